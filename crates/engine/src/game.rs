//! The questions that every game answers.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::Serialize;

use crate::text::TextError;
use crate::{
    Described, Generator, Illegal, Log, NoLog, ParseError, Rulebook, Seat, Seed, Setup, SetupError, Status,
    Viewer,
};

/// The state of one game, together with its rules.
///
/// Seats act by moves; chance acts by outcomes. A move runs until the game rests or until chance has
/// to decide something ([`Game::next_outcome`]); [`Game::play`] lets the state's own generator decide.
/// Every outcome advances the generator by one step, whether it was drawn or dictated, so that a game
/// replayed from its moves and outcomes ends in the very same state.
///
/// The trait has three parts: 13 questions that every game answers, 6 that have a usual answer which
/// a game may replace, and what follows from the answers. The last part is *final*: no game writes
/// these methods itself.
pub trait Game: Clone + PartialEq + Debug + Send + Sync + Sized + 'static {
    /// What is chosen before the game.
    type Setup: Setup;
    /// Something a seat does; its text form means the same in every state.
    type Move: GameMove;
    /// Something chance decides: a card turned up, dice rolled.
    type Outcome: Copy + Eq + Debug + Display + FromStr<Err = ParseError> + Send + Sync;
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

    // What every game answers.

    /// A new game, dealt from the seed.
    fn new(setup: &Self::Setup, seed: Seed) -> Result<Self, SetupError>;

    /// How many seats there are.
    fn seats(&self) -> u8;

    /// Whether the game goes on, and how it ended.
    fn status(&self) -> Status<Self::Defeat>;

    /// Adds every move that the seat may make now, each once.
    fn moves(&self, seat: Seat, out: &mut Vec<Self::Move>);

    /// Whether the seat is asked the same question as in another state of this game. The possible answers
    /// may differ. Only if the question is the same, a move that was chosen in the other state is still meant
    /// in this one.
    ///
    /// This cannot be derived from the moves: the second of two draws is also written `draw`, and the same
    /// question may have more answers after somebody else has moved.
    fn asks_the_same(&self, before: &Self, seat: Seat) -> bool;

    /// Makes a move, as far as it goes without chance. A refused move changes nothing.
    fn begin(&mut self, seat: Seat, action: Self::Move, log: &mut impl Log<Self>) -> Result<(), Illegal>;

    /// Adds everything that chance could decide now, with its weight; nothing if it is not chance's turn.
    fn outcomes(&self, out: &mut Vec<(Self::Outcome, u32)>);

    /// Lets chance decide. An outcome that is not among [`Game::outcomes`] changes nothing, and the
    /// answer says why it cannot be.
    fn resolve(&mut self, outcome: Self::Outcome, log: &mut impl Log<Self>) -> Result<(), String>;

    /// What this viewer may see.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The generator in the state: all that is hidden from everybody follows from it.
    fn generator(&mut self) -> &mut Generator;

    /// The state as lines of text, leaving out what [`Game::read_position`] supplies by default.
    fn write_position(&self) -> String;

    /// The state that the lines describe, or the first thing that is wrong with them.
    fn read_position(text: &str) -> Result<Self, TextError>;

    /// What must be true of any state that can be reached; the answer names what is not.
    fn check_invariants(&self) -> Result<(), String>;

    // What has a usual answer.

    /// What the generator in the state decides now; none if chance has nothing to decide.
    ///
    /// Games replace it to draw without listing every outcome.
    fn next_outcome(&self) -> Option<Self::Outcome> {
        let mut outcomes = Vec::new();
        self.outcomes(&mut outcomes);
        let total = outcomes.iter().map(|(_, weight)| weight).sum();
        let mut place = self.clone().generator().peek(total);
        for (outcome, weight) in outcomes {
            if place < weight {
                return Some(outcome);
            }
            place -= weight;
        }
        None
    }

    /// Makes a random move, all moves of all seats equally likely, with everything that follows from it;
    /// returns the move, or none if the game is over. This is the one fast way through a game: see
    /// [`playout`](crate::playout).
    ///
    /// Games replace it to choose without listing every move, and to make the chosen move without checking it.
    fn random_step(
        &mut self,
        generator: &mut Generator,
        log: &mut impl Log<Self>,
    ) -> Option<Choice<Self::Move>> {
        let mut moves = Vec::new();
        for seat in Seat::first(self.seats()) {
            let mut own = Vec::new();
            self.moves(seat, &mut own);
            moves.extend(own.into_iter().map(|action| (seat, action)));
        }
        let options = moves.len() as u32;
        let (seat, action) = *moves.get(generator.below(options) as usize)?;
        let played = self.play(seat, action, log);
        assert!(played.is_ok(), "{action} is listed but refused");
        Some(Choice { seat, action, options })
    }

    /// Whom the table waits for: those who have to act before the game goes on.
    ///
    /// Usually that is everybody who has a move. Games replace it if others have moves, too, such as cards
    /// that can be played at any time: the moves do not tell the one from the other.
    fn waits_for(&self) -> Vec<Seat> {
        let mut moves = Vec::new();
        let acts = |seat: &Seat| {
            moves.clear();
            self.moves(*seat, &mut moves);
            !moves.is_empty()
        };
        Seat::first(self.seats()).filter(acts).collect()
    }

    /// Why the seat has no move of a kind at all, for people who ask before they have chosen anything; the
    /// kind is the first word of its moves. None if the seat has such a move, or if the game has nothing to
    /// say in general.
    ///
    /// This cannot be derived from [`Game::why_not`]: no single move stands for all of a kind.
    fn why_none(&self, _seat: Seat, _kind: &str) -> Option<Illegal> {
        None
    }

    /// Whose turn it is; none in a game in which all act at the same time.
    fn whose_turn(&self) -> Option<Seat> {
        None
    }

    /// The id of the part that the seat plays, such as a Spirit; none if all seats are alike.
    fn role(&self, _seat: Seat) -> Option<&'static str> {
        None
    }

    // What follows from the answers. Final: games do not replace it.

    /// Final: whether chance has to decide something before anybody can move.
    #[inline]
    fn chance_due(&self) -> bool {
        self.next_outcome().is_some()
    }

    /// Final: makes a move and everything that follows from it, chance included.
    #[inline]
    fn play(&mut self, seat: Seat, action: Self::Move, log: &mut impl Log<Self>) -> Result<(), Illegal> {
        self.begin(seat, action, log)?;
        while let Some(outcome) = self.next_outcome() {
            let resolved = self.resolve(outcome, log);
            assert!(resolved.is_ok(), "{outcome} was drawn but is impossible: {resolved:?}");
        }
        Ok(())
    }

    /// Final: why the seat may not make this move; none if it may.
    fn why_not(&self, seat: Seat, action: Self::Move) -> Option<Illegal> {
        self.clone().begin(seat, action, &mut NoLog).err()
    }

    /// Final: the move that [`Game::random_step`] would make; nothing is played.
    fn random_choice(&self, generator: &mut Generator) -> Option<Choice<Self::Move>> {
        self.clone().random_step(generator, &mut NoLog)
    }

    /// Final: samples anew everything that is hidden, keeping all that the table knows.
    fn redeal(&mut self, generator: &mut Generator) {
        *self.generator() = Generator::new(generator.seed());
    }
}

/// What the moves of every game can do.
pub trait GameMove:
    Copy + Eq + Hash + Debug + Display + FromStr<Err = ParseError> + Described + Send + Sync + 'static
{
    /// How each move is written, by its first word: `("move", "move TILE")`.
    fn forms() -> Vec<(&'static str, String)>;

    /// Every move that could be written down, possible now or not; of a kind with very many of them only some.
    fn every() -> Vec<Self>;
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
