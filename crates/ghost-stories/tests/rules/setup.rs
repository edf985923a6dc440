//! How a game is set up.

use std::collections::BTreeMap;

use crate::support::{FOUR, Table, drawn, four, proves, table};
use artel_engine::{Game, NoLog, Seat, Seed, Setup as _, Status};
use artel_ghost_stories::rules::{
    GS_001, GS_002, GS_023, GS_024, GS_025, GS_026, GS_027, GS_028, GS_029, GS_030, GS_031, GS_032, GS_034,
    GS_035, GS_R04, GS_R05, GS_R20,
};
use artel_ghost_stories::{
    Card, Colour, Difficulty, GhostStories, Move, Phase, Place, Setup, Side, Tao, Tile,
};

const DEALS: u64 = 2_000;

fn deal(players: u8, difficulty: Difficulty, seed: u64) -> GhostStories {
    GhostStories::new(&Setup { players, difficulty, ..Setup::default() }, Seed(seed)).unwrap()
}

/// Deals for four on Initiation.
fn deals() -> impl Iterator<Item = GhostStories> {
    (0..DEALS).map(|seed| deal(4, Difficulty::Initiation, seed))
}

/// How often each thing comes up in the deals.
fn tally<K: Ord>(things: impl Fn(&GhostStories) -> Vec<K>) -> BTreeMap<K, u64> {
    let mut counts = BTreeMap::new();
    deals().flat_map(|game| things(&game)).for_each(|thing| *counts.entry(thing).or_default() += 1);
    counts
}

/// Whether each of so many things came up about equally often, once a deal one of them.
fn are_even<K: Ord>(counts: &BTreeMap<K, u64>, things: u64, each_of_them: u64) -> bool {
    let mean = DEALS as f64 / each_of_them as f64;
    counts.len() as u64 == things
        && counts.values().all(|&count| (count as f64 - mean).abs() < 5.0 * mean.sqrt())
}

/// The cards that can come next.
fn next_cards(game: &GhostStories) -> Vec<Card> {
    game.deck().next().collect()
}

#[test]
fn one_to_four_play_and_share_one_result() {
    proves(&[GS_001]);
    for players in 1..=4 {
        let game = deal(players, Difficulty::Initiation, 1);
        assert_eq!((game.seats(), game.status()), (players, Status::Playing));
        let seated = Side::ALL.iter().filter(|&&side| game.seat_at(side).is_some()).count();
        assert_eq!(seated, players as usize);
        assert_eq!(game.check_invariants(), Ok(()));
    }
    for players in [0, 5] {
        assert!(GhostStories::new(&Setup { players, ..Setup::default() }, Seed(1)).is_err(), "{players}");
    }
}

#[test]
fn there_are_four_levels_and_initiation_is_the_first() {
    proves(&[GS_002]);
    assert_eq!(Difficulty::ALL.map(Difficulty::id), ["initiation", "normal", "nightmare", "hell"]);
    assert_eq!(Setup::default().difficulty, Difficulty::Initiation);
    assert!(Setup::default().set("difficulty", "easy").is_err());
    // The main rules hold on every level except for what its own section says.
    for difficulty in Difficulty::ALL {
        let game = deal(4, difficulty, 3);
        assert_eq!((game.temple_buddhas(), game.haunted().len(), game.centre_tokens()), (2, 0, 0));
        assert_eq!(Side::ALL.map(|side| game.tao(side).len()), [1; 4], "{difficulty}");
        assert_eq!(Side::ALL.map(|side| game.place_of(side)), [Place::CENTRE; 4], "{difficulty}");
    }
}

#[test]
fn the_tiles_lie_at_random_all_active() {
    proves(&[GS_023]);
    let places = tally(|game| {
        assert!(game.haunted().is_empty());
        game.village().tiles().iter().enumerate().map(|(place, tile)| (tile.id(), place)).collect()
    });
    assert!(are_even(&places, 81, 9), "every tile lies on every place about equally often: {places:?}");
    for place in 0..9 {
        let (row, column) =
            deal(4, Difficulty::Initiation, 1).village().place(Tile::ALL[place]).row_and_column();
        assert!(row < 3 && column < 3, "a square of three by three");
    }
}

#[test]
fn colours_and_sides_of_the_boards_are_dealt_at_random() {
    proves(&[GS_024]);
    let dealt = tally(|game| {
        Side::ALL.map(|side| (game.seat_at(side).map(|seat| seat.0), game.power(side).id())).to_vec()
    });
    assert!(are_even(&dealt, 32, 8), "every seat gets every power about equally often: {dealt:?}");
    for game in deals().take(100) {
        assert!(Side::ALL.iter().all(|&side| game.power(side).taoist() == game.taoist(side)));
    }
}

#[test]
fn every_player_sits_behind_the_own_board_on_one_side_of_the_village() {
    proves(&[GS_025]);
    for game in deals().take(100) {
        let seats = Side::ALL.map(|side| game.seat_at(side));
        assert_eq!(seats, [0, 1, 2, 3].map(|seat| Some(Seat(seat))), "clockwise");
        let mut colours = Side::ALL.map(|side| game.taoist(side).colour());
        colours.sort_unstable();
        assert_eq!(
            colours,
            [Colour::Yellow, Colour::Blue, Colour::Green, Colour::Red],
            "four different ones"
        );
    }
}

