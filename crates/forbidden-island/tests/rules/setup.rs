//! How a game is set up.

use std::collections::BTreeMap;

use crate::support::{Table, proves};
use artel_engine::{Game, NoLog, Seat, Seed, Set, Setup as _, Status};
use artel_forbidden_island::rules::{
    FI_001, FI_015, FI_016, FI_017, FI_018, FI_019, FI_021, FI_022, FI_023, FI_024, FI_025, FI_027, FI_029,
    FI_R42, FI_R43,
};
use artel_forbidden_island::{
    Adventurer, Card, Difficulty, ForbiddenIsland, Move, Outcome, Phase, Pile, Setup, Tile, Treasure,
};

const DEALS: u64 = 3_000;

fn deal(players: u8, seed: u64) -> ForbiddenIsland {
    ForbiddenIsland::new(&Setup { players, ..Setup::default() }, Seed(seed)).unwrap()
}

/// The deals for two, three and four players.
fn deals() -> impl Iterator<Item = ForbiddenIsland> {
    (2..=4).flat_map(|players| (0..DEALS / 10).map(move |seed| deal(players, seed)))
}

/// How often each thing comes up in the deals for four.
fn tally<K: Ord>(things: impl Fn(&ForbiddenIsland) -> Vec<K>) -> BTreeMap<K, u64> {
    let mut counts = BTreeMap::new();
    for seed in 0..DEALS {
        for thing in things(&deal(4, seed)) {
            *counts.entry(thing).or_default() += 1;
        }
    }
    counts
}

/// Whether a thing that comes up with this chance in each deal could come up that often.
fn is_likely(count: u64, chance: f64) -> bool {
    let mean = chance * DEALS as f64;
    (count as f64 - mean).abs() < 5.0 * (mean * (1.0 - chance)).sqrt()
}

fn outcomes(game: &ForbiddenIsland) -> Vec<(Outcome, u32)> {
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    outcomes
}

#[test]
fn two_to_four_play_and_share_one_result() {
    proves(&[FI_001]);
    for players in 2..=4 {
        let game = deal(players, 1);
        assert_eq!((game.seats(), game.all_seats().count()), (players, players as usize));
        assert_eq!((game.status(), game.phase()), (Status::Playing, Phase::Actions { left: 3 }));
        assert_eq!(game.check_invariants(), Ok(()));
    }
    for players in [0, 1, 5, 6] {
        assert!(ForbiddenIsland::new(&Setup { players, ..Setup::default() }, Seed(1)).is_err());
    }
}

#[test]
fn no_treasure_is_captured_yet() {
    proves(&[FI_015]);
    for game in deals() {
        assert!(Treasure::ALL.iter().all(|&treasure| game.captor(treasure).is_none()));
        assert!(!game.has_all_treasures());
    }
}

#[test]
fn flood_cards_treasure_cards_and_adventurers_are_separate_decks() {
    proves(&[FI_016]);
    let mut game = deal(2, 4);
    game.begin(game.active(), Move::Draw, &mut NoLog).unwrap();
    assert!(outcomes(&game).iter().all(|(outcome, _)| matches!(outcome, Outcome::Treasure(_))));
    let flooding = Table::of(deal(2, 4)).with("phase treasure-draw 0");
    let mut game = flooding.game;
    game.begin(game.active(), Move::Flood, &mut NoLog).unwrap();
    let cards = outcomes(&game);
    assert!(cards.iter().all(|(outcome, weight)| matches!(outcome, Outcome::Flood(_)) && *weight == 1));
    assert_eq!(cards.len(), 18);
}

#[test]
fn the_first_six_flood_cards_begin_the_discard_pile() {
    proves(&[FI_017]);
    for game in deals() {
        let (deck, discard) = (game.flood_deck(), game.flood_discard());
        assert_eq!((discard.len(), deck.len()), (6, 18));
        assert_eq!(deck.cards(), Set::ALL.minus(discard));
        assert_eq!(deck.top(), deck.cards(), "the rest is shuffled: any card may be the next");
    }
}

