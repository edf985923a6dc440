//! The words of the rules.

use artel_spirit_island::effect::make::TOWN_CITY;
use artel_spirit_island::rules::{
    SI_098, SI_317, SI_318, SI_320, SI_322, SI_323, SI_324, SI_325, SI_327, SI_R51, SI_R80,
};
use artel_spirit_island::{Event, Kind};

use crate::support::invaders::{alone, builds, one_fear, ravages};
use crate::support::powers::{fast, feared, slow};
use crate::support::{named, proves, set};

/// Something of the Invaders far away from the lands of these tests.
const FAR: &str = "land H1 town:1\n";

#[test]
fn more_than_none_is_at_least_one() {
    proves(&[SI_317, SI_318]);
    // At Terror Level II the Dahan are avoided where there are more of them than Towns and Cities.
    let built = |pieces: &str| {
        let lines = format!("build stage-1-jungle\nland G8 city:1 presence:2\nland G6 {pieces}\n");
        let mut table = alone(&format!("{}{lines}", one_fear("avoid-the-dahan", 2)));
        builds(&table.invade(&["avoid-the-dahan", "stage-1-wetland"])).len()
    };
    assert_eq!(built("explorer:1 dahan:1"), 0, "1 is more than none");
    assert_eq!(built("explorer:1"), 1, "none is not more than none");
    assert_eq!(built("town:1 dahan:1"), 1, "1 is not more than 1");
    assert_eq!(built("town:1 dahan:2"), 0);
}

#[test]
fn adding_puts_a_piece_on_the_island_from_the_supply() {
    proves(&[SI_320, SI_R51]);
    let mut table = fast("heat", "indomitable-claim", &format!("{FAR}land G6 presence:1 city:1\n"));
    let tracks = table.spirit(1).on_tracks();
    table.cast("use indomitable-claim", "G6");
    let events = table.play("1 track plays");
    assert!(events.contains(&Event::AddedPresence { seat: artel_engine::Seat(0), land: named("G6") }));
    assert_eq!((table.presence("G6"), table.spirit(1).on_tracks()), ([2, 0], [tracks[0], tracks[1] - 1]));
    // Any number of pieces: 30 Explorers in one land take one more.
    let mut many = alone("build stage-1-sands\nland G8 city:1 presence:2\nland G6 explorer:30\n");
    many.invade(&["stage-1-jungle"]);
    assert!(many.pieces("G6").contains("explorer:31"));
}

#[test]
fn a_land_with_something_holds_at_least_one() {
    proves(&[SI_322, SI_323]);
    let lands = format!("{FAR}land G5 presence:2\nland G6 blight:1\nland G7 dahan-1:1\nland G8 explorer:1\n");
    let thrashes = slow("eyes", "the-land-thrashes-in-furious-pain", &lands);
    assert_eq!(thrashes.reach("use the-land-thrashes-in-furious-pain"), set("G6"));
    assert_eq!(slow("eyes", "call-to-tend", &lands).reach("use call-to-tend"), set("G7"));
    assert_eq!(slow("eyes", "rain-of-blood", &lands).reach("use rain-of-blood"), set("G8"));
    // What is there, what is not, terrain, coast: each can be the type of a land.
    assert_eq!(slow("eyes", "song-of-sanctity", &lands).reach("use song-of-sanctity"), set("G6 G7 G8"));
    assert_eq!(slow("eyes", "tsunami", &lands).reach("use tsunami"), set("G1 G2 G3 H3"));
    let without = slow("eyes", "rouse-the-trees-and-stones", &lands);
    assert_eq!(without.reach("use rouse-the-trees-and-stones"), set("G2 G4 G5 G7 G8"));
}

#[test]
fn health_is_the_damage_that_destroys() {
    proves(&[SI_324, SI_R80]);
    let vitality = "lasting infinite-vitality 1/1 user:1 target:1 land:G6\n";
    let jungles = "ravage stage-1-jungle\nbuild stage-1-sands\nland G8 city:1 presence:2\n";
    for (damage, left) in [(5, "dahan-5:1"), (6, "")] {
        let defend = 9 - damage;
        let mut table = alone(&format!("{jungles}{vitality}land G6 city:3 dahan:1 defend:{defend}\n"));
        table.play("1 ready");
        let words = table.land("G6");
        let dahan: Vec<&str> = words.split(' ').filter(|word| word.starts_with("dahan")).collect();
        assert_eq!(dahan.join(" "), left, "{damage} damage");
    }
    let table = alone(&format!("{jungles}{vitality}land G6 city:3 dahan:1\n"));
    assert_eq!(table.game.health(Kind::Dahan, named("G6")), 6);
    assert_eq!(table.game.health(Kind::Dahan, named("G8")), 2);
}

#[test]
fn a_fear_effect_is_what_an_earned_fear_card_does() {
    proves(&[SI_325, SI_098]);
    // The same card has another effect at each Terror Level; nothing happens before it is turned over.
    let jungles =
        "ravage stage-1-jungle\nbuild stage-1-sands\nland G8 city:1 presence:1\nland G6 city:1 presence:1\n";
    let mut earned = alone(&format!("{}{jungles}", one_fear("belief-takes-root", 1)));
    assert_eq!(earned.defend("G6"), 0);
    let events = earned.invade(&["belief-takes-root", "stage-1-mountain"]);
    assert_eq!(ravages(&events), ["G6:1"], "Defend 2 where Presence is");
}

#[test]
fn a_town_or_a_city_or_both_make_a_land_with_town_or_city() {
    proves(&[SI_327]);
    let fear = |pieces: &str| {
        let mut table = slow("eyes", "rain-of-blood", &format!("{FAR}land G6 presence:2 {pieces}\n"));
        feared(&table.cast("use rain-of-blood", "G6"))
    };
    assert_eq!(["town:2", "city:2", "town:1 city:1"].map(fear), [3, 3, 3], "at least 2 of them");
    assert_eq!(["town:1 explorer:1", "city:1 explorer:5", "explorer:2"].map(fear), [2, 2, 2]);
    assert!(TOWN_CITY.contains(Kind::Town) && TOWN_CITY.contains(Kind::City) && TOWN_CITY.len() == 2);
}
