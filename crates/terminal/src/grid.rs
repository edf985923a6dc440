//! The places of a board as areas of the screen, and what points at them.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::{Place, Sight};

/// Where the places of a board are drawn; one column stays free at both sides of each.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Grid {
    left: u16,
    top: u16,
    across: u16,
    down: u16,
}

impl Grid {
    /// So many columns and rows of places in the middle of the area, each as large as there is room for
    /// but no larger than `largest`; none if there is hardly any room.
    pub(crate) fn of(area: Rect, (columns, rows): Place, largest: (u16, u16)) -> Option<Grid> {
        let (columns, rows) = (columns as u16, rows as u16);
        let across = (area.width.saturating_sub(1) / columns).min(largest.0);
        let down = (area.height / rows).min(largest.1);
        (across >= 2 && down > 0).then(|| Grid {
            left: area.x + 1 + (area.width - 1 - across * columns) / 2,
            top: area.y + (area.height - down * rows) / 2,
            across,
            down,
        })
    }

    /// The area of a place.
    pub(crate) fn area(self, (x, y): Place) -> Rect {
        Rect::new(
            self.left + x as u16 * self.across,
            self.top + y as u16 * self.down,
            self.across - 1,
            self.down,
        )
    }
}

/// What points at a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pointer {
    /// The chosen move is about it.
    Target,
    /// The cursor stands on it.
    Cursor,
}

impl Pointer {
    /// What points at this place, if anything does.
    pub(crate) fn at<G>(sight: &Sight<'_, G>, place: Place) -> Option<Pointer> {
        if sight.cursor == Some(place) {
            Some(Pointer::Cursor)
        } else {
            sight.targets.contains(&place).then_some(Pointer::Target)
        }
    }

    /// Bars at both sides of the area, in the gaps between places.
    pub(crate) fn draw(self, area: Rect, style: Style, buffer: &mut Buffer) {
        let [left, right] = match self {
            Pointer::Cursor => ["█", "█"],
            Pointer::Target => ["▐", "▌"],
        };
        for y in area.top()..area.bottom() {
            buffer.set_string(area.x - 1, y, left, style);
            buffer.set_string(area.right(), y, right, style);
        }
    }
}
