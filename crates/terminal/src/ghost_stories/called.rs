//! What boards and spaces are called: by the colour of the board and the tile in front of it. Sides of
//! the compass only write moves; on a screen that is turned to whoever looks at it they mislead.

use artel_engine::Phrase;
use artel_ghost_stories::{GhostStories, Side, Space, Taoist};

/// The name of every board and ghost space.
pub(super) fn boards_and_spaces(game: &GhostStories) -> Vec<(&'static str, Phrase)> {
    let board = |side: Side| (side.id(), Phrase::new(board_name(game.taoist(side))));
    let space = |space: Space| {
        let [before, ..] = space.line();
        let facing = Phrase::new("facing-space").name("board", board_name(game.taoist(space.side())));
        (space.id(), facing.name("tile", game.village().tile(before).id()))
    };
    Side::ALL.into_iter().map(board).chain(Space::ALL.into_iter().map(space)).collect()
}

/// The key of the name of a Taoist's board.
fn board_name(taoist: Taoist) -> &'static str {
    match taoist {
        Taoist::Yellow => "yellow-board",
        Taoist::Green => "green-board",
        Taoist::Red => "red-board",
        Taoist::Blue => "blue-board",
    }
}
