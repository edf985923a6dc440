//! What the terminal has to know about a game to show it.

use artel_bots::Playable;
use artel_engine::{Phrase, Seat};
use artel_texts::{Language, Texts};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

use super::page::Paragraph;

/// A place on the board: column and row, from the top left corner.
pub type Place = (u8, u8);

/// What the board shows: the state, what the chosen move would make of it, and what to point at.
pub struct Sight<'a, G> {
    /// The state.
    pub now: &'a G,
    /// The state after the chosen move, as far as it is certain; the same as `now` if there is none.
    pub after: &'a G,
    /// The places that the chosen move is about.
    pub targets: &'a [Place],
    /// Where the cursor stands, if the board is being walked.
    pub cursor: Option<Place>,
}

/// What the table waits for.
pub struct Task {
    /// In words.
    pub text: String,
    /// Whether nothing else can happen before.
    pub urgent: bool,
}

/// Something printed that can be looked up.
pub struct Entry {
    /// What it is called.
    pub name: String,
    /// What is printed on it.
    pub text: Vec<Paragraph>,
}

/// A game that can be shown in a terminal.
pub trait Displayed: Playable {
    /// Columns and lines in which a place of the board can say what matters, with a column between places.
    const PLACE: (u16, u16);

    /// Whether there is anything printed to look up.
    const READS: bool = false;

    /// What things are called at this table where their ids say something else.
    fn called(&self) -> Vec<(&'static str, Phrase)> {
        Vec::new()
    }

    /// The texts that speak of this table.
    fn texts(&self, language: Language) -> Texts {
        let mut texts = Texts::new(Self::RULEBOOK.game, language);
        texts.call(self.called());
        texts
    }

    /// Columns and rows of the board.
    fn size(&self) -> Place;

    /// The places where the cursor can stand.
    fn places(&self) -> Vec<Place>;

    /// Draws the board so that it fills the area as well as it can.
    fn draw(sight: &Sight<'_, Self>, texts: &Texts, area: Rect, buffer: &mut Buffer);

    /// What there is to know of a place.
    fn about_place(&self, place: Place, texts: &Texts) -> Vec<String>;

    /// The key of the name of whoever sits there.
    fn name_of(&self, seat: Seat) -> &'static str;

    /// Who is marked as the one to decide.
    fn marked(&self) -> Seat {
        self.turn_of()
    }

    /// Whose turn it is and what they do.
    fn task(&self, texts: &Texts) -> Task;

    /// In one line: how the game is won, and how it is lost.
    fn stakes(&self, texts: &Texts) -> String;

    /// A player: who and with what; what they are able to do.
    fn strip(&self, seat: Seat, texts: &Texts) -> [Line<'static>; 2];

    /// What else lies on the table, in lines of at most 30 columns.
    fn panel(&self, texts: &Texts) -> Vec<Line<'static>>;

    /// What a player has before them, for games in which a line is not enough: shown where there is room.
    fn desk(&self, _seat: Seat, _texts: &Texts) -> Vec<Paragraph> {
        Vec::new()
    }

    /// Everything printed that can be looked up, what is in play first.
    fn reference(&self, _texts: &Texts) -> Vec<Entry> {
        Vec::new()
    }

    /// The piles that anyone may look through.
    fn piles(&self, texts: &Texts) -> Vec<Paragraph>;

    /// The signs on the board, with what they mean.
    fn legend(&self, texts: &Texts) -> Vec<Paragraph>;

    /// The key of the heading under which a move is listed.
    fn heading(action: Self::Move) -> &'static str;

    /// The move under its heading.
    fn label(&self, seat: Seat, action: Self::Move, texts: &Texts) -> String;

    /// What the words of a move leave out, for people who do not see the board.
    fn remark(&self, _seat: Seat, _action: Self::Move, _texts: &Texts) -> Option<String> {
        None
    }

    /// The places that a move is about.
    fn targets(&self, seat: Seat, action: Self::Move) -> Vec<Place>;

    /// What the player may not have thought of.
    fn warning(&self, seat: Seat, action: Self::Move) -> Option<Phrase>;

    /// What chance may bring if the move is made.
    fn odds(&self, seat: Seat, action: Self::Move, texts: &Texts) -> Vec<String>;

    /// The whole table in words.
    fn description(&self, texts: &Texts) -> Vec<Paragraph>;
}
