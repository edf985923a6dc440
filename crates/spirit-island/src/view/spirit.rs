//! What everybody sees of a Spirit.

use artel_engine::Seat;
use serde::Serialize;

use crate::components::{Card, Cards, Element, Elements, SpiritName};
use crate::effect::{Gift, Power, Slot, Threshold};
use crate::game::{Phase, SpiritIsland};
use crate::owned::{Mark, Zone};
use crate::spirit::SpiritState;
use crate::stage::Stage;
use crate::words::{Line, effects as lines};

/// A Spirit in play.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)] // the names say it
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SpiritView {
    pub seat: Seat,
    pub spirit: SpiritName,
    pub stage: SpiritStage,
    /// Whether there is nothing more it wants to do, or could do, in this phase.
    pub done: bool,
    /// The Growth option chosen this turn, counted from one, while its actions are done.
    pub growth_option: Option<u8>,
    /// The numbers of its actions that are left.
    pub growth_left: Vec<u8>,
    pub energy: u8,
    /// Energy gained each turn.
    pub income: u8,
    /// How many cards it may play each turn.
    pub plays: u8,
    /// How many it has played this turn.
    pub played: u8,
    pub energy_track: Vec<SlotView>,
    pub plays_track: Vec<SlotView>,
    /// The tracks besides these two.
    pub branches: Vec<BranchView>,
    /// Presence that was destroyed.
    pub destroyed: u8,
    pub elements: Elements,
    pub hand: Vec<HandView>,
    pub in_play: Vec<PlayedView>,
    pub discard: Cards,
    /// Forgotten Unique Powers.
    pub forgotten: Cards,
    pub innates: Vec<InnateView>,
    /// The cards of its Power Progression that are left; none without it.
    pub progression: Option<Vec<&'static str>>,
    /// The keys of its Special Rules.
    pub special_rules: Vec<&'static str>,
}

/// What a Spirit does in this phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum SpiritStage {
    /// It chooses a Growth option.
    Choosing,
    /// It does the actions of the option.
    Growing,
    /// It plays cards or uses Powers.
    Playing,
    /// It has nothing more to do.
    Ready,
}

/// A space of a Presence track.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)] // the names say it
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SlotView {
    pub number: Option<u8>,
    pub element: Option<Element>,
    /// What it gives besides.
    pub gives: Vec<GiftView>,
    /// Whether Presence covers it.
    pub covered: bool,
}

/// What a space of a track gives besides its number.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "gift", rename_all = "kebab-case")]
#[allow(missing_docs)] // the names say it
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum GiftView {
    Element {
        element: Element,
    },
    AnyElement,
    Energy {
        more: u8,
    },
    Plays {
        more: u8,
    },
    Range {
        more: u8,
    },
    /// Something that can be done once a turn.
    Action {
        lines: Vec<Line>,
    },
}

/// A track besides the two that every panel has.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)] // the names say it
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BranchView {
    /// Its name in moves.
    pub track: String,
    pub slots: Vec<SlotView>,
    /// Spaces of other tracks, by track and place counted from zero, of which one must be uncovered before its first.
    pub after: Vec<(u8, u8)>,
}

/// A threshold: whether it is reached.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)] // the names say it
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ThresholdView {
    pub reached: bool,
    /// The elements that are missing.
    pub missing: Elements,
}

/// A card of the hand.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)] // the names say it
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HandView {
    pub card: Card,
    /// Whether there is the Energy and the card play for it.
    pub affordable: bool,
    /// Its thresholds, as they would be if it were played.
    pub thresholds: Vec<ThresholdView>,
}

/// A card in play.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)] // the names say it
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlayedView {
    pub card: Card,
    /// Whether its Power was used this turn.
    pub used: bool,
    /// Whether its Power can be used in this phase.
    pub usable: bool,
    /// Whether it can be repeated in this phase by paying again.
    pub repeatable: bool,
    pub thresholds: Vec<ThresholdView>,
}

/// An Innate Power.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)] // the names say it
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct InnateView {
    pub innate: &'static str,
    /// Whether it was used this turn.
    pub used: bool,
    /// Whether it can be used in this phase.
    pub usable: bool,
    pub thresholds: Vec<ThresholdView>,
}

