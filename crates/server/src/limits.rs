//! Limits on everything that comes from outside.

use artel_protocol::{Refusal, RefusalCode};

use crate::room::refuse;

/// The longest message over a socket.
pub(crate) const MOST_MESSAGE_BYTES: usize = 8 * 1024;
/// The longest body of a request, which may hold a record.
pub(crate) const MOST_BODY_BYTES: usize = 256 * 1024;
/// The longest name, in characters.
pub(crate) const LONGEST_NAME: usize = 24;
/// The longest line of chat, in characters.
pub(crate) const LONGEST_CHAT: usize = 500;
/// The longest id of a thing on the board.
const LONGEST_THING: usize = 64;
/// How many marks one person draws on the board.
pub(crate) const MOST_MARKS: usize = 40;
/// How many what-ifs a room has at a time.
pub(crate) const MOST_BRANCHES: usize = 8;
/// How many moves a what-if goes on for.
pub(crate) const MOST_BRANCH_MOVES: usize = 400;
/// The longest pause before a draw.
pub(crate) const LONGEST_PAUSE_SECONDS: u8 = 30;

/// A name as it is shown: without blanks around it, of characters that print.
pub(crate) fn clean_name(name: &str) -> Result<String, Refusal> {
    clean(name, LONGEST_NAME, "a name")
}

/// A line of chat as it is shown.
pub(crate) fn clean_chat(text: &str) -> Result<String, Refusal> {
    clean(text, LONGEST_CHAT, "a message")
}

fn clean(text: &str, longest: usize, what: &str) -> Result<String, Refusal> {
    let text = text.trim();
    let length = text.chars().count();
    if text.is_empty() || length > longest {
        return Err(refuse(
            RefusalCode::BadText,
            format!("{what} has 1 to {longest} characters, not {length}"),
        ));
    }
    if text.chars().any(|char| char.is_control() || is_override(char)) {
        return Err(refuse(RefusalCode::BadText, format!("{what} has only characters that print")));
    }
    Ok(text.to_owned())
}

/// Characters that would turn the text around them.
fn is_override(char: char) -> bool {
    matches!(char, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

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
    fn names_and_chat_are_tidied_and_bounded() {
        assert_eq!(clean_name("  Аня \n").unwrap(), "Аня");
        assert_eq!(clean_name(&"я".repeat(LONGEST_NAME)).unwrap().chars().count(), LONGEST_NAME);
        for bad in ["", "   ", "a\u{7}b", "a\u{202e}b", &"я".repeat(LONGEST_NAME + 1)] {
            assert_eq!(clean_name(bad).unwrap_err().code, RefusalCode::BadText, "{bad:?}");
        }
        assert!(clean_chat(&"x".repeat(LONGEST_CHAT + 1)).is_err());
    }

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
