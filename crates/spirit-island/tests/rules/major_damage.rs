//! Major Powers that frighten, damage and destroy.

use artel_spirit_island::rules::{SI_214, SI_249, SI_265, SI_284};

use crate::support::powers::{fast, feared, slow};
use crate::support::proves;

/// Something of the Invaders far away from the lands of these tests.
const FAR: &str = "land H1 town:1\n";

#[test]
fn accelerated_rot_and_cleansing_floods() {
    proves(&[SI_249]);
    let lands = |land: &str| format!("{FAR}land {land} presence:2 explorer:20 blight:2\n");
    let mut rot = slow("eyes", "accelerated-rot", &lands("G6"));
    assert_eq!(feared(&rot.cast("use accelerated-rot", "G6")), 2);
    assert_eq!(rot.pieces("G6"), "explorer:16 blight:2");
    let mut more = slow("eyes sun:2 water:1 plant:2", "accelerated-rot", &lands("G6"));
    more.cast("use accelerated-rot", "G6");
    assert_eq!(more.pieces("G6"), "explorer:11 blight:1");
    let mut floods = slow("eyes water:2", "cleansing-floods", &lands("G2"));
    floods.cast("use cleansing-floods", "G2");
    assert_eq!(floods.pieces("G2"), "explorer:16 blight:1");
    let mut more = slow("eyes water:3", "cleansing-floods", &lands("G2"));
    more.cast("use cleansing-floods", "G2");
    assert_eq!(more.pieces("G2"), "explorer:6 blight:1");
}

#[test]
fn mists_of_oblivion_frighten_for_what_they_destroy() {
    proves(&[SI_249, SI_265]);
    let lands = |pieces: &str| format!("{FAR}land G6 presence:2 {pieces}\n");
    let mut table = slow("eyes", "mists-of-oblivion", &lands("explorer:2 town:1 town-1:2 city-2:1 city:1"));
    let events = table.cast("use mists-of-oblivion", "G6");
    assert_eq!(table.pieces("G6"), "town-1:1 city-1:1");
    assert_eq!(feared(&events), 1 + 1 + 2 + 3, "1 more for each of 2 Towns and a City");
    let mut many = slow("eyes", "mists-of-oblivion", &lands("town-1:6"));
    assert_eq!(feared(&many.cast("use mists-of-oblivion", "G6")), 6 + 4, "4 more at the most");
    let mut threshold = slow("eyes moon:1 air:2 water:1", "mists-of-oblivion", &lands("town:2 city-2:1"));
    let mut events = threshold.cast("use mists-of-oblivion", "G6");
    assert_eq!(threshold.pieces("G6"), "", "{events:?}");
    events.clear();
    let mut both = slow("eyes moon:1 air:2 water:1", "mists-of-oblivion", &lands("town:2"));
    assert_eq!(
        feared(&both.cast("use mists-of-oblivion", "G6")),
        2 + 2,
        "what the threshold destroys counts, too"
    );
}

#[test]
fn pillar_poison_and_hunger() {
    proves(&[SI_214, SI_249]);
    let lands = |land: &str, pieces: &str| format!("{FAR}land {land} presence:2 {pieces}\n");
    let mut pillar = slow("eyes", "pillar-of-living-flame", &lands("G6", "explorer:20"));
    assert_eq!(feared(&pillar.cast("use pillar-of-living-flame", "G6")), 3);
    assert_eq!(pillar.pieces("G6"), "explorer:15 blight:1");
    let mut sands = slow("eyes fire:3", "pillar-of-living-flame", &lands("G5", "explorer:20"));
    assert_eq!(feared(&sands.cast("use pillar-of-living-flame", "G5")), 5);
    assert_eq!(sands.pieces("G5"), "explorer:10", "no Blight in Sands");
    let mut poison = slow("eyes", "poisoned-land", &lands("G6", "explorer:20 dahan:2"));
    assert_eq!(feared(&poison.cast("use poisoned-land", "G6")), 1);
    assert_eq!(poison.pieces("G6"), "explorer:13 blight:1");
    let mut more = slow(
        "eyes earth:2 plant:1 animal:1",
        "poisoned-land",
        &lands("G6", "explorer:20 dahan:2 blight:1\nland G5 presence:1"),
    );
    let mut events = more.cast("use poisoned-land", "G6");
    events.extend(more.play("1 land G1"));
    assert_eq!(
        (more.pieces("G6"), feared(&events)),
        ("explorer:5 blight:2".into(), 1 + 2),
        "for each Blight, its own too"
    );
    let mut hunger = slow("eyes", "the-jungle-hungers", &lands("G6", "explorer:2 town:1 city:2 dahan:2"));
    hunger.cast("use the-jungle-hungers", "G6");
    assert_eq!(hunger.pieces("G6"), "city:2");
    let mut sated =
        slow("eyes moon:1 plant:2", "the-jungle-hungers", &lands("G6", "explorer:2 town:1 city:2 dahan:2"));
    sated.cast("use the-jungle-hungers", "G6");
    assert_eq!(sated.pieces("G6"), "city:1 dahan:2", "a City, and no Dahan");
}

