//! Events as JSON, for programs that show or count them.

use artel_engine::Set;
use artel_forbidden_island::{Adventurer, Card, Defeat, Event, Tile, Treasure, WaterMark, Way};
use serde_json::{Value, json};

const FROM: Tile = Tile::GoldGate;
const TO: Tile = Tile::IronGate;

/// One event of every kind, with its JSON form.
fn samples() -> Vec<(Event, Value)> {
    let adventurer = Adventurer::Engineer;
    let passengers: Set<Adventurer> = [Adventurer::Pilot, Adventurer::Diver].into_iter().collect();
    vec![
        (Event::TurnBegan { adventurer }, json!({"event": "turn-began", "adventurer": "engineer"})),
        (
            Event::Moved { adventurer, from: FROM, to: TO, way: Way::Step },
            json!({"event": "moved", "adventurer": "engineer", "from": "gold-gate", "to": "iron-gate", "way": "step"}),
        ),
        (
            Event::Guided { adventurer, from: FROM, to: TO },
            json!({"event": "guided", "adventurer": "engineer", "from": "gold-gate", "to": "iron-gate"}),
        ),
        (
            Event::ShoredUp { adventurer, tile: TO },
            json!({"event": "shored-up", "adventurer": "engineer", "tile": "iron-gate"}),
        ),
        (
            Event::Given { adventurer, card: Card::EarthStone, to: Adventurer::Diver },
            json!({"event": "given", "adventurer": "engineer", "card": "earth-stone", "to": "diver"}),
        ),
        (
            Event::Captured { adventurer, treasure: Treasure::OceansChalice },
            json!({"event": "captured", "adventurer": "engineer", "treasure": "oceans-chalice"}),
        ),
        (
            Event::ActionsForgone { adventurer, actions: 2 },
            json!({"event": "actions-forgone", "adventurer": "engineer", "actions": 2}),
        ),
        (
            Event::Drew { adventurer, card: Card::WatersRise },
            json!({"event": "drew", "adventurer": "engineer", "card": "waters-rise"}),
        ),
        (
            Event::WaterRose { mark: WaterMark::SKULL, flood_cards: 0 },
            json!({"event": "water-rose", "mark": 10, "flood_cards": 0}),
        ),
        (Event::FloodRecycled { cards: 7 }, json!({"event": "flood-recycled", "cards": 7})),
        (Event::TreasureReshuffled { cards: 17 }, json!({"event": "treasure-reshuffled", "cards": 17})),
        (Event::FloodReshuffled { cards: 21 }, json!({"event": "flood-reshuffled", "cards": 21})),
        (Event::Flooded { tile: TO }, json!({"event": "flooded", "tile": "iron-gate"})),
        (Event::Sank { tile: TO }, json!({"event": "sank", "tile": "iron-gate"})),
        (
            Event::Swam { adventurer, from: FROM, to: TO },
            json!({"event": "swam", "adventurer": "engineer", "from": "gold-gate", "to": "iron-gate"}),
        ),
        (
            Event::Discarded { adventurer, card: Card::Sandbags },
            json!({"event": "discarded", "adventurer": "engineer", "card": "sandbags"}),
        ),
        (
            Event::Sandbagged { adventurer, tile: TO },
            json!({"event": "sandbagged", "adventurer": "engineer", "tile": "iron-gate"}),
        ),
        (
            Event::Lifted { adventurer, passengers, from: FROM, to: TO, rescue: true },
            json!({
                "event": "lifted", "adventurer": "engineer", "passengers": ["diver", "pilot"],
                "from": "gold-gate", "to": "iron-gate", "rescue": true
            }),
        ),
        (Event::TookOff { adventurer }, json!({"event": "took-off", "adventurer": "engineer"})),
        (
            Event::Lost { defeat: Defeat::Drowned(Adventurer::Diver) },
            json!({"event": "lost", "defeat": "drowned diver"}),
        ),
    ]
}

#[test]
fn every_event_is_written_with_its_name_and_what_it_happened_to() {
    for (event, written) in samples() {
        assert_eq!(serde_json::to_value(event).unwrap(), written);
    }
}

#[test]
fn the_ways_of_a_move_have_names() {
    let names =
        [Way::Step, Way::Diagonal, Way::Dive, Way::Flight].map(|way| serde_json::to_value(way).unwrap());
    assert_eq!(names, ["step", "diagonal", "dive", "flight"]);
}
