//! The Blight cards of the other boxes, each turned up by a Ravage, or lying there when an Invader phase begins.

use artel_engine::{Game as _, Seat, Status};
use artel_spirit_island::rules::{
    SI_059, SI_069, SI_075, SM_031, SM_134, SM_R12, SM_R13, SM_R44, SM_R45, SM_R49,
};
use artel_spirit_island::{Event, Move};

use crate::support::{Table, named, proves, set, table};

const BOXES: &str = "boxes base branch-claw feather-flame jagged-earth nature-incarnate\nno-events\n";

/// Two Spirits on the boards A and B; the side of the Blight card that lies up, with so much Blight.
#[track_caller]
fn island(side: &str, lines: &str) -> Table {
    let lands = if lines.contains("land A6") { "" } else { "land A6 city:1 presence:2,0\n" };
    table(&format!(
        "{BOXES}boards A,B\nphase fast-phase\nspirit 1 river-surges-in-sunlight tracks:4,4 energy:3\nplay 1 boon-of-vigor\n\
         spirit 2 thunderspeaker tracks:2,5 stage:ready\nblight-card {side}\n{lands}{lines}"
    ))
}

/// A Ravage in A4 blights it with the last Blight of the healthy side: this card is turned up.
#[track_caller]
fn turned_up(card: &str, lines: &str) -> Table {
    let more = if lines.contains("land A4") { "" } else { "land A4 town:1\n" };
    let mut table = island("healthy 1", &format!("ravage stage-1-sands\n{more}{lines}"));
    table.game.begin(Seat(0), Move::Ready, &mut Vec::new()).unwrap();
    table.game.resolve(named(card), &mut Vec::new()).unwrap();
    table
}

/// The Invader phase begins with this card lying there.
#[track_caller]
fn phase_begins(card: &str, lines: &str) -> Table {
    let mut table = island(&format!("{card} 5"), lines);
    table.game.begin(Seat(0), Move::Ready, &mut Vec::new()).unwrap();
    table
}

#[track_caller]
fn decide(table: &mut Table, moves: &[&str]) {
    for text in moves {
        let (seat, action) = text.split_once(' ').unwrap();
        let seat = Seat(seat.parse::<u8>().unwrap() - 1);
        if let Err(illegal) = table.game.begin(seat, named(action), &mut Vec::new()) {
            panic!("'{text}' is refused: {illegal}; possible: {:?}", table.moves());
        }
    }
}

/// What a Blight card says is done: the next Invader card is to be turned up.
fn is_done(table: &Table) -> bool {
    table.game.chance_due()
}

#[test]
fn a_pall_upon_the_land_takes_presence_of_any_spirit() {
    proves(&[SM_R13, SM_R49, SM_134]);
    let mut table =
        turned_up("a-pall-upon-the-land", "land A5 presence:0,1 town:1\nland B6 town:1 presence:0,1\n");
    assert_eq!(table.line("blight-card"), "a-pall-upon-the-land 6");
    // On the board A either Spirit can lose one; who started there decides.
    assert_eq!(table.rest("1 land"), set("A5 A6"));
    decide(&mut table, &["1 land A5"]);
    assert_eq!(table.rest("1 land"), set("A4 A5"), "a Town goes");
    decide(&mut table, &["1 land A5"]);
    assert_eq!((table.land("A5"), table.land("B6")), (String::new(), String::new()));
}

#[test]
fn back_against_the_wall_gives_every_turn() {
    proves(&[SM_R13, SI_069, SI_075]);
    let mut table = turned_up("back-against-the-wall", "land B6 presence:0,2\n");
    let (before, income) = (table.spirit(2).energy(), table.spirit(2).income());
    table.game.resolve(named("stage-1-mountain"), &mut Vec::new()).unwrap();
    while table.game.turn() < 2 || table.spirit(2).growing().is_none() {
        let next = table.moves().into_iter().next().unwrap();
        table.play(&next);
    }
    let mut seen = Vec::new();
    while seen.is_empty() {
        let mut moves = table.moves().into_iter();
        let next = moves.find(|text| text.starts_with('2')).unwrap();
        seen = table.play(&next);
        seen.retain(|event| matches!(event, Event::Income { seat: Seat(1), .. }));
    }
    let Event::Income { amount, .. } = seen[0] else { unreachable!() };
    assert_eq!(amount, table.spirit(2).income() + 1, "{before} {income}");
    assert_eq!(table.spirit(2).plays_now(), table.spirit(2).plays() + 1);
}

