//! What everybody sees of Fear, Invader cards and Power decks.

use serde::Serialize;

use crate::byte::byte;
use crate::components::{Cards, FearCard, InvaderCard, Land, Stage};
use crate::game::SpiritIsland;

/// How afraid the Invaders are.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)] // the names say it
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FearView {
    /// Fear since the last card was earned.
    pub generated: u8,
    /// How much Fear earns a card.
    pub pool: u8,
    /// Cards left in the Fear deck.
    pub deck: u8,
    /// Cards earned and not yet resolved.
    pub earned: u8,
    /// The Terror Level, counted from one.
    pub terror_level: u8,
    /// Cards to be earned before the next Terror Level; at the last level before victory.
    pub to_next_level: u8,
    /// Cards left for each Terror Level.
    pub left: [u8; 3],
    /// The Fear cards turned over, in their order.
    pub resolved: Vec<FearCard>,
}

/// What the Invaders are about to do.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)] // the names say it
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct InvadersView {
    pub ravage: Option<InvaderSpace>,
    pub build: Option<InvaderSpace>,
    /// The second space for Builds, which acts before the Ravage; none where there is no such space.
    pub second_build: Option<SecondSpace>,
    /// The card that was just revealed, until the cards move on.
    pub explore: Option<InvaderSpace>,
    /// The stage of the next card; none if the deck is empty.
    pub next_stage: Option<Stage>,
    /// The cards that may come next.
    pub possible: Vec<InvaderCard>,
    /// Cards left in the deck.
    pub deck: u8,
    /// Their stages, the top card first, as far as they are known.
    pub stages: Vec<Option<Stage>>,
    /// The cards discarded, in their order.
    pub discard: Vec<InvaderCard>,
    /// Whether Stage II cards escalate.
    pub escalation: bool,
}

/// The first Invader card in one of the spaces, with the lands that the cards there show.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)] // the names say it
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct InvaderSpace {
    pub card: InvaderCard,
    /// The other cards there, which act after it.
    pub more: Vec<InvaderCard>,
    pub lands: Vec<Land>,
}

/// The second space for Builds, which may be empty, with the lands that its cards show.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)] // the names say it
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SecondSpace {
    pub cards: Vec<InvaderCard>,
    pub lands: Vec<Land>,
}

/// The decks of Power cards.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)] // the names say it
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PowersView {
    /// Cards left in the deck of Minor Powers.
    pub minor_deck: u8,
    pub minor_discard: Cards,
    /// Cards left in the deck of Major Powers.
    pub major_deck: u8,
    pub major_discard: Cards,
}

impl FearView {
    pub(super) fn of(game: &SpiritIsland) -> FearView {
        FearView {
            generated: game.fear,
            pool: game.fear_pool(),
            deck: game.fear_deck(),
            earned: game.fear_earned,
            terror_level: game.terror_level(),
            to_next_level: game.terror.to_next_level(),
            left: game.terror.left(),
            resolved: game.fear_discard.to_vec(),
        }
    }
}

impl InvadersView {
    pub(super) fn of(game: &SpiritIsland) -> InvadersView {
        let space = |cards: &[InvaderCard]| {
            let (&card, more) = cards.split_first()?;
            Some(InvaderSpace { card, more: more.to_vec(), lands: game.shown_by(cards).iter().collect() })
        };
        let second = || SecondSpace {
            cards: game.second_build.to_vec(),
            lands: game.shown_by(&game.second_build).iter().collect(),
        };
        InvadersView {
            ravage: space(&game.ravage),
            build: space(&game.build),
            second_build: game.second_build_space().map(|_| second()),
            explore: space(revealed(game).as_slice()),
            next_stage: game.next_stage(),
            possible: game.next_invaders().collect(),
            deck: game.invader_deck(),
            stages: game.invader_cards.slots().map(|slot| game.invader_cards.class_of(slot)).collect(),
            discard: game.invader_discard.to_vec(),
            escalation: game.escalation,
        }
    }
}

/// The Invader card that is being explored.
fn revealed(game: &SpiritIsland) -> Option<InvaderCard> {
    game.exploring()
}

impl PowersView {
    pub(super) fn of(game: &SpiritIsland) -> PowersView {
        PowersView {
            minor_deck: byte(game.deck(false).len() as usize),
            minor_discard: game.power_discards.and(Cards::MINORS),
            major_deck: byte(game.deck(true).len() as usize),
            major_discard: game.power_discards.and(Cards::MAJORS),
        }
    }
}
