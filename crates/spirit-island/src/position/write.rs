//! Writing a position.

use std::fmt::{Display, Write as _};

use artel_engine::Status;

use crate::components::{Arrangement, Boxes, Card};
use crate::game::{Phase, SpiritIsland, TABLE};
use crate::outcome::Due;
use crate::owned::Zone;
use crate::setup::STANDARD_BOARDS;

use super::fields::Field;
use super::read::turned_up;
use super::spirits::Pile;
use super::{action, decks, lands, spirits, tasks};

/// The state as lines, leaving out what is as at the start and what follows from the rest.
pub(crate) fn write(game: &SpiritIsland) -> String {
    let mut text = String::new();
    if game.boxes != Boxes::HORIZONS {
        put(&mut text, "boxes", game.boxes.iter());
    }
    if game.island.boards[..] != STANDARD_BOARDS[..game.island.boards.len()] {
        put(&mut text, "boards", game.island.boards.word(None));
    }
    let arrangement = game.island.arrangement;
    put(&mut text, "layout", (arrangement != Arrangement::default()).then_some(arrangement));
    flag(&mut text, "escalation", game.escalation);
    put(&mut text, "turn", (game.turn != first_turn(game.phase)).then_some(game.turn));
    put(&mut text, "phase", (game.phase != Phase::Spirit).then_some(game.phase));
    write_spirits(game, &mut text);
    for land in game.island.lands.iter() {
        put(&mut text, "land", lands::write(land, game.island.at(land), game.players()));
    }
    flag(&mut text, "blight-missing", game.blight_missing);
    put(&mut text, "power-discard", game.power_discards.iter());
    put(&mut text, "fear", game.fear.word(None));
    put(&mut text, "fear-earned", game.fear_earned.word(None));
    put(&mut text, "fear-resolved", &game.fear_discard);
    put(&mut text, "ravage", game.ravage);
    put(&mut text, "build", game.build);
    put(&mut text, "invader-discard", &game.invader_discard);
    if game.invader_cards != decks::usual(turned_up(game).len()) {
        put(&mut text, "invader-deck", decks::write(&game.invader_cards));
    }
    game.standing.iter().for_each(|standing| put(&mut text, "lasting", [action::write_lasting(standing)]));
    for (land, actions) in &game.skips {
        put(&mut text, "skip", [land.to_string(), actions.word(None).unwrap_or_default()]);
    }
    put(&mut text, "action", game.action.as_ref().map(action::write));
    flag(&mut text, "avenging", game.avenging);
    let source = game.action.as_ref().map(|action| action.source);
    for task in game.agendas.iter().flat_map(|agenda| agenda.iter().rev()) {
        put(&mut text, "next", [tasks::write(task, source)]);
    }
    put(&mut text, "due", game.due.map(due));
    match game.status {
        Status::Playing => {}
        Status::Won => put(&mut text, "over", ["won"]),
        Status::Lost(defeat) => put(&mut text, "over", ["lost".to_owned(), defeat.to_string()]),
    }
    put(&mut text, "chance", [format!("{:016x}", game.generator.state())]);
    text
}

/// The turn that is meant if none is told.
pub(super) fn first_turn(phase: Phase) -> u8 {
    u8::from(phase != Phase::BonusGrowth)
}

/// A line, if there is anything to say.
fn put<T: Display>(text: &mut String, key: &str, words: impl IntoIterator<Item = T>) {
    let mut words = words.into_iter().peekable();
    if words.peek().is_some() {
        text.push_str(key);
        for word in words {
            // Writing to a string cannot fail.
            let _ = write!(text, " {word}");
        }
        text.push('\n');
    }
}

/// A line of one word.
fn flag(text: &mut String, key: &str, set: bool) {
    if set {
        text.push_str(key);
        text.push('\n');
    }
}

fn write_spirits(game: &SpiritIsland, text: &mut String) {
    for seat in game.all_seats() {
        let spirit = game.spirit(seat);
        put(text, "spirit", [spirits::write(seat, spirit, game.phase)]);
        for pile in Pile::all() {
            let cards = pile.of(spirit);
            let unsaid =
                cards.is_empty() || pile == Pile::In(Zone::Hand) && cards == Card::uniques(spirit.name);
            if !unsaid {
                put(
                    text,
                    pile.id(),
                    [seat.to_string()].into_iter().chain(cards.iter().map(|card| card.to_string())),
                );
            }
        }
    }
}

fn due(due: Due) -> String {
    match due {
        Due::Fear => "fear".to_owned(),
        Due::Invaders => "invaders".to_owned(),
        Due::Power { major, scope } => {
            let deck = if major { "major" } else { "minor" };
            let whose = if scope as usize == TABLE { "table".to_owned() } else { (scope + 1).to_string() };
            format!("{deck} {whose}")
        }
    }
}
