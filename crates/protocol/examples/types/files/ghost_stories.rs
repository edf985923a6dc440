//! What Ghost Stories tells.

use artel_ghost_stories as stories;

use super::{File, declarations};

pub(super) fn types() -> String {
    let declarations = declarations![
        stories::Colour,
        stories::Taoist,
        stories::Side,
        stories::Space,
        stories::Tile,
        stories::Power,
        stories::Card,
        stories::Left,
        stories::Centre,
        stories::Right,
        stories::Face,
        stories::Faces,
        stories::CurseFace,
        stories::Difficulty,
        stories::Tao,
        stories::Needs,
        stories::Step,
        stories::Phase,
        stories::Question,
        stories::Figure,
        stories::PrintedView,
        stories::CardView,
        stories::SpaceView,
        stories::BoardView,
        stories::TileView,
        stories::View,
        stories::Event,
    ];
    format!("import type {{ Seat }} from \"../../protocol\";\n\n{declarations}")
}

pub(super) fn more() -> Vec<File> {
    Vec::new()
}
