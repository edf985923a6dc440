//! The Rust text that a rulebook becomes.

use std::fmt::Write;

use crate::book::{Book, Rule, Ruling, Topic};

/// Constants for all ids and the static `RULEBOOK`.
pub(crate) fn rust(book: &Book) -> String {
    let mut out = String::from("use artel_engine::{Rule, RuleId, Rulebook, Ruling, Topic};\n\n");
    for rule in &book.rule {
        constant(&mut out, &rule.id, &rule.en);
    }
    for ruling in &book.ruling {
        constant(&mut out, &ruling.id, &format!("{} {}", ruling.question_en, ruling.answer_en));
    }
    let Book { game, version, title_en, title_ru, .. } = book;
    let topics = list(&book.topic, topic);
    let rules = list(&book.rule, rule);
    let rulings = list(&book.ruling, ruling);
    let _ = write!(
        out,
        "\n/// The rules of the game.\npub static RULEBOOK: Rulebook = Rulebook {{ game: {game:?}, version: {version}, \
         title_en: {title_en:?}, title_ru: {title_ru:?},\n  topics: &[{topics}],\n  rules: &[{rules}],\n  \
         rulings: &[{rulings}] }};\n"
    );
    out
}

fn list<T>(items: &[T], item: impl Fn(&T) -> String) -> String {
    let items: Vec<_> = items.iter().map(item).collect();
    items.join(",\n    ")
}

fn name(id: &str) -> String {
    id.replace('-', "_")
}

fn constant(out: &mut String, id: &str, about: &str) {
    let _ = writeln!(out, "#[doc = {about:?}]\npub const {}: RuleId = RuleId::new({id:?});", name(id));
}

fn topic(Topic { id, en, ru }: &Topic) -> String {
    format!("Topic {{ id: {id:?}, en: {en:?}, ru: {ru:?} }}")
}

fn rule(rule: &Rule) -> String {
    let Rule { id, topic, en, ru, note_en, note_ru, .. } = rule;
    let id = name(id);
    format!(
        "Rule {{ id: {id}, topic: {topic:?}, en: {en:?}, ru: {ru:?}, note_en: {note_en:?}, note_ru: {note_ru:?} }}"
    )
}

fn ruling(ruling: &Ruling) -> String {
    let rules: Vec<_> = ruling.rules.iter().map(|id| name(id)).collect();
    let [question_en, question_ru, answer_en, answer_ru, why_en, why_ru] = ruling.texts();
    format!(
        "Ruling {{ id: {}, rules: &[{}], question_en: {question_en:?}, question_ru: {question_ru:?}, \
         answer_en: {answer_en:?}, answer_ru: {answer_ru:?}, why_en: {why_en:?}, why_ru: {why_ru:?} }}",
        name(&ruling.id),
        rules.join(", "),
    )
}
