//! What can be left to do, when, and about what.

use artel_engine::Seat;

use crate::action::{Action, Source};
use crate::agenda::{Ask, Step, Task, Verb};
use crate::components::INVADERS;
use crate::effect::{Lasting, When};
use crate::game::{Phase, SpiritIsland, TABLE};
use crate::outcome::Due;
use crate::question;
use crate::spirit::{PowerRef, Stage};

use super::check::{ensure, is_growing};
use super::fields::{Field, Names};
use super::tasks;

/// More than can be left to do when the table rests.
const MOST_TASKS: usize = 24;
/// More pieces than a Power can push into a land.
const MOST_PUSHED: u8 = 120;
/// More damage than is ever left to be divided among several lands: only the bonuses of a Power are (SI-R68).
const MOST_BONUS: u8 = 20;

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
    let divides =
        matches!(game.agendas[TABLE].last(), Some(Task::Ask(Ask::Hit(_)) | Task::Ask(Ask::Bonus(_))));
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
        Task::Ask(Ask::PresenceTo(question::PresenceTo { who, .. }))
        | Task::Ask(Ask::PresenceFrom(question::PresenceFrom { who, growth: true, .. }))
        | Task::Ask(Ask::Push(question::Push { who, .. }))
        | Task::Ask(Ask::GainKind(question::GainKind { who, .. }))
        | Task::Step(Step::Draw { who, .. })
        | Task::Ask(Ask::Keep(question::Keep { who, .. }))
        | Task::Ask(Ask::Forget(question::Forget { who })) => Some(who),
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
    (0..TABLE).all(|seat| game.agendas[seat].is_empty())
}

fn power_fits(game: &SpiritIsland) -> bool {
    only_table(game)
        && match (&game.action, &game.agendas[TABLE][..]) {
            (None, []) => true,
            (
                None,
                [
                    Task::Step(Step::Settle),
                    Task::Step(Step::Again { .. }),
                    Task::Step(Step::Settle),
                    rest @ ..,
                ]
                | [Task::Step(Step::Settle), rest @ ..],
            ) => {
                // The damage of a Vengeance may get a bonus.
                matches!(rest, [Task::Ask(Ask::Hit(_))] | [Task::Ask(Ask::Hit(_)), Task::Ask(Ask::Bonus(_))])
            }
            (Some(_), [Task::Step(Step::Settle), Task::Step(Step::EndUse), rest @ ..]) => {
                let walks = rest.iter().skip(1).any(|task| matches!(task, Task::Step(Step::Walk { .. })));
                !walks && !rest.contains(&Task::Step(Step::Settle)) && rest.iter().all(of_action)
            }
            _ => false,
        }
}

fn invaders_fit(game: &SpiritIsland) -> bool {
    only_table(game)
        && match (&game.action, &game.agendas[TABLE][..]) {
            (None, []) => game.due == Some(Due::Invaders),
            (
                None,
                [
                    Task::Step(Step::InvadersExplore),
                    Task::Step(Step::InvadersBuild),
                    Task::Step(Step::InvadersRavage),
                    Task::Step(Step::FearCards),
                ],
            ) => game.due == Some(Due::Fear),
            (
                Some(_),
                [
                    Task::Step(Step::InvadersExplore),
                    Task::Step(Step::InvadersBuild),
                    Task::Step(Step::InvadersRavage),
                    Task::Step(Step::FearCards),
                    Task::Step(Step::Settle),
                    rest @ ..,
                ],
            ) => rest.iter().all(of_action) && shares_are_settled(rest),
            (
                None,
                [
                    Task::Step(Step::InvadersExplore),
                    Task::Step(Step::InvadersBuild),
                    Task::Ask(Ask::Ravages(_)),
                    rest @ ..,
                ],
            ) => matches!(
                rest,
                [] | [Task::Ask(Ask::SkipOne(_))]
                    | [Task::Step(Step::Settle), Task::Ask(Ask::Hit(_))]
                    | [Task::Step(Step::Settle), Task::Ask(Ask::Hit(_)), Task::Ask(Ask::Bonus(_))]
                    | [
                        Task::Step(Step::Settle),
                        Task::Step(Step::Counterattack { .. }),
                        Task::Ask(Ask::Cascade(_))
                    ]
            ),
            (None, [Task::Step(Step::InvadersExplore), Task::Step(Step::Builds { .. }), rest]) => {
                matches!(rest, Task::Ask(Ask::SkipOne(_)) | Task::Ask(Ask::SkipOrChange(_)))
            }
            (
                None,
                [
                    Task::Step(Step::Advance { explored: Some(shown) }),
                    Task::Step(Step::Explore { card }),
                    rest @ ..,
                ],
            ) => shown == card && rest.iter().all(|task| matches!(task, Task::Ask(Ask::Escalate(_)))),
            _ => false,
        }
}

