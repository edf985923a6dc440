//! Ocean's Hungry Grasp: Oceans as lands for Powers and for Blight, drowning, Presence that keeps to the coast.

use super::base;
use crate::refusals::assert_why;
use crate::support::powers::feared;
use crate::support::{Table, proves, set};
use artel_spirit_island::rules::{SI_011, SI_050, SI_089, SI_182, SI_226, SI_280};

/// Ocean on board A in the Fast phase, River as its companion on board B.
fn ocean(words: &str, cards: &str, lines: &str) -> Table {
    table_in("fast-phase", words, cards, lines)
}

fn table_in(phase: &str, words: &str, cards: &str, lines: &str) -> Table {
    let play = if cards.is_empty() { String::new() } else { format!("play 1 {cards}\n") };
    base(
        "A,B",
        &format!(
            "phase {phase}\nspirit 1 oceans-hungry-grasp tracks:1,5 {words}\nspirit 2 river-surges-in-sunlight tracks:1,5\n\
             {play}land ocean-1 presence:2\nland A2 presence:2,1 town:1\nland B5 presence:0,2\nland B2 city:1\n{lines}"
        ),
    )
}

#[test]
fn an_ocean_is_a_land_for_powers_where_its_spirit_is_present() {
    proves(&[SI_011, SI_182, SI_226]);
    let table = ocean("", "grasping-tide", "");
    let reach = table.reach("use grasping-tide");
    assert!(reach.contains("ocean-1"), "{reach:?}");
    assert!(!reach.contains("ocean-2"), "no Presence of Ocean is on board B: {reach:?}");
    let both = ocean("", "grasping-tide", "land B1 presence:1");
    assert!(both.reach("use grasping-tide").contains("ocean-2"), "now it is");
}

#[test]
fn an_ocean_is_a_coastal_wetland_next_to_the_coast_of_its_board() {
    proves(&[SI_011, SI_226]);
    let tide = ocean("", "grasping-tide", "");
    let reach = tide.reach("use grasping-tide");
    assert_eq!(reach, set("A1 A2 A3 ocean-1"), "Range 1 from the Ocean reaches its coast");
    let wetland = table_in("slow-phase", "", "drought", "land A1 presence:1");
    assert!(wetland.reach("use drought").contains("ocean-1"), "a Power measures Range from there");
}

#[test]
fn other_spirits_use_the_ocean_too() {
    proves(&[SI_011, SI_226]);
    let mut table = base(
        "A,B",
        "phase slow-phase\nspirit 1 river-surges-in-sunlight tracks:1,5\nspirit 2 oceans-hungry-grasp tracks:1,5\n\
         play 1 wash-away\nland A2 presence:2 town:1 explorer:1\nland ocean-1 presence:0,2\nland B2 city:1\n\
         land B1 presence:0,2",
    );
    table.cast("use wash-away", "A2");
    assert!(table.can("1 send town A2 ocean-1"), "{:?}", table.moves());
    assert!(!table.can("1 send town A2 ocean-2"), "the Ocean of board B is not next to board A");
}

#[test]
fn presence_of_ocean_keeps_to_the_coast() {
    proves(&[SI_011, SI_050]);
    let table = base(
        "A",
        "spirit 1 oceans-hungry-grasp growing:3 left:3 tracks:1,5\nland A2 presence:2\nland ocean-1 presence:1\n\
         land A4 city:1\nnext presence-to range:1 growth:3/3 who:1",
    );
    assert!(table.can("1 land A1") && table.can("1 land A3"), "{:?}", table.moves());
    assert_why(&table, "1 land A4", SI_011, "why-may-not-dwell");
}

#[test]
fn what_is_pushed_into_an_ocean_drowns_when_the_power_is_done() {
    proves(&[SI_011, SI_050, SI_089, SI_280]);
    let mut table = table_in("slow-phase", "", "tidal-boon", "land A1 dahan:1");
    table.cast("use tidal-boon", "2");
    table.play("2 yes");
    let events = table.play("2 send town A2 ocean-1");
    assert_eq!(feared(&events), 1, "a destroyed Town");
    assert_eq!(table.land("ocean-1"), "presence:2,0");
    assert_eq!(table.spirit(1).drowned(), 2, "the Town's Health");
}
