//! What happens in a game.

use artel_engine::{Described, Phrase, RuleId, Set};
use serde::Serialize;

use crate::rules::{
    FI_030, FI_036, FI_041, FI_042, FI_043, FI_044, FI_045, FI_050, FI_055, FI_062, FI_064, FI_066, FI_069,
    FI_073, FI_075, FI_076, FI_078, FI_079, FI_080, FI_081, FI_087, FI_093, FI_094, FI_095, FI_097, FI_099,
    FI_102, FI_103, FI_104, FI_106, FI_R05, FI_R17, FI_R41,
};
use crate::{Adventurer, Card, Defeat, Tile, Treasure, WaterMark};

/// Something that happened, with the adventurers and tiles it happened to.
///
/// ```
/// use artel_engine::Described;
/// use artel_forbidden_island::{Event, Tile, rules::FI_097};
/// let event = Event::Sank { tile: Tile::Observatory };
/// assert!(event.rules().contains(&FI_097)); // the log names the rule
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(missing_docs)] // the variants' fields are what the sentence in the variant's comment names
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Event {
    /// It is this adventurer's turn.
    TurnBegan { adventurer: Adventurer },
    /// The adventurer moved their own pawn.
    Moved { adventurer: Adventurer, from: Tile, to: Tile, way: Way },
    /// The Navigator led another pawn.
    Guided { adventurer: Adventurer, from: Tile, to: Tile },
    /// The adventurer made a flooded tile dry.
    ShoredUp { adventurer: Adventurer, tile: Tile },
    /// The adventurer gave a card to a teammate.
    Given { adventurer: Adventurer, card: Card, to: Adventurer },
    /// The adventurer captured a treasure.
    Captured { adventurer: Adventurer, treasure: Treasure },
    /// The adventurer stopped with actions left.
    ActionsForgone { adventurer: Adventurer, actions: u8 },
    /// The adventurer drew a treasure card.
    Drew { adventurer: Adventurer, card: Card },
    /// The water rose to this mark, which calls for that many flood cards.
    WaterRose { mark: WaterMark, flood_cards: u8 },
    /// That many flood discards were shuffled and put on top of the flood deck.
    FloodRecycled { cards: u8 },
    /// The treasure deck was empty, so that many discards were shuffled into a new one.
    TreasureReshuffled { cards: u8 },
    /// The flood deck was empty, so that many discards were shuffled into a new one.
    FloodReshuffled { cards: u8 },
    /// A dry tile was flooded.
    Flooded { tile: Tile },
    /// A flooded tile sank.
    Sank { tile: Tile },
    /// The adventurer got away from a sunk tile.
    Swam { adventurer: Adventurer, from: Tile, to: Tile },
    /// The adventurer gave up a card over the hand limit.
    Discarded { adventurer: Adventurer, card: Card },
    /// The adventurer played Sandbags.
    Sandbagged { adventurer: Adventurer, tile: Tile },
    /// The adventurer played Helicopter Lift for these passengers.
    Lifted { adventurer: Adventurer, passengers: Set<Adventurer>, from: Tile, to: Tile, rescue: bool },
    /// The adventurer played Helicopter Lift and the team left: the game is won.
    TookOff { adventurer: Adventurer },
    /// The game is lost.
    Lost {
        #[serde(serialize_with = "artel_engine::as_text")]
        #[cfg_attr(feature = "typescript", ts(type = "string"))]
        defeat: Defeat,
    },
}

/// How a pawn moved, which tells the rule it moved by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Way {
    /// One step over a side.
    Step,
    /// One step over a corner, the Explorer's.
    Diagonal,
    /// Through the water, the Diver's.
    Dive,
    /// Through the air, the Pilot's.
    Flight,
}

