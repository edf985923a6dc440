//! What the signs on the screen mean.

use artel_ghost_stories::{Centre, Colour, Figure, Left, Right, Side};
use artel_texts::Texts;

use super::symbols::{
    BLOCKED, BUDDHA, CURSE, DIE, HAUNTS, INCARNATION, LOWERED, MANTRA, POWER_TOKEN, QI, SHUT, WORKS,
    YIN_YANG, centre, figure, left, letter, right,
};
use crate::page::Paragraph;

/// The signs with their meaning, and what the game is about.
pub(super) fn legend(texts: &Texts) -> Vec<Paragraph> {
    let mut page = vec![Paragraph::heading(texts.name("legend-title"))];
    page.extend(table_signs(texts));
    page.push(Paragraph::heading(texts.name("legend-left")));
    page.extend(Left::ALL.map(|ability| stone(left(ability), ability.id(), texts)));
    page.push(Paragraph::heading(texts.name("legend-centre")));
    page.extend(Centre::ALL.map(|ability| stone(centre(ability), ability.id(), texts)));
    page.push(Paragraph::heading(texts.name("legend-right")));
    page.extend(Right::ALL.map(|ability| stone(right(ability), ability.id(), texts)));
    for key in ["help-goal", "help-turn-order", "help-losing"] {
        page.push(Paragraph::gap());
        page.push(Paragraph::plain(texts.name(key)));
    }
    page
}

fn sign(sign: &str, meaning: &str) -> Paragraph {
    Paragraph::plain(format!("{sign}  {meaning}"))
}

fn stone(shape: &str, ability: &str, texts: &Texts) -> Paragraph {
    sign(shape, &texts.form(ability, "effect"))
}

fn table_signs(texts: &Texts) -> Vec<Paragraph> {
    let letters: Vec<String> = Colour::ALL
        .iter()
        .map(|colour| format!("{} {}", letter(colour.id(), texts), texts.name(colour.id())))
        .collect();
    let arrows = |stands: Figure| Side::ALL.map(|side| figure(side, stands)).concat();
    vec![
        Paragraph::plain(letters.join("  ")),
        sign(LOWERED, &texts.name("legend-lowered")),
        sign(&arrows(Figure::Card), &texts.name("legend-figure-card")),
        sign(&arrows(Figure::Stone), &texts.name("legend-figure-stone")),
        sign(HAUNTS, &texts.name("legend-haunted")),
        sign(INCARNATION, &texts.name("legend-incarnation")),
        sign(SHUT, &texts.name("legend-shut")),
        sign(MANTRA, &texts.name("legend-mantra")),
        sign(DIE, &texts.name("legend-die")),
        sign(QI, &texts.name("legend-qi")),
        sign(YIN_YANG, &texts.name("yin-yang")),
        sign(BUDDHA, &texts.name("buddha")),
        sign(POWER_TOKEN, &texts.name("legend-power-token")),
        sign(&format!("{WORKS} {BLOCKED}"), &texts.name("legend-power")),
        sign(CURSE, &texts.name("legend-gone")),
    ]
}
