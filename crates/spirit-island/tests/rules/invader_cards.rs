//! Invader cards, how they move on, and what an Invader is.

use artel_engine::Game as _;
use artel_spirit_island::content::horizons::INVADERS as CARDS;
use artel_spirit_island::rules::{
    SI_152, SI_153, SI_158, SI_159, SI_160, SI_186, SI_187, SI_188, SI_189, SI_190, SI_191, SI_192, SI_193,
    SI_194, SI_195, SI_196, SI_R03,
};
use artel_spirit_island::{INVADERS, Kind, Stage};

use crate::support::invaders::{DECK, alone, builds, counterattacks, explored, ravages, turned_up, two};
use crate::support::{proves, set};

#[test]
fn the_cards_move_on_by_one_space() {
    proves(&[SI_158, SI_159]);
    let cards = "invader-discard stage-1-sands\nravage stage-1-jungle\nbuild stage-1-wetland\n";
    let mut table = alone(&format!("{cards}land G8 city:1 presence:2\n"));
    table.invade(&["stage-2-mountain"]);
    assert_eq!(table.line("invader-discard"), "stage-1-sands stage-1-jungle");
    assert_eq!(table.line("ravage"), "stage-1-wetland");
    assert_eq!(table.line("build"), "stage-2-mountain");
}

#[test]
fn empty_spaces_move_on_too() {
    proves(&[SI_158]);
    let mut table = alone("land G8 city:1 presence:2\n");
    table.invade(&["stage-1-sands"]);
    assert_eq!((table.line("ravage"), table.line("build")), (String::new(), "stage-1-sands".into()));
    let mut second = alone("build stage-1-sands\nland G8 city:1 presence:2\n");
    second.invade(&["stage-1-jungle"]);
    assert_eq!(
        (second.line("ravage"), second.line("build")),
        ("stage-1-sands".into(), "stage-1-jungle".into())
    );
    assert_eq!(second.line("invader-discard"), "");
}

#[test]
fn what_is_explored_builds_next_turn_and_ravages_the_turn_after() {
    proves(&[SI_159]);
    let lands = "land G8 city:1 presence:2\nland G7 explorer:1\n";
    let mut table = alone(lands);
    assert_eq!(explored(&table.invade(&["stage-1-jungle"])), ["G6", "G7"]);
    let (build, land) = (table.line("build"), table.land("G6"));
    let mut next = alone(&format!("build {build}\n{lands}land G6 {land}\n"));
    assert_eq!(builds(&next.invade(&["stage-1-wetland"])), ["G6:town", "G7:town"]);
    let (ravage, build, land) = (next.line("ravage"), next.line("build"), next.land("G6"));
    let mut after = alone(&format!("ravage {ravage}\nbuild {build}\n{lands}land G6 {land}\n"));
    assert_eq!(ravages(&after.invade(&["stage-1-sands"])), ["G6:3", "G7:1"]);
}

#[test]
fn slow_powers_see_the_cards_in_their_next_spaces() {
    proves(&[SI_160]);
    let mut table = alone("build stage-1-sands\nland G8 city:1 presence:2\n");
    table.invade(&["stage-1-jungle"]);
    assert_eq!(table.line("phase"), "slow-phase");
    assert!(table.can("1 use scatter-to-the-winds"));
    assert_eq!(
        (table.line("ravage"), table.line("build")),
        ("stage-1-sands".into(), "stage-1-jungle".into())
    );
}

