//! What can be left to do, when, and about what. Each question says itself what it needs ([`crate::question::Question`]);
//! here is what holds for all of them, and for the steps.

use crate::action::{Action, Source};
use crate::agenda::{Ask, Step, Task};
use crate::components::{Card, Cards, OWNED};
use crate::deeds::{Act, Deed, With};
use crate::effect::{Effect, InvaderAction, Lasting, Moment, PowerKind, Target};
use crate::game::{MOST_STANDING, Phase, SpiritIsland, TABLE};
use crate::outcome::Due;
use crate::spirit::PowerRef;
use crate::stage::Stage;

use super::check::{ensure, is_growing};
use super::fields::{Field, Names};
use super::tasks;

/// More than can be left to do when the table rests.
const MOST_TASKS: usize = 40;

/// The first thing that cannot be left to do as it is.
pub(super) fn check(game: &SpiritIsland) -> Result<(), String> {
    let agendas = || game.agendas.iter().enumerate();
    for (number, action) in (1..).zip(game.underway.iter()) {
        check_action(game, number, action)?;
    }
    let ends: usize = agendas().map(|(_, agenda)| ends_in(agenda)).sum();
    let together = agendas().filter(|(_, agenda)| ends_in(agenda) > 0).count() <= 1;
    ensure(ends == game.underway.depth() && together, || {
        "each action in progress has one 'next settle' below what it does".into()
    })?;
    for (scope, agenda) in agendas() {
        ensure(agenda.len() <= MOST_TASKS, || "too much is left to do".into())?;
        check_owner(game, agenda, scope)?;
        for place in 0..agenda.len() {
            check_task(game, agenda, place)?;
        }
        check_draws(game, agenda, scope)?;
    }
    check_due(game)
}

/// How many actions end on an agenda.
fn ends_in(agenda: &[Task]) -> usize {
    agenda.iter().filter(|task| **task == Task::Step(Step::Settle)).count()
}

/// The source of the action that the task at a place of an agenda is part of.
pub(super) fn source_at(game: &SpiritIsland, agenda: &[Task], place: usize) -> Option<Source> {
    let number = ends_in(&agenda[..=place]).checked_sub(1)?;
    game.underway.iter().nth(number).map(|action| action.source)
}

/// The name of a card or Power.
pub(super) fn name(source: Source) -> String {
    source.word(None).unwrap_or_default()
}

/// While Spirits grow, each has its own agenda; in the other phases only the table has one.
fn check_owner(game: &SpiritIsland, agenda: &[Task], scope: usize) -> Result<(), String> {
    let grows = game.spirits.get(scope).is_some_and(|spirit| spirit.stage != Stage::Ready);
    let fits = agenda.is_empty() || if scope == TABLE { !is_growing(game.phase) } else { grows };
    ensure(fits, || format!("what is left to do does not fit to the phase '{}'", game.phase))
}

/// Fear cards are turned up in the Invader phase, or by a ritual.
fn may_turn_fear(game: &SpiritIsland) -> bool {
    match game.action() {
        None => game.phase == Phase::Invader,
        Some(action) => matches!(action.source, Source::Scenario(_)) && action.land.is_some(),
    }
}

/// What chance has to decide comes next.
fn check_due(game: &SpiritIsland) -> Result<(), String> {
    let fits = match game.due {
        None | Some(Due::Power { .. }) => true,
        Some(Due::Fear) => may_turn_fear(game) && game.fear_earned > 0,
        Some(Due::Invaders) => matches!(game.phase, Phase::Setup | Phase::Invader) && game.invader_deck() > 0,
        Some(Due::FearLook { place }) => game.hidden_fear().any(|hidden| hidden == place),
        Some(Due::Event) => {
            game.phase == Phase::Invader && game.events.len() > 0 && game.underway.depth() == 0
        }
        Some(Due::Blight) => game.blight_pool == 0 && game.can_turn_blight(),
    };
    ensure(fits, || "chance has nothing like that to decide now".into())
}

fn check_names(game: &SpiritIsland, names: &Names, what: &str) -> Result<(), String> {
    ensure(names.lands.minus(game.places()).is_empty(), || {
        format!("{what} is about a land of another game")
    })?;
    let strange = names.seats.iter().find(|seat| seat.0 >= game.players());
    ensure(strange.is_none(), || format!("{what} is about a seat where nobody plays"))?;
    ensure(!names.lost, || format!("{what} is about effects that the action does not have"))
}

