//! Tokens of the full game, isolated lands, and who takes part in a Ravage.

mod badlands;
mod isolation;
mod pieces;
mod setup;
mod strife;
mod taking_part;
mod wilds_disease;

use crate::support::{Table, table};

/// Board G in the middle of the Invader phase, with questions about G6 open in an action.
#[track_caller]
pub fn asked(questions: &str, lines: &str) -> Table {
    let (action, questions) = questions.split_once('|').unwrap_or(("", questions));
    table(&format!(
        "phase invader-phase\nspirit 1 sun-bright-whirlwind tracks:2,2\nplay 1 gift-of-the-sunlit-air\n\
         ravage stage-1-jungle\nbuild stage-1-sands\naction ravage user:1 land:G6{action}\n{questions}next settle\n\
         next ravages\nnext build-step\nnext explore-step\nland G2 city:1 presence:1\n{lines}"
    ))
}

/// The same after somebody has declined to remove Disease: what happens without a choice has happened.
#[track_caller]
pub fn done(questions: &str, lines: &str) -> Table {
    let first = "next pick land:G6 verb:remove kinds:disease left:1 up-to who:1\n";
    let mut table = asked(
        &format!("{first}{questions}next pick land:G2 verb:remove kinds:town,city left:1 up-to who:1\n"),
        &format!("{lines} disease:1\n"),
    );
    table.play("1 skip");
    table
}

/// Board G: seat 1 has only to be ready, then the Invaders act.
#[track_caller]
pub fn ravaging(lines: &str) -> Table {
    crate::support::invaders::alone(lines)
}

/// The same with a box that has more cards; no Event card is drawn.
#[track_caller]
pub fn full(lines: &str) -> Table {
    ravaging(&format!("boxes horizons nature-incarnate\nno-events\n{lines}"))
}