#[test]
fn the_cards_of_each_stage_show_the_kinds_of_lands_there_are() {
    proves(&[SI_196, SI_R03, SI_152]);
    let of = |stage: Stage| CARDS.iter().filter(move |card| card.stage == stage);
    let ids = |stage: Stage| of(stage).map(|card| card.id).collect::<Vec<_>>().join(" ");
    assert_eq!(set(&ids(Stage::One)), set("stage-1-jungle stage-1-mountain stage-1-sands stage-1-wetland"));
    let second = "stage-2-jungle stage-2-mountain stage-2-sands stage-2-wetland stage-2-coastal";
    assert_eq!(set(&ids(Stage::Two)), set(second));
    assert!(of(Stage::One).all(|card| card.terrains.len() == 1 && !card.coastal && !card.escalation));
    assert!(of(Stage::Two).all(|card| card.escalation != card.coastal));
    assert!(of(Stage::Three).all(|card| card.terrains.len() == 2 && !card.coastal && !card.escalation));
    let pairs = [
        "jungle-mountain",
        "jungle-sands",
        "jungle-wetland",
        "mountain-sands",
        "mountain-wetland",
        "sands-wetland",
    ];
    assert_eq!(set(&ids(Stage::Three)), pairs.iter().map(|pair| format!("stage-3-{pair}")).collect());
}

#[test]
fn a_stage_three_card_acts_in_both_terrains_in_any_order() {
    proves(&[SI_152, SI_153]);
    // Blight in a ravaging land: the order matters, so it is asked for.
    let cards = turned_up(&[
        "stage-1-jungle",
        "stage-1-wetland",
        "stage-1-sands",
        "stage-2-jungle",
        "stage-2-wetland",
        "stage-2-sands",
        "stage-2-coastal",
        "stage-3-mountain-sands",
        "stage-3-jungle-wetland",
    ]);
    let lands = "land G1 town:1 blight:1\nland G3 town:1\nland G5 explorer:1\nland G8 explorer:1\n\
                 land G4 city:1 presence:2\n";
    let mut table = alone(&format!("{cards}{lands}"));
    table.invade(&[]);
    assert_eq!(table.rest("1 land"), set("G1 G3 G5 G8"));
    let mut order: Vec<String> = Vec::new();
    for land in ["G3", "G8", "G5"] {
        order.extend(ravages(&table.play(&format!("1 land {land}"))));
    }
    // Only G1 is left, so nobody is asked for it.
    assert_eq!(order, ["G3:2", "G8:1", "G5:1", "G1:2"]);
    assert_eq!(table.rest("1 land"), set("G2 G6"));
    let cards = turned_up(&DECK[..8]);
    let mut build = alone(&format!("{cards}land G4 city:1 presence:2\nland G3 explorer:1\nland G6 town:1\n"));
    assert_eq!(builds(&build.play("1 ready")), ["G3:town", "G6:city"]);
}

#[test]
fn explorers_towns_and_cities_are_the_invaders() {
    proves(&[SI_186, SI_190]);
    assert_eq!(INVADERS.iter().collect::<Vec<_>>(), [Kind::Explorer, Kind::Town, Kind::City]);
    for piece in ["explorer", "town", "city"] {
        let lines = format!("build stage-1-jungle\nland G8 city:1 presence:2\nland G6 {piece}:1\n");
        assert_eq!(builds(&alone(&lines).invade(&["stage-1-wetland"])).len(), 1, "{piece}");
    }
    let mut none = alone("build stage-1-jungle\nland G8 city:1 presence:2\nland G6 dahan:1\n");
    assert_eq!(builds(&none.invade(&["stage-1-wetland"])), [""; 0]);
}

#[test]
fn each_kind_has_its_health_and_its_damage() {
    proves(&[SI_187, SI_188, SI_189, SI_192]);
    for (kind, health, damage) in [(Kind::Explorer, 1, 1), (Kind::Town, 2, 2), (Kind::City, 3, 3)] {
        assert_eq!((kind.health(), kind.attack()), (health, damage), "{kind}");
        let cards = "ravage stage-1-jungle\nbuild stage-1-sands\nland G8 city:1 presence:2\n";
        let mut table = alone(&format!("{cards}land G6 {kind}:1\n"));
        assert_eq!(ravages(&table.invade(&["stage-1-wetland"])), [format!("G6:{damage}")]);
        // One Dahan deals 2 damage: enough for an Explorer or a Town.
        let mut fight = alone(&format!("{cards}land G6 {kind}:1 dahan:1 defend:9\n"));
        let events = fight.play("1 ready");
        assert_eq!(counterattacks(&events), ["G6:2"]);
        let left = if health > 2 { "city-2:1 dahan:1 defend:9" } else { "dahan:1 defend:9" };
        assert_eq!(fight.land("G6"), left);
    }
}