fn check_action(game: &SpiritIsland, number: u8, action: &Action) -> Result<(), String> {
    let what = format!("'action {}'", name(action.source));
    let mut names = Names { source: Some(action.source), ..Names::default() };
    for seat in [Some(action.user), action.target] {
        seat.name(&mut names);
    }
    for land in [action.land, action.chosen, action.origin, action.near] {
        land.name(&mut names);
    }
    let deeds = || game.underway.deeds.iter(number);
    let done = deeds().filter_map(|deed| deed.land).collect();
    for lands in [action.shared_out, action.damaged, done] {
        lands.name(&mut names);
    }
    check_names(game, &names, &what)?;
    let fits = match action.source {
        Source::Power(PowerRef::Card(_)) | Source::Invaders(_) | Source::Event(_) | Source::Blight(_) => true,
        Source::Adversary(name) => game.adversaries.iter().any(|(each, _)| *each == name),
        Source::Power(PowerRef::Innate(spirit, _))
        | Source::Track(spirit, _)
        | Source::Special(spirit, _) => game.spirit(action.user).name == spirit,
        Source::Scenario(name) => game.scenario() == Some(name),
        Source::Fear(card, level) => {
            (game.phase == Phase::Invader || game.terror.is_apart())
                && game.fear_discard.last() == Some(&card)
                && level < game.terror_level()
        }
    };
    let in_time = match action.source {
        Source::Track(..) => is_growing(game.phase),
        Source::Special(..) => true,
        Source::Power(_)
        | Source::Fear(..)
        | Source::Event(_)
        | Source::Invaders(_)
        | Source::Blight(_)
        | Source::Adversary(_)
        | Source::Scenario(_) => !is_growing(game.phase),
    };
    ensure(fits && in_time, || format!("{what} is nothing that happens in the phase '{}'", game.phase))?;
    ensure(deeds().all(|deed| is_possible(game, deed)), || format!("{what} cannot have done this"))?;
    let outer = || game.underway.iter().take(usize::from(number) - 1);
    let whole = |outer: &Action| !outer.share && outer.source == action.source;
    ensure(!action.share || outer().any(whole), || format!("{what} is no share of a card"))?;
    let spent = action.spent.iter().all(|place| place < game.standing.len() || place >= MOST_STANDING);
    ensure(spent, || format!("to {what} something has reacted that does not last"))?;
    let needs = action.source.power().is_some_and(|power| matches!(power.target, Target::Land { .. }));
    ensure(!needs || action.land.is_some() || targets(&game.agendas[TABLE], number.into()), || {
        format!("{what} has no target land")
    })?;
    check_thresholds(action, &what)
}

/// Whether an action can have done this.
fn is_possible(game: &SpiritIsland, deed: Deed) -> bool {
    let with = match deed.with {
        With::Nothing => !deed.act.is_with_pieces(),
        With::Pieces(kind) => deed.act.is_with_pieces() && !OWNED.contains(kind),
        With::Own(kind, seat) => {
            deed.act.is_with_pieces() && OWNED.contains(kind) && seat.index() < game.spirits.len()
        }
    };
    let nowhere = matches!(deed.act, Act::Feared | Act::FearedForDestroyed);
    with && (deed.land.is_some() || nowhere) && deed.count > 0
}

/// Whether the target of the action with this number is asked for, once thresholds that change the Range are decided.
fn targets(agenda: &[Task], number: usize) -> bool {
    let decides = |task: &&Task| matches!(task, Task::Ask(Ask::Threshold(_)));
    let next = agenda.iter().rev().find(|task| !decides(task));
    ends_in(agenda) == number && matches!(next, Some(Task::Ask(Ask::Target(_))))
}

fn check_thresholds(action: &Action, what: &str) -> Result<(), String> {
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
    ensure(!action.fewer || action.source.power().is_some(), || format!("{what} needs no elements"))
}

fn check_task(game: &SpiritIsland, agenda: &[Task], place: usize) -> Result<(), String> {
    let (task, source) = (&agenda[place], source_at(game, agenda, place));
    let what = format!("'next {}'", tasks::write(task, source));
    check_names(game, &tasks::names(task, source), &what)?;
    let is_next = place + 1 == agenda.len();
    let possible = match task {
        Task::Ask(ask) => ask.fits(game, source, is_next),
        Task::Step(step) => step_fits(game, step, source),
    };
    ensure(possible, || format!("{what} cannot be left to do"))
}

