//! The Event cards.

use artel_spirit_island::content::{BOXES, branch_claw, jagged_earth, nature_incarnate};
use artel_spirit_island::effect::{Amount, Count, Effect, Happening, Main, Part};
use artel_spirit_island::{Element, Stage};
use serde::Deserialize;

use crate::data::{id, read};
use crate::uses::all_within;

#[derive(Deserialize)]
struct EventFile {
    event: Vec<EventData>,
    #[serde(default)]
    removed: Vec<RemovedData>,
}

#[derive(Deserialize)]
struct RemovedData {
    id: String,
    kind: String,
}

#[derive(Deserialize)]
struct EventData {
    id: String,
    kind: String,
    #[serde(default)]
    choice: Vec<PartData>,
    stage_1: Option<PartData>,
    stage_2: Option<PartData>,
    stage_3: Option<PartData>,
    tl_1: Option<PartData>,
    tl_2: Option<PartData>,
    tl_3: Option<PartData>,
    healthy: Option<PartData>,
    blighted: Option<PartData>,
    token_event: Option<PartData>,
    dahan_event: Option<PartData>,
}

#[derive(Deserialize)]
struct PartData {
    name_en: String,
    cost: Option<CostData>,
}

#[derive(Deserialize)]
struct CostData {
    energy: u8,
    per: Option<String>,
    aided_by: Option<String>,
}

/// The files with the boxes that have Event cards.
fn boxes() -> [(&'static str, &'static [Happening]); 3] {
    [
        ("branch-claw-cards.toml", branch_claw::EVENTS),
        ("jagged-earth-cards.toml", jagged_earth::EVENTS),
        ("nature-incarnate-cards.toml", nature_incarnate::EVENTS),
    ]
}

/// The key of a name.
fn key(name: &str) -> String {
    let plain: String = name.chars().filter(|each| each.is_alphanumeric() || " -".contains(*each)).collect();
    plain.to_lowercase().replace(' ', "-")
}

/// Every card of ours with what is printed on it.
fn cards() -> Vec<(&'static Happening, EventData)> {
    let mut cards = Vec::new();
    for (file, events) in boxes() {
        let mut printed = read::<EventFile>(file).event;
        for card in events {
            let place = printed.iter().position(|each| id(&each.id) == card.id);
            let place = place.unwrap_or_else(|| panic!("'{}' is no card of {file}", card.id));
            cards.push((card, printed.remove(place)));
        }
    }
    cards
}

#[test]
fn event_cards_are_those_of_the_boxes_in_the_order_of_their_ids() {
    let mut removed = read::<EventFile>("nature-incarnate-cards.toml").removed;
    removed.retain(|card| card.kind == "event");
    for (file, events) in boxes() {
        let ids: Vec<&str> = events.iter().map(|card| card.id).collect();
        assert!(ids.is_sorted(), "{file}: {ids:?}");
        assert!(removed.iter().all(|card| !ids.contains(&&*id(&card.id))), "{file} has a card that is out");
    }
    assert_eq!(BOXES.iter().map(|contents| contents.happenings.len()).sum::<usize>(), cards().len());
}

#[track_caller]
fn assert_named(card: &str, ours: Option<&Part>, printed: Option<&PartData>) {
    let (ours, printed) = (ours.map(|part| part.name), printed.map(|part| key(&part.name_en)));
    // A name that something else has as well is marked.
    let same = match (ours, &printed) {
        (Some(ours), Some(printed)) => ours == printed || ours.strip_suffix("-dahan") == Some(printed),
        (None, None) => true,
        _ => false,
    };
    assert!(same, "{card}: {ours:?}, printed {printed:?}");
}

#[test]
fn each_card_has_the_parts_that_are_printed_on_it() {
    for (card, printed) in cards() {
        assert_named(card.id, card.tokens.as_ref(), printed.token_event.as_ref());
        assert_named(card.id, card.dahan.as_ref(), printed.dahan_event.as_ref());
        let named =
            |part: &Option<PartData>| part.as_ref().map(|part| key(&part.name_en)).unwrap_or_default();
        let by_level = |until: usize, parts: &[Part; 2], levels: [&Option<PartData>; 3]| {
            for (level, printed) in levels.into_iter().enumerate() {
                assert_eq!(parts[usize::from(level >= until)].name, named(printed), "{}", card.id);
            }
        };
        match &card.main {
            Main::Chosen(parts) => {
                assert_eq!(printed.kind, "choice", "{}", card.id);
                assert_eq!(parts.len(), printed.choice.len(), "{}", card.id);
                for (part, printed) in parts.iter().zip(&printed.choice) {
                    assert_named(card.id, Some(part), Some(printed));
                }
            }
            Main::ByStage(until, parts) => {
                let until = match until {
                    Stage::One => 1,
                    Stage::Two => 2,
                    Stage::Three => 3,
                };
                by_level(until, parts, [&printed.stage_1, &printed.stage_2, &printed.stage_3]);
            }
            Main::ByTerror(until, parts) => {
                by_level(usize::from(*until), parts, [&printed.tl_1, &printed.tl_2, &printed.tl_3]);
            }
            Main::ByHealth(parts) => {
                assert_eq!(parts[0].name, named(&printed.healthy), "{}", card.id);
                assert_eq!(parts[1].name, named(&printed.blighted), "{}", card.id);
            }
            Main::Always(_) => {
                assert_eq!(printed.kind, "choice", "each board or Spirit chooses: {}", card.id);
            }
        }
    }
}

/// What a part costs: how much, for each player or not, and the element that helps.
fn price(part: &Part) -> Option<(u8, bool, Option<Element>)> {
    all_within(part.effects).into_iter().find_map(|effect| {
        let Effect::PayTogether(Amount { fixed, each, of, .. }, aided_by, then, _) = effect else {
            return None;
        };
        (!then.is_empty()).then_some(if of == Count::Players {
            (each, true, aided_by)
        } else {
            (fixed, false, aided_by)
        })
    })
}

#[test]
fn a_choice_costs_what_is_printed() {
    for (card, printed) in cards() {
        let Main::Chosen(parts) = card.main else { continue };
        for (part, printed) in parts.iter().zip(printed.choice) {
            let cost = printed.cost.map(|cost| {
                let aided_by = cost.aided_by.map(|element| element.parse().expect("it is an element"));
                (cost.energy, cost.per.as_deref() == Some("player"), aided_by)
            });
            assert_eq!(price(part), cost, "{}: {}", card.id, part.name);
        }
    }
}
