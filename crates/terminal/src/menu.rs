//! The list of possible moves: by seat and heading, narrowed by words or by a place on the board.

use artel_engine::{Described, Seat};
use artel_texts::Texts;

use super::Displayed;
use super::displayed::Place;
use super::typed::BETWEEN;
use super::words::matches;

/// A move in the list.
pub(crate) struct Item<G: Displayed> {
    pub(crate) seat: Seat,
    pub(crate) action: G::Move,
    /// The move under its heading.
    pub(crate) label: String,
    /// The key of the heading.
    heading: &'static str,
    /// Every way in which people may name it.
    names: String,
    places: Vec<Place>,
}

impl<G: Displayed> Item<G> {
    /// Whether the words name this move.
    pub(crate) fn fits(&self, words: &str) -> bool {
        matches(words, &self.names)
    }
}

/// A line of the list as it is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Row {
    /// From here on stand the moves of this seat.
    Seat(Seat),
    /// A heading: its key, its number and how many moves stand under it.
    Heading { key: &'static str, number: usize, count: usize },
    /// The move with this index among the shown.
    Item(usize),
}

/// The possible moves and which of them is chosen.
pub(crate) struct Menu<G: Displayed> {
    all: Vec<Item<G>>,
    /// The indices of those that fit the filter.
    shown: Vec<usize>,
    chosen: usize,
    words: String,
    place: Option<Place>,
}

impl<G: Displayed> Menu<G> {
    /// The list of these moves, headings in the order in which they first occur.
    pub(crate) fn new(game: &G, moves: &[(Seat, G::Move)], texts: &Texts) -> Self {
        let all = moves.iter().map(|&(seat, action)| Item {
            seat,
            action,
            label: game.label(seat, action, texts),
            heading: G::heading(action),
            names: format!("{} {} {action}", texts.phrase(&action.phrase()), texts.name(G::heading(action))),
            places: game.targets(seat, action),
        });
        let mut menu = Menu {
            all: grouped(all.collect()),
            shown: Vec::new(),
            chosen: 0,
            words: String::new(),
            place: None,
        };
        menu.narrow();
        menu
    }

    /// All moves, narrowed or not, in the order of the list.
    pub(crate) fn all(&self) -> impl Iterator<Item = &Item<G>> {
        self.all.iter()
    }

    pub(crate) fn words(&self) -> &str {
        &self.words
    }

    pub(crate) fn is_narrowed(&self) -> bool {
        !self.words.is_empty() || self.place.is_some()
    }

    /// Shows only the moves whose names contain these words; of a line of several moves, those of the first.
    pub(crate) fn set_words(&mut self, words: String) {
        self.words = words;
        self.narrow();
    }

    /// Shows only the moves that are about this place.
    pub(crate) fn set_place(&mut self, place: Option<Place>) {
        self.place = place;
        self.narrow();
    }

    fn narrow(&mut self) {
        let words = self.words.split(BETWEEN).next().unwrap_or_default();
        let fits =
            |item: &Item<G>| item.fits(words) && self.place.is_none_or(|place| item.places.contains(&place));
        self.shown = (0..self.all.len()).filter(|&index| fits(&self.all[index])).collect();
        self.chosen = 0;
    }

    /// The moves that are shown.
    pub(crate) fn items(&self) -> impl Iterator<Item = &Item<G>> {
        self.shown.iter().map(|&index| &self.all[index])
    }

    pub(crate) fn len(&self) -> usize {
        self.shown.len()
    }

    /// The chosen move.
    pub(crate) fn chosen(&self) -> Option<&Item<G>> {
        self.shown.get(self.chosen).map(|&index| &self.all[index])
    }

    /// Its index among the shown.
    pub(crate) fn chosen_index(&self) -> usize {
        self.chosen
    }

    /// Chooses this move, if it is shown.
    pub(crate) fn choose(&mut self, seat: Seat, action: G::Move) {
        let found = self.items().position(|item| item.seat == seat && item.action == action);
        self.chosen = found.unwrap_or(self.chosen);
    }

    /// Chooses a move further up or down, as far as the list goes.
    pub(crate) fn step(&mut self, by: isize) {
        self.chosen = self.chosen.saturating_add_signed(by).min(self.shown.len().saturating_sub(1));
    }

    /// Chooses the first move of the heading with this number.
    pub(crate) fn jump(&mut self, number: usize) {
        if let Some(&first) = self.starts().get(number) {
            self.chosen = first;
        }
    }

    /// Chooses the first move of the next heading, or of the one before.
    pub(crate) fn step_heading(&mut self, forward: bool) {
        let starts = self.starts();
        let here = starts.iter().rposition(|&start| start <= self.chosen).unwrap_or(0);
        let last = starts.len().saturating_sub(1);
        self.jump(if forward { (here + 1).min(last) } else { here.saturating_sub(1) });
    }

    /// The indices of the first moves of all headings.
    fn starts(&self) -> Vec<usize> {
        let group = |index: usize| {
            let item = &self.all[self.shown[index]];
            (item.seat, item.heading)
        };
        (0..self.shown.len()).filter(|&index| index == 0 || group(index) != group(index - 1)).collect()
    }

    /// The list as rows. If not all fit, only the moves under the chosen heading are shown.
    pub(crate) fn rows(&self, height: usize) -> Vec<Row> {
        let whole = self.rows_where(|_| true);
        if whole.len() <= height {
            return whole;
        }
        let starts = self.starts();
        let open = starts.iter().rposition(|&start| start <= self.chosen);
        self.rows_where(|number| Some(number) == open)
    }

    fn rows_where(&self, is_open: impl Fn(usize) -> bool) -> Vec<Row> {
        let starts = self.starts();
        let mut rows = Vec::new();
        let mut seat = None;
        let several_seats = self.all.iter().any(|item| item.seat != self.all[0].seat);
        for (number, &start) in starts.iter().enumerate() {
            let end = starts.get(number + 1).copied().unwrap_or(self.shown.len());
            let item = &self.all[self.shown[start]];
            if several_seats && seat != Some(item.seat) {
                rows.push(Row::Seat(item.seat));
                seat = Some(item.seat);
            }
            rows.push(Row::Heading { key: item.heading, number, count: end - start });
            if is_open(number) {
                rows.extend((start..end).map(Row::Item));
            }
        }
        rows
    }
}

/// Moves of one seat and heading put together; seats and headings stay in the order of their first move.
fn grouped<G: Displayed>(items: Vec<Item<G>>) -> Vec<Item<G>> {
    let mut groups: Vec<(Seat, &'static str)> = Vec::new();
    for item in &items {
        if !groups.contains(&(item.seat, item.heading)) {
            groups.push((item.seat, item.heading));
        }
    }
    let place = |item: &Item<G>| groups.iter().position(|&group| group == (item.seat, item.heading));
    let mut sorted = items;
    sorted.sort_by_key(place);
    sorted
}
