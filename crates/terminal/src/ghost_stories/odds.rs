//! How likely exorcisms succeed, and what the ghosts will do.

use std::cell::RefCell;

use artel_engine::Phrase;
use artel_games::{Chance, Forecast, OddsLine};
use artel_ghost_stories::{GhostStories, Move, Space, Tile};
use artel_odds::{ghost_stories, percent};
use artel_texts::Texts;

thread_local! {
    /// The last state that was asked about: every part of the screen asks about the same one.
    static LAST: RefCell<Option<(GhostStories, Forecast)>> = const { RefCell::new(None) };
}

/// What may come in this state; nothing if the game is over.
fn forecast(game: &GhostStories) -> Forecast {
    LAST.with_borrow_mut(|last| match last {
        Some((state, known)) if state == game => known.clone(),
        _ => {
            let known = ghost_stories::forecast(game).unwrap_or_default();
            *last = Some((*game, known.clone()));
            known
        }
    })
}

/// What chance may bring if the move is made.
pub(super) fn of_move(game: &GhostStories, action: Move, texts: &Texts) -> Vec<String> {
    match action {
        Move::Exorcise => exorcisms(game, game.tile_of(game.turn()), texts),
        Move::Step(tile) => {
            let mut lines = exorcisms(game, tile, texts);
            lines.extend(haunting(game, tile, texts));
            lines
        }
        Move::Keep | Move::Reroll(_) => with_percent(game, "reroll", texts),
        Move::Yin | Move::End => yin(game, texts),
        Move::Ask => vec![texts.form(game.tile_of(game.turn()).id(), "effect")],
        Move::Call(tile) => vec![texts.form(tile.id(), "effect")],
        Move::Borrow(taoist) => vec![texts.form(game.power(game.side_of(taoist)).id(), "effect")],
        _ => Vec::new(),
    }
}

/// The lines of one topic.
fn lines(game: &GhostStories, topic: &str) -> Vec<OddsLine> {
    forecast(game).lines.into_iter().filter(|line| line.topic == topic).collect()
}

/// The exorcisms that could be attempted from a tile.
pub(super) fn exorcisms(game: &GhostStories, tile: Tile, texts: &Texts) -> Vec<String> {
    let lines = lines(game, "exorcism");
    let worth_telling = lines.iter().filter(|line| is_single(line) || is_possible(line));
    worth_telling
        .filter_map(|line| match line.things.split_first() {
            Some((from, ghosts)) if *from == tile.id() => Some(exorcism(game, ghosts, line, texts)),
            _ => None,
        })
        .collect()
}

/// Whether the line speaks of one ghost and of nothing to be used in addition.
fn is_single(line: &OddsLine) -> bool {
    line.things.len() == 2 && line.with.is_empty()
}

fn is_possible(line: &OddsLine) -> bool {
    line.chances.iter().any(|chance| chance.probability > 0.0)
}

/// Which ghosts would fall, with what, and how likely.
fn exorcism(game: &GhostStories, spaces: &[&str], line: &OddsLine, texts: &Texts) -> String {
    let card = |id: &&str| game.card(id.parse::<Space>().ok()?).map(|card| texts.name(card.id()));
    let ghosts = spaces.iter().filter_map(card).collect::<Vec<_>>().join(" + ");
    let used = line.with.iter().map(|used| format!(" ({})", texts.form(used, "short")));
    let what = ghosts + &used.collect::<String>();
    let chances: Vec<String> = line.chances.iter().map(|chance| chance_words(chance, texts)).collect();
    texts.with("ghosts-odds", [("what", what), ("chances", chances.join(", "))])
}

fn chance_words(chance: &Chance, texts: &Texts) -> String {
    let key = match chance.what {
        "dice" => "ghosts-odds-dice",
        "own-tokens" => "ghosts-odds-own",
        _ => "ghosts-odds-all",
    };
    texts.with(key, [("percent", percent(chance.probability))])
}

/// Whether the tile may be haunted in the coming Yin phase.
pub(super) fn haunting(game: &GhostStories, tile: Tile, texts: &Texts) -> Option<String> {
    let things = forecast(game).things;
    let odds = things.iter().find(|odds| odds.thing == tile.id())?;
    let chance = odds.chances.first().filter(|chance| chance.probability > 0.0)?;
    let phrase = Phrase::new("ghosts-odds-haunted")
        .name("tile", tile.id())
        .number("percent", percent(chance.probability));
    Some(texts.phrase(&phrase))
}

/// What the ghosts of each board do in their next Yin phase as things stand.
pub(super) fn yin(game: &GhostStories, texts: &Texts) -> Vec<String> {
    lines(game, "yin").iter().map(|line| texts.phrase(&line.phrase)).collect()
}

/// How many ghosts come before the next incarnation.
pub(super) fn incarnation(game: &GhostStories, texts: &Texts) -> Vec<String> {
    lines(game, "incarnation").iter().map(|line| texts.phrase(&line.phrase)).collect()
}

/// Which card may come next.
pub(super) fn cards(game: &GhostStories, texts: &Texts) -> Vec<String> {
    with_percent(game, "card", texts)
}

/// The lines of a topic that has one number a line.
fn with_percent(game: &GhostStories, topic: &str, texts: &Texts) -> Vec<String> {
    let told = |line: &OddsLine| {
        let percent = line.chances.first().map_or(0, |chance| percent(chance.probability));
        format!("{} – {percent}\u{a0}%", texts.phrase(&line.phrase))
    };
    lines(game, topic).iter().map(told).collect()
}

/// What could lose the game in the coming Yin phase, and how likely.
pub(super) fn dangers(game: &GhostStories, texts: &Texts) -> Vec<String> {
    let dangers = forecast(game).dangers;
    let told =
        |phrase: &Phrase, probability| format!("{}: {}\u{a0}%", texts.phrase(phrase), percent(probability));
    dangers.iter().map(|danger| told(&danger.phrase, danger.probability)).collect()
}
