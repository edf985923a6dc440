//! What the Invaders will do, what lasts, and which cards came and went.

use artel_engine::{Game, Viewer};
use artel_odds::spirit_island::InvaderPhase;
use artel_spirit_island::{Cards, InvaderCard, LastingView, SpiritIsland};
use artel_texts::Texts;

use super::{card, outlook, status};
use crate::page::Paragraph;

/// The forecast, lasting effects, and all open piles.
pub(super) fn piles(game: &SpiritIsland, texts: &Texts) -> Vec<Paragraph> {
    let view = game.view(Viewer::Spectator);
    let mut page = forecast(game, texts);
    let lasting: Vec<String> = view.lasting.iter().flat_map(|lasting| lasts(lasting, texts)).collect();
    page.extend(Paragraph::section("isle-lasting", lasting, texts));
    page.extend(Paragraph::section("isle-next-card", vec![invaders(&view.invaders.possible, texts)], texts));
    page.extend(Paragraph::section(
        "isle-invaders-gone",
        vec![invaders(&view.invaders.discard, texts)],
        texts,
    ));
    let resolved: Vec<String> = view.fear.resolved.iter().map(|card| texts.name(card.id())).collect();
    page.extend(Paragraph::section("isle-fear-gone", vec![listed(&resolved, texts)], texts));
    for (key, deck, discard) in [
        ("isle-minor-deck", view.powers.minor_deck, view.powers.minor_discard),
        ("isle-major-deck", view.powers.major_deck, view.powers.major_discard),
    ] {
        page.push(Paragraph::heading(texts.with(key, [("cards", deck)])));
        page.push(Paragraph::plain(texts.with("isle-discarded", [("cards", names(discard, texts))])));
    }
    page
}

/// What the coming Invader phase does, and what could lose the game in it.
pub(super) fn forecast(game: &SpiritIsland, texts: &Texts) -> Vec<Paragraph> {
    let mut page = Paragraph::section("isle-forecast", outlook::lines(&InvaderPhase::of(game), texts), texts);
    page.extend(status::danger(game, texts).map(Paragraph::strong));
    page
}

fn lasts(lasting: &LastingView, texts: &Texts) -> Vec<String> {
    let place = lasting.land.map(|land| format!(" ({land})")).unwrap_or_default();
    let mut lines = vec![format!("{}{place}:", texts.name(lasting.source))];
    lines.extend(card::lines(&lasting.lines, 1, texts));
    lines
}

fn invaders(cards: &[InvaderCard], texts: &Texts) -> String {
    listed(&cards.iter().map(|card| texts.name(card.id())).collect::<Vec<_>>(), texts)
}

fn names(cards: Cards, texts: &Texts) -> String {
    listed(&cards.iter().map(|card| texts.name(card.id())).collect::<Vec<_>>(), texts)
}

fn listed(names: &[String], texts: &Texts) -> String {
    if names.is_empty() { texts.name("pile-empty") } else { names.join(", ") }
}
