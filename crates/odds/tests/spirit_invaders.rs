//! What is foreseen is what happens.
#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

use std::collections::BTreeMap;

use artel_engine::{Choice, Game, Generator, NoLog, Seat, Seed};
use artel_odds::spirit_island::{InvaderPhase, Skipped};
use artel_spirit_island::effect::InvaderAction;
use artel_spirit_island::{Event, Kind, Move, Outcome, Phase, Setup, SpiritIsland};

/// Every moment of random games at which the Powers of the Fast phase are used up, with what follows.
fn invader_phases(games: u64, mut check: impl FnMut(&SpiritIsland, &InvaderPhase, &[Event])) {
    for seed in 0..games {
        let setup = Setup { players: 1 + (seed % 3) as u8, ..Setup::default() };
        let mut game = SpiritIsland::new(&setup, Seed(seed)).unwrap();
        let mut lots = Generator::new(Seed(seed));
        while let Some(Choice { seat, action, .. }) = game.random_choice(&mut lots) {
            let before = game.clone();
            let mut events = Vec::new();
            game.begin(seat, action, &mut events).unwrap();
            // The move that ends the phase must change nothing else, and no Fear card may come between.
            let only_ready = matches!(events.first(), Some(Event::IsReady { .. }));
            let began = events.contains(&Event::PhaseBegan { phase: Phase::Invader });
            if only_ready && began && InvaderPhase::of(&before).fear_cards == 0 {
                check(&before, &InvaderPhase::of(&before), &events);
            }
            while let Some(outcome) = game.next_outcome() {
                game.resolve(outcome, &mut events).unwrap();
            }
        }
    }
}

/// The events until somebody is asked or Blight cascades, from which on people decide.
fn foreseeable(events: &[Event]) -> &[Event] {
    let end = events.iter().position(|event| {
        matches!(
            event,
            Event::Cascaded { .. } | Event::BlightMissing {} | Event::Lost { .. } | Event::Won { .. }
        )
    });
    &events[..end.unwrap_or(events.len())]
}

#[test]
fn lands_suffer_what_was_foreseen() {
    let mut ravaged = 0;
    let mut lost = 0;
    invader_phases(400, |_, forecast, events| {
        let events = foreseeable(events);
        let mut now = None;
        for event in events {
            match *event {
                Event::Ravaged { land, damage } => {
                    let foreseen = forecast.ravages.iter().find(|ravage| ravage.land == land).unwrap();
                    assert_eq!((foreseen.damage, foreseen.skipped), (damage, Skipped::No), "{land}");
                    now = Some((land, foreseen));
                    ravaged += 1;
                }
                Event::Skipped { land, action: InvaderAction::Ravage } => {
                    let foreseen = forecast.ravages.iter().find(|ravage| ravage.land == land).unwrap();
                    assert_eq!(foreseen.skipped, Skipped::Yes, "{land}");
                }
                Event::Blighted { land } => {
                    assert!(now.is_some_and(|(at, ravage)| at == land && ravage.blights));
                }
                Event::Counterattacked { land, damage } => {
                    assert!(now.is_some_and(|(at, ravage)| at == land && ravage.counterattack == damage));
                }
                _ => {}
            }
        }
        for ravage in &forecast.ravages {
            let begins = |event: &Event| matches!(*event, Event::Ravaged { land, .. } if land == ravage.land);
            let Some(start) = events.iter().position(begins) else { continue };
            let fallen = |event: &Event| match *event {
                Event::Destroyed { kind: Kind::Dahan, land, count } if land == ravage.land => count,
                _ => 0,
            };
            assert_eq!(events[start..].iter().map(fallen).sum::<u8>(), ravage.dahan_lost, "{}", ravage.land);
            lost += u32::from(ravage.dahan_lost);
        }
    });
    assert!(ravaged > 300 && lost > 20, "{ravaged} {lost}");
}

#[test]
fn what_was_foreseen_is_built() {
    let (mut built, mut skipped) = (0, 0);
    invader_phases(400, |_, forecast, events| {
        if events.iter().any(|event| matches!(event, Event::Cascaded { .. })) {
            return;
        }
        for event in foreseeable(events) {
            match *event {
                Event::Built { kind, land } => {
                    let foreseen = forecast.builds.iter().find(|build| build.land == land).unwrap();
                    assert!(
                        !foreseen.certain || (foreseen.kind == kind && foreseen.skipped != Skipped::Yes),
                        "{land}"
                    );
                    built += 1;
                }
                Event::Skipped { land, action: InvaderAction::Build } => {
                    let foreseen = forecast.builds.iter().find(|build| build.land == land).unwrap();
                    assert!(!foreseen.certain || foreseen.skipped != Skipped::No, "{land}");
                    skipped += 1;
                }
                _ => {}
            }
        }
    });
    assert!(built > 300, "{built} {skipped}");
}

#[test]
fn explorers_come_as_often_as_was_foreseen() {
    let mut explored = 0;
    invader_phases(300, |before, forecast, events| {
        let mut game = before.clone();
        let Some((seat, action)) = last_move(before) else { return };
        game.begin(seat, action, &mut NoLog).unwrap();
        let uncertain =
            forecast.builds.iter().any(|build| !build.certain || build.skipped == Skipped::IfWanted)
                || forecast
                    .ravages
                    .iter()
                    .any(|ravage| ravage.counterattack > 0 || ravage.skipped == Skipped::IfWanted)
                || events.iter().any(|event| matches!(event, Event::Cascaded { .. }));
        let mut outcomes = Vec::new();
        game.outcomes(&mut outcomes);
        if uncertain || !matches!(outcomes.first(), Some((Outcome::Invaders(_), _))) {
            return;
        }
        let mut counts = BTreeMap::new();
        for (outcome, _) in &outcomes {
            let mut log = Vec::new();
            game.clone().resolve(*outcome, &mut log).unwrap();
            for event in log {
                if let Event::Explored { land } = event {
                    *counts.entry(land).or_insert(0_u8) += 1;
                }
            }
        }
        let foreseen = forecast.explores.iter().map(|explore| {
            assert_eq!(usize::from(explore.of), outcomes.len());
            (explore.land, explore.cards)
        });
        assert_eq!(foreseen.collect::<BTreeMap<_, _>>(), counts);
        explored += counts.len();
    });
    assert!(explored > 100, "{explored}");
}

/// The move that ends the Fast phase, if only one player has still to say so.
fn last_move(game: &SpiritIsland) -> Option<(Seat, Move)> {
    let waiting = game.to_decide();
    waiting.first().filter(|_| waiting.len() == 1).map(|seat| (seat, Move::Ready))
}

#[test]
fn nothing_is_foreseen_of_a_game_that_is_over() {
    let mut game = SpiritIsland::new(&Setup::default(), Seed(1)).unwrap();
    let mut lots = Generator::new(Seed(1));
    while let Some(Choice { seat, action, .. }) = game.random_choice(&mut lots) {
        game.play(seat, action, &mut NoLog).unwrap();
    }
    assert_eq!(InvaderPhase::of(&game), InvaderPhase::default());
}
