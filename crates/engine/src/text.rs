//! Reading text written by people: lines, words, and errors that say what, where and how to mend it.

use std::fmt;

use crate::Named;

/// What is wrong with a text, and in which line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextError {
    /// The line, counted from one; none if the text as a whole is wrong.
    pub line: Option<usize>,
    /// What is wrong and what would be right.
    pub problem: String,
}

impl TextError {
    /// Something is wrong with the whole.
    pub fn whole(problem: impl Into<String>) -> Self {
        TextError { line: None, problem: problem.into() }
    }

    /// The same error in a text of which this one begins after `lines` lines.
    #[must_use]
    pub fn after(self, lines: usize) -> Self {
        TextError { line: self.line.map(|line| line + lines), ..self }
    }
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "line {line}: {}", self.problem),
            None => f.write_str(&self.problem),
        }
    }
}

impl std::error::Error for TextError {}

/// A line that says something, without comment and outer blanks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line<'a> {
    /// Its number in the text, counted from one.
    pub number: usize,
    /// What it says; not empty.
    pub text: &'a str,
}

impl<'a> Line<'a> {
    /// The first word, and the rest.
    pub fn key_and_rest(self) -> (&'a str, &'a str) {
        match self.text.split_once(char::is_whitespace) {
            Some((key, rest)) => (key, rest.trim_start()),
            None => (self.text, ""),
        }
    }

    /// An error in this line.
    pub fn error(self, problem: impl Into<String>) -> TextError {
        TextError { line: Some(self.number), problem: problem.into() }
    }
}

/// The lines that say something; `#` begins a comment.
pub fn lines(text: &str) -> impl Iterator<Item = Line<'_>> {
    text.lines().enumerate().filter_map(|(index, line)| {
        let text = line.split_once('#').map_or(line, |(before, _)| before).trim();
        (!text.is_empty()).then_some(Line { number: index + 1, text })
    })
}

/// The member of a noun with this id; the error proposes the one most alike.
pub fn find_named<T: Named>(id: &str) -> Result<T, String> {
    if let Some(&member) = T::ALL.iter().find(|member| member.id() == id) {
        return Ok(member);
    }
    let noun = T::NOUN;
    let a = if noun.to_lowercase().starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
    let shown: String = id.chars().take(40).collect();
    let (nearest, distance) = T::ALL
        .iter()
        .map(|member| (member.id(), distance(member.id(), &shown)))
        .min_by_key(|&(_, distance)| distance)
        .unwrap_or((noun, usize::MAX));
    if distance <= nearest.len() / 2 {
        Err(format!("'{shown}' is not {a} {noun}; did you mean '{nearest}'?"))
    } else {
        let all: Vec<_> = T::ALL.iter().map(|member| member.id()).collect();
        Err(format!("'{shown}' is not {a} {noun}; there are: {}", all.join(", ")))
    }
}

/// What is wrong with a text that is no move; `forms` are the first words of all moves and how each is written.
///
/// ```
/// use artel_engine::text::not_a_move;
/// let forms = [("move", "move TILE"), ("end", "end")];
/// assert_eq!(not_a_move("move", &forms), "'move' is not a move; write: move TILE");
/// assert_eq!(not_a_move("fly", &forms), "'fly' is not a move; the moves are: move TILE | end");
/// ```
pub fn not_a_move(text: &str, forms: &[(&str, &str)]) -> String {
    let verb = text.split_whitespace().next().unwrap_or("");
    let shown: String = text.chars().take(60).collect();
    if let Some((_, form)) = forms.iter().find(|(known, _)| *known == verb) {
        return format!("'{shown}' is not a move; write: {form}");
    }
    let forms: Vec<_> = forms.iter().map(|(_, form)| *form).collect();
    format!("'{shown}' is not a move; the moves are: {}", forms.join(" | "))
}

/// How many letters have to be added, dropped or changed to make one word of the other.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, letter) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, other) in b.iter().enumerate() {
            let changed = diagonal + usize::from(letter != *other);
            diagonal = row[j + 1];
            row[j + 1] = changed.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_blank_lines_say_nothing() {
        let found: Vec<_> = lines("# title\n\n  water 3  # high\nturn 1").collect();
        assert_eq!(found, [Line { number: 3, text: "water 3" }, Line { number: 4, text: "turn 1" }]);
        assert_eq!(found[0].key_and_rest(), ("water", "3"));
        assert_eq!(Line { number: 1, text: "alone" }.key_and_rest(), ("alone", ""));
    }

    #[test]
    fn distance_counts_changes() {
        assert_eq!(distance("kitten", "sitting"), 3);
        assert_eq!(distance("", "abc"), 3);
        assert_eq!(distance("abc", "abc"), 0);
    }

    #[test]
    fn errors_tell_the_line() {
        let error = Line { number: 4, text: "x" }.error("wrong");
        assert_eq!(error.clone().after(10).to_string(), "line 14: wrong");
        assert_eq!(TextError::whole("empty").after(3).to_string(), "empty");
    }
}
