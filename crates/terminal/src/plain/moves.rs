//! Listing moves by number, and finding the one that was meant.

use std::io::Write;

use anyhow::Result;
use artel_engine::{Described, Seat};

use super::Plain;
use crate::menu::{Menu, Row};
use crate::typed::{self, Meant};
use crate::{Displayed, dialog::WhyNot, rulebook};

/// Longer lists of one kind of move are shown only when they are asked for.
const MOST_SHOWN: usize = 12;

impl<G: Displayed, W: Write> Plain<G, W> {
    /// Lists the moves with their numbers; all that contain the words, or a selection without words.
    pub(super) fn list_moves(&mut self, words: Option<&str>) -> Result<()> {
        self.count_moves();
        let rows = self.menu.rows(usize::MAX);
        let mut hidden = 0;
        for (place, row) in rows.iter().enumerate() {
            match *row {
                Row::Seat(seat) => {
                    let player = self.texts.name(self.table.game().name_of(seat));
                    self.line(&self.texts.with("plain-seat-moves", [("player", player)]))?;
                }
                Row::Heading { key, count, .. } => {
                    hidden = if words.is_none() && count > MOST_SHOWN { count } else { 0 };
                    if let (1.., Some(Row::Item(first))) = (hidden, rows.get(place + 1)) {
                        let numbers = format!("{}–{}", first + 1, first + count);
                        let heading = self.texts.name(key);
                        let args = [("numbers", numbers), ("heading", heading)];
                        self.line(&self.texts.with("plain-many-moves", args))?;
                    }
                }
                Row::Item(index) if hidden == 0 => self.list_move(index, words.unwrap_or(""))?,
                Row::Item(_) => {}
            }
        }
        Ok(())
    }

    /// Numbers the moves anew.
    fn count_moves(&mut self) {
        let moves = self.table.human_moves();
        self.menu = Menu::new(self.table.game(), &moves, &self.texts);
    }

    fn list_move(&mut self, index: usize, words: &str) -> Result<()> {
        let Some(item) = self.menu.items().nth(index) else { return Ok(()) };
        if !item.fits(words) {
            return Ok(());
        }
        let action = self.texts.phrase(&item.action.phrase());
        let remark = self.table.game().remark(item.seat, item.action, &self.texts);
        let remark = remark.map(|remark| format!(" ({remark})")).unwrap_or_default();
        let line = format!("{}. {action}{remark}", index + 1);
        self.line(&line)
    }

    fn play_and_go_on(&mut self, seat: Seat, action: G::Move) -> Result<()> {
        match self.play(seat, action)? {
            Some(()) => self.after_change(),
            None => Ok(()),
        }
    }

    /// Makes the moves of a line one after another. If one is not possible, those before it stay and the rest is left
    /// out.
    pub(super) fn play_line(&mut self, line: &str) -> Result<()> {
        let parts = typed::parts(line);
        for (place, part) in parts.iter().enumerate() {
            if !self.play_part(part)? {
                if parts.len() > 1 {
                    self.line(&typed::stopped(place, &parts, &self.texts))?;
                }
                return if place > 0 { self.ask() } else { Ok(()) };
            }
        }
        if parts.is_empty() { Ok(()) } else { self.ask() }
    }

    /// Makes one move of a line and lets the bots answer it; says whether it was made.
    fn play_part(&mut self, part: &str) -> Result<bool> {
        let (game, meant) = (self.table.game(), typed::meant(&self.menu, part));
        let Meant::Move(seat, action) = meant else {
            let page = typed::objection(&meant, part, game, &self.menu, &self.texts);
            self.page(&page)?;
            return Ok(false);
        };
        if self.play(seat, action)?.is_none() {
            return Ok(false);
        }
        self.keep()?;
        self.let_bots_move()?;
        self.count_moves();
        Ok(true)
    }

    fn refuse(&mut self, seat: Option<Seat>, action: G::Move) -> Result<()> {
        let game = self.table.game();
        let seat = seat.unwrap_or_else(|| game.marked());
        let page = rulebook::why_not(game, seat, action, &self.texts);
        self.page(&page)
    }

    /// Why a move is possible or not, whoever is to move.
    pub(super) fn why(&mut self, text: &str) -> Result<()> {
        let game = self.table.game();
        let action = text
            .parse()
            .ok()
            .or_else(|| WhyNot::new(game, text.to_owned(), &self.texts).found.first().copied());
        match action {
            Some(action) if !text.is_empty() => self.refuse(None, action),
            _ => self.line(&self.texts.name("why-no-such-move")),
        }
    }

    pub(super) fn play_advice(&mut self) -> Result<()> {
        match self.table.advice() {
            Some((seat, action)) => {
                self.tell_bot_move(seat, action)?;
                self.play_and_go_on(seat, action)
            }
            None => self.line(&self.texts.name("moves-over")),
        }
    }
}
