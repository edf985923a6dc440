//! The text files as Fluent reads them.
#![allow(dead_code, unreachable_pub, clippy::unwrap_used, clippy::expect_used, missing_docs)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use artel_texts::Language;
use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::parser::parse;

/// A message of a text file.
#[derive(Default)]
pub struct Message {
    pub value: Content,
    pub forms: BTreeMap<String, Content>,
}

/// What stands in a text.
#[derive(Default)]
pub struct Content {
    /// What it needs to be told.
    pub variables: BTreeSet<String>,
    /// The words between the gaps.
    pub words: Vec<String>,
    /// The cases of each choice in it: `one`, `few`, `many`.
    pub choices: Vec<BTreeSet<String>>,
}

pub fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The names of the text files of a language, without ending.
pub fn files(language: Language) -> BTreeSet<String> {
    let folder = workspace().join("texts").join(language.id());
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    paths.map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned()).collect()
}

/// The messages of a file; a file that Fluent cannot read, or that says a key twice, fails the test.
pub fn messages(language: Language, file: &str) -> BTreeMap<String, Message> {
    let path = workspace().join("texts").join(language.id()).join(format!("{file}.ftl"));
    let text = fs::read_to_string(&path).unwrap();
    let resource = parse(text).unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
    let mut messages = BTreeMap::new();
    for entry in resource.body {
        let Entry::Message(source) = entry else { continue };
        let key = source.id.name;
        let mut message = Message {
            value: source.value.as_ref().map(Content::of).unwrap_or_default(),
            ..Message::default()
        };
        for attribute in &source.attributes {
            let (form, content) = (&attribute.id.name, Content::of(&attribute.value));
            // Only a name made of other names is told anything: the same things in its forms as in itself.
            let told: BTreeSet<&str> = message.value.variables.iter().map(|name| root(name)).collect();
            let known = content.variables.iter().all(|name| told.contains(root(name)));
            assert!(known, "{language}: {key}.{form} is told nothing more than {key}");
            let earlier = message.forms.insert(form.clone(), content);
            assert!(earlier.is_none(), "{language}: {key}.{form} stands twice");
        }
        assert!(messages.insert(key.clone(), message).is_none(), "{language}: {key} stands twice");
    }
    messages
}

/// The messages of a game with all names of its boxes.
pub fn messages_of(language: Language, game: &str) -> BTreeMap<String, Message> {
    let names = format!("{game}-names-");
    let all = files(language).into_iter().filter(|file| file == game || file.starts_with(&names));
    all.flat_map(|file| messages(language, &file)).collect()
}

/// The thing that a variable speaks of, without its form: `tile` of `tile-to`.
fn root(variable: &str) -> &str {
    variable.split('-').next().unwrap_or(variable)
}

impl Message {
    /// What stands in the value and in the forms.
    pub fn contents(&self) -> impl Iterator<Item = &Content> {
        [&self.value].into_iter().chain(self.forms.values())
    }
}

impl Content {
    fn of(pattern: &Pattern<String>) -> Content {
        let mut content = Content::default();
        content.read_pattern(pattern);
        content
    }

    fn read_pattern(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.words.push(value.clone()),
                PatternElement::Placeable { expression } => self.read_expression(expression),
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => self.read_inline(inline),
            Expression::Select { selector, variants } => {
                self.read_inline(selector);
                let case = |variant: &Variant<String>| match &variant.key {
                    VariantKey::Identifier { name } => name.clone(),
                    VariantKey::NumberLiteral { value } => value.clone(),
                };
                self.choices.push(variants.iter().map(case).collect());
                for variant in variants {
                    self.read_pattern(&variant.value);
                }
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.clone());
            }
            InlineExpression::Placeable { expression } => self.read_expression(expression),
            InlineExpression::FunctionReference { arguments: CallArguments { positional, .. }, .. } => {
                for argument in positional {
                    self.read_inline(argument);
                }
            }
            _ => {}
        }
    }
}