#[test]
fn an_invader_is_destroyed_when_its_damage_reaches_its_health() {
    proves(&[SI_192, SI_194]);
    let lands = "land G8 city:1 presence:2\nland G6 town:2 city:2 dahan:4 defend:20\n";
    let mut table = alone(&format!("ravage stage-1-jungle\nbuild stage-1-sands\n{lands}"));
    table.invade(&[]);
    table.play("1 pick city G6");
    assert_eq!(table.land("G6"), "town:2 city:1 city-1:1 dahan:4 defend:20");
    table.play("1 pick city-1 G6");
    assert_eq!(table.land("G6"), "town:2 city:1 city-2:1 dahan:4 defend:20");
    table.play("1 pick city-2 G6");
    assert_eq!(table.land("G6"), "town:2 city:1 dahan:4 defend:20");
    table.play("1 pick town G6");
    assert_eq!(table.land("G6"), "town:1 town-1:1 city:1 dahan:4 defend:20");
    table.play("1 pick town-1 G6");
    assert_eq!(table.land("G6"), "town:1 city:1 dahan:4 defend:20");
    assert_eq!(table.fear(), 3);
}

#[test]
fn damage_of_one_turn_adds_up_whatever_dealt_it() {
    proves(&[SI_192]);
    // The City was hurt before the Ravage; 1 Dahan finishes it.
    let lands = "land G8 city:1 presence:2\nland G6 city-1:1 dahan:1 defend:3\n";
    let mut table = alone(&format!("ravage stage-1-jungle\nbuild stage-1-sands\n{lands}"));
    table.invade(&["stage-1-wetland"]);
    assert_eq!(table.land("G6"), "dahan:1 defend:3");
}

#[test]
fn destroying_outright_asks_for_no_damage() {
    proves(&[SI_193]);
    let fear = crate::support::invaders::one_fear("scapegoats", 3);
    let mut table = alone(&format!("{fear}land G8 presence:2\nland G6 town:1 city:1\n"));
    table.terrify("scapegoats", "stage-1-wetland");
    assert_eq!(table.land("G6"), "city:1");
}

#[test]
fn there_are_as_many_invaders_as_are_needed() {
    proves(&[SI_191]);
    let mut table =
        alone("build stage-1-jungle\nland G8 city:1 presence:2\nland G6 explorer:1 town:19 city:19\n");
    assert_eq!(builds(&table.invade(&["stage-1-mountain"])), ["G6:town"]);
    assert_eq!(table.land("G6"), "explorer:1 town:20 city:19");
}

#[test]
fn an_invader_action_is_one_action_in_one_land() {
    proves(&[SI_195]);
    let lands = "land G8 city:1 presence:2\nland G6 explorer:1\nland G7 explorer:1\n";
    let mut table = alone(&format!("skip G6 build\nbuild stage-1-jungle\n{lands}"));
    // Its Build is left out, its Explore is not, and G7 is not touched by that.
    assert_eq!(builds(&table.invade(&["stage-1-wetland"])), ["G7:town"]);
    let mut explore = two(&format!("skip G6 build\n{}", lands.replace("presence:2", "presence:1,1")));
    assert_eq!(explored(&explore.invade(&["stage-1-jungle"])), ["G6", "G7", "H1"]);
}

/// Two cards in the Ravage space: G3 is sands at the coast, so that both show it.
const TWO_RAVAGE: &str = "\
invader-discard stage-1-wetland stage-1-jungle
ravage stage-1-sands stage-2-coastal
build stage-2-wetland
";

