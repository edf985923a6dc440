//! The state of a game.

use artel_engine::{Generator, Seat, Set, Status, without};
use serde::Serialize;

use crate::agenda::{Agenda, Due, Task};
use crate::exorcism::Exorcism;
use crate::spells::Spells;
use crate::{
    Card, Colour, Deck, Defeat, Difficulty, Ghosts, Place, Power, Side, Space, Tao, Taoist, Tile, Village,
};

/// All Qi tokens in the box (GS-005).
pub(crate) const QI_TOKENS: u8 = 20;
/// Both Buddha figures (GS-005).
pub(crate) const BUDDHAS: u8 = 2;
/// The Tao dice that ghosts can capture (GS-003, GS-R49).
pub(crate) const TAO_DICE: u8 = 3;

/// The state of a game of Ghost Stories. Nothing in it is hidden but the generator: which of the
/// unseen cards lies where is not decided before it is drawn.
///
/// ```
/// use artel_engine::{Game, Seed};
/// use artel_ghost_stories::{GhostStories, Phase, Setup};
/// let game = GhostStories::new(&Setup::default(), Seed(7))?;
/// assert_eq!(game.phase(), Phase::Dawn);
/// assert_eq!(game.qi(game.turn()), 4);
/// assert!(game.occupied().is_empty());
/// # Ok::<(), artel_engine::SetupError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GhostStories {
    pub(crate) generator: Generator,
    pub(crate) deck: Deck,
    pub(crate) ghosts: Ghosts,
    /// Spaces whose haunter figure stands on the first stone; else it stands on the card (GS-039, GS-045).
    pub(crate) on_stone: Set<Space>,
    /// Spaces guarded by a Buddha (GS-102).
    pub(crate) buddhas: Set<Space>,
    /// Spaces whose card holds a Tao die (GS-069).
    pub(crate) dice_held: Set<Space>,
    /// Spaces whose card has not come to its blocking icon yet (GS-018).
    pub(crate) unsettled: Set<Space>,
    /// Spaces whose card has met a Buddha (GS-132).
    pub(crate) met_buddha: Set<Space>,
    /// The space whose card carries the Mantra (GS-165).
    pub(crate) mantra: Option<Space>,
    /// What the cards in play forbid; follows from them and is kept because it is asked for all the time.
    pub(crate) spells: Spells,
    pub(crate) village: Village,
    pub(crate) haunted: Set<Place>,
    /// The token on the Circle of Prayer (GS-190).
    pub(crate) circle: Option<Colour>,
    /// Neutral power tokens on the centre tile (GS-212).
    pub(crate) centre_tokens: u8,
    pub(crate) boards: [Board; 4],
    /// Where the board of each Taoist lies.
    pub(crate) sides: [Side; 4],
    pub(crate) players: u8,
    pub(crate) difficulty: Difficulty,
    pub(crate) turn: Side,
    pub(crate) phase: Phase,
    pub(crate) doings: Doings,
    pub(crate) agenda: Agenda,
    pub(crate) exorcism: Exorcism,
    pub(crate) due: Option<Due>,
    /// Incarnations sent back so far.
    pub(crate) exorcised: u8,
    pub(crate) status: Status<Defeat>,
}

/// A board with its Taoist, or a neutral one (GS-195).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Board {
    pub(crate) taoist: Taoist,
    pub(crate) power: Power,
    /// Who plays the Taoist; nobody if the board is neutral.
    pub(crate) seat: Option<Seat>,
    /// Without Qi a Taoist is dead and a neutral board possessed (GS-115, GS-225).
    pub(crate) qi: u8,
    pub(crate) place: Place,
    pub(crate) tao: Tao,
    pub(crate) yin_yang: bool,
    /// Buddhas the Taoist carries.
    pub(crate) buddhas: u8,
    /// Those of them that were taken in this turn (GS-103).
    pub(crate) fresh_buddhas: u8,
    pub(crate) power_tokens: u8,
}

