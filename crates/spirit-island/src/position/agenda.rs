//! What can be left to do, when, and about what.

use artel_engine::Seat;

use crate::action::{Action, Source};
use crate::agenda::{Agenda, Task, Verb};
use crate::components::INVADERS;
use crate::effect::{Lasting, When};
use crate::game::{Phase, SpiritIsland, TABLE};
use crate::outcome::Due;
use crate::spirit::{PowerRef, Stage};

use super::check::{ensure, is_growing};
use super::fields::{Field, Names};
use super::tasks;

/// More than can be left to do when the table rests.
const MOST_TASKS: usize = 24;
/// More pieces than a Power can push into a land.
const MOST_PUSHED: u8 = 120;

/// The first thing that cannot be left to do as it is.
pub(super) fn check(game: &SpiritIsland) -> Result<(), String> {
    if let Some(action) = &game.action {
        check_action(game, action)?;
    }
    for (scope, agenda) in game.agendas.iter().enumerate() {
        ensure(agenda.len() <= MOST_TASKS, || "too much is left to do".into())?;
        agenda.iter().try_for_each(|task| check_task(game, task))?;
        check_draws(game, agenda, scope)?;
    }
    let divides = matches!(game.agendas[TABLE].last(), Some(Task::Hit { .. } | Task::Bonus { .. }));
    let avenged = divides && !is_growing(game.phase);
    ensure(!game.avenging || avenged, || "a Vengeance is damage that somebody divides".into())?;
    let fits = match game.phase {
        Phase::BonusGrowth | Phase::Spirit => growth_fits(game),
        Phase::Fast | Phase::Slow => power_fits(game),
        Phase::Invader => invaders_fit(game),
        Phase::TimePasses => end_fits(game),
    };
    ensure(fits, || format!("what is left to do does not fit to the phase '{}'", game.phase))
}

/// The name of a card or Power.
pub(super) fn name(source: Source) -> String {
    source.word(None).unwrap_or_default()
}

/// Whose Growth a task belongs to, if it can belong to one.
pub(super) fn grower(task: &Task) -> Option<Seat> {
    match *task {
        Task::PresenceTo { who, .. }
        | Task::PresenceFrom { who, growth: true, .. }
        | Task::Push { who, .. }
        | Task::GainKind { who, .. }
        | Task::Draw { who, .. }
        | Task::Keep { who, .. }
        | Task::Forget { who } => Some(who),
        _ => None,
    }
}

fn growth_fits(game: &SpiritIsland) -> bool {
    let own = game.agendas.iter().enumerate().all(|(scope, agenda)| {
        let grows = |spirit: &crate::spirit::SpiritState| matches!(spirit.stage, Stage::Growing { .. });
        let seat = game.spirits.get(scope).is_some_and(grows);
        agenda.is_empty() || seat && agenda.iter().all(|task| grower(task).map(Seat::index) == Some(scope))
    });
    own && game.action.is_none()
}

/// Only the table has something to do.
fn only_table(game: &SpiritIsland) -> bool {
    game.agendas[..TABLE].iter().all(arrayvec::ArrayVec::is_empty)
}

fn power_fits(game: &SpiritIsland) -> bool {
    only_table(game)
        && match (&game.action, &game.agendas[TABLE][..]) {
            (None, []) => true,
            (
                None,
                [Task::Settle, Task::Again { .. }, Task::Settle, rest @ ..] | [Task::Settle, rest @ ..],
            ) => {
                // The damage of a Vengeance may get a bonus.
                matches!(rest, [Task::Hit { .. }] | [Task::Hit { .. }, Task::Bonus { .. }])
            }
            (Some(_), [Task::Settle, Task::EndUse, rest @ ..]) => {
                let walks = rest.iter().skip(1).any(|task| matches!(task, Task::Walk { .. }));
                !walks && !rest.contains(&Task::Settle) && rest.iter().all(of_action)
            }
            _ => false,
        }
}

