//! Water, decks and treasures, in lines of at most 30 columns.

use artel_engine::Phrase;
use artel_forbidden_island::{Card, ForbiddenIsland, TileState, Treasure, WaterMark};
use artel_texts::Texts;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};

use super::odds::percent_waters_rise;
use super::symbols::{SINKS, SKULL, TAKEN, treasure_span};

/// All the lines.
pub(super) fn draw(game: &ForbiddenIsland, texts: &Texts) -> Vec<Line<'static>> {
    let say = |key: &'static str, one: u32, other: u32| {
        Line::raw(texts.phrase(&Phrase::new(key).number("cards", one).number("discards", other)))
    };
    let flood = game.flood_deck().len() as u32;
    let treasure = game.treasure_deck().len() as u32;
    vec![
        water(game, texts),
        Line::raw(water_outlook(game, texts)),
        say("island-flood-deck", flood, game.flood_discard().len()),
        say("island-treasure-deck", treasure, game.treasure_discard().len() as u32),
        Line::raw(waters_rise(game, texts)),
        treasures(game, texts),
    ]
}

/// The meter: how many cards each mark calls for, where the marker stands, and the skull.
fn water(game: &ForbiddenIsland, texts: &Texts) -> Line<'static> {
    let mut spans = vec![Span::styled(texts.name("island-water"), Style::new().add_modifier(Modifier::BOLD))];
    for mark in (1..=WaterMark::SKULL.number()).filter_map(WaterMark::new) {
        let is_skull = mark == WaterMark::SKULL;
        let text = if is_skull { SKULL.to_owned() } else { mark.flood_cards().to_string() };
        let colour = if is_skull { Color::Red } else { Color::Cyan };
        let style = match mark.cmp(&game.water()) {
            std::cmp::Ordering::Less => Style::new().fg(colour),
            std::cmp::Ordering::Equal => {
                Style::new().fg(colour).add_modifier(Modifier::REVERSED | Modifier::BOLD)
            }
            std::cmp::Ordering::Greater => Style::new().add_modifier(Modifier::DIM),
        };
        spans.extend([Span::raw(" "), Span::styled(text, style)]);
    }
    Line::from(spans)
}

/// How many cards now and after the next rise, and how many rises are left.
fn water_outlook(game: &ForbiddenIsland, texts: &Texts) -> String {
    let water = game.water();
    let next = water.risen();
    let key = if next == WaterMark::SKULL { "island-water-last" } else { "island-water-outlook" };
    let left = WaterMark::SKULL.number() - water.number();
    let phrase = Phrase::new(key)
        .number("cards", water.flood_cards())
        .number("next", next.flood_cards())
        .number("left", left);
    texts.phrase(&phrase)
}

fn waters_rise(game: &ForbiddenIsland, texts: &Texts) -> String {
    let left = game.treasure_deck().cards().count(Card::WatersRise);
    let phrase =
        Phrase::new("island-waters-rise").number("cards", left).number("percent", percent_waters_rise(game));
    texts.phrase(&phrase)
}

/// Which treasures are captured, and which are one flood card from being lost.
fn treasures(game: &ForbiddenIsland, texts: &Texts) -> Line<'static> {
    let mut spans = vec![Span::raw(texts.name("island-treasures"))];
    for treasure in Treasure::ALL {
        spans.extend([Span::raw(" "), treasure_span(treasure)]);
        spans.push(if game.captor(treasure).is_some() {
            Span::raw(TAKEN)
        } else if is_nearly_lost(game, treasure) {
            Span::styled(SINKS, Style::new().fg(Color::Red).add_modifier(Modifier::BOLD))
        } else {
            Span::styled("–", Style::new().add_modifier(Modifier::DIM))
        });
    }
    Line::from(spans)
}

/// Whether one flood card can lose the treasure: one of its tiles has sunk and the other is flooded.
pub(super) fn is_nearly_lost(game: &ForbiddenIsland, treasure: Treasure) -> bool {
    let [one, other] = treasure.tiles().map(|tile| game.tile_state(game.cell(tile)));
    game.captor(treasure).is_none()
        && matches!(
            (one, other),
            (TileState::Sunk, TileState::Flooded) | (TileState::Flooded, TileState::Sunk)
        )
}
