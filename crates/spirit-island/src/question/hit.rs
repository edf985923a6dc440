//! Damage that is divided among pieces (SI-266).

use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use super::{Division, Question, in_land, kind_names, no_answer};
use crate::action::Source;
use crate::components::{Kind, Kinds, Lands, Pieces};
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::{SI_218, SI_266, SI_R79};
use crate::why::{no, no_land, not_asked};

/// More damage than is ever left to be divided among several lands.
const MOST_BONUS: u8 = 20;
/// The most damage that a Power divides among several lands.
const MOST_AMONG: u8 = 20;

/// Damage is divided among Invaders of the lands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Hit {
    pub(crate) lands: Lands,
    pub(crate) kinds: Kinds,
    pub(crate) left: u8,
    pub(crate) who: Seat,
}

impl Question for Hit {
    const FIRST: (RuleId, &'static str) = (SI_266, "why-damage-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(self.who)
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        for land in self.lands.iter() {
            let pieces =
                game.taking_part(land, self.kinds).filter(|(piece, _)| piece.dream.damage().is_some());
            pieces.for_each(|(piece, _)| out(Move::Pick(piece, land)));
        }
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        let Move::Pick(piece, land) = action else { no_answer(action) };
        if self.left > 1 {
            game.push(Hit { left: self.left - 1, ..self });
        }
        if self.lands.len() > 1 || self.kinds.contains(Kind::Dahan) && self.kinds.len() > 1 {
            game.badlands_strike(land, piece.kind, self.kinds, self.who);
        }
        game.damage_pieces(piece, 1, land, 1, log);
    }

    fn settle(&self, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) -> bool {
        if self.left == 0 {
            game.pop();
            return true;
        }
        let destroys_all = u32::from(self.left) >= game.health_left(self.lands, self.kinds);
        if destroys_all {
            game.pop();
            self.destroy_all(game, log);
        }
        destroys_all
    }

    fn division(&self) -> Option<Division> {
        Some(Division::Damage(self.lands, self.kinds))
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        let phrase = match self.lands.first() {
            Some(land) if self.lands.len() == 1 => in_land("question-damage", land),
            _ => Phrase::new("question-damage-around"),
        };
        phrase.names("kinds", kind_names(self.kinds)).number("left", self.left)
    }

    fn why_not_skip(&self) -> Illegal {
        no(SI_R79, "why-damage-left")
    }

    fn why_not(&self, game: &SpiritIsland, _: Seat, action: Move) -> Option<Illegal> {
        let Move::Pick(piece, land) = action else { return None };
        if !self.lands.contains(land) {
            return Some(no_land(SI_218, "why-other-land", land));
        }
        Some(game.why_no_piece(SI_266, self.kinds, piece, land).unwrap_or_else(not_asked))
    }

    fn fits(&self, _: &SpiritIsland, _: Option<Source>, _: bool) -> bool {
        // Among several lands only the bonuses of a Power are divided (SI-R68).
        self.lands.len() <= 1 || self.left <= MOST_BONUS.max(MOST_AMONG)
    }
}

impl Hit {
    fn destroy_all(&self, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        for land in self.lands.iter() {
            let there: Pieces = game.taking_part(land, self.kinds).collect();
            for (piece, count) in there {
                game.destroy(piece, count, land, log);
            }
        }
    }
}
