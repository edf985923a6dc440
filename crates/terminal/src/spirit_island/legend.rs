//! What the signs on the screen mean.

use artel_engine::Seat;
use artel_spirit_island::{Element, Kind, WITH_HEALTH};
use artel_texts::Texts;

use super::symbols::{
    ACROSS, BLIGHT, BUILD, COAST, COVERED, ENERGY, EXPLORE, MISSED, PLAYS, RAVAGE, REACHED, capital, disc,
    element, letter,
};
use crate::page::Paragraph;

/// The signs with their meaning, and what the game is about.
pub(super) fn legend(texts: &Texts) -> Vec<Paragraph> {
    let kinds =
        WITH_HEALTH.iter().map(|kind| format!("{} {}", letter(kind, texts), texts.form(kind.id(), "short")));
    let kinds: Vec<String> = kinds.collect();
    let elements =
        Element::ALL.map(|each| format!("{} {}", element(each, texts), capital(&texts.name(each.id()))));
    let mut page = vec![
        Paragraph::heading(texts.name("legend-title")),
        Paragraph::plain(kinds.join("  ")),
        Paragraph::plain(elements.join("  ")),
    ];
    let signs = [
        (format!("{}'", letter(Kind::Town, texts)), "legend-damaged"),
        (BLIGHT.to_owned(), "legend-blight"),
        (disc(Seat(0)).to_owned(), "legend-presence"),
        ("[2]".to_owned(), "legend-defend"),
        (COAST.to_owned(), "legend-coast"),
        (ACROSS.to_owned(), "legend-across"),
        (format!("{RAVAGE}3{BLIGHT}"), "legend-ravage"),
        (BUILD.to_owned(), "legend-build"),
        (EXPLORE.to_owned(), "legend-explore"),
        (ENERGY.to_owned(), "legend-energy"),
        (PLAYS.to_owned(), "legend-plays"),
        (COVERED.to_owned(), "legend-covered"),
        (format!("{REACHED} {MISSED}"), "legend-threshold"),
    ];
    page.extend(signs.iter().map(|(sign, key)| Paragraph::plain(format!("{sign}  {}", texts.name(key)))));
    for key in ["help-goal", "help-turn-order", "help-losing"] {
        page.push(Paragraph::gap());
        page.push(Paragraph::plain(texts.name(key)));
    }
    page
}
