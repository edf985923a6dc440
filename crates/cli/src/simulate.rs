//! `artel simulate`.

mod cells;
mod json;
mod report;

use std::thread;

use anyhow::Result;
use artel_bots::{BotKind, Simulation};
use artel_engine::Seed;
use artel_texts::{Language, Texts};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::options::pair;
use artel_terminal::{Displayed, WithGame, language, print, with_game};
use cells::{Cell, cells};
use report::report;

/// What can be said on the command line.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game to play
    #[arg(default_value = "forbidden-island")]
    game: String,
    /// How many games to play with each number of players at each difficulty
    #[arg(long, value_name = "N", default_value = "1000", value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// How many players: a number, a list such as 2,4, a range such as 2..4, or all
    #[arg(long, value_name = "NUMBERS")]
    players: Option<String>,
    /// How hard: a level, a list such as novice,elite, or all
    #[arg(long, value_name = "LEVELS")]
    difficulty: Option<String>,
    /// Any other choice of the game, such as layout=skull-island or first=1; can be given several times
    #[arg(long, value_name = "KEY=VALUE", value_parser = pair)]
    set: Vec<(String, String)>,
    /// Who plays: random, heuristic
    #[arg(long, default_value = "heuristic")]
    bot: BotKind,
    /// The number from which all chance follows
    #[arg(long, value_name = "NUMBER", default_value = "1")]
    seed: Seed,
    /// How many threads to use; as many as the machine runs at a time unless said otherwise
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: Option<u16>,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
    /// The language: en, ru
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Language>,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let texts = Texts::new(&args.game, language::chosen(args.lang));
    with_game(&args.game, &texts, Sweep { args, texts: &texts })
}

/// Games with every number of players at every difficulty asked for.
struct Sweep<'a> {
    args: &'a Args,
    texts: &'a Texts,
}

impl WithGame for Sweep<'_> {
    fn run<G: Displayed>(self) -> Result<()> {
        let mut cells = cells::<G::Setup>(self.args)?;
        let simulation = self.simulation();
        let bar = self.bar(self.args.games.saturating_mul(cells.len() as u64));
        for cell in &mut cells {
            cell.tally = simulation.run::<G>(&cell.setup, &|games| bar.inc(games))?;
        }
        bar.finish_and_clear();
        print(&self.output(&cells)?)
    }
}

impl Sweep<'_> {
    fn simulation(&self) -> Simulation {
        let cores = || thread::available_parallelism().map_or(1, usize::from);
        let jobs = self.args.jobs.map_or_else(cores, usize::from);
        Simulation { games: self.args.games, seed: self.args.seed, jobs, bot: self.args.bot }
    }

    fn output<S>(&self, cells: &[Cell<S>]) -> Result<String> {
        if self.args.json {
            return Ok(serde_json::to_string_pretty(&json::document(self.args, cells))? + "\n");
        }
        Ok(report(self.args, cells, self.texts))
    }

    /// Moves on standard error while people watch.
    fn bar(&self, games: u64) -> ProgressBar {
        let target = if self.args.json { ProgressDrawTarget::hidden() } else { ProgressDrawTarget::stderr() };
        let bar = ProgressBar::with_draw_target(Some(games), target);
        match ProgressStyle::with_template("{bar:30} {pos}/{len} {per_sec} {eta}") {
            Ok(style) => bar.with_style(style),
            Err(_) => bar,
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use clap::{Args as _, Command, FromArgMatches};

    use super::*;

    fn read(words: &[&str]) -> Result<Args, clap::Error> {
        let command = Args::augment_args(Command::new("simulate"));
        let matches = command.try_get_matches_from([&["simulate"], words].concat())?;
        Args::from_arg_matches(&matches)
    }

    impl Args {
        /// What these words on the command line mean.
        pub(super) fn of(words: &[&str]) -> Args {
            read(words).unwrap()
        }
    }

    #[test]
    fn bad_words_are_refused_with_a_reason() {
        for (words, told) in [
            (&["--games", "0"], "0 is not in 1.."),
            (&["--bot", "oracle"], "'oracle' is not a bot"),
            (&["--jobs", "0"], "0 is not in 1..=1024"),
            (&["--seed", "x"], "is not a seed"),
            (&["--set", "first"], "write key=value"),
        ] {
            let error = read(words).map(|_| ()).unwrap_err().to_string();
            assert!(error.contains(told), "{error}");
        }
    }
}