#[test]
fn the_cards_in_a_space_act_one_after_another() {
    let lands = "land G3 town:1\nland G5 town:1\nland G1 explorer:1\nland G8 city:1 presence:2\n";
    let mut table = alone(&format!("{TWO_RAVAGE}{lands}"));
    assert_eq!(table.line("ravage"), "stage-1-sands stage-2-coastal");
    let ahead = table.game.invaders_ahead().ravages;
    assert_eq!(ahead.iter().map(|land| land.to_string()).collect::<Vec<_>>(), ["G1", "G3", "G5"]);
    let mut events = table.invade(&[]);
    // The second Ravage of G3 cascades from the Blight of the first, so that the order matters now.
    events.extend(table.play("1 land G1"));
    let around: Vec<String> = table.rest("1 land").into_iter().collect();
    assert_eq!(table.line("next"), "cascade from:G3 who:1");
    events.extend(table.play_as(&format!("1 land {}", around[0]), &["stage-2-sands"]));
    assert_eq!(ravages(&events), ["G3:2", "G5:2", "G1:1", "G3:2"]);
    assert_eq!(table.line("invader-discard"), "stage-1-wetland stage-1-jungle stage-1-sands stage-2-coastal");
}

#[test]
fn a_card_that_waits_for_its_turn_is_part_of_the_position() {
    let skip = "lasting sweltering-exhaustion 1/2 user:1 target:1 land:G5 left:1\n";
    let lands = "land G5 town:1\nland G1 explorer:1\nland G8 city:1 presence:2\n";
    let mut table = alone(&format!("{TWO_RAVAGE}{skip}{lands}"));
    table.invade(&[]);
    assert_eq!(table.copy(), table.game);
    assert!(table.game.write_position().contains("next ravage-card card:stage-2-coastal\n"));
    assert_eq!(table.game.invaders_ahead().ravages.len(), 2);
    let events = table.play_as("1 yes", &["stage-2-sands"]);
    assert_eq!(ravages(&events), ["G1:1"]);
}

#[test]
fn a_land_shown_by_two_cards_builds_twice() {
    let cards = "invader-discard stage-1-wetland stage-1-jungle\nravage stage-2-wetland\n\
                 build stage-1-sands stage-2-coastal\n";
    let deck = "invader-deck stage-2 stage-2 stage-3\n";
    let mut table = alone(&format!("{cards}{deck}land G3 explorer:1\nland G8 city:1 presence:2\n"));
    let events = table.invade(&["stage-2-sands"]);
    assert_eq!(builds(&events), ["G3:town", "G3:city"]);
    assert_eq!(
        (table.line("ravage"), table.line("build")),
        ("stage-1-sands stage-2-coastal".into(), "stage-2-sands".into())
    );
}

#[test]
fn an_extra_ravage_is_not_the_next_normal_one() {
    let until = "lasting reaching-grasp 1/1 user:1 target:1 until:next-ravage\n";
    let skip = "lasting sweltering-exhaustion 1/2 user:1 target:1 land:G6 left:1\n";
    let cards = "ravage stage-1-jungle\nbuild stage-1-wetland\n";
    let lands = "land G6 explorer:1\nland G8 city:1 presence:2\n";
    for (extra, left) in [("", 1), (" extra", 2)] {
        let tasks = format!(
            "next skip-one land:G6 action:ravage standing:1{extra}\nnext ravages\nnext build-step\nnext explore-step\n"
        );
        let position = alone(&format!("{cards}{until}{skip}{lands}")).game.write_position();
        let position = position.replace("phase fast-phase", "phase invader-phase") + &tasks;
        let mut table = crate::support::table(&position);
        table.play_as("1 no", &["stage-1-sands"]);
        assert_eq!(table.game.write_position().matches("\nlasting ").count(), left, "{extra}");
    }
}
