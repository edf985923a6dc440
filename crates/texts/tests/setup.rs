//! What is said of a setup that cannot be played: every conflict of every game, in both languages.
#![allow(clippy::unwrap_used, missing_docs)]

mod support {
    pub mod text_files;
}

use std::collections::BTreeSet;

use artel_engine::{Conflict, Phrase, Setup};
use artel_spirit_island::Boxes;
use artel_texts::{Language, Texts};
use support::text_files::messages;

/// Everything told of these values.
fn told<S: Setup>(values: &[(&str, &str)]) -> Vec<Phrase> {
    phrases(S::describe(values.iter().copied()).conflicts)
}

fn phrases(conflicts: Vec<Conflict>) -> Vec<Phrase> {
    conflicts.into_iter().filter_map(|conflict| conflict.phrase).collect()
}

fn of_spirit_island() -> Vec<Phrase> {
    use artel_spirit_island::{Setup, SpiritName};
    let bare = Setup { boxes: Boxes::NONE, ..Setup::default() };
    let mut all = phrases(bare.conflicts());
    let lacking = |boxes, spirits| Setup { boxes, spirits, ..Setup::default() }.not_in_the_boxes_chosen();
    all.extend(phrases(lacking(Boxes::NONE, vec![SpiritName::at(0)])));
    all.extend(phrases(lacking(Boxes::NONE, vec![])));
    let twice = [("boards", "A,A"), ("spirits", "sun-bright-whirlwind,sun-bright-whirlwind")];
    all.extend(told::<Setup>(&twice));
    let of_full_games: [&[(&str, &str)]; 7] = [
        &[("players", "4")],
        &[("boxes", "base"), ("difficulty", "harder")],
        &[("level", "3")],
        &[("map", "thematic"), ("boards", "A,B"), ("boxes", "base")],
        &[("map", "thematic")],
        &[("map", "thematic"), ("boxes", "base"), ("layout", "column")],
        &[("boxes", "base"), ("players", "3"), ("scenario", "guard-the-isles-heart"), ("layout", "column")],
    ];
    all.extend(of_full_games.into_iter().flat_map(told::<Setup>));
    all
}

fn all() -> [(&'static str, Vec<Phrase>); 3] {
    let island =
        told::<artel_forbidden_island::Setup>(&[("adventurers", "diver,diver,pilot"), ("first", "4")]);
    let mut ghosts = told::<artel_ghost_stories::Setup>(&[
        ("players", "1"),
        ("powers", "dance-of-the-peaks,dance-of-the-twin-winds"),
        ("difficulty", "hell"),
        ("extra-qi", "yes"),
        ("first", "2"),
    ]);
    ghosts.extend(told::<artel_ghost_stories::Setup>(&[("taoists", "red-taoist,red-taoist,blue-taoist")]));
    [("forbidden-island", island), ("ghost-stories", ghosts), ("spirit-island", of_spirit_island())]
}

#[test]
fn every_conflict_is_said_in_both_languages() {
    for (game, phrases) in all() {
        for language in Language::ALL {
            let texts = Texts::new(game, language);
            for phrase in &phrases {
                let said = texts.phrase(phrase);
                assert!(said != phrase.key && !said.contains(['{', '$']), "{language} {game}: {said}");
            }
        }
    }
}

#[test]
fn nothing_is_said_that_no_conflict_says() {
    let mut told: BTreeSet<String> =
        all().into_iter().flat_map(|(_, phrases)| phrases).map(|phrase| phrase.key.to_owned()).collect();
    // Every box so far has the cards that the others need.
    told.insert("conflict-no-core-box".to_owned());
    assert_eq!(messages(Language::En, "setup").into_keys().collect::<BTreeSet<_>>(), told);
}

#[test]
fn a_conflict_is_told_plainly() {
    let said = |language| {
        let phrases = told::<artel_ghost_stories::Setup>(&[("difficulty", "hell"), ("extra-qi", "yes")]);
        Texts::new("ghost-stories", language).phrase(&phrases[0])
    };
    assert_eq!(said(Language::En), "5 Qi to begin with are a relief on Initiation only.");
    assert_eq!(said(Language::Ru), "5 Чи в начале — послабление только на Начальном уровне.");
}
