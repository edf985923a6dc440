//! Minor Powers with conditions and thresholds.

use artel_spirit_island::rules::{SI_214, SI_236, SI_248, SI_249, SI_284};

use crate::support::powers::{fast, feared, slow, thresholds};
use crate::support::{Table, proves};

/// Something of the Invaders far away from the lands of these tests.
const FAR: &str = "land H1 town:1\n";

/// Spirit 1 used the card on G6, where it has a sacred site.
fn slow_on(land: &str, card: &str, elements: &str, pieces: &str) -> (Table, u32) {
    let mut table = slow(&format!("eyes {elements}"), card, &lands(land, pieces));
    let events = table.cast(&format!("use {card}"), land);
    (table, feared(&events))
}

fn fast_on(land: &str, card: &str, elements: &str, pieces: &str) -> (Table, u32) {
    let mut table = fast(&format!("wind {elements}"), card, &lands(land, pieces));
    let events = table.cast(&format!("use {card}"), land);
    (table, feared(&events))
}

fn lands(land: &str, pieces: &str) -> String {
    format!("{FAR}land {land} presence:2 {pieces}\n")
}

#[test]
fn powers_that_depend_on_the_terrain() {
    proves(&[SI_236, SI_214]);
    // Wetland, Sands, Jungle, Mountain.
    let grounds = ["G2", "G5", "G6", "G8"];
    let defend = |card: &str| grounds.map(|land| fast_on(land, card, "", "").0.defend(land));
    assert_eq!(defend("dark-and-tangled-woods"), [0, 0, 3, 3]);
    assert_eq!(defend("drift-down-into-slumber"), [1, 4, 4, 1]);
    let hurt = |card: &str| {
        grounds.map(|land| {
            let (table, fear) = slow_on(land, card, "", "explorer:9 dahan:1");
            let left = table.game.count(crate::support::named(land), artel_spirit_island::Kind::Explorer);
            (9 - left, fear)
        })
    };
    assert_eq!(hurt("devouring-ants"), [(1, 1), (2, 1), (2, 1), (1, 1)]);
    assert_eq!(hurt("pull-beneath-the-hungry-earth"), [(2, 1), (2, 1), (1, 1), (1, 1)]);
    assert_eq!(hurt("savage-mawbeasts"), [(1, 1), (0, 0), (1, 1), (0, 0)]);
    let cleansed =
        grounds.map(|land| slow_on(land, "uncanny-melting", "", "explorer:1 blight:1").0.pieces(land));
    assert_eq!(cleansed, ["explorer:1", "explorer:1", "explorer:1 blight:1", "explorer:1 blight:1"]);
}

#[test]
fn pull_beneath_the_hungry_earth_without_presence() {
    proves(&[SI_214]);
    let mut table = slow(
        "eyes",
        "pull-beneath-the-hungry-earth",
        &format!("{FAR}land G6 presence:1\nland G5 explorer:2\n"),
    );
    assert_eq!(feared(&table.cast("use pull-beneath-the-hungry-earth", "G5")), 0);
    assert_eq!(table.pieces("G5"), "explorer:1", "Sands alone");
}

#[test]
fn savage_mawbeasts_and_uncanny_melting() {
    proves(&[SI_248, SI_214]);
    let (beasts, fear) = slow_on("G5", "savage-mawbeasts", "animal:2", "explorer:3");
    assert_eq!((beasts.pieces("G5"), fear), ("explorer:2".into(), 0), "in any terrain");
    let (more, fear) = slow_on("G6", "savage-mawbeasts", "animal:2", "explorer:3");
    assert_eq!((more.pieces("G6"), fear), ("explorer:1".into(), 1));
    assert_eq!(slow_on("G2", "uncanny-melting", "", "blight:1").1, 0, "no Invaders to be frightened");
}

#[test]
fn drought_and_its_threshold() {
    proves(&[SI_249]);
    let (table, fear) = slow_on("G6", "drought", "sun:2", "town:2 city:2 explorer:1");
    assert_eq!((table.pieces("G6"), fear), ("explorer:1 city-1:1 blight:1".into(), 2 + 2));
    let (less, fear) = slow_on("G6", "drought", "sun:1", "town:2 city:2 explorer:1");
    assert_eq!((less.pieces("G6"), fear), ("explorer:1 city-1:2 blight:1".into(), 2));
}

