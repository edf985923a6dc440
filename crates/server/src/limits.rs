//! Limits on everything that comes from outside.

use artel_protocol::{Refusal, RefusalCode};

use crate::room::refuse;

/// The longest message over a socket.
pub(crate) const MOST_MESSAGE_BYTES: usize = 8 * 1024;
/// The longest body of a request, which may hold a record.
pub(crate) const MOST_BODY_BYTES: usize = 256 * 1024;
/// The longest id of a thing on the board.
const LONGEST_THING: usize = 64;
/// How many marks one person draws on the board.
pub(crate) const MOST_MARKS: usize = 40;
/// How many people's drawings are on a board, apart from those who sit.
pub(crate) const MOST_DRAWERS: usize = 24;
/// How many connections a room has besides those of the people who sit in it.
pub(crate) const MOST_ONLOOKERS: usize = 400;
/// How many what-ifs onlookers have in a room at a time. Everybody who sits may have one besides.
pub(crate) const MOST_BRANCHES_OF_ONLOOKERS: usize = 4;
/// How many moves a what-if goes on for.
pub(crate) const MOST_BRANCH_MOVES: usize = 400;
/// How many moves a game may have that begins from a record.
pub(crate) const MOST_MOVES_IN_FILE: usize = 2_000;
/// The longest pause before a draw.
pub(crate) const LONGEST_PAUSE_SECONDS: u8 = 30;
/// How many bytes of chat a room keeps.
pub(crate) const MOST_CHAT_BYTES: usize = 4 * 1024 * 1024;
/// How many bytes the entries of a room have at most.
pub(crate) const MOST_ROOM_BYTES: usize = 16 * 1024 * 1024;
/// How many questions that take long one person may have open in a room.
pub(crate) const MOST_QUESTIONS: usize = 4;

/// The id of a thing of the game, such as `fools-landing` or `G4`: short, of Latin letters, digits and hyphens.
pub(crate) fn check_thing(thing: &str) -> Result<(), Refusal> {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
    if thing.is_empty() || thing.len() > LONGEST_THING || !thing.bytes().all(fits) {
        return Err(refuse(RefusalCode::BadMessage, "this is not the id of a thing on the board"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_are_ids() {
        for good in ["fools-landing", "G4", &"a".repeat(64)] {
            assert!(check_thing(good).is_ok(), "{good}");
        }
        for bad in ["", "a b", "<script>", "é", &"a".repeat(65)] {
            assert!(check_thing(bad).is_err(), "{bad}");
        }
    }
}
