//! What everybody sees, for programs that play or draw the game: to read, not to change.

use artel_engine::{Seat, Set};

use crate::agenda::Task;
use crate::components::{
    BoardName, Card, Cards, Elements, INVADERS, InvaderCard, Kind, Kinds, Land, Lands, Piece, SpiritName,
    Stage,
};
use crate::effect::{Grow, Spirit};
use crate::game::{Phase, SpiritIsland, TABLE};
use crate::spirit::{self, SpiritState, Track};

/// A state as everybody sees it.
#[derive(Clone, Copy)]
pub struct Seen<'a> {
    game: &'a SpiritIsland,
}

/// A Spirit as everybody sees it.
#[derive(Clone, Copy)]
pub struct SeenSpirit<'a> {
    spirit: &'a SpiritState,
}

impl SpiritIsland {
    /// What everybody sees.
    #[inline]
    pub fn seen(&self) -> Seen<'_> {
        Seen { game: self }
    }
}

impl<'a> Seen<'a> {
    /// The boards in the order of the seats whose Spirits start there.
    pub fn boards(self) -> &'a [BoardName] {
        &self.game.island.boards
    }

    /// All lands in play.
    #[inline]
    pub fn lands(self) -> Lands {
        self.game.island.lands
    }

    /// The lands that a land touches.
    #[inline]
    pub fn around(self, land: Land) -> Lands {
        self.game.island.around(land)
    }

    /// The lands not farther than `range` from one of these.
    #[inline]
    pub fn within(self, range: u8, of: Lands) -> Lands {
        self.game.island.within(range, of)
    }

    /// The coastal lands.
    pub fn coast(self) -> Lands {
        self.game.island.coast()
    }

    /// How many pieces of a kind are in the land.
    #[inline]
    pub fn count(self, land: Land, kind: Kind) -> u8 {
        self.game.island.at(land).count(kind)
    }

    /// The pieces of these kinds that players can tell apart, each once, with their number.
    #[inline]
    pub fn pieces(self, land: Land, kinds: Kinds) -> impl Iterator<Item = (Piece, u8)> {
        self.game.island.at(land).pieces(kinds)
    }

    /// Whether there are Invaders in the land.
    #[inline]
    pub fn has_invaders(self, land: Land) -> bool {
        self.game.island.at(land).has(INVADERS)
    }

    /// How much damage destroys such a piece in the land now.
    #[inline]
    pub fn health(self, kind: Kind, land: Land) -> u8 {
        self.game.health(kind, land)
    }

    /// Blight in the land.
    #[inline]
    pub fn blight(self, land: Land) -> u8 {
        self.game.island.at(land).blight
    }

    /// Presence of a Spirit in the land.
    #[inline]
    pub fn presence(self, seat: Seat, land: Land) -> u8 {
        self.game.island.at(land).presence[seat.index() % self.game.spirits.len()]
    }

    /// The lands with Presence of a Spirit.
    #[inline]
    pub fn presence_lands(self, seat: Seat) -> Lands {
        self.game.island.presence(seat.index() % self.game.spirits.len())
    }

    /// The sacred sites of a Spirit.
    #[inline]
    pub fn sacred_sites(self, seat: Seat) -> Lands {
        self.game.island.sites(seat.index() % self.game.spirits.len())
    }

    /// All Defend that counts in the land now.
    #[inline]
    pub fn defend(self, land: Land) -> u8 {
        self.game.defend_in(land)
    }

    /// The Spirit of a seat.
    #[inline]
    pub fn spirit(self, seat: Seat) -> SeenSpirit<'a> {
        SeenSpirit { spirit: self.game.spirit(seat) }
    }

    /// Blight in the pool.
    pub fn blight_pool(self) -> u8 {
        self.game.blight_pool
    }

    /// Fear tokens generated since the last card was earned.
    pub fn fear(self) -> u8 {
        self.game.fear
    }

    /// How many Fear tokens earn a card.
    pub fn fear_pool(self) -> u8 {
        self.game.fear_pool()
    }

    /// Cards left in the Fear deck.
    pub fn fear_deck(self) -> u8 {
        self.game.fear_deck
    }

    /// Fear cards earned and not yet resolved.
    pub fn fear_earned(self) -> u8 {
        self.game.fear_earned
    }

    /// The Terror Level, counted from one.
    pub fn terror_level(self) -> u8 {
        self.game.terror_level()
    }

    /// What must be gone from the island to win now.
    pub fn to_be_gone(self) -> Kinds {
        self.game.to_be_gone()
    }

    /// The Invader card in the Ravage space.
    pub fn ravage(self) -> Option<InvaderCard> {
        self.game.ravage
    }

    /// The Invader card in the Build space.
    pub fn build(self) -> Option<InvaderCard> {
        self.game.build
    }

    /// The lands that an Invader card shows.
    #[inline]
    pub fn shown(self, card: InvaderCard) -> Lands {
        self.game.shown(card)
    }

    /// The Invader cards that may be the next one, all equally likely.
    pub fn next_invaders(self) -> impl Iterator<Item = InvaderCard> {
        self.game.next_invaders()
    }

    /// The stage of the next Invader card; none if the deck is empty.
    pub fn next_stage(self) -> Option<Stage> {
        self.game.next_stage()
    }

    /// How many cards are left in the Invader deck.
    pub fn invader_deck(self) -> u8 {
        self.game.invader_deck()
    }

    /// Whether Stage II cards escalate.
    pub fn escalation(self) -> bool {
        self.game.escalation
    }

    /// Whether the seat is in the middle of something: a Power, a Fear card, a Growth action.
    pub fn is_busy(self, seat: Seat) -> bool {
        let own = matches!(self.game.phase, Phase::BonusGrowth | Phase::Spirit);
        let agenda = if own { seat.index() % self.game.spirits.len() } else { TABLE };
        !self.game.agendas[agenda].is_empty()
    }

    /// How much damage is left to be divided, if that is what the table is asked.
    pub fn damage_left(self) -> Option<u8> {
        match self.game.agendas[TABLE].last() {
            Some(&Task::Hit { left, .. }) => Some(left),
            _ => None,
        }
    }

    /// Who may decide something now.
    pub fn asked(self) -> Set<Seat> {
        let mut seats = Set::EMPTY;
        self.game.choices(&mut |seat, _| seats.insert(seat));
        seats
    }
}

