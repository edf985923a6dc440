//! Presence, sacred sites and tracks.

use crate::support::{Table, proves, set, table};
use artel_engine::{Seat, Status};
use artel_spirit_island::rules::{
    SI_011, SI_055, SI_056, SI_057, SI_058, SI_059, SI_060, SI_061, SI_062, SI_063, SI_064, SI_065, SI_066,
    SI_067, SI_068, SI_226, SI_R13, SI_R14, SI_R39, SI_R75,
};
use artel_spirit_island::{Event, Land};

/// One Spirit with these words, and lands.
fn alone(spirit: &str, lands: &str) -> Table {
    table(&format!("spirit 1 {spirit}\nland G2 city:1\n{lands}"))
}

fn land(name: &str) -> Land {
    name.parse().unwrap()
}

#[test]
fn the_lands_with_presence_are_the_spirits_own() {
    proves(&[SI_055]);
    let mut table = table(
        "phase fast-phase\nspirit 1 eyes-watch-from-the-trees\nspirit 2 fathomless-mud-of-the-swamp\n\
         play 1 boon-of-watchful-guarding\nland G7 presence:1,1\nland H6 presence:0,1\nland G3 presence:1,0\nland G2 city:1",
    );
    table.play_all(&["1 use boon-of-watchful-guarding", "1 spirit 2"]);
    assert_eq!(table.rest("1 land"), set("G7 H6"), "one of the target's lands");
}

#[test]
fn any_number_of_presence_of_any_spirits_shares_a_land() {
    proves(&[SI_056]);
    let table = table(
        "spirit 1 eyes-watch-from-the-trees tracks:6,3\nspirit 2 fathomless-mud-of-the-swamp tracks:1,4\n\
         spirit 3 devouring-teeth-lurk-underfoot\nland G7 presence:9,5,1\nland G2 city:1",
    );
    assert_eq!(table.land("G7"), "presence:9,5,1");
}

#[test]
fn a_sacred_site_is_a_land_with_two_of_ones_own() {
    proves(&[SI_057]);
    let table = table(
        "spirit 1 eyes-watch-from-the-trees tracks:2,3\nspirit 2 fathomless-mud-of-the-swamp tracks:1,2\n\
         land G7 presence:2,1\nland G4 presence:1,1\nland G5 presence:2,1\nland G2 city:1",
    );
    let sites =
        |seat| table.game.sacred_sites(Seat(seat)).iter().map(|land| land.to_string()).collect::<Vec<_>>();
    assert_eq!((sites(0), sites(1)), (vec!["G5".to_owned(), "G7".to_owned()], vec![]));
}

#[test]
fn some_powers_and_fear_effects_need_a_sacred_site() {
    proves(&[SI_058]);
    let fast = |presence: &str| {
        table(&format!(
            "phase fast-phase\nspirit 1 sun-bright-whirlwind tracks:1,2\n\
             play 1 tempest-of-leaves-and-branches gift-of-the-sunlit-air\nland G2 city:1\n{presence}"
        ))
    };
    let apart = fast("land G1 explorer:1 presence:1\nland G6 presence:1");
    assert_eq!(apart.refused("1 use tempest-of-leaves-and-branches"), SI_226);
    assert!(fast("land G1 explorer:1 presence:2").can("1 use tempest-of-leaves-and-branches"));
    let frightened = |presence: &str| {
        let mut table = table(&format!(
            "phase fast-phase\nspirit 1 eyes-watch-from-the-trees tracks:2,1\nplay 1 mysterious-abductions\n\
             land G2 city:1\nland G7 explorer:2 {presence}\nland G6 presence:1\nfear-earned 1"
        ));
        table.play_as("1 ready", &["fear-of-the-unseen", "stage-1-sands"]);
        table.land("G7")
    };
    assert_eq!(frightened("presence:1"), "explorer:2 presence:1");
    assert_eq!(frightened("presence:2"), "explorer:1 presence:2");
}

#[test]
fn destroyed_presence_lies_beside_the_island() {
    proves(&[SI_059, SI_060]);
    let mut table = table(
        "phase fast-phase\nspirit 1 eyes-watch-from-the-trees tracks:3,1\nplay 1 mysterious-abductions\n\
         land G7 city:1 presence:2\nravage stage-1-jungle\nbuild stage-1-sands",
    );
    let before = (table.spirit(1).on_tracks(), table.spirit(1).income());
    assert_eq!(table.spirit(1).destroyed(), 2);
    table.play_as("1 ready", &["stage-1-wetland"]);
    assert_eq!(table.land("G7"), "city:1 blight:1 presence:1");
    assert_eq!(
        (table.spirit(1).destroyed(), table.spirit(1).on_tracks(), table.spirit(1).income()),
        (3, before.0, before.1)
    );
}

