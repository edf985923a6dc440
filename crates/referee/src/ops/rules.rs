//! Reading the rulebook.

use artel_engine::{Rule, Rulebook, Ruling, Topic};
use artel_texts::Language;
use serde_json::{Value, json};

use crate::failure::{ErrorKind, Failure};
use crate::fields::Fields;
use crate::words::{EVERY_LANGUAGE, Languages, by_language};
use crate::{Answer, Referee, fields};

pub(super) fn rules(_: &mut Referee, request: &Fields<'_>) -> Answer {
    let book = artel_games::find(request.text("game")?)?.rulebook();
    let languages = request.languages(EVERY_LANGUAGE)?;
    let wanted = Wanted::read(request)?;
    let rules: Vec<&Rule> = book.rules.iter().filter(|rule| wanted.rule(rule, languages)).collect();
    let rulings: Vec<&Ruling> =
        book.rulings.iter().filter(|ruling| wanted.ruling(ruling, languages)).collect();
    if let (Wanted::Id(id), [], []) = (&wanted, &rules[..], &rulings[..]) {
        return Err(unknown_rule(book, id));
    }
    let topics = book.topics.iter().filter(|topic| rules.iter().any(|rule| rule.topic == topic.id));
    Ok(fields(json!({
        "game": book.game,
        "rules_version": book.version,
        "topics": topics.map(|topic| tell_topic(topic, languages)).collect::<Vec<_>>(),
        "rules": rules.into_iter().map(|rule| tell_rule(rule, languages)).collect::<Vec<_>>(),
        "rulings": rulings.into_iter().map(|ruling| tell_ruling(ruling, languages)).collect::<Vec<_>>(),
    })))
}

/// Which rules are asked for.
enum Wanted<'a> {
    All,
    Id(&'a str),
    /// Those that hold all of these words, small letters or capitals.
    Words(Vec<String>),
}

impl<'a> Wanted<'a> {
    fn read(request: &Fields<'a>) -> Result<Self, Failure> {
        match (request.optional_text("rule")?, request.optional_text("search")?) {
            (None, None) => Ok(Wanted::All),
            (Some(id), None) => Ok(Wanted::Id(id)),
            (None, Some(words)) => {
                Ok(Wanted::Words(words.split_whitespace().map(str::to_lowercase).collect()))
            }
            (Some(_), Some(_)) => {
                Err(Failure::new(ErrorKind::BadRequest, "give either the field 'rule' or 'search', not both"))
            }
        }
    }

    fn rule(&self, rule: &Rule, languages: Languages) -> bool {
        self.matches(rule.id.as_str(), languages, |language| {
            format!("{} {}", language.rule(rule), language.note(rule))
        })
    }

    fn ruling(&self, ruling: &Ruling, languages: Languages) -> bool {
        self.matches(ruling.id.as_str(), languages, |language| language.ruling(ruling).join(" "))
    }

    fn matches(&self, id: &str, languages: Languages, text: impl Fn(Language) -> String) -> bool {
        match self {
            Wanted::All => true,
            Wanted::Id(wanted) => *wanted == id,
            Wanted::Words(words) => languages.iter().any(|&language| {
                let text = format!("{id} {}", text(language)).to_lowercase();
                words.iter().all(|word| text.contains(word))
            }),
        }
    }
}

fn unknown_rule(book: &Rulebook, id: &str) -> Failure {
    let shown: String = id.chars().take(40).collect();
    let example = book.ids().next().map_or("", |id| id.as_str());
    Failure::new(
        ErrorKind::UnknownRule,
        format!("'{shown}' is not a rule of {}; ids look like '{example}'", book.game),
    )
}

fn tell_topic(topic: &Topic, languages: Languages) -> Value {
    json!({ "id": topic.id, "text": by_language(languages, |language| language.topic(topic).to_owned()) })
}

fn tell_rule(rule: &Rule, languages: Languages) -> Value {
    let mut told = json!({
        "id": rule.id,
        "topic": rule.topic,
        "text": by_language(languages, |language| language.rule(rule).to_owned()),
    });
    if !rule.note_en.is_empty() {
        told["note"] = by_language(languages, |language| language.note(rule).to_owned());
    }
    told
}

fn tell_ruling(ruling: &Ruling, languages: Languages) -> Value {
    let part = |index: usize| by_language(languages, |language| language.ruling(ruling)[index].to_owned());
    json!({ "id": ruling.id, "rules": ruling.rules, "question": part(0), "answer": part(1), "why": part(2) })
}
