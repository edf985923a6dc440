//! Making moves, and asking what would come of them.

use artel_engine::{Seat, Viewer};
use artel_games::Table;
use artel_protocol::{Preview, Refusal, RefusalCode, TableState, Tell};

use super::live::{Answer, Asker, Trouble};
use super::state::last_entry;
use super::telling::table_state;
use super::{Live, refuse, refuse_table};
use crate::numbers;

impl Live {
    /// Somebody makes a move for a seat of theirs.
    pub(super) async fn play(
        &mut self,
        asker: &Asker,
        seat: Seat,
        action: String,
        seen: u32,
    ) -> Result<Answer, Trouble> {
        self.owns(asker, seat)?;
        let known = self.room.moves_seen(seen)?;
        self.check_still_meant(seat, &action, known)?;
        if self.announce_first(seat, &action)? {
            self.announce(seat, action, Some(asker.clone()));
            return Ok(Answer::Later);
        }
        self.make(seat, &action).await?;
        Ok(Answer::Done)
    }

    /// Makes a move, writes it, and tells everybody.
    pub(super) async fn make(&mut self, seat: Seat, action: &str) -> Result<(), Trouble> {
        let number = self.room.version;
        let before = self.room.table.snapshot();
        let (entry, played) = self.room.play(seat, action)?;
        let revealed = !played.outcomes.is_empty();
        let written = self.write(number, &entry, None);
        // While the disk works, what everybody hears afterwards is made ready.
        let log = last_entry(self.room.table.as_ref(), played).into_iter().collect();
        let update = self.update(before.as_ref(), self.room.moves_made() - 1, None, &log);
        written.await?;
        numbers::moved();
        self.tell_each(update);
        self.review_announced(before.as_ref(), seat, revealed);
        self.note_change();
        self.let_bots_think();
        self.settle_proposed().await
    }

    /// What would come of a move in the game or in a what-if.
    pub(super) fn preview(
        &mut self,
        asker: &Asker,
        seat: Seat,
        action: String,
        branch: Option<u32>,
    ) -> Result<Answer, Trouble> {
        let table = self.table_of(asker, branch)?;
        let viewer = self.viewer(&asker.person);
        let mut preview =
            Preview { seat, action, refusal: None, events: Vec::new(), table: None, outcomes: Vec::new() };
        match table.preview(seat, &preview.action) {
            Ok(previewed) => {
                preview.events = previewed.events;
                preview.table = previewed.after.map(|after| state_untouched(after.as_ref(), viewer));
                let whole: f64 = previewed.outcomes.iter().map(|outcome| f64::from(outcome.weight)).sum();
                let share = |outcome: artel_games::WeightedOutcome| {
                    (outcome.outcome, f64::from(outcome.weight) / whole)
                };
                preview.outcomes = previewed.outcomes.into_iter().map(share).collect();
            }
            Err(refusal) => preview.refusal = Some(refuse_table(&refusal)),
        }
        Ok(Answer::Told(Box::new(Tell::Previewed { id: asker.ask, preview: Box::new(preview) })))
    }

    /// How likely what is to come is, in the game or in a what-if.
    pub(super) fn forecast(&mut self, asker: &Asker, branch: Option<u32>) -> Result<Answer, Trouble> {
        let table = self.table_of(asker, branch)?;
        let forecast = artel_bots::forecast(table).unwrap_or_default();
        Ok(Answer::Told(Box::new(Tell::Forecast { id: asker.ask, forecast: Box::new(forecast) })))
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

/// The game as it would be after moves that are not made: though they may end it, the seed stays a secret.
pub(super) fn state_untouched(after: &dyn Table, viewer: Viewer) -> TableState {
    TableState { seed: None, ..table_state(after, viewer) }
}
