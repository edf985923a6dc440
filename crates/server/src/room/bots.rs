//! The programs at the table.

use std::time::Instant;

use artel_engine::Seat;
use artel_protocol::BotKind;

use super::Live;
use super::entry::Sitter;
use super::live::Trouble;

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

    fn bots(&self) -> Vec<(Seat, artel_bots::BotKind)> {
        let kind = |seat: Seat| match self.room.sitter(seat) {
            Some(Sitter::Bot(BotKind::Heuristic)) => Some((seat, artel_bots::BotKind::Heuristic)),
            Some(Sitter::Bot(BotKind::Random)) => Some((seat, artel_bots::BotKind::Random)),
            _ => None,
        };
        Seat::first(self.room.table.seats()).filter_map(kind).collect()
    }
}
