//! The Innate Powers at every threshold.

use artel_spirit_island::Kind;
use artel_spirit_island::rules::{SI_214, SI_229, SI_247, SI_248, SI_249, SI_283};

use crate::support::powers::{fast, feared, slow, thresholds};
use crate::support::{Table, named, proves};

/// Something of the Invaders far away from the lands of these tests.
const FAR: &str = "land H1 town:1\n";

fn explorers(table: &Table, land: &str) -> u8 {
    table.game.count(named(land), Kind::Explorer)
}

/// What happens in G6 with the elements: thresholds, Fear, Explorers of 20 that fell.
fn struck(spirit: &str, elements: &str, lands: &str) -> (Vec<u8>, u32, u8) {
    let mut table =
        slow(&format!("{spirit} {elements}"), "", &format!("{FAR}{lands}land G6 presence:2 explorer:20\n"));
    let events = table.cast("innate 1", "G6");
    (thresholds(&events), feared(&events), 20 - explorers(&table, "G6"))
}

#[test]
fn death_approaches_from_beneath_the_surface() {
    proves(&[SI_247, SI_248, SI_249]);
    let teeth = |elements| struck("teeth", elements, "");
    assert_eq!(teeth("fire animal"), (vec![1], 0, 0));
    assert_eq!(teeth("fire:2 earth animal:2"), (vec![1, 2], 0, 1 + 1), "with Territorial Aggression");
    assert_eq!(teeth("fire:3 earth animal:3"), (vec![1, 2, 3], 0, 1 + 2 + 1));
    assert_eq!(teeth("fire:4 earth:2 animal:5"), (vec![1, 2, 3, 4], 2, 1 + 2 + 4 + 1));
    assert_eq!(teeth("fire:9 animal:9"), (vec![1], 0, 0), "without Earth");
    assert_eq!(teeth("fire:4 earth:2 animal:4"), (vec![1, 2, 3], 0, 4), "an Animal is missing");
}

#[test]
fn death_brings_presence_where_there_is_none() {
    proves(&[SI_214, SI_283]);
    let lands =
        format!("{FAR}land G5 presence:1\nland G8 presence:1\nland G6 explorer:3\nland G4 explorer:3\n");
    let mut gathers = slow("teeth fire animal", "", &lands);
    gathers.cast("innate 1", "G6");
    assert_eq!(gathers.rest("1 presence"), ["G5 G6", "G8 G6"].map(str::to_owned).into(), "it must");
    gathers.play("1 presence G8 G6");
    assert_eq!((gathers.presence("G6"), gathers.presence("G8")), ([1, 0], [0, 0]));
    let mut there =
        slow("teeth fire animal", "", &format!("{FAR}land G5 presence:1\nland G6 presence:1 explorer:3\n"));
    there.cast("innate 1", "G6");
    assert_eq!((there.presence("G5"), there.presence("G6")), ([1, 0], [1, 0]), "it is there already");
    // With more Range the target may have no Presence next to it: nothing is gathered.
    let far = "lasting reaching-grasp 1/1 user:1 target:1\n";
    let mut far =
        slow("teeth fire animal", "", &format!("{FAR}{far}land G1 presence:1\nland G7 explorer:1\n"));
    far.cast("innate 1", "G7");
    assert_eq!((far.presence("G1"), far.presence("G7")), ([1, 0], [0, 0]));
}

#[test]
fn mischief_and_sabotage() {
    proves(&[SI_247, SI_248]);
    let eyes = |elements: &str| {
        let mut table =
            fast(&format!("eyes {elements}"), "", &format!("{FAR}land G6 presence:2\nland G5 explorer:1\n"));
        let events = table.cast("innate 1", "G5");
        (thresholds(&events), feared(&events), table.defend("G5"))
    };
    assert_eq!(eyes("moon:1 plant:2"), (vec![1], 1, 2));
    assert_eq!(eyes("moon:1 plant:9 air:9"), (vec![1], 1, 2));
    assert_eq!(eyes("moon:2 plant:3"), (vec![2], 1, 4));
    assert_eq!(eyes("moon:2 air:2 plant:4"), (vec![3], 3, 6));
    assert_eq!(eyes("moon:9 air:1 plant:9"), (vec![2], 1, 4));
    assert_eq!(eyes("moon:3 air:3 plant:5"), (vec![4], 5, 12));
    assert_eq!(eyes("moon:3 air:3 plant:4"), (vec![3], 3, 6));
}

#[test]
fn mischief_with_fewer_elements_uses_a_lower_threshold() {
    proves(&[SI_248]);
    let mut table = fast("eyes moon:3 air:3 plant:5", "", &format!("{FAR}land G6 presence:2 explorer:1\n"));
    table.cast("innate-fewer 1", "G6");
    table.play("1 no");
    table.play("1 yes");
    assert_eq!(table.defend("G6"), 6);
}

#[test]
fn spreading_and_dreadful_mire() {
    proves(&[SI_247, SI_248, SI_249]);
    let mud = |elements| struck("mud", elements, "");
    assert_eq!(mud("water"), (vec![1], 0, 0));
    assert_eq!(mud("moon water:2 earth"), (vec![1, 2], 1, 1));
    assert_eq!(mud("moon:2 water:3 earth:2"), (vec![1, 2, 3], 2, 2));
    assert_eq!(mud("moon:3 water:4 earth:3 plant:2"), (vec![1, 2, 3, 4], 2, 4));
    assert_eq!(mud("moon:3 water:4 earth:3 plant:1"), (vec![1, 2, 3], 2, 2));
    assert_eq!(mud("water:9 earth:9"), (vec![1], 0, 0));
}

