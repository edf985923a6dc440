//! What can be answered.

use artel_engine::Seat;

use crate::agenda::Task;
use crate::components::{Cards, Element, INVADERS, Kind, Land, Lands, Piece};
use crate::effect::{Effect, Effects};
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::spirit::Track;

impl SpiritIsland {
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
                let who = self.user_or(SpiritIsland::HOST);
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
                    self.island
                        .at(from)
                        .pieces(kinds)
                        .for_each(|(piece, _)| out(Move::Send(piece, from, to)));
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
            Task::Choose { effect: &Effect::Choose(lists), land, who } => {
                self.list_options(lists, land, who, out);
            }
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
                Element::ALL
                    .into_iter()
                    .filter(|&each| !chosen.contains(each))
                    .for_each(|each| out(Move::Element(each)));
            }
            Task::Gift { from, .. } => {
                self.spirit(from).hand.iter().for_each(|card| out(Move::Give(card)));
                out(Move::Skip);
            }
            Task::GainKind { .. } => self.gain_options(out),
            Task::Keep { ref drawn, .. } => drawn.iter().for_each(|&card| out(Move::Keep(card))),
            Task::Forget { who } => {
                self.spirit(who).all_cards().iter().for_each(|card| out(Move::Forget(card)));
            }
            Task::Cascade { from, .. } => {
                self.island.around(from).iter().for_each(|land| out(Move::Land(land)));
            }
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

    pub(super) fn target_options(&self, out: &mut impl FnMut(Move)) {
        let Some(action) = &self.action else { return };
        let Some(power) = action.source.power() else { return };
        let lands = self.target_lands(power, action.user, Some(action));
        lands.iter().for_each(|land| out(Move::Land(land)));
        self.target_spirits(power, action.user).iter().for_each(|seat| out(Move::Spirit(seat)));
    }

    /// The lists of which at least one effect could do something (SI-R73).
    fn list_options(&self, lists: &[Effects], land: Option<Land>, who: Seat, out: &mut impl FnMut(Move)) {
        for (number, list) in (1..).zip(lists) {
            if self.feasible(list, land, who) {
                out(Move::Choose(number));
            }
        }
    }

    fn gain_options(&self, out: &mut impl FnMut(Move)) {
        for (major, action) in [(false, Move::Minor), (true, Move::Major)] {
            if !self.power_decks.or(self.power_discards).and(Cards::of_kind(major)).is_empty() {
                out(action);
            }
        }
    }

    fn fresh_pieces(&self, out: &mut impl FnMut(Piece)) {
        let Some(action) = &self.action else { return };
        action.fresh.pieces(INVADERS).for_each(|(piece, _)| out(piece));
    }
}

/// Leaving the rest out, where that is allowed.
fn skip(up_to: bool, out: &mut impl FnMut(Move)) {
    if up_to {
        out(Move::Skip);
    }
}
