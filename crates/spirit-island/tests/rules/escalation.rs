//! Stage II escalation.

use crate::support::{Table, proves, set, table};
use artel_spirit_island::rules::{SI_154, SI_155, SI_156, SI_157, SI_R01, SI_R02, SI_R03, SI_R57};
use artel_spirit_island::{InvaderCard, Kind, Stage, Terrain};

/// Before the first Stage II card of a game of two.
fn before_stage_two(first: &str, more: &str) -> Table {
    table(&format!(
        "{first}turn 4\nphase fast-phase\nspirit 1 eyes-watch-from-the-trees\nspirit 2 fathomless-mud-of-the-swamp\n\
         play 1 mysterious-abductions\nland G7 presence:2,0\nland H6 presence:0,2\n\
         invader-discard stage-1-mountain\nravage stage-1-jungle\nbuild stage-1-wetland\n{more}"
    ))
}

#[test]
fn most_cards_of_stage_two_carry_the_symbol() {
    proves(&[SI_154, SI_R03]);
    let cards: Vec<_> = InvaderCard::all().map(InvaderCard::entry).collect();
    for card in &cards {
        assert_eq!(card.escalation, card.stage == Stage::Two && !card.coastal, "{}", card.id);
        let terrains = Terrain::ALL.iter().filter(|terrain| card.terrains.contains(**terrain)).count();
        let shown = if card.coastal {
            0
        } else if card.stage == Stage::Three {
            2
        } else {
            1
        };
        assert_eq!(terrains, shown, "{}", card.id);
    }
    for stage in [Stage::One, Stage::Two] {
        for terrain in Terrain::ALL {
            let of = cards.iter().filter(|card| card.stage == stage && card.terrains.contains(terrain));
            assert_eq!(of.count(), 1, "{stage} {terrain}");
        }
    }
    let mut pairs: Vec<_> =
        cards.iter().filter(|card| card.stage == Stage::Three).map(|card| card.id).collect();
    pairs.dedup();
    assert_eq!(pairs.len(), 6, "the six pairs");
    assert_eq!(cards.iter().filter(|card| card.coastal).count(), 1);
}

#[test]
fn in_the_normal_game_the_symbol_is_ignored() {
    proves(&[SI_154]);
    let mut table = before_stage_two("", "land H1 explorer:1");
    table.play_as("1 ready", &["stage-2-sands"]);
    assert_eq!(table.game.turn(), 5, "nobody was asked for a land");
}

#[test]
fn escalation_adds_a_town_on_every_board_before_the_explorers() {
    proves(&[SI_155, SI_156, SI_R01]);
    let mut table = before_stage_two("escalation\n", "land G1 town:1\nland H1 city:1");
    table.play_as("1 ready", &["stage-2-mountain"]);
    assert_eq!(table.asked(), [1], "its own board first");
    assert_eq!(table.rest("1 land"), set("G2 G3 G4 G5 G6 G7 G8"), "a land without a Town");
    assert_eq!(table.refused("1 land G1"), SI_R01);
    assert_eq!(table.refused("1 land H2"), SI_155);
    assert_eq!(table.land("G8"), "", "nobody has explored yet");
    table.play("1 land G6");
    assert_eq!(table.asked(), [2]);
    assert!(table.can("2 land H1"), "a City does not forbid it");
    table.play("2 land H7");
    assert_eq!((table.land("G6"), table.land("H7")), ("town:1".into(), "town:1".into()));
    assert_eq!(table.land("G8"), "explorer:1", "explored from the new Town");
    assert_eq!(table.land("H4"), "explorer:1", "explored from the new Town of the other board");
}

#[test]
fn a_full_board_gets_nothing_and_the_spirit_of_the_board_chooses() {
    proves(&[SI_R02, SI_R57]);
    let full =
        ["G1", "G2", "G3", "G4", "G5", "G6", "G8"].map(|land| format!("land {land} town:1\n")).concat();
    let mut table = table(&format!(
        "escalation\nturn 4\nphase fast-phase\nspirit 1 eyes-watch-from-the-trees\nspirit 2 fathomless-mud-of-the-swamp\n\
         play 1 mysterious-abductions\nland G7 town:1 presence:2,0\nland H6 presence:0,2\n{full}\
         invader-discard stage-1-mountain\nravage stage-1-jungle\nbuild stage-1-wetland\nskip G7 ravage\nskip G6 ravage"
    ));
    table.play_as("1 ready", &["stage-2-mountain"]);
    assert_eq!(table.asked(), [2]);
    assert_eq!(table.refused("1 land H2"), SI_R57);
    table.play("2 land H2");
    assert_eq!(table.land("H2"), "town:1");
    assert_eq!(table.land("G3"), "town:1", "as before");
}

#[test]
fn a_card_escalates_only_when_it_explores() {
    proves(&[SI_157]);
    let mut coastal = before_stage_two("escalation\n", "land H1 explorer:1");
    coastal.play_as("1 ready", &["stage-2-coastal"]);
    assert_eq!(coastal.game.turn(), 5, "no symbol, no Town");
    let mut later = table(
        "escalation\nturn 6\nphase fast-phase\nspirit 1 eyes-watch-from-the-trees\nplay 1 mysterious-abductions\n\
         land G7 presence:2\nland G8 explorer:1\nland G4 explorer:1\n\
         invader-discard stage-1-mountain stage-1-jungle stage-1-sands\nravage stage-2-mountain\nbuild stage-2-wetland",
    );
    later.play_as("1 ready", &["stage-2-coastal"]);
    assert_eq!(
        (later.game.turn(), later.land("G4"), later.land("G8")),
        (7, "explorer:1 town:1".into(), "explorer:1".into())
    );
    let game = &later.game;
    assert_eq!(
        game.lands().iter().map(|land| game.count(land, Kind::Town)).sum::<u8>(),
        1,
        "only what was built"
    );
}
