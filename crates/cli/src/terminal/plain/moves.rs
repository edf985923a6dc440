//! Listing moves by number, and finding the one that was meant.

use std::io::Write;

use anyhow::Result;
use artel_engine::{Described, Seat};

use super::Plain;
use crate::terminal::menu::{Menu, Row};
use crate::terminal::{Drawn, dialog::WhyNot, rulebook};

/// Longer lists of one kind of move are shown only when they are asked for.
const MOST_SHOWN: usize = 12;
/// How many moves are named when words fit several.
const MOST_NAMED: usize = 8;

impl<G: Drawn, W: Write> Plain<G, W> {
    /// Lists the moves with their numbers; all that contain the words, or a selection without words.
    pub(super) fn list_moves(&mut self, words: Option<&str>) -> Result<()> {
        let moves = self.table.human_moves();
        self.menu = Menu::new(self.table.game(), &moves, &self.texts);
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

    fn list_move(&mut self, index: usize, words: &str) -> Result<()> {
        let Some(item) = self.menu.items().nth(index) else { return Ok(()) };
        if !item.fits(words) {
            return Ok(());
        }
        let action = self.texts.phrase(&item.action.phrase());
        let remark = self.table.game().remark(item.action, &self.texts);
        let remark = remark.map(|remark| format!(" ({remark})")).unwrap_or_default();
        let line = format!("{}. {action}{remark}", index + 1);
        self.line(&line)
    }

    pub(super) fn play_number(&mut self, number: usize) -> Result<()> {
        let item = number.checked_sub(1).and_then(|index| self.menu.items().nth(index));
        match item.map(|item| (item.seat, item.action)) {
            Some((seat, action)) => self.play_and_go_on(seat, action),
            None => self.line(&self.texts.with("plain-no-such-number", [("moves", self.menu.len())])),
        }
    }

    fn play_and_go_on(&mut self, seat: Seat, action: G::Move) -> Result<()> {
        match self.play(seat, action)? {
            Some(()) => self.after_change(),
            None => Ok(()),
        }
    }

    /// Makes the move that the text names: as it is written in records, or by words that fit one move.
    pub(super) fn play_text(&mut self, seat: Option<u8>, text: &str) -> Result<()> {
        let seat = seat.and_then(Seat::from_number);
        let parsed = text.parse::<G::Move>();
        let fits = |item: &&crate::terminal::menu::Item<G>| {
            seat.is_none_or(|seat| item.seat == seat)
                && parsed.as_ref().map_or_else(|_| item.fits(text), |&action| item.action == action)
        };
        let found: Vec<(Seat, G::Move)> =
            self.menu.items().filter(fits).map(|item| (item.seat, item.action)).collect();
        match (found.as_slice(), parsed) {
            (&[(seat, action)], _) | (&[(seat, action), ..], Ok(_)) => self.play_and_go_on(seat, action),
            (&[], Ok(action)) => self.refuse(seat, action),
            (&[], Err(_)) => self.line(&self.texts.with("plain-not-understood", [("text", text.to_owned())])),
            (several, Err(_)) => {
                self.line(&self.texts.with("plain-which", [("moves", several.len())]))?;
                let several: Vec<G::Move> =
                    several.iter().take(MOST_NAMED).map(|&(_, action)| action).collect();
                several.into_iter().try_for_each(|action| self.line(&self.texts.phrase(&action.phrase())))
            }
        }
    }

    fn refuse(&mut self, seat: Option<Seat>, action: G::Move) -> Result<()> {
        let game = self.table.game();
        let seat = seat.unwrap_or_else(|| game.turn_of());
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
