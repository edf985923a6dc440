//! What takes long: forecasts, suggestions, the moves of bots. Other threads think about a copy of the game, and the
//! room goes on meanwhile. An answer counts only if the game still stands as it did when the question was asked.

use std::time::{Duration, Instant};

use artel_engine::{Seat, Viewer};
use artel_games::Table;
use artel_protocol::{BotKind, RefusalCode, Suggestion, Tell};
use tokio::sync::mpsc;

use super::entry::Sitter;
use super::live::{Answer, Asker, Broken, Trouble};
use super::play::state_untouched;
use super::start::fresh_chance;
use super::state::Stamp;
use super::{Live, refuse};
use crate::counters;
use crate::ids::PersonId;
use crate::limits::MOST_QUESTIONS;
use crate::workers::NotDone;

/// When bots are asked again if there was no time for them.
const ASK_BOTS_AGAIN: Duration = Duration::from_secs(1);

/// The questions that are being thought about.
pub(super) struct Thinking {
    sender: mpsc::UnboundedSender<Thought>,
    receiver: mpsc::UnboundedReceiver<Thought>,
    /// Whose the open questions are.
    open: Vec<PersonId>,
    /// Whether bots think about their next move.
    bots: bool,
}

impl Default for Thinking {
    fn default() -> Thinking {
        let (sender, receiver) = mpsc::unbounded_channel();
        Thinking { sender, receiver, open: Vec::new(), bots: false }
    }
}

impl Thinking {
    pub(super) fn is_busy(&self) -> bool {
        self.bots || !self.open.is_empty()
    }

    /// The next question that was thought through.
    pub(super) async fn next(&mut self) -> Thought {
        match self.receiver.recv().await {
            Some(thought) => thought,
            // The sender is here, so that there is always a next one.
            None => std::future::pending().await,
        }
    }
}

/// A state that is thought about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum About {
    Game(Stamp),
    WhatIf { branch: u32, revision: u32 },
}

/// Something that was thought through.
pub(super) enum Thought {
    Question { asker: Asker, about: About, since: Instant, answer: Result<Box<Tell>, NotDone> },
    Bots { about: Stamp, advice: Result<Option<(Seat, String)>, NotDone> },
}

impl Live {
    /// How likely what is to come is, in the game or in a what-if.
    pub(super) fn forecast(&mut self, asker: &Asker, branch: Option<u32>) -> Result<Answer, Trouble> {
        let table = self.table_of(asker, branch)?.snapshot();
        let id = asker.ask;
        self.think(asker, branch, move || {
            let forecast = artel_odds::forecast(table.as_ref()).unwrap_or_default();
            Tell::Forecast { id, forecast: Box::new(forecast) }
        })
    }

    /// How a bot would complete the decision a seat is in, in the game or in a what-if. Nothing is played.
    pub(super) fn suggest(
        &mut self,
        asker: &Asker,
        seat: Seat,
        branch: Option<u32>,
    ) -> Result<Answer, Trouble> {
        if branch.is_none() {
            self.owns(asker, seat)?;
        }
        let table = self.table_of(asker, branch)?;
        let (moves_made, free_undos, table) = (table.moves_made(), table.free_undos(), table.snapshot());
        let (id, viewer) = (asker.ask, self.viewer(&asker.person));
        self.think(asker, branch, move || {
            let suggestion = followed(table.as_ref(), moves_made, free_undos, seat, viewer);
            let suggestion = Box::new(suggestion);
            Tell::Suggested { id, suggestion }
        })
    }

    /// Lets other threads answer a question. One question of a network is thought about at a time; others wait.
    fn think(
        &mut self,
        asker: &Asker,
        branch: Option<u32>,
        work: impl FnOnce() -> Tell + Send + 'static,
    ) -> Result<Answer, Trouble> {
        if self.thinking.open.iter().filter(|person| **person == asker.person).count() >= MOST_QUESTIONS {
            let detail = format!("at most {MOST_QUESTIONS} such questions at a time");
            return Err(refuse(RefusalCode::TooMuch, detail).into());
        }
        let about = match branch {
            None => About::Game(self.room.stamp()),
            Some(branch) => {
                About::WhatIf { branch, revision: self.branches.seen(branch, &asker.person)?.revision }
            }
        };
        self.thinking.open.push(asker.person.clone());
        let (sender, rooms, asker) = (self.thinking.sender.clone(), self.rooms.clone(), asker.clone());
        let since = Instant::now();
        tokio::spawn(async move {
            let answer = rooms.workers.run(Some(asker.network), move || Box::new(work())).await;
            drop(sender.send(Thought::Question { asker, about, since, answer }));
        });
        Ok(Answer::Later)
    }