#[test]
fn any_six_tiles_may_be_the_first() {
    proves(&[FI_017]);
    let counts = tally(|game| game.flood_discard().iter().collect());
    assert_eq!(counts.len(), 24);
    assert!(counts.values().all(|&count| is_likely(count, 6.0 / 24.0)), "{counts:?}");
}

#[test]
fn the_six_tiles_named_start_flooded_and_the_others_dry() {
    proves(&[FI_018]);
    for game in deals() {
        let flooded: Set<Tile> = game.flooded().iter().map(|cell| game.tile(cell)).collect();
        let dry: Set<Tile> = game.dry().iter().map(|cell| game.tile(cell)).collect();
        assert_eq!(flooded, game.flood_discard());
        assert_eq!((dry, dry.len()), (Set::ALL.minus(flooded), 18));
    }
}

#[test]
fn each_player_receives_one_adventurer_of_their_own() {
    proves(&[FI_019]);
    for game in deals() {
        let dealt: Set<Adventurer> = game.all_seats().map(|seat| game.adventurer(seat)).collect();
        assert_eq!(dealt.len(), game.seats() as u32);
    }
    let seated =
        |game: &ForbiddenIsland| game.all_seats().map(|seat| (seat, game.adventurer(seat))).collect();
    let counts = tally(seated);
    assert_eq!(counts.len(), 4 * 6);
    assert!(counts.values().all(|&count| is_likely(count, 1.0 / 6.0)), "{counts:?}");
}

#[test]
fn pawns_start_on_their_start_tiles() {
    proves(&[FI_021]);
    for game in deals() {
        for seat in game.all_seats() {
            assert_eq!(game.tile(game.pawn(seat)), game.adventurer(seat).start());
        }
    }
}

#[test]
fn adventurers_nobody_received_take_no_part() {
    proves(&[FI_022]);
    let setup = Setup::from_pairs([("players", "2"), ("adventurers", "diver,pilot")]).unwrap();
    let table = Table::of(ForbiddenIsland::new(&setup, Seed(2)).unwrap());
    for absent in ["engineer", "explorer", "messenger", "navigator"] {
        assert_eq!(table.game.seat_of(crate::support::named(absent)), None);
    }
    for empty in [Seat(2), Seat(3), Seat(7)] {
        let mut moves = Vec::new();
        table.game.moves(empty, &mut moves);
        assert_eq!(moves, []);
        assert_eq!(table.refusal_of(empty, Move::Draw).rule, FI_001);
    }
}

#[test]
fn a_pawn_may_start_on_a_flooded_tile_without_penalty() {
    proves(&[FI_023]);
    let on_flooded = |game: &ForbiddenIsland| game.flooded().contains(game.pawn(game.active()));
    let games: Vec<_> = deals().filter(on_flooded).collect();
    assert!(games.len() > 100, "a quarter of all start tiles is flooded");
    for game in games {
        assert_eq!(game.tile(game.pawn(game.active())), game.adventurer(game.active()).start());
        assert_eq!((game.phase(), game.status()), (Phase::Actions { left: 3 }, Status::Playing));
        assert!(game.swimmers().is_empty() && game.hand(game.active()).len() == 2);
    }
}

#[test]
fn each_player_is_dealt_two_cards_and_the_rest_is_the_deck() {
    proves(&[FI_024]);
    for game in deals() {
        assert!(game.all_seats().all(|seat| game.hand(seat).len() == 2));
        assert_eq!(game.treasure_deck().len(), 28 - 2 * game.seats());
        assert_eq!(game.treasure_deck().known().len(), 0, "nobody has seen the deck");
        assert!(game.treasure_discard().is_empty());
        let mut all = game.treasure_deck().cards();
        game.all_seats().for_each(|seat| all.add_all(game.hand(seat)));
        assert_eq!(all, Pile::ALL);
    }
}

