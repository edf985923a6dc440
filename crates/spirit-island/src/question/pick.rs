//! Pieces of a land are destroyed, removed or replaced (SI-270 to SI-273).

use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use super::{Division, Question, in_land, no_answer, of_pieces, optional, skip};
use crate::action::Source;
use crate::agenda::Verb;
use crate::components::{INVADERS, Kind, Kinds, Land, Piece, Pieces};
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::{SI_218, SI_221, SI_270, SI_271, SI_273, SI_R61, SI_R62, SM_121, SM_R53};
use crate::why::{no_land, of_piece};

/// Pieces of a land are chosen for something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Pick {
    pub(crate) land: Land,
    pub(crate) verb: Verb,
    pub(crate) kinds: Kinds,
    pub(crate) left: u8,
    pub(crate) up_to: bool,
    pub(crate) who: Seat,
}

impl Question for Pick {
    const FIRST: (RuleId, &'static str) = (SI_273, "why-piece-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(self.who)
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        if self.left == 0 {
            return;
        }
        for (piece, _) in game.island.pieces_to_pick(self.land, self.kinds) {
            if game.can_pick(self.verb, piece, self.land, self.left) {
                out(Move::Pick(piece, self.land));
            }
        }
        skip(self.up_to, out);
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        let Move::Pick(piece, _) = action else { no_answer(action) };
        let place = game.agendas[game.scope].len();
        let spent = self.take(piece, game, log);
        let left = self.left.saturating_sub(spent);
        if left > 0 {
            // Below what the choice itself has put on the agenda.
            game.push_below(place, Pick { left, ..self });
        }
    }

    fn settle(&self, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) -> bool {
        let there: Pieces = game.island.pieces_to_pick(self.land, self.kinds).collect();
        let all = matches!(self.verb, Verb::Destroy | Verb::Remove | Verb::StrifeOnce)
            && !self.up_to
            && self.left > 0
            && self.left >= game.island.at(self.land).total(self.kinds);
        if !all {
            return false;
        }
        game.pop();
        for (piece, count) in there {
            for _ in 0..count {
                if game.can_pick(self.verb, piece, self.land, self.left) {
                    self.take_all(piece, game, log);
                }
            }
        }
        true
    }

    fn division(&self) -> Option<Division> {
        Some(Division::Pick(self.land, self.verb, self.kinds))
    }

    fn phrase(&self, game: &SpiritIsland) -> Phrase {
        let there = game.island.at(self.land).total(self.kinds);
        let fewest = if self.verb == Verb::RemoveHealth { self.left } else { self.left.min(there) };
        of_pieces(picked(self.verb, self.up_to, self.land), self.kinds, fewest)
    }

    fn why_not(&self, game: &SpiritIsland, _: Seat, action: Move) -> Option<Illegal> {
        let Move::Pick(piece, land) = action else { return None };
        let rule = rule(self.verb);
        if land != self.land {
            return Some(no_land(SI_218, "why-other-land", land));
        }
        let bears = self.kinds.contains(Kind::Strife) && piece.strife > 0;
        let kinds = if bears { self.kinds.or(INVADERS) } else { self.kinds };
        let illegal = game.why_no_piece(rule, kinds, piece, land);
        Some(illegal.unwrap_or_else(|| match self.verb {
            Verb::RemoveHealth => of_piece(SI_R61, "why-too-healthy", piece, land),
            Verb::Destroy | Verb::Drown => of_piece(SI_221, "why-safe", piece, land),
            Verb::StrifeOnce => of_piece(rule, "why-strife-already", piece, land),
            Verb::Remove
            | Verb::Downgrade
            | Verb::Upgrade
            | Verb::Replace(..)
            | Verb::Inherit
            | Verb::InheritStrife(_)
            | Verb::Strife => of_piece(rule, "why-wrong-piece", piece, land),
        }))
    }

    fn fits(&self, game: &SpiritIsland, _: Option<Source>, _: bool) -> bool {
        match self.verb {
            Verb::Replace(count, _) => (1..=4).contains(&count),
            Verb::InheritStrife(strife) => {
                (1..=Piece::MOST_STRIFE).contains(&strife) && self.kinds.minus(INVADERS).is_empty()
            }
            Verb::Strife => self.kinds.minus(INVADERS).is_empty(),
            Verb::StrifeOnce => {
                let is_there = |(piece, count): (Piece, u8)| count <= game.island.count_of(self.land, piece);
                game.underway.fresh.iter().all(is_there)
            }
            Verb::Destroy
            | Verb::Drown
            | Verb::Remove
            | Verb::RemoveHealth
            | Verb::Downgrade
            | Verb::Upgrade
            | Verb::Inherit => true,
        }
    }
}

impl Pick {
    /// A piece was chosen, or the Strife under it; tells how much of what is left it took up.
    fn take(&self, piece: Piece, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) -> u8 {
        if self.kinds.contains(piece.kind) {
            return game.pick(self.verb, piece, self.land, self.who, log);
        }
        game.remove_strife(piece, self.land, log);
        1
    }

    /// The piece, or all the Strife under it.
    fn take_all(&self, piece: Piece, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        let times = if self.kinds.contains(piece.kind) { 1 } else { piece.strife };
        (0..times).for_each(|less| {
            self.take(piece.with_strife(piece.strife - less), game, log);
        });
    }
}

fn picked(verb: Verb, up_to: bool, land: Land) -> Phrase {
    match verb {
        Verb::Destroy => in_land(optional(up_to, ["question-destroy", "question-destroy-up-to"]), land),
        Verb::Drown => in_land("question-drown", land),
        Verb::Remove => in_land(optional(up_to, ["question-remove", "question-remove-up-to"]), land),
        Verb::RemoveHealth => in_land("question-remove-health", land),
        Verb::Downgrade => in_land("question-downgrade", land),
        Verb::Upgrade => in_land("question-upgrade", land),
        Verb::Replace(count, with) => {
            in_land("question-replace", land).number("count", count).name("with", with.id())
        }
        Verb::Inherit => in_land("question-inherit", land),
        Verb::InheritStrife(_) => in_land("question-inherit-strife", land),
        Verb::Strife | Verb::StrifeOnce => {
            in_land(optional(up_to, ["question-strife", "question-strife-up-to"]), land)
        }
    }
}

fn rule(verb: Verb) -> RuleId {
    match verb {
        Verb::Destroy | Verb::Drown => SI_273,
        Verb::Remove | Verb::RemoveHealth => SI_270,
        Verb::Downgrade | Verb::Upgrade | Verb::Replace(..) => SI_271,
        Verb::Inherit => SI_R62,
        Verb::InheritStrife(_) => SM_R53,
        Verb::Strife | Verb::StrifeOnce => SM_121,
    }
}
