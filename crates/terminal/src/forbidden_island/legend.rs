//! What the signs on the screen mean.

use artel_forbidden_island::{Adventurer, ForbiddenIsland, Treasure};
use artel_texts::Texts;

use super::symbols::{FLOODS, HELIPAD, SINKS, SKULL, WAVE, letter, treasure};
use crate::page::Paragraph;

/// The signs with their meaning, and what the game is about.
pub(super) fn legend(game: &ForbiddenIsland, texts: &Texts) -> Vec<Paragraph> {
    let sign = |sign: &str, meaning: String| Paragraph::plain(format!("{sign}  {meaning}"));
    let mut page = vec![Paragraph::heading(texts.name("legend-title"))];
    page.push(sign(WAVE, texts.name("legend-flooded")));
    page.push(sign(SINKS, texts.name("legend-sinks")));
    page.push(sign(FLOODS, texts.name("legend-floods")));
    page.push(sign(HELIPAD, texts.name("fools-landing")));
    page.push(sign(SKULL, texts.name("legend-skull")));
    page.extend(Treasure::ALL.map(|each| sign(treasure(each), texts.name(each.id()))));
    let in_play = |adventurer: &Adventurer| game.seat_of(*adventurer).is_some();
    for adventurer in Adventurer::ALL.into_iter().filter(in_play) {
        let ability = texts.form(adventurer.id(), "ability");
        page.push(sign(&letter(adventurer, texts), format!("{}. {ability}", texts.name(adventurer.id()))));
    }
    for key in ["help-goal", "help-turn-order", "help-losing"] {
        page.push(Paragraph::gap());
        page.push(Paragraph::plain(texts.name(key)));
    }
    page
}
