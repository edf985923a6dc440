//! What the log tells of each event.

use crate::support::proves;
use artel_engine::{Described, Phrase, RuleId, Set};
use artel_forbidden_island::rules::{
    FI_030, FI_036, FI_041, FI_042, FI_043, FI_044, FI_045, FI_050, FI_055, FI_062, FI_064, FI_066, FI_069,
    FI_073, FI_075, FI_076, FI_078, FI_079, FI_080, FI_081, FI_087, FI_093, FI_094, FI_095, FI_097, FI_099,
    FI_102, FI_103, FI_104, FI_106, FI_109, FI_111, FI_112, FI_113, FI_R05, FI_R17, FI_R41,
};
use artel_forbidden_island::{Adventurer, Card, Defeat, Event, Tile, Treasure, WaterMark, Way};

const FROM: Tile = Tile::Observatory;
const TO: Tile = Tile::Watchtower;

#[track_caller]
fn assert_told(event: Event, phrase: &Phrase, rules: &[RuleId]) {
    assert_eq!(&event.phrase(), phrase, "{event:?}");
    assert_eq!(event.rules(), rules, "{event:?}");
}

/// A phrase that speaks of the adventurer who does something.
fn by(key: &'static str, adventurer: Adventurer) -> Phrase {
    Phrase::new(key).name("adventurer", adventurer.id())
}

/// A phrase that speaks of a way from one tile to another.
fn journey(key: &'static str, adventurer: Adventurer) -> Phrase {
    by(key, adventurer).name("from", "observatory").name("tile", "watchtower")
}

#[test]
fn movement_is_told_by_the_rule_it_follows() {
    proves(&[FI_036, FI_041, FI_042, FI_043, FI_044, FI_R05]);
    let cases = [
        (Adventurer::Engineer, Way::Step, "event-moved", FI_036),
        (Adventurer::Explorer, Way::Diagonal, "event-moved", FI_041),
        (Adventurer::Diver, Way::Dive, "event-dived", FI_044),
        (Adventurer::Pilot, Way::Flight, "event-flew", FI_042),
    ];
    for (adventurer, way, key, rule) in cases {
        let moved = Event::Moved { adventurer, from: FROM, to: TO, way };
        assert_told(moved, &journey(key, adventurer), &[rule]);
    }
    for (adventurer, rules) in
        [(Adventurer::Diver, [FI_043, FI_R05].as_slice()), (Adventurer::Pilot, &[FI_043])]
    {
        let guided = Event::Guided { adventurer, from: FROM, to: TO };
        assert_told(guided, &journey("event-guided", adventurer), rules);
    }
}

#[test]
fn other_actions_are_told() {
    proves(&[FI_030, FI_045, FI_050, FI_055, FI_062, FI_R41]);
    let adventurer = Adventurer::Messenger;
    assert_told(Event::TurnBegan { adventurer }, &by("event-turn-began", adventurer), &[FI_030]);
    let shored_up = by("event-shored-up", adventurer).name("tile", "watchtower");
    assert_told(Event::ShoredUp { adventurer, tile: TO }, &shored_up, &[FI_045]);
    let given = by("event-given", adventurer).name("card", "earth-stone").name("to", "pilot");
    let gift = Event::Given { adventurer, card: Card::EarthStone, to: Adventurer::Pilot };
    assert_told(gift, &given, &[FI_050]);
    let captured = by("event-captured", adventurer).name("treasure", "earth-stone");
    let capture = Event::Captured { adventurer, treasure: Treasure::EarthStone };
    assert_told(capture, &captured, &[FI_055, FI_062]);
    let forgone = by("event-actions-forgone", adventurer).number("actions", 2);
    assert_told(Event::ActionsForgone { adventurer, actions: 2 }, &forgone, &[FI_R41]);
}

