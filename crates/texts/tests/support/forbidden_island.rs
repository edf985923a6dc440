//! Everything that Forbidden Island has to say.
#![allow(dead_code, unreachable_pub, clippy::unwrap_used, clippy::expect_used, missing_docs)]

use artel_engine::{Described, Game, GameMove, Set};
use artel_forbidden_island::{
    Adventurer, Card, Defeat, Event, ForbiddenIsland, Layout, Move, Tile, Treasure, WaterMark, Way,
};

use super::phrases::{Phrases, Words, ids};

/// Every kind of event, with every thing that it can happen to.
fn events() -> Vec<Event> {
    let adventurer = Adventurer::Pilot;
    let card = Card::Sandbags;
    let mut events = vec![Event::TookOff { adventurer }];
    events.extend((1..=3).map(|actions| Event::ActionsForgone { adventurer, actions }));
    for tile in Tile::ALL {
        let (from, to) = (tile, Tile::ALL[(tile as usize + 1) % Tile::ALL.len()]);
        let passengers = Set::ALL.subsets();
        events.extend([Event::Flooded { tile }, Event::Sank { tile }, Event::ShoredUp { adventurer, tile }]);
        events.extend([Event::Sandbagged { adventurer, tile }, Event::Guided { adventurer, from, to }]);
        events.push(Event::Swam { adventurer, from, to });
        events.extend([Way::Step, Way::Diagonal, Way::Dive, Way::Flight].map(|way| Event::Moved {
            adventurer,
            from,
            to,
            way,
        }));
        events.extend(passengers.map(|passengers| Event::Lifted {
            adventurer,
            passengers,
            from,
            to,
            rescue: false,
        }));
    }
    for adventurer in Adventurer::ALL {
        events.extend(Adventurer::ALL.map(|to| Event::Given { adventurer, card, to }));
        events.extend([Event::TurnBegan { adventurer }, Event::Lost { defeat: Defeat::Drowned(adventurer) }]);
    }
    for card in Card::ALL {
        events.extend([Event::Drew { adventurer, card }, Event::Discarded { adventurer, card }]);
        events.push(Event::Given { adventurer, card, to: Adventurer::Diver });
    }
    for treasure in Treasure::ALL {
        events.extend([
            Event::Captured { adventurer, treasure },
            Event::Lost { defeat: Defeat::TreasureSunk(treasure) },
        ]);
    }
    for cards in 1..=28 {
        events.extend([Event::FloodRecycled { cards }, Event::FloodReshuffled { cards }]);
        events.push(Event::TreasureReshuffled { cards });
    }
    for mark in (1..=WaterMark::SKULL.number()).filter_map(WaterMark::new) {
        events.push(Event::WaterRose { mark, flood_cards: mark.flood_cards() });
    }
    events.extend([Defeat::LandingSunk, Defeat::WaterLevel].map(|defeat| Event::Lost { defeat }));
    events
}

const ALL_CAPTURED: &str = "captured crystal-of-fire pilot\ncaptured statue-of-the-wind pilot\n\
                            captured oceans-chalice pilot\ncaptured earth-stone pilot\n";

/// Tables at which, taken together, a move can be refused for every reason there is.
fn tables() -> Vec<String> {
    let four = "player navigator at gold-gate\nplayer engineer at gold-gate\nplayer diver\nplayer pilot\n";
    let fire = "crystal-of-fire crystal-of-fire crystal-of-fire crystal-of-fire";
    let lift = "player messenger with helicopter-lift\n";
    vec![
        format!("{four}flooded observatory iron-gate\nsunk copper-gate watchtower\n"),
        format!("{four}phase actions 0\n"),
        format!("{four}phase treasure-draw 1\n"),
        format!("{four}phase treasure-draw 0\n"),
        format!("{four}phase flood-draw 1\n"),
        format!("{four}over lost water-level\nwater 10\nphase treasure-draw 1\n"),
        "player pilot at observatory\nplayer explorer\nphase actions 2\nflight used\n".into(),
        "player diver at observatory\nplayer explorer\nflooded iron-gate\n".into(),
        "player engineer\nplayer explorer\nflooded iron-gate\n".into(),
        "player engineer at watchtower with earth-stone\nplayer pilot at gold-gate\nsunk twilight-hollow observatory\n"
            .into(),
        "player pilot with sandbags\nplayer diver\nflooded observatory\nphase flood-draw 1\n".into(),
        format!("player pilot with {fire} helicopter-lift earth-stone\nplayer diver\n"),
        format!("player pilot with {fire} helicopter-lift\nplayer diver\n"),
        format!("player pilot with {fire} helicopter-lift\nplayer diver\n{ALL_CAPTURED}"),
        format!(
            "player engineer at watchtower\n{lift}sunk twilight-hollow observatory watchtower\nphase flood-draw 1\n"
        ),
        format!(
            "player engineer at observatory\nplayer pilot at observatory\n{lift}sunk observatory\nphase flood-draw 1\n"
        ),
        format!("player diver at observatory\n{lift}sunk observatory\nphase flood-draw 1\n"),
    ]
}

/// Why moves are refused at these tables: every move that could be written down, by every seat.
fn refusals() -> Phrases {
    let mut refusals = Phrases::default();
    let unwritten =
        [Move::ShoreUpTwo(Tile::Watchtower, Tile::BronzeGate), Move::Lift(Set::EMPTY, Tile::IronGate)];
    let moves: Vec<Move> = Move::every().into_iter().chain(unwritten).collect();
    for lines in tables() {
        let game = ForbiddenIsland::read_position(&lines).unwrap_or_else(|error| panic!("{error}\n{lines}"));
        refusals.add_refusals(&game, &moves);
    }
    refusals
}

pub fn words() -> Words {
    Words {
        game: "forbidden-island",
        moves: Move::every().iter().map(Described::phrase).collect(),
        events: events().iter().map(Described::phrase).collect(),
        refusals: refusals(),
        ids: ids::<Tile>().chain(ids::<Card>()).chain(ids::<Adventurer>()).chain(ids::<Layout>()).collect(),
        // A card is turned up within the move.
        never_said: &["why-card-first"],
    }
}
