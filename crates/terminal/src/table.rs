//! A game being played here: its history, its players and its file.

use std::path::{Path, PathBuf};

use anyhow::Result;
use artel_engine::{Entry, Refusal, Seat, Session, record};
use artel_texts::Texts;

use super::players::{from_active, moves_of};
use super::{Controller, Displayed, Players, files};

/// A game, everything that has happened in it, and who plays.
pub struct Table<G: Displayed> {
    session: Session<G>,
    /// What happened in each move.
    happened: Vec<Vec<G::Event>>,
    players: Players<G>,
    /// The file that is written after every move.
    keep: Option<PathBuf>,
    /// Whether there is something that no file holds.
    unsaved: bool,
}

impl<G: Displayed> Table<G> {
    /// A table with this game and these players.
    pub fn new(session: Session<G>, players: Players<G>) -> Self {
        let happened = history(&session).1;
        Table { session, happened, players, keep: None, unsaved: false }
    }

    pub(crate) fn game(&self) -> &G {
        self.session.game()
    }

    pub(crate) fn session(&self) -> &Session<G> {
        &self.session
    }

    /// What happened in each of the moves so far.
    pub(crate) fn happened(&self) -> &[Vec<G::Event>] {
        &self.happened
    }

    pub(crate) fn unsaved(&self) -> bool {
        self.unsaved
    }

    pub(crate) fn controller(&self, seat: Seat) -> Controller {
        self.players.controller(seat)
    }

    pub(crate) fn set_controller(&mut self, seat: Seat, controller: Controller) {
        self.players.set(seat, controller);
    }

    /// The moves of the people at this terminal, those of the seat whose turn it is first.
    pub(crate) fn human_moves(&self) -> Vec<(Seat, G::Move)> {
        let humans = from_active(self.game()).filter(|&seat| self.players.is_human(seat));
        humans
            .flat_map(|seat| moves_of(self.game(), seat).into_iter().map(move |action| (seat, action)))
            .collect()
    }

    /// What a bot does next, if the table does not wait for a human.
    pub(crate) fn next_bot_move(&mut self) -> Option<(Seat, G::Move)> {
        self.players.next_bot_move(self.session.game())
    }

    /// What a bot would do in the place of the humans.
    pub(crate) fn advice(&self) -> Option<(Seat, G::Move)> {
        self.players.advice(self.game())
    }

    /// Makes a move.
    pub(crate) fn play(&mut self, seat: Seat, action: G::Move) -> Result<(), Refusal> {
        let mut events = Vec::new();
        self.session.play(seat, action, &mut events)?;
        self.happened.push(events);
        self.unsaved = true;
        Ok(())
    }

    /// How many moves have to be taken back so that a human decides anew: the last one of a human and
    /// all that bots did since. None if no human has moved.
    pub(crate) fn undo_count(&self) -> Option<usize> {
        let is_human = |entry: &Entry<G::Move, G::Outcome>| self.players.is_human(entry.seat);
        self.session.entries().iter().rev().position(is_human).map(|bots| bots + 1)
    }

    /// Whether so many moves can be taken back without forgetting anything that chance has shown.
    pub(crate) fn undo_is_free(&self, count: usize) -> bool {
        count <= self.session.free_undos()
    }

    /// Takes back the last moves.
    pub(crate) fn undo(&mut self, count: usize) {
        self.session.undo(count);
        self.happened.truncate(self.session.entries().len());
        self.unsaved = true;
    }

    /// Goes on with another game at the same table. The kept file stays that of the old one.
    pub(crate) fn replace(&mut self, session: Session<G>) {
        let players = (0..session.game().seats()).map(|seat| self.controller(Seat(seat)));
        let players = Players::new(&players.collect::<Vec<_>>());
        *self = Table::new(session, players);
    }

    /// From now on writes the record after every move; what the file held before is replaced.
    pub fn keep_in(&mut self, path: PathBuf) {
        self.keep = Some(path);
    }

    /// Writes the record into the file that is kept, if there is one and it lags behind.
    pub(crate) fn save_kept(&mut self, texts: &Texts) -> Result<()> {
        match self.keep.take() {
            Some(path) if self.unsaved => {
                let saved = self.save(&path, true, texts);
                self.keep = Some(path);
                saved
            }
            keep => {
                self.keep = keep;
                Ok(())
            }
        }
    }

    /// Writes the record into a file.
    pub fn save(&mut self, path: &Path, replace: bool, texts: &Texts) -> Result<()> {
        files::write_text(path, &record::write(&self.session), replace, texts)?;
        self.unsaved = false;
        Ok(())
    }

    /// The file that is kept, else a name that tells the game apart.
    pub(crate) fn file_name(&self) -> String {
        if let Some(path) = &self.keep {
            return path.display().to_string();
        }
        let game = G::RULEBOOK.game;
        self.session.seed().map_or_else(|| format!("{game}.artel"), |seed| format!("{game}-{seed}.artel"))
    }
}

/// The state before the first move and after each one, and what happened in each.
pub fn history<G: Displayed>(session: &Session<G>) -> (Vec<G>, Vec<Vec<G::Event>>) {
    let mut again = Session::from_position(session.start().clone());
    let mut states = vec![session.start().clone()];
    let mut happened = Vec::new();
    for entry in session.entries() {
        let mut events = Vec::new();
        let played = again.play_dictated(entry.seat, entry.action, &entry.outcomes, &mut events);
        assert!(played.is_ok(), "a move that was played once can be played again");
        states.push(again.game().clone());
        happened.push(events);
    }
    (states, happened)
}
