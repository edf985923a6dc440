//! The signs of the game: every thing has a shape, and a colour that only repeats what the shape says.

use artel_forbidden_island::{Adventurer, Card, PawnColour, Pile, Treasure};
use artel_texts::Texts;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Span;

/// Open water.
pub(super) const SEA: Style = Style::new().bg(Color::Indexed(23)).fg(Color::Indexed(231));
/// The sign of open water, less bright than a pawn in it.
pub(super) const DEEP_INK: Color = Color::Indexed(37);
/// The upper part of a dry tile, and its foot.
pub(super) const DRY: [Style; 2] = [ink(223), ink(180)];
/// The upper part of a flooded tile, and its foot.
pub(super) const FLOODED: [Style; 2] = [ink(153), ink(110)];
/// Waves on a flooded tile.
pub(super) const WAVES: Color = Color::Indexed(25);
/// What is pointed at.
pub(super) const BRASS: Style = Style::new().fg(Color::Indexed(220)).bg(Color::Indexed(23));
/// What threatens.
pub(super) const DANGER: Color = Color::Indexed(124);

pub(super) const WAVE: &str = "≈";
pub(super) const DEEP: &str = "~";
pub(super) const HELIPAD: &str = "⊕";
pub(super) const SINKS: &str = "!";
pub(super) const FLOODS: &str = "·";
pub(super) const SKULL: &str = "☠";
pub(super) const TAKEN: &str = "✓";

const fn ink(background: u8) -> Style {
    Style::new().bg(Color::Indexed(background)).fg(Color::Indexed(234))
}

/// The shape of a treasure.
pub(super) fn treasure(treasure: Treasure) -> &'static str {
    match treasure {
        Treasure::CrystalOfFire => "▲",
        Treasure::StatueOfTheWind => "◆",
        Treasure::OceansChalice => "▼",
        Treasure::EarthStone => "●",
    }
}

/// Its colour on a tile.
pub(super) fn treasure_ink(treasure: Treasure) -> Color {
    Color::Indexed(match treasure {
        Treasure::CrystalOfFire => 124,
        Treasure::StatueOfTheWind => 90,
        Treasure::OceansChalice => 19,
        Treasure::EarthStone => 22,
    })
}

/// Its colour on the background of the terminal, whatever that is.
fn treasure_colour(treasure: Treasure) -> Color {
    match treasure {
        Treasure::CrystalOfFire => Color::Red,
        Treasure::StatueOfTheWind => Color::Magenta,
        Treasure::OceansChalice => Color::Blue,
        Treasure::EarthStone => Color::Green,
    }
}

/// The treasure's shape in its colour.
pub(super) fn treasure_span(of: Treasure) -> Span<'static> {
    Span::styled(treasure(of), Style::new().fg(treasure_colour(of)).add_modifier(Modifier::BOLD))
}

/// The letter of an adventurer.
pub(super) fn letter(adventurer: Adventurer, texts: &Texts) -> String {
    texts.name(&format!("letter-{adventurer}"))
}

/// A pawn: the letter on the pawn's colour.
pub(super) fn pawn_style(adventurer: Adventurer) -> Style {
    let (back, front) = match adventurer.colour() {
        PawnColour::Black => (16, 231),
        PawnColour::Red => (160, 231),
        PawnColour::Green => (28, 231),
        PawnColour::Grey => (248, 16),
        PawnColour::Yellow => (226, 16),
        PawnColour::Blue => (27, 231),
    };
    Style::new().bg(Color::Indexed(back)).fg(Color::Indexed(front)).add_modifier(Modifier::BOLD)
}

/// A hand or pile grouped by kind: shapes for treasure cards, words for the others.
pub(super) fn cards(pile: Pile, texts: &Texts) -> Vec<Span<'static>> {
    let mut spans = Vec::new();
    for card in pile.kinds() {
        if !spans.is_empty() {
            spans.push(Span::raw(" "));
        }
        spans.push(several(card, pile.count(card), texts));
    }
    spans
}

fn several(card: Card, count: u8, texts: &Texts) -> Span<'static> {
    match card.treasure() {
        Some(of) => {
            let shapes = treasure(of).repeat(count as usize);
            Span::styled(shapes, treasure_span(of).style)
        }
        None if count > 1 => Span::raw(format!("{}×{count}", texts.form(card.id(), "short"))),
        None => Span::raw(texts.form(card.id(), "short")),
    }
}
