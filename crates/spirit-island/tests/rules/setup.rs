//! How a game is set up.

use std::collections::BTreeMap;

use crate::support::{Table, dealt, proves, table};
use artel_engine::{Game, Seat, Seed, Setup as _, Shape, Status};
use artel_spirit_island::rules::{
    SI_014, SI_015, SI_016, SI_017, SI_018, SI_019, SI_020, SI_021, SI_022, SI_023, SI_024, SI_026, SI_032,
    SI_033, SI_034, SI_035, SM_R25,
};
use artel_spirit_island::{
    BoardName, BoxName, Boxes, Difficulty, Event, Kind, Land, Phase, PrintedPieces, Setup, SpiritIsland,
    Stage,
};

fn deal(players: u8, seed: u64) -> SpiritIsland {
    SpiritIsland::new(&Setup { players, ..Setup::default() }, Seed(seed)).unwrap()
}

#[test]
fn there_is_a_board_for_each_player() {
    proves(&[SI_014, SI_026]);
    for (players, boards) in [(1, &[BoardName::G][..]), (2, &[BoardName::G, BoardName::H])] {
        assert_eq!(deal(players, 1).boards(), boards);
    }
    assert_eq!(deal(3, 1).boards().len(), 3);
    assert_eq!(deal(3, 1).lands().len(), 24);
    let same = Setup { boards: vec![BoardName::G, BoardName::G], ..Setup::default() };
    assert!(same.check().is_err(), "no two start on one board");
    assert!(Setup { players: 3, ..same }.check().is_err(), "nor on none");
}

#[test]
fn a_card_that_was_replaced_is_in_no_deck() {
    proves(&[SM_R25]);
    let boxes = |names: &[&str]| names.iter().map(|name| name.parse::<BoxName>().unwrap()).collect::<Boxes>();
    let has = |boxes: Boxes, id: &str| boxes.decks().iter().any(|card| card.id() == id);
    let branch = boxes(&["base", "branch-claw"]);
    assert!(has(branch, "fire-in-the-sky") && has(branch, "drought"));
    assert!(!has(branch, "growth-through-sacrifice"), "not even without the box that replaced it");
    assert!(!has(boxes(&["base"]), "fire-in-the-sky"));
}

#[test]
fn a_game_is_made_of_what_is_in_its_boxes() {
    proves(&[SI_014, SI_018]);
    let horizons = Setup::default().boxes;
    assert_eq!(horizons.iter().map(BoxName::id).collect::<Vec<_>>(), ["horizons"]);
    assert_eq!((horizons.decks().len(), horizons.spirits().count()), (36 + 22, 5));
    assert_eq!((horizons.fear_cards().len(), horizons.invader_cards().len()), (15, 15));
    let refused = |setup: Setup| setup.check().unwrap_err().option;
    assert_eq!(refused(Setup { boxes: Boxes::NONE, ..Setup::default() }), "boxes");
    let line = "spirit 1 sun-bright-whirlwind\nland G1 city:1 presence:3\n";
    let read = |text: &str| SpiritIsland::read_position(&format!("{text}{line}"));
    assert_eq!(read("").unwrap(), read("boxes horizons\n").unwrap());
    assert!(read("boxes horizons horizons\n").unwrap_err().problem.contains("a box is named twice"));
    assert!(read("boxes\n").unwrap_err().problem.contains("'sun-bright-whirlwind' is in none of the boxes"));
}

#[test]
fn every_printed_symbol_puts_one_token() {
    proves(&[SI_015]);
    for seed in 0..20 {
        let game = deal(3, seed);
        for land in game.lands().iter() {
            let [dahan, towns, cities] =
                [Kind::Dahan, Kind::Town, Kind::City].map(|kind| game.count(land, kind));
            let there = PrintedPieces { dahan, towns, cities, blight: game.blight(land), explorers: 0 };
            assert_eq!(there, land.printed().setup, "{land}");
        }
    }
    let of_g1 = Land::new(BoardName::G, 1).printed().setup;
    assert_eq!((of_g1.dahan, of_g1.towns, of_g1.cities, of_g1.blight), (2, 0, 0, 0));
}

