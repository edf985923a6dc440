//! The signs of the game: every thing has a shape or a letter, and a colour that only repeats it.

use artel_ghost_stories::{Centre, Colour, Face, Faces, Figure, Left, Right, Side, Tao, Taoist};
use artel_texts::Texts;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Span;

/// The ground around the village.
pub(super) const NIGHT: Style = both(234, 250);
/// A ghost space without a card.
pub(super) const EMPTY: Style = both(236, 246);
/// The upper part of an active tile, and its foot.
pub(super) const ACTIVE: [Style; 2] = [both(223, 234), both(180, 234)];
/// The upper part of a haunted tile, and its foot.
pub(super) const HAUNTED: [Style; 2] = [both(54, 225), both(53, 225)];
/// What is pointed at.
pub(super) const BRASS: Style = both(234, 220);
/// What threatens, on a tile and on a card.
pub(super) const DANGER: Style = both(160, 231).add_modifier(Modifier::BOLD);
/// What protects.
pub(super) const HOLY: Style = both(236, 231).add_modifier(Modifier::BOLD);
pub(super) const DIM: Style = Style::new().add_modifier(Modifier::DIM);
pub(super) const BOLD: Style = Style::new().add_modifier(Modifier::BOLD);

pub(super) const QI: &str = "♥";
pub(super) const YIN_YANG: &str = "☯";
pub(super) const BUDDHA: &str = "☸";
pub(super) const POWER_TOKEN: &str = "◈";
pub(super) const INCARNATION: &str = "★";
pub(super) const HAUNTS: &str = "⌂";
pub(super) const DIE: &str = "▣";
pub(super) const MANTRA: &str = "↓";
pub(super) const SHUT: &str = "⊠";
pub(super) const BLOCKED: &str = "⊘";
pub(super) const WORKS: &str = "✓";
pub(super) const CURSE: &str = "☠";
pub(super) const LOWERED: &str = "·";

const fn both(background: u8, ink: u8) -> Style {
    Style::new().bg(Color::Indexed(background)).fg(Color::Indexed(ink))
}

/// The head of a card of this colour, and its body.
pub(super) fn card_styles(colour: Colour) -> [Style; 2] {
    match colour {
        Colour::Yellow => [both(178, 16), both(58, 231)],
        Colour::Blue => [both(26, 231), both(17, 231)],
        Colour::Green => [both(28, 231), both(22, 231)],
        Colour::Red => [both(124, 231), both(52, 231)],
        Colour::Black => [both(240, 231), both(16, 231)],
    }
}

/// The ink of a colour on a card.
pub(super) fn on_card(colour: Colour) -> Style {
    let ink = match colour {
        Colour::Yellow => 227,
        Colour::Blue => 117,
        Colour::Green => 120,
        Colour::Red => 210,
        Colour::Black => 252,
    };
    Style::new().fg(Color::Indexed(ink)).add_modifier(Modifier::BOLD)
}

/// The ink of a colour on the background of the terminal, whatever that is.
pub(super) fn on_terminal(colour: Colour) -> Style {
    match colour {
        Colour::Yellow => BOLD.fg(Color::Yellow),
        Colour::Blue => BOLD.fg(Color::Blue),
        Colour::Green => BOLD.fg(Color::Green),
        Colour::Red => BOLD.fg(Color::Red),
        Colour::Black => BOLD,
    }
}

/// The letter of anything that has one.
pub(super) fn letter(id: &str, texts: &Texts) -> String {
    texts.form(id, "letter")
}

/// A figure: its letter on its colour.
pub(super) fn pawn(taoist: Taoist, texts: &Texts) -> Span<'static> {
    Span::styled(letter(taoist.id(), texts), piece(Some(taoist.colour())))
}

/// Something made of wood in this colour; without one it is white.
fn piece(colour: Option<Colour>) -> Style {
    let style = match colour {
        Some(Colour::Yellow) => both(226, 16),
        Some(Colour::Blue) => both(27, 231),
        Some(Colour::Green) => both(28, 231),
        Some(Colour::Red) => both(160, 231),
        Some(Colour::Black) => both(16, 231),
        None => both(231, 16),
    };
    style.add_modifier(Modifier::BOLD)
}

/// Dice as they lie, each with a letter.
pub(super) fn dice(faces: Faces, texts: &Texts) -> Vec<Span<'static>> {
    let die = |face: Face| {
        let letter = format!(" {} ", letter(face.id(), texts));
        [Span::raw(" "), Span::styled(letter, piece(face.colour()))]
    };
    faces.iter().flat_map(die).collect()
}

/// A resistance: a letter for every face needed, and a dot for every one that is no longer.
pub(super) fn pips(now: [u8; 5], printed: [u8; 5], texts: &Texts) -> Vec<Span<'static>> {
    let mut spans = Vec::new();
    for colour in Colour::ALL {
        let (now, printed) = (now[colour as usize] as usize, printed[colour as usize] as usize);
        spans.push(Span::styled(letter(colour.id(), texts).repeat(now), on_card(colour)));
        spans.push(Span::styled(LOWERED.repeat(printed.saturating_sub(now)), on_card(colour)));
    }
    spans
}

/// Tao tokens, a letter each.
pub(super) fn tokens(tao: Tao, texts: &Texts) -> Vec<Span<'static>> {
    let of = |colour: Colour| {
        let letters = letter(colour.id(), texts).repeat(tao.count(colour) as usize);
        Span::styled(letters, on_terminal(colour))
    };
    tao.colours().iter().map(of).collect()
}

/// A haunter figure, seen from the side it comes from: hollow on its card, filled on the stone.
pub(super) fn figure(side: Side, figure: Figure) -> &'static str {
    let stands = match figure {
        Figure::Card => 0,
        Figure::Stone => 1,
    };
    match side {
        Side::North => ["▽", "▼"][stands],
        Side::East => ["◁", "◀"][stands],
        Side::South => ["△", "▲"][stands],
        Side::West => ["▷", "▶"][stands],
    }
}

/// What the left stone does when the card arrives.
pub(super) fn left(ability: Left) -> &'static str {
    match ability {
        Left::SummonGhost => "+",
        Left::HauntTile => HAUNTS,
        Left::LoseQi => QI,
        Left::HaunterOnBoard => "»",
        Left::CaptureDie => DIE,
        Left::BlockPower => BLOCKED,
        Left::BlockTao => "⊗",
        Left::CurseDie => CURSE,
        Left::GroupLoseTao => "−",
        Left::GroupBlockPower => "Ø",
        Left::ClearCircle => "◎",
    }
}

/// What the centre stone does as long as the card lies there.
pub(super) fn centre(ability: Centre) -> &'static str {
    match ability {
        Centre::Haunter => HAUNTS,
        Centre::Tormentor => CURSE,
        Centre::LoseTao => "−",
        Centre::DiceImmune => "≠",
        Centre::OppositeSpaceEmpty => "↔",
        Centre::BuddhaRequired => BUDDHA,
        Centre::WhiteIgnored => "◌",
    }
}

/// What the right stone does when the card is exorcised.
pub(super) fn right(ability: Right) -> &'static str {
    match ability {
        Right::CurseDie => CURSE,
        Right::GainTao => "•",
        Right::GainTwoTao => "••",
        Right::QiOrYinYang => YIN_YANG,
        Right::IncarnationReward => INCARNATION,
    }
}
