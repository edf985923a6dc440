//! The Blight cards.

use artel_spirit_island::content::{base, branch_claw, jagged_earth, nature_incarnate};
use artel_spirit_island::effect::Blight;
use artel_spirit_island::rules::{SM_031, SM_R24, SM_R25};
use artel_spirit_island::{BlightCard, BoxName, Boxes};
use serde::Deserialize;

use crate::data::{id, proves, read};
use crate::verbs::{has_the_numbers_of, verbs};

#[derive(Deserialize)]
struct CardsFile {
    blight: Vec<BlightData>,
}

#[derive(Deserialize)]
struct BlightData {
    id: String,
    side: String,
    blight_per_player: u8,
    when_empty: String,
    removed_by: Option<String>,
    #[serde(default)]
    immediate: Vec<String>,
    #[serde(default)]
    ongoing: Vec<String>,
    #[serde(default)]
    each_invader_phase: Vec<String>,
}

/// A notation of the data file and the verbs that mean it: one of them is there if and only if the notation is.
const MEANING: [(&str, &[&str]); 10] = [
    ("each_board", &["EachBoard"]),
    ("each_spirit", &["EachSpirit", "Lasting::MoreEnergy"]),
    ("destroy(", &["Destroy", "DestroyPresence"]),
    ("remove(", &["Remove"]),
    ("town and 1 city)", &["Add"]),
    ("add(1 blight", &["AddBlight"]),
    ("add(1 dahan)", &["Add"]),
    ("add(1 presence", &["AddPresenceWithin"]),
    ("lose 1 energy", &["LoseEnergy"]),
    ("fear(", &["Fear"]),
];

/// Notations of the file that say the same in other words.
const REWORDINGS: [(&str, &str); 1] = [("add 1 presence to one", "add(1 presence) to one")];

/// The cards of a box with what the data file says of them; what was removed from all games is in no box.
fn cards(file: &str, blights: &'static [Blight]) -> Vec<(&'static Blight, BlightData)> {
    let mut printed = read::<CardsFile>(file).blight;
    printed.retain(|card| card.removed_by.is_none());
    let ours: Vec<&str> = blights.iter().map(|card| card.id).collect();
    let missing: Vec<&str> = printed
        .iter()
        .map(|card| card.id.as_str())
        .filter(|each| !ours.contains(&id(each).as_str()))
        .collect();
    println!("{file}: {} of {} cards; not yet {missing:?}", ours.len(), printed.len());
    printed.retain(|card| ours.contains(&id(&card.id).as_str()));
    assert!(printed.iter().map(|card| id(&card.id)).eq(ours), "the order is that of the file");
    blights.iter().zip(printed).collect()
}

fn all_cards() -> Vec<(&'static Blight, BlightData)> {
    let boxes = [
        cards("base-blight-scenarios.toml", &base::BLIGHTS),
        cards("branch-claw-cards.toml", branch_claw::BLIGHTS),
        cards("jagged-earth-cards.toml", jagged_earth::BLIGHTS),
        cards("nature-incarnate-cards.toml", nature_incarnate::BLIGHTS),
    ];
    boxes.into_iter().flatten().collect()
}

#[test]
fn a_card_has_its_blight_and_its_sides() {
    proves(&[SM_031]);
    for (card, printed) in all_cards() {
        let still_healthy = printed.side == "still_healthy";
        assert_eq!(
            (card.per_player, card.still_healthy),
            (printed.blight_per_player, still_healthy),
            "{}",
            card.id
        );
        assert_eq!(printed.when_empty == "new card", still_healthy, "{}", card.id);
    }
}

#[test]
fn a_card_does_what_its_notation_says() {
    proves(&[SM_031]);
    for (card, printed) in all_cards() {
        let at_once = [printed.immediate, printed.ongoing].concat();
        for (effects, said) in [(card.at_once, at_once), (card.each_phase, printed.each_invader_phase)] {
            // What happens at once may go on to happen in every phase.
            let said = REWORDINGS.iter().fold(said.join("; "), |text, (one, other)| text.replace(one, other));
            if said.starts_with("the same again") {
                assert_eq!(card.at_once, card.each_phase, "{}", card.id);
                continue;
            }
            let done = verbs(effects);
            for (notation, ours) in MEANING {
                let does = said.contains(notation);
                assert!(
                    !does || ours.iter().any(|verb| done.contains(*verb)),
                    "{}: '{notation}' {done:?}",
                    card.id
                );
            }
            assert_eq!(effects.is_empty(), said.is_empty(), "{}", card.id);
            assert!(has_the_numbers_of(effects, &said), "{}: '{said}' {effects:?}", card.id);
        }
    }
}

#[test]
fn each_box_brings_its_own_blight_cards_and_none_that_was_removed() {
    proves(&[SM_R24, SM_R25]);
    assert!("tipping-point".parse::<BlightCard>().is_err());
    let all: Boxes = BoxName::all().collect();
    assert_eq!(all.blight_cards().len() as usize, BlightCard::all().count());
    for name in BoxName::all() {
        let own = name.entry().blights.iter().map(|card| card.id);
        assert!(Boxes::only(name).blight_cards().iter().map(BlightCard::id).eq(own));
    }
}
