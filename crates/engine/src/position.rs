//! Positions: any state of a game as a small text file.
//!
//! The first line is `artel position 1`, the second names the game; the rest is the game's own
//! ([`Game::write_position`]).

use crate::Game;
use crate::text::{Line, TextError, lines};

const FIRST_LINE: &str = "artel position 1";

/// The state as a position file.
pub fn write<G: Game>(game: &G) -> String {
    format!("{FIRST_LINE}\ngame {}\n{}", G::RULEBOOK.game, game.write_position())
}

/// The state that a position file describes.
pub fn read<G: Game>(text: &str) -> Result<G, TextError> {
    let line = game_line(text)?;
    let game = line.key_and_rest().1;
    if game != G::RULEBOOK.game {
        return Err(line.error(format!("this is a position of '{game}', not of '{}'", G::RULEBOOK.game)));
    }
    // The body keeps its line numbers: the header lines are blanked, not cut off.
    let body: Vec<&str> = text.lines().skip(line.number).collect();
    G::read_position(&body.join("\n")).map_err(|error| error.after(line.number))
}

/// The game that a position file is of.
pub fn game_of(text: &str) -> Result<&str, TextError> {
    game_line(text).map(|line| line.key_and_rest().1)
}

fn game_line(text: &str) -> Result<Line<'_>, TextError> {
    let mut all = lines(text);
    let first = all.next().ok_or_else(|| TextError::whole("the position is empty"))?;
    if first.text != FIRST_LINE {
        return Err(first.error(format!("a position begins with the line '{FIRST_LINE}'")));
    }
    match all.next() {
        Some(line) if line.key_and_rest().0 == "game" => Ok(line),
        _ => Err(TextError {
            line: Some(first.number + 1),
            problem: "the second line names the game: 'game …'".into(),
        }),
    }
}