fn invaders_fit(game: &SpiritIsland) -> bool {
    only_table(game)
        && match (&game.action, &game.agendas[TABLE][..]) {
            (None, []) => game.due == Some(Due::Invaders),
            (None, [Task::ExploreStep, Task::BuildStep, Task::RavageStep, Task::FearCards]) => {
                game.due == Some(Due::Fear)
            }
            (
                Some(_),
                [
                    Task::ExploreStep,
                    Task::BuildStep,
                    Task::RavageStep,
                    Task::FearCards,
                    Task::Settle,
                    rest @ ..,
                ],
            ) => rest.iter().all(of_action) && shares_are_settled(rest),
            (None, [Task::ExploreStep, Task::BuildStep, Task::Ravages { .. }, rest @ ..]) => matches!(
                rest,
                [] | [Task::SkipOne { .. }]
                    | [Task::Settle, Task::Hit { .. }]
                    | [Task::Settle, Task::Hit { .. }, Task::Bonus { .. }]
                    | [Task::Settle, Task::Counterattack { .. }, Task::Cascade { .. }]
            ),
            (None, [Task::ExploreStep, Task::Builds { .. }, rest]) => {
                matches!(rest, Task::SkipOne { .. } | Task::SkipOrChange { .. })
            }
            (None, [Task::Advance { explored: Some(shown) }, Task::Explore { card }, rest @ ..]) => {
                shown == card && rest.iter().all(|task| matches!(task, Task::Escalate { .. }))
            }
            _ => false,
        }
}

/// Whether every player's share ends with a look at victory and defeat, and nothing else does.
fn shares_are_settled(tasks: &[Task]) -> bool {
    let shares = |task: Option<&Task>| matches!(task, Some(Task::Shares { .. }));
    let above = tasks.windows(2).all(|pair| shares(pair.first()) == (pair[1] == Task::Settle));
    above && tasks.first() != Some(&Task::Settle)
}

fn end_fits(game: &SpiritIsland) -> bool {
    let agenda = &game.agendas[TABLE][..];
    let reclaims = |rest: &[Task]| rest.iter().all(|task| matches!(task, Task::Reclaim { .. }));
    only_table(game)
        && game.action.is_none()
        && matches!(agenda, [Task::TimePasses, rest @ ..] if !rest.is_empty() && reclaims(rest))
}

/// Whether a task is part of a Power or of a Fear card.
fn of_action(task: &Task) -> bool {
    let of_phase = matches!(
        task,
        Task::FearCards
            | Task::TurnFear
            | Task::RavageStep
            | Task::Ravages { .. }
            | Task::Ravage { .. }
            | Task::Counterattack { .. }
            | Task::BuildStep
            | Task::Builds { .. }
            | Task::Build { .. }
            | Task::SkipOne { .. }
            | Task::SkipOrChange { .. }
            | Task::ExploreStep
            | Task::Escalate { .. }
            | Task::Explore { .. }
            | Task::Advance { .. }
            | Task::TimePasses
            | Task::Reclaim { .. }
            | Task::PresenceTo { .. }
            | Task::PresenceFrom { growth: true, .. }
            | Task::Again { .. }
            | Task::EndUse
    );
    !of_phase
}

fn check_names(game: &SpiritIsland, names: &Names, what: &str) -> Result<(), String> {
    ensure(names.lands.minus(game.island.lands).is_empty(), || {
        format!("{what} is about a land of another game")
    })?;
    let strange = names.seats.iter().find(|seat| seat.0 >= game.players());
    ensure(strange.is_none(), || format!("{what} is about a seat where nobody plays"))?;
    ensure(!names.lost, || format!("{what} is about effects that the action does not have"))
}

fn check_action(game: &SpiritIsland, action: &Action) -> Result<(), String> {
    let what = format!("'action {}'", name(action.source));
    let mut names = Names { source: Some(action.source), ..Names::default() };
    for seat in [Some(action.user), action.target] {
        seat.name(&mut names);
    }
    for land in [action.land, action.chosen, action.origin, action.near, action.defended] {
        land.name(&mut names);
    }
    for lands in [action.shared_out, action.damaged, action.pushed_to()] {
        lands.name(&mut names);
    }
    check_names(game, &names, &what)?;
    let fits = match action.source {
        Source::Power(PowerRef::Card(_)) => game.speed_now().is_some(),
        Source::Power(PowerRef::Innate(spirit, _)) => {
            game.speed_now().is_some() && game.spirit(action.user).name == spirit
        }
        Source::Fear(card, level) => {
            game.phase == Phase::Invader
                && game.fear_discard.last() == Some(&card)
                && level < game.terror_level()
        }
    };
    ensure(fits, || format!("{what} is nothing that happens in the phase '{}'", game.phase))?;
    let pushed = action.pushed.iter().all(|&(_, count)| count <= MOST_PUSHED);
    ensure(pushed && action.pushed_to().len() as usize == action.pushed.len(), || {
        format!("{what} cannot have pushed so much")
    })?;
    check_thresholds(game, action, &what)
}

