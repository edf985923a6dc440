//! The signs of the game: every thing has a shape or a letter, and a colour that only repeats it.

use artel_engine::Seat;
use artel_spirit_island::{Element, Elements, Kind, Piece, Terrain};
use artel_texts::Texts;
use ratatui::style::{Color, Modifier, Style};

/// The sea around the island.
pub(super) const SEA: Style = both(17, 110);
/// What is pointed at.
pub(super) const BRASS: Style = both(17, 220);
/// The neighbours of what is pointed at.
pub(super) const NEAR: Style = both(17, 253);
/// What the Invaders are about to do, and what it costs.
pub(super) const DANGER: Style = both(160, 231).add_modifier(Modifier::BOLD);
/// What the Invaders are about to build, and where they may come.
pub(super) const COMING: Style = both(234, 223);
pub(super) const BLIGHTED: Style = both(53, 225).add_modifier(Modifier::BOLD);
pub(super) const BOLD: Style = Style::new().add_modifier(Modifier::BOLD);
pub(super) const DIM: Style = Style::new().add_modifier(Modifier::DIM);

pub(super) const BLIGHT: &str = "☣";
pub(super) const COAST: &str = "≈";
pub(super) const RAVAGE: &str = "⚔";
pub(super) const BUILD: &str = "⌂";
pub(super) const EXPLORE: &str = "?";
pub(super) const ACROSS: &str = "↔";
pub(super) const ENERGY: &str = "ϟ";
pub(super) const PLAYS: &str = "▤";
pub(super) const FEAR: &str = "◆";
pub(super) const NO_FEAR: &str = "◇";
pub(super) const REACHED: &str = "✓";
pub(super) const MISSED: &str = "✗";
pub(super) const COVERED: &str = "●";
pub(super) const CHOSEN: &str = "►";

const fn both(background: u8, ink: u8) -> Style {
    Style::new().bg(Color::Indexed(background)).fg(Color::Indexed(ink))
}

/// The ground of a land.
pub(super) fn ground(terrain: Terrain) -> Style {
    match terrain {
        Terrain::Jungle => both(22, 231),
        Terrain::Mountain => both(240, 231),
        Terrain::Sands => both(180, 232),
        Terrain::Wetland => both(30, 231),
    }
}

/// The letter of a kind of piece.
pub(super) fn letter(kind: Kind, texts: &Texts) -> String {
    texts.name(match kind {
        Kind::Explorer => "piece-explorer",
        Kind::Town => "piece-town",
        Kind::City => "piece-city",
        Kind::Dahan => "piece-dahan",
        Kind::Beasts => "piece-beasts",
        Kind::Wilds => "piece-wilds",
        Kind::Disease => "piece-disease",
        Kind::Badlands => "piece-badlands",
        Kind::Strife => "piece-strife",
        Kind::Vitality => "piece-vitality",
        Kind::Quake => "piece-quake",
        Kind::Deeps => "piece-deeps",
        Kind::Omen => "piece-omen",
        Kind::Blight => "piece-blight",
        Kind::Presence => "piece-presence",
        Kind::Incarna => "piece-incarna",
    })
}

/// So many of a piece; a stroke for every damage it has taken, a star for every Strife.
pub(super) fn pieces(piece: Piece, count: u8, texts: &Texts) -> String {
    let marks = ["'".repeat(piece.damage as usize), "*".repeat(piece.strife as usize)].concat();
    let owner = piece.owner.map_or("", disc);
    format!("{}{owner}{marks}{count}", letter(piece.kind, texts))
}

/// The number of a player in a disc.
pub(super) fn disc(seat: Seat) -> &'static str {
    ["❶", "❷", "❸", "❹", "❺", "❻"][seat.index()]
}

/// The colour of a player's Presence.
pub(super) fn presence(seat: Seat) -> Style {
    let (ground, ink) = [(231, 18), (229, 88), (194, 22), (225, 53), (195, 23), (224, 94)][seat.index()];
    both(ground, ink).add_modifier(Modifier::BOLD)
}

/// An element in two or three letters.
pub(super) fn element(element: Element, texts: &Texts) -> String {
    texts.name(match element {
        Element::Sun => "element-sun",
        Element::Moon => "element-moon",
        Element::Fire => "element-fire",
        Element::Air => "element-air",
        Element::Water => "element-water",
        Element::Earth => "element-earth",
        Element::Plant => "element-plant",
        Element::Animal => "element-animal",
    })
}

/// Elements with their numbers, `2Fi 1Su`; a dash if there are none.
pub(super) fn elements(elements: Elements, texts: &Texts) -> String {
    let each = |(of, count): (Element, u8)| format!("{count}{}", element(of, texts));
    let all: Vec<String> = elements.iter().map(each).collect();
    if all.is_empty() { "–".to_owned() } else { all.join(" ") }
}

/// The text with a capital letter at its beginning.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
