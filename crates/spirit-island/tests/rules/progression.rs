//! Power Progression.

use crate::support::{Table, proves, set, table};
use artel_engine::{Game, Seed, Setup as _};
use artel_spirit_island::rules::{SI_252, SI_263, SI_264, SI_R36, SI_R72};
use artel_spirit_island::{Event, Phase, Setup, SpiritIsland};

const LANDS: &str = "land G5 presence:1\nland G2 city:1\n";

/// A Spirit that has taken so many cards of its Power Progression.
fn taught(taken: u8, more: &str) -> Table {
    table(&format!("spirit 1 devouring-teeth-lurk-underfoot progression:{taken} energy:3\n{LANDS}{more}"))
}

#[test]
fn the_cards_of_the_progression_are_prepared_at_setup() {
    proves(&[SI_263]);
    let mut setup = Setup { players: 1, ..Setup::default() };
    setup.set("spirits", "devouring-teeth-lurk-underfoot").unwrap();
    assert!(!setup.progression, "it is an offer for first games");
    setup.set("progression", "everybody").unwrap();
    let table = Table::of(SpiritIsland::new(&setup, Seed(1)).unwrap());
    let view = table.view();
    let sequence = "devouring-ants gnawing-rootbiters quicken-the-earths-struggles pillar-of-living-flame \
                    rouse-the-trees-and-stones poisoned-land savage-mawbeasts";
    assert_eq!(view.spirits[0].progression, Some(sequence.split_whitespace().collect()));
    assert_eq!((view.powers.minor_deck, view.powers.major_deck), (36 - 5, 22 - 2), "they are in no deck");
    assert_eq!(table.hand(1).len(), 4);
}

#[test]
fn the_next_card_of_the_sequence_is_taken_without_drawing() {
    proves(&[SI_264]);
    let mut table = taught(0, "");
    table.play("1 grow 2");
    let events = table.play_as("1 act 1", &[]);
    assert!(!events.iter().any(|event| matches!(event, Event::PowerDrawn { .. })));
    assert!(table.hand(1).contains("devouring-ants"));
    table.play_all(&["1 land G5", "1 track plays"]);
    table.play("1 play devouring-ants");
    assert_eq!(table.view().spirits[0].progression.as_ref().unwrap()[0], "gnawing-rootbiters");
}

#[test]
fn a_major_power_of_the_sequence_costs_a_card() {
    proves(&[SI_R36]);
    let mut table = taught(3, "");
    table.play_all(&["1 grow 2", "1 act 1"]);
    assert!(table.can("1 forget pillar-of-living-flame") && table.can("1 forget ferocious-rampage"));
    table.play("1 forget ferocious-rampage");
    assert_eq!(
        table.hand(1),
        set("gift-of-furious-might herd-towards-the-lurking-maw mark-territory-with-scars-and-teeth \
             pillar-of-living-flame")
    );
}

#[test]
fn any_gain_takes_the_next_card_whatever_kind_is_named() {
    proves(&[SI_R36]);
    let mut table = table(&format!(
        "phase slow-phase\nspirit 1 devouring-teeth-lurk-underfoot progression:3 energy:9 tracks:1,5\n\
         play 1 gift-of-power ferocious-rampage\n{LANDS}"
    ));
    table.play("1 use gift-of-power");
    assert!(table.can("1 forget pillar-of-living-flame"), "a Major Power from a gift of a Minor one");
}

#[test]
fn when_the_sequence_is_used_up_powers_are_gained_as_usual() {
    proves(&[SI_R36]);
    let mut table = taught(7, "");
    table.play_all(&["1 grow 2", "1 act 1"]);
    assert_eq!(table.moves(), ["1 minor", "1 major"].map(str::to_owned).into());
    assert_eq!(table.refused("1 keep drought"), SI_252);
    table.play_as("1 minor", &["drought", "steam-vents", "savage-mawbeasts", "devouring-ants"]);
    table.play("1 keep drought");
    assert!(table.hand(1).contains("drought"));
}

#[test]
fn entwined_power_gives_the_user_nothing_if_nothing_was_drawn() {
    proves(&[SI_R72]);
    let mut table = table(
        "phase fast-phase\nspirit 1 fathomless-mud-of-the-swamp progression:0 energy:9 tracks:1,4\n\
         spirit 2 eyes-watch-from-the-trees progression:1\nplay 1 entwined-power\n\
         land G2 city:1 presence:2,0\nland H5 presence:0,2",
    );
    let hand = table.hand(1);
    table.play_as("1 use entwined-power", &["stage-1-sands"]);
    assert_eq!((table.phase(), table.hand(1)), (Phase::Slow, hand), "nothing to keep, nothing to forget");
    assert!(table.hand(2).contains("drift-down-into-slumber"), "the target takes its next card");
}
