//! Names composed of others, as [`artel_engine::Name`] describes them.

use fluent_bundle::FluentArgs;

use crate::Texts;

/// Forms that speak of all things of several kinds, so that the kinds are joined by "and".
const OF_ALL: [&str; 4] = ["all", "every", "each", "both"];

/// A name composed of others.
pub(crate) struct Composed<'a> {
    join: Join<'a>,
    /// At least one.
    pub(crate) parts: Vec<&'a str>,
}

enum Join<'a> {
    /// One of them; which makes no difference.
    Slash,
    /// One or the other.
    Or,
    /// The message with this key, which speaks of it.
    Message(&'a str),
}

impl Composed<'_> {
    /// The parts of a composed name; none if it is a plain one.
    pub(crate) fn of(key: &str) -> Option<Composed<'_>> {
        if let Some((message, of)) = key.split_once(' ') {
            return Some(Composed { join: Join::Message(message), parts: vec![of] });
        }
        let (sign, join) =
            [('/', Join::Slash), ('|', Join::Or)].into_iter().find(|(sign, _)| key.contains(*sign))?;
        Some(Composed { join, parts: key.split(sign).collect() })
    }
}

impl Texts {
    /// A composed name in a form; in the usual one if the form is empty.
    pub(crate) fn composed(&self, name: &Composed<'_>, form: &str) -> String {
        let words = || -> Vec<String> { name.parts.iter().map(|part| self.form(part, form)).collect() };
        match name.join {
            Join::Message(message) => {
                let mut args = FluentArgs::new();
                self.add_name(&mut args, "of", name.parts[0]);
                self.say(message, &args)
            }
            Join::Slash | Join::Or if OF_ALL.contains(&form) => self.language.join(&words()),
            Join::Slash => words().join("/"),
            Join::Or => self.language.either(&words()),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Language, Texts};

    #[test]
    fn names_are_composed_in_every_form() {
        let texts = Texts::new("spirit-island", Language::Ru);
        assert_eq!(texts.name("town/dahan"), "поселение/дахан");
        assert_eq!(texts.form("town/dahan", "plgen"), "поселений/даханов");
        assert_eq!(texts.form("town/dahan", "all"), "все поселения и всех даханов");
        assert_eq!(texts.form("jungle|sands", "in"), "в джунглях или в пустыне");
        assert_eq!(texts.name("for-each town/dahan"), "за каждое поселение и за каждого дахана");
        let texts = Texts::new("spirit-island", Language::En);
        assert_eq!(texts.name("for-every-2 town/city/beasts"), "per 2 Towns/Cities/Beasts");
        assert_eq!(texts.form("jungle|sands|wetland", "acc"), "a Jungle, a Sands or a Wetland");
    }
}
