//! Why a seat has no move of a kind at all, for people who ask before they have chosen anything.

use artel_engine::{Game, Illegal, Seat, Set};

use super::no;
use crate::legal::Window;
use crate::rules::{FI_036, FI_046, FI_050};
use crate::{Card, ForbiddenIsland, Move, Tile, Treasure};

impl ForbiddenIsland {
    /// The reason why the seat has no move with this first word; none if it has one, or if moves with this
    /// word name nothing.
    pub(crate) fn explain_none(&self, seat: Seat, word: &str) -> Option<Illegal> {
        let begins = |action: &Move| action.to_string().split(' ').next() == Some(word);
        let example = self.examples(seat).into_iter().find(begins)?;
        let mut moves = Vec::new();
        self.moves(seat, &mut moves);
        if moves.iter().any(begins) {
            return None;
        }
        let may_act = self.window() == Window::Turn && seat == self.active && self.has_actions();
        let nothing = if may_act { self.nothing_in_reach(seat, example) } else { None };
        Some(nothing.unwrap_or_else(|| self.explain(seat, example)))
    }

    /// The reason if nothing that the move could name is in reach of who may act.
    fn nothing_in_reach(&self, seat: Seat, example: Move) -> Option<Illegal> {
        if matches!(example, Move::Step(_)) {
            Some(no(FI_036, "why-no-step"))
        } else if matches!(example, Move::ShoreUp(_)) {
            Some(no(FI_046, "why-no-flooded-in-reach"))
        } else if matches!(example, Move::Give(..)) {
            let nothing = self.gifts(seat).is_empty();
            Some(no(FI_050, if nothing { "why-nothing-to-give" } else { "why-nobody-to-give" }))
        } else {
            None
        }
    }

    /// A move of each kind that names something: what it names does not matter to the reason, or is what
    /// comes nearest to being possible.
    fn examples(&self, seat: Seat) -> [Move; 10] {
        let tile = Tile::FoolsLanding;
        let own = if seat.0 < self.players { seat } else { self.active };
        [
            Move::Step(tile),
            Move::Fly(tile),
            Move::Guide(self.adventurer(own), tile),
            Move::ShoreUp(tile),
            Move::Give(Card::EarthStone, self.adventurer(own)),
            Move::Capture(self.nearest_treasure(own)),
            Move::Swim(tile),
            Move::Discard(Card::EarthStone),
            Move::Sandbags(tile),
            Move::Lift(Set::only(self.adventurer(own)), tile),
        ]
    }

    /// The treasure not yet captured of which the seat has most cards.
    fn nearest_treasure(&self, seat: Seat) -> Treasure {
        let open = Treasure::ALL.into_iter().filter(|&treasure| self.captor(treasure).is_none());
        open.max_by_key(|treasure| self.hand(seat).count(treasure.card())).unwrap_or(Treasure::CrystalOfFire)
    }
}
