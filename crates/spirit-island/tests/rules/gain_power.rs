//! Gaining and forgetting Power cards.

use std::collections::BTreeSet;

use crate::support::{Table, proves, set, table};
use artel_engine::{Game, NoLog, Seat};
use artel_spirit_island::rules::{
    SI_080, SI_216, SI_252, SI_253, SI_254, SI_255, SI_256, SI_257, SI_258, SI_259, SI_260, SI_261, SI_262,
    SI_R31, SI_R32, SI_R33, SI_R34, SI_R35, SI_R71,
};
use artel_spirit_island::{Boxes, Card, Cards, Phase};

const MINORS: [&str; 4] = ["call-to-tend", "steam-vents", "drought", "rain-of-blood"];
const MAJORS: [&str; 4] = ["tsunami", "powerstorm", "entwined-power", "poisoned-land"];
const TEETH: &str = "spirit 1 devouring-teeth-lurk-underfoot energy:3\nland G5 presence:1\nland G2 city:1\n";
const TEETHS_CARDS: &str = "ferocious-rampage gift-of-furious-might herd-towards-the-lurking-maw \
                            mark-territory-with-scars-and-teeth";

/// A Spirit that is about to gain a Power card, with these lines.
fn gaining(more: &str) -> Table {
    let mut table = table(&format!("{TEETH}{more}"));
    table.play_all(&["1 grow 2", "1 act 1"]);
    table
}

/// The cards that can be drawn next.
fn possible(table: &Table) -> BTreeSet<String> {
    let mut outcomes = Vec::new();
    table.game.outcomes(&mut outcomes);
    assert!(outcomes.iter().all(|(_, weight)| *weight == 1), "each equally likely");
    outcomes.iter().map(|(card, _)| card.to_string()).collect()
}

/// The Minor Powers of the deck.
fn minors() -> Vec<&'static str> {
    ids(Boxes::HORIZONS.decks().and(Cards::MINORS))
}

fn ids(cards: Cards) -> Vec<&'static str> {
    cards.iter().map(Card::id).collect()
}

#[test]
fn the_kind_is_chosen_first_and_four_cards_are_drawn() {
    proves(&[SI_252, SI_R33]);
    let mut table = gaining("");
    assert_eq!(table.refused("1 keep tsunami"), SI_252);
    let mut drawing = table.clone();
    drawing.game.begin(Seat(0), "major".parse().unwrap(), &mut NoLog).unwrap();
    assert_eq!(possible(&drawing).len(), 22);
    assert_eq!(drawing.refused("1 minor"), SI_252, "not after the cards were seen");
    table.play_as("1 minor", &MINORS);
    assert_eq!(table.rest("1 keep"), set(&MINORS.join(" ")));
    assert_eq!((table.refused("1 major"), table.refused("1 minor")), (SI_252, SI_252));
    assert_eq!(table.refused("1 skip"), SI_216, "one must be kept");
}

#[test]
fn one_card_is_kept_and_three_are_discarded() {
    proves(&[SI_253, SI_254]);
    let mut table = gaining("");
    table.play_as("1 minor", &MINORS);
    assert_eq!(table.refused("1 keep voracious-growth"), SI_253);
    table.play("1 keep drought");
    assert_eq!(table.hand(1), set(&format!("{TEETHS_CARDS} drought")));
    assert_eq!(table.power_discard(), set("call-to-tend steam-vents rain-of-blood"));
    assert_eq!((table.view().powers.minor_deck, table.view().powers.major_deck), (32, 22));
}

#[test]
fn a_card_gained_from_a_power_goes_to_the_hand_and_is_not_played_this_turn() {
    proves(&[SI_254, SI_R34]);
    let mut table = table(
        "phase slow-phase\nspirit 1 devouring-teeth-lurk-underfoot energy:9 tracks:1,5\n\
         play 1 gift-of-power ferocious-rampage\nland G5 explorer:1 presence:1\nland G2 city:1",
    );
    table.play_as("1 use gift-of-power", &MINORS);
    assert_eq!(table.refused("1 play steam-vents"), SI_252);
    table.play("1 keep steam-vents");
    assert_eq!(table.phase(), Phase::Slow);
    assert!(table.hand(1).contains("steam-vents") && !table.in_play(1).contains("steam-vents"));
    assert_eq!(table.refused("1 play steam-vents"), SI_R34);
}