#[test]
fn disintegrating_ecosystem_and_promising_farmlands() {
    proves(&[SM_R13, SM_134]);
    let mut table = turned_up(
        "disintegrating-ecosystem",
        "land A5 beasts:1\nland A8 town:1\nland B6 town:1 presence:0,2\n",
    );
    assert_eq!(table.land("A5"), "");
    assert_eq!(table.rest("1 land"), set("A4 A6 A8"));
    decide(&mut table, &["1 land A8"]);
    assert_eq!(
        (table.land("A8"), table.land("B6")),
        ("town:1 blight:1".into(), "town:1 blight:1 presence:0,1".into())
    );
    let mut farms = turned_up("promising-farmlands", "land A8 town:1\nland B6 presence:0,2\n");
    assert_eq!(farms.rest("1 land"), set("A5 A7"), "inland, without Towns and Cities");
    decide(&mut farms, &["1 land A7", "2 land B6"]);
    assert_eq!(
        (farms.land("A7"), farms.land("B6")),
        ("town:1 city:1".into(), "town:1 city:1 presence:0,2".into())
    );
}

#[test]
fn unnatural_proliferation() {
    proves(&[SM_R13, SM_134]);
    let lines = "land A5 dahan:1\nland A8 dahan:1 town:2\nland B6 presence:0,2 dahan:2\nland B4 town:2\nland B8 city:1\n";
    let mut table = turned_up("unnatural-proliferation", lines);
    decide(&mut table, &["1 track energy", "2 track energy"]);
    assert_eq!(
        (table.land("A6"), table.land("B6")),
        ("city:1 presence:3,0".into(), "dahan:2 presence:0,3".into())
    );
    decide(&mut table, &["1 land A5"]);
    // The fewest, but at least one: A4 and A6 on the one board, B8 on the other.
    assert_eq!(table.rest("1 land"), set("A4 A6"));
    decide(&mut table, &["1 land A6"]);
    let after = ["A5", "B6", "A6", "B8"].map(|land| table.land(land));
    assert_eq!(after, ["dahan:2", "dahan:3 presence:0,3", "city:3 presence:3,0", "city:3"]);
}

#[test]
fn strong_earth_shatters_slowly_onto_the_island() {
    proves(&[SM_R12, SM_R13, SM_R44]);
    let mut table = turned_up("strong-earth-shatters-slowly", "land B6 presence:0,2\n");
    assert!(table.game.is_healthy());
    assert_eq!(
        (table.line("blight-card"), table.asked()),
        ("strong-earth-shatters-slowly 4".into(), vec![1, 2])
    );
    decide(&mut table, &["1 go"]);
    assert!(table.rest("1 land").is_superset(&set("A1 A2 A3 A5")) && !table.rest("1 land").contains("A8"));
    decide(&mut table, &["1 land A5"]);
    // Now the lands around A5 too.
    assert!(table.rest("2 land").contains("A8"));
    decide(&mut table, &["2 land A8"]);
    assert_eq!((table.land("A5"), table.land("A8")), ("blight:1".into(), "blight:1".into()));
    assert_eq!(table.line("blight-card"), "strong-earth-shatters-slowly 2");
    assert_eq!(table.game.status(), Status::Playing);
}

