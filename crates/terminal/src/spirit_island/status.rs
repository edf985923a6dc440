//! What has to be decided, and what is at stake.

use artel_engine::{Described, Game, Phrase, Seat, Status, Viewer};
use artel_odds::spirit_island::InvaderPhase;
use artel_spirit_island::{Move, Phase, QuestionView, SpiritIsland, View};
use artel_texts::Texts;

use crate::{Task, moves_of};

/// What the table waits for.
pub(super) fn task(game: &SpiritIsland, texts: &Texts) -> Task {
    if let Some(text) = outcome(game, texts) {
        return Task { text, urgent: true };
    }
    let view = game.view(Viewer::Spectator);
    let text = match view.questions.first() {
        Some(question) => asked(&view, question, texts),
        None => texts.name(view.phase.id()),
    };
    Task { text, urgent: false }
}

/// Who is asked what, and by which card.
fn asked(view: &View, question: &QuestionView, texts: &Texts) -> String {
    let who: Vec<String> = (view.spirits.iter())
        .filter(|spirit| question.seats.contains(&spirit.seat))
        .map(|spirit| texts.form(spirit.spirit.id(), "short"))
        .collect();
    let key = if question.source.is_some() { "isle-asked-by" } else { "isle-asked" };
    let source = question.source.map(|source| texts.name(source)).unwrap_or_default();
    let asked = texts.phrase(&question.phrase);
    texts.with(key, [("spirit", who.join(", ")), ("question", asked), ("source", source)])
}

/// Who is asked first; after the game, the first player.
pub(super) fn decider(game: &SpiritIsland) -> Seat {
    let asked = game.view(Viewer::Spectator).questions;
    asked.first().and_then(|question| question.seats.first().copied()).unwrap_or(Seat(0))
}

/// What a seat is asked.
pub(super) fn question_of(game: &SpiritIsland, seat: Seat) -> Option<QuestionView> {
    let asked = game.view(Viewer::Spectator).questions;
    asked.into_iter().find(|question| question.seats.contains(&seat))
}

/// How the game ended, if it did.
fn outcome(game: &SpiritIsland, texts: &Texts) -> Option<String> {
    match game.status() {
        Status::Playing => None,
        Status::Won => Some(texts.name("isle-won")),
        Status::Lost(defeat) => Some(texts.with("isle-lost", [("why", texts.phrase(&defeat.phrase()))])),
    }
}

/// What could lose the game in the coming Invader phase; else how it is won and lost.
pub(super) fn stakes(game: &SpiritIsland, texts: &Texts) -> String {
    let keys = ["isle-stakes-1", "isle-stakes-2", "isle-stakes-3"];
    danger(game, texts).unwrap_or_else(|| texts.name(keys[level(game)]))
}

/// What has to be gone to win now.
pub(super) fn goal(game: &SpiritIsland, texts: &Texts) -> String {
    texts.form(["terror-level-1", "terror-level-2", "terror-level-3"][level(game)], "goal")
}

/// The Terror Level, counted from zero.
pub(super) fn level(game: &SpiritIsland) -> usize {
    usize::from(game.terror_level().clamp(1, 3)) - 1
}

/// What could lose the game in the coming Invader phase.
pub(super) fn danger(game: &SpiritIsland, texts: &Texts) -> Option<String> {
    let coming = InvaderPhase::of(game);
    let pool = game.blight_pool();
    let mut dangers = Vec::new();
    let comes = coming.blight + coming.cascades;
    if comes > 0 && comes >= pool {
        let numbers = [("count", comes.to_string()), ("pool", pool.to_string())];
        dangers.push(texts.with("isle-danger-blight", numbers));
    }
    for seat in coming.erased {
        let spirit = game.spirit(seat).name();
        dangers.push(texts.phrase(&Phrase::new("isle-danger-presence").name("spirit", spirit.id())));
    }
    dangers.extend(coming.deck_is_empty.then(|| texts.name("isle-danger-deck")));
    (!dangers.is_empty()).then(|| texts.with("isle-dangers", [("dangers", dangers.join("; "))]))
}

/// What a player who is ready may have forgotten.
pub(super) fn forgotten(game: &SpiritIsland, seat: Seat, action: Move) -> Option<Phrase> {
    if action != Move::Ready {
        return None;
    }
    let moves = moves_of(game, seat);
    let can = |test: fn(&Move) -> bool| moves.iter().any(test);
    match game.view(Viewer::Spectator).phase {
        Phase::Spirit if can(|action| matches!(action, Move::Play(_))) => {
            Some(Phrase::new("isle-warning-plays"))
        }
        Phase::Fast | Phase::Slow if can(|action| matches!(action, Move::Use(_) | Move::Innate(_))) => {
            Some(Phrase::new("isle-warning-powers"))
        }
        _ => None,
    }
}