/// Whether every player's share ends with a look at victory and defeat, and nothing else does.
fn shares_are_settled(tasks: &[Task]) -> bool {
    let shares = |task: Option<&Task>| matches!(task, Some(Task::Ask(Ask::Shares(_))));
    let above = tasks.windows(2).all(|pair| shares(pair.first()) == (pair[1] == Task::Step(Step::Settle)));
    above && tasks.first() != Some(&Task::Step(Step::Settle))
}

fn end_fits(game: &SpiritIsland) -> bool {
    let agenda = &game.agendas[TABLE][..];
    let reclaims = |rest: &[Task]| rest.iter().all(|task| matches!(task, Task::Ask(Ask::Reclaim(_))));
    only_table(game)
        && game.action.is_none()
        && matches!(agenda, [Task::Step(Step::TimePasses), rest @ ..] if !rest.is_empty() && reclaims(rest))
}

/// Whether a task is part of a Power or of a Fear card.
fn of_action(task: &Task) -> bool {
    let of_phase = matches!(
        task,
        Task::Step(Step::FearCards)
            | Task::Step(Step::TurnFear)
            | Task::Step(Step::InvadersRavage)
            | Task::Ask(Ask::Ravages(_))
            | Task::Step(Step::Ravage { .. })
            | Task::Step(Step::Counterattack { .. })
            | Task::Step(Step::InvadersBuild)
            | Task::Step(Step::Builds { .. })
            | Task::Step(Step::Build { .. })
            | Task::Ask(Ask::SkipOne(_))
            | Task::Ask(Ask::SkipOrChange(_))
            | Task::Step(Step::InvadersExplore)
            | Task::Ask(Ask::Escalate(_))
            | Task::Step(Step::Explore { .. })
            | Task::Step(Step::Advance { .. })
            | Task::Step(Step::TimePasses)
            | Task::Ask(Ask::Reclaim(_))
            | Task::Ask(Ask::PresenceTo(_))
            | Task::Ask(Ask::PresenceFrom(question::PresenceFrom { growth: true, .. }))
            | Task::Step(Step::Again { .. })
            | Task::Step(Step::EndUse)
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
        Task::Ask(Ask::Threshold(question::Threshold { index })) => {
            threshold(*index).is_some() && game.undecided(*index)
        }
        Task::Ask(Ask::Instead(question::Instead { index })) => {
            threshold(*index).is_some_and(|threshold| threshold.when == When::MayInstead)
        }
        Task::Step(Step::Walk { part }) => thresholds.is_some_and(|all| usize::from(*part) <= all.len() + 1),
        Task::Ask(Ask::Target(_)) | Task::Ask(Ask::Origin(_)) | Task::Step(Step::EndUse) => {
            thresholds.is_some()
        }
        Task::Ask(Ask::Bonus(_)) => thresholds.is_some() || game.avenging,
        Task::Ask(Ask::Hit(question::Hit { lands, left, .. })) => lands.len() <= 1 || *left <= MOST_BONUS,
        Task::Ask(Ask::Shares(question::Shares { left, .. })) => {
            !left.is_empty() || game.agendas[TABLE].last() != Some(task)
        }
        Task::Ask(Ask::SkipOne(question::SkipOne { land, action, standing })) => {
            game.skip_one(*land, *action) == Some(usize::from(*standing))
        }
        Task::Ask(Ask::Pick(question::Pick { verb: Verb::Replace(count, _), .. })) => (1..=4).contains(count),
        Task::Ask(Ask::Keep(question::Keep { drawn, major, .. }))
        | Task::Step(Step::Draw { drawn, major, .. }) => {
            drawn.iter().all(|card| crate::Cards::MAJORS.contains(*card) == *major)
                && drawn.iter().all(|card| card.entry().kind != crate::effect::PowerKind::Unique)
        }
        Task::Ask(Ask::Gift(question::Gift { from, to })) => from != to,
        Task::Ask(Ask::HitDifferent(question::HitDifferent { land, .. })) => fresh_fits(game, *land),
        Task::Ask(Ask::Reclaim(_)) => {
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
fn check_draws(game: &SpiritIsland, agenda: &[Task], scope: usize) -> Result<(), String> {
    let draws = agenda.iter().filter(|task| matches!(task, Task::Step(Step::Draw { .. }))).count();
    let due = match (game.due, agenda.last()) {
        (
            Some(Due::Power { major, scope: whose }),
            Some(Task::Step(Step::Draw { major: wanted, drawn, .. })),
        ) => whose as usize == scope && major == *wanted && !drawn.is_full() && !game.deck(major).is_empty(),
        _ => false,
    };
    let expected = matches!(game.due, Some(Due::Power { scope: whose, .. }) if whose as usize == scope);
    ensure(draws == usize::from(due) && due == expected, || {
        "a card is drawn exactly when chance decides which".into()
    })
}
