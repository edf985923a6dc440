//! Whose decision it is, what has to be decided, and what is at stake.

use artel_bots::Playable as _;
use artel_engine::{Described, Game, Phrase, Seat, Status, Viewer};
use artel_ghost_stories::{GhostStories, Move, Phase, Question, Step, View};
use artel_texts::Texts;

use super::odds;
use super::symbols::letter;
use crate::{Task, from_active, moves_of};

/// What the table waits for.
pub(super) fn task(game: &GhostStories, texts: &Texts) -> Task {
    if let Some(text) = outcome(game, texts) {
        return Task { text, urgent: true };
    }
    let view = game.view(Viewer::Spectator);
    let taoist = name_of(game, decider(game));
    if let Some(question) = view.question {
        return Task { text: asked(&view, taoist, question, texts), urgent: true };
    }
    let key = match view.phase {
        Phase::Dawn | Phase::Yin => "ghosts-dawn",
        Phase::Yang { step: Step::Move } => "ghosts-yang-move",
        Phase::Yang { step: Step::Act } => "ghosts-yang-act",
        Phase::Yang { step: Step::Acted } if can_act(game) => "ghosts-yang-act-again",
        Phase::Yang { step: Step::Acted } => "ghosts-yang-acted",
        Phase::Yang { step: Step::Buddhas } => "ghosts-yang-buddhas",
    };
    Task { text: texts.phrase(&Phrase::new(key).name("taoist", taoist)), urgent: false }
}

/// Who is asked to decide; after the game, whose turn it was.
pub(super) fn decider(game: &GhostStories) -> Seat {
    let asked = game.view(Viewer::Spectator).decider;
    asked.unwrap_or_else(|| game.turn_of())
}

/// Whether help can be asked for or an exorcism attempted now.
pub(super) fn can_act(game: &GhostStories) -> bool {
    let acts = |action: &Move| matches!(action, Move::Ask | Move::Exorcise);
    from_active(game).any(|seat| moves_of(game, seat).iter().any(acts))
}

/// The id of the Taoist whom a seat plays.
pub(super) fn name_of(game: &GhostStories, seat: Seat) -> &'static str {
    game.side_of_seat(seat).map_or("", |side| game.taoist(side).id())
}

/// How the game ended, if it did.
fn outcome(game: &GhostStories, texts: &Texts) -> Option<String> {
    let score = game.score().to_string();
    match game.status() {
        Status::Playing => None,
        Status::Won => Some(texts.with("ghosts-won", [("score", score)])),
        Status::Lost(defeat) => {
            let why = texts.phrase(&defeat.phrase());
            Some(texts.with("ghosts-lost", [("why", why), ("score", score)]))
        }
    }
}

/// Who is asked what, and about what.
fn asked(view: &View, taoist: &str, question: Question, texts: &Texts) -> String {
    let mut text = texts.with(
        "ghosts-asked",
        [("taoist", texts.name(taoist)), ("question", texts.name(question_key(question)))],
    );
    let about = match (&view.drawn, view.curse, view.dice) {
        (Some(drawn), ..) => Some(texts.name(drawn.card.id())),
        (_, Some(face), _) => Some(texts.name(face.id())),
        (.., Some(dice)) => {
            let letters: Vec<String> = dice.iter().map(|face| letter(face.id(), texts)).collect();
            Some(letters.join(" "))
        }
        _ => None,
    };
    if let Some(about) = about {
        text = format!("{text} – {about}");
    }
    text
}

fn question_key(question: Question) -> &'static str {
    match question {
        Question::Place => "question-place",
        Question::Discard => "question-discard",
        Question::Suffer => "question-suffer",
        Question::Curse => "question-curse",
        Question::TakeTao => "question-take-tao",
        Question::Revive => "question-revive",
        Question::Restore => "question-restore",
        Question::Banish => "question-banish",
        Question::Calm => "question-calm",
        Question::Pray => "question-pray",
        Question::Shift => "question-shift",
        Question::Carry => "question-carry",
        Question::Reroll => "question-reroll",
        Question::Judge => "question-judge",
        Question::Lend => "question-lend",
        Question::Pay => "question-pay",
        Question::CurseOrder => "question-curse-order",
        Question::QiOrYinYang => "question-qi-or-yin-yang",
        Question::GroupQi => "question-group-qi",
        Question::GroupYinYang => "question-group-yin-yang",
    }
}

/// What could lose the game in the coming Yin phase; else how it is won and lost.
pub(super) fn stakes(game: &GhostStories, texts: &Texts) -> String {
    danger(game, texts).unwrap_or_else(|| {
        let tiles = game.difficulty().fatal_tiles();
        texts.with("ghosts-stakes", [("tiles", tiles)])
    })
}

/// What could lose the game in the coming Yin phase.
pub(super) fn danger(game: &GhostStories, texts: &Texts) -> Option<String> {
    let dangers = odds::dangers(game, texts);
    (!dangers.is_empty()).then(|| texts.with("ghosts-dangers", [("dangers", dangers.join("; "))]))
}