fn check_thresholds(game: &SpiritIsland, action: &Action, what: &str) -> Result<(), String> {
    let thresholds = action.source.power().map_or(&[][..], |power| power.thresholds);
    let numbered = (action.taken | action.declined) as usize >> thresholds.len() == 0;
    ensure(numbered && action.taken & action.declined == 0, || {
        format!("{what} has {} thresholds, each used or declined", thresholds.len())
    })?;
    let accepted = action.accepted();
    let explained = thresholds.iter().enumerate().all(|(index, threshold)| {
        action.declined >> index & 1 == 0 || action.fewer && !accepted.satisfy(threshold.elements)
    });
    ensure(explained, || format!("the thresholds of {what} cannot be declined so"))?;
    ensure(!action.fewer || game.speed_now().is_some(), || format!("{what} needs no elements"))
}

fn check_task(game: &SpiritIsland, task: &Task) -> Result<(), String> {
    let source = game.action.as_ref().map(|action| action.source);
    let what = format!("'next {}'", tasks::write(task, source));
    check_names(game, &tasks::names(task, source), &what)?;
    let thresholds = source.and_then(Source::power).map(|power| power.thresholds);
    let threshold = |index: u8| thresholds.and_then(|all| all.get(index as usize));
    let possible = match task {
        Task::Threshold { index } => threshold(*index).is_some() && game.undecided(*index),
        Task::Instead { index } => {
            threshold(*index).is_some_and(|threshold| threshold.when == When::MayInstead)
        }
        Task::Walk { part } => thresholds.is_some_and(|all| usize::from(*part) <= all.len() + 1),
        Task::Target | Task::Origin | Task::EndUse => thresholds.is_some(),
        Task::Bonus { .. } => thresholds.is_some() || game.avenging,
        Task::Shares { left, .. } => !left.is_empty() || game.agendas[TABLE].last() != Some(task),
        Task::SkipOne { land, action, standing } => {
            game.skip_one(*land, *action) == Some(usize::from(*standing))
        }
        Task::Pick { verb: Verb::Replace(count, _), .. } => (1..=4).contains(count),
        Task::Keep { drawn, major, .. } | Task::Draw { drawn, major, .. } => {
            drawn.iter().all(|card| crate::Cards::MAJORS.contains(*card) == *major)
                && drawn.iter().all(|card| card.entry().kind != crate::effect::PowerKind::Unique)
        }
        Task::Gift { from, to } => from != to,
        Task::HitDifferent { land, .. } => fresh_fits(game, *land),
        Task::Reclaim { .. } => {
            game.standing.iter().any(|standing| matches!(standing.what, Lasting::Reclaim(_)))
        }
        _ => true,
    };
    ensure(possible, || format!("{what} cannot be left to do"))
}

/// Whether the Invaders that can still be chosen are in the land.
fn fresh_fits(game: &SpiritIsland, land: crate::Land) -> bool {
    let ground = game.island.at(land);
    let there =
        |action: &Action| action.fresh.pieces(INVADERS).all(|(piece, count)| count <= ground.count_of(piece));
    game.action.as_ref().is_some_and(there)
}

/// Cards are drawn only while chance has to decide which.
fn check_draws(game: &SpiritIsland, agenda: &Agenda, scope: usize) -> Result<(), String> {
    let draws = agenda.iter().filter(|task| matches!(task, Task::Draw { .. })).count();
    let due = match (game.due, agenda.last()) {
        (Some(Due::Power { major, scope: whose }), Some(Task::Draw { major: wanted, drawn, .. })) => {
            whose as usize == scope && major == *wanted && !drawn.is_full() && !game.deck(major).is_empty()
        }
        _ => false,
    };
    let expected = matches!(game.due, Some(Due::Power { scope: whose, .. }) if whose as usize == scope);
    ensure(draws == usize::from(due) && due == expected, || {
        "a card is drawn exactly when chance decides which".into()
    })
}
