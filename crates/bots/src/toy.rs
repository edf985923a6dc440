//! The toy game, for which nobody has thought of a bot.

use artel_games::Toy;

use crate::{Playable, RandomBot};

impl Playable for Toy {
    type Heuristic = RandomBot<Toy>;
}
