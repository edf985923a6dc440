//! The game on the screen: everything that is shown, and what happens between keys.

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::Result;
use artel_engine::{NoLog, Seat};
use artel_texts::Texts;
use ratatui::Frame;
use ratatui::crossterm::event::KeyEvent;

use super::dialog::{Dialog, Page};
use super::displayed::Place;
use super::menu::Menu;
use super::page::Paragraph;
use super::run::OnScreen;
use super::scroll::Scroll;
use super::typed::{self, Meant};
use super::{Displayed, Document, Kind, Table, language, rulebook};

/// How fast things go.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// How long a bot's move is shown before it is made.
    pub pause: Duration,
    /// Whether moves that turn up a card are made without asking.
    pub quick: bool,
}

/// A game on the screen.
pub struct App<G: Displayed> {
    pub(super) table: Table<G>,
    pub(super) texts: Texts,
    pub(super) menu: Menu<G>,
    pub(super) dialog: Option<Dialog<G>>,
    /// Where the cursor stands while the board is being walked.
    pub(super) cursor: Option<Place>,
    /// Whether words are being typed that narrow the list of moves.
    pub(super) filtering: bool,
    /// What the program has to say until the next key.
    pub(super) notice: Option<String>,
    /// Where the log is scrolled to.
    pub(super) log: Scroll,
    /// What a bot is about to do.
    pub(super) coming: Option<(Seat, G::Move)>,
    /// Whether the bots wait.
    pub(super) paused: bool,
    pub(super) pace: Pace,
    due: Option<Instant>,
    pub(super) over: bool,
}

impl<G: Displayed> App<G> {
    /// The screen of this table.
    pub fn new(table: Table<G>, mut texts: Texts, pace: Pace) -> Self {
        texts.call(table.game().called());
        let menu = Menu::new(table.game(), &[], &texts);
        let mut app = App {
            table,
            texts,
            menu,
            dialog: None,
            cursor: None,
            filtering: false,
            notice: None,
            log: Scroll::at_end(),
            coming: None,
            paused: false,
            pace,
            due: None,
            over: false,
        };
        app.refresh();
        app
    }

    /// Makes the move that a bot is about to make.
    pub(super) fn play_coming(&mut self) {
        if let Some((seat, action)) = self.coming.take() {
            self.play(seat, action);
        }
    }

    /// Makes a move; if it is refused, says why.
    pub(super) fn play(&mut self, seat: Seat, action: G::Move) {
        match self.table.play(seat, action) {
            Ok(()) => self.after_change(),
            Err(error) => self.notice = Some(rulebook::refusal(&error, &self.texts)),
        }
    }

    /// Makes the moves of a line one after another. If one is not possible, those before it stay, the rest is left out
    /// and a page says why.
    pub(super) fn play_line(&mut self, line: &str) {
        let parts = typed::parts(line);
        for (place, part) in parts.iter().enumerate() {
            if let Some(mut why) = self.play_part(part) {
                why.push(Paragraph::gap());
                why.push(Paragraph::strong(typed::stopped(place, &parts, &self.texts)));
                self.dialog = Some(Dialog::read(Page::Stopped(why)));
                return;
            }
        }
    }

    /// Makes one move of a line and lets the bots answer it; if it is not made, says why.
    fn play_part(&mut self, part: &str) -> Option<Vec<Paragraph>> {
        while self.coming.is_some() {
            self.play_coming();
        }
        let meant = typed::meant(&self.menu, part);
        let Meant::Move(seat, action) = meant else {
            return Some(typed::objection(&meant, part, self.table.game(), &self.menu, &self.texts));
        };
        match self.table.play(seat, action) {
            Ok(()) => {
                self.after_change();
                None
            }
            Err(error) => Some(vec![Paragraph::plain(rulebook::refusal(&error, &self.texts))]),
        }
    }

    /// Takes back the last moves.
    pub(super) fn undo(&mut self, count: usize) {
        self.table.undo(count);
        self.paused = false;
        self.after_change();
        self.notice = Some(self.texts.with("message-undone", [("moves", count)]));
    }

    /// Goes on with the game in a file.
    pub(super) fn open(&mut self, path: &Path) -> Result<()> {
        let session = Document::read(path, Kind::Record, &self.texts)?.session()?;
        self.table.replace(session);
        self.texts.call(self.table.game().called());
        self.paused = false;
        self.cursor = None;
        self.after_change();
        let file = path.display().to_string();
        self.notice = Some(self.texts.with("message-loaded", [("file", file)]));
        Ok(())
    }

    /// Writes the record into a file.
    pub(super) fn save(&mut self, path: &Path, replace: bool) {
        let saved = self.table.save(path, replace, &self.texts);
        self.notice = Some(match saved {
            Ok(()) => self.texts.with("message-saved", [("file", path.display().to_string())]),
            Err(error) => format!("{error:#}"),
        });
    }

    /// Speaks the next language.
    pub(super) fn switch_language(&mut self) {
        self.texts = self.table.game().texts(language::after(self.texts.language()));
        let chosen = self.menu.chosen().map(|item| (item.seat, item.action));
        self.list_moves();
        if let Some((seat, action)) = chosen {
            self.menu.choose(seat, action);
        }
    }

    fn after_change(&mut self) {
        self.log = Scroll::at_end();
        self.notice = self.table.save_kept(&self.texts).err().map(|error| format!("{error:#}"));
        self.refresh();
        if self.table.game().status().is_over() {
            self.dialog = Some(Dialog::read(Page::Over));
        }
    }

    /// Lists the moves anew and asks the bots.
    pub(super) fn refresh(&mut self) {
        self.list_moves();
        self.coming = self.table.next_bot_move();
        self.due = Some(Instant::now() + self.pace.pause);
    }

    fn list_moves(&mut self) {
        self.filtering = false;
        let moves = self.table.human_moves();
        self.menu = Menu::new(self.table.game(), &moves, &self.texts);
        self.menu.set_place(self.cursor);
    }

    /// The move that the screen is about: a bot's that is coming, else the one chosen in the list.
    pub(super) fn shown_move(&self) -> Option<(Seat, G::Move)> {
        let coming = self.coming.filter(|_| !self.paused);
        coming.or_else(|| self.menu.chosen().map(|item| (item.seat, item.action)))
    }

    /// The state after a move, if nothing about it is left to chance; else the state as it is.
    pub(super) fn after(&self, shown: Option<(Seat, G::Move)>) -> G {
        let now = self.table.game();
        let mut after = now.clone();
        match shown {
            Some((seat, action)) if after.begin(seat, action, &mut NoLog).is_ok() && !after.chance_due() => {
                after
            }
            _ => now.clone(),
        }
    }
}

impl<G: Displayed> OnScreen for App<G> {
    fn draw(&self, frame: &mut Frame<'_>) {
        self.draw_table(frame);
    }

    fn press(&mut self, key: KeyEvent) {
        self.press_key(key);
    }

    fn is_over(&self) -> bool {
        self.over
    }

    fn due(&self) -> Option<Instant> {
        self.due.filter(|_| self.coming.is_some() && !self.paused && self.dialog.is_none())
    }

    fn tick(&mut self, now: Instant) {
        if self.due().is_some_and(|due| due <= now) {
            self.play_coming();
        }
    }
}
