//! The state of a game.

use artel_engine::{Generator, Seat, Set, Status};
use serde::Serialize;

use crate::components::Map;
use crate::{
    Adventurer, Card, Cell, Defeat, Difficulty, FloodDeck, Layout, Pile, Tile, Treasure, TreasureDeck,
    WaterMark,
};

pub(crate) const MAX_PLAYERS: usize = 4;
/// How many cards a hand may hold (FI-086).
pub const HAND_LIMIT: u8 = 5;
/// How many cards of its kind a treasure costs (FI-055).
pub const CARDS_TO_CAPTURE: u8 = 4;

/// Where a seat's things are kept in arrays of four.
#[inline]
pub(crate) fn slot(seat: Seat) -> usize {
    seat.index()
}

/// The state of a game of Forbidden Island. Nothing in it is hidden but the generator: the order of
/// unseen cards is not decided before they are drawn.
///
/// ```
/// use artel_engine::{Game, Seed};
/// use artel_forbidden_island::{ForbiddenIsland, Phase, Setup, Tile};
/// let game = ForbiddenIsland::new(&Setup::default(), Seed(7))?;
/// assert_eq!(game.phase(), Phase::Actions { left: 3 });
/// assert_eq!(game.flooded().len(), 6);
/// assert!(game.existing().contains(game.cell(Tile::FoolsLanding)));
/// # Ok::<(), artel_engine::SetupError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ForbiddenIsland {
    pub(crate) generator: Generator,
    pub(crate) hands: [Pile; MAX_PLAYERS],
    pub(crate) treasure_deck: TreasureDeck,
    pub(crate) treasure_discard: Pile,
    pub(crate) dry: Set<Cell>,
    pub(crate) flooded: Set<Cell>,
    pub(crate) flood_discard: Set<Tile>,
    pub(crate) flood_deck: FloodDeck,
    pub(crate) map: Map,
    pub(crate) pawns: [Cell; MAX_PLAYERS],
    pub(crate) adventurers: [Adventurer; MAX_PLAYERS],
    /// Who captured each treasure (FI-062).
    pub(crate) captors: [Option<Seat>; 4],
    pub(crate) players: u8,
    pub(crate) active: Seat,
    pub(crate) phase: Phase,
    /// The deck of which chance has to turn up a card.
    pub(crate) due: Option<Deck>,
    /// Whether the Pilot has flown in this turn (FI-042).
    pub(crate) flight_used: bool,
    pub(crate) water: WaterMark,
    pub(crate) status: Status<Defeat>,
    pub(crate) layout: Layout,
    pub(crate) difficulty: Difficulty,
}

/// A deck from which cards are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Deck {
    Treasure,
    Flood,
}

/// The phases of a turn, always in this order (FI-031).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(tag = "name", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Phase {
    /// The active player acts.
    Actions {
        /// Actions not yet used.
        left: u8,
    },
    /// The active player draws treasure cards.
    TreasureDraw {
        /// Cards not yet drawn; when none is left, the next step is the first flood card.
        left: u8,
    },
    /// The active player turns up flood cards; begins when the first is turned up (FI-R14).
    FloodDraw {
        /// Cards not yet turned up.
        left: u8,
    },
}

impl Phase {
    /// How every turn begins (FI-032).
    pub const BEGIN: Phase = Phase::Actions { left: 3 };
    /// How many treasure cards are drawn in a turn (FI-064).
    pub const TREASURE_CARDS: u8 = 2;
}

impl ForbiddenIsland {
    /// Whose turn it is.
    pub fn active(&self) -> Seat {
        self.active
    }

    /// The phase of the turn.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whether the Pilot has flown in this turn.
    pub fn flight_used(&self) -> bool {
        self.flight_used
    }

    /// Where the water marker stands.
    pub fn water(&self) -> WaterMark {
        self.water
    }

    /// The shape of the island.
    pub fn layout(&self) -> Layout {
        self.layout
    }

    /// The level that was chosen.
    pub fn difficulty(&self) -> Difficulty {
        self.difficulty
    }

