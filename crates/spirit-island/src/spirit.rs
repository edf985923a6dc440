//! A Spirit in play: its tracks, cards, Energy and what it has done this turn.

use crate::byte::byte;
use crate::components::{Card, Cards, Elements, SpiritName};
use crate::effect::{Effects, Gift, Grow, GrowthOption, Power, Slot, Spirit, Trait};
use crate::owned::{Mark, OwnCards, Zone};
use crate::stage::{Options, Stage};

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
    /// How many spaces of each track are uncovered.
    pub(crate) shown: Shown,
    /// Destroyed Presence (SI-059).
    pub(crate) destroyed: u8,
    /// Presence that has left the game.
    pub(crate) gone: u8,
    /// How much of the Energy that it gains this turn is still lost.
    pub(crate) owed: u8,
    /// Energy (SI-070).
    pub(crate) energy: u8,
    /// Health of drowned Invaders that can still be turned into Energy (SM-R61).
    pub(crate) drowned: u16,
    /// Its Power cards.
    pub(crate) cards: OwnCards,
    /// How many cards were played this turn.
    pub(crate) played: u8,
    /// How many more cards can be played this turn than the tracks say.
    pub(crate) more_plays: u8,
    /// How many of its Slow Powers were used as Fast ones this turn by its Special Rule.
    pub(crate) made_fast: u8,
    /// Innate Powers used this turn, a bit for each (SI-224).
    pub(crate) innates_used: u8,
    /// What spaces of its tracks allow once a turn and was done, a bit for each.
    pub(crate) acted: u8,
    /// How many elements of choice from its tracks were chosen this turn.
    pub(crate) any_chosen: u8,
    /// Elements gained for this turn besides those of cards and tracks.
    pub(crate) gained: Elements,
    /// The elements of cards in play, tracks and gifts.
    pub(crate) elements: Elements,
    /// How many cards of the Power Progression were taken; none without it (SI-263).
    pub(crate) progression: Option<u8>,
    /// The Growth options it cannot pick again in this game.
    pub(crate) spent: Options,
    /// What it does in this phase.
    pub(crate) stage: Stage,
}

impl SpiritState {
    /// A Spirit at the start of the game, without its Presence on the island (SI-025, SI-028).
    pub(crate) fn new(name: SpiritName, progression: bool) -> SpiritState {
        let mut spirit = SpiritState {
            name,
            shown: name.entry().first_shown(),
            destroyed: 0,
            gone: 0,
            owed: 0,
            energy: 0,
            drowned: 0,
            cards: OwnCards::all_in(Zone::Hand, Card::uniques(name)),
            played: 0,
            more_plays: 0,
            made_fast: 0,
            innates_used: 0,
            acted: 0,
            any_chosen: 0,
            gained: Elements::NONE,
            elements: Elements::NONE,
            progression: progression.then_some(0),
            spent: Options::NONE,
            stage: Stage::CHOOSING,
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
        self.growth_option(option).map_or(&[], |option| option.actions)
    }

    /// The Growth option with this number, counted from zero.
    pub fn growth_option(&self, option: u8) -> Option<&'static GrowthOption> {
        self.panel().growth_options().nth(option as usize)
    }

    /// The Growth options that can be picked now, if `picked` were this turn: others of a group of which fewer were
    /// picked than have to be (SI-047), as far as `wealth` pays for them.
    pub(crate) fn pickable(&self, picked: Options, wealth: u8) -> Options {
        let (mut first, mut free) = (0, Options::NONE);
        for group in self.panel().growth {
            let numbered = || (first..).zip(group.options);
            let taken = numbered().filter(|&(number, _)| picked.contains(number)).count();
            if taken < usize::from(group.picks) {
                let possible = numbered().filter(|&(number, option)| {
                    !picked.contains(number) && !self.spent.contains(number) && option.price <= wealth
                });
                free = possible.fold(free, |free, (number, _)| free.with(number));
            }
            first += byte(group.options.len());
        }
        free
    }

