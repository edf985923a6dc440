//! The list of legal moves: complete, without repetition, and the same as what is accepted.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use crate::support::{proves, set, table};
use artel_engine::{Choice, Game, GameMove, Generator, NoLog, Seat, Seed};
use artel_forbidden_island::rules::{FI_031, FI_032, FI_071, FI_075, FI_087, FI_099};
use artel_forbidden_island::{ForbiddenIsland, Move, Setup};

/// How often a move is drawn at random.
const DRAWS: u32 = 20_000;

/// Tables of all kinds: actions, draws, surplus cards, pawns in the water, the end.
const TABLES: [&str; 11] = [
    "player engineer at howling-garden with helicopter-lift\nplayer diver at howling-garden with sandbags\n\
     player pilot at howling-garden\nplayer explorer\nflooded howling-garden gold-gate whispering-garden observatory",
    "player navigator at watchtower\nplayer diver\nplayer explorer\nplayer pilot\nflooded iron-gate\nsunk bronze-gate",
    "player messenger with earth-stone oceans-chalice earth-stone\nplayer diver\nplayer pilot",
    "player pilot with crystal-of-fire crystal-of-fire crystal-of-fire\nplayer diver with sandbags sandbags\nflooded watchtower",
    "player pilot\nplayer diver with sandbags helicopter-lift helicopter-lift earth-stone earth-stone earth-stone\n\
     phase treasure-draw 1\nturn diver\nflooded watchtower",
    "player diver at watchtower with helicopter-lift\nplayer engineer at watchtower\nplayer pilot\nsunk watchtower\n\
     phase flood-draw 0",
    "player diver at watchtower\nplayer engineer at watchtower\nplayer pilot with helicopter-lift\n\
     sunk watchtower observatory twilight-hollow\nphase flood-draw 0",
    "player diver\nplayer pilot\nphase treasure-draw 1",
    "player diver\nplayer pilot with sandbags\nflooded watchtower\nphase treasure-draw 0",
    "player diver with sandbags\nplayer pilot\nflooded watchtower\nphase actions 0",
    OVER,
];

const OVER: &str = "player diver\nplayer pilot\nwater 10\nover lost water-level";

fn all_moves(game: &ForbiddenIsland) -> Vec<(Seat, Move)> {
    let mut all = Vec::new();
    for seat in game.all_seats() {
        let mut moves = Vec::new();
        game.moves(seat, &mut moves);
        all.extend(moves.into_iter().map(|action| (seat, action)));
    }
    all
}

#[test]
fn every_move_is_listed_once() {
    proves(&[FI_032]);
    let tables = TABLES.map(|lines| table(lines).game);
    let deals = (0..200)
        .map(|seed| ForbiddenIsland::new(&Setup { players: 4, ..Setup::default() }, Seed(seed)).unwrap());
    for game in tables.into_iter().chain(deals) {
        let moves = all_moves(&game);
        let different: HashSet<_> = moves.iter().collect();
        assert_eq!(moves.len(), different.len(), "{}", game.write_position());
    }
}

#[test]
fn exactly_the_listed_moves_are_accepted() {
    proves(&[FI_031, FI_032, FI_071, FI_087, FI_099]);
    let all = Move::every();
    for lines in TABLES {
        let game = table(lines).game;
        for seat in game.all_seats() {
            let mut listed = Vec::new();
            game.moves(seat, &mut listed);
            let listed: BTreeSet<String> = listed.iter().map(Move::to_string).collect();
            let accepted = all.iter().filter(|action| game.clone().begin(seat, **action, &mut NoLog).is_ok());
            assert_eq!(
                accepted.map(Move::to_string).collect::<BTreeSet<_>>(),
                listed,
                "seat {seat}\n{lines}"
            );
        }
    }
}

#[test]
fn the_first_table_has_these_moves_and_no_others() {
    proves(&[FI_032, FI_071, FI_075]);
    let table = table(TABLES[0]);
    let moves = table.moves("engineer");
    let (lifts, others): (Vec<String>, Vec<String>) =
        moves.into_iter().partition(|text| text.starts_with("lift "));
    let expected = [
        "move gold-gate",
        "move cave-of-shadows",
        "move whispering-garden",
        "move breakers-bridge",
        "shore-up gold-gate",
        "shore-up howling-garden",
        "shore-up whispering-garden",
        "shore-up gold-gate howling-garden",
        "shore-up gold-gate whispering-garden",
        "shore-up howling-garden whispering-garden",
        "draw",
    ];
    assert_eq!(others.into_iter().collect::<BTreeSet<_>>(), expected.map(str::to_owned).into());
    let groups: BTreeMap<String, usize> = lifts.iter().fold(BTreeMap::new(), |mut groups, text| {
        *groups.entry(text.split(' ').nth(1).unwrap().to_owned()).or_default() += 1;
        groups
    });
    let carried =
        "diver engineer pilot diver,engineer diver,pilot engineer,pilot diver,engineer,pilot explorer";
    assert_eq!(groups.keys().cloned().collect::<BTreeSet<_>>(), set(carried));
    assert!(groups.values().all(|&targets| targets == 23));
    let wet = set("gold-gate howling-garden whispering-garden observatory");
    assert_eq!(table.targets("diver", "sandbags"), wet);
    assert_eq!(table.moves("diver").len(), 4);
    assert_eq!((table.moves("pilot").len(), table.moves("explorer").len()), (0, 0));
}

#[test]
fn a_random_move_is_any_of_the_listed_ones() {
    proves(&[FI_032, FI_071]);
    let mut generator = Generator::new(Seed(5));
    for lines in TABLES {
        let game = table(lines).game;
        let moves = all_moves(&game);
        let mut counts: BTreeMap<String, u32> = BTreeMap::new();
        for _ in 0..DRAWS {
            let Some(Choice { seat, action, .. }) = game.random_choice(&mut generator) else { break };
            *counts.entry(format!("{seat} {action}")).or_default() += 1;
        }
        let listed: BTreeSet<String> =
            moves.iter().map(|(seat, action)| format!("{seat} {action}")).collect();
        assert_eq!(counts.keys().cloned().collect::<BTreeSet<_>>(), listed, "{lines}");
        let mean = f64::from(DRAWS) / moves.len().max(1) as f64;
        for (action, count) in counts {
            assert!(
                (f64::from(count) - mean).abs() < 6.0 * mean.sqrt(),
                "{action}: {count} times, not about {mean}"
            );
        }
    }
}

#[test]
fn nobody_moves_when_the_game_is_over_or_from_an_empty_seat() {
    proves(&[FI_032]);
    let over = table(OVER).game;
    assert_eq!(all_moves(&over), []);
    assert_eq!(over.random_choice(&mut Generator::new(Seed(1))), None);
    let playing = table(TABLES[2]).game;
    for seat in 3..8 {
        let mut moves = Vec::new();
        playing.moves(Seat(seat), &mut moves);
        assert_eq!(moves, []);
        let every = Move::every();
        assert!(
            every.into_iter().all(|action| playing.clone().begin(Seat(seat), action, &mut NoLog).is_err())
        );
    }
}