#[test]
fn nightmares_and_the_land_in_pain() {
    proves(&[SI_284, SI_249]);
    let lands = format!("{FAR}land G6 presence:2 explorer:5 town:1\n");
    let fear = |elements: &str| {
        feared(
            &fast(&format!("wind {elements}"), "terrifying-nightmares", &lands)
                .cast("use terrifying-nightmares", "G6"),
        )
    };
    assert_eq!(fear(""), 2);
    let mut table = fast("wind moon:3", "terrifying-nightmares", &lands);
    let mut events = table.cast("use terrifying-nightmares", "G6");
    events.extend(table.play_all(&[
        "1 send town G6 G1",
        "1 send explorer G6 G1",
        "1 send explorer G6 G1",
        "1 send explorer G6 G1",
    ]));
    assert_eq!((feared(&events), table.pieces("G6")), (6, "explorer:2".into()));
    let lands = format!(
        "{FAR}land G6 presence:2 explorer:20 blight:2\nland G5 blight:1\nland G1 blight:2\nland G3 blight:1\n"
    );
    let mut pain = slow("wind", "the-land-thrashes-in-furious-pain", &lands);
    pain.cast("use the-land-thrashes-in-furious-pain", "G6");
    assert_eq!(pain.pieces("G6"), "explorer:13 blight:2", "2 for each of 2, 1 for each of 3 next to it");
}

#[test]
fn tsunami_and_the_other_coasts() {
    proves(&[SI_249, SI_214]);
    let lands = format!(
        "land G5 presence:2\nland G2 explorer:20 dahan:3\nland G1 explorer:6 dahan:2\nland G3 explorer:3\nland G6 explorer:9\nland H2 explorer:9 dahan:1\n{FAR}"
    );
    let mut table = slow("eyes", "tsunami", &lands);
    assert_eq!(feared(&table.cast("use tsunami", "G2")), 2);
    assert_eq!(
        (table.pieces("G2"), table.pieces("G1")),
        ("explorer:12 dahan:1".into(), "explorer:6 dahan:2".into())
    );
    let mut wide = slow("eyes water:2 earth:1", "tsunami", &lands);
    assert_eq!(feared(&wide.cast("use tsunami", "G2")), 2 + 1 + 1);
    let left = ["G2", "G1", "G3", "G6", "H2"].map(|land| wide.pieces(land));
    assert_eq!(left, ["explorer:12 dahan:1", "explorer:2 dahan:1", "", "explorer:9", "explorer:9 dahan:1"]);
}

#[test]
fn vigor_of_the_breaking_dawn() {
    proves(&[SI_249]);
    let lands = format!(
        "{FAR}land G6 presence:1 explorer:9 dahan:3\nland G1 explorer:9 dahan:1\nland G5 explorer:9\nland G2 explorer:9 dahan:2\n"
    );
    let mut table = fast("wind sun:2 animal:1", "vigor-of-the-breaking-dawn", &lands);
    table.cast("use vigor-of-the-breaking-dawn", "G6");
    assert_eq!(table.pieces("G6"), "explorer:3 dahan:3", "2 damage for each Dahan");
    table.play_all(&["1 send dahan G6 G1", "1 send dahan G6 G5"]);
    let left = ["G6", "G1", "G5", "G2"].map(|land| table.pieces(land));
    assert_eq!(
        left,
        ["explorer:3 dahan:1", "explorer:5 dahan:2", "explorer:7 dahan:1", "explorer:9 dahan:2"]
    );
    let mut without = fast("wind sun:1 animal:1", "vigor-of-the-breaking-dawn", &lands);
    without.cast("use vigor-of-the-breaking-dawn", "G6");
    assert_eq!(without.asked(), [2]);
}
