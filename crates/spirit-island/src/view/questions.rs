//! What has to be decided now, put as a question.

use artel_engine::{Phrase, Seat};

use super::now::{QuestionView, lines};
use crate::agenda::{Task, Verb};
use crate::components::{INVADERS, Kind, Kinds, Land, Lands};
use crate::effect::{Effect, Effects, Target};
use crate::game::{Phase, SpiritIsland, TABLE};
use crate::spirit::Stage;
use crate::words::{self, Line};

/// All questions that are open now.
pub(super) fn now(game: &SpiritIsland) -> Vec<QuestionView> {
    if game.status.is_over() || game.due.is_some() {
        return Vec::new();
    }
    match game.phase {
        Phase::BonusGrowth | Phase::Spirit => {
            game.all_seats().filter_map(|seat| of_spirit_phase(game, seat)).collect()
        }
        _ => match game.agendas[TABLE].last() {
            Some(task) => vec![asked(game, task)],
            None => game.all_seats().filter_map(|seat| of_power_phase(game, seat)).collect(),
        },
    }
}

fn of_spirit_phase(game: &SpiritIsland, seat: Seat) -> Option<QuestionView> {
    if let Some(task) = game.agendas[seat.index()].last() {
        return Some(asked(game, task));
    }
    let spirit = game.spirit(seat);
    let phrase = match spirit.stage {
        Stage::Choosing => Phrase::new("question-grow"),
        Stage::Growing { .. } => Phrase::new("question-act"),
        Stage::Playing => {
            let left = spirit.plays().saturating_sub(spirit.played);
            Phrase::new("question-play").number("left", left).number("energy", spirit.energy)
        }
        Stage::Ready => return None,
    };
    Some(plain(seat, phrase))
}

fn of_power_phase(game: &SpiritIsland, seat: Seat) -> Option<QuestionView> {
    let waits = game.spirit(seat).stage != Stage::Ready && game.can_use_any(seat);
    let key = if game.phase == Phase::Fast { "question-use-fast" } else { "question-use-slow" };
    waits.then(|| plain(seat, Phrase::new(key)))
}

fn plain(seat: Seat, phrase: Phrase) -> QuestionView {
    QuestionView { seats: vec![seat], phrase, source: None, choices: Vec::new(), drawn: Vec::new() }
}

fn asked(game: &SpiritIsland, task: &Task) -> QuestionView {
    QuestionView {
        seats: game.asked(task).iter().collect(),
        phrase: game.question(task),
        source: game.action.as_ref().map(|action| action.source.id()),
        choices: choices(game, task),
        drawn: match task {
            Task::Keep { drawn, .. } => drawn.to_vec(),
            _ => Vec::new(),
        },
    }
}

