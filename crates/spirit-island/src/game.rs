//! The state of a game.

use arrayvec::ArrayVec;
use artel_engine::{Generator, Seat, Set, Status};

use crate::action::Underway;
use crate::agenda::{Agendas, Ask, Task};
use crate::byte::byte;
use crate::components::{
    BlightCard, BlightCards, BlightSide, BoardName, Boxes, Card, Cards, EventCard, FearCard, FearCards,
    InvaderCard, InvaderCards, Kind, Kinds, Land, Lands, Piece, ScenarioName, Stage, Terrain,
};
use crate::deck::{Deck, DeckCard};
use crate::end::Defeat;
use crate::island::{Island, MOST_SPIRITS};
use crate::moves::Move;
use crate::numbers::{self, Challenge, MOST_FEAR_CARDS, MOST_INVADER_CARDS};
use crate::outcome::Due;
use crate::power_decks::PowerDecks;
use crate::purse::Purse;
use crate::question;
use crate::skipped::SkippedIn;
use crate::spirit::SpiritState;
use crate::standing::Standing;
use crate::terror::Terror;

artel_engine::vocabulary! {
    /// A phase of the turn (SI-036). The setup precedes the first turn if somebody has to choose something in it, and so
    /// does the bonus Growth (SI-310).
    pub enum Phase: "phase" {
        Setup = "setup",
        BonusGrowth = "bonus-growth",
        Spirit = "spirit-phase",
        Fast = "fast-phase",
        Invader = "invader-phase",
        Slow = "slow-phase",
        TimePasses = "time-passes",
    }
}

/// The cards that the Invaders have still to turn up.
pub(crate) type InvaderDeck = Deck<InvaderCard, MOST_INVADER_CARDS>;

/// The Event cards that were not drawn.
pub(crate) type EventDeck = Deck<EventCard, { EventCard::COUNT }>;

/// The Fear cards that are still to be resolved.
pub(crate) type FearDeck = Deck<FearCard, MOST_FEAR_CARDS>;

/// The cards in a space of the Invader board, the first to act first.
pub(crate) type Space = ArrayVec<InvaderCard, MOST_IN_SPACE>;

