//! The state of a game.

use arrayvec::ArrayVec;
use artel_engine::{Generator, Seat, Status};

use crate::action::Action;
use crate::agenda::{Agenda, Task};
use crate::components::{Cards, FearCard, InvaderCard, Land, Stage};
use crate::effect::Actions;
use crate::end::Defeat;
use crate::island::{Island, MOST_SPIRITS};
use crate::outcome::Due;
use crate::spirit::SpiritState;
use crate::standing::Standing;

artel_engine::vocabulary! {
    /// A phase of the turn (SI-036); the bonus Growth precedes the first turn (SI-310).
    pub enum Phase: "phase" {
        BonusGrowth = "bonus-growth",
        Spirit = "spirit-phase",
        Fast = "fast-phase",
        Invader = "invader-phase",
        Slow = "slow-phase",
        TimePasses = "time-passes",
    }
}

/// How many Fear cards make up the Fear deck (SI-021).
pub(crate) const FEAR_DECK: u8 = 9;
/// How many Fear cards stand for one Terror Level (SI-022).
const CARDS_PER_LEVEL: u8 = 3;
/// How many cards of each stage are in the Invader deck (SI-019).
pub(crate) const STAGE_CARDS: [u8; 3] = [3, 4, 5];
/// More lasting effects than there can be in a turn.
pub(crate) const MOST_STANDING: usize = 24;
/// The agenda of what concerns the whole table.
pub(crate) const TABLE: usize = MOST_SPIRITS;

/// The state of one game of Spirit Island, together with its rules.
#[derive(Clone, PartialEq, Debug)]
pub struct SpiritIsland {
    pub(crate) generator: Generator,
    pub(crate) island: Island,
    pub(crate) spirits: ArrayVec<SpiritState, MOST_SPIRITS>,
    /// The turn, counted from one.
    pub(crate) turn: u8,
    pub(crate) phase: Phase,
    /// Whether Stage II cards escalate (SI-314).
    pub(crate) escalation: bool,

    /// Power cards that are neither with a Spirit nor in a discard pile.
    pub(crate) power_decks: Cards,
    /// The discard piles of Minor and Major Powers.
    pub(crate) power_discards: Cards,

    /// Blight in the pool.
    pub(crate) blight_pool: u8,
    /// Whether Blight was needed that the pool did not have (SI-R06).
    pub(crate) blight_missing: bool,

    /// Fear tokens generated since the last card was earned (SI-091).
    pub(crate) fear: u8,
    /// Cards left in the Fear deck.
    pub(crate) fear_deck: u8,
    /// Fear cards earned and not yet resolved (SI-094).
    pub(crate) fear_earned: u8,
    /// The Fear cards that nobody has seen, a bit for each.
    pub(crate) fear_unseen: u16,
    /// The Fear cards resolved, in their order.
    pub(crate) fear_discard: ArrayVec<FearCard, { FEAR_DECK as usize }>,

    /// The Invader cards that nobody has seen, a bit for each.
    pub(crate) invaders_unseen: u16,
    /// How many Invader cards were turned up.
    pub(crate) invaders_drawn: u8,
    /// The card in the Ravage space.
    pub(crate) ravage: Option<InvaderCard>,
    /// The card in the Build space.
    pub(crate) build: Option<InvaderCard>,
    /// The Invader cards discarded, in their order.
    pub(crate) invader_discard: ArrayVec<InvaderCard, 12>,

    /// What lasts until the turn ends.
    pub(crate) standing: ArrayVec<Standing, MOST_STANDING>,
    /// Lands in which Invader actions do not happen this turn.
    pub(crate) skips: ArrayVec<(Land, Actions), 24>,
    /// The Power in use or the Fear card being resolved.
    pub(crate) action: Option<Action>,
    /// Whether the damage dealt now is a Vengeance, which avenges nothing itself.
    pub(crate) avenging: bool,
    /// What is to be done: for each seat, and last for the table.
    pub(crate) agendas: [Agenda; MOST_SPIRITS + 1],
    /// Whose agenda is being worked on; [`TABLE`] while the game rests.
    pub(crate) scope: usize,
    /// What chance has to decide.
    pub(crate) due: Option<Due>,
    pub(crate) status: Status<Defeat>,
}

impl SpiritIsland {
    /// How many players there are.
    #[inline]
    pub fn players(&self) -> u8 {
        self.spirits.len() as u8
    }

    /// The phase.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The turn, counted from one.
    pub fn turn(&self) -> u8 {
        self.turn
    }

    /// The Spirit of a seat.
    #[inline]
    pub(crate) fn spirit(&self, seat: Seat) -> &SpiritState {
        &self.spirits[seat.index() % self.spirits.len()]
    }

    /// The Spirit of a seat, to change it.
    #[inline]
    pub(crate) fn spirit_mut(&mut self, seat: Seat) -> &mut SpiritState {
        let seats = self.spirits.len();
        &mut self.spirits[seat.index() % seats]
    }

    /// All seats.
    #[inline]
    pub(crate) fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.players())
    }

    /// Who decides about a land if no Power does: the Spirit that started on its board (SI-R57).
    #[inline]
    pub(crate) fn keeper(&self, land: Land) -> Seat {
        let place = self.island.boards.iter().position(|&board| board == land.board());
        Seat(place.unwrap_or(0) as u8 % self.players())
    }

    /// Who decides where neither a Power nor a land does: the seat that created the game (SI-R57).
    pub(crate) const HOST: Seat = Seat(0);

    /// How many Fear tokens earn a card (SI-024, SI-305).
    #[inline]
    pub(crate) fn fear_pool(&self) -> u8 {
        4 * self.players()
    }

    /// The Terror Level, counted from one (SI-108).
    #[inline]
    pub(crate) fn terror_level(&self) -> u8 {
        3 - self.fear_deck.saturating_sub(1) / CARDS_PER_LEVEL
    }

    /// The stage of the next Invader card; none if the deck is empty (SI-019).
    pub(crate) fn next_stage(&self) -> Option<Stage> {
        let mut before = 0;
        Stage::ALL.into_iter().zip(STAGE_CARDS).find_map(|(stage, cards)| {
            before += cards;
            (self.invaders_drawn < before).then_some(stage)
        })
    }

    /// How many cards are left in the Invader deck.
    pub(crate) fn invader_deck(&self) -> u8 {
        STAGE_CARDS.iter().sum::<u8>().saturating_sub(self.invaders_drawn)
    }

    /// Puts a task on top.
    #[inline]
    pub(crate) fn push(&mut self, task: Task) {
        // The rules nest only so deep; a position that claims more is refused when it is read.
        let pushed = self.agendas[self.scope].try_push(task);
        debug_assert!(pushed.is_ok(), "too many tasks");
    }

    /// Takes the top task away.
    #[inline]
    pub(crate) fn pop(&mut self) -> Option<Task> {
        self.agendas[self.scope].pop()
    }

    /// The user of the Power in use, or `who` if there is none.
    #[inline]
    pub(crate) fn user_or(&self, who: Seat) -> Seat {
        self.action.as_ref().map_or(who, |action| action.user)
    }
}
