//! Fitting words into columns, and finding them.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// How many columns a text takes.
pub(crate) fn width(text: &str) -> usize {
    text.width()
}

/// The text cut to so many columns; an ellipsis tells that something is missing.
pub(crate) fn fit(text: &str, columns: usize) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let mut cut = cut(text, columns.saturating_sub(1));
    if columns > 0 {
        cut.push('…');
    }
    cut
}

/// The beginning of a text that takes at most so many columns.
pub(crate) fn cut(text: &str, columns: usize) -> String {
    let mut taken = 0;
    text.chars()
        .take_while(|letter| {
            taken += letter.width().unwrap_or(0);
            taken <= columns
        })
        .collect()
}

/// The text in lines of at most so many columns, broken between words where that is possible.
pub(crate) fn wrap(text: &str, columns: usize) -> Vec<String> {
    let columns = columns.max(1);
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        for word in paragraph.split(' ') {
            if !line.is_empty() && width(&line) + 1 + width(word) > columns {
                lines.push(std::mem::take(&mut line));
            } else if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
            while width(&line) > columns {
                let head = cut(&line, columns);
                line = line.split_off(head.len());
                lines.push(head);
            }
        }
        lines.push(line);
    }
    lines
}

/// Whether every word of the query begins a word of the text or stands inside one, whatever the case.
pub(crate) fn matches(query: &str, text: &str) -> bool {
    let text = folded(text);
    query.split_whitespace().all(|word| text.contains(&folded(word)))
}

/// Lower case, with the letters that people type for one another made the same.
fn folded(text: &str) -> String {
    text.to_lowercase().replace('ё', "е").replace(['’', '‘'], "'")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_cut_to_columns() {
        assert_eq!(fit("Обсерватория", 7), "Обсерв…");
        assert_eq!(fit("Gold", 7), "Gold");
        assert_eq!(fit("Gold", 0), "");
        assert_eq!(cut("Gold", 2), "Go");
    }

    #[test]
    fn texts_are_wrapped_between_words() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("extraordinary", 5), ["extra", "ordin", "ary"]);
        assert_eq!(wrap("a\n\nb", 5), ["a", "", "b"]);
    }

    #[test]
    fn words_are_found_in_any_order_and_case() {
        assert!(matches("ЛЁТН пло", "Взлетная Площадка"));
        assert!(matches("", "anything"));
        assert!(!matches("gold gate", "Gold"));
    }
}
