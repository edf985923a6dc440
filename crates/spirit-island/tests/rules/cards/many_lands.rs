//! Cards that reach more lands than their target.

use super::{FAR, fast_on, slow_on};
use crate::support::powers::{fast, feared, slow};
use crate::support::{proves, set};
use artel_spirit_island::rules::{SI_214, SI_229, SI_266, SI_280, SI_291, SI_R68};

/// G6 touches G1, G2, G5 and G8.
#[test]
fn bloodwrack_plague_defends_around_and_divides_its_damage() {
    proves(&[SI_266]);
    let near = "town:1 disease:1\nland G1 town:1\nland G5 town:1";
    let (table, _) = fast_on("G6", "bloodwrack-plague", "", near);
    assert_eq!(table.pieces("G6"), "town:1 disease:3");
    assert_eq!(
        ["G6", "G1", "G5", "G3"].map(|land| table.defend(land)),
        [3, 3, 3, 0],
        "as much as Disease in G6"
    );
    let (mut plague, fear) = fast_on("G6", "bloodwrack-plague", "earth:1 animal:3", near);
    assert_eq!(fear, 2);
    assert_eq!(
        plague.rest("1 pick"),
        set("town-G6 town-G1 town-G5").iter().map(|text| text.replace('-', " ")).collect()
    );
    plague.play_all(&["1 pick town G1", "1 pick town-1 G1", "1 pick town G5"]);
    assert_eq!((plague.pieces("G1"), plague.pieces("G5")), (String::new(), "town-1:1".into()));
}

#[test]
fn blossoms_fall_on_two_different_lands() {
    proves(&[SI_214]);
    let (calm, fear) = slow_on("G6", "death-falls-gently-from-open-blossoms", "", "town:1");
    assert_eq!((calm.pieces("G6"), fear), (String::new(), 1), "nobody is left to fall ill");
    let near = "city:2\nland G1 town:1\nland G2 town:1\nland G5 town:1\nland G8 dahan:1";
    let (mut table, fear) = slow_on("G6", "death-falls-gently-from-open-blossoms", "air:2 plant:2", near);
    assert_eq!(fear, 0);
    table.play_all(&["1 pick city-1 G6", "1 pick city-2 G6"]);
    assert_eq!(table.pieces("G6"), "city-1:1 disease:1");
    assert_eq!(table.rest("1 land"), set("G1 G2 G5"));
    table.play("1 land G1");
    assert_eq!(
        (table.rest("1 land"), table.can("1 skip")),
        (set("G2 G5"), false),
        "another one, and it must be"
    );
    table.play("1 land G5");
    assert_eq!(
        ["G1", "G2", "G5"].map(|land| table.pieces(land)),
        ["town:1 disease:1", "town:1", "town:1 disease:1"]
    );
}

#[test]
fn fire_and_flood_start_from_one_sacred_site() {
    proves(&[SI_229, SI_R68]);
    let lines = "land G6 presence:2 city:2\nland G3 town:2\nland G1 city:2\nland H1 town:1\n";
    let mut table = slow("eyes fire:2 water:1", "fire-and-flood", lines);
    table.play("1 use fire-and-flood");
    table.play("1 land G6");
    table.play_all(&["1 pick city-1 G6", "1 pick city-2 G6"]);
    assert!(table.rest("1 land").contains("G3") && !table.rest("1 land").contains("G6"), "another land");
    table.play("1 land G1");
    table.play_all(&["1 pick city-1 G1", "1 pick city-2 G1"]);
    assert_eq!(table.rest("1 land"), set("G1 G6"), "4 more Damage in one of both");
    table.play("1 land G1");
    assert_eq!(table.pieces("G1"), "");
}

