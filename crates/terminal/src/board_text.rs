//! The board as text, for files and pipes.

use artel_texts::Texts;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::{Displayed, Sight};

/// Columns and rows of a place on a printed board.
const PLACE: (u16, u16) = (13, 5);

/// The board as text, without colours.
pub fn board_text<G: Displayed>(game: &G, texts: &Texts) -> String {
    let (columns, rows) = game.size();
    let area = Rect::new(0, 0, columns as u16 * PLACE.0 + 1, rows as u16 * PLACE.1);
    let mut buffer = Buffer::empty(area);
    G::draw(&Sight { now: game, after: game, targets: &[], cursor: None }, texts, area, &mut buffer);
    let line = |y: u16| (0..area.width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    (0..area.height).map(|y| line(y).trim_end().to_owned() + "\n").collect()
}
