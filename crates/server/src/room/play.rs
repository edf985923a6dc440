//! Making moves, and asking what would come of them.

use artel_engine::{Seat, Viewer};
use artel_games::{Seen, Table, Watched, WeightedOutcome};
use artel_protocol::{Preview, Refusal, RefusalCode, TableState, Tell};

use super::live::{Answer, Asker, Trouble};
use super::state::{Made, last_entry};
use super::telling::{Shown, table_state};
use super::{Live, refuse, refuse_table};
use crate::counters;

impl Live {
    /// Somebody makes a move for a seat of theirs.
    pub(super) async fn play(
        &mut self,
        asker: &Asker,
        seat: Seat,
        action: String,
        seen: u32,
        unless_reveals: bool,
    ) -> Result<Answer, Trouble> {
        self.owns(asker, seat)?;
        let known = self.room.moves_seen(seen)?;
        self.check_still_meant(seat, &action, known)?;
        if !unless_reveals && self.announce_first(seat, &action)? {
            self.announce(seat, action, Some(asker.clone()));
            return Ok(Answer::Later);
        }
        let Some(revealing) = self.attempt(seat, &action, unless_reveals).await? else {
            return Ok(Answer::Done);
        };
        let preview = revealing.preview(seat, action, self.sees_as(&asker.person));
        Ok(told_preview(asker, preview))
    }

    /// Makes a move, writes it, and tells everybody.
    pub(super) async fn make(&mut self, seat: Seat, action: &str) -> Result<(), Trouble> {
        self.attempt(seat, action, false).await.map(drop)
    }

    /// The same, unless the move reveals something and that is not wanted.
    async fn attempt(
        &mut self,
        seat: Seat,
        action: &str,
        unless_reveals: bool,
    ) -> Result<Option<Revealing>, Trouble> {
        let number = self.room.version;
        let before = self.room.table.snapshot();
        let viewers = self.viewers();
        let (entry, watched) = match self.room.play(seat, action, unless_reveals, viewers)? {
            Made::Played(entry, watched) => (entry, watched),
            Made::Reveals(revealing) => return Ok(Some(revealing)),
        };
        let revealed = !watched.outcomes.is_empty();
        let written = self.write(number, &entry, None);
        // While the disk works, what everybody hears afterwards is made ready.
        let shown = self.shown_by(watched);
        let update = self.update(before.as_ref(), self.room.moves_made() - 1, None, shown);
        written.await?;
        counters::moved();
        self.tell_each(update);
        self.review_announced(before.as_ref(), seat, revealed);
        self.note_change();
        self.let_bots_think();
        self.settle_proposed().await?;
        Ok(None)
    }

    /// What each viewer is told of the move that was just made.
    fn shown_by(&mut self, watched: Watched) -> Vec<Shown> {
        let same = self.room.table.all_see_the_same();
        let revealed = !watched.outcomes.is_empty();
        let mut shown = Vec::new();
        for Seen { viewer, events, rest, view } in watched.seen {
            let log = last_entry(self.room.table.as_ref(), events, revealed).into_iter().collect();
            shown.push(Shown { viewer, log, changes: rest });
            self.seen = same.then_some(view);
        }
        shown
    }

    /// What would come of a move in the game or in a what-if, if others of the seat were made before it.
    pub(super) fn preview(
        &mut self,
        asker: &Asker,
        seat: Seat,
        action: &str,
        before: &[String],
        branch: Option<u32>,
    ) -> Result<Answer, Trouble> {
        let table = self.table_of(asker, branch)?;
        let viewer = self.viewer(&asker.person);
        let own = branch.is_some() || self.owns(asker, seat).is_ok();
        let mut preview = Preview {
            seat,
            action: action.to_owned(),
            refusal: None,
            events: Vec::new(),
            table: None,
            moves: Vec::new(),
            outcomes: Vec::new(),
        };
        let mut after: Option<Box<dyn Table>> = None;
        let all = before.iter().map(String::as_str).chain(std::iter::once(action));
        for (number, action) in (1..).zip(all) {
            match after.as_deref().unwrap_or(table).preview(seat, action, viewer) {
                Ok(previewed) => {
                    preview.events.extend(previewed.events);
                    preview.outcomes = shares(previewed.outcomes);
                    after = previewed.after;
                }
                Err(refusal) => {
                    preview.refusal = Some(refuse_table(&refusal));
                    after = None;
                }
            }
            let Some(then) = after.as_deref() else { break };
            if number > before.len() {
                preview.moves = if own { then.moves(seat) } else { Vec::new() };
                let (made, free) = (table.moves_made() + number, table.free_undos() + number);
                preview.table = Some(state_untouched(then, viewer, made, free));
            }
        }
        Ok(told_preview(asker, preview))
    }

    /// The seat is the asker's own, or it is refused.
    pub(super) fn owns(&self, asker: &Asker, seat: Seat) -> Result<(), Refusal> {
        if self.room.seats_of(&asker.person).any(|own| own == seat) {
            return Ok(());
        }
        Err(refuse(RefusalCode::NotYourSeat, "somebody else plays this seat, or nobody"))
    }

    /// The game or a what-if.
    pub(super) fn table_of(&self, asker: &Asker, branch: Option<u32>) -> Result<&dyn Table, Trouble> {
        match branch {
            None => Ok(self.room.table.as_ref()),
            Some(branch) => Ok(self.branches.seen(branch, &asker.person)?.table.as_ref()),
        }
    }
}

/// What a move would reveal that was not made for that reason.
pub(crate) struct Revealing {
    pub(super) seen: Vec<Seen>,
    pub(super) outcomes: Vec<WeightedOutcome>,
}

impl Revealing {
    /// The same as a preview for one of the viewers.
    pub(super) fn preview(self, seat: Seat, action: String, viewer: Viewer) -> Preview {
        let seen = self.seen.into_iter().find(|seen| seen.viewer == viewer);
        let events = seen.map(|seen| seen.events).unwrap_or_default();
        Preview {
            seat,
            action,
            refusal: None,
            events,
            table: None,
            moves: Vec::new(),
            outcomes: shares(self.outcomes),
        }
    }
}

pub(super) fn told_preview(asker: &Asker, preview: Preview) -> Answer {
    Answer::With(Box::new(Tell::Previewed { id: asker.ask, preview: Box::new(preview) }))
}

/// How likely each of the outcomes is.
fn shares(outcomes: Vec<WeightedOutcome>) -> Vec<(String, f64)> {
    let whole: f64 = outcomes.iter().map(|outcome| f64::from(outcome.weight)).sum();
    let share = |outcome: WeightedOutcome| (outcome.outcome, f64::from(outcome.weight) / whole);
    outcomes.into_iter().map(share).collect()
}

/// The game as it would be after moves that are not made: though they may end it, the seed stays a secret. The table
/// after them has no history, so that the numbers of moves are given.
pub(super) fn state_untouched(
    after: &dyn Table,
    viewer: Viewer,
    moves_made: usize,
    free_undos: usize,
) -> TableState {
    let (moves_made, free_undos) = (moves_made as u32, free_undos as u32);
    TableState { seed: None, moves_made, free_undos, ..table_state(after, viewer) }
}
