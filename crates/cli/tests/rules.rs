//! `artel rules`.
#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

mod support {
    pub(crate) mod program;
}

use artel_forbidden_island::rules::RULEBOOK;
use support::program::artel;

#[test]
fn the_whole_book_is_printed_in_both_languages() {
    let english = artel(&["rules", "--lang", "en"], "").output;
    let russian = artel(&["rules", "--lang", "ru"], "").output;
    for rule in RULEBOOK.rules {
        assert!(english.contains(&format!("{}  {}", rule.id, rule.en)));
        assert!(russian.contains(&format!("{}  {}", rule.id, rule.ru)));
    }
    for ruling in RULEBOOK.rulings {
        assert!(english.contains(ruling.answer_en) && russian.contains(ruling.answer_ru));
    }
    for topic in RULEBOOK.topics {
        assert!(english.contains(topic.en) && russian.contains(topic.ru));
    }
}

#[test]
fn an_id_prints_the_rule_with_its_rulings() {
    for id in ["FI-041", "fi41", "41"] {
        let told = artel(&["rules", id, "--lang", "en"], "").output;
        assert!(told.contains("FI-041 · Adventurers") && told.contains("FI-R04 · "), "{told}");
    }
    let ruling = artel(&["rules", "FI-R17", "--lang", "ru"], "").output;
    assert!(ruling.contains("FI-R17 · ") && ruling.contains("К правилам: FI-"), "{ruling}");
}

#[test]
fn words_are_looked_for_in_both_languages() {
    let found = artel(&["rules", "Explorer", "diagonally", "--lang", "ru"], "");
    assert_eq!(found.code, 0);
    assert!(found.output.contains("FI-041  Исследователь"), "{}", found.output);
    assert!(!found.output.contains("FI-001"));
    let russian = artel(&["rules", "ИССЛЕДОВАТЕЛЬ диагонали", "--lang", "en"], "");
    assert!(russian.output.contains("FI-041  The Explorer"), "{}", russian.output);
}

#[test]
fn what_is_not_there_is_refused() {
    let refused = |args: &[&str]| {
        let run = artel(args, "");
        assert!(run.code != 0 && run.output.is_empty());
        run.errors
    };
    assert!(refused(&["rules", "FI-999", "--lang", "en"]).contains("the nearest is FI-117"));
    assert!(refused(&["rules", "fi-r99", "--lang", "ru"]).contains("ближайшее – FI-R48"));
    assert!(refused(&["rules", "zeppelin", "--lang", "en"]).contains("zeppelin"));
    assert!(refused(&["rules", "--game", "chess", "--lang", "en"]).contains("there is no game 'chess'"));
}
