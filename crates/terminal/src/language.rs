//! Which language to speak.

use std::env;

use artel_texts::Language;

/// Where the environment says which language people want, the first that says anything deciding.
const VARIABLES: [&str; 4] = ["ARTEL_LANG", "LC_ALL", "LC_MESSAGES", "LANG"];

/// The language asked for, else that of the environment.
pub fn chosen(given: Option<Language>) -> Language {
    given.unwrap_or_else(|| of_environment(|variable| env::var(variable).ok()))
}

/// The language to switch to.
pub(crate) fn after(language: Language) -> Language {
    let place = Language::ALL.iter().position(|&each| each == language).unwrap_or(0);
    Language::ALL[(place + 1) % Language::ALL.len()]
}

fn of_environment(value: impl Fn(&str) -> Option<String>) -> Language {
    let locale = VARIABLES.iter().filter_map(|variable| value(variable)).find(|locale| !locale.is_empty());
    Language::of_locale(&locale.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_variable_that_is_set_decides() {
        let speaks = |set: &[(&str, &str)]| {
            of_environment(|variable| {
                set.iter().find(|(name, _)| *name == variable).map(|(_, value)| (*value).to_owned())
            })
        };
        assert_eq!(speaks(&[]), Language::En);
        assert_eq!(speaks(&[("LANG", "ru_RU.UTF-8")]), Language::Ru);
        assert_eq!(speaks(&[("LC_ALL", "C"), ("LANG", "ru_RU.UTF-8")]), Language::En);
        assert_eq!(speaks(&[("LC_ALL", ""), ("LANG", "ru_RU.UTF-8")]), Language::Ru);
        assert_eq!(speaks(&[("ARTEL_LANG", "ru"), ("LC_ALL", "en_GB.UTF-8")]), Language::Ru);
    }
}
