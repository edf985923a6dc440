//! Records: a played game as a text file that anyone can read, compare and replay.
//!
//! ```text
//! artel record 1
//! game forbidden-island
//! rules 1
//! seed 42
//! players 2
//! start
//!   …the deal, as the lines of a position…
//! moves
//! 1 move observatory
//! 1 draw = crystal-of-fire
//! result playing
//! ```
//!
//! Seed and start say the same twice: with the seed the deal and every outcome are verified against
//! the generator; without it (somebody dictated an outcome) the start and the outcomes stand for
//! themselves. Hand-written records may leave out the start or the outcomes if they give the seed.

use std::fmt::Write;
use std::iter::Peekable;

use crate::text::{Line, TextError, lines};
use crate::{Game, NoLog, ParseError, Refusal, Seat, Seed, Session, Setup};

const FIRST_LINE: &str = "artel record 1";

/// The session as a record.
pub fn write<G: Game>(session: &Session<G>) -> String {
    let book = G::RULEBOOK;
    let mut text = format!("{FIRST_LINE}\ngame {}\nrules {}\n", book.game, book.version);
    if let Some(seed) = session.seed() {
        let _ = writeln!(text, "seed {seed}");
    }
    for (key, value) in session.setup().map(Setup::pairs).unwrap_or_default() {
        let _ = writeln!(text, "{key} {value}");
    }
    text.push_str("start\n");
    for line in session.start().write_position().lines() {
        let _ = writeln!(text, "  {line}");
    }
    text.push_str("moves\n");
    for entry in session.entries() {
        let _ = write!(text, "{} {}", entry.seat, entry.action);
        for (index, outcome) in entry.outcomes.iter().enumerate() {
            let _ = write!(text, "{} {outcome}", if index == 0 { " =" } else { "," });
        }
        text.push('\n');
    }
    let _ = writeln!(text, "result {}", result(session.game()));
    text
}

/// The session that a record tells of, with every move and outcome verified.
pub fn read<G: Game>(text: &str) -> Result<Session<G>, TextError> {
    let mut all = lines(text).peekable();
    let header = Header::read::<G>(&mut all)?;
    let mut session = header.begin(text, &mut all)?;
    let seeded = session.seed().is_some();
    for line in all {
        let (key, rest) = line.key_and_rest();
        if key == "result" {
            let reached = result(session.game());
            if rest != reached {
                return Err(
                    line.error(format!("the record says '{rest}', but the moves lead to '{reached}'"))
                );
            }
            continue;
        }
        play_line(&mut session, line)?;
        if seeded && session.seed().is_none() {
            return Err(line.error("the outcome is not the one that the record's seed gives; without the line 'seed …' outcomes may differ from it"));
        }
    }
    Ok(session)
}

/// The game that a record is of.
pub fn game_of(text: &str) -> Result<&str, TextError> {
    let mut all = lines(text);
    check_first_line(all.next())?;
    all.map(Line::key_and_rest)
        .find(|(key, _)| *key == "game")
        .map(|(_, game)| game)
        .ok_or_else(|| TextError::whole("the record does not name its game: add the line 'game …'"))
}

/// How a game stands, as the last line of its record says it.
pub fn result<G: Game>(game: &G) -> String {
    game.status().to_string()
}

fn check_first_line(line: Option<Line<'_>>) -> Result<(), TextError> {
    match line {
        None => Err(TextError::whole("the record is empty")),
        Some(line) if line.text == FIRST_LINE => Ok(()),
        Some(line) => Err(line.error(format!("a record begins with the line '{FIRST_LINE}'"))),
    }
}

/// What stands before the moves.
struct Header<S> {
    seed: Option<Seed>,
    setup: Option<S>,
}

