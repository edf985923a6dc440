//! What is wrong with a word or move that was read, and what would be right.

use std::fmt;

use crate::Named;

/// Why a text cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ParseError {
    /// There is nothing with this id.
    Unknown {
        /// What was looked for, such as `tile`.
        noun: &'static str,
        /// The text, if long only its beginning.
        text: String,
        /// The id most like it, if one is like it.
        nearest: Option<&'static str>,
        /// All ids.
        all: Vec<&'static str>,
    },
    /// The text is not a move.
    NotAMove {
        /// The text, if long only its beginning.
        text: String,
        /// Its first word is that of a move: how the move is written.
        form: Option<String>,
        /// Its first word is like that of a move: how the move is written.
        nearest: Option<String>,
        /// How every move is written.
        all: Vec<String>,
    },
    /// Anything else, said in a sentence.
    Other(String),
}

impl ParseError {
    /// No member of the noun has this id.
    pub(crate) fn unknown<T: Named>(id: &str) -> Self {
        let all: Vec<_> = T::ALL.iter().map(|member| member.id()).collect();
        let text = start_of(id, 40);
        ParseError::Unknown { noun: T::NOUN, nearest: nearest(&text, &all, 2), text, all }
    }

    /// The text is none of the moves that are written so; the forms are given by their first words.
    ///
    /// ```
    /// use artel_engine::ParseError;
    /// let forms = || vec![("move", "move TILE".to_owned()), ("end", "end".to_owned())];
    /// let error = |text| ParseError::not_a_move(text, forms()).to_string();
    /// assert_eq!(error("move"), "'move' is not a move; write: move TILE");
    /// assert_eq!(error("mve x"), "'mve x' is not a move; did you mean: move TILE?");
    /// assert_eq!(error("fly"), "'fly' is not a move; the moves are: move TILE | end");
    /// ```
    pub fn not_a_move(text: &str, forms: Vec<(&'static str, String)>) -> Self {
        let verb = text.split_whitespace().next().unwrap_or("");
        let verbs: Vec<&'static str> = forms.iter().map(|(verb, _)| *verb).collect();
        let form_of =
            |verb: &str| forms.iter().find(|(known, _)| *known == verb).map(|(_, form)| form.clone());
        let form = form_of(verb);
        let nearest = nearest(&start_of(verb, 40), &verbs, 3).filter(|_| form.is_none()).and_then(form_of);
        let all = forms.into_iter().map(|(_, form)| form).collect();
        ParseError::NotAMove { text: start_of(text, 60), form, nearest, all }
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseError::Unknown { noun, text, nearest, all } => {
                let vowel = noun.to_lowercase().starts_with(['a', 'e', 'i', 'o', 'u']);
                write!(f, "'{text}' is not {} {noun}; ", if vowel { "an" } else { "a" })?;
                match nearest {
                    Some(nearest) => write!(f, "did you mean '{nearest}'?"),
                    None => write!(f, "there are: {}", all.join(", ")),
                }
            }
            ParseError::NotAMove { text, form, nearest, all } => {
                write!(f, "'{text}' is not a move; ")?;
                match (form, nearest) {
                    (Some(form), _) => write!(f, "write: {form}"),
                    (None, Some(nearest)) => write!(f, "did you mean: {nearest}?"),
                    (None, None) => write!(f, "the moves are: {}", all.join(" | ")),
                }
            }
            ParseError::Other(problem) => f.write_str(problem),
        }
    }
}

impl std::error::Error for ParseError {}

impl From<String> for ParseError {
    fn from(problem: String) -> Self {
        ParseError::Other(problem)
    }
}

impl From<&str> for ParseError {
    fn from(problem: &str) -> Self {
        ParseError::Other(problem.to_owned())
    }
}

impl From<ParseError> for String {
    fn from(error: ParseError) -> Self {
        error.to_string()
    }
}

fn start_of(text: &str, letters: usize) -> String {
    text.chars().take(letters).collect()
}

/// The word most like the text, if no more than one letter in `part` differs.
fn nearest(text: &str, words: &[&'static str], part: usize) -> Option<&'static str> {
    let (distance, word) =
        words.iter().map(|word| (distance(word, text), *word)).min_by_key(|pair| pair.0)?;
    (distance <= word.len() / part).then_some(word)
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
    fn distance_counts_changes() {
        assert_eq!(distance("kitten", "sitting"), 3);
        assert_eq!(distance("", "abc"), 3);
        assert_eq!(distance("abc", "abc"), 0);
    }

    #[test]
    fn the_empty_text_is_like_nothing() {
        let error = ParseError::not_a_move("", vec![("go", "go".to_owned())]);
        assert_eq!(error.to_string(), "'' is not a move; the moves are: go");
    }
}
