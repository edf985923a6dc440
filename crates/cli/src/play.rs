//! `artel play`.

use std::io::{self, IsTerminal};
use std::path::PathBuf;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::{Result, anyhow, bail};
use artel_bots::BotKind;
use artel_engine::{Conflict, Seed, Session, Setup};
use artel_texts::{Language, Texts};

use crate::options::pair;
use artel_terminal::{
    App, Controller, Displayed, Document, Kind, Pace, Plain, Players, Table, WithGame, check_terminal,
    forgive_closed_pipe, language, run as show, with_game,
};

/// How long a bot's move is shown before it is made.
const PAUSE: Duration = Duration::from_millis(900);

/// What can be said on the command line; the help stands in the texts, under `cli-play`.
#[derive(clap::Args)]
#[allow(clippy::struct_excessive_bools)] // each is a switch of its own
pub(crate) struct Args {
    #[arg(default_value = "forbidden-island")]
    game: String,
    #[arg(long, value_name = "N")]
    players: Option<String>,
    #[arg(long, value_name = "LEVEL")]
    difficulty: Option<String>,
    #[arg(long, value_name = "SEAT")]
    first: Option<String>,
    #[arg(long, value_name = "KEY=VALUE", value_parser = pair)]
    set: Vec<(String, String)>,
    #[arg(long, value_name = "NUMBER")]
    seed: Option<String>,
    #[arg(long, value_name = "LIST", conflicts_with = "bots")]
    seats: Option<String>,
    #[arg(long, value_name = "N")]
    bots: Option<String>,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["players", "difficulty", "first", "set", "seed"])]
    load: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    #[arg(long, requires = "save")]
    force: bool,
    #[arg(long)]
    plain: bool,
    #[arg(long)]
    no_pause: bool,
    #[arg(long)]
    quick: bool,
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Language>,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let texts = Texts::new("", language::chosen(args.lang));
    let document = args.load.as_deref().map(|path| Document::read(path, Kind::Record, &texts)).transpose()?;
    let game = match &document {
        Some(document) => document.game()?,
        None => &args.game,
    };
    with_game(game, &texts, Play { args, document: document.as_ref() })
}

struct Play<'a> {
    args: &'a Args,
    document: Option<&'a Document>,
}

impl WithGame for Play<'_> {
    fn run<G: Displayed>(self) -> Result<()> {
        let args = self.args;
        let texts = Texts::new(G::RULEBOOK.game, language::chosen(args.lang));
        let session = match self.document {
            Some(document) => document.session::<G>()?,
            None => args.deal::<G>(&texts)?,
        };
        let controllers = args.controllers(session.game().seats(), &texts)?;
        let mut table = Table::new(session, Players::new(&controllers));
        if !args.plain {
            check_terminal(&texts)?;
        }
        if let Some(path) = &args.save {
            table.save(path, args.force, &texts)?;
            table.keep_in(path.clone());
        }
        if args.plain {
            let prompt = io::stdin().is_terminal();
            let told = Plain::new(table, texts, io::stdout().lock()).run(io::stdin().lock(), prompt);
            return forgive_closed_pipe(told);
        }
        let pause = if args.no_pause { Duration::ZERO } else { PAUSE };
        show(App::new(table, texts, Pace { pause, quick: args.quick }))
    }
}

impl Args {
    /// A new game with the options given.
    fn deal<G: Displayed>(&self, texts: &Texts) -> Result<Session<G>> {
        let options = [("players", &self.players), ("difficulty", &self.difficulty), ("first", &self.first)];
        let given = options.iter().filter_map(|(key, value)| Some((*key, value.as_deref()?)));
        let others = self.set.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let flags = options.map(|(key, _)| key);
        let chosen: Vec<_> = given.chain(others).collect();
        let conflicts = G::Setup::describe(chosen.iter().copied()).conflicts;
        if !conflicts.is_empty() {
            let told: Vec<_> = conflicts.iter().map(|conflict| in_words(conflict, &flags, texts)).collect();
            bail!(told.join("\n"));
        }
        let setup = G::Setup::from_pairs(chosen)?;
        let seed = match &self.seed {
            Some(seed) => seed.parse().map_err(|problem: String| anyhow!("--seed: {problem}"))?,
            None => seed_of_now(),
        };
        Ok(Session::new(setup, seed)?)
    }

    /// Who decides for each of so many seats.
    fn controllers(&self, seats: u8, texts: &Texts) -> Result<Vec<Controller>> {
        let seats = seats as usize;
        if let Some(bots) = &self.bots {
            let count = bots.parse().ok().filter(|&count: &usize| count <= seats);
            let Some(count) = count else {
                bail!(texts.with("error-bots", [("given", bots.clone()), ("seats", seats.to_string())]));
            };
            let human = std::iter::repeat_n(Controller::Human, seats - count);
            return Ok(human
                .chain(std::iter::repeat_n(Controller::Bot(BotKind::Heuristic), count))
                .collect());
        }
        let Some(list) = &self.seats else { return Ok(vec![Controller::Human; seats]) };
        let named: Result<Vec<Controller>> = list.split(',').map(|id| named(id.trim(), texts)).collect();
        let named = named?;
        if named.len() != seats {
            let counts = [("given", named.len()), ("seats", seats)];
            bail!(texts.with("error-seats", counts));
        }
        Ok(named)
    }
}

/// What does not fit together, after the option of the command line that would change it.
fn in_words(conflict: &Conflict, flags: &[&str], texts: &Texts) -> String {
    let key = conflict.options.first().map_or("", String::as_str);
    let option = if flags.contains(&key) { format!("--{key}") } else { format!("--set {key}") };
    let problem =
        conflict.phrase.as_ref().map_or_else(|| conflict.problem.clone(), |phrase| texts.phrase(phrase));
    format!("{option}: {problem}")
}

fn named(id: &str, texts: &Texts) -> Result<Controller> {
    Controller::named(id).ok_or_else(|| {
        let known = Controller::ids().join(", ");
        anyhow!(texts.with("error-controller", [("given", id.to_owned()), ("known", known)]))
    })
}

/// A seed that is different every time; short enough to be told to a friend.
fn seed_of_now() -> Seed {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Seed(now.as_nanos() as u64 % 1_000_000_007)
}
