//! The toy game, in which nothing comes by itself.

use artel_games::{Forecast, Toy};

pub(crate) fn forecast(_: &Toy) -> Option<Forecast> {
    None
}
