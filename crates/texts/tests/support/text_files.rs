//! The text files as Fluent reads them.
#![allow(dead_code, unreachable_pub, clippy::unwrap_used, clippy::expect_used, missing_docs)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use artel_texts::Language;
use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;

/// A message of a text file.
#[derive(Default)]
pub struct Message {
    /// What its value needs to be told.
    pub variables: BTreeSet<String>,
    /// The words written in its value, between the gaps.
    pub words: Vec<String>,
    /// The same for its forms.
    pub forms: BTreeMap<String, Vec<String>>,
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
        let mut message = Message::default();
        if let Some(value) = &source.value {
            read_pattern(value, &mut message.variables, &mut message.words);
        }
        for attribute in &source.attributes {
            let (mut variables, mut words) = (BTreeSet::new(), Vec::new());
            read_pattern(&attribute.value, &mut variables, &mut words);
            assert!(variables.is_empty(), "{}.{} is told nothing", source.id.name, attribute.id.name);
            let earlier = message.forms.insert(attribute.id.name.clone(), words);
            assert!(earlier.is_none(), "{language}: {}.{} stands twice", source.id.name, attribute.id.name);
        }
        let key = source.id.name;
        assert!(messages.insert(key.clone(), message).is_none(), "{language}: {key} stands twice");
    }
    messages
}

fn read_pattern(pattern: &Pattern<String>, variables: &mut BTreeSet<String>, words: &mut Vec<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => words.push(value.clone()),
            PatternElement::Placeable { expression } => read_expression(expression, variables, words),
        }
    }
}

fn read_expression(
    expression: &Expression<String>,
    variables: &mut BTreeSet<String>,
    words: &mut Vec<String>,
) {
    match expression {
        Expression::Inline(inline) => read_inline(inline, variables, words),
        Expression::Select { selector, variants } => {
            read_inline(selector, variables, words);
            for variant in variants {
                read_pattern(&variant.value, variables, words);
            }
        }
    }
}

fn read_inline(inline: &InlineExpression<String>, variables: &mut BTreeSet<String>, words: &mut Vec<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.clone());
        }
        InlineExpression::Placeable { expression } => read_expression(expression, variables, words),
        InlineExpression::FunctionReference { arguments: CallArguments { positional, .. }, .. } => {
            for argument in positional {
                read_inline(argument, variables, words);
            }
        }
        _ => {}
    }
}