#[test]
fn the_blight_of_the_setup_is_not_of_the_pool() {
    proves(&[SI_016, SI_018, SI_023]);
    for (players, pool) in [(1, 6), (2, 11), (3, 16)] {
        let game = deal(players, 3);
        let on_island: u8 = game.lands().iter().map(|land| game.blight(land)).sum();
        assert_eq!((game.blight_pool(), on_island), (pool, players), "a board has one Blight");
    }
    let too_much = "spirit 1 sun-bright-whirlwind\nland G1 blight:8 presence:1\nland G2 city:1";
    assert!(SpiritIsland::read_position(too_much).is_err(), "the rest of the tokens stays in the box");
}

#[test]
fn the_blight_of_the_setup_destroys_no_presence() {
    proves(&[SI_017]);
    let table = dealt(Difficulty::Standard, "devouring-teeth-lurk-underfoot");
    assert_eq!(table.land("G5").split(' ').next_back(), Some("presence:1"));
    assert_eq!(table.game.blight("G5".parse().unwrap()), 1, "both start in one land");
    assert_eq!(table.spirit(1).destroyed(), 0);
    let on_island: u8 = table.game.lands().iter().map(|land| table.game.blight(land)).sum();
    assert_eq!(on_island, 1, "nothing has cascaded");
}

#[test]
fn the_invader_deck_has_three_four_and_five_cards() {
    proves(&[SI_019, SI_020]);
    let game = deal(2, 4);
    assert_eq!((game.invader_deck(), game.next_stage()), (11, Some(Stage::One)), "one was explored");
    assert_eq!(game.next_invaders().count(), 3, "any unseen one may lie next, for one is in the box unseen");
    let drawn = |cards: &str, next: Option<Stage>, possible: usize| {
        let lines =
            format!("turn 9\nspirit 1 sun-bright-whirlwind\nland G1 presence:1\nland G2 city:1\n{cards}");
        let table = table(&lines);
        let game = &table.game;
        assert_eq!((game.next_stage(), game.next_invaders().count()), (next, possible), "{cards}");
    };
    let one = "invader-discard stage-1-sands\nravage stage-1-jungle\nbuild stage-1-wetland";
    drawn("ravage stage-1-sands\nbuild stage-1-jungle", Some(Stage::One), 2);
    drawn(one, Some(Stage::Two), 5);
    let two = "invader-discard stage-1-sands stage-1-jungle stage-1-wetland stage-2-sands stage-2-jungle\n\
               ravage stage-2-wetland\nbuild stage-2-coastal";
    drawn(two, Some(Stage::Three), 6);
    let all = "invader-discard stage-1-sands stage-1-jungle stage-1-wetland stage-2-sands stage-2-jungle \
               stage-2-wetland stage-2-coastal stage-3-jungle-sands stage-3-jungle-mountain stage-3-jungle-wetland\n\
               ravage stage-3-mountain-sands\nbuild stage-3-mountain-wetland";
    drawn(all, None, 0);
}

#[test]
fn every_invader_card_of_a_stage_may_come_first_or_stay_in_the_box() {
    proves(&[SI_020]);
    let mut first: BTreeMap<String, u32> = BTreeMap::new();
    for seed in 0..400 {
        *first.entry(deal(1, seed).build().unwrap().to_string()).or_default() += 1;
    }
    assert_eq!(first.len(), 4);
    assert!(first.values().all(|count| (60..=140).contains(count)), "each about equally often: {first:?}");
}

#[test]
fn nine_of_fifteen_fear_cards_make_three_groups_of_three() {
    proves(&[SI_021, SI_022]);
    let game = deal(2, 1);
    assert_eq!((game.fear_deck(), game.fear_earned(), game.terror_level()), (9, 0, 1));
    for (earned, level) in [(0, 1), (2, 1), (3, 2), (5, 2), (6, 3), (8, 3)] {
        let lines = format!(
            "spirit 1 sun-bright-whirlwind\nland G1 presence:1\nland G2 city:1\nfear-earned {earned}"
        );
        assert_eq!(table(&lines).game.terror_level(), level, "{earned} cards earned");
    }
    let mut table = table(
        "phase fast-phase\nspirit 1 eyes-watch-from-the-trees\nplay 1 mysterious-abductions\n\
         land G7 explorer:2 presence:2\nland G2 city:1\nfear-earned 1",
    );
    table
        .game
        .begin(Seat(0), "use mysterious-abductions".parse().unwrap(), &mut artel_engine::NoLog)
        .unwrap();
    let mut outcomes = Vec::new();
    table.game.outcomes(&mut outcomes);
    assert!(outcomes.len() == 15 && outcomes.iter().all(|(_, weight)| *weight == 1), "any of the fifteen");
}