#[test]
fn the_dealt_cards_are_shuffled() {
    proves(&[FI_024, FI_R42]);
    // A single dealt card is one of the 25 that are not Waters Rise!, whoever gets it.
    for seat in Seat::first(4) {
        let counts =
            tally(|game| game.hand(seat).kinds().filter(|&card| game.hand(seat).count(card) == 2).collect());
        for card in [Card::CrystalOfFire, Card::StatueOfTheWind, Card::OceansChalice, Card::EarthStone] {
            assert!(is_likely(counts[&card], (5.0 * 4.0) / (25.0 * 24.0)), "{card}: {counts:?}");
        }
        assert!(is_likely(counts[&Card::HelicopterLift], (3.0 * 2.0) / (25.0 * 24.0)), "{counts:?}");
    }
    let counts = tally(|game| game.hand(Seat(3)).kinds().collect());
    assert!(is_likely(counts[&Card::Sandbags], 1.0 - (23.0 * 22.0) / (25.0 * 24.0)), "{counts:?}");
}

#[test]
fn no_starting_hand_holds_waters_rise_and_all_three_are_in_the_deck() {
    proves(&[FI_025, FI_R42]);
    for game in deals() {
        assert!(game.all_seats().all(|seat| !game.hand(seat).has(Card::WatersRise)));
        assert_eq!(game.treasure_deck().cards().count(Card::WatersRise), 3);
        assert_eq!(game.water(), Difficulty::Novice.start(), "a Waters Rise! replaced has no effect");
    }
}

#[test]
fn waters_rise_may_be_the_very_first_card_drawn() {
    proves(&[FI_025]);
    let mut game = deal(2, 8);
    game.begin(game.active(), Move::Draw, &mut NoLog).unwrap();
    let drawn = outcomes(&game);
    assert_eq!(drawn.iter().map(|(_, weight)| weight).sum::<u32>(), 24);
    assert!(
        drawn.contains(&(Outcome::Treasure(Card::WatersRise), 3)),
        "the deck was reshuffled with all of them"
    );
}

#[test]
fn the_water_starts_on_the_mark_of_the_difficulty() {
    proves(&[FI_027]);
    for (level, mark) in [("novice", 1), ("normal", 2), ("elite", 3), ("legendary", 4)] {
        let game =
            ForbiddenIsland::new(&Setup::from_pairs([("difficulty", level)]).unwrap(), Seed(1)).unwrap();
        assert_eq!((game.difficulty().id(), game.water().number()), (level, mark));
    }
    assert_eq!(deal(2, 1).difficulty(), Difficulty::Novice, "Novice is suggested");
}

#[test]
fn the_first_player_is_decided_by_lot() {
    proves(&[FI_029, FI_R43]);
    for players in 2..=4 {
        let mut counts = [0_u64; 4];
        (0..DEALS).for_each(|seed| counts[deal(players, seed).active().index()] += 1);
        let (seated, empty) = counts.split_at(players as usize);
        assert!(seated.iter().all(|&count| is_likely(count, 1.0 / players as f64)), "{counts:?}");
        assert!(empty.iter().all(|&count| count == 0), "{counts:?}");
    }
}

#[test]
fn the_players_may_agree_on_the_first_player_and_the_adventurers() {
    proves(&[FI_R43, FI_019]);
    let choice = [("players", "3"), ("adventurers", "pilot,diver,engineer"), ("first", "3")];
    let setup = Setup::from_pairs(choice).unwrap();
    for seed in 0..100 {
        let game = ForbiddenIsland::new(&setup, Seed(seed)).unwrap();
        assert_eq!(game.active(), Seat(2));
        let seated: Vec<_> = game.all_seats().map(|seat| game.adventurer(seat).id()).collect();
        assert_eq!(seated, ["pilot", "diver", "engineer"]);
    }
}
