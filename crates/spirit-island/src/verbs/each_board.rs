//! On each board (SM-134).

use artel_engine::Log;

use super::{EachBoard, Scene, Verb, Where};
use crate::agenda::Step;
use crate::byte::byte;
use crate::game::SpiritIsland;
use crate::words::Writer;

impl Verb for EachBoard {
    const WHERE: Where = Where::Names;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let boards = (1..=byte(game.island.boards.len())).collect();
        game.push(Step::EachBoard { boards, effect: at.effect });
    }

    fn is_feasible(self, _: Scene, game: &SpiritIsland) -> bool {
        let lands = (0..game.island.boards.len()).filter_map(|place| game.first_of_board(place));
        lands.into_iter().any(|land| game.feasible(self.effects, Some(land), game.keeper(land)))
    }

    fn words(self, writer: &mut Writer) {
        writer.each_board(self.effects);
    }
}