#[test]
fn effects_speak_of_presence_on_the_island() {
    proves(&[SI_060]);
    let mut table = table(
        "phase slow-phase\nspirit 1 rising-heat-of-stone-and-sand tracks:2,1\nplay 1 stinging-sandstorm\n\
         land G5 presence:1\nland G8 presence:1\nland G1 presence:1\nland G2 city:1",
    );
    table.play_all(&["1 use stinging-sandstorm", "1 land G6"]);
    let gathered = ["1 presence G1 G6", "1 presence G5 G6", "1 presence G8 G6", "1 skip"];
    assert_eq!(table.moves(), gathered.map(str::to_owned).into(), "none from the panel");
    let covered = table.spirit(1).on_tracks();
    table.play("1 presence G8 G6");
    assert_eq!(
        (table.land("G6"), table.land("G8"), table.spirit(1).on_tracks()),
        ("presence:1".into(), String::new(), covered)
    );
}

#[test]
fn the_upper_track_gives_energy_and_the_lower_one_card_plays() {
    proves(&[SI_061]);
    let upper = alone("devouring-teeth-lurk-underfoot tracks:4,1", "land G5 presence:1");
    assert_eq!((upper.spirit(1).income(), upper.spirit(1).plays()), (4, 1));
    let lower = alone("devouring-teeth-lurk-underfoot tracks:1,5", "land G5 presence:1");
    assert_eq!((lower.spirit(1).income(), lower.spirit(1).plays()), (2, 3));
}

#[test]
fn either_track_gives_its_leftmost_presence() {
    proves(&[SI_062]);
    let mut table = alone("devouring-teeth-lurk-underfoot tracks:3,7", "land G5 presence:1");
    table.play_all(&["1 grow 1", "1 act 1"]);
    assert_eq!(
        (table.rest("1 track"), table.rest("1 from")),
        (set("energy"), set("G5")),
        "the lower one is empty"
    );
    assert_eq!(table.refused("1 track plays"), SI_062);
    table.play("1 track energy");
    let covered: Vec<bool> = table.view().spirits[0].energy_track.iter().map(|slot| slot.covered).collect();
    assert_eq!(covered, [false, false, false, false, true, true, true]);
}

#[test]
fn only_the_highest_uncovered_number_counts() {
    proves(&[SI_063]);
    for (tracks, income, plays) in [("1,1", 2, 1), ("3,2", 3, 2), ("6,5", 6, 3), ("7,7", 7, 4)] {
        let table = alone(&format!("devouring-teeth-lurk-underfoot tracks:{tracks}"), "land G5 presence:1");
        assert_eq!((table.spirit(1).income(), table.spirit(1).plays()), (income, plays), "{tracks}");
    }
    let same = alone("eyes-watch-from-the-trees tracks:2,1", "land G7 presence:2");
    assert_eq!(same.spirit(1).income(), 1, "1 and 1 are not 2");
}

#[test]
fn an_element_of_a_track_is_there_every_turn() {
    proves(&[SI_064, SI_065]);
    let mut table = alone("devouring-teeth-lurk-underfoot tracks:2,3", "land G5 presence:1");
    for _ in 0..2 {
        assert_eq!(table.elements(1), "fire:1 animal:1", "one of each");
        assert_eq!((table.spirit(1).income(), table.spirit(1).plays()), (2, 2), "the numbers stay");
        table.play_all(&["1 grow 1", "1 act 1", "1 from G5", "1 ready"]);
        if table.can("1 ready") {
            table.play("1 ready");
        }
    }
    table.play_all(&["1 grow 1", "1 act 1", "1 from G5", "1 play gift-of-furious-might"]);
    assert_eq!(table.elements(1), "moon:1 fire:2 animal:2", "together with those of cards");
}

#[test]
fn a_space_with_several_benefits_gives_them_all() {
    proves(&[SI_066]);
    let plays = alone("rising-heat-of-stone-and-sand tracks:1,6", "land G5 presence:2");
    assert_eq!((plays.spirit(1).plays(), plays.elements(1)), (5, "fire:1".into()));
    let energy = alone("sun-bright-whirlwind tracks:5,1", "land G1 presence:2");
    assert_eq!((energy.spirit(1).income(), energy.elements(1)), (4, "sun:1 air:1".into()));
}