    /// The seats in play.
    #[inline]
    pub fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.players)
    }

    /// Who sits there.
    #[inline]
    pub fn adventurer(&self, seat: Seat) -> Adventurer {
        self.adventurers[slot(seat)]
    }

    /// Where the adventurer sits; none if they take no part (FI-022).
    #[inline]
    pub fn seat_of(&self, adventurer: Adventurer) -> Option<Seat> {
        self.all_seats().find(|&seat| self.adventurer(seat) == adventurer)
    }

    /// The seat's cards.
    #[inline]
    pub fn hand(&self, seat: Seat) -> Pile {
        self.hands[slot(seat)]
    }

    /// The position of the seat's pawn.
    #[inline]
    pub fn pawn(&self, seat: Seat) -> Cell {
        self.pawns[slot(seat)]
    }

    /// The tile that lies, or lay, on a position.
    #[inline]
    pub fn tile(&self, cell: Cell) -> Tile {
        self.map.tile(cell)
    }

    /// The position on which a tile was laid.
    #[inline]
    pub fn cell(&self, tile: Tile) -> Cell {
        self.map.cell(tile)
    }

    /// The positions whose tiles are dry.
    #[inline]
    pub fn dry(&self) -> Set<Cell> {
        self.dry
    }

    /// The positions whose tiles are flooded.
    #[inline]
    pub fn flooded(&self) -> Set<Cell> {
        self.flooded
    }

    /// The positions whose tiles have not sunk.
    #[inline]
    pub fn existing(&self) -> Set<Cell> {
        self.dry.or(self.flooded)
    }

    /// The flood cards still to be drawn.
    pub fn flood_deck(&self) -> &FloodDeck {
        &self.flood_deck
    }

    /// The flood cards drawn and not yet shuffled back.
    pub fn flood_discard(&self) -> Set<Tile> {
        self.flood_discard
    }

    /// The treasure cards still to be drawn.
    pub fn treasure_deck(&self) -> &TreasureDeck {
        &self.treasure_deck
    }

    /// The treasure cards used or given up and not yet shuffled back.
    pub fn treasure_discard(&self) -> Pile {
        self.treasure_discard
    }

    /// Who captured the treasure.
    #[inline]
    pub fn captor(&self, treasure: Treasure) -> Option<Seat> {
        self.captors[treasure as usize]
    }

    /// Whether the team holds all four treasures.
    pub fn has_all_treasures(&self) -> bool {
        self.captors.iter().all(Option::is_some)
    }

    /// The seats that hold more cards than they may, drawn or received (FI-053, FI-086, FI-088).
    #[inline]
    pub fn over_limit(&self) -> Set<Seat> {
        self.seats_where(|seat| self.hands[seat].len() > HAND_LIMIT)
    }

    /// The seats in play for whose index something is true. All four are asked, which is quicker than
    /// asking how many play.
    #[inline]
    pub(crate) fn seats_where(&self, holds: impl Fn(usize) -> bool) -> Set<Seat> {
        let bits = (0..MAX_PLAYERS).fold(0, |bits, seat| bits | u32::from(holds(seat)) << seat);
        Set::from_bits(bits & !(u32::MAX << self.players))
    }

    #[inline]
    pub(crate) fn is_over_limit(&self) -> bool {
        self.hands.iter().any(|hand| hand.len() > HAND_LIMIT)
    }

    /// The seats that hold a card which can be played at any time.
    #[inline]
    pub(crate) fn special_card_holders(&self) -> Set<Seat> {
        let mut all = Pile::EMPTY;
        self.hands.iter().for_each(|&hand| all.add_all(hand));
        if all.has_specials() { self.seats_where(|seat| self.hands[seat].has_specials()) } else { Set::EMPTY }
    }

    /// Whether anybody holds a Helicopter Lift.
    pub(crate) fn lift_in_hands(&self) -> bool {
        self.all_seats().any(|seat| self.hand(seat).has(Card::HelicopterLift))
    }

    /// The seats whose pawns stand on a position.
    #[inline]
    pub fn pawns_at(&self, cell: Cell) -> Set<Seat> {
        self.seats_where(|seat| self.pawns[seat] == cell)
    }

    /// The seats from the active one on, clockwise.
    #[inline]
    pub(crate) fn clockwise(&self) -> impl Iterator<Item = Seat> + use<> {
        let (active, players) = (self.active.0, self.players);
        (0..players).map(move |step| Seat((active + step) % players))
    }

    /// Moves a card from a hand to the discard pile.
    #[inline]
    pub(crate) fn discard(&mut self, seat: Seat, card: Card) {
        self.hands[slot(seat)].take(card);
        self.treasure_discard.add(card);
    }

    pub(crate) fn adventurers_of(&self, seats: Set<Seat>) -> Set<Adventurer> {
        seats.iter().map(|seat| self.adventurer(seat)).collect()
    }
}
