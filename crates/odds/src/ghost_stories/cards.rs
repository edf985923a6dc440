//! What the next card may be, and how far the next incarnation is.

use artel_engine::{Phrase, Set};
use artel_games::{Chance, OddsLine};
use artel_ghost_stories::{Colour, GhostStories, Side, Space};

use super::yin::next_side;

/// Lines for the colours of the next card, and one for the next incarnation.
pub(super) fn lines(game: &GhostStories) -> Vec<OddsLine> {
    let colours = Colour::ALL.into_iter().filter_map(|colour| drawn(game, colour));
    colours.chain(incarnation(game)).collect()
}

fn drawn(game: &GhostStories, colour: Colour) -> Option<OddsLine> {
    let cards = game.deck().next().filter(|card| card.colour() == colour).count();
    let sides = destinations(game, colour);
    if cards == 0 || sides.is_empty() {
        return None;
    }
    let sides: Vec<_> = sides.iter().map(Side::id).collect();
    Some(OddsLine {
        topic: "card",
        things: [colour.id()].into_iter().chain(sides.iter().copied()).collect(),
        with: Vec::new(),
        phrase: Phrase::new("forecast-card").name("colour", colour.id()).names("sides", sides),
        chances: vec![Chance {
            what: "drawn",
            probability: cards as f64 / f64::from(game.deck().next_count()),
        }],
    })
}

/// The boards on which a card of this colour could lie (GS-055 to GS-057).
fn destinations(game: &GhostStories, colour: Colour) -> Set<Side> {
    let own = colour.taoist().map_or(next_arrival(game), |taoist| game.side_of(taoist));
    let there = game.free(own.spaces());
    let free = if there.is_empty() { game.free(Set::ALL) } else { there };
    free.iter().map(Space::side).collect()
}

/// The side of the player on whose board the next ghost arrives.
fn next_arrival(game: &GhostStories) -> Side {
    let next = next_side(game);
    next.clockwise().find(|&side| game.lives(side)).unwrap_or(next)
}

fn incarnation(game: &GhostStories) -> Option<OddsLine> {
    let cards = game.deck().until_incarnation()?;
    Some(OddsLine {
        topic: "incarnation",
        things: vec!["incarnation"],
        with: Vec::new(),
        phrase: Phrase::new("forecast-incarnation").number("cards", cards),
        chances: vec![Chance {
            what: "next",
            probability: f64::from(u8::from(game.deck().incarnation_is_next())),
        }],
    })
}