#[test]
fn tigers_hunt_here_and_beside() {
    proves(&[SI_214]);
    let near = "explorer:1 town:1\nland G1 city:1 beasts:1\nland G5 explorer:1 blight:1";
    let (mut table, fear) = fast_on("G6", "tigers-hunting", "sun:1 moon:1 animal:2", near);
    assert_eq!(fear, 2);
    table.play("1 skip");
    table.play("1 pick explorer G6");
    assert_eq!(table.pieces("G6"), "town:1 beasts:1");
    table.play("1 send beasts G6 G1");
    assert_eq!(
        table.pieces("G1"),
        "beasts:2",
        "1 Damage and 1 for each of 2 Beasts, but not in G5, which is blighted"
    );
}

#[test]
fn savage_transformation() {
    proves(&[SI_214]);
    let (table, fear) = slow_on("G6", "savage-transformation", "", "explorer:2");
    assert_eq!((table.pieces("G6"), fear), ("explorer:1 beasts:1".into(), 2));
    let (mut more, _) =
        slow_on("G6", "savage-transformation", "moon:1 animal:2", "explorer:2\nland G1 explorer:1");
    assert_eq!(more.rest("1 land"), set("G1 G6"));
    more.play("1 land G1");
    assert_eq!((more.pieces("G6"), more.pieces("G1")), ("explorer:1 beasts:1".into(), "beasts:1".into()));
}

#[test]
fn strangling_firevine_grows_from_its_origin() {
    proves(&[SI_229]);
    let lines = "land G5 presence:1\nland G6 explorer:2 city:1\nland H1 town:1\n";
    let mut table = slow("eyes fire:1 plant:2", "strangling-firevine", lines);
    table.play("1 use strangling-firevine");
    table.play("1 land G6");
    assert_eq!(
        (table.pieces("G6"), table.pieces("G5")),
        ("wilds:1".into(), "wilds:1".into()),
        "2 Wilds deal 2 Damage twice"
    );
}

#[test]
fn sea_monsters_rise_near_water() {
    proves(&[SI_214, SI_291]);
    let (table, fear) = slow_on("G2", "sea-monsters", "", "city:4 beasts:4 blight:2");
    assert_eq!(fear, 8 + 2 * 4, "8 at the most, and the Cities");
    assert_eq!(table.pieces("G2"), "beasts:5 blight:2");
    let none = slow_on("G2", "sea-monsters", "", "").1;
    assert_eq!(none, 0, "nobody sees them");
    let inland = slow("eyes", "sea-monsters", &format!("{FAR}land G6 presence:2\n"));
    let reached = inland.reach("use sea-monsters");
    assert!(
        reached.contains("G1")
            && reached.contains("G2")
            && !reached.contains("G6")
            && !reached.contains("G8")
    );
}

#[test]
fn the_sea_takes_what_is_swept_there() {
    proves(&[SI_280]);
    let (mut table, _) = slow_on("G6", "sweep-into-the-sea", "", "explorer:1 town:1 city:1");
    let targets = table.rest("1 send explorer G6");
    assert!(
        !targets.is_empty() && targets.iter().all(|land| ["G1", "G2", "G3"].contains(&land.as_str())),
        "{targets:?}"
    );
    table.play_all(&["1 send explorer G6 G1", "1 send town G6 G2"]);
    assert_eq!(table.pieces("G6"), "city:1");
    let (coast, _) = slow_on("G1", "sweep-into-the-sea", "", "explorer:2 town:1 city:1");
    assert_eq!(coast.pieces("G1"), "city:1", "they cannot be pushed there, only drowned");
}

#[test]
fn volcanic_eruption_spares_nobody() {
    proves(&[SI_214]);
    let near = "city:1 dahan:2 beasts:1\nland G5 presence:1 town:2 dahan:1 beasts:2\nland G1 explorer:1 blight:1\nland G3 dahan:1";
    let (table, fear) = slow_on("G8", "volcanic-eruption", "", near);
    assert_eq!((table.pieces("G8"), fear), ("blight:1".into(), 6 + 2));
    assert_eq!(table.pieces("G5"), "town:2 dahan:1 beasts:2");
    let (mut all, _) = slow_on("G8", "volcanic-eruption", "fire:3 earth:2", near);
    while let Some(choice) = all.rest("1 land").first().cloned() {
        all.play(&format!("1 land {choice}"));
    }
    assert!(all.pieces("G8").contains("wilds:1"));
    assert!(!all.pieces("G5").contains("town") && !all.pieces("G5").contains("dahan"));
}