    /// Something was thought through: the answer is told, or the bot moves, if it is still wanted.
    pub(super) async fn conclude(&mut self, thought: Thought) -> Result<(), Broken> {
        match thought {
            Thought::Question { asker, about, since, answer } => {
                if let Some(at) = self.thinking.open.iter().position(|person| *person == asker.person) {
                    self.thinking.open.swap_remove(at);
                }
                let late = || refuse(RefusalCode::Late, "somebody moved in the meantime");
                let told = match &answer {
                    Ok(tell) if self.is_still(about, &asker.person) => Ok(tell),
                    Ok(_) => Err(late()),
                    Err(not_done) => Err(not_done.refusal()),
                };
                match told {
                    Ok(tell) => self.tell(asker.listener, tell),
                    Err(refusal) => {
                        counters::refused(refusal.code);
                        self.tell(asker.listener, &Tell::Refused { id: Some(asker.ask), refusal });
                    }
                }
                counters::asked(since.elapsed());
                self.freeze_after(answer.err()).await
            }
            Thought::Bots { about, advice } => {
                self.thinking.bots = false;
                match advice {
                    Err(NotDone::Bug(why)) => self.freeze(why).await,
                    Err(NotDone::TooMuch | NotDone::Closed) => {
                        self.bot_due = Some(Instant::now() + ASK_BOTS_AGAIN);
                        Ok(())
                    }
                    Ok(_) if about != self.room.stamp() || self.announced.is_some() => {
                        self.let_bots_think();
                        Ok(())
                    }
                    Ok(None) => Ok(()),
                    Ok(Some((seat, action))) => {
                        let moved = self.move_bot(seat, action).await;
                        self.note_refusal(moved)
                    }
                }
            }
        }
    }

    /// A bug met while thinking freezes the room like any other.
    async fn freeze_after(&mut self, not_done: Option<NotDone>) -> Result<(), Broken> {
        match not_done {
            Some(NotDone::Bug(why)) => self.freeze(why).await,
            Some(NotDone::TooMuch | NotDone::Closed) | None => Ok(()),
        }
    }

    fn is_still(&self, about: About, person: &PersonId) -> bool {
        match about {
            About::Game(stamp) => self.room.stamp() == stamp,
            About::WhatIf { branch, revision } => {
                self.branches.seen(branch, person).is_ok_and(|what_if| what_if.revision == revision)
            }
        }
    }

    /// After a change: if a bot sits at the table, it will look whether it wants to move.
    pub(super) fn let_bots_think(&mut self) {
        let wanted = !self.room.frozen && !self.room.table.status().is_over() && !self.bots().is_empty();
        self.bot_due = wanted.then(|| Instant::now() + self.rooms.options.bot_thinks);
    }

    /// Asks the bots whether one of them wants to move. While they think already, what they say will be asked anew if
    /// the game has changed.
    pub(super) fn ask_bots(&mut self) {
        self.bot_due = None;
        if self.announced.is_some() || self.thinking.bots {
            return;
        }
        self.thinking.bots = true;
        let (about, bots, table) = (self.room.stamp(), self.bots(), self.room.table.copy());
        let (sender, rooms) = (self.thinking.sender.clone(), self.rooms.clone());
        let whose = self.listeners.iter().next().map(|listener| listener.network);
        tokio::spawn(async move {
            let ask = move || artel_bots::advise(table.as_ref(), &bots, &mut fresh_chance());
            let advice = rooms.workers.run(whose, ask).await;
            drop(sender.send(Thought::Bots { about, advice }));
        });
    }

    async fn move_bot(&mut self, seat: Seat, action: String) -> Result<(), Trouble> {
        if self.room.frozen || !matches!(self.room.sitter(seat), Some(Sitter::Bot(_))) {
            return Ok(());
        }
        if self.announce_first(seat, &action)? {
            self.announce(seat, action, None);
            return Ok(());
        }
        self.make(seat, &action).await
    }

    fn bots(&self) -> Vec<(Seat, BotKind)> {
        let kind = |seat: Seat| match self.room.sitter(seat) {
            Some(&Sitter::Bot(bot)) => Some((seat, bot)),
            Some(Sitter::Free | Sitter::Person { .. }) | None => None,
        };
        Seat::first(self.room.table.seats()).filter_map(kind).collect()
    }
}

/// What comes of the moves that a bot would make, one after another, up to the point where chance decides.
fn followed(
    table: &dyn Table,
    moves_made: usize,
    free_undos: usize,
    seat: Seat,
    viewer: Viewer,
) -> Suggestion {
    let mut suggestion = Suggestion { seat, moves: Vec::new(), events: Vec::new(), table: None };
    let mut after = Some(table.snapshot());
    for action in artel_bots::suggest(table, seat) {
        let Some(before) = &after else { break };
        let told = before.moves(seat).into_iter().find(|listed| listed.text == action);
        let (Some(told), Ok(previewed)) = (told, before.preview(seat, &action, viewer)) else { break };
        suggestion.moves.push(told);
        suggestion.events.extend(previewed.events);
        after = previewed.after;
    }
    let more = suggestion.moves.len();
    suggestion.table =
        after.map(|after| state_untouched(after.as_ref(), viewer, moves_made + more, free_undos + more));
    suggestion
}