#[test]
fn the_fear_pool_has_four_tokens_for_each_player() {
    proves(&[SI_024]);
    for players in 1..=3 {
        assert_eq!(deal(players, 1).fear_pool(), 4 * players);
        assert_eq!(deal(players, 1).fear(), 0);
    }
}

#[test]
fn minor_and_major_powers_are_two_decks() {
    proves(&[SI_032]);
    let powers = dealt(Difficulty::Standard, "sun-bright-whirlwind").view().powers;
    assert_eq!((powers.minor_deck, powers.major_deck), (36, 22));
    assert!(powers.minor_discard.is_empty() && powers.major_discard.is_empty());
}

#[test]
fn setup_ends_with_an_explore() {
    proves(&[SI_033]);
    for seed in 0..40 {
        let game = deal(2, seed);
        let card = game.build().unwrap();
        assert_eq!((game.phase(), game.turn(), game.status()), (Phase::Spirit, 1, Status::Playing));
        for land in game.lands().iter() {
            let near = game.around(land).iter().chain([land]);
            let source = game.coast().contains(land)
                || near
                    .into_iter()
                    .any(|near| game.count(near, Kind::Town) + game.count(near, Kind::City) > 0);
            let explored = game.shown(card).contains(land) && source;
            assert_eq!(game.count(land, Kind::Explorer), u8::from(explored), "{land} by {card}");
        }
    }
}

#[test]
fn the_first_turn_has_a_build_and_no_ravage() {
    proves(&[SI_034]);
    let mut table = dealt(Difficulty::Standard, "fathomless-mud-of-the-swamp");
    let first = table.game.build().unwrap();
    assert_eq!(table.game.ravage(), None);
    let turn = |table: &mut Table| {
        let mut events = table.play_all(&["1 grow 2", "1 act 1"]);
        while table.phase() == Phase::Spirit && !table.can("1 ready") {
            let next = table.moves().first().cloned().unwrap();
            events.extend(table.play(&next));
        }
        events.extend(table.play("1 ready"));
        events
    };
    let built = |events: &[Event]| events.iter().any(|event| matches!(event, Event::Built { .. }));
    let ravaged = |events: &[Event]| events.iter().any(|event| matches!(event, Event::Ravaged { .. }));
    let events = turn(&mut table);
    assert!(built(&events) && !ravaged(&events));
    assert_eq!((table.game.turn(), table.game.ravage()), (2, Some(first)));
    assert!(ravaged(&turn(&mut table)), "the card of the setup ravages in the second turn");
}

#[test]
fn pieces_come_from_the_supply_and_go_back_there() {
    proves(&[SI_035]);
    let mut table = table(
        "phase fast-phase\nspirit 1 eyes-watch-from-the-trees\nplay 1 mysterious-abductions\n\
         land G7 explorer:1 presence:2\nland G2 city:1\nbuild stage-1-wetland",
    );
    table.play_as("1 use mysterious-abductions", &["stage-1-jungle"]);
    assert_eq!(table.land("G2"), "city:1 town:1".split(' ').rev().collect::<Vec<_>>().join(" "));
    assert_eq!(table.land("G6"), "explorer:1", "explored beside the City");
    assert_eq!(table.land("G7"), "presence:2", "the destroyed Explorer is gone, and nothing is near");
}

#[test]
fn the_boxes_are_a_set_that_older_records_do_not_name() {
    proves(&[SI_018]);
    let options = Setup::options();
    let boxes = options.iter().find(|option| option.key == "boxes").unwrap();
    assert_eq!((boxes.shape, boxes.default.as_str()), (Shape::Set, "horizons"));
    assert!(boxes.leaves_a_choice());
    let named = Setup::from_pairs([("boxes", "horizons")]).unwrap();
    assert_eq!(named, Setup::default());
    assert!(named.pairs().iter().all(|(key, _)| *key != "boxes"), "records stay as they are");
    let twice = Setup::from_pairs([("boxes", "horizons,horizons")]).unwrap_err();
    assert_eq!((twice.option.as_str(), twice.problem.as_str()), ("boxes", "the same is named twice"));
}

#[test]
fn only_the_usual_game_has_a_number_for_its_difficulty() {
    proves(&[SI_018]);
    let number = |level| Setup::describe([("difficulty", level)]).difficulty;
    assert_eq!((number("standard"), number("harder"), number("easier")), (Some(0), None, None));
}
