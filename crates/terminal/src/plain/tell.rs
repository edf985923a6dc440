//! Telling what happens.

use std::io::Write;

use anyhow::Result;
use artel_engine::{Described, Seat};

use super::Plain;
use crate::{Displayed, panes};

impl<G: Displayed, W: Write> Plain<G, W> {
    /// What a bot is about to do.
    pub(super) fn tell_bot_move(&mut self, seat: Seat, action: G::Move) -> Result<()> {
        let player = self.texts.name(self.table.game().name_of(seat));
        let action = self.texts.phrase(&action.phrase());
        self.line(&self.texts.with("plain-bot-move", [("player", player), ("move", action)]))
    }

    /// What happened in the last move, with the rules behind it; nothing if it was only a part of something.
    pub(super) fn tell_last(&mut self) -> Result<()> {
        let happened = self.table.happened();
        let last = &happened[happened.len().saturating_sub(1)..];
        if last.iter().all(Vec::is_empty) {
            return Ok(());
        }
        self.page(&panes::log(last, &self.texts))
    }
}
