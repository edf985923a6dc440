//! Reading text written by people: lines, words, and errors that say what, where and how to mend it.

use std::fmt;

use crate::{Named, ParseError};

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
pub fn find_named<T: Named>(id: &str) -> Result<T, ParseError> {
    T::ALL.iter().copied().find(|member| member.id() == id).ok_or_else(|| ParseError::unknown::<T>(id))
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
    fn errors_tell_the_line() {
        let error = Line { number: 4, text: "x" }.error("wrong");
        assert_eq!(error.clone().after(10).to_string(), "line 14: wrong");
        assert_eq!(TextError::whole("empty").after(3).to_string(), "empty");
    }
}
