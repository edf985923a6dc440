//! The rulebook for reading: single rules with what belongs to them, search, and why a move is (not) possible.

use artel_engine::{Described, NoLog, Refusal, RuleId, Rulebook, Seat};
use artel_texts::{Language, Texts};

use super::Displayed;
use super::page::Paragraph;
use super::words::matches;

/// A rule with its note and the rulings on it, or a ruling with its reason.
pub fn entry(book: &Rulebook, id: RuleId, texts: &Texts) -> Vec<Paragraph> {
    let mut page = statement(book, id, texts);
    if book.rule(id).is_some() {
        for ruling in book.rulings.iter().filter(|ruling| ruling.rules.contains(&id)) {
            page.push(Paragraph::gap());
            page.extend(statement(book, ruling.id, texts));
        }
    } else if let Some(ruling) = book.ruling(id) {
        let rules: Vec<&str> = ruling.rules.iter().map(|rule| rule.as_str()).collect();
        page.push(Paragraph::quiet(texts.with("rules-interprets", [("rules", rules.join(", "))])));
    }
    page
}

/// A rule or ruling alone.
pub(crate) fn statement(book: &Rulebook, id: RuleId, texts: &Texts) -> Vec<Paragraph> {
    let language = texts.language();
    if let Some(rule) = book.rule(id) {
        let mut page = vec![
            Paragraph::strong(format!("{id} · {}", topic(book, rule.topic, language))),
            Paragraph::plain(language.rule(rule)),
        ];
        if !language.note(rule).is_empty() {
            page.push(Paragraph::quiet(language.note(rule)));
        }
        return page;
    }
    let Some(ruling) = book.ruling(id) else { return Vec::new() };
    let [question, answer, why] = language.ruling(ruling);
    vec![Paragraph::strong(format!("{id} · {question}")), Paragraph::plain(answer), Paragraph::quiet(why)]
}

fn topic(book: &Rulebook, id: &str, language: Language) -> &'static str {
    book.topics.iter().find(|topic| topic.id == id).map_or("", |topic| language.topic(topic))
}

/// The rules and rulings that contain all the words, in whichever language.
pub fn search(book: &'static Rulebook, words: &str) -> Vec<RuleId> {
    let rule_fits = |id: &RuleId| {
        book.rule(*id).is_some_and(|rule| {
            let said =
                |language: Language| [language.rule(rule), topic(book, rule.topic, language)].join(" ");
            Language::ALL.into_iter().any(|language| matches(words, &format!("{id} {}", said(language))))
        })
    };
    let ruling_fits = |id: &RuleId| {
        book.ruling(*id).is_some_and(|ruling| {
            let said = |language: Language| language.ruling(ruling).join(" ");
            Language::ALL.into_iter().any(|language| matches(words, &format!("{id} {}", said(language))))
        })
    };
    book.ids().filter(|id| rule_fits(id) || ruling_fits(id)).collect()
}

/// What a move would do, and the rules by which it may be made, in full.
pub(crate) fn explain<G: Displayed>(game: &G, seat: Seat, action: G::Move, texts: &Texts) -> Vec<Paragraph> {
    let mut page = vec![Paragraph::heading(texts.phrase(&action.phrase())), Paragraph::gap()];
    page.extend(preview(game, seat, action, texts).into_iter().map(Paragraph::plain));
    for &rule in action.rules() {
        page.push(Paragraph::gap());
        page.extend(entry(G::RULEBOOK, rule, texts));
    }
    page
}

/// What chance may bring, and what is certain to happen.
pub(crate) fn preview<G: Displayed>(game: &G, seat: Seat, action: G::Move, texts: &Texts) -> Vec<String> {
    let mut events: Vec<G::Event> = Vec::new();
    if game.clone().begin(seat, action, &mut events).is_err() {
        return Vec::new();
    }
    let mut lines = game.odds(seat, action, texts);
    lines.extend(events.iter().map(|event| texts.phrase(&event.phrase())));
    lines
}

/// Whether the seat may make the move, and if not, why: the reason here and now, and the rule in full.
pub(crate) fn why_not<G: Displayed>(game: &G, seat: Seat, action: G::Move, texts: &Texts) -> Vec<Paragraph> {
    let mut page = vec![Paragraph::heading(texts.phrase(&action.phrase()))];
    match game.why_not(seat, action) {
        None => {
            page.push(Paragraph::plain(texts.name("why-allowed")));
            for &rule in action.rules() {
                page.push(Paragraph::gap());
                page.extend(statement(G::RULEBOOK, rule, texts));
            }
        }
        Some(illegal) => {
            page.push(Paragraph::plain(texts.phrase(&illegal.reason)));
            page.push(Paragraph::gap());
            page.extend(statement(G::RULEBOOK, illegal.rule, texts));
        }
    }
    page
}

