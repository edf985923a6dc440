//! A player at the table, in two lines.

use artel_engine::Seat;
use artel_forbidden_island::{ForbiddenIsland, Treasure};
use artel_texts::Texts;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};

use super::symbols::{TAKEN, cards, letter, pawn_style, treasure_span};
use crate::words::width;

pub(super) use artel_forbidden_island::HAND_LIMIT;

/// Who it is, the hand, the treasures captured; and what they are able to do.
pub(super) fn draw(game: &ForbiddenIsland, seat: Seat, texts: &Texts) -> [Line<'static>; 2] {
    let adventurer = game.adventurer(seat);
    let hand = game.hand(seat);
    let name = texts.name(adventurer.id());
    let longest =
        game.all_seats().map(|each| width(&texts.name(game.adventurer(each).id()))).max().unwrap_or(0);
    let pad = " ".repeat(longest.saturating_sub(width(&name)) + 1);
    let count = format!("{}/{HAND_LIMIT}", hand.len());
    let over = hand.len() > HAND_LIMIT;
    let count_style =
        if over { Style::new().fg(Color::Red).add_modifier(Modifier::BOLD) } else { Style::new() };
    let mut first = vec![
        Span::styled(letter(adventurer, texts), pawn_style(adventurer)),
        Span::raw(" "),
        Span::styled(name, Style::new().add_modifier(Modifier::BOLD)),
        Span::raw(pad),
        Span::styled(count, count_style),
        Span::raw(" "),
    ];
    first.extend(cards(hand, texts));
    for treasure in Treasure::ALL.into_iter().filter(|&treasure| game.captor(treasure) == Some(seat)) {
        first.extend([Span::raw(format!("  {TAKEN}")), treasure_span(treasure)]);
    }
    let ability = texts.name(&format!("ability-{adventurer}"));
    [Line::from(first), Line::styled(ability, Style::new().add_modifier(Modifier::DIM))]
}
