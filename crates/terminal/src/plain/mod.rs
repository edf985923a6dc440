//! The game line by line: for screen readers, scripts and people who like it so.

mod command;
mod moves;
mod tell;

use std::io::{BufRead, Write};
use std::path::Path;

use anyhow::Result;
use artel_engine::Seat;
use artel_texts::Texts;

use self::command::Command;
use super::menu::Menu;
use super::page::{self, Paragraph};
use super::{Displayed, Document, Kind, Table, language, lookup, panes, rulebook};

/// A game told in lines and played by lines.
pub struct Plain<G: Displayed, W> {
    table: Table<G>,
    texts: Texts,
    output: W,
    /// The possible moves in the order of their numbers.
    menu: Menu<G>,
    over: bool,
}

impl<G: Displayed, W: Write> Plain<G, W> {
    /// The table as text, written to `output`.
    pub fn new(table: Table<G>, mut texts: Texts, output: W) -> Self {
        texts.call(table.game().called());
        let menu = Menu::new(table.game(), &[], &texts);
        Plain { table, texts, output, menu, over: false }
    }

    /// Plays until somebody quits or the input ends. The prompt is shown only to people.
    pub fn run(&mut self, input: impl BufRead, prompt: bool) -> Result<()> {
        self.line(&self.texts.name("plain-welcome"))?;
        self.page(&self.table.game().description(&self.texts))?;
        self.go_on()?;
        let mut lines = input.split(b'\n');
        while !self.over {
            if prompt {
                write!(self.output, "> ")?;
            }
            self.output.flush()?;
            match lines.next() {
                Some(line) => self.obey(&String::from_utf8_lossy(&line?))?,
                None => break,
            }
        }
        Ok(self.output.flush()?)
    }

    fn obey(&mut self, line: &str) -> Result<()> {
        match Command::read(line) {
            Command::Nothing => Ok(()),
            Command::Moves(line) => self.play_line(line),
            Command::Undo { anyway } => self.undo(anyway),
            Command::Save { file, anyway } => self.save(file, anyway),
            Command::Load { file, anyway } => self.load(file, anyway),
            Command::Why(text) => self.why(text),
            Command::Rules(text) => self.rules(text),
            Command::Log => self.page(&panes::log(self.table.happened(), &self.texts)),
            Command::State => self.page(&self.table.game().description(&self.texts)),
            Command::List(words) => self.list_moves(Some(words)),
            Command::Card(words) => self.look_up(words),
            Command::Bot => self.play_advice(),
            Command::Language => self.switch_language(),
            Command::Help => self.help(),
            Command::Quit => {
                self.over = true;
                self.line(&self.texts.name("message-goodbye"))
            }
        }
    }

    fn line(&mut self, text: &str) -> Result<()> {
        Ok(writeln!(self.output, "{text}")?)
    }

    fn page(&mut self, paragraphs: &[Paragraph]) -> Result<()> {
        Ok(write!(self.output, "{}", page::text(paragraphs))?)
    }

    fn undo(&mut self, anyway: bool) -> Result<()> {
        let Some(count) = self.table.undo_count() else {
            return self.line(&self.texts.name("message-nothing-to-undo"));
        };
        if !anyway && !self.table.undo_is_free(count) {
            return self.line(&self.texts.name("plain-undo-shown"));
        }
        self.table.undo(count);
        self.line(&self.texts.with("message-undone", [("moves", count)]))?;
        self.after_change()
    }

    fn save(&mut self, file: &str, anyway: bool) -> Result<()> {
        if file.is_empty() {
            return self.line(&self.texts.name("plain-file-needed"));
        }
        let saved = self.table.save(Path::new(file), anyway, &self.texts);
        match saved {
            Ok(()) => self.line(&self.texts.with("message-saved", [("file", file.to_owned())])),
            Err(error) => self.line(&format!("{error:#}")),
        }
    }

    fn load(&mut self, file: &str, anyway: bool) -> Result<()> {
        if file.is_empty() {
            return self.line(&self.texts.name("plain-file-needed"));
        }
        if self.table.unsaved() && !anyway {
            return self.line(&self.texts.name("plain-load-unsaved"));
        }
        let read = Document::read(Path::new(file), Kind::Record, &self.texts)
            .and_then(|document| document.session());
        match read {
            Ok(session) => {
                self.table.replace(session);
                self.line(&self.texts.with("message-loaded", [("file", file.to_owned())]))?;
                self.page(&self.table.game().description(&self.texts))?;
                self.after_change()
            }
            Err(error) => self.line(&format!("{error:#}")),
        }
    }

    fn rules(&mut self, text: &str) -> Result<()> {
        let book = G::RULEBOOK;
        if let Some(id) = rulebook::find_id(book, text) {
            return self.page(&rulebook::entry(book, id, &self.texts));
        }
        let found = rulebook::search(book, text);
        if found.is_empty() {
            return self.line(&self.texts.name("rules-nothing"));
        }
        for id in found {
            self.page(&rulebook::statement(book, id, &self.texts))?;
        }
        Ok(())
    }

    /// Everything printed whose name or text contains the words; the text of one, the names of several.
    fn look_up(&mut self, words: &str) -> Result<()> {
        let entries = self.table.game().reference(&self.texts);
        match lookup::find(&entries, words).as_slice() {
            [] => self.line(&self.texts.name("rules-nothing")),
            [one] => self.page(&one.text),
            several => several.iter().try_for_each(|entry| self.line(&entry.name)),
        }
    }

    fn switch_language(&mut self) -> Result<()> {
        self.texts = self.table.game().texts(language::after(self.texts.language()));
        self.go_on()
    }

    fn help(&mut self) -> Result<()> {
        self.line(&self.texts.name("plain-help"))?;
        self.page(&self.table.game().legend(&self.texts))
    }

    /// Keeps the file up to date, then goes on.
    fn after_change(&mut self) -> Result<()> {
        self.keep()?;
        self.go_on()
    }

    fn keep(&mut self) -> Result<()> {
        match self.table.save_kept(&self.texts) {
            Ok(()) => Ok(()),
            Err(error) => self.line(&format!("{error:#}")),
        }
    }

    /// Lets the bots move, then says what is to be decided.
    fn go_on(&mut self) -> Result<()> {
        self.let_bots_move()?;
        self.ask()
    }

    fn let_bots_move(&mut self) -> Result<()> {
        while let Some((seat, action)) = self.table.next_bot_move() {
            self.tell_bot_move(seat, action)?;
            if self.play(seat, action)?.is_none() {
                break;
            }
            self.keep()?;
        }
        Ok(())
    }

    /// Says what is to be decided, and by which moves.
    fn ask(&mut self) -> Result<()> {
        self.line("")?;
        self.line(&self.table.game().task(&self.texts).text)?;
        self.list_moves(None)
    }

    /// Makes a move and tells what happened; none if it was refused.
    fn play(&mut self, seat: Seat, action: G::Move) -> Result<Option<()>> {
        match self.table.play(seat, action) {
            Ok(()) => {
                self.tell_last()?;
                Ok(Some(()))
            }
            Err(error) => {
                self.line(&rulebook::refusal(&error, &self.texts))?;
                Ok(None)
            }
        }
    }
}