/// Why a move was refused.
pub(crate) fn refusal(error: &Refusal, texts: &Texts) -> String {
    match error {
        Refusal::Illegal(illegal) => format!("{} ({})", texts.phrase(&illegal.reason), illegal.rule),
        Refusal::Impossible(why) => why.clone(),
        Refusal::NotAMove(_) | Refusal::NoSuchSeat { .. } => error.to_string(),
    }
}

/// Whether making the move turns up something that was hidden.
pub(crate) fn reveals<G: Displayed>(game: &G, seat: Seat, action: G::Move) -> bool {
    let mut after = game.clone();
    after.begin(seat, action, &mut NoLog).is_ok() && after.chance_due()
}

/// The rule or ruling that people mean, however they write its id: `FI-041`, `fi41`, `41`, `r17`.
pub fn find_id(book: &Rulebook, text: &str) -> Option<RuleId> {
    let wanted = IdParts::of(text)?;
    book.ids().find(|id| IdParts::of(id.as_str()).is_some_and(|parts| parts.fits(&wanted)))
}

/// The id nearest to one that does not exist; none if the text does not look like an id at all.
pub fn nearest_id(book: &Rulebook, text: &str) -> Option<RuleId> {
    let wanted = IdParts::of(text)?;
    let distance = |id: &RuleId| {
        let parts = IdParts::of(id.as_str());
        parts.map(|parts| (parts.ruling != wanted.ruling, parts.number.abs_diff(wanted.number)))
    };
    book.ids().min_by_key(distance)
}

/// What an id is made of.
struct IdParts {
    book: String,
    ruling: bool,
    number: u32,
}

impl IdParts {
    fn of(text: &str) -> Option<IdParts> {
        let text = text.trim().to_uppercase();
        let digits = text.find(|letter: char| letter.is_ascii_digit())?;
        let (letters, number) = text.split_at(digits);
        let (book, ruling) = match letters.strip_suffix('R') {
            Some(book) => (book, true),
            None => (letters, false),
        };
        let book = book.trim_end_matches(['-', ' ']).to_owned();
        let plain = book.len() <= 3 && book.bytes().all(|byte| byte.is_ascii_uppercase());
        Some(IdParts { book, ruling, number: number.parse().ok().filter(|_| plain)? })
    }

    /// Whether this is the id that is wanted; the wanted one may leave out the book.
    fn fits(&self, wanted: &IdParts) -> bool {
        let same_book = wanted.book.is_empty() || wanted.book == self.book;
        same_book && self.ruling == wanted.ruling && self.number == wanted.number
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use artel_forbidden_island::rules::{FI_041, FI_115, FI_R17, RULEBOOK};

    use super::*;

    #[test]
    fn ids_are_found_however_they_are_written() {
        for text in ["FI-041", "fi-041", "fi41", "41", " FI 41 "] {
            assert_eq!(find_id(&RULEBOOK, text), Some(FI_041), "{text}");
        }
        assert_eq!(find_id(&RULEBOOK, "r17"), Some(FI_R17));
        for text in ["GS-041", "FI-999", "water 4", "4 cards", "", "FI"] {
            assert_eq!(find_id(&RULEBOOK, text), None, "{text}");
        }
    }

    #[test]
    fn the_nearest_id_is_of_the_same_kind() {
        let last = RULEBOOK.rules.last().unwrap().id;
        assert_eq!(nearest_id(&RULEBOOK, "FI-999"), Some(last));
        assert_eq!(nearest_id(&RULEBOOK, "FI-R9999"), Some(RULEBOOK.rulings.last().unwrap().id));
        assert_eq!(nearest_id(&RULEBOOK, "treasure"), None);
        assert!(last >= FI_115);
    }

    #[test]
    fn rules_are_found_by_words_of_both_languages() {
        assert!(search(&RULEBOOK, "explorer diagonally").contains(&FI_041));
        assert!(search(&RULEBOOK, "исследователь диагонали").contains(&FI_041));
        assert!(search(&RULEBOOK, "no such words").is_empty());
    }
}