/// More cards than come together in a space of the Invader board.
pub(crate) const MOST_IN_SPACE: usize = 4;
/// More lasting effects than there can be in a turn.
pub(crate) const MOST_STANDING: usize = 48;
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

    /// The boxes that the game is made of.
    pub(crate) boxes: Boxes,
    /// Power cards that are neither with a Spirit nor in a discard pile.
    pub(crate) power_decks: PowerDecks,
    /// The discard piles of Minor and Major Powers.
    pub(crate) power_discards: Cards,

    /// The Blight card.
    pub(crate) blight_side: BlightSide,
    /// The Blight cards that nobody has seen.
    pub(crate) blight_unseen: BlightCards,
    /// Blight in the pool, or on the Blight card.
    pub(crate) blight_pool: u8,
    /// Whether Blight was needed that the pool did not have (SI-R06).
    pub(crate) blight_missing: bool,

    /// Fear tokens generated since the last card was earned (SI-091).
    pub(crate) fear: u8,
    /// How many Fear tokens earn a card (SI-024).
    pub(crate) fear_pool: u8,
    /// The Terror Level, and the cards left in the Fear deck.
    pub(crate) terror: Terror,
    /// Fear cards earned and not yet resolved (SI-094).
    pub(crate) fear_earned: u8,
    /// What is known of the Fear cards that are not resolved yet, those earned first.
    pub(crate) fear_cards: FearDeck,
    /// The Fear cards that nobody has seen.
    pub(crate) fear_unseen: FearCards,
    /// The Fear cards resolved, in their order.
    pub(crate) fear_discard: ArrayVec<FearCard, MOST_FEAR_CARDS>,

    /// What is known of the Event cards that were not drawn; none if it is played without.
    pub(crate) events: EventDeck,
    /// The Event cards drawn, in their order.
    pub(crate) event_discard: ArrayVec<EventCard, { EventCard::COUNT }>,

    /// What was put in for the price that is open.
    pub(crate) purse: Purse,

    /// The Invader cards that nobody has seen.
    pub(crate) invaders_unseen: InvaderCards,
    /// What is known of the cards in the Invader deck, such as their stages (SI-019).
    pub(crate) invader_cards: InvaderDeck,
    /// The cards in the Ravage space.
    pub(crate) ravage: Space,
    /// The cards in the Build space.
    pub(crate) build: Space,
    /// The cards in a second space for Builds, which some adversaries have.
    pub(crate) second_build: Space,
    /// Whether the second space for Builds was taken away.
    pub(crate) second_build_gone: bool,
    /// How many Fear cards were resolved before this Invader phase.
    pub(crate) fear_before: u8,
    /// The adversaries, each with its level; the leading one first.
    pub(crate) adversaries: Challenge,
    /// The scenario.
    pub(crate) scenario: Option<ScenarioName>,
    /// The Invader cards discarded, in their order.
    pub(crate) invader_discard: ArrayVec<InvaderCard, MOST_INVADER_CARDS>,

    /// What lasts.
    pub(crate) standing: ArrayVec<Standing, MOST_STANDING>,
    /// Lands in which Invader actions do not happen this turn.
    pub(crate) skips: ArrayVec<SkippedIn, 48>,
    /// The actions in progress.
    pub(crate) underway: Underway,
    /// What is to be done: for each seat, and last for the table.
    pub(crate) agendas: Agendas,
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
        byte(self.spirits.len())
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
    pub fn spirit(&self, seat: Seat) -> &SpiritState {
        &self.spirits[seat.index()]
    }

    /// The Spirit of a seat, to change it.
    #[inline]
    pub(crate) fn spirit_mut(&mut self, seat: Seat) -> &mut SpiritState {
        &mut self.spirits[seat.index()]
    }

    /// All seats.
    #[inline]
    pub(crate) fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.players())
    }

    /// Who decides about a land if no Power does: the Spirit that started on its board (SI-R57).
    #[inline]
    pub(crate) fn keeper(&self, land: Land) -> Seat {
        let seat = self.island.board_place(land).map(|place| Seat(byte(place)));
        seat.filter(|seat| seat.0 < self.players()).unwrap_or(SpiritIsland::HOST)
    }

    /// Who decides about several lands: their keeper if they have the same, else the host (SI-R82).
    pub(crate) fn keeper_of_all(&self, lands: Lands) -> Seat {
        let mut keepers = lands.iter().map(|land| self.keeper(land));
        let first = keepers.next().unwrap_or(SpiritIsland::HOST);
        if keepers.all(|keeper| keeper == first) { first } else { SpiritIsland::HOST }
    }

    /// Who decides where neither a Power nor a land does: the seat that created the game (SI-R57).
    pub(crate) const HOST: Seat = Seat(0);

    /// How many Fear tokens earn a card (SI-024, SI-305).
    #[inline]
    pub fn fear_pool(&self) -> u8 {
        self.fear_pool
    }

    /// The Terror Level, counted from one (SI-108).
    #[inline]
    pub fn terror_level(&self) -> u8 {
        self.terror.level()
    }

    /// The stage of the next Invader card; none if the deck is empty (SI-019).
    pub fn next_stage(&self) -> Option<Stage> {
        self.invader_cards.top_class()
    }

    /// The stage at which the Invaders are: that of the top card of their deck, and the last if the deck is empty. A card of
    /// Stage III that comes before those of Stage II counts as one of them (SM-R39).
    pub(crate) fn current_stage(&self) -> Stage {
        let classes = || self.invader_cards.slots().filter_map(|slot| self.invader_cards.class_of(slot));
        let early = classes().any(|stage| stage == Stage::Two);
        match classes().next() {
            None => Stage::Three,
            Some(Stage::Three) if early => Stage::Two,
            Some(stage) => stage,
        }
    }

    /// How many cards are left in the Invader deck.
    pub fn invader_deck(&self) -> u8 {
        byte(self.invader_cards.len())
    }

    /// Puts a task on top.
    #[inline]
    pub(crate) fn push(&mut self, task: impl Into<Task>) {
        self.agendas.push(self.scope, task.into());
    }

    /// Puts a task below those that lie above this place.
    pub(crate) fn push_below(&mut self, place: usize, task: impl Into<Task>) {
        self.agendas.insert(self.scope, place, task.into());
    }

    /// The question that is open on an agenda: of a seat in the Spirit phase, else of the table.
    #[inline]
    pub(crate) fn open_question(&self, scope: usize) -> Option<&Ask> {
        self.agendas[scope].last().and_then(Task::ask)
    }

    /// The agenda on which the seat is asked something now: its own before that of another Spirit.
    #[inline]
    pub(crate) fn agenda_of(&self, seat: Seat) -> usize {
        match self.phase {
            Phase::BonusGrowth | Phase::Spirit => self.asking(seat).next().unwrap_or(seat.index()),
            Phase::Setup | Phase::Fast | Phase::Invader | Phase::Slow | Phase::TimePasses => TABLE,
        }
    }

    /// The agendas of Spirits whose open question is put to the seat, its own first.
    fn asking(&self, seat: Seat) -> impl Iterator<Item = usize> {
        let own = seat.index();
        let others = (0..self.spirits.len()).filter(move |&scope| scope != own);
        let asks =
            move |scope: &usize| self.open_question(*scope).is_some_and(|ask| ask.asked(self).contains(seat));
        std::iter::once(own).chain(others).filter(asks)
    }

    /// The agenda on which a possible move of the seat is made.
    pub(crate) fn agenda_for(&self, seat: Seat, action: Move) -> usize {
        let first = self.agenda_of(seat);
        if first == TABLE {
            return TABLE;
        }
        let offers = |scope: &usize| {
            let mut found = false;
            if let Some(ask) = self.open_question(*scope) {
                ask.options_of(seat, self, &mut |each| found |= each == action);
            }
            found
        };
        let mut asking = self.asking(seat);
        match (asking.next(), asking.next()) {
            (Some(only), None) if only == seat.index() => only,
            // Several Spirits ask the seat, or another one does while it grows: the move tells which is meant.
            _ => self.asking(seat).find(offers).unwrap_or(seat.index()),
        }
    }

    /// Takes the top task away.
    #[inline]
    pub(crate) fn pop(&mut self) -> Option<Task> {
        self.agendas.pop(self.scope)
    }

    /// The user of the Power in use, or `who` if there is none.
    #[inline]
    pub(crate) fn user_or(&self, who: Seat) -> Seat {
        self.action().map_or(who, |action| action.user)
    }
}

