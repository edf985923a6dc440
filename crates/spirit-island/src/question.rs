//! Questions: who is asked, what can be answered, and what an answer does.

use artel_engine::{Log, Seat, Set};

use crate::agenda::{Task, Verb};
use crate::components::{Element, INVADERS, Kind, Land, Lands, Piece};
use crate::effect::{Effect, Gain, InvaderAction};
use crate::event::Event;
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::spirit::Track;

impl SpiritIsland {
    /// Who may answer a question.
    pub(crate) fn asked(&self, task: &Task) -> Set<Seat> {
        match *task {
            Task::Target | Task::Origin | Task::Threshold { .. } | Task::Instead { .. } => {
                Set::only(self.user_or(self.host()))
            }
            Task::Shares { left, .. } => left,
            Task::Ravages { .. } => Set::only(self.host()),
            Task::SkipOrChange { land } => Set::only(self.keeper(land)),
            Task::Escalate { board } => Set::only(self.keeper(Land::new(board, 1))),
            Task::SkipOne { standing, .. } => {
                let user = self.standing.get(standing as usize).map_or(self.host(), |standing| standing.user);
                Set::only(user)
            }
            Task::Gift { from, .. } => Set::only(from),
            Task::Hit { who, .. }
            | Task::HitDifferent { who, .. }
            | Task::Bonus { who }
            | Task::Push { who, .. }
            | Task::Gather { who, .. }
            | Task::Bring { who, .. }
            | Task::Pick { who, .. }
            | Task::GatherPresence { who, .. }
            | Task::PresenceTo { who, .. }
            | Task::PresenceFrom { who, .. }
            | Task::Choose { who, .. }
            | Task::May { who, .. }
            | Task::Pay { who, .. }
            | Task::In { who, .. }
            | Task::Elsewhere { who, .. }
            | Task::Elements { who, .. }
            | Task::GainKind { who, .. }
            | Task::Keep { who, .. }
            | Task::Forget { who }
            | Task::Cascade { who, .. }
            | Task::Reclaim { who } => Set::only(who),
            _ => Set::EMPTY,
        }
    }

