//! What a Power can be used on.

use artel_engine::Phrase;

use super::names;
use super::place::Described;
use crate::effect::{Origin, Place, Reach, Target};

/// Range and conditions of a target, or which Spirit it is.
pub fn target(target: &Target) -> Vec<Phrase> {
    match *target {
        Target::Land { range: reached, from, tests } => {
            let land = Described::of(Place { reach: Reach::Anywhere, tests });
            vec![range(reached, from), land.phrase("target-land")]
        }
        Target::AnySpirit => vec![Phrase::new("target-any-spirit")],
        Target::Yourself => vec![Phrase::new("target-yourself")],
        Target::AnotherSpirit => vec![Phrase::new("target-another-spirit")],
    }
}

fn range(range: u8, from: Origin) -> Phrase {
    let [anywhere, there] = if from.sacred_site {
        ["target-range-from-site", "target-range-from-site-in"]
    } else {
        ["target-range", "target-range-in"]
    };
    if from.terrains.is_empty() {
        Phrase::new(anywhere).number("range", range)
    } else {
        Phrase::new(there).number("range", range).name("terrains", names::terrains(from.terrains))
    }
}