/// Whether a step can be left to do in this phase, as a part of this action.
fn step_fits(game: &SpiritIsland, step: &Step, source: Option<Source>) -> bool {
    let power = source.and_then(Source::power);
    let of_phase = |phase: Phase| game.phase == phase && source.is_none();
    let of_scenario = matches!(source, Some(Source::Scenario(_)));
    match step {
        Step::Do { effects, land, .. } => land.is_some() || !effects.iter().any(Effect::needs_land),
        Step::EachLand { .. } | Step::AddBlight { .. } | Step::BlightLeaves { .. } => source.is_some(),
        Step::Times { effects, land, .. } => {
            source.is_some() && (land.is_some() || !effects.iter().any(Effect::needs_land))
        }
        Step::TopCard { effect, .. } => source.is_some() && matches!(effect, Effect::TopCard(..)),
        Step::IfDestroyed { effect, before, .. } => {
            let Effect::IfDestroys(kinds, ..) = **effect else { return false };
            source.is_some() && *before <= game.destroyed_so_far(kinds)
        }
        Step::EachBoard { boards, effect } => {
            let known =
                boards.iter().all(|&place| (1..=game.island.boards.len()).contains(&usize::from(place)));
            source.is_some() && known && matches!(effect, Effect::EachBoard(_) | Effect::HalfOfBoards(_))
        }
        Step::EachSpirit { effect, .. } => source.is_some() && matches!(effect, Effect::EachSpirit(_)),
        Step::Accelerate
        | Step::Accelerated
        | Step::AdversarySetup { .. }
        | Step::Settle
        | Step::TurnBlight => true,
        Step::EventPart { card, part } => {
            of_phase(Phase::Invader) && *part < 3 && game.boxes.event_cards().contains(*card)
        }
        Step::ScenarioSetup => of_phase(Phase::Setup),
        Step::LastStand => source.is_none() && game.plays_by(Lasting::LastStand),
        Step::EscalateIn { .. } => !game.adversaries.is_empty(),
        Step::Walk { part } => power.is_some_and(|power| usize::from(*part) <= power.thresholds.len() + 1),
        Step::CountDestroyed { kinds, before } => {
            source.is_some() && *before <= game.destroyed_so_far(*kinds) && !kinds.is_empty()
        }
        Step::Blows { .. } => source == Some(Source::Invaders(InvaderAction::Ravage)),
        Step::EndUse => power.is_some(),
        Step::Again { .. } => game.speed_now().is_some(),
        Step::Draw { drawn, major, .. } => are_of_deck(drawn, *major),
        Step::BlightedIsland
        | Step::RavageCard { .. }
        | Step::DrawEvent
        | Step::SecondBuild
        | Step::InvadersRavage
        | Step::InvadersExplore
        | Step::ExploreMore
        | Step::ExploredMore
        | Step::JoinBuild { .. }
        | Step::Await { moment: Moment::Ravaged | Moment::Advanced } => of_phase(Phase::Invader),
        Step::FearCards | Step::TurnFear => of_phase(Phase::Invader) || of_scenario,
        Step::BuildCard { .. } | Step::InvadersBuild | Step::Advance { .. } => {
            of_phase(Phase::Invader) || of_scenario && game.phase == Phase::Setup
        }
        Step::Ravage { .. }
        | Step::Builds { .. }
        | Step::Build { .. }
        | Step::Explore { .. }
        | Step::Explores { .. } => !is_growing(game.phase),
        Step::Counterattack { .. } => of_scenario || matches!(source, Some(Source::Invaders(_))),
        Step::Await { moment: Moment::TurnEnded } | Step::TimePasses => of_phase(Phase::TimePasses),
        Step::FirstExplore => game.phase == Phase::Setup && (source.is_none() || of_scenario),
    }
}

/// Whether all these cards are Minor or all are Major Powers.
pub(crate) fn are_of_deck(cards: &[Card], major: bool) -> bool {
    let kind = if major { PowerKind::Major } else { PowerKind::Minor };
    cards.iter().all(|card| card.entry().kind == kind)
        && cards.iter().copied().collect::<Cards>().len() as usize == cards.len()
}

/// Cards are drawn only while chance has to decide which.
fn check_draws(game: &SpiritIsland, agenda: &[Task], scope: usize) -> Result<(), String> {
    let draws = agenda.iter().filter(|task| matches!(task, Task::Step(Step::Draw { .. }))).count();
    if let (Some(Due::Power { major: false, scope: whose }), Some(Task::Step(Step::TopCard { .. }))) =
        (game.due, agenda.last())
    {
        return ensure(draws == 0 && usize::from(whose) == scope && !game.deck(false).is_empty(), || {
            "a card is turned up exactly when chance decides which".into()
        });
    }
    let due = match (game.due, agenda.last()) {
        (
            Some(Due::Power { major, scope: whose }),
            Some(Task::Step(Step::Draw { major: wanted, drawn, .. })),
        ) => whose as usize == scope && major == *wanted && !drawn.is_full() && !game.deck(major).is_empty(),
        (_, _) => false,
    };
    let expected = matches!(game.due, Some(Due::Power { scope: whose, .. }) if whose as usize == scope);
    ensure(draws == usize::from(due) && due == expected, || {
        "a card is drawn exactly when chance decides which".into()
    })
}
