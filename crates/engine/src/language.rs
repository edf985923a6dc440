//! The languages spoken.

use crate::{Rule, Ruling, Topic};

crate::vocabulary! {
    /// A language in which everything is said.
    pub enum Language: "language" {
        /// English.
        En = "en",
        /// Russian.
        Ru = "ru",
    }
}

/// English, for those who say nothing.
impl Default for Language {
    fn default() -> Self {
        Language::En
    }
}

impl Language {
    /// The language that the environment asks for, from values such as `ru_RU.UTF-8`.
    ///
    /// ```
    /// use artel_engine::Language;
    /// assert_eq!(Language::of_locale("ru_RU.UTF-8"), Language::Ru);
    /// assert_eq!(Language::of_locale("C"), Language::En);
    /// ```
    pub fn of_locale(locale: &str) -> Language {
        if locale.starts_with("ru") { Language::Ru } else { Language::En }
    }

    /// Words as a list.
    ///
    /// ```
    /// use artel_engine::Language;
    /// let words = ["a", "b", "c"].map(String::from);
    /// assert_eq!(Language::En.join(&words), "a, b and c");
    /// assert_eq!(Language::Ru.join(&words[..2]), "a и b");
    /// ```
    pub fn join(self, words: &[String]) -> String {
        list(words, if self == Language::En { "and" } else { "и" })
    }

    /// Words of which one is meant.
    ///
    /// ```
    /// use artel_engine::Language;
    /// let words = ["a", "b", "c"].map(String::from);
    /// assert_eq!(Language::En.either(&words), "a, b or c");
    /// assert_eq!(Language::Ru.either(&words[..2]), "a или b");
    /// ```
    pub fn either(self, words: &[String]) -> String {
        list(words, if self == Language::En { "or" } else { "или" })
    }

    /// What a rule says.
    pub fn rule(self, rule: &Rule) -> &'static str {
        match self {
            Language::En => rule.en,
            Language::Ru => rule.ru,
        }
    }

    /// Where a rule comes from, if there is something to tell.
    pub fn note(self, rule: &Rule) -> &'static str {
        match self {
            Language::En => rule.note_en,
            Language::Ru => rule.note_ru,
        }
    }

    /// Question, answer and reason of a ruling.
    pub fn ruling(self, ruling: &Ruling) -> [&'static str; 3] {
        match self {
            Language::En => [ruling.question_en, ruling.answer_en, ruling.why_en],
            Language::Ru => [ruling.question_ru, ruling.answer_ru, ruling.why_ru],
        }
    }

    /// The heading of a topic.
    pub fn topic(self, topic: &Topic) -> &'static str {
        match self {
            Language::En => topic.en,
            Language::Ru => topic.ru,
        }
    }
}

/// Words as a list with this word before the last.
fn list(words: &[String], last_word: &str) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} {last_word} {last}", most.join(", ")),
    }
}
