//! The rulebook file as it is written.

use std::collections::BTreeSet;

use serde::Deserialize;

use crate::uncited::Uncited;

/// A rulebook file.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Book {
    pub(crate) game: String,
    pub(crate) version: u32,
    pub(crate) title_en: String,
    pub(crate) title_ru: String,
    pub(crate) topic: Vec<Topic>,
    pub(crate) rule: Vec<Rule>,
    pub(crate) ruling: Vec<Ruling>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Topic {
    pub(crate) id: String,
    pub(crate) en: String,
    pub(crate) ru: String,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Rule {
    pub(crate) id: String,
    pub(crate) topic: String,
    pub(crate) en: String,
    pub(crate) ru: String,
    #[serde(default)]
    pub(crate) note_en: String,
    #[serde(default)]
    pub(crate) note_ru: String,
    pub(crate) example: Option<String>,
    pub(crate) advice: Option<String>,
    pub(crate) emergent: Option<String>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Ruling {
    pub(crate) id: String,
    pub(crate) rules: Vec<String>,
    pub(crate) question_en: String,
    pub(crate) question_ru: String,
    pub(crate) answer_en: String,
    pub(crate) answer_ru: String,
    pub(crate) why_en: String,
    pub(crate) why_ru: String,
    pub(crate) example: Option<String>,
    pub(crate) advice: Option<String>,
    pub(crate) emergent: Option<String>,
}

impl Book {
    /// Reads and checks a rulebook file.
    pub fn read(text: &str) -> Result<Book, String> {
        let book: Book = toml::from_str(text).map_err(|error| error.to_string())?;
        book.check()?;
        Ok(book)
    }

    fn check(&self) -> Result<(), String> {
        let mut ids = BTreeSet::new();
        for id in self.rule.iter().map(|rule| &rule.id).chain(self.ruling.iter().map(|ruling| &ruling.id)) {
            if !is_id(id) {
                return Err(format!("'{id}' is not an id: write 'FI-012' or 'FI-R12'"));
            }
            if !ids.insert(id) {
                return Err(format!("the id {id} stands twice"));
            }
        }
        for rule in &self.rule {
            if !self.topic.iter().any(|topic| topic.id == rule.topic) {
                return Err(format!("{}: there is no topic '{}'", rule.id, rule.topic));
            }
            if rule.en.is_empty() || rule.ru.is_empty() || rule.note_en.is_empty() != rule.note_ru.is_empty()
            {
                return Err(format!("{}: a text is missing in one language", rule.id));
            }
        }
        for ruling in &self.ruling {
            if let Some(unknown) = ruling.rules.iter().find(|id| !ids.contains(id)) {
                return Err(format!("{} interprets {unknown}, which does not exist", ruling.id));
            }
            if ruling.texts().iter().any(|text| text.is_empty()) {
                return Err(format!("{}: a text is missing in one language", ruling.id));
            }
        }
        for (id, marks) in self.marks() {
            if marks.len() > 1 || marks.iter().any(|(_, reason)| reason.is_empty()) {
                return Err(format!("{id}: give one of 'example', 'advice', 'emergent', with a reason"));
            }
        }
        Ok(())
    }

    /// Every id with the marks it has.
    fn marks(&self) -> impl Iterator<Item = (&str, Vec<(Uncited, &str)>)> {
        let rules = self.rule.iter().map(|it| (&it.id, [&it.example, &it.advice, &it.emergent]));
        let rulings = self.ruling.iter().map(|it| (&it.id, [&it.example, &it.advice, &it.emergent]));
        rules.chain(rulings).map(|(id, reasons)| {
            let marks = Uncited::ALL.into_iter().zip(reasons);
            (id.as_str(), marks.filter_map(|(kind, reason)| Some((kind, reason.as_deref()?))).collect())
        })
    }

    /// How many rules there are, and how many rulings.
    pub fn counts(&self) -> (usize, usize) {
        (self.rule.len(), self.ruling.len())
    }

    /// Every id, with the reason why no line of code cites it if the file gives one.
    pub fn ids(&self) -> impl Iterator<Item = (&str, Option<(Uncited, &str)>)> {
        self.marks().map(|(id, marks)| (id, marks.first().copied()))
    }
}

impl Ruling {
    /// Question, answer and reason, each in English and Russian.
    pub(crate) fn texts(&self) -> [&str; 6] {
        let Ruling { question_en, question_ru, answer_en, answer_ru, why_en, why_ru, .. } = self;
        [question_en, question_ru, answer_en, answer_ru, why_en, why_ru]
    }
}

/// Capital letters, a hyphen, perhaps an `R`, digits.
fn is_id(id: &str) -> bool {
    let Some((book, number)) = id.split_once('-') else { return false };
    let digits = number.strip_prefix('R').unwrap_or(number);
    !book.is_empty()
        && book.bytes().all(|byte| byte.is_ascii_uppercase())
        && !digits.is_empty()
        && digits.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: &str = r#"
        game = "g"
        version = 1
        title_en = "G"
        title_ru = "Г"
        topic = [{ id = "t", en = "T", ru = "Т" }]
        rule = [{ id = "GG-001", topic = "t", en = "a", ru = "б" }]
        ruling = []
    "#;

    #[test]
    fn a_good_book_is_read() {
        assert_eq!(Book::read(BOOK).unwrap().rule[0].id, "GG-001");
    }

    #[test]
    fn a_rule_can_say_why_no_line_cites_it() {
        let marked = BOOK.replace(r#"ru = "б""#, r#"ru = "б", emergent = "c""#);
        let ids = |text: &str| Book::read(text).unwrap().ids().map(|(_, mark)| mark.is_some()).collect();
        assert_eq!((ids(BOOK), ids(&marked)), (vec![false], vec![true]));
    }

    #[test]
    fn mistakes_are_named() {
        let problem = |from: &str, to: &str| Book::read(&BOOK.replace(from, to)).unwrap_err();
        assert!(problem("GG-001", "GG001").contains("'GG001' is not an id"));
        assert!(problem(r#"topic = "t""#, r#"topic = "u""#).contains("no topic 'u'"));
        assert!(problem(r#"ru = "б""#, r#"ru = """#).contains("GG-001: a text is missing"));
        assert!(problem("version", "edition").contains("edition"));
        let ruling = r#"ruling = [{ id = "GG-R1", rules = ["GG-002"], question_en = "a", question_ru = "a",
            answer_en = "a", answer_ru = "a", why_en = "a", why_ru = "a" }]"#;
        assert!(problem("ruling = []", ruling).contains("GG-R1 interprets GG-002"));
        assert!(problem("ruling = []", &ruling.replace("GG-R1", "GG-001")).contains("stands twice"));
        let twice = r#"ru = "б", example = "c", advice = "d""#;
        assert!(problem(r#"ru = "б""#, twice).contains("GG-001: give one of"));
        assert!(problem(r#"ru = "б""#, r#"ru = "б", emergent = """#).contains("GG-001: give one of"));
        let silent = ruling.replace("GG-002", "GG-001").replace(r#"why_ru = "a""#, r#"why_ru = """#);
        assert!(problem("ruling = []", &silent).contains("GG-R1: a text is missing"));
    }
}
