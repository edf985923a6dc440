//! Whose board lies on a side, in the corner at the left hand of whoever sits there.

use artel_ghost_stories::{BoardView, Side};
use artel_texts::Texts;
use ratatui::text::Span;

use super::symbols::{BLOCKED, BOLD, CURSE, NIGHT, POWER_TOKEN, QI, WORKS, on_card, pawn};
use crate::Canvas;
use crate::words::fit;

/// Paints what there is to know of a board.
pub(super) fn paint(mut canvas: Canvas<'_>, board: &BoardView, texts: &Texts) {
    canvas.fill(NIGHT);
    let columns = canvas.columns();
    let name = fit(&texts.form(board.taoist.id(), "short"), columns.saturating_sub(3));
    canvas.write(
        0,
        vec![
            Span::raw(arrow(board.side)),
            pawn(board.taoist, texts),
            Span::raw(" "),
            Span::styled(name, on_card(board.taoist.colour())),
        ],
    );
    canvas.write(1, vec![Span::styled(format!("{QI}{}", board.qi), BOLD), Span::raw(note(board))]);
    let power = texts.form(board.power.id(), "short");
    canvas.write(2, vec![Span::raw(fit(&format!("{}{power}", works(board)), columns))]);
}

/// Where the board lies from its corner.
fn arrow(side: Side) -> &'static str {
    match side {
        Side::North => "←",
        Side::East => "↑",
        Side::South => "→",
        Side::West => "↓",
    }
}

/// Whether the board is neutral, and whether ghosts possess it or its Taoist is dead.
fn note(board: &BoardView) -> String {
    let neutral = if board.seat.is_none() { format!(" {POWER_TOKEN}") } else { String::new() };
    let gone = if board.qi == 0 { format!(" {CURSE}") } else { String::new() };
    neutral + &gone
}

/// The sign of a power that works, or does not.
pub(super) fn works(board: &BoardView) -> &'static str {
    if board.power_works { WORKS } else { BLOCKED }
}
