//! Texts for people, by language.

use std::collections::HashMap;

use artel_engine::{Illegal, Phrase, RuleId, Rulebook};
use artel_games::{Refusal, TableStatus};
use artel_texts::{Language, Texts};
use serde_json::{Map, Value, json};

use crate::failure::{ErrorKind, Failure};
use crate::fields;

/// The languages in which texts are wanted.
pub(crate) type Languages = &'static [Language];

pub(crate) const EVERY_LANGUAGE: Languages = &Language::ALL;
pub(crate) const NO_LANGUAGE: Languages = &[];

/// The texts of the games asked about so far.
#[derive(Default)]
pub(crate) struct Words {
    games: HashMap<&'static str, Vec<Texts>>,
}

/// A text in these languages, by language.
pub(crate) fn by_language(languages: Languages, text: impl Fn(Language) -> String) -> Value {
    languages
        .iter()
        .map(|&language| (language.id().to_owned(), text(language).into()))
        .collect::<Map<_, _>>()
        .into()
}

impl Words {
    /// A phrase in these languages.
    pub(crate) fn phrase(&mut self, book: &Rulebook, phrase: &Phrase, languages: Languages) -> Value {
        let texts = self
            .games
            .entry(book.game)
            .or_insert_with(|| Language::ALL.map(|each| Texts::new(book.game, each)).into());
        let spoken = texts.iter().filter(|texts| languages.contains(&texts.language()));
        spoken
            .map(|texts| (texts.language().id().to_owned(), texts.phrase(phrase).into()))
            .collect::<Map<_, _>>()
            .into()
    }

    /// Adds the field `text` with a phrase, unless no language is wanted.
    pub(crate) fn add_text(
        &mut self,
        to: &mut Map<String, Value>,
        book: &Rulebook,
        phrase: &Phrase,
        languages: Languages,
    ) {
        if !languages.is_empty() {
            to.insert("text".into(), self.phrase(book, phrase, languages));
        }
    }

    /// How a game stands.
    pub(crate) fn status(&mut self, book: &Rulebook, status: &TableStatus) -> Value {
        match status {
            TableStatus::Playing => json!({ "result": "playing" }),
            TableStatus::Won => json!({ "result": "won" }),
            TableStatus::Lost { defeat, phrase, rules } => json!({
                "result": "lost",
                "defeat": defeat,
                "rules": rules,
                "text": self.phrase(book, phrase, EVERY_LANGUAGE),
            }),
        }
    }

    /// Why a move is not allowed: the rule, the reason in this case, and what the rule says.
    pub(crate) fn illegal(&mut self, book: &Rulebook, illegal: &Illegal) -> Map<String, Value> {
        fields(json!({
            "rule": illegal.rule,
            "reason": self.phrase(book, &illegal.reason, EVERY_LANGUAGE),
            "rule_text": by_language(EVERY_LANGUAGE, |language| rule_text(book, illegal.rule, language)),
        }))
    }

    /// A refusal as an error answer.
    pub(crate) fn refusal(&mut self, book: &Rulebook, refusal: Refusal) -> Failure {
        match refusal {
            Refusal::NoSuchSeat { seats } => Failure::unknown_seat(seats),
            Refusal::NotAMove(why) => Failure::new(ErrorKind::NotAMove, why),
            Refusal::Impossible(why) => Failure::new(ErrorKind::ImpossibleOutcome, why)
                .hint("ask {\"op\":\"outcomes\"} for what chance could decide"),
            Refusal::Illegal(illegal) => {
                let details = self.illegal(book, &illegal);
                let message = details["reason"]["en"].as_str().unwrap_or_default().to_owned();
                details
                    .into_iter()
                    .fold(Failure::new(ErrorKind::IllegalMove, message), |failure, (key, value)| {
                        failure.with(&key, value)
                    })
                    .hint("ask {\"op\":\"moves\"} for what is allowed")
            }
        }
    }
}

/// What a rule says, or a ruling's question and answer.
fn rule_text(book: &Rulebook, id: RuleId, language: Language) -> String {
    if let Some(rule) = book.rule(id) {
        return language.rule(rule).to_owned();
    }
    book.ruling(id)
        .map(|ruling| {
            let [question, answer, _] = language.ruling(ruling);
            format!("{question} {answer}")
        })
        .unwrap_or_default()
}
