//! What chance decides, and that it is fair and can be dictated.

use std::collections::HashMap;

use artel_engine::{Game, Generator, NoLog, Refusal, Seed, Session};

use crate::explore::{all_moves, for_each_state, random_game};

/// The states in which chance has something to decide.
fn for_each_chance<G: Game>(count: usize, mut visit: impl FnMut(&G, &[(G::Outcome, u32)])) {
    for_each_state::<G>(count, |session| {
        for (seat, action) in all_moves(session.game()) {
            let mut game = session.game().clone();
            game.begin(seat, action, &mut NoLog).expect("the move is listed");
            if game.chance_due() {
                let mut outcomes = Vec::new();
                game.outcomes(&mut outcomes);
                visit(&game, &outcomes);
            }
        }
    });
}

/// What will be drawn is one of what could be drawn, each of which can be drawn.
pub fn the_generator_gives_only_possible_outcomes<G: Game>() {
    for_each_chance::<G>(300, |game, outcomes| {
        let next = game.next_outcome().expect("chance is due");
        assert!(outcomes.iter().any(|(outcome, _)| *outcome == next), "{next} is drawn but not possible");
        for &(outcome, weight) in outcomes {
            assert!(weight > 0, "{outcome} is listed but cannot be");
            let mut dictated = game.clone();
            assert_eq!(dictated.resolve(outcome, &mut NoLog), Ok(()));
            assert_eq!(outcome.to_string().parse(), Ok(outcome));
        }
        let mut resting = game.clone();
        while let Some(drawn) = resting.next_outcome() {
            assert_eq!(resting.resolve(drawn, &mut NoLog), Ok(()));
        }
        let mut none = Vec::new();
        resting.outcomes(&mut none);
        assert!(none.is_empty(), "outcomes are listed when nothing is to be decided");
    });
}

/// Over many redeals every outcome comes up as often as its weight says.
pub fn outcomes_are_as_likely_as_their_weights<G: Game>() {
    const DRAWS: u32 = 3_000;
    let mut generator = Generator::new(Seed(17));
    for_each_chance::<G>(60, |game, outcomes| {
        let mut seen: HashMap<String, u32> = HashMap::new();
        let mut redealt = game.clone();
        for _ in 0..DRAWS {
            redealt.redeal(&mut generator);
            *seen.entry(redealt.next_outcome().expect("chance is due").to_string()).or_default() += 1;
        }
        let total: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
        for (outcome, weight) in outcomes {
            let chance = f64::from(*weight) / f64::from(total);
            let mean = chance * f64::from(DRAWS);
            let deviation = (mean * (1.0 - chance)).sqrt();
            let count = f64::from(*seen.get(&outcome.to_string()).unwrap_or(&0));
            assert!((count - mean).abs() <= 6.0 * deviation, "{outcome}: {count} times, expected {mean}");
        }
    });
}

/// An outcome that cannot be is refused, and so is one too many; nothing changes.
pub fn impossible_outcomes_are_refused<G: Game>() {
    let mut known: Vec<G::Outcome> = Vec::new();
    for_each_chance::<G>(100, |game, outcomes| {
        for (outcome, _) in outcomes {
            if !known.contains(outcome) {
                known.push(*outcome);
            }
        }
        for &outcome in known.iter().filter(|known| outcomes.iter().all(|(outcome, _)| outcome != *known)) {
            let mut tried = game.clone();
            assert!(tried.resolve(outcome, &mut NoLog).is_err(), "{outcome} is impossible but was accepted");
            assert!(tried == *game, "a refused outcome changed something");
        }
    });
    assert!(!known.is_empty(), "chance never decided anything");
    for_each_state::<G>(30, |session| {
        for (seat, action) in all_moves(session.game()) {
            let mut surplus = session.clone();
            let result = surplus.play_dictated(seat, action, &[known[0]; 50], &mut NoLog);
            assert!(matches!(result, Err(Refusal::Impossible(_))), "{action}: {result:?}");
            assert!(surplus == *session, "refused outcomes changed something");
        }
    });
}

/// Nothing but seed and moves decides a game.
pub fn the_same_seed_gives_the_same_game_on_another_thread<G: Game>() {
    let here: Vec<Session<G>> = (0..20).map(|seed| random_game(seed, |_| {})).collect();
    let there =
        std::thread::spawn(|| (0..20).map(|seed| random_game(seed, |_| {})).collect::<Vec<Session<G>>>());
    assert!(there.join().expect("the other thread ends well") == here);
    assert!(here.windows(2).all(|pair| pair[0] != pair[1]), "two seeds give the same game");
}