#[test]
fn draws_and_the_rising_water_are_told() {
    proves(&[FI_064, FI_066, FI_069, FI_078, FI_079, FI_080, FI_081, FI_093, FI_094, FI_095, FI_097]);
    let adventurer = Adventurer::Diver;
    let drew = |card: Card| by("event-drew", adventurer).name("card", card.id());
    let card = Card::Sandbags;
    assert_told(Event::Drew { adventurer, card }, &drew(card), &[FI_064, FI_066]);
    let card = Card::WatersRise;
    assert_told(Event::Drew { adventurer, card }, &drew(card), &[FI_064, FI_078]);
    let rose = Event::WaterRose { mark: WaterMark::new(6).unwrap(), flood_cards: 4 };
    assert_told(
        rose,
        &Phrase::new("event-water-rose").number("mark", 6).number("cards", 4),
        &[FI_079, FI_080],
    );
    let shuffled = |key| Phrase::new(key).number("cards", 7);
    assert_told(Event::FloodRecycled { cards: 7 }, &shuffled("event-flood-recycled"), &[FI_081]);
    assert_told(Event::TreasureReshuffled { cards: 7 }, &shuffled("event-treasure-reshuffled"), &[FI_069]);
    assert_told(Event::FloodReshuffled { cards: 7 }, &shuffled("event-flood-reshuffled"), &[FI_095]);
    let tile = |key| Phrase::new(key).name("tile", "watchtower");
    assert_told(Event::Flooded { tile: TO }, &tile("event-flooded"), &[FI_093]);
    assert_told(Event::Sank { tile: TO }, &tile("event-sank"), &[FI_094, FI_097]);
}

#[test]
fn swimming_is_told_by_the_swimmers_own_rule() {
    proves(&[FI_099, FI_102, FI_103, FI_104]);
    for adventurer in Adventurer::ALL {
        let rules: &[RuleId] = match adventurer {
            Adventurer::Diver => &[FI_099, FI_102],
            Adventurer::Explorer => &[FI_099, FI_103],
            Adventurer::Pilot => &[FI_099, FI_104],
            _ => &[FI_099],
        };
        let swam = Event::Swam { adventurer, from: FROM, to: TO };
        assert_told(swam, &journey("event-swam", adventurer), rules);
    }
}

#[test]
fn played_and_discarded_cards_are_told() {
    proves(&[FI_073, FI_075, FI_076, FI_087, FI_106, FI_R17]);
    let adventurer = Adventurer::Navigator;
    let discarded = by("event-discarded", adventurer).name("card", "oceans-chalice");
    assert_told(Event::Discarded { adventurer, card: Card::OceansChalice }, &discarded, &[FI_087]);
    let sandbagged = by("event-sandbagged", adventurer).name("tile", "watchtower");
    assert_told(Event::Sandbagged { adventurer, tile: TO }, &sandbagged, &[FI_076, FI_073]);
    let passengers: Set<Adventurer> = [Adventurer::Diver, Adventurer::Pilot].into_iter().collect();
    let told = by("event-lifted", adventurer)
        .names("passengers", ["diver", "pilot"])
        .name("from", "observatory")
        .name("tile", "watchtower");
    for (rescue, rules) in [(false, [FI_075, FI_073]), (true, [FI_075, FI_R17])] {
        let lifted = Event::Lifted { adventurer, passengers, from: FROM, to: TO, rescue };
        assert_told(lifted, &told.clone(), &rules);
    }
    assert_told(Event::TookOff { adventurer }, &by("event-took-off", adventurer), &[FI_106]);
}

#[test]
fn every_defeat_is_told_with_its_rule() {
    proves(&[FI_109, FI_111, FI_112, FI_113]);
    let treasure = Phrase::new("lost-treasure-sunk").name("treasure", "earth-stone");
    let drowned = Phrase::new("lost-drowned").name("adventurer", "pilot");
    let cases = [
        (Defeat::TreasureSunk(Treasure::EarthStone), "treasure-sunk earth-stone", treasure, FI_109),
        (Defeat::LandingSunk, "landing-sunk", Phrase::new("lost-landing-sunk"), FI_111),
        (Defeat::Drowned(Adventurer::Pilot), "drowned pilot", drowned, FI_112),
        (Defeat::WaterLevel, "water-level", Phrase::new("lost-water-level"), FI_113),
    ];
    for (defeat, text, phrase, rule) in cases {
        assert_eq!(defeat.to_string(), text);
        assert_eq!((defeat.phrase(), defeat.rules()), (phrase.clone(), [rule].as_slice()));
        assert_told(Event::Lost { defeat }, &phrase, &[rule]);
    }
}
