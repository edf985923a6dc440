//! The names of all boxes of Spirit Island: they fit together with the texts of the game.
#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

mod support {
    pub mod text_files;
}

use std::fs;

use artel_spirit_island::BoxName;
use artel_texts::Language;
use fluent_bundle::{FluentBundle, FluentResource};
use support::text_files::{files, messages, workspace};

const SHARED: &str = "spirit-island-names-shared";

/// The files of the game, of every box, and of what boxes share.
fn loaded(language: Language) -> Vec<String> {
    let of_a_box = |file: &String| file.starts_with("spirit-island-names-");
    let boxes: Vec<String> = files(language).into_iter().filter(of_a_box).collect();
    assert_eq!(boxes.len(), 7, "{language}");
    ["terminal", "spirit-island", "web", "web-room", "web-spirit-island"]
        .map(str::to_owned)
        .into_iter()
        .chain(boxes)
        .collect()
}

/// The web client loads the names of the boxes that are played with by their ids, and with any of them the names that
/// boxes share: those of cards that were printed anew.
#[test]
fn every_box_that_can_be_played_has_a_file_of_its_names() {
    for language in Language::ALL {
        for name in BoxName::all() {
            let file = format!("spirit-island-names-{name}");
            assert!(files(language).contains(&file), "{language}/{file}");
            let contents = name.entry();
            let mut names = messages(language, &file);
            names.extend(messages(language, SHARED));
            let cards = contents.minors.iter().chain(contents.majors).map(|power| power.id);
            let spirits = contents.spirits.iter().map(|spirit| spirit.id);
            let fears = contents.fears.iter().map(|card| card.id);
            for id in cards.chain(spirits).chain(fears) {
                assert!(names.contains_key(id), "{language}/{file}: {id}");
            }
        }
    }
}

#[test]
fn no_box_hides_a_text_and_every_name_can_be_said() {
    for language in Language::ALL {
        let mut bundle = FluentBundle::default();
        for file in loaded(language) {
            let path = workspace().join("texts").join(language.id()).join(format!("{file}.ftl"));
            let resource = FluentResource::try_new(fs::read_to_string(path).unwrap()).expect("it parses");
            if file == "web" {
                // The client and the terminal are never loaded together.
                bundle.add_resource_overriding(resource);
            } else {
                bundle
                    .add_resource(resource)
                    .unwrap_or_else(|hidden| panic!("{language}/{file}: {hidden:?}"));
            }
        }
        for file in loaded(language).iter().filter(|file| file.contains("-names-")) {
            for key in messages(language, file).keys() {
                let message = bundle.get_message(key).expect("it is there");
                let forms = message.attributes().map(|form| form.value());
                for pattern in message.value().into_iter().chain(forms) {
                    let mut errors = Vec::new();
                    bundle.format_pattern(pattern, None, &mut errors);
                    assert!(errors.is_empty(), "{language}/{file}: {key}: {errors:?}");
                }
            }
        }
    }
}
