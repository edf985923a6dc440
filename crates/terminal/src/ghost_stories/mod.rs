//! Ghost Stories in the terminal.

mod about;
mod board;
mod called;
mod corner;
mod describe;
mod ghost;
mod grid;
mod legend;
mod listing;
mod odds;
mod panel;
mod piles;
mod status;
mod strip;
mod symbols;
mod targets;
mod tile;

use artel_engine::{Phrase, Seat};
use artel_ghost_stories::{GhostStories, Move, Phase, Step};
use artel_texts::Texts;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

use self::grid::Spot;
use crate::page::Paragraph;
use crate::{Displayed, Place, Sight, Task};

impl Displayed for GhostStories {
    const PLACE: (u16, u16) = (10, 3);

    fn called(&self) -> Vec<(&'static str, Phrase)> {
        called::boards_and_spaces(self)
    }

    fn size(&self) -> Place {
        grid::SIZE
    }

    fn places(&self) -> Vec<Place> {
        Spot::all().map(|spot| spot.place(self)).collect()
    }

    fn draw(sight: &Sight<'_, Self>, texts: &Texts, area: Rect, buffer: &mut Buffer) {
        board::draw(sight, texts, area, buffer);
    }

    fn about_place(&self, place: Place, texts: &Texts) -> Vec<String> {
        Spot::at(self, place).map_or_else(Vec::new, |spot| about::spot(self, spot, texts))
    }

    fn name_of(&self, seat: Seat) -> &'static str {
        status::name_of(self, seat)
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

    fn piles(&self, texts: &Texts) -> Vec<Paragraph> {
        piles::piles(self, texts)
    }

    fn legend(&self, texts: &Texts) -> Vec<Paragraph> {
        legend::legend(texts)
    }

    fn heading(action: Move) -> &'static str {
        listing::heading(action)
    }

    fn label(&self, _seat: Seat, action: Move, texts: &Texts) -> String {
        listing::label(self, action, texts)
    }

    fn remark(&self, _seat: Seat, action: Move, texts: &Texts) -> Option<String> {
        listing::remark(self, action, texts)
    }

    fn targets(&self, _seat: Seat, action: Move) -> Vec<Place> {
        targets::spots(self, action).into_iter().map(|spot| spot.place(self)).collect()
    }

    fn warning(&self, _seat: Seat, action: Move) -> Option<Phrase> {
        let idle = matches!(self.phase(), Phase::Yang { step: Step::Move | Step::Act });
        (action == Move::End && idle && status::can_act(self)).then(|| Phrase::new("ghosts-warning-idle"))
    }

    fn odds(&self, _seat: Seat, action: Move, texts: &Texts) -> Vec<String> {
        odds::of_move(self, action, texts)
    }

    fn description(&self, texts: &Texts) -> Vec<Paragraph> {
        describe::describe(self, texts)
    }
}
