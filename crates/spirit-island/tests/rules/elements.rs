//! Elements and thresholds.

use artel_spirit_island::Element;
use artel_spirit_island::rules::{
    SI_211, SI_242, SI_243, SI_244, SI_245, SI_246, SI_247, SI_248, SI_249, SI_250, SI_251, SI_R37, SI_R38,
    SI_R78,
};

use crate::support::powers::{fast, feared, slow, thresholds};
use crate::support::{proves, table};

/// Something of the Invaders far away from the lands of these tests.
const FAR: &str = "land H1 town:1\n";

fn yes_or_no() -> std::collections::BTreeSet<String> {
    ["1 yes", "1 no"].map(str::to_owned).into()
}

#[test]
fn there_are_eight_elements_without_rules_of_their_own() {
    proves(&[SI_242, SI_251]);
    let names = Element::ALL.map(Element::id);
    assert_eq!(names, ["sun", "moon", "fire", "air", "water", "earth", "plant", "animal"]);
}

#[test]
fn a_card_gives_its_elements_from_the_moment_it_is_paid_for() {
    proves(&[SI_243]);
    let mut table = table(
        "spirit 1 eyes-watch-from-the-trees energy:2 tracks:1,2 stage:playing\nland G7 presence:2\nland G2 city:1\n",
    );
    assert_eq!(table.elements(1), "");
    table.play("1 play eerie-noises-and-moving-trees");
    assert_eq!(table.elements(1), "moon:1 air:1 plant:1", "a Slow one, too");
}

#[test]
fn elements_are_gone_when_the_card_leaves_play() {
    proves(&[SI_244]);
    let mut table = table(
        "phase slow-phase\nspirit 1 eyes-watch-from-the-trees\nland G7 presence:2\nland G2 city:1\n\
         play 1 eerie-noises-and-moving-trees\n",
    );
    assert_eq!(table.elements(1), "moon:1 air:1 plant:1");
    table.play("1 ready");
    assert_eq!((table.game.turn(), table.elements(1).as_str()), (2, ""));
    // A card that is forgotten in the middle of the turn leaves play, too.
    let mut forgets =
        slow("mud energy:2", "exaltation-of-tangled-growth", &format!("{FAR}land G2 presence:2\n"));
    forgets.cast("use exaltation-of-tangled-growth", "2");
    forgets.play("1 yes");
    forgets.play("1 major");
    let keep = forgets.moves().into_iter().next().unwrap();
    forgets.play(&keep);
    assert_eq!(forgets.elements(1), "water:1 earth:1 plant:1");
    forgets.play("1 forget exaltation-of-tangled-growth");
    assert_eq!(forgets.elements(1), "");
}

#[test]
fn thresholds_use_up_no_elements() {
    proves(&[SI_245, SI_246, SI_247]);
    // 2 Water for both: Nature's Resilience and the Innate Power of the same Spirit.
    let lands = format!("{FAR}land G6 presence:2 explorer:1 city:1 blight:1 dahan:1\n");
    let mut table = slow("mud moon water:2 earth:3", "steam-vents", &lands);
    assert_eq!(thresholds(&table.cast("innate 1", "G6")), [1, 2], "more Earth than it asks for");
    assert_eq!(table.elements(1), "moon:1 fire:1 air:1 water:3 earth:4");
    let mut both = fast("eyes water:2 sun:2 moon:3 plant:3", "natures-resilience", &lands);
    both.cast("use natures-resilience", "G6");
    both.play("1 choose 2");
    assert_eq!(both.pieces("G6"), "explorer:1 city:1 dahan:1");
    assert_eq!(thresholds(&both.cast("innate 1", "G6")), [2]);
}

#[test]
fn all_listed_elements_are_needed() {
    proves(&[SI_248]);
    let lands = format!("{FAR}land G6 presence:2\nland G1 city:3\n");
    let used = |elements: &str| {
        let mut table =
            slow(&format!("heat {elements}"), "accelerated-rot", &format!("{lands}land G2 city:1"));
        thresholds(&table.cast("use accelerated-rot", "G2"))
    };
    // The card itself gives Sun, Water and Plant.
    assert_eq!(used("sun:2 water:1 plant:2"), [1]);
    for lacking in ["sun:1 water:9 plant:9", "sun:9 plant:9", "sun:9 water:9 plant:1"] {
        assert_eq!(used(lacking), [0; 0], "{lacking}");
    }
}

#[test]
fn satisfied_thresholds_add_up_from_top_to_bottom() {
    proves(&[SI_249]);
    let lands = format!("{FAR}land G6 presence:2 city:3\n");
    let damage = |elements: &str| {
        let mut table = slow(&format!("wind {elements}"), "", &lands);
        let events = table.cast("innate 1", "G6");
        (thresholds(&events), feared(&events))
    };
    assert_eq!(damage("sun:1 air:2"), (vec![1], 0));
    assert_eq!(damage("sun:2 air:4"), (vec![1, 2, 3], 1));
    // The main effect first: 4 damage destroy a City, then 10 more all the others.
    let mut floods =
        slow("mud water:3", "cleansing-floods", &format!("{FAR}land G2 presence:1 city:4 blight:1\n"));
    floods.cast("use cleansing-floods", "G2");
    assert_eq!(floods.game.damage_left(), Some(3));
    assert_eq!(floods.pieces("G2"), "city:3 city-1:1 blight:1");
    floods.play_all(&["1 pick city-1 G2", "1 pick city-2 G2"]);
    assert_eq!(floods.pieces("G2"), "", "8 Health were left, and the Blight is gone");
}