#[test]
fn a_still_healthy_card_is_replaced_by_another() {
    proves(&[SM_R12, SM_R13, SM_R45]);
    let lines = "ravage stage-1-sands\nland A4 town:1\nland B6 presence:0,2\n";
    let mut table = island("strong-earth-shatters-slowly 1", lines);
    table.game.begin(Seat(0), Move::Ready, &mut Vec::new()).unwrap();
    table.game.resolve(named("downward-spiral"), &mut Vec::new()).unwrap();
    assert_eq!(table.line("blight-card"), "downward-spiral 10");
    assert_eq!(table.line("blight-used"), "strong-earth-shatters-slowly");
    assert!(table.copy() == table.game, "a card that was replaced does not come again");
    assert!(!table.game.is_healthy());
}

#[test]
fn blight_cascades_from_the_card_that_was_turned_up() {
    proves(&[SM_R44, SM_031, SM_R13]);
    let lines = "land A4 town:1 blight:1 presence:1,0\nland A8 town:1\nland B6 town:1 presence:0,2\nland A7 beasts:1\n";
    let mut table = turned_up("disintegrating-ecosystem", lines);
    // Presence is destroyed first, then the card acts, and only then the Blight cascades.
    assert_eq!(table.land("A4"), "town:1 blight:2");
    assert_eq!(table.line("blight-card"), "disintegrating-ecosystem 10");
    assert_eq!(table.rest("1 land"), set("A4 A6 A8"));
    decide(&mut table, &["1 land A8"]);
    assert_eq!(table.line("blight-card"), "disintegrating-ecosystem 8");
    assert!(table.rest("1 land").contains("A3"), "it cascades from A4: {:?}", table.moves());
    decide(&mut table, &["1 land A3"]);
    assert_eq!(
        (table.land("A3"), table.line("blight-card")),
        ("blight:1".into(), "disintegrating-ecosystem 7".into())
    );
}

#[test]
fn power_corrodes_the_spirit_that_uses_it() {
    proves(&[SM_031, SI_059]);
    let played = |cards: &str| {
        let lines = format!("play 2 {cards}\nland B6 presence:0,2\n");
        let table = phase_begins("power-corrodes-the-spirit", &lines);
        assert_eq!(table.land("A6"), "city:1 presence:2,0");
        u8::from(table.land("B6") == "presence:0,1")
    };
    assert_eq!(played("sudden-ambush words-of-warning"), 0);
    assert_eq!(played("sudden-ambush words-of-warning voice-of-thunder"), 1);
    assert_eq!(played("manifestation-of-power-and-glory"), 0, "it costs 3");
    assert_eq!(played("vengeance-of-the-dead"), 0, "it costs 3");
    assert_eq!(played("powerstorm"), 0, "it costs 3");
    assert_eq!(played("cleansing-floods"), 1, "it costs 5");
}

#[test]
fn attenuated_essence_and_corroding_blight() {
    proves(&[SM_031, SI_059, SM_134, SM_R49]);
    let mut four = phase_begins("attenuated-essence", "land A6 city:1 presence:4,0\nland B6 presence:0,2\n");
    assert!(is_done(&four) && four.land("A6") == "city:1 presence:4,0");
    four = phase_begins(
        "attenuated-essence",
        "land A6 city:1 presence:4,0\nland A5 presence:1,0\nland B6 presence:0,2\n",
    );
    assert_eq!(four.rest("1 pick"), ["presence/1 A5", "presence/1 A6"].map(str::to_owned).into());
    decide(&mut four, &["1 pick presence/1 A6"]);
    assert!(is_done(&four) && four.land("A6") == "city:1 presence:3,0");
    let mut corroded = phase_begins(
        "blight-corrodes-the-spirit",
        "land A5 presence:1,1 blight:1\nland A6 city:1 presence:2,0\nland B6 presence:0,2\n",
    );
    assert_eq!(corroded.rest("1 pick"), ["presence/1 A5", "presence/2 A5"].map(str::to_owned).into());
    decide(&mut corroded, &["1 pick presence/2 A5"]);
    assert!(is_done(&corroded));
    assert_eq!(
        (corroded.land("A5"), corroded.land("B6")),
        ("blight:1 presence:1,0".into(), "presence:0,2".into())
    );
}

