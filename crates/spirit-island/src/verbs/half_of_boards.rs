//! On half of the boards (SM-R49).

use artel_engine::Log;

use super::{HalfOfBoards, Scene, Verb, Where};
use crate::byte::byte;
use crate::game::SpiritIsland;
use crate::question;
use crate::words::Writer;

impl Verb for HalfOfBoards {
    const WHERE: Where = Where::Names;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let left = byte(game.island.boards.len().div_ceil(2));
        game.push(question::SomeBoards { effect: at.effect, left, taken: arrayvec::ArrayVec::new() });
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        let _ = at;
        let lands = (0..game.island.boards.len()).filter_map(|place| game.first_of_board(place));
        lands.into_iter().any(|land| game.feasible(self.effects, Some(land), game.keeper(land)))
    }

    fn words(self, writer: &mut Writer) {
        writer.governed("half-of-boards", self.effects);
    }
}