    /// Tells every answer to a question, each once.
    #[allow(clippy::too_many_lines)] // one arm for each kind of question
    pub(crate) fn options(&self, task: &Task, out: &mut impl FnMut(Move)) {
        match *task {
            Task::Target => self.target_options(out),
            Task::Origin => self.possible_origins().iter().for_each(|land| out(Move::Land(land))),
            Task::Threshold { index } => {
                for (used, action) in [(true, Move::Yes), (false, Move::No)] {
                    if self.explicable(index, used) {
                        out(action);
                    }
                }
            }
            Task::Instead { index } => {
                let who = self.user_or(self.host());
                let land = self.action.as_ref().and_then(|action| action.land);
                self.list_options(&self.alternatives(index), land, who, out);
            }
            Task::Hit { lands, kinds, .. } => {
                for land in lands.iter() {
                    self.island.at(land).pieces(kinds).for_each(|(piece, _)| out(Move::Pick(piece, land)));
                }
            }
            Task::HitDifferent { land, up_to, .. } => {
                self.fresh_pieces(&mut |piece| out(Move::Pick(piece, land)));
                skip(up_to, out);
            }
            Task::Push { from, kinds, left, up_to, way, used, .. } if left > 0 => {
                let targets = self.push_targets(from, way, used);
                for (piece, _) in self.island.at(from).pieces(kinds) {
                    targets.iter().for_each(|to| out(Move::Send(piece, from, to)));
                }
                skip(up_to, out);
            }
            Task::Gather { to, kinds, left, up_to, .. } if left > 0 => {
                for from in self.island.around(to).iter() {
                    self.island.at(from).pieces(kinds).for_each(|(piece, _)| out(Move::Send(piece, from, to)));
                }
                skip(up_to, out);
            }
            Task::Bring { from, to, kinds, left, up_to, .. } if left > 0 => {
                self.island.at(from).pieces(kinds).for_each(|(piece, _)| out(Move::Send(piece, from, to)));
                skip(up_to, out);
            }
            Task::Pick { land, verb, kinds, left, up_to, .. } if left > 0 => {
                for (piece, _) in self.island.at(land).pieces(kinds) {
                    if self.can_pick(verb, piece, land, left) {
                        out(Move::Pick(piece, land));
                    }
                }
                skip(up_to, out);
            }
            Task::GatherPresence { to, up_to, who } => {
                for from in self.island.around(to).and(self.island.presence(who.index())).iter() {
                    out(Move::Presence(from, to));
                }
                skip(up_to, out);
            }
            Task::PresenceTo { range, terrains, who } => {
                let reach = self.island.within(range, self.island.presence(who.index()));
                reach.and(self.island.of_terrains(terrains)).iter().for_each(|land| out(Move::Land(land)));
            }
            Task::PresenceFrom { who, .. } => {
                for track in Track::ALL {
                    if self.spirit(who).on_track(track) > 0 {
                        out(Move::Track(track));
                    }
                }
                self.island.presence(who.index()).iter().for_each(|land| out(Move::From(land)));
            }
            Task::Choose { effect: &Effect::Choose(lists), land, who } => self.list_options(lists, land, who, out),
            Task::May { effect: &Effect::May(effects), land, who } => {
                if self.feasible(effects, land, who) {
                    out(Move::Yes);
                }
                out(Move::No);
            }
            Task::Pay { effect: &Effect::Pay(_, cost, yes, _), land, who } => {
                if self.spirit(who).energy >= cost && self.feasible(yes, land, who) {
                    out(Move::Yes);
                }
                out(Move::No);
            }
            Task::In { effect: &Effect::In(place, effects), here, who } => {
                let lands = self.lands_of(place, here, who);
                let useful = lands.iter().filter(|&land| self.feasible(effects, Some(land), who));
                useful.for_each(|land| out(Move::Land(land)));
            }
            Task::Elsewhere { effect: &Effect::EachPlayerElsewhere(place, effects), who } => {
                let taken = self.action.as_ref().map_or(Lands::NONE, |action| action.shared_out);
                let lands = self.lands_of(place, None, who).minus(taken);
                let useful = lands.iter().filter(|&land| self.feasible(effects, Some(land), who));
                useful.for_each(|land| out(Move::Land(land)));
            }
            Task::Shares { .. } => out(Move::Go),
            Task::SkipOrChange { .. } | Task::SkipOne { .. } | Task::Bonus { .. } => {
                out(Move::Yes);
                out(Move::No);
            }
            Task::Elements { chosen, .. } => {
                Element::ALL.into_iter().filter(|&each| !chosen.contains(each)).for_each(|each| out(Move::Element(each)));
            }
            Task::Gift { from, .. } => {
                self.spirit(from).hand.iter().for_each(|card| out(Move::Give(card)));
                out(Move::Skip);
            }
            Task::GainKind { .. } => self.gain_options(out),
            Task::Keep { ref drawn, .. } => drawn.iter().for_each(|&card| out(Move::Keep(card))),
            Task::Forget { who } => self.spirit(who).all_cards().iter().for_each(|card| out(Move::Forget(card))),
            Task::Cascade { from, .. } => self.island.around(from).iter().for_each(|land| out(Move::Land(land))),
            Task::Ravages { lands } => lands.iter().for_each(|land| out(Move::Land(land))),
            Task::Escalate { board } => {
                let lands = Lands::of_board(board).and(self.island.lands);
                let townless = lands.iter().filter(|&land| self.island.at(land).count(Kind::Town) == 0);
                townless.for_each(|land| out(Move::Land(land)));
            }
            Task::Reclaim { who } => {
                let cards = self.spirit(who).in_play;
                cards.iter().for_each(|card| out(Move::Reclaim(card)));
                out(Move::Skip);
            }
            _ => {}
        }
    }

    fn target_options(&self, out: &mut impl FnMut(Move)) {
        let Some(action) = &self.action else { return };
        let Some(power) = action.source.power() else { return };
        let lands = self.target_lands(power, action.user, Some(action));
        lands.iter().for_each(|land| out(Move::Land(land)));
        self.target_spirits(power, action.user).iter().for_each(|seat| out(Move::Spirit(seat)));
    }

    /// The lists of which at least one effect could do something (SI-R73).
    fn list_options(
        &self,
        lists: &[crate::effect::Effects],
        land: Option<Land>,
        who: Seat,
        out: &mut impl FnMut(Move),
    ) {
        for (number, list) in (1..).zip(lists) {
            if self.feasible(list, land, who) {
                out(Move::Choose(number));
            }
        }
    }

    fn gain_options(&self, out: &mut impl FnMut(Move)) {
        for (major, action) in [(false, Move::Minor), (true, Move::Major)] {
            let pile = self.power_discards;
            let kind = if major { crate::components::Cards::MAJORS } else { crate::components::Cards::MINORS };
            if !self.deck(major).is_empty() || !pile.and(kind).is_empty() {
                out(action);
            }
        }
    }

