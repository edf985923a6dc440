//! How the window is divided.

use ratatui::layout::Rect;

use super::displayed::Place;

/// The smallest window in which a game can be shown.
pub(crate) const SMALLEST: (u16, u16) = (60, 20);
/// From this size on log and rules stand at the side.
const WIDE: (u16, u16) = (120, 35);
/// Columns that the panel beside the board needs.
const PANEL: u16 = 30;

/// Where everything stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Areas {
    pub(crate) status: Rect,
    pub(crate) board: Rect,
    pub(crate) players: Rect,
    pub(crate) panel: Rect,
    pub(crate) moves: Rect,
    pub(crate) preview: Rect,
    pub(crate) log: Rect,
    /// The rules behind the chosen move, in a wide window.
    pub(crate) rules: Option<Rect>,
    /// What a player has before them, in a wide window; it takes the place of the rules.
    pub(crate) desk: Option<Rect>,
    pub(crate) keys: Rect,
}

/// What has to find room.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Needs {
    /// Columns and rows of the board.
    pub(crate) board: Place,
    /// Columns and lines in which a place can say what matters.
    pub(crate) place: (u16, u16),
    pub(crate) players: u8,
    /// Lines of the panel.
    pub(crate) panel: u16,
    /// Whether players have more before them than a line tells.
    pub(crate) desk: bool,
}

impl Areas {
    /// The division of a window; none if it is too small.
    pub(crate) fn of(window: Rect, needs: Needs) -> Option<Areas> {
        if window.width < SMALLEST.0 || window.height < SMALLEST.1 {
            return None;
        }
        let status = Rect { height: 2, ..window };
        let keys = Rect { y: window.bottom() - 1, height: 1, ..window };
        let middle = Rect { y: window.y + 2, height: window.height - 3, ..window };
        let wide = window.width >= WIDE.0 && window.height >= WIDE.1;
        Some(if wide {
            wide_areas(status, middle, keys, needs)
        } else {
            narrow_areas(status, middle, keys, needs)
        })
    }
}

/// Board, players and log at the left; panel, moves and preview at the right.
fn narrow_areas(status: Rect, middle: Rect, keys: Rect, needs: Needs) -> Areas {
    let rows = needs.board.1 as u16;
    let right_width = middle.width.saturating_sub(needs.columns()).clamp(PANEL - 1, PANEL + 10);
    let [left, right] = columns_of(middle, middle.width - right_width);
    let players = needs.players as u16;
    // Players want two lines each and the log two, unless that would cost a place what matters.
    let height_beside = |lines: u16| left.height.saturating_sub(lines) / rows;
    let enough = height_beside(players).min(needs.place.1);
    let tile_height = height_beside(players * 2 + 2).max(enough).clamp(1, 5);
    let [board, below] = rows_of(left, tile_height * rows);
    let strip = if below.height > players * 2 { 2 } else { 1 };
    let [players, log] = rows_of(below, players * strip);
    let right = Rect { x: right.x + 1, width: right.width - 1, ..right };
    let [panel, rest] = rows_of(right, needs.panel);
    let preview_height = if rest.height >= 15 { 5 } else { rest.height / 3 };
    let [moves, preview] = rows_of(rest, rest.height - preview_height);
    Areas { status, board, players, panel, moves, preview, log, rules: None, desk: None, keys }
}

/// Board and players at the left, panel, moves and preview in the middle, log and rules at the right.
fn wide_areas(status: Rect, middle: Rect, keys: Rect, needs: Needs) -> Areas {
    let beside_board =
        (middle.width * 13 / 25).min(middle.width.saturating_sub(needs.columns())).clamp(2 * PANEL + 4, 104);
    let center_width = (beside_board * 12 / 25).max(PANEL + 2);
    let [left, rest] = columns_of(middle, middle.width - beside_board);
    let [center, right] = columns_of(rest, center_width);
    let players_height = needs.players as u16 * 2;
    let [board, players] = rows_of(left, left.height - players_height);
    let center = Rect { x: center.x + 1, width: center.width - 1, ..center };
    let [panel, below] = rows_of(center, needs.panel);
    let [moves, preview] = rows_of(below, below.height * 2 / 3);
    let right = Rect { x: right.x + 1, width: right.width - 1, ..right };
    let upper_height = if needs.desk { right.height * 3 / 4 } else { right.height * 3 / 5 };
    let [upper, lower] = rows_of(right, upper_height);
    let (desk, log, rules) = if needs.desk { (Some(upper), lower, None) } else { (None, upper, Some(lower)) };
    Areas { status, board, players, panel, moves, preview, log, rules, desk, keys }
}

impl Needs {
    /// The columns in which every place of the board can say what matters.
    fn columns(&self) -> u16 {
        self.board.0 as u16 * self.place.0 + 1
    }
}

/// The left part of this width, and the rest.
fn columns_of(area: Rect, width: u16) -> [Rect; 2] {
    let width = width.min(area.width);
    [Rect { width, ..area }, Rect { x: area.x + width, width: area.width - width, ..area }]
}

/// The upper part of this height, and the rest.
fn rows_of(area: Rect, height: u16) -> [Rect; 2] {
    let height = height.min(area.height);
    [Rect { height, ..area }, Rect { y: area.y + height, height: area.height - height, ..area }]
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    const NEEDS: Needs = Needs { board: (6, 6), place: (8, 2), players: 4, panel: 6, desk: false };

    #[test]
    fn no_window_is_too_odd() {
        for width in 0..200 {
            for height in 0..80 {
                for board in [(6, 6), (10, 3), (7, 7)] {
                    let window = Rect::new(0, 0, width, height);
                    let Some(areas) = Areas::of(window, Needs { board, ..NEEDS }) else {
                        assert!(width < SMALLEST.0 || height < SMALLEST.1);
                        continue;
                    };
                    let all = [
                        areas.status,
                        areas.board,
                        areas.players,
                        areas.panel,
                        areas.moves,
                        areas.preview,
                        areas.log,
                        areas.keys,
                    ];
                    for area in all.into_iter().chain(areas.rules) {
                        assert_eq!(area.intersection(window), area, "{width}×{height}");
                    }
                    assert!(areas.board.width > 2 * board.0 as u16 && areas.board.height >= board.1 as u16);
                    assert!(areas.moves.height >= 4 && areas.moves.width >= 20, "{width}×{height}");
                }
            }
        }
    }

    #[test]
    fn a_usual_window_shows_tiles_of_eight_by_two() {
        let areas = Areas::of(Rect::new(0, 0, 80, 24), NEEDS).unwrap();
        assert_eq!((areas.board.width, areas.board.height), (49, 12));
        assert!(areas.rules.is_none());
        assert!(Areas::of(Rect::new(0, 0, 140, 45), NEEDS).unwrap().rules.is_some());
    }
}