#[test]
fn an_empty_deck_is_made_anew_from_its_discard_pile() {
    proves(&[SI_255, SI_R31, SI_R32]);
    let left = ["drought", "steam-vents"];
    let gone: Vec<&str> = minors().into_iter().filter(|id| !left.contains(id)).collect();
    let mut table = gaining(&format!("power-discard {} tsunami\n", gone.join(" ")));
    table.game.begin(Seat(0), "minor".parse().unwrap(), &mut NoLog).unwrap();
    for card in left {
        assert!(possible(&table).is_subset(&set("drought steam-vents")), "what is there is drawn first");
        table.game.resolve(card.parse().unwrap(), &mut NoLog).unwrap();
    }
    assert_eq!(possible(&table), set(&gone.join(" ")), "then the discard pile, without the cards just drawn");
    for card in ["call-to-tend", "rain-of-blood"] {
        table.game.resolve(card.parse().unwrap(), &mut NoLog).unwrap();
    }
    table.play("1 keep call-to-tend");
    assert_eq!(
        table.power_discard(),
        set("drought rain-of-blood steam-vents tsunami"),
        "the other deck is untouched"
    );
    assert_eq!(table.view().powers.minor_deck, 32);
}

#[test]
fn the_discard_pile_waits_until_a_card_is_missing() {
    proves(&[SI_255]);
    let gone: Vec<&str> = minors().into_iter().filter(|id| !MINORS.contains(id)).collect();
    let mut table = gaining(&format!("power-discard {}\n", gone.join(" ")));
    table.play_as("1 minor", &MINORS);
    assert_eq!((table.view().powers.minor_deck, table.power_discard().len()), (0, 32));
    table.play("1 keep drought");
    assert_eq!(table.power_discard().len(), 35);
}

#[test]
fn if_deck_and_discard_pile_run_out_the_choice_is_among_the_cards_drawn() {
    proves(&[SI_R31]);
    let held: Vec<&str> =
        minors().into_iter().filter(|id| !["drought", "steam-vents"].contains(id)).collect();
    let mut table = gaining(&format!("hand 1 {}\n", held.join(" ")));
    table.play_as("1 minor", &["drought", "steam-vents"]);
    assert_eq!(table.rest("1 keep"), set("drought steam-vents"));
    let none = gaining(&format!("hand 1 {}\n", held[1..].join(" ")));
    assert!(none.can("1 minor"));
    let mut all = self::table(&format!("{TEETH}hand 1 {}\n", minors().join(" ")));
    all.play("1 grow 2");
    all.play_as("1 act 1", &MAJORS);
    assert_eq!(all.rest("1 keep"), set(&MAJORS.join(" ")), "there are only Major Powers left to gain");
}

#[test]
fn a_major_power_costs_a_card_and_a_minor_one_does_not() {
    proves(&[SI_256, SI_257, SI_258]);
    let mut minor = gaining("");
    minor.play_as("1 minor", &MINORS);
    minor.play("1 keep drought");
    assert_eq!(minor.rest("1 forget"), set(""));
    let mut table = gaining("discard 1 ferocious-rampage steam-vents\nforgotten 1 gift-of-furious-might\n");
    table.play_as("1 major", &MAJORS);
    table.play("1 keep powerstorm");
    let cards = "herd-towards-the-lurking-maw mark-territory-with-scars-and-teeth ferocious-rampage steam-vents powerstorm";
    assert_eq!(table.rest("1 forget"), set(cards), "from hand and discard pile, the new one too");
    assert_eq!(table.refused("1 forget tsunami"), SI_257);
    assert_eq!(table.refused("1 forget gift-of-furious-might"), SI_259);
    assert_eq!(table.refused("1 skip"), SI_216);
    table.play("1 forget powerstorm");
    assert_eq!(table.hand(1), set("herd-towards-the-lurking-maw mark-territory-with-scars-and-teeth"));
    assert_eq!(table.power_discard(), set(&MAJORS.join(" ")));
}

