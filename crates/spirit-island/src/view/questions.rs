//! What has to be decided now, put as a question.

use artel_engine::{Phrase, Seat};

use super::now::QuestionView;
use crate::agenda::Ask;
use crate::game::{Phase, SpiritIsland, TABLE};
use crate::stage::Stage;

/// All questions that are open now.
pub(super) fn now(game: &SpiritIsland) -> Vec<QuestionView> {
    if game.status.is_over() || game.due.is_some() {
        return Vec::new();
    }
    match game.phase {
        Phase::BonusGrowth | Phase::Spirit => {
            game.all_seats().filter_map(|seat| of_spirit_phase(game, seat)).collect()
        }
        Phase::Setup | Phase::Fast | Phase::Invader | Phase::Slow | Phase::TimePasses => {
            match game.open_question(TABLE) {
                Some(task) => vec![asked(game, task)],
                None => game.all_seats().filter_map(|seat| of_power_phase(game, seat)).collect(),
            }
        }
    }
}

fn of_spirit_phase(game: &SpiritIsland, seat: Seat) -> Option<QuestionView> {
    if let Some(task) = game.open_question(seat.index()) {
        return Some(asked(game, task));
    }
    let spirit = game.spirit(seat);
    let phrase = match spirit.stage {
        Stage::Choosing { .. } => Phrase::new("question-grow"),
        Stage::Growing { option, left, .. } => {
            let actions = (0..8)
                .zip(spirit.growth(option))
                .filter(|&(bit, action)| left >> bit & 1 == 1 && !action.asks());
            let at_once = actions.map(|(bit, _)| bit + 1).collect();
            return Some(QuestionView { at_once, ..plain(seat, Phrase::new("question-act")) });
        }
        Stage::Playing => {
            let left = spirit.plays().saturating_sub(spirit.played);
            Phrase::new("question-play").number("left", left).number("energy", spirit.energy)
        }
        Stage::Ready => return None,
    };
    Some(plain(seat, phrase))
}

fn of_power_phase(game: &SpiritIsland, seat: Seat) -> Option<QuestionView> {
    let may = game.can_use_any(seat) || game.has_anytime(seat);
    let waits = game.spirit(seat).stage != Stage::Ready && may;
    let key = if game.phase == Phase::Fast { "question-use-fast" } else { "question-use-slow" };
    waits.then(|| plain(seat, Phrase::new(key)))
}

fn plain(seat: Seat, phrase: Phrase) -> QuestionView {
    QuestionView {
        seats: vec![seat],
        phrase,
        source: None,
        choices: Vec::new(),
        drawn: Vec::new(),
        idle: Vec::new(),
        at_once: Vec::new(),
    }
}

fn asked(game: &SpiritIsland, ask: &Ask) -> QuestionView {
    QuestionView {
        seats: ask.asked(game).iter().collect(),
        phrase: ask.phrase(game),
        source: game.action().filter(|action| action.is_of_card()).map(|action| action.source.id()),
        choices: ask.choices(game),
        drawn: ask.drawn().to_vec(),
        idle: ask.idle(game).iter().collect(),
        at_once: Vec::new(),
    }
}
