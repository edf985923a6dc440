//! `artel position`.

use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use artel_texts::{Language, Texts};
use clap::Subcommand;

use artel_terminal::{Displayed, Document, Kind, WithGame, board_text, language, page, print, with_game};

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
    fn run<G: Displayed>(self) -> Result<()> {
        let session = self.document.session::<G>()?;
        let game = session.game();
        let texts = game.texts(self.language);
        if self.draws {
            return print(&format!(
                "{}\n{}",
                board_text(game, &texts),
                page::text(&game.description(&texts))
            ));
        }
        let file = self.path.display().to_string();
        print(&(texts.with("position-ok", [("file", file)]) + "\n"))
    }
}
