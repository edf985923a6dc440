//! Writing a position.

use std::fmt::{Display, Write as _};

use artel_engine::Status;

use crate::byte::byte;
use crate::components::{Arrangement, BlightSide, Boxes, Card};
use crate::deck::Slot;
use crate::game::{Phase, SpiritIsland, TABLE};
use crate::numbers;
use crate::outcome::Due;
use crate::owned::Zone;
use crate::setup::STANDARD_BOARDS;
use crate::terror::Terror;

use super::fields::Field;
use super::read::turned_up;
use super::spirits::Pile;
use super::{action, agenda, decks, lands, purse, spirits, tasks};

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
    for (name, level) in &game.adversaries {
        put(&mut text, "adversary", [format!("{name} {level}")]);
    }
    put(&mut text, "scenario", game.scenario);
    put(&mut text, "turn", (game.turn != first_turn(game.phase)).then_some(game.turn));
    put(&mut text, "phase", (game.phase != Phase::Spirit).then_some(game.phase));
    write_spirits(game, &mut text);
    for land in game.places().iter() {
        put(&mut text, "land", lands::write(land, game));
    }
    flag(&mut text, "blight-missing", game.blight_missing);
    put(&mut text, "blight-card", blight_card(game));
    let replaced = game.boxes.blight_cards().minus(game.blight_unseen);
    let lies = game.blight_side.card();
    let replaced =
        replaced.iter().filter(|card| game.blight_side != BlightSide::NoCard && Some(*card) != lies);
    put(&mut text, "blight-used", replaced);
    put(&mut text, "power-discard", game.power_discards.iter());
    for major in [false, true] {
        let known = game.power_decks.placed(major);
        put(&mut text, "power-known", known.map(|placed| format!("{}:{}", placed.depth + 1, placed.card)));
    }
    put(&mut text, "fear", game.fear.word(None));
    put(&mut text, "fear-earned", game.fear_earned.word(None));
    put(&mut text, "fear-resolved", &game.fear_discard);
    put(&mut text, "fear-deck", fear_deck(game));
    let seen = (1..).zip(game.fear_cards.slots()).filter_map(|(place, slot)| match slot {
        Slot::Known(card) => Some(format!("{place}:{card}")),
        Slot::Unseen(()) | Slot::Shuffled(_) => None,
    });
    put(&mut text, "fear-seen", seen);
    flag(&mut text, "no-events", !game.has_events() && !game.boxes.event_cards().is_empty());
    put(&mut text, "event-discard", &game.event_discard);
    let known = (1..).zip(game.events.slots()).filter_map(|(place, slot)| match slot {
        Slot::Known(card) => Some(format!("{place}:{card}")),
        Slot::Unseen(()) | Slot::Shuffled(_) => None,
    });
    put(&mut text, "event-known", known);
    put(&mut text, "purse", purse::write(&game.purse));
    put(&mut text, "ravage", &game.ravage);
    put(&mut text, "build", &game.build);
    put(&mut text, "second-build", &game.second_build);
    flag(&mut text, "second-build-gone", game.second_build_gone);
    let resolved = byte(game.fear_discard.len());
    put(&mut text, "fear-before", (game.fear_before != resolved).then_some(game.fear_before));
    put(&mut text, "invader-discard", &game.invader_discard);
    if game.invader_cards != decks::usual(&game.adversaries, turned_up(game).len()) {
        put(&mut text, "invader-deck", decks::write(&game.invader_cards));
    }
    game.standing.iter().for_each(|standing| put(&mut text, "lasting", [action::write_lasting(standing)]));
    for skipped in &game.skips {
        put(&mut text, "skip", [skipped.land.to_string(), skipped.actions().word(None).unwrap_or_default()]);
    }
    for (number, action) in (1..).zip(game.underway.iter()) {
        put(&mut text, "action", [action::write(game, number, action)]);
    }
    write_agendas(game, &mut text);
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
    u8::from(!matches!(phase, Phase::Setup | Phase::BonusGrowth))
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

fn write_agendas(game: &SpiritIsland, text: &mut String) {
    for (scope, agenda) in game.agendas.iter().enumerate() {
        for (place, task) in agenda.iter().enumerate().rev() {
            let source = agenda::source_at(game, agenda, place);
            let told =
                scope == TABLE || tasks::only_seat(task, source).is_some_and(|seat| seat.index() == scope);
            let whose = if told { String::new() } else { format!("{} ", scope + 1) };
            put(text, "next", [format!("{whose}{}", tasks::write(task, source))]);
        }
    }
}

/// The Terror Level and the cards left for each level, if they are not what follows from the cards earned.
fn fear_deck(game: &SpiritIsland) -> Option<String> {
    let cards = numbers::fear_cards(&game.adversaries);
    let mut usual = if game.terror.is_apart() { Terror::apart(cards) } else { Terror::new(cards) };
    let out = usize::from(game.fear_earned) + game.fear_discard.len();
    let follows = out <= usize::from(usual.cards()) && {
        for _ in 0..out {
            usual.earn();
        }
        usual == game.terror
    };
    if game.terror.is_apart() {
        let (level, cards) = (game.terror.rituals() + 1, game.terror.cards());
        return (!follows).then(|| format!("{level} {cards} apart"));
    }
    let left = game.terror.left().map(|cards| cards.to_string()).join(",");
    (!follows).then(|| format!("{} {left}", game.terror_level()))
}

/// The side of the Blight card and what lies on it, if that is not as at the start.
fn blight_card(game: &SpiritIsland) -> Option<String> {
    let pool = game.blight_pool;
    match game.blight_side {
        BlightSide::NoCard => None,
        BlightSide::Healthy if pool == game.blight_start() => None,
        BlightSide::Healthy => Some(format!("healthy {pool}")),
        BlightSide::Turned(card) => Some(format!("{card} {pool}")),
    }
}

fn due(due: Due) -> String {
    match due {
        Due::Fear => "fear".to_owned(),
        Due::Invaders => "invaders".to_owned(),
        Due::Blight => "blight".to_owned(),
        Due::Event => "event".to_owned(),
        Due::FearLook { place } => format!("fear-look {}", place + 1),
        Due::Power { major, scope } => {
            let deck = if major { "major" } else { "minor" };
            let whose = if scope as usize == TABLE { "table".to_owned() } else { (scope + 1).to_string() };
            format!("{deck} {whose}")
        }
    }
}
