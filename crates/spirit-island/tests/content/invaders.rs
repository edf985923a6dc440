//! The Invader cards.

use std::collections::BTreeSet;

use artel_spirit_island::effect::Invaders;
use artel_spirit_island::rules::{SI_004, SI_005, SI_196, SI_R03};
use artel_spirit_island::{InvaderCard, Stage, Terrain, Terrains};
use serde::Deserialize;

use crate::data::{id, proves, read};

#[derive(Deserialize)]
struct File {
    card: Vec<CardData>,
}

#[derive(Deserialize)]
struct CardData {
    id: String,
    stage: usize,
    terrains: Vec<String>,
    coastal: bool,
    escalation: bool,
}

fn of_stage(stage: Stage) -> Vec<&'static Invaders> {
    InvaderCard::all().map(InvaderCard::entry).filter(|card| card.stage == stage).collect()
}

#[test]
fn the_invader_cards_are_those_of_the_box() {
    proves(&[SI_004, SI_196]);
    let file: File = read("horizons-invaders.toml");
    assert_eq!(file.card.len(), InvaderCard::all().count());
    for (said, card) in file.card.iter().zip(InvaderCard::all()) {
        let entry = card.entry();
        assert_eq!(entry.id, id(&said.id.replace("stage", "stage-")));
        assert_eq!(entry.stage, Stage::ALL[said.stage - 1], "{card}");
        let terrains: Terrains = said.terrains.iter().map(|name| name.parse::<Terrain>().unwrap()).collect();
        assert_eq!((entry.terrains, entry.coastal), (terrains, said.coastal), "{card}");
        assert_eq!(entry.escalation, said.escalation, "{card}");
    }
}

#[test]
fn there_are_4_5_and_6_cards_of_the_stages() {
    proves(&[SI_005, SI_R03]);
    assert_eq!(Stage::ALL.map(|stage| of_stage(stage).len()), [4, 5, 6]);
    let one_terrain = |stage| -> BTreeSet<u32> {
        of_stage(stage)
            .iter()
            .filter(|card| card.terrains.len() == 1)
            .map(|card| card.terrains.bits())
            .collect()
    };
    assert_eq!(
        (one_terrain(Stage::One).len(), one_terrain(Stage::Two).len()),
        (4, 4),
        "a card for each terrain"
    );
}

#[test]
fn a_stage_three_card_shows_two_terrains_and_every_pair_has_one() {
    proves(&[SI_R03]);
    let cards = of_stage(Stage::Three);
    assert!(cards.iter().all(|card| card.terrains.len() == 2 && !card.coastal));
    let pairs: BTreeSet<u32> = cards.iter().map(|card| card.terrains.bits()).collect();
    assert_eq!(pairs.len(), 6);
}

#[test]
fn all_stage_two_cards_but_the_coast_carry_the_escalation_symbol() {
    proves(&[SI_R03]);
    let marked = |stage| of_stage(stage).iter().filter(|card| card.escalation).count();
    assert_eq!(Stage::ALL.map(marked), [0, 4, 0]);
    let coast: Vec<&str> =
        InvaderCard::all().map(InvaderCard::entry).filter(|card| card.coastal).map(|card| card.id).collect();
    assert_eq!(coast, ["stage-2-coastal"]);
    assert!(of_stage(Stage::Two).iter().all(|card| card.escalation != card.coastal));
}
