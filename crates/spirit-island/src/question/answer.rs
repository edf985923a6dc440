//! What an answer does.

use artel_engine::{Log, Seat};

use crate::agenda::Task;
use crate::components::{Element, Kind, Lands, Piece};
use crate::effect::{Effect, InvaderAction};
use crate::event::Event;
use crate::game::SpiritIsland;
use crate::moves::Move;

impl SpiritIsland {
    /// Does what an answer says; the question is on top of the agenda.
    #[allow(clippy::too_many_lines)] // one arm for each kind of question
    pub(crate) fn answer(&mut self, task: Task, action: Move, log: &mut impl Log<Event>) {
        self.pop();
        match (task, action) {
            (task, Move::Skip) => {
                if let Some(seat) = self.asked(&task).first() {
                    log.push(Event::Declined { seat });
                }
            }
            (Task::Target, Move::Land(land)) => self.target_land(land, log),
            (Task::Target, Move::Spirit(seat)) => self.target_spirit(seat, log),
            (Task::Origin, Move::Land(land)) => {
                if let Some(action) = &mut self.action {
                    action.origin = Some(land);
                }
            }
            (Task::Threshold { index }, Move::Yes) => self.take_threshold(index, log),
            (Task::Threshold { index }, Move::No) => self.decline_threshold(index),
            (Task::Instead { index }, Move::Choose(number)) => {
                let who = self.user_or(SpiritIsland::HOST);
                let land = self.action.as_ref().and_then(|action| action.land);
                if number == 2 {
                    self.take_threshold(index, log);
                }
                let effects = self.alternatives(index)[usize::from(number == 2)];
                self.push(Task::Do { effects, land, who });
            }
            (Task::Hit { lands, kinds, left, who }, Move::Pick(piece, land)) => {
                if left > 1 {
                    self.push(Task::Hit { lands, kinds, left: left - 1, who });
                }
                self.damage_pieces(piece, 1, land, 1, log);
            }
            (Task::HitDifferent { land, left, up_to, begun, who }, Move::Pick(piece, _)) => {
                self.hit_different(piece, land, begun, who, log);
                self.push(Task::HitDifferent { land, left: left - 1, up_to, begun: true, who });
            }
            (Task::Push { from, kinds, left, up_to, way, used, who }, Move::Send(piece, _, to)) => {
                let around = self.island.around(from);
                let mut used = if around.minus(used).is_empty() { Lands::NONE } else { used };
                used.insert(to);
                if left > 1 {
                    self.push(Task::Push { from, kinds, left: left - 1, up_to, way, used, who });
                }
                self.push_piece(piece, from, to, way, log);
            }
            (Task::Gather { to, kinds, left, up_to, who }, Move::Send(piece, from, _)) => {
                if left > 1 {
                    self.push(Task::Gather { to, kinds, left: left - 1, up_to, who });
                }
                log.push(Event::Gathered { piece, from, to });
                self.shift(piece, from, to, log);
            }
            (Task::Bring { from, to, kinds, left, up_to, who }, Move::Send(piece, ..)) => {
                if left > 1 {
                    self.push(Task::Bring { from, to, kinds, left: left - 1, up_to, who });
                }
                log.push(Event::Moved { piece, from, to });
                if let Some(action) = &mut self.action {
                    action.brought = action.brought.saturating_add(1);
                }
                self.shift(piece, from, to, log);
            }
            (Task::Pick { land, verb, kinds, left, up_to, who }, Move::Pick(piece, _)) => {
                let place = self.agendas[self.scope].len();
                let spent = self.pick(verb, piece, land, who, log);
                let left = left.saturating_sub(spent);
                if left > 0 {
                    // Below what the choice itself has put on the agenda.
                    let _ = self.agendas[self.scope]
                        .try_insert(place, Task::Pick { land, verb, kinds, left, up_to, who });
                }
            }
            (Task::GatherPresence { who, .. }, Move::Presence(from, to)) => {
                self.move_presence(who, from, to, log);
            }
            (Task::PresenceTo { who, .. }, Move::Land(to)) => {
                self.push(Task::PresenceFrom { to, growth: true, who });
            }
            (Task::PresenceFrom { to, growth, who }, Move::Track(track)) => {
                self.add_presence(who, track, to, growth, log);
            }
            (Task::PresenceFrom { to, growth, who }, Move::From(from)) => {
                self.relocate_presence(who, from, to, growth, log);
            }
            (Task::Choose { effect: &Effect::Choose(lists), land, who }, Move::Choose(number)) => {
                let effects = lists.get((number - 1) as usize).copied().unwrap_or(&[]);
                self.push(Task::Do { effects, land, who });
            }
            (Task::May { effect: &Effect::May(effects), land, who }, Move::Yes) => {
                self.push(Task::Do { effects, land, who });
            }
            (Task::May { who, .. }, _) => log.push(Event::Declined { seat: who }),
            (Task::Pay { effect: &Effect::Pay(_, cost, yes, _), land, who }, Move::Yes) => {
                self.pay_energy(who, cost, log);
                self.push(Task::Do { effects: yes, land, who });
            }
            (Task::Pay { effect: &Effect::Pay(.., no), land, who }, _) => {
                let who = if no.is_empty() { who } else { self.user_or(who) };
                self.push(Task::Do { effects: no, land, who });
            }
            (Task::In { effect: &Effect::In(_, effects), who, .. }, Move::Land(land)) => {
                if let Some(action) = &mut self.action {
                    action.chosen = Some(land);
                }
                self.push(Task::Do { effects, land: Some(land), who });
            }
            (Task::Elsewhere { effect: &Effect::EachPlayerElsewhere(_, effects), who }, Move::Land(land)) => {
                if let Some(action) = &mut self.action {
                    action.shared_out.insert(land);
                }
                self.push(Task::Do { effects, land: Some(land), who });
            }
            (Task::SkipOrChange { land }, Move::Yes) => {
                log.push(Event::Skipped { land, action: InvaderAction::Build });
            }
            (Task::SkipOrChange { land }, _) => self.build_piece(land, true, log),
            (Task::SkipOne { land, action, standing }, Move::Yes) => {
                if let Some(standing) = self.standing.get_mut(standing as usize) {
                    standing.left = 0;
                }
                log.push(Event::Skipped { land, action });
            }
            (Task::SkipOne { land, action: InvaderAction::Ravage, .. }, _) => self.ravage_now(land, log),
            (Task::SkipOne { land, .. }, _) => self.build_now(land, log),
            (Task::Bonus { who }, Move::Yes) => self.use_gift(who),
            (Task::Elements { left, chosen, who }, Move::Element(element)) => {
                self.gain_element(who, element, log);
                if left > 1 {
                    self.push(Task::Elements { left: left - 1, chosen: chosen.with(element), who });
                }
            }
            (Task::Gift { from, to }, Move::Give(card)) => self.give_card(from, to, card, log),
            (Task::GainKind { who, gain }, Move::Minor | Move::Major) => {
                self.start_drawing(who, action == Move::Major, gain);
            }
            (Task::Keep { who, major, gain, drawn }, Move::Keep(card)) => {
                self.keep_card(who, card, gain, major, &drawn, log);
            }
            (Task::Forget { who }, Move::Forget(card)) => self.forget(who, card, log),
            (Task::Cascade { who, .. }, Move::Land(land)) => self.add_blight(land, who, log),
            (Task::Ravages { lands }, Move::Land(land)) => {
                self.push(Task::Ravages { lands: lands.without(land) });
                self.push(Task::Ravage { land });
            }
            (Task::Escalate { .. }, Move::Land(land)) => {
                self.island.at_mut(land).add(Piece::whole(Kind::Town), 1);
                log.push(Event::Escalated { land });
            }
            (Task::Reclaim { who }, Move::Reclaim(card)) => {
                let spirit = self.spirit_mut(who);
                spirit.in_play.remove(card);
                spirit.hand.insert(card);
                spirit.count_elements();
                log.push(Event::TookBack { seat: who, card });
            }
            _ => {}
        }
    }

    /// A Spirit gains an element, and the user the same if it is another Spirit.
    fn gain_element(&mut self, seat: Seat, element: Element, log: &mut impl Log<Event>) {
        let user = self.user_or(seat);
        for each in [seat, user] {
            let spirit = self.spirit_mut(each);
            spirit.gained = spirit.gained.with(element);
            spirit.count_elements();
            log.push(Event::GainedElement { seat: each, element });
            if user == seat {
                break;
            }
        }
    }
}
