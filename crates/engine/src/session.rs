//! A game as it was played: where it started, what was done, where it stands.

use crate::{Game, Generator, Illegal, Log, NoLog, Refusal, Seat, Seed, SetupError};

/// One move, with what chance decided in the course of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry<M, O> {
    /// Who moved.
    pub seat: Seat,
    /// The move.
    pub action: M,
    /// What chance decided, in order.
    pub outcomes: Vec<O>,
}

/// A move that has begun and is not made yet.
pub struct Begun<G: Game> {
    seat: Seat,
    action: G::Move,
    game: G,
}

impl<G: Game> Begun<G> {
    /// The state in which the move rests, or in which chance has to decide.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The same, for whoever makes nothing of the move.
    pub fn into_game(self) -> G {
        self.game
    }
}

/// A game together with its history.
#[derive(Clone, PartialEq, Debug)]
pub struct Session<G: Game> {
    setup: Option<G::Setup>,
    seed: Option<Seed>,
    /// Whether an outcome was dictated that the seed would not have given.
    dictated: bool,
    start: G,
    entries: Vec<Entry<G::Move, G::Outcome>>,
    game: G,
    /// After how many moves all that is hidden was dealt anew, and from which seed.
    redeals: Vec<(usize, Seed)>,
}

impl<G: Game> Session<G> {
    /// A new game, dealt from the seed.
    pub fn new(setup: G::Setup, seed: Seed) -> Result<Self, SetupError> {
        let game = G::new(&setup, seed)?;
        Ok(Session { setup: Some(setup), seed: Some(seed), ..Session::from_position(game) })
    }

    /// A game that goes on from this position.
    pub fn from_position(game: G) -> Self {
        Session {
            setup: None,
            seed: None,
            dictated: false,
            start: game.clone(),
            entries: Vec::new(),
            game,
            redeals: Vec::new(),
        }
    }

    /// A game that was set up so and started from this deal, whatever its seed was.
    pub fn from_deal(setup: Option<G::Setup>, start: G) -> Self {
        Session { setup, ..Session::from_position(start) }
    }

    /// The state as it is now.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The state at the beginning.
    pub fn start(&self) -> &G {
        &self.start
    }

    /// What was chosen before the game, if it began with a deal.
    pub fn setup(&self) -> Option<&G::Setup> {
        self.setup.as_ref()
    }

    /// The seed from which all chance so far came; none if any outcome was dictated, or what is hidden dealt anew.
    pub fn seed(&self) -> Option<Seed> {
        self.seed.filter(|_| !self.dictated && self.redeals.is_empty())
    }

    /// The moves so far.
    pub fn entries(&self) -> &[Entry<G::Move, G::Outcome>] {
        &self.entries
    }

    /// Makes a move; the generator decides what chance has to.
    pub fn play(&mut self, seat: Seat, action: G::Move, log: &mut impl Log<G>) -> Result<(), Refusal> {
        self.play_dictated(seat, action, &[], log)
    }

    /// Makes a move whose first outcomes are dictated; the generator decides the rest. If an outcome
    /// is impossible, or more are given than chance has to decide, nothing changes; what the log has
    /// taken up to then did not happen.
    pub fn play_dictated(
        &mut self,
        seat: Seat,
        action: G::Move,
        dictated: &[G::Outcome],
        log: &mut impl Log<G>,
    ) -> Result<(), Refusal> {
        let begun = self.begin(seat, action, log)?;
        self.finish(begun, dictated, log)
    }

    /// Begins a move on a copy of the state, up to the point where chance decides. Nothing is made
    /// until [`Session::finish`].
    pub fn begin(&self, seat: Seat, action: G::Move, log: &mut impl Log<G>) -> Result<Begun<G>, Illegal> {
        let mut game = self.game.clone();
        game.begin(seat, action, log)?;
        Ok(Begun { seat, action, game })
    }

    /// Makes a move that has begun in this very state. The first outcomes may be dictated; see
    /// [`Session::play_dictated`].
    pub fn finish(
        &mut self,
        begun: Begun<G>,
        dictated: &[G::Outcome],
        log: &mut impl Log<G>,
    ) -> Result<(), Refusal> {
        let Begun { seat, action, mut game } = begun;
        let mut outcomes = Vec::new();
        let mut departs = false;
        while let Some(drawn) = game.next_outcome() {
            let outcome = dictated.get(outcomes.len()).copied().unwrap_or(drawn);
            departs |= outcome != drawn;
            game.resolve(outcome, log).map_err(Refusal::Impossible)?;
            outcomes.push(outcome);
        }
        if let Some(surplus) = dictated.get(outcomes.len()) {
            return Err(Refusal::Impossible(format!(
                "'{action}' leaves chance nothing to decide as '{surplus}'"
            )));
        }
        self.game = game;
        self.dictated |= departs;
        self.entries.push(Entry { seat, action, outcomes });
        Ok(())
    }

    /// Deals anew all that is hidden, because somebody may know it. That stays so however many moves are taken back.
    pub fn redeal(&mut self, seed: Seed) {
        self.redeals.push((self.entries.len(), seed));
        self.game.redeal(&mut Generator::new(seed));
    }

    /// How many moves can be taken back without forgetting anything that chance has shown.
    pub fn free_undos(&self) -> usize {
        self.entries.iter().rev().take_while(|entry| entry.outcomes.is_empty()).count()
    }

    /// The game as it was after the first `count` moves, with what happened on the way to it.
    #[must_use]
    pub fn replayed(&self, count: usize, log: &mut impl Log<G>) -> Self {
        let mut session = self.begun_again();
        for place in 0..count.min(self.entries.len()) {
            let played = session.repeat(self, place, log);
            assert!(played.is_ok(), "a move that was played once can be played again: {played:?}");
        }
        session.repeat_redeals(self, self.entries.len());
        session
    }

    /// Takes back the last moves.
    pub fn undo(&mut self, count: usize) {
        *self = self.replayed(self.entries.len().saturating_sub(count), &mut NoLog);
    }

    /// The same game before its first move.
    pub(crate) fn begun_again(&self) -> Self {
        Session { setup: self.setup.clone(), seed: self.seed, ..Session::from_position(self.start.clone()) }
    }

    /// Makes the move that stands at this place of another session, with the same outcomes.
    pub(crate) fn repeat(&mut self, from: &Self, place: usize, log: &mut impl Log<G>) -> Result<(), Refusal> {
        self.repeat_redeals(from, place);
        let Some(entry) = from.entries.get(place) else { return Ok(()) };
        self.play_dictated(entry.seat, entry.action, &entry.outcomes, log)
    }

    /// Deals anew as another session did up to this place.
    pub(crate) fn repeat_redeals(&mut self, from: &Self, place: usize) {
        let done = self.redeals.len();
        for &(_, seed) in from.redeals.iter().skip(done).take_while(|(at, _)| *at <= place) {
            self.redeal(seed);
        }
    }
}
