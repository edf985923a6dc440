//! Forbidden Island in the terminal.

mod board;
mod describe;
mod face;
mod legend;
mod listing;
mod odds;
mod panel;
mod status;
mod strip;
mod symbols;

use artel_engine::{Game, NoLog, Phrase, Seat};
use artel_forbidden_island::{Cell, ForbiddenIsland, Move, Phase};
use artel_texts::Texts;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

use crate::page::Paragraph;
use crate::{Displayed, Place, Sight, Task};

impl Displayed for ForbiddenIsland {
    const PLACE: (u16, u16) = (8, 2);

    fn size(&self) -> Place {
        let rows = self.layout().rows();
        (rows.first().map_or(0, |row| row.len()) as u8, rows.len() as u8)
    }

    fn places(&self) -> Vec<Place> {
        Cell::all().map(|cell| self.layout().geometry().place(cell)).collect()
    }

    fn draw(sight: &Sight<'_, Self>, texts: &Texts, area: Rect, buffer: &mut Buffer) {
        board::draw(sight, texts, area, buffer);
    }

    fn about_place(&self, place: Place, texts: &Texts) -> Vec<String> {
        let Some(cell) = Cell::all().find(|&cell| self.layout().geometry().place(cell) == place) else {
            return Vec::new();
        };
        let mut lines = describe::about_tile(self, cell, texts);
        lines.extend(odds::outlook(self, self.tile(cell), texts));
        lines
    }

    fn name_of(&self, seat: Seat) -> &'static str {
        self.adventurer(seat).id()
    }

    fn task(&self, texts: &Texts) -> Task {
        status::task(self, texts)
    }

    fn stakes(&self, texts: &Texts) -> String {
        status::stakes(self, texts)
    }

    fn strip(&self, seat: Seat, texts: &Texts) -> [Line<'static>; 2] {
        strip::draw(self, seat, texts)
    }

    fn panel(&self, texts: &Texts) -> Vec<Line<'static>> {
        panel::draw(self, texts)
    }

    fn piles(&self, texts: &Texts) -> Vec<Paragraph> {
        describe::piles(self, texts)
    }

    fn legend(&self, texts: &Texts) -> Vec<Paragraph> {
        legend::legend(self, texts)
    }

    fn heading(action: Move) -> &'static str {
        listing::heading(action)
    }

    fn label(&self, _seat: Seat, action: Move, texts: &Texts) -> String {
        listing::label(action, texts)
    }

    fn targets(&self, _seat: Seat, action: Move) -> Vec<Place> {
        let place = |cell: Cell| self.layout().geometry().place(cell);
        listing::cells(self, action).into_iter().map(place).collect()
    }

    fn warning(&self, _seat: Seat, action: Move) -> Option<Phrase> {
        match (action, self.phase()) {
            (Move::Draw, Phase::Actions { left: left @ 1.. }) => {
                Some(Phrase::new("island-warning-actions").number("actions", left))
            }
            _ => None,
        }
    }

    fn odds(&self, seat: Seat, action: Move, texts: &Texts) -> Vec<String> {
        let mut after = *self;
        let made = after.begin(seat, action, &mut NoLog).is_ok();
        if made { odds::of_move(self, action, &after, texts) } else { Vec::new() }
    }

    fn description(&self, texts: &Texts) -> Vec<Paragraph> {
        describe::describe(self, texts)
    }
}