#[test]
fn everybody_starts_with_qi_a_tao_token_and_a_yin_yang_token_on_the_centre_tile() {
    proves(&[GS_026, GS_027, GS_028, GS_R04]);
    for game in deals().take(200) {
        for side in Side::ALL {
            let own: Tao = [game.taoist(side).colour()].into_iter().collect();
            assert_eq!((game.qi(side), game.tao(side), game.has_yin_yang(side)), (4, own, true));
            assert_eq!((game.place_of(side), game.tile_of(side)), (Place::CENTRE, game.village().tiles()[4]));
            assert_eq!((game.carried_buddhas(side), game.power_tokens(side)), (0, 0));
        }
    }
    for (players, black) in [(1, 4), (2, 4), (3, 4), (4, 4)] {
        let game = deal(players, Difficulty::Initiation, 8);
        assert_eq!(game.bank().count(Colour::Black), black, "nobody starts with a black token");
    }
    let alone = deal(1, Difficulty::Initiation, 8);
    assert_eq!(alone.tao(Side::North).counts(), [1, 1, 1, 1, 0], "alone one of each board colour");
}

#[test]
fn the_buddhas_start_on_the_temple_and_the_rest_is_the_bank() {
    proves(&[GS_029, GS_030]);
    for game in deals().take(100) {
        assert_eq!((game.temple_buddhas(), game.guarded().len()), (2, 0));
        assert_eq!((game.bank_qi(), game.bank().counts()), (4, [3, 3, 3, 3, 4]));
        assert_eq!((game.occupied().len(), game.circle(), game.gone().count()), (0, None, 0));
    }
    assert_eq!(deal(2, Difficulty::Normal, 1).bank_qi(), 20 - 2 * 3 - 2 * 3);
}

#[test]
fn the_incarnation_is_one_of_ten_and_nobody_knows_which() {
    proves(&[GS_031, GS_032]);
    let after = |count: usize| table(&drawn(count, FOUR)).game;
    for count in 0..45 {
        let game = after(count);
        let ghosts =
            Card::ALL.into_iter().filter(|card| !card.is_incarnation() && game.deck().is_unseen(*card));
        assert_eq!(
            next_cards(&game),
            ghosts.collect::<Vec<_>>(),
            "any unseen ghost comes after {count} cards"
        );
    }
    let incarnations: Vec<Card> = Card::ALL.into_iter().filter(|card| card.is_incarnation()).collect();
    let mut game = after(45);
    assert_eq!((next_cards(&game), game.deck().next_count()), (incarnations, 10));
    game.begin(Seat(0), Move::Yin, &mut NoLog).unwrap();
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    assert!(outcomes.len() == 10 && outcomes.iter().all(|(_, weight)| *weight == 1), "each equally likely");
    let ghosts_again = table(&drawn(46, &format!("{FOUR}ghost north-1 vampire-lord")));
    assert_eq!((ghosts_again.game.deck().left(), ghosts_again.game.deck().until_incarnation()), (10, None));
    assert!(next_cards(&ghosts_again.game).iter().all(|card| !card.is_incarnation()));
}

#[test]
fn ten_ghosts_lie_under_the_incarnation() {
    proves(&[GS_032, GS_R20]);
    for (players, ghosts) in [(1, 40), (2, 45), (3, 50), (4, 55)] {
        for difficulty in [Difficulty::Initiation, Difficulty::Normal] {
            let game = deal(players, difficulty, 4);
            assert_eq!((game.deck().left(), game.deck().ghosts_left()), (ghosts + 1, ghosts));
            assert_eq!(game.deck().until_incarnation(), Some(ghosts - 10), "the eleventh from the bottom");
        }
        for difficulty in [Difficulty::Nightmare, Difficulty::Hell] {
            let planted = if players <= 2 { 3 } else { 4 };
            let game = deal(players, difficulty, 4);
            assert_eq!((game.deck().planted(), game.deck().left()), (planted, ghosts + planted));
            assert_eq!(game.deck().until_incarnation(), Some(ghosts - 10 * planted));
        }
    }
}

#[test]
fn whoever_is_named_begins_else_the_lot_decides() {
    proves(&[GS_034, GS_R05]);
    for seat in 0..4 {
        for seed in 0..20 {
            let setup = Setup { players: 4, first: Some(Seat(seat)), ..Setup::default() };
            let game = GhostStories::new(&setup, Seed(seed)).unwrap();
            assert_eq!((game.decider(), game.seat_at(game.turn())), (Some(Seat(seat)), Some(Seat(seat))));
        }
    }
    let lots = tally(|game| vec![game.decider().map(|seat| seat.0)]);
    assert!(are_even(&lots, 4, 4), "every seat begins about equally often: {lots:?}");
    let absent = Setup { players: 2, first: Some(Seat(2)), ..Setup::default() };
    assert!(GhostStories::new(&absent, Seed(1)).is_err());
}

#[test]
fn turns_pass_clockwise_and_yang_follows_yin() {
    proves(&[GS_035]);
    let mut table = four("");
    for colour in ["yellow", "red", "green", "blue", "yellow"] {
        assert_eq!((table.active().as_str(), table.game.phase()), (colour, Phase::Dawn));
        assert_eq!(table.moves(colour), ["yin"], "the ghosts come first");
        let waiting = if colour == "red" { "green" } else { "red" };
        assert_eq!(table.refused(waiting, "yin"), GS_035);
        play_yin(&mut table, colour);
        assert!(matches!(table.game.phase(), Phase::Yang { .. }), "then the Taoist");
        table.play(colour, "end");
    }
}

/// The Yin phase of a Taoist, with whatever has to be decided in it.
fn play_yin(table: &mut Table, colour: &str) {
    table.play(colour, "yin");
    while table.game.phase() == Phase::Yin {
        let seat = table.game.decider().unwrap();
        let decider = Side::ALL.into_iter().find(|&side| table.game.seat_at(side) == Some(seat)).unwrap();
        let colour = table.game.taoist(decider).colour().to_string();
        let first = table.moves(&colour)[0].clone();
        table.play(&colour, &first);
    }
}
