//! Puts phrases into words, in English and Russian.
//!
//! The texts are the Fluent files in the folder `texts/`, one file a game and language, and one for
//! the terminal. A name that has forms (`.to = в Обсерваторию`) brings them along: where a message
//! speaks of `$tile`, it may also use `$tile-to`.
#![forbid(unsafe_code)]

mod files;
mod language;

use artel_engine::{Arg, Phrase};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentAttribute, FluentMessage, FluentResource, FluentValue};

pub use language::Language;

/// All texts of one language that speak of one game.
pub struct Texts {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Texts {
    /// The texts for a game; for an unknown game, only those that speak of no game.
    pub fn new(game: &str, language: Language) -> Texts {
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        bundle.set_use_isolating(false);
        for text in files::of(game, language) {
            // What cannot be parsed is left out by Fluent; a test makes sure that nothing is.
            let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Texts { language, bundle }
    }

    /// The language spoken.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a text with this key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// The name of a thing.
    ///
    /// ```
    /// use artel_texts::{Language, Texts};
    /// let texts = Texts::new("forbidden-island", Language::En);
    /// assert_eq!(texts.name("observatory"), "Observatory");
    /// assert_eq!(texts.name("nowhere"), "nowhere");
    /// ```
    pub fn name(&self, key: &str) -> String {
        self.say(key, &FluentArgs::new())
    }

    /// A form of a name, such as `to`; the name itself if it has no such form.
    ///
    /// ```
    /// use artel_texts::{Language, Texts};
    /// let texts = Texts::new("forbidden-island", Language::Ru);
    /// assert_eq!(texts.form("observatory", "to"), "в Обсерваторию");
    /// assert_eq!(texts.form("observatory", "unheard-of"), "Обсерватория");
    /// ```
    pub fn form(&self, key: &str, form: &str) -> String {
        let attribute = self.bundle.get_message(key).and_then(|message| message.get_attribute(form));
        attribute.map_or_else(|| self.name(key), |attribute| self.words(&attribute))
    }

    /// A phrase in words.
    ///
    /// ```
    /// use artel_engine::Phrase;
    /// use artel_texts::{Language, Texts};
    /// let phrase = Phrase::new("move-fly").name("tile", "gold-gate");
    /// let words = |language| Texts::new("forbidden-island", language).phrase(&phrase);
    /// assert_eq!(words(Language::En), "Fly to the Gold Gate");
    /// assert_eq!(words(Language::Ru), "Перелететь к Золотым вратам");
    /// ```
    pub fn phrase(&self, phrase: &Phrase) -> String {
        let mut args = FluentArgs::new();
        for (arg, value) in &phrase.args {
            match value {
                Arg::Name { name } => self.add_name(&mut args, arg, name),
                Arg::Names { names } => self.add_names(&mut args, arg, names),
                Arg::Text { text } => args.set(*arg, *text),
                Arg::Number(number) => args.set(*arg, *number),
                Arg::Seat { seat } => args.set(*arg, seat.number()),
            }
        }
        self.say(phrase.key, &args)
    }

    /// The text with this key; the key itself if there is none, so that the gap is seen.
    pub fn say(&self, key: &str, args: &FluentArgs<'_>) -> String {
        match self.bundle.get_message(key).and_then(|message| message.value()) {
            Some(pattern) => self.bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned(),
            None => key.to_owned(),
        }
    }

    /// The text with this key and numbers or words in its gaps.
    ///
    /// ```
    /// use artel_texts::{Language, Texts};
    /// let texts = Texts::new("forbidden-island", Language::Ru);
    /// let missing = texts.with("why-treasures-missing", [("missing", 2)]);
    /// assert_eq!(missing, "Улетать рано: не хватает ещё 2 артефактов.");
    /// ```
    pub fn with<'a, V: Into<FluentValue<'a>>>(
        &self,
        key: &str,
        args: impl IntoIterator<Item = (&'a str, V)>,
    ) -> String {
        self.say(key, &args.into_iter().collect())
    }

    fn add_name(&self, args: &mut FluentArgs<'_>, arg: &str, name: &str) {
        args.set(arg.to_owned(), self.name(name));
        if let Some(message) = self.bundle.get_message(name) {
            for attribute in message.attributes() {
                args.set(format!("{arg}-{}", attribute.id()), self.words(&attribute));
            }
        }
    }

    /// Several names joined; every form that the first of them has is joined as well.
    fn add_names(&self, args: &mut FluentArgs<'_>, arg: &str, names: &[&'static str]) {
        let join = |word: &dyn Fn(&str) -> String| {
            self.language.join(&names.iter().map(|name| word(name)).collect::<Vec<_>>())
        };
        args.set(arg.to_owned(), join(&|name| self.name(name)));
        args.set(format!("{arg}-count"), names.len());
        let first = names.first().and_then(|name| self.bundle.get_message(name));
        for attribute in first.iter().flat_map(FluentMessage::attributes) {
            let form = attribute.id();
            args.set(format!("{arg}-{form}"), join(&|name| self.form(name, form)));
        }
    }

    fn words(&self, attribute: &FluentAttribute<'_>) -> String {
        self.bundle.format_pattern(attribute.value(), None, &mut Vec::new()).into_owned()
    }
}
