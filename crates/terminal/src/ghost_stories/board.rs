//! The village and the four boards around it on the screen.

use artel_engine::{Game, Viewer};
use artel_ghost_stories::{GhostStories, SpaceView, View};
use artel_texts::Texts;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::grid::{SIZE, Spot, corner_of};
use super::symbols::{BRASS, NIGHT};
use super::tile::Scene;
use super::{corner, ghost};
use crate::{Canvas, Grid, Pointer, Sight};

/// Larger places would only be emptier.
const LARGEST: (u16, u16) = (18, 6);

/// Draws everything into the middle of the area, and night around it.
pub(super) fn draw(sight: &Sight<'_, GhostStories>, texts: &Texts, area: Rect, buffer: &mut Buffer) {
    let area = area.intersection(buffer.area);
    buffer.set_style(area, NIGHT);
    let Some(grid) = Grid::of(area, SIZE, LARGEST) else { return };
    let view = sight.after.view(Viewer::Spectator);
    for board in &view.boards {
        let canvas = Canvas { area: grid.area(corner_of(board.side)), buffer };
        corner::paint(canvas, board, texts);
    }
    for spot in Spot::all() {
        let place = spot.place(sight.now);
        let area = grid.area(place);
        let canvas = Canvas { area, buffer };
        match spot {
            Spot::Tile(tile) => {
                Scene { now: sight.now, after: sight.after, view: &view, tile, texts }.paint(canvas);
            }
            Spot::Space(space) => {
                let colour = sight.now.taoist(space.side()).colour();
                if let Some(space) = space_view(&view, space) {
                    ghost::paint(canvas, space, colour, texts);
                }
            }
        }
        if let Some(pointer) = Pointer::at(sight, place) {
            pointer.draw(area, BRASS, buffer);
        }
    }
}

/// A ghost space as everybody sees it.
pub(super) fn space_view(view: &View, space: artel_ghost_stories::Space) -> Option<&SpaceView> {
    view.boards.iter().flat_map(|board| &board.spaces).find(|each| each.space == space)
}
