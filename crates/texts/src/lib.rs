//! Puts phrases into words, in English and Russian.
//!
//! The texts are the Fluent files in the folder `texts/`, one file a game and language, and one for
//! the terminal. A name that has forms (`.to = в Обсерваторию`) brings them along: where a message
//! speaks of `$tile`, it may also use `$tile-to`.
#![forbid(unsafe_code)]

mod composed;
mod files;

use std::collections::HashMap;

use artel_engine::{Arg, Name, Phrase};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentAttribute, FluentResource, FluentValue};
use unic_langid::{LanguageIdentifier, langid};

use composed::Composed;

pub use artel_engine::Language;

fn identifier(language: Language) -> LanguageIdentifier {
    match language {
        Language::En => langid!("en"),
        Language::Ru => langid!("ru"),
    }
}

/// The function `CAP` of the texts: its argument with a capital letter, to begin a sentence with it.
fn capital<'a>(positional: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    let [FluentValue::String(word)] = positional else { return FluentValue::Error };
    let mut letters = word.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    FluentValue::from(first + letters.as_str())
}

/// All texts of one language that speak of one game.
pub struct Texts {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    /// What things are called at the table spoken of, where that is not their usual name.
    called: HashMap<&'static str, Phrase>,
}

impl Texts {
    /// The texts for a game; for an unknown game, only those that speak of no game.
    pub fn new(game: &str, language: Language) -> Texts {
        let mut bundle = FluentBundle::new_concurrent(vec![identifier(language)]);
        bundle.set_use_isolating(false);
        if let Err(problem) = bundle.add_function("CAP", capital) {
            unreachable!("the bundle has no functions yet: {problem}");
        }
        for text in files::of(game, language) {
            // What cannot be parsed is left out by Fluent; a test makes sure that nothing is.
            let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Texts { language, bundle, called: HashMap::new() }
    }

    /// Calls these things by other names from now on. A form that such a name lacks is that of the usual
    /// one.
    ///
    /// ```
    /// use artel_engine::Phrase;
    /// use artel_texts::{Language, Texts};
    /// let mut texts = Texts::new("ghost-stories", Language::En);
    /// assert_eq!(texts.form("north", "at"), "on the north board");
    /// texts.call([("north", Phrase::new("yellow-board"))]);
    /// assert_eq!(texts.form("north", "at"), "on the yellow board");
    /// ```
    pub fn call(&mut self, names: impl IntoIterator<Item = (&'static str, Phrase)>) {
        self.called = names.into_iter().collect();
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
        if let Some(composed) = Composed::of(key) {
            return self.composed(&composed, "");
        }
        self.called.get(key).map_or_else(|| self.say(key, &FluentArgs::new()), |name| self.phrase(name))
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
        if let Some(composed) = Composed::of(key) {
            return self.composed(&composed, form);
        }
        let form_of =
            |key: &str| self.bundle.get_message(key).and_then(|message| message.get_attribute(form));
        let instead = self.called.get(key).and_then(|name| Some((form_of(name.key)?, self.args(name))));
        if let Some((attribute, args)) = instead {
            return self.bundle.format_pattern(attribute.value(), Some(&args), &mut Vec::new()).into_owned();
        }
        form_of(key).map_or_else(|| self.name(key), |attribute| self.words(&attribute))
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
        self.say(phrase.key, &self.args(phrase))
    }

    /// What stands in the gaps of a phrase.
    fn args(&self, phrase: &Phrase) -> FluentArgs<'static> {
        let mut args = FluentArgs::new();
        for (arg, value) in &phrase.args {
            match value {
                Arg::Name { name } => self.add_name(&mut args, arg, name),
                Arg::Names { names } => self.add_names(&mut args, arg, names),
                Arg::Phrases { phrases } => {
                    let words: Vec<String> = phrases.iter().map(|phrase| self.phrase(phrase)).collect();
                    args.set(*arg, self.language.join(&words));
                    args.set(format!("{arg}-count"), words.len());
                }
                Arg::Text { text } => args.set(*arg, *text),
                Arg::Number(number) => args.set(*arg, *number),
                Arg::Seat { seat } => args.set(*arg, seat.number()),
            }
        }
        args
    }

    /// Goes on with a clause in the same line. After a colon or a dash Russian has no capital letter.
    ///
    /// ```
    /// use artel_texts::{Language, Texts};
    /// let run_on = |language| Texts::new("", language).run_on("В горах:", "Защита 3.");
    /// assert_eq!(run_on(Language::Ru), "В горах: защита 3.");
    /// assert_eq!(run_on(Language::En), "В горах: Защита 3.");
    /// ```
    pub fn run_on(&self, before: &str, clause: &str) -> String {
        let small = self.language == Language::Ru && before.ends_with([':', '–']);
        let (first, rest) = clause.split_at(clause.chars().next().map_or(0, char::len_utf8));
        let first = if small { first.to_lowercase() } else { first.to_owned() };
        format!("{before} {first}{rest}")
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
        for form in self.forms(name) {
            args.set(format!("{arg}-{form}"), self.form(name, form));
        }
    }

    /// Several names joined; every form that the first of them has is joined as well.
    fn add_names(&self, args: &mut FluentArgs<'_>, arg: &str, names: &[Name]) {
        let join = |word: &dyn Fn(&str) -> String| {
            self.language.join(&names.iter().map(|name| word(name)).collect::<Vec<_>>())
        };
        args.set(arg.to_owned(), join(&|name| self.name(name)));
        args.set(format!("{arg}-count"), names.len());
        for form in names.first().into_iter().flat_map(|first| self.forms(first)) {
            args.set(format!("{arg}-{form}"), join(&|name| self.form(name, form)));
        }
    }

    /// The forms that the name of a thing has, at this table or as usual.
    fn forms<'a>(&'a self, id: &'a str) -> impl Iterator<Item = &'a str> {
        let id = Composed::of(id).map_or(id, |composed| composed.parts[0]);
        let instead = self.called.get(id).map(|name| name.key);
        let messages = instead.into_iter().chain([id]).filter_map(|key| self.bundle.get_message(key));
        messages.flat_map(|message| message.attributes().map(|form| form.id()).collect::<Vec<_>>())
    }

    fn words(&self, attribute: &FluentAttribute<'_>) -> String {
        self.bundle.format_pattern(attribute.value(), None, &mut Vec::new()).into_owned()
    }
}
