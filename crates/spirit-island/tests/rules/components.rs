//! What is in the box and what the words mean.

use std::collections::BTreeSet;

use crate::support::{proves, set, table};
use artel_engine::{Game, Seat, Seed, Setup as _, Status, Viewer};
use artel_spirit_island::effect::Start;
use artel_spirit_island::rules::{
    SI_001, SI_002, SI_003, SI_004, SI_005, SI_006, SI_007, SI_008, SI_009, SI_010, SI_011, SI_012, SI_R12,
    SI_R48, SI_R51,
};
use artel_spirit_island::{
    BoxName, Boxes, Card, Cards, Kind, Land, Piece, Setup, SpiritIsland, SpiritName, Stage, catalogue,
};

fn deal(players: u8, seed: u64) -> SpiritIsland {
    SpiritIsland::new(&Setup { players, ..Setup::default() }, Seed(seed)).unwrap()
}

#[test]
fn one_to_three_play_a_spirit_each_and_share_one_result() {
    proves(&[SI_001]);
    for players in 1..=3 {
        let game = deal(players, 1);
        assert_eq!((game.seats(), game.status()), (players, Status::Playing));
        let names: BTreeSet<SpiritName> = Seat::first(players).map(|seat| game.spirit(seat).name()).collect();
        assert_eq!(names.len(), players as usize, "each another Spirit");
    }
    for players in [0, 4] {
        assert!(SpiritIsland::new(&Setup { players, ..Setup::default() }, Seed(1)).is_err(), "{players}");
    }
    let game = deal(2, 1);
    assert_eq!(
        game.why_not(Seat(2), artel_spirit_island::Move::Ready).unwrap().rule,
        SI_001,
        "nobody plays the Invaders"
    );
}

#[test]
fn a_game_for_three_fits_into_the_box() {
    proves(&[SI_002]);
    for seed in 0..30 {
        let game = deal(3, seed);
        let on_island = |kind: Kind| game.lands().iter().map(|land| game.count(land, kind)).sum::<u8>();
        assert!(on_island(Kind::Dahan) <= 24 && on_island(Kind::City) <= 18 && on_island(Kind::Town) <= 24);
        assert!(on_island(Kind::Explorer) <= 27 + 3 * 6);
        let blight: u8 = game.lands().iter().map(|land| game.blight(land)).sum();
        assert!(blight + game.blight_pool() <= 21 && game.fear_pool() <= 21);
    }
}

#[test]
fn a_spirit_has_thirteen_presence() {
    proves(&[SI_003]);
    assert_eq!(Boxes::HORIZONS.spirits().count(), 5);
    for name in SpiritName::all() {
        let boxes = BoxName::all().collect();
        let setup = Setup { players: 1, boxes, spirits: vec![name], ..Setup::default() };
        let game = SpiritIsland::new(&setup, Seed(1)).unwrap();
        let starts: u8 = name.entry().start.iter().map(|start| start.count()).sum();
        let [energy, plays] = game.spirit(Seat(0)).on_tracks();
        assert_eq!((starts + energy + plays, game.spirit(Seat(0)).destroyed()), (13, 0), "{name}");
        if name.entry().start.iter().all(|start| matches!(start, Start::Numbered(..) | Start::Lowest(..))) {
            let on_island: u8 = game.lands().iter().map(|land| game.presence(Seat(0), land)).sum();
            assert_eq!(on_island, starts, "{name}");
        }
    }
}

#[test]
fn the_cards_are_as_many_as_in_the_box() {
    proves(&[SI_004, SI_005]);
    let (fears, invaders) = (Boxes::HORIZONS.fear_cards(), Boxes::HORIZONS.invader_cards());
    let decks = Boxes::HORIZONS.decks();
    assert_eq!((fears.len(), invaders.len()), (15, 15));
    assert_eq!((decks.and(Cards::MINORS).len(), decks.and(Cards::MAJORS).len()), (36, 22));
    for name in Boxes::HORIZONS.spirits() {
        assert_eq!(Card::uniques(name).len(), 4, "{name}");
        assert_eq!(name.entry().progression.len(), 7, "the Power Progression of {name}");
    }
    let of = |stage| invaders.iter().filter(|card| card.entry().stage == stage).count();
    assert_eq!(Stage::ALL.map(of), [4, 5, 6]);
}

#[test]
fn energy_is_a_number_and_no_token_has_to_be_changed() {
    proves(&[SI_006]);
    let mut table = table(
        "spirit 1 devouring-teeth-lurk-underfoot energy:3 tracks:1,2 stage:playing\n\
         land G5 presence:1\nland G2 city:1",
    );
    table.play("1 play ferocious-rampage");
    assert_eq!(table.energy(1), 1, "two of three");
    table.play("1 play gift-of-furious-might");
    assert_eq!(table.energy(1), 0);
}

#[test]
fn three_explorers_are_three_separate_pieces() {
    proves(&[SI_007]);
    assert!("explorer-4".parse::<Piece>().is_err());
    let mut table = table(
        "phase fast-phase\nspirit 1 eyes-watch-from-the-trees\nplay 1 mysterious-abductions\n\
         land G7 explorer:3 presence:2\nland G2 city:1",
    );
    table.play_as("1 use mysterious-abductions", &["stage-1-sands"]);
    assert_eq!(table.land("G7"), "explorer:2 presence:2", "1 damage destroys one of them");
}

