//! Checks of names: everything that is named has its forms, and short names that fit.
#![allow(dead_code, unreachable_pub, clippy::unwrap_used, clippy::expect_used, missing_docs)]

use std::collections::BTreeSet;

use artel_engine::{Named, Setup};
use artel_texts::{Language, Texts};

use super::text_files::messages_of;

/// The longest that the short forms may be, each unique among its kind.
const SHORT_FORMS: [(&str, usize); 3] = [("short", 11), ("tiny", 7), ("letter", 1)];

/// The names of a game.
pub struct Names(pub &'static str);

impl Names {
    pub fn each_language(&self, check: impl Fn(&Texts)) {
        for language in Language::ALL {
            check(&Texts::new(self.0, language));
        }
    }

    /// Every member has a name and a short name of its own, and all have the same forms, so that a
    /// message may use a form whichever member it speaks of.
    pub fn check<T: Named>(&self, forms: &[&str]) {
        let ids: Vec<&str> = T::ALL.iter().map(|member| member.id()).collect();
        self.check_forms(&ids, forms);
        self.each_language(|texts| {
            let names: BTreeSet<String> = ids.iter().map(|id| texts.name(id)).collect();
            assert_eq!(names.len(), ids.len(), "{}: two are called the same: {names:?}", texts.language());
        });
        self.check_short(&ids);
    }

    pub fn check_forms(&self, ids: &[&str], forms: &[&str]) {
        self.each_language(|texts| {
            let language = texts.language();
            let messages = messages_of(language, self.0);
            let forms_of = |id: &str| messages[id].forms.keys().cloned().collect::<BTreeSet<String>>();
            for &id in ids {
                assert!(texts.has(id), "{language}: {id} has no name");
                assert_eq!(
                    forms_of(id),
                    forms_of(ids[0]),
                    "{language}: {id} has other forms than {}",
                    ids[0]
                );
                for form in forms.iter().chain(&["short"]) {
                    assert!(forms_of(id).contains(*form), "{language}: {id}.{form}");
                    assert!(!texts.form(id, form).is_empty(), "{language}: {id}.{form} is empty");
                }
            }
        });
    }

    /// Every short form is short enough and stands for one of these things.
    pub fn check_short(&self, ids: &[&str]) {
        self.each_language(|texts| {
            let language = texts.language();
            let messages = messages_of(language, self.0);
            for (form, longest) in SHORT_FORMS {
                let mut seen = BTreeSet::new();
                for id in ids.iter().filter(|id| messages[**id].forms.contains_key(form)) {
                    let short = texts.form(id, form);
                    assert!(
                        short.chars().count() <= longest,
                        "{language}: {id}.{form} '{short}' is too long"
                    );
                    assert!(seen.insert(short), "{language}: {id}.{form} stands for two");
                }
            }
        });
    }

    pub fn check_keys<'a>(&self, keys: impl IntoIterator<Item = &'a str>) {
        for key in keys {
            self.each_language(|texts| assert!(texts.has(key), "{}: {key}", texts.language()));
        }
    }

    /// What can be chosen before the game: every option and every value that is not a number.
    pub fn check_options<S: Setup>(&self) {
        for option in S::options() {
            self.check_keys([format!("option-{}", option.key).as_str()]);
            self.check_keys(option.values.iter().copied().filter(|value| value.parse::<u8>().is_err()));
        }
    }

    /// What is always at hand on a player's card: the aim, the order of a turn, the ways to lose.
    pub fn check_reminders(&self, ways_to_lose: usize) {
        self.check_keys(["help-goal"]);
        self.each_language(|texts| {
            let turn = texts.name("help-turn-order");
            assert_eq!(turn.lines().count(), 3, "three parts of a turn: {turn}");
            let losing = texts.name("help-losing");
            assert_eq!(losing.lines().count(), 1 + ways_to_lose, "the ways to lose: {losing}");
        });
    }
}