impl SpiritView {
    pub(super) fn of(game: &SpiritIsland, seat: Seat) -> SpiritView {
        let spirit = game.spirit(seat);
        let panel = spirit.panel();
        let (growth_option, growth_left) = growth(spirit);
        let progression =
            spirit.progression.map(|taken| panel.progression.iter().copied().skip(taken as usize).collect());
        SpiritView {
            seat,
            spirit: spirit.name,
            stage: SpiritStage::of(spirit.stage),
            done: is_done(game, seat),
            growth_option,
            growth_left,
            energy: spirit.energy,
            income: spirit.income() + game.more_energy(),
            plays: spirit.plays(),
            played: spirit.played,
            energy_track: slots(panel.energy, spirit.shown[0]),
            plays_track: slots(panel.plays, spirit.shown[1]),
            branches: spirit
                .tracks()
                .skip(2)
                .zip(panel.branches)
                .map(|(track, branch)| BranchView {
                    track: track.to_string(),
                    slots: slots(branch.slots, spirit.shown[track as usize]),
                    after: branch.after.to_vec(),
                })
                .collect(),
            destroyed: spirit.destroyed,
            elements: spirit.elements,
            hand: spirit.cards.iter(Zone::Hand).map(|card| HandView::of(game, seat, card)).collect(),
            in_play: spirit.cards.iter(Zone::Play).map(|card| PlayedView::of(game, seat, card)).collect(),
            discard: spirit.cards.set(Zone::Discard),
            forgotten: spirit.cards.set(Zone::Forgotten),
            innates: (0..)
                .zip(panel.innates)
                .map(|(number, power)| InnateView::of(game, seat, number, power))
                .collect(),
            progression,
            special_rules: panel.traits.iter().map(|&(name, _)| name).collect(),
        }
    }
}

/// The Growth option under way, counted from one, and the numbers of its actions that are left.
fn growth(spirit: &SpiritState) -> (Option<u8>, Vec<u8>) {
    match spirit.stage {
        Stage::Growing { option, left, .. } => {
            (Some(option + 1), (0..8).filter(|bit| left >> bit & 1 == 1).map(|bit| bit + 1).collect())
        }
        Stage::Choosing { .. } | Stage::Playing | Stage::Ready => (None, Vec::new()),
    }
}

fn is_done(game: &SpiritIsland, seat: Seat) -> bool {
    let ready = game.spirit(seat).stage == Stage::Ready;
    match game.phase {
        Phase::BonusGrowth | Phase::Spirit => ready,
        Phase::Fast | Phase::Slow => ready || !game.can_use_any(seat) && !game.has_anytime(seat),
        Phase::Setup | Phase::Invader | Phase::TimePasses => true,
    }
}

/// What a space gives besides its number and its first element.
pub(super) fn gifts(slot: &Slot) -> Vec<GiftView> {
    let view = |gift: Gift| match gift {
        Gift::Element(element) => GiftView::Element { element },
        Gift::AnyElement => GiftView::AnyElement,
        Gift::MoreEnergy(more) => GiftView::Energy { more },
        Gift::MorePlays(more) => GiftView::Plays { more },
        Gift::Range(more) => GiftView::Range { more },
        Gift::Action(effects) => GiftView::Action { lines: lines(effects) },
    };
    let first = slot.elements().next();
    let mut seen = false;
    slot.gifts()
        .filter(|gift| {
            let is_first = !seen && first.is_some_and(|element| *gift == Gift::Element(element));
            seen |= is_first;
            !is_first
        })
        .map(view)
        .collect()
}

fn slots(track: &[Slot], shown: u8) -> Vec<SlotView> {
    let slot = |(at, slot): (u8, &Slot)| SlotView {
        number: slot.number,
        element: slot.elements().next(),
        gives: gifts(slot),
        covered: at >= shown,
    };
    (0..).zip(track).map(slot).collect()
}

fn thresholds(elements: Elements, thresholds: &[Threshold]) -> Vec<ThresholdView> {
    let view = |threshold: &Threshold| ThresholdView {
        reached: elements.satisfy(threshold.elements),
        missing: elements.missing_for(threshold.elements),
    };
    thresholds.iter().map(view).collect()
}

impl SpiritStage {
    fn of(stage: Stage) -> SpiritStage {
        match stage {
            Stage::Choosing { .. } => SpiritStage::Choosing,
            Stage::Growing { .. } => SpiritStage::Growing,
            Stage::Playing => SpiritStage::Playing,
            Stage::Ready => SpiritStage::Ready,
        }
    }
}

impl HandView {
    fn of(game: &SpiritIsland, seat: Seat, card: Card) -> HandView {
        let elements = game.spirit(seat).elements.and(card.entry().elements);
        HandView {
            card,
            affordable: game.is_playable(seat, card),
            thresholds: thresholds(elements, card.entry().thresholds),
        }
    }
}

impl PlayedView {
    fn of(game: &SpiritIsland, seat: Seat, card: Card) -> PlayedView {
        let spirit = game.spirit(seat);
        PlayedView {
            card,
            used: spirit.cards.was(Mark::Used, card),
            usable: game.can_use(seat, card),
            repeatable: game.can_repeat(seat, card),
            thresholds: thresholds(spirit.elements, card.entry().thresholds),
        }
    }
}

impl InnateView {
    fn of(game: &SpiritIsland, seat: Seat, number: u8, power: &Power) -> InnateView {
        let spirit = game.spirit(seat);
        InnateView {
            innate: power.id,
            used: spirit.innates_used >> number & 1 == 1,
            usable: game.can_use_innate(seat, number),
            thresholds: thresholds(spirit.elements, power.thresholds),
        }
    }
}