#[test]
fn land_of_haunts_and_embers() {
    proves(&[SI_214]);
    let (mut pure, fear) = fast_on("G6", "land-of-haunts-and-embers", "", "explorer:5\nland G5 presence:1");
    assert_eq!(fear, 2);
    pure.play_all(&["1 send explorer G6 G1", "1 send explorer G6 G1"]);
    assert_eq!(
        (pure.pieces("G6"), pure.asked()),
        ("explorer:3 blight:1".into(), vec![2]),
        "its own Blight does not count"
    );
    let (mut blighted, fear) =
        fast_on("G6", "land-of-haunts-and-embers", "", "explorer:5 blight:1\nland G5 presence:1");
    assert_eq!(fear, 2);
    let mut events = blighted.play_all(&["1 send explorer G6 G1", "1 skip"]);
    events.extend(blighted.play_all(&["1 send explorer G6 G1", "1 send explorer G6 G1"]));
    assert_eq!((feared(&events), blighted.pieces("G6")), (2, "explorer:2 blight:2".into()));
    assert!(blighted.can("1 land G1"), "and it cascades");
}

#[test]
fn song_of_sanctity_and_shadows_of_the_burning_forest() {
    proves(&[SI_214, SI_284]);
    let (mut song, _) = slow_on("G6", "song-of-sanctity", "", "explorer:2 town:1 blight:1");
    assert!(!song.can("1 skip"));
    song.play_all(&["1 send explorer G6 G1", "1 send explorer G6 G2"]);
    assert_eq!(song.pieces("G6"), "town:1 blight:1", "all Explorers, but the Blight stays");
    assert_eq!(slow_on("G6", "song-of-sanctity", "", "town:1 blight:1").0.pieces("G6"), "town:1");
    let (mut shadows, fear) = slow_on("G6", "shadows-of-the-burning-forest", "", "explorer:2 town:2");
    assert_eq!(fear, 2);
    assert!(shadows.rest("1 send").iter().all(|text| text.starts_with("explorer")) && !shadows.can("1 skip"));
    shadows.play("1 send explorer G6 G1");
    assert!(shadows.rest("1 send").iter().all(|text| text.starts_with("town")) && !shadows.can("1 skip"));
    shadows.play("1 send town G6 G2");
    assert_eq!(shadows.pieces("G6"), "explorer:1 town:1");
    assert_eq!(
        slow_on("G5", "shadows-of-the-burning-forest", "", "explorer:2").0.asked(),
        [2],
        "not in Sands"
    );
}

#[test]
fn rouse_visions_and_rain() {
    proves(&[SI_248, SI_284]);
    let (mut rouse, _) = slow_on("G6", "rouse-the-trees-and-stones", "", "explorer:2 city:1");
    rouse.play_all(&["1 pick city G6", "1 pick city-1 G6"]);
    assert!(!rouse.can("1 skip"));
    rouse.play("1 send explorer G6 G1");
    assert_eq!(rouse.pieces("G6"), "explorer:1 city-2:1");
    let visions = |elements: &str| {
        let mut table =
            fast(&format!("wind {elements}"), "visions-of-fiery-doom", &lands("G6", "explorer:1 town:1"));
        let mut events = table.cast("use visions-of-fiery-doom", "G6");
        assert!(!table.can("1 skip"), "it must push");
        events.extend(table.play("1 send town G6 G1"));
        (feared(&events), thresholds(&events), table.pieces("G6"))
    };
    assert_eq!(visions(""), (1, vec![], "explorer:1".into()));
    assert_eq!(visions("fire"), (2, vec![1], "explorer:1".into()));
    assert_eq!(slow_on("G6", "rain-of-blood", "", "explorer:3").1, 2);
    assert_eq!(slow_on("G6", "rain-of-blood", "", "town:1 city:1").1, 3);
}
