//! Spirit Island in the terminal.

mod about;
mod board;
mod card;
mod describe;
mod desk;
mod land;
mod legend;
mod listing;
mod map;
mod outlook;
mod panel;
mod piles;
mod reference;
mod status;
mod strip;
mod symbols;

use artel_engine::{Phrase, Seat};
use artel_spirit_island::{Move, SpiritIsland};
use artel_texts::Texts;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

use crate::page::Paragraph;
use crate::{Displayed, Entry, Place, Sight, Task};

impl Displayed for SpiritIsland {
    const PLACE: (u16, u16) = (4, 3);
    const READS: bool = true;

    fn size(&self) -> Place {
        map::size(self)
    }

    fn places(&self) -> Vec<Place> {
        self.lands().iter().filter_map(|land| map::place(self, land)).collect()
    }

    fn draw(sight: &Sight<'_, Self>, texts: &Texts, area: Rect, buffer: &mut Buffer) {
        board::draw(sight, texts, area, buffer);
    }

    fn about_place(&self, place: Place, texts: &Texts) -> Vec<String> {
        map::land_at(self, place).map_or_else(Vec::new, |land| about::lines(self, land, texts))
    }

    fn name_of(&self, seat: Seat) -> &'static str {
        self.spirit(seat).name().id()
    }

    fn marked(&self) -> Seat {
        status::decider(self)
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

    fn desk(&self, seat: Seat, texts: &Texts) -> Vec<Paragraph> {
        desk::desk(self, seat, texts)
    }

    fn reference(&self, texts: &Texts) -> Vec<Entry> {
        reference::entries(self, texts)
    }

    fn piles(&self, texts: &Texts) -> Vec<Paragraph> {
        piles::piles(self, texts)
    }

    fn legend(&self, texts: &Texts) -> Vec<Paragraph> {
        legend::legend(texts)
    }

    fn heading(action: Move) -> &'static str {
        listing::heading(action)
    }

    fn label(&self, seat: Seat, action: Move, texts: &Texts) -> String {
        listing::label(self, seat, action, texts)
    }

    fn remark(&self, seat: Seat, action: Move, texts: &Texts) -> Option<String> {
        listing::remark(self, seat, action, texts)
    }

    fn targets(&self, seat: Seat, action: Move) -> Vec<Place> {
        let lands = listing::lands(self, seat, action);
        lands.into_iter().filter_map(|land| map::place(self, land)).collect()
    }

    fn warning(&self, seat: Seat, action: Move) -> Option<Phrase> {
        status::forgotten(self, seat, action)
    }

    fn odds(&self, seat: Seat, action: Move, texts: &Texts) -> Vec<String> {
        listing::before(self, seat, action, texts)
    }

    fn description(&self, texts: &Texts) -> Vec<Paragraph> {
        describe::describe(self, texts)
    }
}