/// Where in a turn the game stands (GS-035).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(tag = "name", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Phase {
    /// The Yin phase is about to begin.
    Dawn,
    /// The ghosts act (GS-036).
    Yin,
    /// The Taoist acts (GS-070).
    Yang {
        /// How far.
        step: Step,
    },
}

/// The steps of the Yang phase, always in this order (GS-070).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Step {
    /// The Taoist may still move.
    Move,
    /// The move is over; help or an exorcism may follow.
    Act,
    /// Help was asked or an exorcism attempted.
    Acted,
    /// A Buddha was placed: only that and the end are left.
    Buddhas,
}

/// What the active player has done in this Yang phase.
#[allow(clippy::struct_excessive_bools)] // each is asked for by its own rule
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Doings {
    pub(crate) helps: u8,
    pub(crate) exorcisms: u8,
    /// Whose boards lent their power for a neutral power token (GS-209, GS-211).
    pub(crate) borrowed: Set<Taoist>,
    pub(crate) pocketed: bool,
    /// Whether the Mantra was placed or came back from a ghost (GS-165, GS-167).
    pub(crate) enfeebled: bool,
    pub(crate) led_other: bool,
    /// Whether the own movement ended on the centre tile (GS-213).
    pub(crate) reached_centre: bool,
}

impl GhostStories {
    /// The side whose turn it is.
    #[inline]
    pub fn turn(&self) -> Side {
        self.turn
    }

    /// Where in the turn the game stands.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The level that was chosen.
    #[inline]
    pub fn difficulty(&self) -> Difficulty {
        self.difficulty
    }

    /// The cards still to be drawn.
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// How many incarnations have been sent back.
    pub fn exorcised(&self) -> u8 {
        self.exorcised
    }

    #[inline]
    pub(crate) fn board(&self, side: Side) -> &Board {
        &self.boards[side.index()]
    }

    #[inline]
    pub(crate) fn board_mut(&mut self, side: Side) -> &mut Board {
        &mut self.boards[side.index()]
    }

    /// The side where a Taoist's board lies.
    #[inline]
    pub fn side_of(&self, taoist: Taoist) -> Side {
        self.sides[taoist as usize]
    }

    /// The Taoist whose board lies on a side.
    #[inline]
    pub fn taoist(&self, side: Side) -> Taoist {
        self.board(side).taoist
    }

    /// The power that the board on a side shows.
    #[inline]
    pub fn power(&self, side: Side) -> Power {
        self.board(side).power
    }

    /// Who plays the board on a side; nobody if it is neutral.
    #[inline]
    pub fn seat_at(&self, side: Side) -> Option<Seat> {
        self.board(side).seat
    }

    /// The side on which a seat's board lies.
    pub fn side_of_seat(&self, seat: Seat) -> Option<Side> {
        Side::ALL.into_iter().find(|&side| self.board(side).seat == Some(seat))
    }

    /// The Qi of the board on a side.
    #[inline]
    pub fn qi(&self, side: Side) -> u8 {
        self.board(side).qi
    }

    /// The Tao tokens of the Taoist on a side.
    #[inline]
    pub fn tao(&self, side: Side) -> Tao {
        self.board(side).tao
    }

    /// Whether the Taoist on a side has their Yin-Yang token.
    #[inline]
    pub fn has_yin_yang(&self, side: Side) -> bool {
        self.board(side).yin_yang
    }

    /// The Buddhas that the Taoist on a side carries.
    #[inline]
    pub fn carried_buddhas(&self, side: Side) -> u8 {
        self.board(side).buddhas
    }

    /// The neutral power tokens that the Taoist on a side has.
    #[inline]
    pub fn power_tokens(&self, side: Side) -> u8 {
        self.board(side).power_tokens
    }

    /// The tile on which the Taoist of a side stands.
    #[inline]
    pub fn tile_of(&self, side: Side) -> Tile {
        self.village.tile(self.board(side).place)
    }