impl DeckCard for FearCard {
    type Class = ();

    fn class(self) {}

    fn every() -> impl Iterator<Item = FearCard> {
        FearCard::all()
    }
}

impl DeckCard for InvaderCard {
    type Class = Stage;

    fn class(self) -> Stage {
        self.entry().stage
    }

    fn every() -> impl Iterator<Item = InvaderCard> {
        InvaderCard::all()
    }
}

/// What everybody sees.
impl SpiritIsland {
    /// The boards in the order of the seats whose Spirits start there.
    pub fn boards(&self) -> &[BoardName] {
        &self.island.boards
    }

    /// All places where pieces can be: the lands, and the Oceans where a Spirit can make them lands.
    pub(crate) fn places(&self) -> Lands {
        let oceans = if self.island.has_sea_spirit() { self.oceans().collect() } else { Lands::NONE };
        self.island.lands.or(oceans)
    }

    /// All lands in play.
    #[inline]
    pub fn lands(&self) -> Lands {
        self.island.lands
    }

    /// The lands that a land touches.
    #[inline]
    pub fn around(&self, land: Land) -> Lands {
        self.island.around(land)
    }

    /// The lands not farther than `range` from one of these.
    #[inline]
    pub fn within(&self, range: u8, of: Lands) -> Lands {
        self.island.within(range, of)
    }

    /// The coastal lands.
    pub fn coast(&self) -> Lands {
        self.island.coast()
    }

    /// The terrain of a land in play.
    pub fn terrain(&self, land: Land) -> Terrain {
        self.island.terrain(land)
    }

    /// How many pieces of a kind are in the land.
    #[inline]
    pub fn count(&self, land: Land, kind: Kind) -> u8 {
        self.island.at(land).count(kind)
    }

    /// The pieces of these kinds that players can tell apart, each once, with their number.
    #[inline]
    pub fn pieces(&self, land: Land, kinds: Kinds) -> impl Iterator<Item = (Piece, u8)> {
        self.island.pieces(land, kinds)
    }

