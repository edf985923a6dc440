//! When the parts of Event cards hold.

use artel_engine::Phrase;

use crate::components::Stage;
use crate::effect::Main;

/// When a main part, counted from zero, holds; none if the players choose or it always does.
pub fn when(main: &Main, place: usize) -> Option<Phrase> {
    let key = |keys: [&'static str; 2]| Phrase::new(keys[place.min(1)]);
    match main {
        Main::Chosen(_) | Main::Always(_) => None,
        Main::ByStage(until, _) => {
            let next = if *until == Stage::One { Stage::Two } else { Stage::Three };
            let stage = if place == 0 { *until } else { next };
            Some(key(["part-until-stage", "part-from-stage"]).name("stage", stage.id()))
        }
        Main::ByTerror(until, _) => {
            let level = if place == 0 { *until } else { *until + 1 };
            Some(
                key(["part-until-terror", "part-from-terror"]).name("level", format!("terror-level-{level}")),
            )
        }
        Main::ByHealth(_) => Some(key(["part-healthy", "part-blighted"])),
    }
}
