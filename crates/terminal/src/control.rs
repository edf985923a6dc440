//! What the keys do while nothing stands in front of the table.

use ratatui::crossterm::event::{KeyCode, KeyEvent};

use super::dialog::{Deed, Dialog, Page, Purpose, Rules, WhyNot};
use super::displayed::Place;
use super::keys::{command, edit, is_interrupt};
use super::lookup::Lookup;
use super::typed::BETWEEN;
use super::{App, Displayed, rulebook};

impl<G: Displayed> App<G> {
    /// Does what a key stands for.
    pub(super) fn press_key(&mut self, key: KeyEvent) {
        self.notice = None;
        if let Some(dialog) = self.dialog.take() {
            self.press_in_dialog(dialog, key);
        } else if self.filtering {
            self.press_filtering(key);
        } else if self.cursor.is_none() || !self.press_on_board(key.code) {
            self.press_at_table(command(key));
        }
    }

    fn press_at_table(&mut self, code: KeyCode) {
        match code {
            KeyCode::Up => self.step(-1),
            KeyCode::Down => self.step(1),
            KeyCode::Left => self.choose_with(|app| app.menu.step_heading(false)),
            KeyCode::Right => self.choose_with(|app| app.menu.step_heading(true)),
            KeyCode::Home => self.choose_with(|app| app.menu.jump(0)),
            KeyCode::End => self.step(isize::MAX),
            KeyCode::Char(digit @ '1'..='9') => {
                self.choose_with(|app| app.menu.jump(digit as usize - '1' as usize));
            }
            KeyCode::PageUp => self.log.by(-3),
            KeyCode::PageDown => self.log.by(3),
            KeyCode::Enter => self.confirm_choice(),
            KeyCode::Char(' ') => self.paused = !self.paused && self.coming.is_some(),
            KeyCode::Char('/') => self.choose_with(Self::begin_filter),
            KeyCode::Tab => self.choose_with(Self::walk_board),
            KeyCode::Esc => self.show_all_moves(),
            KeyCode::Char(letter) => self.press_letter(letter),
            _ => {}
        }
    }

    fn press_letter(&mut self, letter: char) {
        match letter {
            'u' => self.ask_undo(),
            's' => self.ask_file(Purpose::Save, self.table.file_name()),
            'o' => self.ask_file(Purpose::Open, String::new()),
            'l' => self.switch_language(),
            'b' => self.dialog = Some(Dialog::Bots { chosen: 0 }),
            'd' => self.dialog = Some(Dialog::read(Page::Piles)),
            'g' => self.dialog = Some(Dialog::read(Page::Log)),
            'h' => self.dialog = Some(Dialog::read(Page::Help)),
            'c' => self.look_up(),
            'r' => self.dialog = Some(Dialog::Rules(Rules::new::<G>())),
            'w' => self.ask_why_not(),
            '?' => self.explain(),
            'q' => self.ask_quit(),
            _ => {}
        }
    }

    /// Chooses among the moves; bots wait as long as somebody does.
    fn choose_with(&mut self, choose: impl FnOnce(&mut Self)) {
        if self.coming.is_some() {
            self.paused = true;
        }
        choose(self);
    }

    fn step(&mut self, by: isize) {
        self.choose_with(|app| app.menu.step(by));
    }

    fn begin_filter(&mut self) {
        self.filtering = true;
        self.menu.set_words(String::new());
    }

    fn walk_board(&mut self) {
        self.filtering = false;
        let game = self.table.game();
        let chosen =
            self.menu.chosen().and_then(|item| game.targets(item.seat, item.action).first().copied());
        self.cursor = chosen.or_else(|| game.places().first().copied());
        self.menu.set_place(self.cursor);
    }

    fn show_all_moves(&mut self) {
        self.cursor = None;
        self.menu.set_words(String::new());
        self.menu.set_place(None);
    }