#[test]
fn the_game_board_shows_all_that_belongs_to_no_spirit() {
    proves(&[SI_008]);
    let table = table(
        "turn 3\nspirit 1 eyes-watch-from-the-trees\nland G7 presence:2\nland G2 city:1 blight:2\n\
         fear 3\nfear-earned 1\nfear-resolved belief-takes-root\n\
         invader-discard stage-1-sands\nravage stage-1-jungle\nbuild stage-1-wetland",
    );
    let view = table.view();
    let space = |space: Option<artel_spirit_island::InvaderSpace>| space.unwrap().card.to_string();
    assert_eq!(
        (space(view.invaders.ravage), space(view.invaders.build)),
        ("stage-1-jungle".into(), "stage-1-wetland".into())
    );
    assert_eq!(
        (view.invaders.deck, view.invaders.next_stage, view.invaders.discard.len()),
        (9, Some(Stage::Two), 1)
    );
    assert_eq!((view.fear.generated, view.fear.pool, view.fear.deck, view.fear.earned), (3, 4, 7, 1));
    assert_eq!((view.fear.terror_level, view.fear.resolved.len(), view.blight_pool), (1, 1, 6 + 1 - 2));
    assert_eq!(view.lands.len(), 8);
}

#[test]
fn any_number_of_lands_can_have_effects_of_this_turn() {
    proves(&[SI_009]);
    let lands = ["G1", "G3", "G4", "G5", "G6", "G8"];
    let lines = lands.map(|land| format!("land {land} defend:2\n")).concat();
    let table = table(&format!(
        "phase fast-phase\nspirit 1 eyes-watch-from-the-trees\nplay 1 mysterious-abductions\n\
         land G7 presence:2\nland G2 city:1\n{lines}"
    ));
    let view = table.view();
    assert_eq!(view.lands.iter().filter(|land| land.defend == 2).count(), lands.len(), "more than 3 markers");
}

#[test]
fn a_panel_shows_special_rules_growth_tracks_and_innate_powers() {
    proves(&[SI_010]);
    for panel in catalogue(BoxName::HORIZONS).spirits {
        assert!(!panel.special_rules.is_empty() && !panel.innates.is_empty(), "{}", panel.spirit);
        assert_eq!((panel.growth.len(), panel.uniques.len()), (3, 4));
        assert!(panel.energy_track.len() >= 6 && panel.plays_track.len() >= 6);
    }
}

#[test]
fn a_special_rule_changes_the_rules_for_its_spirit() {
    proves(&[SI_011]);
    let table = table(
        "spirit 1 rising-heat-of-stone-and-sand\nspirit 2 fathomless-mud-of-the-swamp\n\
         land G5 town:1 presence:2,0\nland H6 town:1 presence:0,2",
    );
    let health = |land: &str| table.game.health(Kind::Town, land.parse().unwrap());
    assert_eq!(
        (health("G5"), health("H6"), health("G1")),
        (1, 2, 2),
        "only the sacred sites of the heat weaken"
    );
}

#[test]
fn boards_of_other_games_of_the_line_can_be_played_on() {
    proves(&[SI_012]);
    let mut setup = Setup::default();
    setup.set("boards", "A,F").unwrap();
    let game = SpiritIsland::new(&setup, Seed(1)).unwrap();
    let boards: BTreeSet<String> =
        game.lands().iter().map(|land| land.board().unwrap().to_string()).collect();
    assert_eq!(boards, set("A F"));
    let seams = |land: Land| game.around(land).iter().any(|other| other.board() != land.board());
    assert!(game.lands().iter().any(seams), "the two boards touch");
}

#[test]
fn hands_are_open() {
    proves(&[SI_R12]);
    let game = deal(3, 5);
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2)), Viewer::Spectator] {
        let hands: Vec<usize> = game.view(viewer).spirits.iter().map(|spirit| spirit.hand.len()).collect();
        assert_eq!(hands, [4, 4, 4]);
        assert_eq!(game.view(viewer), game.view(Viewer::Spectator));
    }
}

#[test]
fn no_two_play_the_same_spirit() {
    proves(&[SI_R48]);
    let name = SpiritName::at(0);
    let twice = Setup { spirits: vec![name, name], ..Setup::default() };
    assert!(twice.check().is_err());
    assert!(Setup { spirits: vec![name, SpiritName::at(1)], ..Setup::default() }.check().is_ok());
}

#[test]
fn only_blight_and_presence_are_limited() {
    proves(&[SI_R51]);
    let mut table = table(
        "phase fast-phase\nspirit 1 eyes-watch-from-the-trees energy:99\nplay 1 mysterious-abductions\n\
         land G7 explorer:1 presence:2\nland G2 city:18 dahan:12\nland G3 dahan:13\nland G4 town:12\nland G8 town:11\n\
         land G1 town:1\nland G5 explorer:20\nland G6 explorer:25\nbuild stage-1-mountain",
    );
    table.play_as("1 use mysterious-abductions", &["stage-1-jungle"]);
    assert_eq!(table.land("G8"), "town:11 city:1", "a nineteenth City");
    assert_eq!(table.land("G6"), "explorer:26");
    assert_eq!(table.land("G1"), "town:1 city:1");
    assert_eq!(table.energy(1), 99, "more than the tokens are worth");
}
