//! What may be done, and that it is exactly what can be done.

use std::collections::{BTreeMap, HashMap, HashSet};

use artel_engine::{Described, Game, GameMove, Generator, NoLog, Phrase, RuleId, Seat, Seed, Status};

use crate::explore::{all_moves, for_each_state, random_game};

/// Every state keeps the invariants, and somebody has a move exactly while the game is not over.
pub fn a_game_goes_on_until_it_is_over<G: Game>() {
    for seed in 0..400 {
        let last = random_game::<G>(seed, |session| {
            let game = session.game();
            game.check_invariants().unwrap_or_else(|problem| panic!("seed {seed}: {problem}\n{game:#?}"));
            assert!(!game.chance_due(), "chance is left to decide something after a move");
            assert_eq!(game.status().is_over(), all_moves(game).is_empty(), "seed {seed}:\n{game:#?}");
        });
        assert!(last.game().status().is_over());
    }
}

/// A game with more moves than this has only some of each kind tried in a state.
const MANY: usize = 20_000;
/// How many of each kind are tried then.
const OF_A_KIND: usize = 60;

/// The moves by their kinds, as their phrases tell them; all in one if they are not many.
fn by_kind<M: Described + Copy>(every_move: Vec<M>) -> Vec<Vec<M>> {
    if every_move.len() <= MANY {
        return vec![every_move];
    }
    let mut kinds: BTreeMap<_, Vec<M>> = BTreeMap::new();
    for action in every_move {
        kinds.entry(action.phrase().key).or_default().push(action);
    }
    kinds.into_values().collect()
}

/// The moves to try in a state: all of them, or some of each kind and the listed ones.
fn to_try<M: Copy>(kinds: &[Vec<M>], listed: &[(Seat, M)], generator: &mut Generator) -> Vec<M> {
    if let [all] = kinds {
        return all.clone();
    }
    let mut chosen: Vec<M> = listed.iter().map(|(_, action)| *action).collect();
    for kind in kinds {
        chosen.extend((0..OF_A_KIND).map(|_| kind[generator.below(kind.len() as u32) as usize]));
    }
    chosen
}

/// No more and no less; and a refusal names a rule and changes nothing.
pub fn a_move_is_listed_exactly_if_it_is_accepted<G: Game>() {
    let kinds = by_kind(G::Move::every());
    let mut generator = Generator::new(Seed(2));
    for_each_state::<G>(150, |session| {
        let game = session.game();
        let listed = all_moves(game);
        let unique: HashSet<_> = listed.iter().collect();
        assert_eq!(unique.len(), listed.len(), "a move is listed twice:\n{}", game.write_position());
        let unwritten = listed.iter().find(|(_, action)| action.to_string().parse() != Ok(*action));
        assert_eq!(unwritten, None, "a move is listed that cannot be written");
        let chosen = to_try(&kinds, &listed, &mut generator);
        for seat in Seat::first(game.seats() + 1) {
            for &action in &chosen {
                let mut tried = game.clone();
                let result = tried.begin(seat, action, &mut NoLog);
                assert_eq!(
                    result.is_ok(),
                    unique.contains(&(seat, action)),
                    "seat {seat}, {action}: {result:?}\n{}",
                    game.write_position()
                );
                if let Err(illegal) = result {
                    assert!(tried == *game, "the refused move {action} changed something");
                    assert!(in_book::<G>(illegal.rule), "{}", illegal.rule);
                }
            }
        }
    });
}

/// The fast way to a random move is the same as choosing from the list.
pub fn random_moves_are_uniform_over_the_listed_ones<G: Game>() {
    const DRAWS: u32 = 200;
    let mut generator = Generator::new(Seed(5));
    for_each_state::<G>(40, |session| {
        let listed = all_moves(session.game());
        let mut seen: HashMap<_, u32> = HashMap::new();
        for _ in 0..DRAWS * listed.len() as u32 {
            let drawn = session.game().random_choice(&mut generator).expect("the game goes on");
            assert_eq!(drawn.options as usize, listed.len());
            *seen.entry((drawn.seat, drawn.action)).or_default() += 1;
        }
        assert!(seen.keys().all(|drawn| listed.contains(drawn)), "a random move is not listed");
        // Six standard deviations around the mean of 200.
        assert!(listed.iter().all(|each| (115..=285).contains(seen.get(each).unwrap_or(&0))), "{seen:?}");
        if listed.is_empty() {
            assert_eq!(session.game().random_choice(&mut generator), None);
        }
    });
}

/// A random step does what playing its move does, though it does not check the move.
pub fn a_random_step_plays_the_move_it_names<G: Game>() {
    let mut generator = Generator::new(Seed(6));
    for_each_state::<G>(600, |session| {
        let (mut at_once, mut in_two) = (session.game().clone(), session.game().clone());
        let (mut events, mut same_events) = (Vec::new(), Vec::new());
        if let Some(choice) = at_once.random_step(&mut generator, &mut events) {
            in_two.play(choice.seat, choice.action, &mut same_events).expect("the move is listed");
        }
        assert!(at_once == in_two && events == same_events);
    });
}

/// What is shown to people rests on rules that they can look up.
pub fn moves_and_events_cite_rules_of_the_book<G: Game>() {
    let well_described = |what: &dyn Described| {
        let Phrase { key, .. } = what.phrase();
        assert!(!key.is_empty());
        assert!(!what.rules().is_empty(), "{key} cites no rule");
        what.rules().iter().for_each(|&rule| assert!(in_book::<G>(rule), "{key} cites {rule}"));
    };
    for seed in 0..60 {
        let session = random_game::<G>(seed, |session| {
            for (_, action) in all_moves(session.game()) {
                well_described(&action);
            }
        });
        let mut events: Vec<G::Event> = Vec::new();
        let replayed = session.replayed(session.entries().len(), &mut events);
        assert!(replayed == session);
        assert!(events.len() >= session.entries().len(), "a move without an event");
        for event in &events {
            well_described(event);
        }
        if let Status::Lost(defeat) = session.game().status() {
            well_described(&defeat);
        }
    }
}

/// The text form means the same in every state.
pub fn moves_are_read_as_they_are_written<G: Game>() {
    let mut texts = HashSet::new();
    for action in G::Move::every() {
        let text = action.to_string();
        assert_eq!(text.parse(), Ok(action), "{text}");
        assert!(!text.contains(['=', '#', '\n']), "'{text}' would be misread in a record");
        assert!(texts.insert(text), "{action} is written like another move");
    }
    for wrong in ["", " ", "?", "no-such-move", "\u{0}", "move move move move move"] {
        assert!(wrong.parse::<G::Move>().is_err(), "'{wrong}'");
    }
}

fn in_book<G: Game>(rule: RuleId) -> bool {
    G::RULEBOOK.ids().any(|id| id == rule)
}