    /// Keys that walk the board; says whether this was one.
    fn press_on_board(&mut self, code: KeyCode) -> bool {
        let Some(cursor) = self.cursor else { return false };
        let direction = match code {
            KeyCode::Up => (0, -1),
            KeyCode::Down => (0, 1),
            KeyCode::Left => (-1, 0),
            KeyCode::Right => (1, 0),
            KeyCode::Tab => {
                self.show_all_moves();
                return true;
            }
            KeyCode::Enter if self.menu.len() != 1 => {
                // The moves stay narrowed to this place, and the arrows choose among them.
                self.cursor = None;
                return true;
            }
            _ => return false,
        };
        if let Some(next) = neighbour(&self.table.game().places(), cursor, direction) {
            self.cursor = Some(next);
            self.menu.set_place(self.cursor);
        }
        true
    }

    fn press_filtering(&mut self, key: KeyEvent) {
        let mut words = self.menu.words().to_owned();
        if is_interrupt(key) {
            self.ask_quit();
        } else if edit(&mut words, key) {
            self.menu.set_words(words);
        } else {
            match key.code {
                KeyCode::Esc => {
                    self.filtering = false;
                    self.show_all_moves();
                }
                KeyCode::Enter => {
                    self.filtering = false;
                    if words.contains(BETWEEN) { self.play_line(&words) } else { self.confirm_choice() }
                }
                code => self.press_at_table(code),
            }
        }
    }

    /// Makes the chosen move, or asks first if it turns up something or wastes something.
    fn confirm_choice(&mut self) {
        if self.coming.is_some() && !self.paused {
            self.play_coming();
            return;
        }
        let Some(item) = self.menu.chosen() else { return };
        let (seat, action) = (item.seat, item.action);
        let game = self.table.game();
        let asks =
            game.warning(seat, action).is_some() || !self.pace.quick && rulebook::reveals(game, seat, action);
        if asks {
            self.dialog = Some(Dialog::Confirm(Deed::Play(seat, action)));
        } else {
            self.play(seat, action);
        }
    }

    fn ask_undo(&mut self) {
        match self.table.undo_count() {
            None => self.notice = Some(self.texts.name("message-nothing-to-undo")),
            Some(count) if self.table.undo_is_free(count) => self.undo(count),
            Some(count) => self.dialog = Some(Dialog::Confirm(Deed::Undo(count))),
        }
    }

    pub(super) fn ask_file(&mut self, purpose: Purpose, name: String) {
        self.dialog = Some(Dialog::File { purpose, name, problem: None });
    }

    pub(super) fn ask_quit(&mut self) {
        if self.table.unsaved() {
            self.dialog = Some(Dialog::Confirm(Deed::Quit));
        } else {
            self.over = true;
        }
    }

    pub(super) fn ask_why_not(&mut self) {
        let here = self.cursor.map(|place| self.table.game().about_place(place, &self.texts));
        let name = here.and_then(|facts| facts.into_iter().next());
        let words = name.unwrap_or_else(|| self.menu.words().to_owned());
        self.dialog = Some(Dialog::WhyNot(WhyNot::new(self.table.game(), words, &self.texts)));
    }

    /// Opens what is printed, if the game has anything to read.
    fn look_up(&mut self) {
        if G::READS {
            let entries = self.table.game().reference(&self.texts);
            self.dialog = Some(Dialog::Cards(Lookup::new(entries)));
        }
    }

    /// Explains the move that the screen is about; if there is none, asks which.
    fn explain(&mut self) {
        match self.shown_move() {
            Some((seat, action)) => self.dialog = Some(Dialog::read(Page::Explain(seat, action))),
            None => self.ask_why_not(),
        }
    }
}

/// The nearest place in a direction; steps aside count more than steps ahead.
fn neighbour(places: &[Place], from: Place, (right, down): (i16, i16)) -> Option<Place> {
    let distance = |place: &Place| {
        let (x, y) = (place.0 as i16 - from.0 as i16, place.1 as i16 - from.1 as i16);
        let (ahead, aside) = (x * right + y * down, x * down + y * right);
        (ahead > 0).then_some(ahead + 3 * aside.abs())
    };
    places.iter().filter(|place| distance(place).is_some()).min_by_key(|place| distance(place)).copied()
}
