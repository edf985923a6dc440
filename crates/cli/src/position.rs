//! `artel position`.

use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use artel_texts::{Language, Texts};
use clap::Subcommand;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::terminal::{Document, Drawn, Kind, Sight, WithGame, language, page, print, with_game};

/// Columns and rows of a place on a printed board.
const PLACE: (u16, u16) = (13, 5);

/// What can be said on the command line; the help stands in the texts, under `cli-position`.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Check(File),
    Print(File),
}

#[derive(clap::Args)]
struct File {
    file: PathBuf,
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Language>,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    match &args.command {
        Command::Check(file) => file.run(false),
        Command::Print(file) => file.run(true),
    }
}

impl File {
    fn run(&self, draws: bool) -> Result<()> {
        let language = language::chosen(self.lang);
        let texts = Texts::new("", language);
        let document = Document::read_or_input(&self.file, Kind::Position, &texts)?;
        if document.kind == Kind::Record {
            bail!(texts.with("error-not-a-position", [("file", self.file.display().to_string())]));
        }
        let show = Show { document: &document, path: &self.file, draws, language };
        with_game(document.game()?, &texts, show)
    }
}

struct Show<'a> {
    document: &'a Document,
    path: &'a Path,
    draws: bool,
    language: Language,
}

impl WithGame for Show<'_> {
    fn run<G: Drawn>(self) -> Result<()> {
        let texts = Texts::new(G::RULEBOOK.game, self.language);
        let session = self.document.session::<G>()?;
        let game = session.game();
        if self.draws {
            return print(&format!("{}\n{}", board(game, &texts), page::text(&game.description(&texts))));
        }
        let file = self.path.display().to_string();
        print(&(texts.with("position-ok", [("file", file)]) + "\n"))
    }
}

/// The board as text, without colours.
fn board<G: Drawn>(game: &G, texts: &Texts) -> String {
    let (columns, rows) = game.size();
    let area = Rect::new(0, 0, columns as u16 * PLACE.0 + 1, rows as u16 * PLACE.1);
    let mut buffer = Buffer::empty(area);
    G::draw(&Sight { now: game, after: game, targets: &[], cursor: None }, texts, area, &mut buffer);
    let line = |y: u16| (0..area.width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    (0..area.height).map(|y| line(y).trim_end().to_owned() + "\n").collect()
}
