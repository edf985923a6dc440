//! What can be asked.

mod chance;
mod open;
mod play;
mod rules;
mod table;
mod talk;

use crate::fields::Fields;
use crate::{Answer, Referee};

type Op = fn(&mut Referee, &Fields<'_>) -> Answer;

/// Every request by its name.
pub(crate) const ALL: [(&str, Op); 19] = [
    ("hello", talk::hello),
    ("games", talk::games),
    ("rules", rules::rules),
    ("describe", open::describe),
    ("new", open::new),
    ("load", open::load),
    ("branch", open::branch),
    ("close", open::close),
    ("status", table::status),
    ("moves", table::moves),
    ("why", table::why),
    ("view", table::view),
    ("position", table::position),
    ("record", table::record),
    ("play", play::play),
    ("undo", play::undo),
    ("outcomes", chance::outcomes),
    ("rollouts", chance::rollouts),
    ("quit", talk::quit),
];
