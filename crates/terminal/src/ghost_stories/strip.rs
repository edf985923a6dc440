//! A player at the table, in two lines.

use artel_engine::{Game, Seat, Viewer};
use artel_ghost_stories::{BoardView, GhostStories, Side};
use artel_texts::Texts;
use ratatui::style::Color;
use ratatui::text::{Line, Span};

use super::corner::works;
use super::symbols::{BOLD, BUDDHA, CURSE, DIM, POWER_TOKEN, QI, YIN_YANG, pawn, tokens};
use crate::words::width;

/// Who it is and what they have; and what their power is.
pub(super) fn draw(game: &GhostStories, seat: Seat, texts: &Texts) -> [Line<'static>; 2] {
    let view = game.view(Viewer::Seat(seat));
    match view.boards.iter().find(|board| board.seat == Some(seat)) {
        Some(board) => [belongings(game, board, texts), power(board, texts)],
        None => [Line::default(), Line::default()],
    }
}

fn belongings(game: &GhostStories, board: &BoardView, texts: &Texts) -> Line<'static> {
    let short = |side: Side| texts.form(game.taoist(side).id(), "short");
    let name = short(board.side);
    let players = Side::ALL.into_iter().filter(|&side| game.seat_at(side).is_some());
    let longest = players.map(|side| width(&short(side))).max().unwrap_or(0);
    let pad = " ".repeat(longest.saturating_sub(width(&name)) + 1);
    let mut spans = vec![
        pawn(board.taoist, texts),
        Span::raw(" "),
        Span::styled(name, BOLD),
        Span::raw(pad),
        qi(board.qi),
        Span::raw(" "),
    ];
    spans.extend(tokens(board.tao, texts));
    spans.extend(board.tao.is_empty().then(|| Span::styled("–", DIM)));
    spans.extend(board.yin_yang.then(|| Span::styled(format!(" {YIN_YANG}"), BOLD)));
    for (sign, count) in [(BUDDHA, board.buddhas), (POWER_TOKEN, board.power_tokens)] {
        spans.extend((count > 0).then(|| Span::raw(format!(" {sign}{count}"))));
    }
    spans.push(Span::styled(format!(" {}{}", works(board), texts.form(board.power.id(), "short")), DIM));
    Line::from(spans)
}

/// Qi: the last one stands out, and so does death.
fn qi(qi: u8) -> Span<'static> {
    match qi {
        0 => Span::styled(CURSE, BOLD.fg(Color::Red)),
        1 => Span::styled(format!("{QI}1!"), BOLD.fg(Color::Red)),
        _ => Span::styled(format!("{QI}{qi}"), BOLD),
    }
}

fn power(board: &BoardView, texts: &Texts) -> Line<'static> {
    let key = if board.power_works { "ghosts-power" } else { "ghosts-power-blocked" };
    let ability = texts.name(&format!("ability-{}", board.power));
    Line::raw(texts.with(key, [("power", texts.name(board.power.id())), ("ability", ability)]))
}
