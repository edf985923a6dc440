//! The spirit tokens that lie on the island when the game begins.

use crate::components::{BoardName, INVADERS, Kind, Kinds, Land, Piece};
use crate::content::THEMATIC_TOKENS;
use crate::effect::make::{BEASTS, DISEASE};
use crate::game::SpiritIsland;

impl SpiritIsland {
    /// The tokens of all boards, of the kinds that are played with.
    pub(super) fn set_tokens(&mut self, played: Kinds) {
        for board in self.island.boards.clone() {
            if board.is_thematic() {
                self.set_thematic_tokens(board, played);
            } else {
                self.set_lettered_tokens(board, played);
            }
        }
    }

    /// 1 Beasts in the first land without anything printed (SM-017), 1 Disease in the land with the City (SM-018).
    fn set_lettered_tokens(&mut self, board: BoardName, played: Kinds) {
        let lands = || board.lands().iter();
        let bare = lands().filter(|land| land.printed().setup.is_empty()).min_by_key(|land| land.number());
        let second = lands().find(|land| land.number() == 2);
        for (land, kinds) in [(bare, BEASTS), (second, DISEASE)] {
            if let (Some(land), Some(kind)) = (land, played.and(kinds).first()) {
                self.island.add(land, Piece::whole(kind), 1);
            }
        }
    }

    /// What belongs to the lands of a thematic board (SM-021, SM-022, NI-089).
    fn set_thematic_tokens(&mut self, board: BoardName, played: Kinds) {
        for &(of, number, kind, count) in &THEMATIC_TOKENS {
            let land = board.lands().iter().find(|land| of == board && land.number() == number);
            let Some(land) = land.filter(|_| played.contains(kind)) else { continue };
            if kind == Kind::Strife {
                self.set_strife(land, count);
            } else {
                self.island.add(land, Piece::whole(kind), count);
            }
        }
    }

    /// Strife lies under the greatest Invader of its land.
    fn set_strife(&mut self, land: Land, strife: u8) {
        let there = self.island.pieces(land, INVADERS).filter(|(piece, _)| piece.strife == 0);
        let greatest = there.map(|(piece, _)| piece).max_by_key(|piece| piece.kind.health());
        if let Some(piece) = greatest {
            self.island.take(land, piece, 1);
            self.island.add(land, piece.with_strife(strife), 1);
        }
    }
}