#[test]
fn a_forgotten_card_goes_to_its_own_pile() {
    proves(&[SI_259, SI_R35]);
    let forget = |card: &str| {
        let mut table = gaining("hand 1 tsunami\ndiscard 1 ferocious-rampage steam-vents\n");
        table.play_as("1 major", &["accelerated-rot", "powerstorm", "entwined-power", "poisoned-land"]);
        table.play_all(&["1 keep powerstorm", &format!("1 forget {card}")]);
        assert_eq!(table.hand(1).len() + table.discard(1).len(), 4 + 2 + 1 - 1, "one less");
        table
    };
    let rest = "accelerated-rot entwined-power poisoned-land";
    assert_eq!(forget("steam-vents").power_discard(), set(&format!("{rest} steam-vents")));
    assert_eq!(forget("tsunami").power_discard(), set(&format!("{rest} tsunami")));
    let mut unique = forget("ferocious-rampage");
    assert_eq!((unique.power_discard(), unique.forgotten(1)), (set(rest), set("ferocious-rampage")));
    unique.play_all(&["1 land G5", "1 track plays", "1 ready"]);
    while unique.phase() != Phase::Spirit {
        unique.play("1 ready");
    }
    unique.play_all(&["1 grow 1", "1 act 1"]);
    assert!(!unique.hand(1).contains("ferocious-rampage"), "it does not come back by reclaiming");
    assert_eq!(unique.forgotten(1), set("ferocious-rampage"));
}

/// Two cards are in play and one of them gains a Major Power for the only Spirit.
fn gaining_in_play(cards: &str, use_first: &[&str]) -> Table {
    let mut table = table(&format!(
        "phase fast-phase\nspirit 1 fathomless-mud-of-the-swamp energy:9 tracks:1,4\nplay 1 entwined-power {cards}\n\
         land G2 city:1 presence:2"
    ));
    table.play_all(use_first);
    table.play("1 use entwined-power");
    table.play_as("1 major", &["tsunami", "powerstorm", "accelerated-rot", "poisoned-land"]);
    table.play("1 keep powerstorm");
    table
}

#[test]
fn forgetting_a_card_in_play_takes_its_elements_and_its_use() {
    proves(&[SI_257, SI_260, SI_261]);
    let mut table = gaining_in_play("intractable-thickets-and-thorns steam-vents", &[]);
    assert_eq!(table.elements(1), "moon:2 fire:1 air:1 water:3 earth:3 plant:2");
    assert!(table.rest("1 forget").contains("intractable-thickets-and-thorns"), "a card in play");
    table.play("1 forget intractable-thickets-and-thorns");
    assert_eq!(table.elements(1), "moon:1 fire:1 air:1 water:2 earth:2 plant:1", "at once");
    assert_eq!(table.forgotten(1), set("intractable-thickets-and-thorns"));
    table.play_all(&["1 keep accelerated-rot", "1 forget accelerated-rot"]);
    assert_eq!(table.phase(), Phase::Fast);
    assert!(table.can("1 use steam-vents"));
    assert_eq!(table.refused("1 use intractable-thickets-and-thorns"), SI_080);
}

#[test]
fn the_effects_of_a_forgotten_card_go_on() {
    proves(&[SI_262]);
    let used = ["1 use intractable-thickets-and-thorns", "1 land G2"];
    let mut table = gaining_in_play("intractable-thickets-and-thorns steam-vents", &used);
    table.play_all(&["1 forget intractable-thickets-and-thorns", "1 keep tsunami", "1 forget tsunami"]);
    assert_eq!(table.land("G2"), "city:1 presence:2 defend:5");
    assert!(!table.in_play(1).contains("intractable-thickets-and-thorns"));
}

#[test]
fn a_major_power_received_as_a_gift_costs_a_card_too() {
    proves(&[SI_R71]);
    let mut table = table(
        "phase fast-phase\n\
         spirit 1 fathomless-mud-of-the-swamp energy:9 tracks:1,4 gained:water,water,plant,plant,plant,plant\n\
         spirit 2 eyes-watch-from-the-trees\nhand 1 tsunami drought\nplay 1 entwined-power\n\
         land G2 city:1 presence:2,0\nland H5 presence:0,2",
    );
    table.play("1 use entwined-power");
    table.play_as("2 minor", &MINORS_LEFT);
    table.play_all(&["2 keep call-to-tend", "1 keep steam-vents"]);
    assert_eq!((table.energy(1), table.energy(2)), (12, 3));
    table.play("1 give tsunami");
    assert_eq!(table.asked(), [2]);
    assert!(table.can("2 forget tsunami") && table.can("2 forget call-to-tend"));
    table.play_all(&["2 forget call-to-tend", "2 give mysterious-abductions"]);
    assert!(table.hand(2).contains("tsunami") && table.hand(1).contains("mysterious-abductions"));
    assert!(table.power_discard().contains("call-to-tend"), "a card that is no Major Power costs nothing");
}

const MINORS_LEFT: [&str; 4] = ["call-to-tend", "steam-vents", "voracious-growth", "rain-of-blood"];