#[test]
fn the_mire_spreads_from_its_origin_and_pushes_dahan() {
    proves(&[SI_229]);
    let lands = format!("{FAR}land G5 presence:2\nland G6 explorer:9 dahan:3\n");
    let mut table = slow("mud moon:2 water:3 earth:2", "", &lands);
    table.cast("innate 1", "G6");
    assert_eq!((table.presence("G5"), table.presence("G6")), ([1, 0], [1, 0]), "it must move");
    assert!(!table.can("1 skip"), "a Dahan is pushed, wanted or not");
    table.play_all(&["1 send dahan G6 G1", "1 send dahan G6 G1"]);
    assert_eq!((table.pieces("G6"), table.pieces("G1")), ("explorer:7 dahan:1".into(), "dahan:2".into()));
    let mut own = slow("mud water", "", &format!("{FAR}land G6 presence:2 explorer:1\n"));
    own.cast("innate 1", "G6");
    assert_eq!(own.presence("G6"), [2, 0], "from the sacred site to itself");
}

#[test]
fn scorch_with_waves_of_heat() {
    proves(&[SI_247, SI_248, SI_249]);
    let heat = |elements: &str| {
        let lands = format!("{FAR}land G5 presence:2\nland G6 explorer:20\n");
        let mut table = slow(&format!("heat {elements}"), "", &lands);
        let events = table.cast("innate 1", "G6");
        (thresholds(&events), 20 - explorers(&table, "G6"))
    };
    assert_eq!(heat("fire:2 air:2"), (vec![1], 2));
    assert_eq!(heat("fire:3 earth:2"), (vec![2], 2), "without Air");
    assert_eq!(heat("fire:3 air:2 earth:2"), (vec![1, 2], 4));
    assert_eq!(heat("fire:4 air:1 earth:3"), (vec![2, 3], 4));
    assert_eq!(heat("fire:5 air:2 earth:3"), (vec![1, 2, 3, 4], 20), "1 damage to each Invader at the end");
}

#[test]
fn the_first_wave_of_heat_is_for_explorers_alone() {
    proves(&[SI_248]);
    let lands = format!("{FAR}land G5 presence:2\nland G6 explorer:1 town:3 city:1\n");
    let mut first = slow("heat fire:2 air:2", "", &lands);
    first.cast("innate 1", "G6");
    assert_eq!(first.pieces("G6"), "town:3 city:1", "the rest is lost");
    let lands = format!("{FAR}land G5 presence:2\nland G6 town:3 city:2\n");
    let mut last = slow("heat fire:5 air:2 earth:3", "", &lands);
    last.cast("innate 1", "G6");
    last.play_all(&["1 pick town G6", "1 pick town-1 G6", "1 pick city G6", "1 pick city-1 G6"]);
    assert_eq!(last.pieces("G6"), "town-1:2 city-1:1");
}

#[test]
fn violent_windstorms() {
    proves(&[SI_247, SI_248, SI_249]);
    let lands = format!("{FAR}land G5 presence:1\nland G6 explorer:4 town:2 city:2\nland G1 city:1\n");
    let mut one = slow("wind sun air:2", "", &lands);
    one.cast("innate 1", "G6");
    assert!(one.rest("1 send").iter().all(|text| text.starts_with("explorer")) && one.can("1 skip"));
    one.play("1 send explorer G6 G1");
    assert_eq!((one.asked(), one.pieces("G1")), (vec![2], "explorer:1 city:1".into()));
    let mut two = slow("wind sun:2 air:3", "", &lands);
    let mut events = two.cast("innate 1", "G6");
    events.extend(two.play_all(&["1 send explorer G6 G1", "1 send town G6 G1", "1 send explorer G6 G8"]));
    assert_eq!((thresholds(&events), feared(&events), two.asked()), (vec![1, 2], 1, vec![2]));
}

#[test]
fn windstorms_hurt_where_they_have_pushed_invaders() {
    proves(&[SI_249]);
    let lands = format!(
        "{FAR}land G5 presence:1\nland G6 explorer:4 town:2 city:2\nland G1 city:1\nland G2 city:1\n"
    );
    let mut table = slow("wind sun:2 air:4", "", &lands);
    table.cast("innate 1", "G6");
    table.play_all(&["1 send explorer G6 G1", "1 send town G6 G1", "1 send town G6 G8"]);
    // 2 Invaders went to G1: 2 damage there; 1 to G8: 1 damage.
    assert_eq!((table.pieces("G8"), table.game.damage_left()), (String::from("town:1"), Some(2)));
    table.play_all(&["1 pick city G1", "1 pick city-1 G1"]);
    assert_eq!(
        (table.pieces("G1"), table.pieces("G8")),
        ("explorer:1 town:1 city-2:1".into(), "town-1:1".into())
    );
    assert_eq!((table.pieces("G2"), table.pieces("G6")), ("city:1".into(), "explorer:3 city:2".into()));
    let mut fourth = slow("wind sun:3 air:5", "", &lands);
    let mut events = fourth.cast("innate 1", "G6");
    events.extend(fourth.play_all(&["1 skip", "1 skip"]));
    assert_eq!((thresholds(&events), fourth.game.damage_left()), (vec![1, 2, 3, 4], Some(4)));
}