    fn fresh_pieces(&self, out: &mut impl FnMut(Piece)) {
        let Some(action) = &self.action else { return };
        action.fresh.pieces(INVADERS).for_each(|(piece, _)| out(piece));
    }

    /// Settles a question whose answer makes no difference, or that asks for nothing more.
    pub(crate) fn settle_at_once(&mut self, task: &Task, log: &mut impl Log<Event>) -> bool {
        match *task {
            Task::Target => return self.ask_range_threshold() || self.lack_target(),
            Task::Hit { lands, kinds, left, .. } => {
                if left == 0 {
                    self.pop();
                    return true;
                }
                if u32::from(left) >= self.health_left(lands, kinds) {
                    self.pop();
                    self.destroy_all(lands, kinds, log);
                    return true;
                }
            }
            Task::Pick { land, verb: verb @ (Verb::Destroy | Verb::Remove), kinds, left, up_to: false, who } => {
                let ground = *self.island.at(land);
                if left >= ground.total(kinds) && left > 0 {
                    self.pop();
                    for (piece, count) in ground.pieces(kinds) {
                        for _ in 0..count {
                            if self.can_pick(verb, piece, land, left) {
                                self.pick(verb, piece, land, who, log);
                            }
                        }
                    }
                    return true;
                }
            }
            Task::HitDifferent { left: 0, .. } => {
                self.pop();
                return true;
            }
            Task::GainKind { who, gain } => {
                if let Some(card) = self.next_of_progression(who) {
                    self.pop();
                    self.progress_power(who, card, log);
                    return true;
                }
                if gain == Gain::Minor {
                    self.pop();
                    self.start_drawing(who, false, gain);
                    return true;
                }
            }
            Task::Ravages { lands } => {
                let left: Lands = lands.iter().filter(|&land| self.island.at(land).has_invaders()).collect();
                self.pop();
                if left.is_empty() {
                    return true;
                }
                self.push(Task::Ravages { lands: left });
                if let Some(land) = left.first()
                    && !self.order_matters(left)
                {
                    self.answer(Task::Ravages { lands: left }, Move::Land(land), log);
                    return true;
                }
                return false;
            }
            Task::Shares { effect, left } if left.len() == 1 => {
                self.pop();
                if let Some(seat) = left.first() {
                    self.begin_share(effect, left, seat, log);
                }
                return true;
            }
            Task::Shares { left, .. } if left.is_empty() => {
                self.pop();
                return true;
            }
            _ => {}
        }
        false
    }

    /// A threshold that changes the Range is decided before the target is chosen (SI-R78).
    fn ask_range_threshold(&mut self) -> bool {
        let Some(power) = self.action.as_ref().and_then(|action| action.source.power()) else { return false };
        let wider = (0..power.thresholds.len() as u8)
            .find(|&index| power.thresholds[index as usize].range.is_some() && self.undecided(index));
        if let Some(index) = wider {
            self.push(Task::Threshold { index });
        }
        wider.is_some()
    }

    /// A repeat that finds no target does nothing.
    fn lack_target(&mut self) -> bool {
        let mut any = false;
        self.target_options(&mut |_| any = true);
        if !any {
            self.pop();
            self.pop();
        }
        !any
    }

    fn destroy_all(&mut self, lands: Lands, kinds: crate::components::Kinds, log: &mut impl Log<Event>) {
        for land in lands.iter() {
            let ground = *self.island.at(land);
            for (piece, count) in ground.pieces(kinds) {
                self.destroy(piece, count, land, log);
            }
        }
    }

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
                let who = self.user_or(self.host());
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
            (Task::HitDifferent { land, left, up_to, who }, Move::Pick(piece, _)) => {
                if let Some(action) = &mut self.action {
                    action.fresh.take(piece, 1);
                }
                self.push(Task::HitDifferent { land, left: left - 1, up_to, who });
                self.damage_pieces(piece, 1, land, 1, log);
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
                    let _ = self.agendas[self.scope].try_insert(place, Task::Pick { land, verb, kinds, left, up_to, who });
                }
            }
            (Task::GatherPresence { who, .. }, Move::Presence(from, to)) => self.move_presence(who, from, to, log),
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
            (Task::Bonus { .. }, Move::Yes) => self.use_gift(),
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

/// Leaving the rest out, where that is allowed.
fn skip(up_to: bool, out: &mut impl FnMut(Move)) {
    if up_to {
        out(Move::Skip);
    }
}