impl Described for Event {
    fn phrase(&self) -> Phrase {
        let by =
            |key: &'static str, adventurer: Adventurer| Phrase::new(key).name("adventurer", adventurer.id());
        match *self {
            Event::TurnBegan { adventurer } => by("event-turn-began", adventurer),
            Event::Moved { adventurer, from, to, way } => {
                let key = match way {
                    Way::Step | Way::Diagonal => "event-moved",
                    Way::Dive => "event-dived",
                    Way::Flight => "event-flew",
                };
                by(key, adventurer).name("from", from.id()).name("tile", to.id())
            }
            Event::Guided { adventurer, from, to } => {
                by("event-guided", adventurer).name("from", from.id()).name("tile", to.id())
            }
            Event::ShoredUp { adventurer, tile } => by("event-shored-up", adventurer).name("tile", tile.id()),
            Event::Given { adventurer, card, to } => {
                by("event-given", adventurer).name("card", card.id()).name("to", to.id())
            }
            Event::Captured { adventurer, treasure } => {
                by("event-captured", adventurer).name("treasure", treasure.id())
            }
            Event::ActionsForgone { adventurer, actions } => {
                by("event-actions-forgone", adventurer).number("actions", actions)
            }
            Event::Drew { adventurer, card } => by("event-drew", adventurer).name("card", card.id()),
            Event::WaterRose { mark, flood_cards } => {
                Phrase::new("event-water-rose").number("mark", mark.number()).number("cards", flood_cards)
            }
            Event::FloodRecycled { cards } => Phrase::new("event-flood-recycled").number("cards", cards),
            Event::TreasureReshuffled { cards } => {
                Phrase::new("event-treasure-reshuffled").number("cards", cards)
            }
            Event::FloodReshuffled { cards } => Phrase::new("event-flood-reshuffled").number("cards", cards),
            Event::Flooded { tile } => Phrase::new("event-flooded").name("tile", tile.id()),
            Event::Sank { tile } => Phrase::new("event-sank").name("tile", tile.id()),
            Event::Swam { adventurer, from, to } => {
                by("event-swam", adventurer).name("from", from.id()).name("tile", to.id())
            }
            Event::Discarded { adventurer, card } => {
                by("event-discarded", adventurer).name("card", card.id())
            }
            Event::Sandbagged { adventurer, tile } => {
                by("event-sandbagged", adventurer).name("tile", tile.id())
            }
            Event::Lifted { adventurer, passengers, from, to, .. } => by("event-lifted", adventurer)
                .names("passengers", passengers.iter().map(Adventurer::id))
                .name("from", from.id())
                .name("tile", to.id()),
            Event::TookOff { adventurer } => by("event-took-off", adventurer),
            Event::Lost { defeat } => defeat.phrase(),
        }
    }

    fn is_heading(&self) -> bool {
        matches!(self, Event::TurnBegan { .. })
    }

    fn rules(&self) -> &'static [RuleId] {
        match self {
            Event::TurnBegan { .. } => &[FI_030],
            Event::Moved { way: Way::Step, .. } => &[FI_036],
            Event::Moved { way: Way::Diagonal, .. } => &[FI_041],
            Event::Moved { way: Way::Dive, .. } => &[FI_044],
            Event::Moved { way: Way::Flight, .. } => &[FI_042],
            Event::Guided { adventurer: Adventurer::Diver, .. } => &[FI_043, FI_R05],
            Event::Guided { .. } => &[FI_043],
            Event::ShoredUp { .. } => &[FI_045],
            Event::Given { .. } => &[FI_050],
            Event::Captured { .. } => &[FI_055, FI_062],
            Event::ActionsForgone { .. } => &[FI_R41],
            Event::Drew { card: Card::WatersRise, .. } => &[FI_064, FI_078],
            Event::Drew { .. } => &[FI_064, FI_066],
            Event::WaterRose { .. } => &[FI_079, FI_080],
            Event::FloodRecycled { .. } => &[FI_081],
            Event::TreasureReshuffled { .. } => &[FI_069],
            Event::FloodReshuffled { .. } => &[FI_095],
            Event::Flooded { .. } => &[FI_093],
            Event::Sank { .. } => &[FI_094, FI_097],
            Event::Swam { adventurer: Adventurer::Diver, .. } => &[FI_099, FI_102],
            Event::Swam { adventurer: Adventurer::Explorer, .. } => &[FI_099, FI_103],
            Event::Swam { adventurer: Adventurer::Pilot, .. } => &[FI_099, FI_104],
            Event::Swam { .. } => &[FI_099],
            Event::Discarded { .. } => &[FI_087],
            Event::Sandbagged { .. } => &[FI_076, FI_073],
            Event::Lifted { rescue: true, .. } => &[FI_075, FI_R17],
            Event::Lifted { .. } => &[FI_075, FI_073],
            Event::TookOff { .. } => &[FI_106],
            Event::Lost { defeat } => defeat.rules(),
        }
    }
}