#[test]
fn burn_brightest_before_the_end() {
    proves(&[SM_R13, SI_059]);
    let mut table = turned_up("burn-brightest-before-the-end", "land B6 presence:0,2\n");
    let (covered, destroyed) = (table.spirit(1).covered(), table.spirit(1).destroyed());
    let others = table.spirit(2).destroyed();
    decide(&mut table, &["1 choose 2", "1 track energy"]);
    assert_eq!((table.spirit(1).covered(), table.spirit(1).destroyed()), (covered - 1, destroyed + 1));
    decide(&mut table, &["2 choose 1", "2 track energy"]);
    assert_eq!((table.land("B6"), table.spirit(2).destroyed()), ("presence:0,3".into(), others));
    assert!(is_done(&table));
}

#[test]
fn erosion_of_will() {
    proves(&[SM_R13, SI_059]);
    let table = turned_up("erosion-of-will", "land B6 presence:0,2\n");
    // 2 Fear for each player.
    assert_eq!(
        (table.fear(), table.land("A6"), table.land("B6")),
        (4, "city:1 presence:1,0".into(), "presence:0,1".into())
    );
    assert_eq!((table.spirit(1).energy(), table.spirit(2).energy()), (2, 0));
}

#[test]
fn thriving_communities_and_crops() {
    proves(&[SM_R12, SM_R13, SM_134]);
    let lines = "land A4 town:1\nland A5 explorer:1\nland A1 explorer:1 town:1\nland A8 explorer:1\nland A6 presence:2,0\nland B6 presence:0,2 city:1\n";
    let mut table = turned_up("thriving-communities", lines);
    // Four lands, each another one; none on the board B has Explorers or Towns.
    decide(&mut table, &["1 land A1"]);
    assert_eq!(table.rest("1 pick"), ["explorer A1", "town A1"].map(str::to_owned).into());
    decide(&mut table, &["1 pick town A1"]);
    while let Some(land) = table.rest("1 land").into_iter().next() {
        decide(&mut table, &[&format!("1 land {land}")]);
    }
    assert!(
        table.land("A4").starts_with("city:1")
            && table.land("A5") == "town:1"
            && table.land("A8") == "town:1"
    );
    assert_eq!(table.land("A1"), "explorer:1 city:1");
    let mut crops = turned_up("thriving-crops", "land A6 presence:2,0\nland B6 presence:0,2 town:1\n");
    decide(&mut crops, &["1 land A5", "1 land A7"]);
    assert!(!crops.can("1 land A5"), "three different lands");
    decide(&mut crops, &["1 land A8", "2 land B6", "2 land B4", "2 land B5"]);
    assert_eq!(
        ["A5", "A7", "A8", "B6"].map(|land| crops.land(land)),
        ["town:1", "town:1", "town:1", "town:1 city:1 presence:0,2"]
    );
    assert!(crops.game.is_healthy());
}

#[test]
fn untended_land_crumbles_unless_somebody_pays() {
    proves(&[SM_031, SM_134, SM_R49]);
    let lines = "land A5 blight:1\nland B6 presence:0,2\n";
    let table = phase_begins("untended-land-crumbles", lines);
    assert!(!is_done(&table), "{:?}", table.moves());
    assert!(table.copy() == table.game, "it can be written down");
    // On the board B there is no Blight, so that nothing would happen there.
    let blighted =
        |table: &Table| ["A1", "A4", "A6", "A7", "A8"].iter().any(|land| table.land(land).contains("blight"));
    assert!(!blighted(&table));
}

#[test]
fn intensifying_exploitation_begins_with_the_next_turn() {
    proves(&[SM_R13, SM_031]);
    let mut table = turned_up("intensifying-exploitation", "land A5 explorer:1\nland B6 presence:0,2\n");
    let land = "A5".parse().unwrap();
    assert_eq!(table.game.ravage_damage(land), 1);
    table.game.resolve(named("stage-1-mountain"), &mut Vec::new()).unwrap();
    while table.game.turn() < 2 {
        let next = table.moves().into_iter().next().unwrap();
        table.play(&next);
    }
    assert_eq!(table.game.ravage_damage(land), 3);
    assert!(table.copy() == table.game, "it can be written down");
}
