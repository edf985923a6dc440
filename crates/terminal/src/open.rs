//! Opening a game from a file: a record or a position.

use std::path::Path;

use anyhow::{Result, anyhow};
use artel_engine::text::{TextError, lines};
use artel_engine::{Session, position, record};
use artel_texts::Texts;

use super::{Displayed, files};

/// The two kinds of files.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A game with all its moves.
    Record,
    /// One state of a game.
    Position,
}

/// A file that was read but not yet understood.
pub struct Document {
    name: String,
    text: String,
    /// Of which kind the file is.
    pub kind: Kind,
}

impl Document {
    /// Reads a file. Its first line says of which kind it is; a file that does not say is taken for
    /// what was expected.
    pub fn read(path: &Path, expected: Kind, texts: &Texts) -> Result<Document> {
        Ok(Document::of(path, files::read_text(path, texts)?, expected))
    }

    /// The same, where `-` stands for standard input.
    pub fn read_or_input(path: &Path, expected: Kind, texts: &Texts) -> Result<Document> {
        if path != Path::new("-") {
            return Document::read(path, expected, texts);
        }
        Ok(Document::of(path, files::read_input(path, texts)?, expected))
    }

    fn of(path: &Path, text: String, expected: Kind) -> Document {
        let first = lines(&text).next().map_or("", |line| line.text);
        let kind = if first.starts_with("artel position") {
            Kind::Position
        } else if first.starts_with("artel record") {
            Kind::Record
        } else {
            expected
        };
        Document { name: path.display().to_string(), text, kind }
    }

    /// The id of the game that the file is of.
    pub fn game(&self) -> Result<&str> {
        let game = match self.kind {
            Kind::Record => record::game_of(&self.text),
            Kind::Position => position::game_of(&self.text),
        };
        game.map_err(|error| self.wrong(&error))
    }

    /// The game that it holds; every move of a record is verified.
    pub fn session<G: Displayed>(&self) -> Result<Session<G>> {
        match self.kind {
            Kind::Record => record::read(&self.text),
            Kind::Position => position::read(&self.text).map(Session::from_position),
        }
        .map_err(|error| self.wrong(&error))
    }

    /// The error with the file it is in.
    fn wrong(&self, error: &TextError) -> anyhow::Error {
        anyhow!("{}: {error}", self.name)
    }
}