#[test]
fn presence_flows_and_takes_others_along() {
    proves(&[SI_214]);
    let lines =
        format!("{FAR}land G6 presence:2\nland H5 presence:0,1 explorer:3 town:1 dahan:1 city:1 blight:1\n");
    let mut table = fast("wind", "flow-like-water-reach-like-air", &lines);
    table.cast("use flow-like-water-reach-like-air", "2");
    assert!(table.can("2 skip"));
    table.play("2 presence H5 H6");
    table.play_all(&["2 send explorer H5 H6", "2 send explorer H5 H6", "2 send town H5 H6", "2 skip"]);
    assert_eq!(
        (table.pieces("H5"), table.presence("H6")),
        ("explorer:1 city:1 dahan:1 blight:1".into(), [0, 1])
    );
    let mut strong = fast("wind air:1 water:1", "flow-like-water-reach-like-air", &lines);
    strong.cast("use flow-like-water-reach-like-air", "2");
    strong.play_all(&[
        "2 presence H5 H6",
        "2 skip",
        "2 skip",
        "2 send city H5 H6",
        "2 skip",
        "2 send blight H5 H6",
    ]);
    assert_eq!(
        (strong.pieces("H6"), strong.presence("H6")),
        ("city:1 blight:1".into(), [0, 1]),
        "Blight that moves harms nobody"
    );
}

#[test]
fn unrelenting_growth_is_that_of_the_target() {
    proves(&[SI_214]);
    let lines = format!("{FAR}land G6 presence:2\nland H5 presence:0,1 blight:1\n");
    let mut table = slow("eyes", "unrelenting-growth", &lines);
    table.cast("use unrelenting-growth", "2");
    assert!(!table.rest("2 land").contains("G3"));
    table.play("2 land H5");
    table.play_all(&["2 track energy", "2 track plays"]);
    assert_eq!((table.presence("H5"), table.pieces("H5")), ([0, 3], "wilds:1 blight:1".into()));
}

#[test]
fn the_swarm_is_hungry_for_everything() {
    proves(&[SI_214]);
    let (mut table, fear) =
        fast_on("G6", "insatiable-hunger-of-the-swarm", "", "town:3 dahan:3\nland G1 beasts:1 presence:1");
    assert_eq!(fear, 0);
    let events = table.play("1 skip");
    assert_eq!(feared(&events), 2, "1 for each of 2 Beasts");
    table.play_all(&["1 pick town-1 G6", "1 pick town-1 G6", "1 pick dahan-1 G6", "1 pick dahan-1 G6"]);
    assert_eq!(table.pieces("G6"), "town:1 dahan:1 beasts:1 blight:1");
}

#[test]
fn infestation_and_fire_flow_by_terrain() {
    proves(&[SI_214]);
    let (smothered, fear) = slow_on("G5", "smothering-infestation", "", "town:2");
    assert_eq!((smothered.pieces("G5"), fear), ("town:2 disease:1".into(), 0), "not in Sands");
    let (wet, fear) = slow_on("G2", "smothering-infestation", "water:1 plant:1", "explorer:1 town:1");
    assert_eq!((wet.pieces("G2"), fear), ("disease:1".into(), 2 + 1));
    let lines = format!("{FAR}land G8 presence:2\nland G6 explorer:3 town:1\n");
    let mut flow = fast("wind", "pyroclastic-flow", &lines);
    flow.cast("use pyroclastic-flow", "G6");
    flow.play_all(&["1 pick town G6", "1 pick town-1 G6"]);
    assert_eq!(flow.pieces("G6"), "blight:1");
}
