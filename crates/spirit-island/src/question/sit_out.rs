//! Who sits out of a Ravage (NI-046, NI-052).

use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use super::{Division, Question, in_land, no_answer, of_pieces, optional, skip};
use crate::action::Source;
use crate::components::{Kinds, Land, Pieces};
use crate::effect::{InvaderAction, Which};
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::{NI_046, SI_218};
use crate::why::{no_land, of_piece};

/// Pieces are chosen that do not take part in the Ravage that begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SitOut {
    pub(crate) land: Land,
    pub(crate) kinds: Kinds,
    pub(crate) which: Which,
    pub(crate) left: u8,
    pub(crate) up_to: bool,
    pub(crate) who: Seat,
}

impl SitOut {
    /// Those who can be chosen.
    fn there(&self, game: &SpiritIsland) -> Pieces {
        game.taking_part(self.land, self.kinds).filter(|(piece, _)| self.which.is(*piece)).collect()
    }
}

impl Question for SitOut {
    const FIRST: (RuleId, &'static str) = (NI_046, "why-piece-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(self.who)
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        if self.left > 0 {
            self.there(game).iter().for_each(|(piece, _)| out(Move::Pick(piece, self.land)));
            skip(self.up_to, out);
        }
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let Move::Pick(piece, _) = action else { no_answer(action) };
        game.sit_out(piece, 1);
        if self.left > 1 {
            game.push(SitOut { left: self.left - 1, ..self });
        }
    }

    fn settle(&self, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) -> bool {
        let there = self.there(game);
        let all =
            !self.up_to && there.iter().map(|(_, count)| u32::from(count)).sum::<u32>() <= self.left.into();
        if all {
            game.pop();
            there.iter().for_each(|(piece, count)| game.sit_out(piece, count));
        }
        all
    }

    fn division(&self) -> Option<Division> {
        Some(Division::SitOut(self.land, self.kinds))
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        let key = optional(self.up_to, ["question-sit-out", "question-sit-out-up-to"]);
        of_pieces(in_land(key, self.land), self.kinds, self.left)
    }

    fn why_not(&self, game: &SpiritIsland, _: Seat, action: Move) -> Option<Illegal> {
        let Move::Pick(piece, land) = action else { return None };
        if land != self.land {
            return Some(no_land(SI_218, "why-other-land", land));
        }
        let illegal = game.why_no_piece(NI_046, self.kinds, piece, land);
        Some(illegal.unwrap_or_else(|| of_piece(NI_046, "why-wrong-piece", piece, land)))
    }

    fn fits(&self, _: &SpiritIsland, source: Option<Source>, _: bool) -> bool {
        source == Some(Source::Invaders(InvaderAction::Ravage))
    }
}
