//! What may still come, and what came and went.

use artel_ghost_stories::{Card, Colour, GhostStories};
use artel_texts::Texts;

use super::odds;
use crate::page::Paragraph;

/// What the ghosts will do, the cards that nobody has seen, and those that are gone.
pub(super) fn piles(game: &GhostStories, texts: &Texts) -> Vec<Paragraph> {
    let unseen = |card: &Card| game.deck().is_unseen(*card);
    let mut page = Paragraph::section("ghosts-coming", odds::yin(game, texts), texts);
    page.extend(Paragraph::section("ghosts-next-card", odds::cards(game, texts), texts));
    page.push(Paragraph::heading(texts.name("ghosts-unseen")));
    for colour in Colour::ALL {
        let ghost = |card: &Card| card.colour() == colour && !card.is_incarnation();
        let cards = names(Card::ALL.into_iter().filter(unseen).filter(ghost), texts);
        page.push(Paragraph::plain(format!("{}: {cards}", texts.name(colour.id()))));
    }
    page.push(Paragraph::heading(texts.name("ghosts-unseen-incarnations")));
    let incarnations = Card::ALL.into_iter().filter(unseen).filter(|card| card.is_incarnation());
    page.push(Paragraph::plain(names(incarnations, texts)));
    page.push(Paragraph::heading(texts.name("ghosts-gone")));
    page.push(Paragraph::plain(names(game.gone(), texts)));
    page
}

/// Cards by their names, those that share one together.
fn names(cards: impl Iterator<Item = Card>, texts: &Texts) -> String {
    let mut counted: Vec<(String, usize)> = Vec::new();
    for name in cards.map(|card| texts.name(card.id())) {
        match counted.iter_mut().find(|(each, _)| *each == name) {
            Some((_, count)) => *count += 1,
            None => counted.push((name, 1)),
        }
    }
    if counted.is_empty() {
        return texts.name("pile-empty");
    }
    let several = |(name, count): &(String, usize)| match count {
        1 => name.clone(),
        count => format!("{name} × {count}"),
    };
    counted.iter().map(several).collect::<Vec<_>>().join(", ")
}
