//! A Spirit in play: its tracks, cards, Energy and what it has done this turn.

use crate::components::{Card, Cards, Elements, SpiritName};
use crate::effect::{Grow, Power, Slot, Spirit, Trait};
use crate::owned::{Mark, OwnCards, Zone};

/// What a Spirit does in the Spirit phase (SI-039).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Stage {
    /// A Growth option is to be chosen (SI-047).
    Choosing,
    /// The actions of the option are done; the bits tell which are left (SI-048, SI-049).
    Growing {
        /// The option.
        option: u8,
        /// The actions left.
        left: u8,
    },
    /// Cards are played (SI-074).
    Playing,
    /// Nothing more to do in this phase.
    Ready,
}

/// A Spirit in play.
///
/// ```
/// use artel_engine::{Game, Seat, Seed};
/// use artel_spirit_island::{Setup, SpiritIsland};
/// let game = SpiritIsland::new(&Setup::default(), Seed(1))?;
/// let spirit = game.spirit(Seat(0));
/// assert_eq!((spirit.hand().len(), spirit.destroyed()), (4, 0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SpiritState {
    /// Which Spirit.
    pub(crate) name: SpiritName,
    /// How many spaces of the upper track are uncovered, at least one.
    pub(crate) energy_shown: u8,
    /// How many spaces of the lower track are uncovered, at least one.
    pub(crate) plays_shown: u8,
    /// Destroyed Presence (SI-059).
    pub(crate) destroyed: u8,
    /// Energy (SI-070).
    pub(crate) energy: u8,
    /// Its Power cards.
    pub(crate) cards: OwnCards,
    /// How many cards were played this turn.
    pub(crate) played: u8,
    /// Innate Powers used this turn, a bit for each (SI-224).
    pub(crate) innates_used: u8,
    /// Elements gained for this turn besides those of cards and tracks.
    pub(crate) gained: Elements,
    /// The elements of cards in play, tracks and gifts.
    pub(crate) elements: Elements,
    /// How many cards of the Power Progression were taken; none without it (SI-263).
    pub(crate) progression: Option<u8>,
    /// What it does in this phase.
    pub(crate) stage: Stage,
}

impl SpiritState {
    /// A Spirit at the start of the game, without its Presence on the island (SI-025, SI-028).
    pub(crate) fn new(name: SpiritName, progression: bool) -> SpiritState {
        let mut spirit = SpiritState {
            name,
            energy_shown: 1,
            plays_shown: 1,
            destroyed: 0,
            energy: 0,
            cards: OwnCards::all_in(Zone::Hand, Card::uniques(name)),
            played: 0,
            innates_used: 0,
            gained: Elements::NONE,
            elements: Elements::NONE,
            progression: progression.then_some(0),
            stage: Stage::Choosing,
        };
        spirit.count_elements();
        spirit
    }

    /// The panel.
    #[inline]
    pub fn panel(&self) -> &'static Spirit {
        self.name.entry()
    }

    /// The actions of a Growth option, counted from zero.
    pub fn growth(&self, option: u8) -> &'static [Grow] {
        self.panel().growth.get(option as usize).copied().unwrap_or(&[])
    }

    /// The Innate Power with this number.
    #[inline]
    pub(crate) fn innate(&self, number: u8) -> Option<&'static Power> {
        self.panel().innates.get(number as usize)
    }

    /// The highest uncovered number of a track (SI-063).
    fn highest(track: &[Slot], shown: u8) -> u8 {
        track.iter().take(shown as usize).filter_map(|slot| slot.number).max().unwrap_or(0)
    }

    /// Energy gained each turn (SI-069).
    pub fn income(&self) -> u8 {
        SpiritState::highest(self.panel().energy, self.energy_shown)
    }

    /// How many cards may be played each turn (SI-075).
    pub fn plays(&self) -> u8 {
        SpiritState::highest(self.panel().plays, self.plays_shown)
    }

    /// Presence still on a track (SI-062).
    #[inline]
    pub fn on_track(&self, track: Track) -> u8 {
        match track {
            Track::Energy => (self.panel().energy.len() as u8).saturating_sub(self.energy_shown),
            Track::Plays => (self.panel().plays.len() as u8).saturating_sub(self.plays_shown),
        }
    }

    /// Takes the leftmost Presence of a track (SI-062).
    pub(crate) fn uncover(&mut self, track: Track) {
        match track {
            Track::Energy => self.energy_shown += 1,
            Track::Plays => self.plays_shown += 1,
        }
        self.count_elements();
    }

    /// Counts the elements anew after cards or tracks have changed (SI-064, SI-243).
    pub(crate) fn count_elements(&mut self) {
        let panel = self.panel();
        let shown = panel.energy.iter().take(self.energy_shown as usize);
        let shown = shown.chain(panel.plays.iter().take(self.plays_shown as usize));
        let tracks = shown.filter_map(|slot| slot.element).fold(self.gained, Elements::with);
        self.elements = self.cards.iter(Zone::Play).fold(tracks, |sum, card| sum.and(card.entry().elements));
    }

    /// Whether it bends the rules in a way that `test` knows.
    pub(crate) fn traits(&self) -> impl Iterator<Item = Trait> + use<> {
        self.panel().traits.iter().map(|&(_, bends)| bends)
    }
}

