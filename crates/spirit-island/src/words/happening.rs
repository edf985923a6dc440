//! When the parts of Event cards hold.

use artel_engine::Phrase;

use crate::components::Stage;
use crate::effect::Main;

/// When a main part, counted from zero, holds; none if the players choose or it always does.
pub fn when(main: &Main, place: usize) -> Option<Phrase> {
    let first = place == 0;
    match main {
        Main::Chosen(_) | Main::Always(_) => None,
        Main::ByStage(until, _) => {
            let next = if *until == Stage::One { Stage::Two } else { Stage::Three };
            let stage = if first { *until } else { next };
            Some(match (first, stage) {
                (true, Stage::One) | (false, Stage::Three) => Phrase::new("part-at").name("when", stage.id()),
                (true, Stage::Two | Stage::Three) => {
                    Phrase::new("part-until-stage").name("stage", stage.id())
                }
                (false, Stage::One | Stage::Two) => Phrase::new("part-from-stage").name("stage", stage.id()),
            })
        }
        Main::ByTerror(until, _) => {
            let level = if first { *until } else { *until + 1 };
            let name = format!("terror-level-{level}");
            Some(match (first, level) {
                (true, 1) | (false, 3) => Phrase::new("part-at").name("when", name),
                (true, _) => Phrase::new("part-until-terror").name("level", name),
                (false, _) => Phrase::new("part-from-terror").name("level", name),
            })
        }
        Main::ByHealth(_) => Some(Phrase::new(if first { "part-healthy" } else { "part-blighted" })),
    }
}
