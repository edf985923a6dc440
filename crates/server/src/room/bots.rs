//! The programs at the table.

use std::time::Instant;

use artel_engine::{Seat, Viewer};
use artel_games::Table;
use artel_protocol::{BotKind, Suggestion, Tell};

use super::Live;
use super::entry::Sitter;
use super::live::{Answer, Asker, Trouble};
use super::play::state_untouched;

impl Live {
    /// After a change: if a bot sits at the table, it will look whether it wants to move.
    pub(super) fn let_bots_think(&mut self) {
        let wanted = !self.room.frozen && !self.room.table.status().is_over() && !self.bots().is_empty();
        self.bot_due = wanted.then(|| Instant::now() + self.rooms.house_rules.bot_thinks);
    }

    /// Lets a bot move if one wants to.
    pub(super) async fn move_bot(&mut self) -> Result<(), Trouble> {
        self.bot_due = None;
        if self.announced.is_some() {
            return Ok(());
        }
        let bots = self.bots();
        let Some((seat, action)) = artel_bots::advise(self.room.table.as_ref(), &bots, &mut self.dice) else {
            return Ok(());
        };
        if self.announce_first(seat, &action)? {
            self.announce(seat, action, None);
            return Ok(());
        }
        self.make(seat, &action).await
    }

    /// How a bot would finish what a seat is in the middle of, in the game or in a what-if: nothing is done.
    pub(super) fn suggest(&self, asker: &Asker, seat: Seat, branch: Option<u32>) -> Result<Answer, Trouble> {
        if branch.is_none() {
            self.owns(asker, seat)?;
        }
        let table = self.table_of(asker, branch)?;
        let suggestion = Box::new(followed(table, seat, self.viewer(&asker.person)));
        Ok(Answer::Told(Box::new(Tell::Suggested { id: asker.ask, suggestion })))
    }

    fn bots(&self) -> Vec<(Seat, artel_bots::BotKind)> {
        let kind = |seat: Seat| match self.room.sitter(seat) {
            Some(Sitter::Bot(BotKind::Heuristic)) => Some((seat, artel_bots::BotKind::Heuristic)),
            Some(Sitter::Bot(BotKind::Random)) => Some((seat, artel_bots::BotKind::Random)),
            _ => None,
        };
        Seat::first(self.room.table.seats()).filter_map(kind).collect()
    }
}

/// What comes of the moves that a bot would make, one after another, up to the point where chance decides.
fn followed(table: &dyn Table, seat: Seat, viewer: Viewer) -> Suggestion {
    let mut suggestion = Suggestion { seat, moves: Vec::new(), events: Vec::new(), table: None };
    let mut after = Some(table.copy());
    for action in artel_bots::suggest(table, seat) {
        let Some(before) = &after else { break };
        let told = before.moves(seat).into_iter().find(|listed| listed.text == action);
        let (Some(told), Ok(previewed)) = (told, before.preview(seat, &action)) else { break };
        suggestion.moves.push(told);
        suggestion.events.extend(previewed.events);
        after = previewed.after;
    }
    suggestion.table = after.map(|after| state_untouched(after.as_ref(), viewer));
    suggestion
}
