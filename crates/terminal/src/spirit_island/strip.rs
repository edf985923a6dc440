//! A player at the table, in two lines.

use artel_engine::{Game, Seat, Viewer};
use artel_spirit_island::{SpiritIsland, SpiritStage};
use artel_texts::Texts;
use ratatui::text::{Line, Span};

use super::symbols::{BOLD, DIM, ENERGY, PLAYS, REACHED, disc, elements, presence};

/// Who it is, Energy, plays and elements; and the hand.
pub(super) fn draw(game: &SpiritIsland, seat: Seat, texts: &Texts) -> [Line<'static>; 2] {
    let view = game.view(Viewer::Seat(seat));
    let Some(spirit) = view.spirits.iter().find(|spirit| spirit.seat == seat) else {
        return [Line::default(), Line::default()];
    };
    let name = texts.form(spirit.spirit.id(), "short");
    let done = if spirit.stage == SpiritStage::Ready { REACHED } else { "" };
    let first = Line::from(vec![
        Span::styled(disc(seat), presence(seat)),
        Span::styled(format!(" {name} "), BOLD),
        Span::raw(format!("{ENERGY}{}", spirit.energy)),
        Span::styled(format!("+{}", spirit.income), DIM),
        Span::raw(format!(" {PLAYS}{}/{} ", spirit.played, spirit.plays)),
        Span::styled(elements(spirit.elements, texts), BOLD),
        Span::raw(format!(" {done}")),
    ]);
    let cards =
        spirit.hand.iter().map(|held| format!("{} ({})", texts.name(held.card.id()), held.card.entry().cost));
    let hand = cards.collect::<Vec<_>>().join(", ");
    [first, Line::raw(texts.with("isle-hand-line", [("cards", hand)]))]
}