fn choices(game: &SpiritIsland, task: &Task) -> Vec<Vec<Line>> {
    let told = |lists: &[Effects]| lists.iter().map(|list| lines(list)).collect();
    match *task {
        Task::Choose { effect: &Effect::Choose(lists), .. } => told(lists),
        Task::Instead { index } => told(&game.alternatives(index)),
        Task::May { effect: &Effect::May(effects), .. }
        | Task::Pay { effect: &Effect::Pay(_, _, effects, _), .. } => told(&[effects]),
        Task::Threshold { index } => {
            let power = game.action.as_ref().and_then(|action| action.source.power());
            let threshold = power.and_then(|power| power.thresholds.get(index as usize));
            threshold.map(words::threshold).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

impl SpiritIsland {
    /// What a task asks.
    pub(crate) fn question(&self, task: &Task) -> Phrase {
        let new = Phrase::new;
        match *task {
            Task::Target => self.target_question(),
            Task::Origin => new("question-origin"),
            Task::Threshold { index } => new("question-threshold").number("number", index + 1),
            Task::Instead { .. } => new("question-instead"),
            Task::Hit { .. }
            | Task::HitDifferent { .. }
            | Task::Push { .. }
            | Task::Gather { .. }
            | Task::Bring { .. }
            | Task::Pick { .. } => self.piece_question(task),
            Task::Bonus { .. } => new("question-bonus"),
            Task::GatherPresence { to, up_to, .. } => {
                in_land(optional(up_to, ["question-gather-presence", "question-may-gather-presence"]), to)
            }
            Task::PresenceTo { range, .. } => new("question-presence-to").number("range", range),
            Task::PresenceFrom { to, .. } => in_land("question-presence-from", to),
            Task::Choose { .. } => new("question-choose"),
            Task::Pay { effect: &Effect::Pay(_, cost, ..), .. } => new("question-pay").number("amount", cost),
            Task::In { .. } => new("question-land"),
            Task::Elsewhere { .. } => new("question-land-elsewhere"),
            Task::Shares { .. } => new("question-share"),
            Task::SkipOrChange { land } => in_land("question-skip-or-change", land),
            Task::Elements { left, .. } => new("question-elements").number("left", left),
            Task::Gift { to, .. } => new("question-gift").seat("seat", to),
            Task::GainKind { .. } => new("question-gain-kind"),
            Task::Keep { .. } => new("question-keep"),
            Task::Forget { .. } => new("question-forget"),
            Task::Cascade { from, .. } => in_land("question-cascade", from),
            Task::Ravages { .. } => new("question-ravage-order"),
            Task::SkipOne { land, action, .. } => {
                in_land("question-skip-one", land).name("action", action.id())
            }
            Task::Escalate { board } => new("question-escalate").text("board", board.id()),
            Task::Reclaim { .. } => new("question-reclaim"),
            _ => new("question-may"),
        }
    }

    fn target_question(&self) -> Phrase {
        let power = self.action.as_ref().and_then(|action| action.source.power());
        let spirit = power.is_some_and(|power| !matches!(power.target, Target::Land { .. }));
        Phrase::new(if spirit { "question-target-spirit" } else { "question-target-land" })
    }

    /// What is asked about pieces; never more than there are.
    fn piece_question(&self, task: &Task) -> Phrase {
        let here = |land: Land, kinds: Kinds| self.island.at(land).total(kinds);
        match *task {
            Task::Hit { lands, kinds, left, .. } => hit(lands, kinds).number("left", left),
            Task::HitDifferent { land, left, up_to, .. } => {
                let key = optional(up_to, ["question-damage-different", "question-damage-different-up-to"]);
                in_land(key, land).number("left", left.min(here(land, INVADERS)))
            }
            Task::Push { from, kinds, left, up_to, .. } => {
                let key = optional(up_to, ["question-push", "question-push-up-to"]);
                pieces(in_land(key, from), kinds, left.min(here(from, kinds)))
            }
            Task::Gather { to, kinds, left, up_to, .. } => {
                let key = optional(up_to, ["question-gather", "question-gather-up-to"]);
                let near = self.island.around(to).iter().map(|land| here(land, kinds)).sum();
                pieces(in_land(key, to), kinds, left.min(near))
            }
            Task::Bring { from, to, kinds, left, up_to, .. } => {
                let key = optional(up_to, ["question-bring", "question-bring-up-to"]);
                let phrase = Phrase::new(key).text("from", from.name()).text("to", to.name());
                pieces(phrase, kinds, left.min(here(from, kinds)))
            }
            Task::Pick { land, verb, kinds, left, up_to, .. } => {
                let fewest = if verb == Verb::RemoveHealth { left } else { left.min(here(land, kinds)) };
                pieces(picked(verb, up_to, land), kinds, fewest)
            }
            _ => Phrase::new("question-may"),
        }
    }
}

fn hit(lands: Lands, kinds: Kinds) -> Phrase {
    let phrase = match lands.first() {
        Some(land) if lands.len() == 1 => in_land("question-damage", land),
        _ => Phrase::new("question-damage-around"),
    };
    phrase.names("kinds", names(kinds))
}

fn picked(verb: Verb, up_to: bool, land: Land) -> Phrase {
    match verb {
        Verb::Destroy => in_land(optional(up_to, ["question-destroy", "question-destroy-up-to"]), land),
        Verb::Remove => in_land(optional(up_to, ["question-remove", "question-remove-up-to"]), land),
        Verb::RemoveHealth => in_land("question-remove-health", land),
        Verb::Downgrade => in_land("question-downgrade", land),
        Verb::Replace(count, with) => {
            in_land("question-replace", land).number("count", count).name("with", with.id())
        }
        Verb::Inherit => in_land("question-inherit", land),
    }
}

fn optional(up_to: bool, keys: [&'static str; 2]) -> &'static str {
    keys[usize::from(up_to)]
}

fn in_land(key: &'static str, land: Land) -> Phrase {
    Phrase::new(key).text("land", land.name())
}

fn pieces(phrase: Phrase, kinds: Kinds, left: u8) -> Phrase {
    phrase.names("kinds", names(kinds)).number("left", left)
}

/// The names of kinds; all Invaders have one together.
fn names(kinds: Kinds) -> Vec<&'static str> {
    if kinds == INVADERS { vec!["invader"] } else { kinds.iter().map(Kind::id).collect() }
}
