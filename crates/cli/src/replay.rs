//! `artel replay`.

use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::{Result, bail};
use artel_engine::{Described, Session, Status, record};
use artel_texts::{Language, Texts};

use artel_terminal::page::{self, Paragraph};
use artel_terminal::{
    Displayed, Document, Kind, Replay, WithGame, check_terminal, forgive_closed_pipe, history, language, log,
    run as show, with_game,
};

/// What can be said on the command line; the help stands in the texts, under `cli-replay`.
#[derive(clap::Args)]
pub(crate) struct Args {
    file: PathBuf,
    #[arg(long, conflicts_with = "plain")]
    verify: bool,
    #[arg(long)]
    plain: bool,
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Language>,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let texts = Texts::new("", language::chosen(args.lang));
    let document = Document::read(&args.file, Kind::Record, &texts)?;
    if document.kind == Kind::Position {
        bail!(texts.with("error-not-a-record", [("file", args.file.display().to_string())]));
    }
    with_game(document.game()?, &texts, Show { args, document: &document })
}

struct Show<'a> {
    args: &'a Args,
    document: &'a Document,
}

impl WithGame for Show<'_> {
    fn run<G: Displayed>(self) -> Result<()> {
        let session: Session<G> = self.document.session()?;
        let texts = session.game().texts(language::chosen(self.args.lang));
        if self.args.verify {
            print!("{}", page::text(&summary(&session, &texts)));
            return Ok(());
        }
        if self.args.plain {
            return forgive_closed_pipe(tell(&session, &texts, io::stdout().lock()));
        }
        check_terminal(&texts)?;
        show(Replay::new(&session, texts))
    }
}

/// What the record holds and how the game ended.
fn summary<G: Displayed>(session: &Session<G>, texts: &Texts) -> Vec<Paragraph> {
    let game = session.game();
    let mut page =
        vec![Paragraph::strong(texts.with("replay-verified", [("moves", session.entries().len())]))];
    page.extend(
        session.seed().map(|seed| Paragraph::plain(texts.with("replay-seed", [("seed", seed.to_string())]))),
    );
    let result = match game.status() {
        Status::Playing => texts.name("replay-unfinished"),
        _ => game.task(texts).text,
    };
    page.push(Paragraph::plain(format!("{result} ({})", record::result(game))));
    page
}

/// The whole game: the table at the beginning, every move with what happened, the table at the end.
fn tell<G: Displayed>(session: &Session<G>, texts: &Texts, mut out: impl Write) -> Result<()> {
    let (states, happened) = history(session);
    write!(out, "{}", page::text(&session.start().description(texts)))?;
    for (index, (entry, events)) in session.entries().iter().zip(&happened).enumerate() {
        let who = texts.name(states[index].name_of(entry.seat));
        writeln!(out, "\n{}. {who}: {}", index + 1, texts.phrase(&entry.action.phrase()))?;
        write!(out, "{}", page::text(&log(std::slice::from_ref(events), texts)))?;
    }
    writeln!(out)?;
    write!(out, "{}", page::text(&session.game().description(texts)))?;
    write!(out, "{}", page::text(&summary(session, texts)))?;
    Ok(out.flush()?)
}