    /// Where the Taoist of a side stands.
    #[inline]
    pub fn place_of(&self, side: Side) -> Place {
        self.board(side).place
    }

    /// The village.
    #[inline]
    pub fn village(&self) -> &Village {
        &self.village
    }

    /// The places whose tiles are haunted.
    #[inline]
    pub fn haunted(&self) -> Set<Place> {
        self.haunted
    }

    /// The token on the Circle of Prayer.
    #[inline]
    pub fn circle(&self) -> Option<Colour> {
        self.circle
    }

    /// The card on a space.
    #[inline]
    pub fn card(&self, space: Space) -> Option<Card> {
        self.ghosts.card(space)
    }

    /// Whether the haunter figure of the card on a space stands on the board's first stone.
    #[inline]
    pub fn figure_on_stone(&self, space: Space) -> bool {
        self.on_stone.contains(space)
    }

    /// The spaces guarded by a Buddha.
    #[inline]
    pub fn guarded(&self) -> Set<Space> {
        self.buddhas
    }

    /// The space whose card carries the Mantra.
    #[inline]
    pub fn mantra(&self) -> Option<Space> {
        self.mantra
    }

    /// The spaces that hold a card.
    #[inline]
    pub fn occupied(&self) -> Set<Space> {
        self.ghosts.occupied()
    }

    /// The spaces of these that hold no card; a Buddha may stand there (GS-R12).
    #[inline]
    pub fn free(&self, among: Set<Space>) -> Set<Space> {
        among.minus(self.occupied())
    }

    /// Whether somebody plays the board on a side and their Taoist lives.
    #[inline]
    pub fn lives(&self, side: Side) -> bool {
        let board = self.board(side);
        board.seat.is_some() && board.qi > 0
    }

    /// The living Taoists.
    #[inline]
    pub fn living(&self) -> Set<Taoist> {
        self.taoists_where(|board| board.seat.is_some() && board.qi > 0)
    }

    #[inline]
    pub(crate) fn taoists_where(&self, holds: impl Fn(&Board) -> bool) -> Set<Taoist> {
        self.boards.iter().filter(|board| holds(board)).map(|board| board.taoist).collect()
    }

    /// Who decides in this turn: the player of the board, or the next living one (GS-R71, GS-R92).
    #[inline]
    pub fn decider(&self) -> Option<Seat> {
        let side = self.turn.clockwise().find(|&side| self.lives(side))?;
        self.board(side).seat
    }

    /// The Tao tokens in the bank: all that nobody has (GS-030, GS-R88).
    pub fn bank(&self) -> Tao {
        let mut elsewhere = self.boards.iter().fold(Tao::NONE, |sum, board| sum.and(board.tao));
        if let Some(colour) = self.circle {
            elsewhere.add(colour);
        }
        elsewhere.rest_of_all()
    }

    /// The Qi tokens in the bank (GS-011).
    #[inline]
    pub fn bank_qi(&self) -> u8 {
        without(QI_TOKENS, self.boards.iter().map(|board| board.qi).sum())
    }

    /// The Buddhas on the Buddhist Temple (GS-029).
    #[inline]
    pub fn temple_buddhas(&self) -> u8 {
        let carried: u8 = self.boards.iter().map(|board| board.buddhas).sum();
        without(BUDDHAS, carried + self.buddhas.len() as u8)
    }

    /// The neutral power tokens on the centre tile.
    pub fn centre_tokens(&self) -> u8 {
        self.centre_tokens
    }

    /// The Tao dice that no ghost holds.
    #[inline]
    pub fn free_dice(&self) -> u8 {
        without(TAO_DICE, self.dice_held.len() as u8)
    }

    /// The cards that came and went.
    pub fn gone(&self) -> impl Iterator<Item = Card> + use<'_> {
        let waits = |card| self.agenda.iter().any(|task| task == Task::PlaceCard(card));
        Card::ALL
            .into_iter()
            .filter(move |&card| !self.deck.is_unseen(card) && !self.ghosts.include(card) && !waits(card))
    }
}
