//! The toy game in the terminal: a path with a flag for everybody's height.

use artel_engine::{Described, Game, Phrase, Seat, Status};
use artel_games::Toy;
use artel_texts::Texts;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;

use crate::page::Paragraph;
use crate::{Displayed, Grid, Place, Pointer, Sight, Task};

const TOP: u8 = artel_contract::toy::TOP;

type Move = <Toy as Game>::Move;

impl Displayed for Toy {
    const PLACE: (u16, u16) = (2, 1);

    fn size(&self) -> Place {
        (TOP + 1, 1)
    }

    fn places(&self) -> Vec<Place> {
        (0..=TOP).map(|metre| (metre, 0)).collect()
    }

    fn draw(sight: &Sight<'_, Self>, _texts: &Texts, area: Rect, buffer: &mut Buffer) {
        let Some(grid) = Grid::of(area, sight.now.size(), Self::PLACE) else { return };
        for place in sight.now.places() {
            let sign = if place.0 == sight.now.height().min(TOP) { "⚑" } else { "·" };
            let area = grid.area(place);
            buffer.set_string(area.x, area.y, sign, Style::new());
            if let Some(pointer) = Pointer::at(sight, place) {
                pointer.draw(area, Style::new(), buffer);
            }
        }
    }

    fn about_place(&self, (metre, _): Place, texts: &Texts) -> Vec<String> {
        vec![texts.with("toy-metres", [("metres", metre), ("top", TOP)])]
    }

    fn name_of(&self, seat: Seat) -> &'static str {
        ["toy-climber-1", "toy-climber-2"][seat.index()]
    }

    fn task(&self, texts: &Texts) -> Task {
        let text = match (self.status(), self.actor()) {
            (Status::Won, _) => texts.name("toy-won"),
            (Status::Playing, Some(seat)) => {
                texts.phrase(&Phrase::new("toy-your-turn").name("climber", self.name_of(seat)))
            }
            (Status::Lost(_), _) | (Status::Playing, None) => texts.name("toy-lost"),
        };
        Task { text, urgent: self.status().is_over() }
    }

    fn stakes(&self, texts: &Texts) -> String {
        texts.name("toy-stakes")
    }

    fn strip(&self, seat: Seat, texts: &Texts) -> [Line<'static>; 2] {
        [Line::raw(texts.name(self.name_of(seat))), Line::default()]
    }

    fn panel(&self, texts: &Texts) -> Vec<Line<'static>> {
        vec![Line::raw(texts.with("toy-turns", [("turns", self.turns_left())]))]
    }

    fn piles(&self, _texts: &Texts) -> Vec<Paragraph> {
        Vec::new()
    }

    fn legend(&self, _texts: &Texts) -> Vec<Paragraph> {
        Vec::new()
    }

    fn heading(_action: Move) -> &'static str {
        "toy-path"
    }

    fn label(&self, _seat: Seat, action: Move, texts: &Texts) -> String {
        texts.phrase(&action.phrase())
    }

    fn targets(&self, _seat: Seat, _action: Move) -> Vec<Place> {
        Vec::new()
    }

    fn warning(&self, _seat: Seat, _action: Move) -> Option<Phrase> {
        None
    }

    fn odds(&self, _seat: Seat, _action: Move, _texts: &Texts) -> Vec<String> {
        Vec::new()
    }

    fn description(&self, texts: &Texts) -> Vec<Paragraph> {
        let place = (self.height().min(TOP), 0);
        let turns = texts.with("toy-turns", [("turns", self.turns_left())]);
        self.about_place(place, texts).into_iter().chain([turns]).map(Paragraph::plain).collect()
    }
}
