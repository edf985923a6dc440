//! Major Powers that add tokens of choice, isolate lands, and call or swallow those who come.

use super::fast_on;
use crate::support::invaders::{ALONE, counterattacks};
use crate::support::powers::{fast, feared, slow};
use crate::support::{proves, set, table};
use artel_spirit_island::rules::{SI_114, SI_214, SI_249, SI_278, SI_R73};

const CURSE: &str = "utter-a-curse-of-dread-and-bone";

#[test]
fn bitterness_is_badlands_or_strife() {
    proves(&[SI_214, SI_249]);
    let lines =
        "land G6 presence:2 city:3 town:1\nland G1 blight:1 explorer:1\nland G5 blight:1\nland H1 town:1";
    let mut table = fast("wind", "spill-bitterness-into-the-earth", lines);
    table.cast("use spill-bitterness-into-the-earth", "G6");
    while !table.can("1 pick badlands G6") {
        let next = table.rest("1 pick").into_iter().next().unwrap();
        table.play(&format!("1 pick {next}"));
    }
    table.play("1 pick badlands G6");
    let bearer = table.rest("1 pick").into_iter().find(|text| text != "badlands G6").unwrap();
    table.play(&format!("1 pick {bearer}"));
    let there = table.pieces("G6");
    assert!(there.contains('*') && there.contains("badlands:1 blight:1"), "{there}");
    assert_eq!(table.rest("1 land"), set("G1 G5"), "lands next to it with Blight");
    assert!(table.can("1 skip"));
    table.play_all(&["1 land G1", "1 pick explorer G1", "1 land G5"]);
    assert_eq!(
        (table.pieces("G1"), table.pieces("G5")),
        ("explorer*:1 blight:1".into(), "badlands:1 blight:1".into())
    );
}

#[test]
fn a_curse_brings_three_of_a_kind_at_the_most() {
    proves(&[SI_214]);
    let lines = "land G6 presence:2 blight:2 explorer:1\nland G1 blight:2\nland H1 town:1";
    let mut table = slow("eyes", CURSE, lines);
    table.cast(&format!("use {CURSE}"), "G6");
    assert_eq!(table.rest("1 pick"), set_of(&["badlands G6", "disease G6", "explorer G6"]));
    let badlands = ["1 pick badlands G6"; 3];
    table.play_all(&badlands);
    assert_eq!(
        table.rest("1 pick"),
        set_of(&["disease G6", "explorer G6"]),
        "4 Blight around, 3 of each kind"
    );
    let events = table.play("1 pick disease G6");
    assert_eq!(feared(&events), 2);
    assert_eq!(table.pieces("G6"), "disease:1 badlands:3 blight:2");
}

#[test]
fn a_great_curse_spreads_what_it_has_brought() {
    proves(&[SI_249]);
    let lines = "land G6 presence:2 blight:1 city:1\nland G1 explorer:1\nland H1 town:1";
    let mut table = slow("eyes moon:2 animal:1", CURSE, lines);
    table.cast(&format!("use {CURSE}"), "G6");
    table.play("1 pick disease G6");
    assert!(table.can("1 land G1") && table.can("1 land G6"), "{:?}", table.moves());
    table.play("1 land G1");
    assert_eq!(table.pieces("G1"), "disease:1", "and 1 damage next to the target");
}

fn set_of(texts: &[&str]) -> std::collections::BTreeSet<String> {
    texts.iter().map(|text| (*text).to_owned()).collect()
}

#[test]
fn the_call_gathers_everybody_around() {
    proves(&[SI_278, SI_249]);
    let lines =
        "land G5 presence:2\nland G6 town:1 explorer:2 dahan:1\nland G8 beasts:1 town:6\nland H1 town:1";
    let mut table = fast("wind", "irresistible-call", lines);
    table.cast("use irresistible-call", "G5");
    while let Some(next) = table.rest("1 send").into_iter().next() {
        table.play(&format!("1 send {next}"));
    }
    let there = table.pieces("G5");
    assert!(there.contains("town:5"), "{there}");
}

#[test]
fn quicksand_swallows_dahan_who_are_moved_there() {
    proves(&[SI_214]);
    let sand = "melt-earth-into-quicksand";
    let lines = "land G5 presence:2\nland G6 dahan:2\nland H1 town:1";
    let mut table = fast("wind", sand, lines);
    table.cast(&format!("use {sand}"), "G5");
    assert!(table.line(&format!("lasting {sand} 1/3")).contains("G5"));
    let call = "boxes horizons jagged-earth
phase slow-phase
spirit 1 sun-bright-whirlwind tracks:1,2
spirit 2 fathomless-mud-of-the-swamp tracks:1,2
play 1 call-to-migrate
play 2 gift-of-power
land H8 city:1 presence:0,1
land G6 dahan:2 presence:1
land H1 town:1
";
    let mut table = crate::support::table(&format!("{call}lasting {sand} 1/4 user:2 target:2 land:G5\n"));
    table.cast("use call-to-migrate", "G5");
    table.play("1 send dahan G6 G5");
    table.play("1 skip");
    table.play("1 skip");
    assert_eq!((table.pieces("G5"), table.pieces("G6")), (String::new(), "dahan:1".into()));
}

#[test]
fn walls_isolate_the_land() {
    proves(&[SI_249, SI_114]);
    let (table, _) = fast_on("G6", "walls-of-rock-and-thorn", "", "city:1");
    assert_eq!((table.pieces("G6"), table.defend("G6")), ("city-2:1 wilds:1".into(), 8));
    assert!(table.line("lasting walls-of-rock-and-thorn").contains("land:G6"));
    let (mut more, _) = fast_on("G6", "walls-of-rock-and-thorn", "earth:1 plant:1", "city:2");
    while let Some(next) = more.rest("1 pick").into_iter().next() {
        more.play(&format!("1 pick {next}"));
    }
    assert_eq!(more.defend("G6"), 10);
    assert!(more.pieces("G6").contains("badlands:1"), "{}", more.pieces("G6"));
}

#[test]
fn explorers_under_command_fight_their_own() {
    proves(&[SI_R73, SI_214]);
    let voice = "lasting voice-of-command 1/4 user:1 target:1 land:G6\n";
    let cards = "ravage stage-1-jungle\nbuild stage-1-wetland\n";
    let lands = "land G6 dahan:1 town:2 explorer:3\nland G8 city:1 presence:2\n";
    let ravaged = |lasting: &str, outcomes: &[&str]| {
        let mut table = table(&format!("{ALONE}{cards}{lasting}{lands}"));
        let events = table.invade(outcomes);
        (table.pieces("G6"), counterattacks(&events))
    };
    assert_eq!(ravaged("", &["stage-1-sands"]).1, Vec::<String>::new(), "7 damage: no Dahan is left");
    let (pieces, strikes) = ravaged(voice, &[]);
    assert!(!pieces.contains("explorer"), "4 damage by the Towns: 3 Explorers and half a Dahan: {pieces}");
    assert_eq!(strikes, ["G6:2"]);
}
