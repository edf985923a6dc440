//! Names and lines of chat: what can be read, and nothing that only seems to be nothing.

use artel_protocol::{Refusal, RefusalCode};
use unicode_general_category::{GeneralCategory, get_general_category};

use crate::room::refuse;

/// The longest name, in characters.
const LONGEST_NAME: usize = 24;
/// The longest line of chat, in characters.
const LONGEST_CHAT: usize = 500;
/// How many marks a letter carries at most; no language needs more.
const MOST_MARKS_ON_LETTER: usize = 3;

/// Joins emoji to one, such as the members of a family.
const JOINER: char = '\u{200d}';
/// Asks for the colourful form of a sign.
const COLOURFUL: char = '\u{fe0f}';

/// Letters and signs that show nothing.
const BLANKS: [char; 8] =
    ['\u{034f}', '\u{115f}', '\u{1160}', '\u{17b4}', '\u{17b5}', '\u{2800}', '\u{3164}', '\u{ffa0}'];

/// A name as it is shown: without blanks around it, of characters that can be seen.
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
    let bad = |problem: String| Err(refuse(RefusalCode::BadText, problem));
    if text.is_empty() || length > longest {
        return bad(format!("{what} has 1 to {longest} characters, not {length}"));
    }
    let chars: Vec<char> = text.chars().collect();
    if (0..chars.len()).any(|at| !is_readable(&chars, at)) {
        return bad(format!("{what} has only characters that print"));
    }
    if has_heaps_of_marks(&chars) {
        return bad(format!("{what} has at most {MOST_MARKS_ON_LETTER} marks on a letter"));
    }
    if !chars.iter().any(|&char| is_seen(char)) {
        return bad(format!("{what} has something that can be seen"));
    }
    Ok(text.to_owned())
}

/// Whether a character may be there: it prints, or joins two signs.
fn is_readable(chars: &[char], at: usize) -> bool {
    use GeneralCategory::{
        Control, Format, LineSeparator, ParagraphSeparator, PrivateUse, Surrogate, Unassigned,
    };
    let char = chars[at];
    if char == JOINER {
        let before = at.checked_sub(1).map(|before| chars[before]);
        return before.is_some_and(is_sign) && chars.get(at + 1).copied().is_some_and(is_sign);
    }
    let category = get_general_category(char);
    let hidden = matches!(
        category,
        Control | Format | LineSeparator | ParagraphSeparator | PrivateUse | Surrogate | Unassigned
    );
    !hidden && !BLANKS.contains(&char)
}

/// Whether a character is a sign that can be joined to another.
fn is_sign(char: char) -> bool {
    use GeneralCategory::{ModifierSymbol, OtherSymbol};
    char == COLOURFUL || matches!(get_general_category(char), OtherSymbol | ModifierSymbol)
}

fn has_heaps_of_marks(chars: &[char]) -> bool {
    use GeneralCategory::{EnclosingMark, NonspacingMark};
    let mut marks = 0;
    chars.iter().any(|&char| {
        let is_mark = matches!(get_general_category(char), NonspacingMark | EnclosingMark);
        marks = if is_mark { marks + 1 } else { 0 };
        marks > MOST_MARKS_ON_LETTER
    })
}

/// Whether a character shows something by itself.
fn is_seen(char: char) -> bool {
    use GeneralCategory as Is;
    !matches!(
        get_general_category(char),
        Is::SpaceSeparator | Is::NonspacingMark | Is::EnclosingMark | Is::SpacingMark | Is::Format
    )
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
    fn what_people_write_is_accepted() {
        for good in [
            "Ann",
            "Ёлка",
            "Nguyễn",
            "Nguye\u{302}\u{303}n",
            "אָנָה",
            "สุภาพร",
            "田中",
            "o'Neill-2",
            "🐙",
            "👩\u{200d}💻",
            "👩🏽\u{200d}💻",
            "❤\u{fe0f}\u{200d}🔥",
            "7",
            "!",
        ] {
            assert_eq!(clean_name(good).as_deref(), Ok(good));
        }
    }

    #[test]
    fn what_cannot_be_seen_is_refused() {
        for bad in [
            "\u{200b}",
            "\u{feff}",
            "\u{3164}",
            "\u{2800}",
            "\u{00ad}",
            "\u{301}",
            "A\u{200b}nn",
            "A\u{200d}nn",
            "\u{200d}",
            "🐙\u{200d}",
            "a\u{2028}b",
            "a\u{2029}b",
            "\u{e0041}\u{e0042}",
            "\u{e000}",
            "\u{378}",
            "a\u{2066}b",
            "\u{115f}\u{1160}",
        ] {
            assert!(clean_name(bad).is_err(), "{bad:?}");
            assert!(clean_chat(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn letters_carry_only_so_many_marks() {
        let marked = |count: usize| format!("a{}", "\u{301}".repeat(count));
        assert!(clean_name(&marked(3)).is_ok());
        assert!(clean_name(&marked(4)).is_err());
        assert!(clean_name(&marked(23)).is_err());
        assert!(clean_chat(&marked(23)).is_err());
    }
}