    /// Whether there are Invaders in the land.
    #[inline]
    pub fn has_invaders(&self, land: Land) -> bool {
        self.island.at(land).has_invaders()
    }

    /// Blight in the land.
    #[inline]
    pub fn blight(&self, land: Land) -> u8 {
        self.island.at(land).blight()
    }

    /// Presence of a Spirit in the land.
    #[inline]
    pub fn presence(&self, seat: Seat, land: Land) -> u8 {
        self.island.at(land).presence(seat)
    }

    /// The lands with Presence of a Spirit.
    #[inline]
    pub fn presence_lands(&self, seat: Seat) -> Lands {
        self.island.presence(seat)
    }

    /// Whether the card can be played next, as far as Energy and plays go.
    pub fn can_afford(&self, seat: Seat, card: Card) -> bool {
        let spirit = self.spirit(seat);
        spirit.played < spirit.plays_now() && self.price(card) <= self.wealth(seat)
    }

    /// The sacred sites of a Spirit.
    #[inline]
    pub fn sacred_sites(&self, seat: Seat) -> Lands {
        self.sites(seat)
    }

    /// Whether the island is healthy (SM-R79).
    pub fn is_healthy(&self) -> bool {
        self.blight_side.is_healthy()
    }

    /// The side of the Blight card that lies up.
    pub fn blight_side(&self) -> BlightSide {
        self.blight_side
    }

    /// Blight in the pool.
    pub fn blight_pool(&self) -> u8 {
        self.blight_pool
    }

    /// Blight that was in the pool at the start (SI-023), or was put on the side of the Blight card that lies up.
    pub fn blight_start(&self) -> u8 {
        match self.blight_side {
            BlightSide::NoCard => numbers::starting_blight(self.players()),
            BlightSide::Healthy => numbers::blight_on_card(self.players()) + self.margin(),
            BlightSide::Turned(card) => self.blight_of_side(card),
        }
    }

    /// Blight that is put on the side of the card that was turned up.
    pub(crate) fn blight_of_side(&self, card: BlightCard) -> u8 {
        (card.entry().per_player * self.players()).saturating_sub(self.margin())
    }

    /// How much more Blight the scenario puts on the healthy side, and how much less on the other.
    fn margin(&self) -> u8 {
        numbers::margin(self.scenario, byte(self.island.boards.len()))
    }

    /// Fear tokens generated since the last card was earned.
    pub fn fear(&self) -> u8 {
        self.fear
    }

    /// Cards left in the Fear deck.
    pub fn fear_deck(&self) -> u8 {
        self.terror.cards()
    }

    /// All Fear cards earned in this game, resolved or not.
    pub fn fear_cards_earned(&self) -> u8 {
        self.fear_earned + byte(self.fear_discard.len())
    }

    /// Fear cards earned and not yet resolved.
    pub fn fear_earned(&self) -> u8 {
        self.fear_earned
    }

    /// The Invader cards in the Ravage space, the first to act first.
    pub fn ravage_cards(&self) -> &[InvaderCard] {
        &self.ravage
    }

    /// The Invader cards in the Build space, the first to act first.
    pub fn build_cards(&self) -> &[InvaderCard] {
        &self.build
    }

    /// The first Invader card in the Ravage space.
    pub fn ravage(&self) -> Option<InvaderCard> {
        self.ravage.first().copied()
    }

    /// The first Invader card in the Build space.
    pub fn build(&self) -> Option<InvaderCard> {
        self.build.first().copied()
    }

    /// Whether Stage II cards escalate.
    pub fn escalation(&self) -> bool {
        self.escalation
    }

    /// Whether the seat is in the middle of something: a Power, a Fear card, a Growth action.
    pub fn is_busy(&self, seat: Seat) -> bool {
        !self.agendas[self.agenda_of(seat)].is_empty()
    }

    /// How much damage is left to be divided, if that is what the table is asked.
    pub fn damage_left(&self) -> Option<u8> {
        let Some(&Ask::Hit(question::Hit { left, .. })) = self.open_question(TABLE) else { return None };
        Some(left)
    }

    /// Who may decide something now.
    pub fn to_decide(&self) -> Set<Seat> {
        let mut seats = Set::EMPTY;
        self.choices(&mut |seat, _| seats.insert(seat));
        seats
    }
}