/// What everybody sees.
impl SpiritState {
    /// Which Spirit.
    pub fn name(&self) -> SpiritName {
        self.name
    }

    /// Energy.
    pub fn energy(&self) -> u8 {
        self.energy
    }

    /// How many cards were played this turn.
    pub fn played(&self) -> u8 {
        self.played
    }

    /// Presence still on the Energy track and on the track of card plays.
    pub fn on_tracks(&self) -> [u8; 2] {
        Track::ALL.map(|track| self.on_track(track))
    }

    /// Destroyed Presence.
    pub fn destroyed(&self) -> u8 {
        self.destroyed
    }

    /// The hand.
    #[inline]
    pub fn hand(&self) -> Cards {
        self.cards.set(Zone::Hand)
    }

    /// The cards played this turn.
    #[inline]
    pub fn in_play(&self) -> Cards {
        self.cards.set(Zone::Play)
    }

    /// The played cards whose effects were used this turn.
    #[inline]
    pub fn used(&self) -> Cards {
        self.cards.marked(Mark::Used)
    }

    /// The discard pile.
    #[inline]
    pub fn discard(&self) -> Cards {
        self.cards.set(Zone::Discard)
    }

    /// The elements of cards in play, tracks and gifts.
    pub fn elements(&self) -> Elements {
        self.elements
    }

    /// Whether the Innate Power with this number, counted from zero, was used this turn.
    pub fn innate_used(&self, number: u8) -> bool {
        self.innates_used >> number & 1 == 1
    }

    /// The chosen Growth option, counted from zero, while its actions are done.
    pub fn growing(&self) -> Option<u8> {
        match self.stage {
            Stage::Growing { option, .. } => Some(option),
            Stage::Choosing | Stage::Playing | Stage::Ready => None,
        }
    }

    /// Whether it is ready for the next phase.
    pub fn is_ready(&self) -> bool {
        self.stage == Stage::Ready
    }

    /// Whether the card can be played next, as far as Energy and plays go.
    pub fn can_afford(&self, card: Card) -> bool {
        self.played < self.plays() && card.entry().cost <= self.energy
    }
}

artel_engine::vocabulary! {
    /// A Presence track (SI-061).
    pub enum Track: "track" { Energy = "energy", Plays = "plays" }
}

/// A Power in the hands of a Spirit: one of its cards or of its Innate Powers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum PowerRef {
    /// A card.
    Card(Card),
    /// The Innate Power with this number, counted from zero, of the Spirit of a seat.
    Innate(SpiritName, u8),
}

impl PowerRef {
    /// What the content table says.
    #[inline]
    pub(crate) fn power(self) -> &'static Power {
        match self {
            PowerRef::Card(card) => card.entry(),
            PowerRef::Innate(spirit, number) => {
                let innates = spirit.entry().innates;
                &innates[number as usize % innates.len().max(1)]
            }
        }
    }
}