impl SeenSpirit<'_> {
    /// Which Spirit.
    pub fn name(self) -> SpiritName {
        self.spirit.name
    }

    /// What is printed on its panel.
    #[inline]
    pub fn panel(self) -> &'static Spirit {
        self.spirit.panel()
    }

    /// Energy.
    pub fn energy(self) -> u8 {
        self.spirit.energy
    }

    /// Energy gained each turn.
    pub fn income(self) -> u8 {
        self.spirit.income()
    }

    /// How many cards may be played each turn.
    pub fn plays(self) -> u8 {
        self.spirit.plays()
    }

    /// How many cards were played this turn.
    pub fn played(self) -> u8 {
        self.spirit.played
    }

    /// Presence still on the Energy track and on the track of card plays.
    pub fn on_tracks(self) -> [u8; 2] {
        Track::ALL.map(|track| self.spirit.on_track(track))
    }

    /// Destroyed Presence.
    pub fn destroyed(self) -> u8 {
        self.spirit.destroyed
    }

    /// The hand.
    #[inline]
    pub fn hand(self) -> Cards {
        self.spirit.hand
    }

    /// The cards played this turn.
    #[inline]
    pub fn in_play(self) -> Cards {
        self.spirit.in_play
    }

    /// The played cards whose effects were used this turn.
    #[inline]
    pub fn used(self) -> Cards {
        self.spirit.used
    }

    /// The discard pile.
    #[inline]
    pub fn discard(self) -> Cards {
        self.spirit.discard
    }

    /// The elements of cards in play, tracks and gifts.
    pub fn elements(self) -> Elements {
        self.spirit.elements
    }

    /// Whether the Innate Power with this number, counted from zero, was used this turn.
    pub fn innate_used(self, number: u8) -> bool {
        self.spirit.innates_used >> number & 1 == 1
    }

    /// The chosen Growth option, counted from zero, while its actions are done.
    pub fn growing(self) -> Option<u8> {
        match self.spirit.stage {
            spirit::Stage::Growing { option, .. } => Some(option),
            _ => None,
        }
    }

    /// The actions of a Growth option, counted from zero.
    pub fn growth(self, option: u8) -> &'static [Grow] {
        self.spirit.growth(option)
    }

    /// Whether it is ready for the next phase.
    pub fn is_ready(self) -> bool {
        self.spirit.stage == spirit::Stage::Ready
    }

    /// Whether the card can be played next, as far as Energy and plays go.
    pub fn can_afford(self, card: Card) -> bool {
        self.spirit.played < self.spirit.plays() && card.entry().cost <= self.spirit.energy
    }
}
