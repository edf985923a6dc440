//! The questions that every game answers.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::Serialize;

use crate::text::TextError;
use crate::{
    Described, Generator, Illegal, Log, NoLog, Rulebook, Seat, Seed, Setup, SetupError, Status, Viewer,
};

/// The state of one game, together with its rules.
///
/// Seats act by moves; chance acts by outcomes. A move runs until the game rests or until chance has
/// to decide something ([`Game::chance_due`]); [`Game::play`] lets the state's own generator decide.
/// Every outcome advances the generator by one step, whether it was drawn or dictated, so that a game
/// replayed from its moves and outcomes ends in the very same state.
pub trait Game: Clone + PartialEq + Debug + Send + Sync + Sized + 'static {
    /// What is chosen before the game.
    type Setup: Setup;
    /// Something a seat does; its text form means the same in every state.
    type Move: Copy + Eq + Hash + Debug + Display + FromStr<Err = String> + Described + Send + Sync;
    /// Something chance decides: a card turned up, dice rolled.
    type Outcome: Copy + Eq + Debug + Display + FromStr<Err = String> + Send + Sync;
    /// Something that happened.
    type Event: Clone + PartialEq + Debug + Serialize + Described + Send + Sync;
    /// What one viewer may see.
    type View: PartialEq + Debug + Serialize;
    /// Why a game was lost; the first word of its text form tells the kind.
    type Defeat: Copy + Eq + Debug + Display + Described;

    /// The rules, with the game's id and name.
    const RULEBOOK: &'static Rulebook;

    /// Whether every viewer sees the same, so that one view serves all.
    const ALL_SEE_THE_SAME: bool = false;

    /// Whether a seat may do something of its own just before another's move reveals something, such as playing a
    /// card. Where nobody may, nobody has to be given the time for it.
    const REACTIONS: bool = false;

    /// A new game, dealt from the seed.
    fn new(setup: &Self::Setup, seed: Seed) -> Result<Self, SetupError>;

    /// How many seats there are.
    fn seats(&self) -> u8;

    /// Whether the game goes on, and how it ended.
    fn status(&self) -> Status<Self::Defeat>;

    /// Adds every move that the seat may make now, each once.
    fn moves(&self, seat: Seat, out: &mut Vec<Self::Move>);

    /// What the seat is in the middle of, if its next moves belong together: damage to be divided, pieces to be
    /// moved one by one. The same number as long as they do; none if its next move stands for itself.
    fn matter(&self, _seat: Seat) -> Option<u64> {
        None
    }

    /// Whether the seat is asked the same as it was in another state of this game. What can be answered may differ;
    /// what it is about may not. Only then a move that was meant for the other state is meant for this one too.
    fn asks_the_same(&self, before: &Self, seat: Seat) -> bool;

    /// Makes a move, as far as it goes without chance. A refused move changes nothing.
    fn begin(
        &mut self,
        seat: Seat,
        action: Self::Move,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), Illegal>;

    /// Whether chance has to decide something before anybody can move.
    fn chance_due(&self) -> bool;

    /// Adds everything that chance could decide now, with its weight.
    fn outcomes(&self, out: &mut Vec<(Self::Outcome, u32)>);

    /// What the generator in the state decides; asked only while [`Game::chance_due`].
    fn next_outcome(&self) -> Self::Outcome;

    /// Lets chance decide. An outcome that is not among [`Game::outcomes`] changes nothing, and the
    /// answer says why it cannot be.
    fn resolve(&mut self, outcome: Self::Outcome, log: &mut impl Log<Self::Event>) -> Result<(), String>;

    /// What this viewer may see.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Samples anew everything that is hidden, keeping all that the table knows.
    fn redeal(&mut self, generator: &mut Generator);

    /// The state as lines of text, leaving out what [`Game::read_position`] supplies by default.
    fn write_position(&self) -> String;

    /// The state that the lines describe, or the first thing that is wrong with them.
    fn read_position(text: &str) -> Result<Self, TextError>;

    /// Every move that could be written down for this game, possible now or not.
    fn every_move() -> Vec<Self::Move>;

    /// What must be true of any state that can be reached; the answer names what is not.
    fn check_invariants(&self) -> Result<(), String>;

    /// A move, all moves of all seats equally likely; none if the game is over.
    fn random_choice(&self, generator: &mut Generator) -> Option<Choice<Self::Move>> {
        let mut moves = Vec::new();
        for seat in Seat::first(self.seats()) {
            let mut own = Vec::new();
            self.moves(seat, &mut own);
            moves.extend(own.into_iter().map(|action| (seat, action)));
        }
        let options = moves.len() as u32;
        let (seat, action) = *moves.get(generator.below(options) as usize)?;
        Some(Choice { seat, action, options })
    }

    /// The seat and move of a [`Game::random_choice`].
    #[inline]
    fn random_move(&self, generator: &mut Generator) -> Option<(Seat, Self::Move)> {
        self.random_choice(generator).map(|choice| (choice.seat, choice.action))
    }

    /// Makes a move and everything that follows from it, chance included.
    #[inline]
    fn play(
        &mut self,
        seat: Seat,
        action: Self::Move,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), Illegal> {
        self.begin(seat, action, log)?;
        while self.chance_due() {
            let outcome = self.next_outcome();
            let resolved = self.resolve(outcome, log);
            debug_assert!(resolved.is_ok(), "{outcome} was drawn but is impossible");
        }
        Ok(())
    }

    /// Makes a move that was listed or drawn in this very state, without checking it again: for
    /// programs that play millions of games. Any other move leads to a state without meaning.
    #[inline]
    fn play_listed(&mut self, seat: Seat, action: Self::Move, log: &mut impl Log<Self::Event>) {
        let played = self.play(seat, action, log);
        debug_assert!(played.is_ok(), "{action} was not listed");
    }

    /// Makes a [`Game::random_choice`] and tells out of how many moves it was; none if the game is over.
    /// A game may do in one go what takes two here, but nothing else.
    #[inline]
    fn play_random(&mut self, generator: &mut Generator, log: &mut impl Log<Self::Event>) -> Option<u32> {
        let choice = self.random_choice(generator)?;
        self.play_listed(choice.seat, choice.action, log);
        Some(choice.options)
    }

    /// Why the seat may not make this move; none if it may.
    fn why_not(&self, seat: Seat, action: Self::Move) -> Option<Illegal> {
        self.clone().begin(seat, action, &mut NoLog).err()
    }
}

/// One move out of all that the table could have made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice<M> {
    /// Who moves.
    pub seat: Seat,
    /// The move.
    pub action: M,
    /// How many moves there were to choose from, of all seats.
    pub options: u32,
}

/// Why a move, possibly with dictated outcomes, was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayError {
    /// The rules do not allow the move.
    Illegal(Illegal),
    /// Chance could not have decided so.
    Impossible(String),
}

impl Display for PlayError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            PlayError::Illegal(illegal) => write!(f, "the move is not allowed: {illegal}"),
            PlayError::Impossible(why) => write!(f, "the outcome is not possible: {why}"),
        }
    }
}

impl std::error::Error for PlayError {}
