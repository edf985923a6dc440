//! What the Spirits give together for a ritual (SM-R75).

use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use super::{Question, no_answer};
use crate::action::Source;
use crate::components::{Kind, Land, Piece};
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::SM_R75;
use crate::why::{no, no_land};

/// So much Energy, and so many Presence in the land, are still to be given, by this Spirit or by those after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Offer {
    pub(crate) land: Land,
    pub(crate) energy: u8,
    pub(crate) presence: u8,
    pub(crate) who: Seat,
}

impl Offer {
    /// The Energy and the Presence that the Spirits after this one could give.
    fn others(&self, game: &SpiritIsland) -> (u16, u16) {
        let after = game.all_seats().filter(|seat| *seat > self.who);
        after.fold((0, 0), |(energy, presence), seat| {
            let there = game.island.at(self.land).presence(seat);
            (energy + u16::from(game.wealth(seat)), presence + u16::from(there))
        })
    }

    /// Whether the Spirits after this one could give all that is left.
    fn others_can(&self, game: &SpiritIsland) -> bool {
        let (energy, presence) = self.others(game);
        energy >= u16::from(self.energy) && presence >= u16::from(self.presence)
    }

    fn own(&self) -> Piece {
        Piece::of(Kind::Presence, self.who)
    }
}

impl Question for Offer {
    const FIRST: (RuleId, &'static str) = (SM_R75, "why-offer-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(self.who)
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        if self.energy > 0 && game.wealth(self.who) > 0 {
            out(Move::Yes);
        }
        if self.presence > 0 && game.island.at(self.land).presence(self.who) > 0 {
            out(Move::Pick(self.own(), self.land));
        }
        if self.others_can(game) {
            out(Move::No);
        }
    }

    fn answer(self, seat: Seat, action: Move, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        let mut left = self.clone();
        match action {
            Move::Yes => left.energy -= 1,
            Move::Pick(..) => left.presence -= 1,
            Move::No => left.who = Seat(self.who.0 + 1),
            _ => no_answer(action),
        }
        if left.energy + left.presence > 0 {
            game.push(left);
        }
        match action {
            Move::Yes => game.pay_energy(seat, 1, log),
            Move::Pick(_, land) => game.destroy_presence(seat, land, log),
            _ => {}
        }
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        Phrase::new("question-offer").number("energy", self.energy).number("presence", self.presence)
    }

    fn why_not(&self, _: &SpiritIsland, _: Seat, action: Move) -> Option<Illegal> {
        match action {
            Move::Yes => Some(no(SM_R75, "why-no-energy-to-offer")),
            Move::No => Some(no(SM_R75, "why-others-cannot-offer")),
            Move::Pick(_, land) => Some(no_land(SM_R75, "why-no-presence-there", land)),
            _ => None,
        }
    }

    fn fits(&self, game: &SpiritIsland, source: Option<Source>, _: bool) -> bool {
        let mut any = false;
        self.options(game, &mut |_| any = true);
        matches!(source, Some(Source::Scenario(_))) && any
    }
}