#[test]
fn instead_replaces_what_stands_above() {
    proves(&[SI_250]);
    let lands = format!("{FAR}land G6 presence:2 city:1\n");
    let used = |elements: &str| {
        let mut table = fast(&format!("eyes {elements}"), "", &lands);
        let events = table.cast("innate 1", "G6");
        (thresholds(&events), feared(&events), table.defend("G6"))
    };
    assert_eq!(used("moon:1 plant:2"), (vec![1], 1, 2));
    assert_eq!(used("moon:2 plant:3"), (vec![2], 1, 4));
    assert_eq!(used("moon:2 air:2 plant:4"), (vec![3], 3, 6));
    assert_eq!(used("moon:3 air:3 plant:5"), (vec![4], 5, 12));
}

#[test]
fn a_threshold_is_checked_when_it_is_reached() {
    proves(&[SI_R38]);
    // Indomitable Claim adds Presence, which uncovers the Earth that its threshold lacks.
    let lands = format!("{FAR}land G6 presence:1 city:1\n");
    let start = fast("heat sun:1 earth:1", "indomitable-claim", &lands);
    assert_eq!(start.elements(1), "sun:2 earth:2");
    let mut uncovered = start.clone();
    uncovered.cast("use indomitable-claim", "G6");
    assert_eq!(thresholds(&uncovered.play("1 track energy")), [1]);
    assert_eq!(uncovered.line("skip G6"), "ravage,build,explore");
    let mut other = start.clone();
    other.cast("use indomitable-claim", "G6");
    assert_eq!(thresholds(&other.play("1 track plays")), [0; 0]);
    assert_eq!(other.line("skip G6"), "");
}

#[test]
fn elements_are_pretended_away_not_thresholds() {
    proves(&[SI_R37]);
    // Scorch: the second threshold (3 Fire, 2 Earth) needs no Air, so the first (2 Fire, 2 Air) can be skipped.
    let lands = format!("{FAR}land G6 presence:2 explorer:3 city:4\n");
    let mut heat = slow("heat fire:5 air:2 earth:3", "", &lands);
    heat.cast("innate-fewer 1", "G6");
    assert_eq!(heat.moves(), yes_or_no());
    heat.play("1 no");
    assert_eq!(heat.moves(), yes_or_no());
    heat.play("1 yes");
    heat.play_all(&["1 pick explorer G6", "1 pick explorer G6"]);
    assert_eq!(heat.moves(), yes_or_no(), "3: 4 Fire, 1 Air, 3 Earth");
    heat.play("1 yes");
    heat.play("1 pick explorer G6");
    assert_eq!(heat.pieces("G6"), "city:3 city-1:1", "4 has all that 1 asks for: not with 1 declined");
    assert!(heat.asked() == [2], "{:?}", heat.moves());
}

#[test]
fn a_higher_threshold_cannot_be_used_without_a_lower_one_it_contains() {
    proves(&[SI_R37]);
    let lands = format!("{FAR}land G6 presence:2 city:2\n");
    let mut teeth = slow("teeth fire:4 earth:2 animal:5", "", &lands);
    teeth.cast("innate-fewer 1", "G6");
    teeth.play("1 no");
    // Without Fire and Animal there is no other threshold to be reached.
    assert_eq!((teeth.pieces("G6"), teeth.asked()), ("city:2".to_owned(), vec![2]));
    let mut some = slow("teeth fire:4 earth:2 animal:5", "", &lands);
    some.cast("innate-fewer 1", "G6");
    some.play_all(&["1 yes", "1 yes", "1 pick city-1 G6"]);
    assert_eq!(some.moves(), yes_or_no());
    some.play("1 no");
    assert_eq!(
        (some.pieces("G6"), some.asked()),
        ("city:1 city-2:1".to_owned(), vec![2]),
        "1 and 1 more damage"
    );
}

#[test]
fn each_threshold_is_decided_when_it_is_reached() {
    proves(&[SI_R78]);
    let lands = format!("{FAR}land G5 presence:2\nland G6 city:3\n");
    let mut mud = slow("mud moon:3 water:4 earth:3 plant:2", "", &lands);
    mud.cast("innate-fewer 1", "G6");
    assert_eq!(mud.presence("G6"), [0, 0], "not yet moved");
    mud.play("1 yes");
    assert_eq!((mud.presence("G6"), mud.pieces("G6")), ([1, 0], "city:3".to_owned()));
    mud.play("1 yes");
    assert_eq!(mud.pieces("G6"), "city:2 city-1:1");
    assert_eq!(mud.moves(), yes_or_no());
}

#[test]
fn thresholds_that_change_targeting_are_decided_when_targeting() {
    proves(&[SI_R78]);
    let lands = format!("{FAR}land G5 presence:1\n");
    let mut sap = fast("eyes air", "sap-the-strength-of-multitudes", &lands);
    assert_eq!(sap.reach("use sap-the-strength-of-multitudes").len(), 6, "Range 1");
    sap.play("1 use-fewer sap-the-strength-of-multitudes");
    assert_eq!(sap.moves(), yes_or_no(), "before a land is chosen");
    let mut wide = sap.clone();
    wide.play("1 yes");
    assert_eq!(wide.rest("1 land").len(), 6);
    sap.play("1 no");
    assert_eq!(sap.defend("G5"), 5, "Range 0 leaves one land");
    let none = fast("eyes", "sap-the-strength-of-multitudes", &lands);
    assert_eq!(none.reach("use sap-the-strength-of-multitudes").len(), 1);
    let innate = fast("eyes plant:2", "", &lands);
    assert_eq!(innate.refused("1 innate-fewer 1"), SI_211);
}