    /// The Innate Power with this number.
    #[inline]
    pub(crate) fn innate(&self, number: u8) -> Option<&'static Power> {
        self.panel().innates.get(number as usize)
    }

    /// The uncovered spaces of a track.
    #[inline]
    fn uncovered(&self, track: Track) -> &'static [Slot] {
        let slots = self.panel().tracks().nth(track as usize).unwrap_or(&[]);
        &slots[..usize::from(self.shown[track as usize])]
    }

    /// What the uncovered spaces of all tracks give.
    pub(crate) fn gifts(&self) -> impl Iterator<Item = Gift> {
        let shown = self.panel().tracks().zip(self.shown);
        shown.flat_map(|(slots, shown)| &slots[..usize::from(shown)]).flat_map(Slot::gifts)
    }

    /// What the uncovered spaces allow once a turn, by number counted from zero: spaces of all tracks are counted, so
    /// that the numbers stay.
    pub(crate) fn track_actions(&self) -> impl Iterator<Item = (u8, Effects)> {
        let slots = self.panel().tracks().zip(self.shown).flat_map(|(slots, shown)| {
            slots.iter().enumerate().map(move |(place, slot)| (place < usize::from(shown), slot))
        });
        let actions = slots.flat_map(|(open, slot)| slot.gifts().map(move |gift| (open, gift)));
        let actions =
            actions.filter_map(
                |(open, gift)| if let Gift::Action(effects) = gift { Some((open, effects)) } else { None },
            );
        (0..).zip(actions).filter(|(_, (open, _))| *open).map(|(number, (_, effects))| (number, effects))
    }

    /// What the action with this number is, if its space is uncovered.
    pub(crate) fn track_action(&self, number: u8) -> Option<Effects> {
        self.track_actions().find(|(each, _)| *each == number).map(|(_, effects)| effects)
    }

    /// How many elements of choice its tracks still give this turn.
    pub fn any_elements(&self) -> u8 {
        let shown = self.gifts().filter(|gift| *gift == Gift::AnyElement).count();
        let shown = byte(shown);
        shown - self.any_chosen.min(shown)
    }

    /// The highest uncovered number of a track (SI-063).
    fn highest(&self, track: Track) -> u8 {
        self.uncovered(track).iter().filter_map(|slot| slot.number).max().unwrap_or(0)
    }

    /// Energy gained each turn (SI-069, SM-050).
    pub fn income(&self) -> u8 {
        let more = self.gifts().map(|gift| if let Gift::MoreEnergy(more) = gift { more } else { 0 });
        self.highest(Track::Energy) + more.sum::<u8>()
    }

    /// How many cards may be played each turn (SI-075, SM-050).
    pub fn plays(&self) -> u8 {
        let more = self.gifts().map(|gift| if let Gift::MorePlays(more) = gift { more } else { 0 });
        self.highest(Track::Plays) + more.sum::<u8>()
    }

    /// How many cards may be played this turn.
    pub fn plays_now(&self) -> u8 {
        self.plays() + self.more_plays
    }

    /// Presence still on a track (SI-062).
    #[inline]
    pub fn on_track(&self, track: Track) -> u8 {
        let slots = self.panel().tracks().nth(track as usize).map_or(0, <[Slot]>::len);
        byte(slots) - self.shown[track as usize]
    }

    /// Whether the next Presence of a track can be taken: there is one, and what a branch begins with is uncovered.
    pub(crate) fn can_uncover(&self, track: Track) -> bool {
        let branch = (track as usize).checked_sub(2).and_then(|place| self.panel().branches.get(place));
        let open = branch.is_none_or(|branch| {
            let is_open = |&(track, slot): &(u8, u8)| self.shown[usize::from(track)] > slot;
            branch.after.is_empty() || self.shown[track as usize] > 0 || branch.after.iter().any(is_open)
        });
        open && self.on_track(track) > 0
    }

    /// Takes the leftmost Presence of a track (SI-062).
    pub(crate) fn uncover(&mut self, track: Track) {
        assert!(self.can_uncover(track), "no Presence can be taken from the track '{track}'");
        self.shown[track as usize] += 1;
        self.count_elements();
    }

    /// Counts the elements anew after cards or tracks have changed (SI-064, SI-243).
    pub(crate) fn count_elements(&mut self) {
        let shown = self.panel().tracks().zip(self.shown);
        let slots = shown.flat_map(|(slots, shown)| &slots[..usize::from(shown)]);
        let tracks = slots.flat_map(Slot::elements).fold(self.gained, Elements::with);
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

    /// Health of drowned Invaders that can still be turned into Energy.
    pub fn drowned(&self) -> u16 {
        self.drowned
    }

    /// How many cards were played this turn.
    pub fn played(&self) -> u8 {
        self.played
    }

    /// Presence still on the Energy track and on the track of card plays.
    pub fn on_tracks(&self) -> [u8; 2] {
        [Track::Energy, Track::Plays].map(|track| self.on_track(track))
    }

    /// Presence still on all tracks together.
    pub fn covered(&self) -> u8 {
        self.tracks().map(|track| self.on_track(track)).sum()
    }

    /// The tracks that its panel has.
    pub fn tracks(&self) -> impl Iterator<Item = Track> + use<> {
        Track::ALL.into_iter().take(2 + self.panel().branches.len())
    }

    /// Presence that has left the game.
    pub fn gone(&self) -> u8 {
        self.gone
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
            Stage::Choosing { .. } | Stage::Playing | Stage::Ready => None,
        }
    }

    /// Whether it is ready for the next phase.
    pub fn is_ready(&self) -> bool {
        self.stage == Stage::Ready
    }
}

artel_engine::vocabulary! {
    /// A Presence track (SI-061).
    pub enum Track: "track" {
        Energy = "energy",
        Plays = "plays",
        Third = "third",
        Fourth = "fourth",
        Fifth = "fifth",
        Sixth = "sixth",
        Seventh = "seventh",
        Eighth = "eighth",
    }
}

/// How many spaces of each track are uncovered.
pub(crate) type Shown = [u8; Track::ALL.len()];

impl Spirit {
    /// The spaces that no Presence covers at the start: the first of the two tracks that every panel has (SI-061), and
    /// what the others show.
    pub(crate) fn first_shown(&self) -> Shown {
        let mut shown = [0; Track::ALL.len()];
        shown[..2].fill(1);
        shown[2..].iter_mut().zip(self.branches).for_each(|(shown, branch)| *shown = branch.shown);
        shown
    }
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
                &innates[number as usize]
            }
        }
    }
}