impl<S: Setup> Header<S> {
    /// Reads up to the line `start` or `moves`, which stays the next.
    fn read<'a, G: Game<Setup = S>>(
        all: &mut Peekable<impl Iterator<Item = Line<'a>>>,
    ) -> Result<Self, TextError> {
        check_first_line(all.next())?;
        let mut header = Header { seed: None, setup: None };
        let mut setup_line = None;
        while let Some(line) = all.next_if(|line| !matches!(line.text, "start" | "moves")) {
            let (key, rest) = line.key_and_rest();
            match key {
                "game" if rest == G::RULEBOOK.game => {}
                "game" => {
                    return Err(
                        line.error(format!("this is a record of '{rest}', not of '{}'", G::RULEBOOK.game))
                    );
                }
                "rules" => check_version::<G>(line, rest)?,
                "seed" => header.seed = Some(rest.parse().map_err(|problem: String| line.error(problem))?),
                _ => {
                    let setup = header.setup.get_or_insert_with(S::of_record);
                    setup.set(key, rest).map_err(|error| line.error(error.to_string()))?;
                    setup_line = Some(line);
                }
            }
        }
        if let (Some(setup), Some(line)) = (&header.setup, setup_line) {
            setup.check().map_err(|error| line.error(error.to_string()))?;
        }
        Ok(header)
    }

    /// The session at its beginning; reads up to the first move.
    fn begin<'a, G: Game<Setup = S>>(
        self,
        text: &str,
        all: &mut Peekable<impl Iterator<Item = Line<'a>>>,
    ) -> Result<Session<G>, TextError> {
        let dealt = match self.seed {
            Some(seed) => {
                let setup = self.setup.clone().unwrap_or_default();
                Some(Session::new(setup, seed).map_err(|error| TextError::whole(error.to_string()))?)
            }
            None => None,
        };
        let start_line = all.next_if(|line| line.text == "start");
        let start = match start_line {
            Some(line) => Some((line, read_start::<G>(text, line, all)?)),
            None => None,
        };
        match all.next() {
            Some(line) if line.text == "moves" => {}
            Some(line) => return Err(line.error("expected the line 'moves' here")),
            None => return Err(TextError::whole("the record has no moves: add the line 'moves'")),
        }
        match (dealt, start) {
            (Some(session), None) => Ok(session),
            (Some(session), Some((_, start))) if *session.start() == start => Ok(session),
            (Some(_), Some((line, _))) => Err(line
                .error("the start is not the deal that the record's seed gives; leave out one of the two")),
            (None, Some((_, start))) => Ok(Session::from_deal(self.setup, start)),
            (None, None) => {
                Err(TextError::whole("the record has neither a seed nor a start: add one of them"))
            }
        }
    }
}

fn check_version<G: Game>(line: Line<'_>, version: &str) -> Result<(), TextError> {
    let known = G::RULEBOOK.version;
    if version == known.to_string() {
        return Ok(());
    }
    Err(line.error(format!(
        "the record follows version {version} of the rules; this program knows version {known}"
    )))
}

fn read_start<'a, G: Game>(
    text: &str,
    start: Line<'_>,
    all: &mut Peekable<impl Iterator<Item = Line<'a>>>,
) -> Result<G, TextError> {
    let mut end = start.number;
    while let Some(line) = all.next_if(|line| line.text != "moves") {
        end = line.number;
    }
    if all.peek().is_none() {
        return Err(start.error("after the start come the moves: add the line 'moves'"));
    }
    let body: Vec<&str> = text.lines().take(end).skip(start.number).collect();
    G::read_position(&body.join("\n")).map_err(|error| error.after(start.number))
}

fn play_line<G: Game>(session: &mut Session<G>, line: Line<'_>) -> Result<(), TextError> {
    let (seat, rest) = line.key_and_rest();
    let seats = session.game().seats();
    let seat =
        seat.parse().ok().and_then(Seat::from_number).filter(|seat| seat.0 < seats).ok_or_else(|| {
            line.error(format!("a move begins with the number of its seat, 1 to {seats}, not with '{seat}'"))
        })?;
    let (action, outcomes) = rest.split_once('=').unwrap_or((rest, ""));
    let wrong = |problem: ParseError| line.error(problem.to_string());
    let action: G::Move = action.trim().parse().map_err(wrong)?;
    let outcomes: Result<Vec<G::Outcome>, ParseError> =
        outcomes.split(',').map(str::trim).filter(|word| !word.is_empty()).map(str::parse).collect();
    session.play_dictated(seat, action, &outcomes.map_err(wrong)?, &mut NoLog).map_err(|error| match error {
        Refusal::Illegal(illegal) => {
            line.error(format!("'{action}' is not allowed here: see rule {}", illegal.rule))
        }
        Refusal::Impossible(why) => line.error(why),
        Refusal::NotAMove(why) => line.error(why.to_string()),
        Refusal::NoSuchSeat { seats } => line.error(format!("there are only {seats} seats")),
    })
}
