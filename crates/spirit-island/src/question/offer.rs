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

    /// Asks for what is left to be given.
    fn go_on(self, game: &mut SpiritIsland) {
        if self.energy + self.presence > 0 {
            game.push(self);
        }
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

    fn answer(mut self, seat: Seat, action: Move, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        if let Move::Pick(_, land) = action {
            self.presence -= 1;
            self.go_on(game);
            game.destroy_presence(seat, land, log);
        } else if action == Move::Yes {
            self.energy -= 1;
            self.go_on(game);
            game.pay_energy(seat, 1, log);
        } else if action == Move::No {
            self.who = Seat(self.who.0 + 1);
            self.go_on(game);
        } else {
            no_answer(action);
        }
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        Phrase::new("question-offer").number("energy", self.energy).number("presence", self.presence)
    }

    fn why_not(&self, _: &SpiritIsland, _: Seat, action: Move) -> Option<Illegal> {
        if let Move::Pick(_, land) = action {
            return Some(no_land(SM_R75, "why-no-presence-there", land));
        }
        let why = [(Move::Yes, "why-no-energy-to-offer"), (Move::No, "why-others-cannot-offer")];
        why.into_iter().find(|(answer, _)| *answer == action).map(|(_, why)| no(SM_R75, why))
    }

    fn fits(&self, game: &SpiritIsland, source: Option<Source>, _: bool) -> bool {
        let mut any = false;
        self.options(game, &mut |_| any = true);
        matches!(source, Some(Source::Scenario(_))) && any
    }
}