#[test]
fn presence_may_come_from_a_land_instead_of_the_panel() {
    proves(&[SI_067, SI_R13]);
    let mut table = alone("fathomless-mud-of-the-swamp", "land G1 presence:1\nland G8 presence:1");
    table.play_all(&["1 grow 2", "1 act 1", "1 land G2"]);
    assert_eq!((table.rest("1 track"), table.rest("1 from")), (set("energy plays"), set("G1 G8")));
    assert_eq!(table.refused("1 from G3"), SI_067);
    table.play("1 from G8");
    assert_eq!(
        (table.land("G2"), table.land("G8"), table.spirit(1).on_tracks()),
        ("city:1 presence:1".into(), String::new(), [6, 5])
    );
    let mut empty = alone("fathomless-mud-of-the-swamp tracks:7,6", "land G1 presence:1");
    empty.play_all(&["1 grow 2", "1 act 1"]);
    assert_eq!(empty.rest("1 land"), set("G1 G2 G6"), "Range from the marker that is about to be moved");
    empty.play("1 land G6");
    assert_eq!(empty.land("G6"), "presence:1", "the only marker, for the panel has none left");
    assert_eq!(empty.rest("1 land"), set("G1 G2 G5 G6 G8"));
}

#[test]
fn a_relocated_presence_counts_as_added() {
    proves(&[SI_R14, SI_R75]);
    let start = alone("sun-bright-whirlwind", "land G1 dahan:1 presence:1\nland G6 explorer:1");
    for (to, piece) in [("G6", "explorer"), ("G1", "dahan")] {
        let mut table = start.clone();
        table.play_all(&["1 grow 2", "1 act 2", &format!("1 land {to}"), "1 from G1"]);
        assert_eq!(table.land(to), format!("{piece}:1 presence:1"));
        assert!(table.can(&format!("1 send {piece} {to} G2")), "the wind follows in {to}");
    }
}

#[test]
fn presence_added_by_a_power_is_not_added_by_growth() {
    proves(&[SI_011]);
    let mut table = table(
        "phase fast-phase\nspirit 1 sun-bright-whirlwind\nplay 1 indomitable-claim\n\
         land G1 dahan:1 explorer:1 presence:2\nland G2 city:1",
    );
    table.play_all(&["1 use indomitable-claim", "1 land G1"]);
    table.play_as("1 track energy", &["stage-1-sands"]);
    assert_eq!(table.land("G1"), "explorer:1 dahan:1 presence:3", "no wind at their backs");
}

#[test]
fn invaders_and_presence_do_not_fight() {
    proves(&[SI_068]);
    let mut table = table(
        "phase fast-phase\nspirit 1 eyes-watch-from-the-trees tracks:2,1\nplay 1 mysterious-abductions\n\
         land G7 explorer:1 presence:3\nland G2 city:1\nravage stage-1-jungle\nbuild stage-1-sands",
    );
    let events = table.play_as("1 ready", &["stage-1-mountain"]);
    assert!(events.contains(&Event::Ravaged { land: land("G7"), damage: 1 }));
    assert_eq!((table.land("G7"), table.status()), ("explorer:1 presence:3".into(), Status::Playing));
}

#[test]
fn what_is_uncovered_after_the_spirit_phase_counts_partly_at_once() {
    proves(&[SI_R39]);
    let claim = |tracks: &str, track: &str| {
        let mut table = table(&format!(
            "phase fast-phase\nspirit 1 devouring-teeth-lurk-underfoot energy:9 tracks:{tracks}\n\
             play 1 indomitable-claim\nland G5 presence:1\nland G2 city:1"
        ));
        table.play_all(&["1 use indomitable-claim", "1 land G5"]);
        table.play_as(&format!("1 track {track}"), &["stage-1-sands"]);
        table
    };
    let element = claim("1,2", "plays");
    assert_eq!(
        (element.elements(1), element.game.turn()),
        ("animal:1".into(), 2),
        "and stays for the next turn"
    );
    let mut number = claim("2,1", "energy");
    assert_eq!(
        (number.energy(1), number.spirit(1).income()),
        (9, 3),
        "the income comes in the next Spirit phase"
    );
    number.play_all(&["1 grow 1", "1 act 1", "1 from G5"]);
    assert_eq!(number.energy(1), 12);
}
