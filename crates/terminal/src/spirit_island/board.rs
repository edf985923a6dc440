//! The island on the screen.

use artel_engine::{Game, Viewer};
use artel_odds::spirit_island::InvaderPhase;
use artel_spirit_island::{Land, Lands, SpiritIsland};
use artel_texts::Texts;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::symbols::{BRASS, NEAR, SEA};
use super::{land, map};
use crate::{Canvas, Grid, Pointer, Sight};

/// Larger places would only be emptier.
const LARGEST: (u16, u16) = (8, 8);

/// Draws everything into the middle of the area, and the sea around it.
pub(super) fn draw(sight: &Sight<'_, SpiritIsland>, texts: &Texts, area: Rect, buffer: &mut Buffer) {
    let area = area.intersection(buffer.area);
    buffer.set_style(area, SEA);
    let game = sight.now;
    let Some(grid) = Grid::of(area, map::size(game), LARGEST) else { return };
    let (now, after) = (sight.now.view(Viewer::Spectator), sight.after.view(Viewer::Spectator));
    let coming = [InvaderPhase::of(sight.now), InvaderPhase::of(sight.after)];
    let near = neighbours(sight);
    let mut pointed = Vec::new();
    for (before, view) in now.lands.iter().zip(&after.lands) {
        let Some(spread) = map::spread(game, view.land) else { continue };
        let area = grid.area(spread.first).union(grid.area(spread.last));
        let [tokens_now, tokens] = [(before, &coming[0]), (view, &coming[1])]
            .map(|(view, coming)| land::tokens(view, coming, texts));
        land::paint(Canvas { area, buffer }, view, &tokens_now, tokens, texts);
        if near.contains(view.land) {
            bar(area, buffer);
        }
        if let Some(pointer) = Pointer::at(sight, spread.first) {
            pointed.push((pointer, area));
        }
    }
    // Last, so that no neighbour's bar hides them.
    for (pointer, area) in pointed {
        pointer.draw(area, BRASS, buffer);
    }
}

/// The neighbours of the land under the cursor, or of the only land that the chosen move is about.
fn neighbours(sight: &Sight<'_, SpiritIsland>) -> Lands {
    let game = sight.now;
    let place = match (sight.cursor, sight.targets) {
        (Some(cursor), _) => Some(cursor),
        (None, &[target]) => Some(target),
        _ => None,
    };
    let land: Option<Land> = place.and_then(|place| map::land_at(game, place));
    land.map_or(Lands::NONE, |land| game.around(land))
}

/// A thin bar at the left side.
fn bar(area: Rect, buffer: &mut Buffer) {
    for y in area.top()..area.bottom() {
        buffer.set_string(area.x - 1, y, "┆", NEAR);
    }
}
