//! `artel rules`.

use std::fmt::Write;

use anyhow::{Result, bail};
use artel_engine::{RuleId, Rulebook};
use artel_texts::{Language, Texts};

use artel_terminal::{language, page, print, rulebook, rulebook_of};

/// What can be said on the command line; the help stands in the texts, under `cli-rules`.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(value_name = "ID|WORDS")]
    search: Vec<String>,
    #[arg(long, default_value = "forbidden-island")]
    game: String,
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Language>,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let texts = Texts::new(&args.game, language::chosen(args.lang));
    let book = rulebook_of(&args.game, &texts)?;
    let words = args.search.join(" ");
    let text = if let Some(id) = rulebook::find_id(book, &words) {
        page::text(&rulebook::entry(book, id, &texts))
    } else if let Some(nearest) = rulebook::nearest_id(book, &words) {
        bail!(texts.with("rules-unknown", [("rule", words), ("nearest", nearest.to_string())]));
    } else {
        let found = rulebook::search(book, &words);
        if found.is_empty() {
            bail!(texts.with("rules-nothing-for", [("words", words)]));
        }
        by_topic(book, &found, &texts)
    };
    print(&text)
}

/// The rules under their headings, then the rulings.
fn by_topic(book: &Rulebook, found: &[RuleId], texts: &Texts) -> String {
    let mut text = String::new();
    let mut section = |heading: &str, ids: Vec<RuleId>| {
        if ids.is_empty() {
            return;
        }
        let _ = writeln!(text, "{heading}\n");
        for id in ids {
            text += &line(book, id, texts);
        }
        text.push('\n');
    };
    for topic in book.topics {
        let ids = book.rules.iter().filter(|rule| rule.topic == topic.id).map(|rule| rule.id);
        section(texts.language().topic(topic), ids.filter(|id| found.contains(id)).collect());
    }
    let rulings = book.rulings.iter().map(|ruling| ruling.id).filter(|id| found.contains(id));
    section(&texts.name("rules-rulings"), rulings.collect());
    text
}

fn line(book: &Rulebook, id: RuleId, texts: &Texts) -> String {
    let language = texts.language();
    if let Some(rule) = book.rule(id) {
        return format!("{id}  {}\n", language.rule(rule));
    }
    let Some(ruling) = book.ruling(id) else { return String::new() };
    let [question, answer, _] = language.ruling(ruling);
    format!("{id}  {question}\n        {answer}\n")
}
