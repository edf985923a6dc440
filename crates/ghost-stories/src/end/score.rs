//! What a game is worth.

use artel_engine::Status;

use crate::{Difficulty, GhostStories};

const DEAD_TAOIST: i32 = -3;
const HAUNTED_TILE: i32 = -4;

impl GhostStories {
    /// The points of the game if it ended as it stands (GS-154 to GS-161, GS-R80); before the end as if it
    /// were lost.
    pub fn score(&self) -> i32 {
        let won = self.status == Status::Won;
        let victory = if won { self.difficulty.victory_points() } else { 0 };
        // The Qi of living Taoists, not of neutral boards (GS-156, GS-R79).
        let qi: i32 =
            self.boards.iter().filter(|board| board.seat.is_some()).map(|board| i32::from(board.qi)).sum();
        let deck = i32::from(self.deck.ghosts_left()) * if won { 1 } else { -1 };
        let dead = DEAD_TAOIST * self.dead().len().cast_signed();
        let haunted = HAUNTED_TILE * self.haunted.len().cast_signed();
        victory + qi + deck + dead + haunted + self.incarnation_points()
    }

    /// The first incarnations of the higher levels are worth points of their own (GS-160, GS-161,
    /// GS-R81); the last one is paid by the victory.
    fn incarnation_points(&self) -> i32 {
        if matches!(self.difficulty, Difficulty::Initiation | Difficulty::Normal) {
            return 0;
        }
        let paid = self.exorcised.min(self.deck.planted() - 1);
        (1..=i32::from(paid)).map(|place| 2 * place).sum()
    }
}
