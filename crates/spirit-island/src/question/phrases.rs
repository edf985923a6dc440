//! Phrases and answers that several questions share.

use artel_engine::Phrase;

use crate::components::{INVADERS, Kind, Kinds, Land};
use crate::moves::Move;

/// The key of what has to be done, or of what may be left out.
pub(super) fn optional(up_to: bool, keys: [&'static str; 2]) -> &'static str {
    keys[usize::from(up_to)]
}

/// A phrase that names a land.
pub(super) fn in_land(key: &'static str, land: Land) -> Phrase {
    land.tell("land", Phrase::new(key))
}

/// How many pieces of which kinds.
pub(super) fn of_pieces(phrase: Phrase, kinds: Kinds, left: u8) -> Phrase {
    phrase.names("kinds", kind_names(kinds)).number("left", left)
}

/// The names of kinds; all Invaders have one together.
pub(super) fn kind_names(kinds: Kinds) -> Vec<&'static str> {
    if kinds == INVADERS { vec!["invader"] } else { kinds.iter().map(Kind::id).collect() }
}

/// Leaving the rest out, where that is allowed.
pub(super) fn skip(up_to: bool, out: &mut impl FnMut(Move)) {
    if up_to {
        out(Move::Skip);
    }
}

/// Yes or no.
pub(super) fn yes_or_no(out: &mut impl FnMut(Move)) {
    out(Move::Yes);
    out(Move::No);
}

/// Whether the answer is yes, and not no.
pub(super) fn is_yes(action: Move) -> bool {
    if action != Move::Yes && action != Move::No {
        no_answer(action);
    }
    action == Move::Yes
}

/// Only what the question offers can be answered.
pub(super) fn no_answer(action: Move) -> ! {
    unreachable!("'{action}' is no answer to this question")
}
