//! Everything in Ghost Stories has a name, and a short one for small boards.
#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

mod support {
    pub mod names;
    pub mod phrases;
    pub mod text_files;
}

use std::collections::{BTreeMap, BTreeSet};

use artel_engine::Phrase;
use artel_ghost_stories::{
    Card, Centre, Colour, CurseFace, Difficulty, Left, Power, Right, Setup, Side, Space, Taoist, Tile,
};
use artel_texts::{Language, Texts};
use support::names::Names;
use support::phrases::ids;

const NAMES: Names = Names("ghost-stories");

/// The name that cards share: `zombie-1` and `zombie-2` are both Zombies.
fn shared(id: &str) -> &str {
    id.trim_end_matches(['1', '2']).trim_end_matches('-')
}

#[test]
fn cards_have_a_name_which_two_may_share() {
    let cards: Vec<&str> = ids::<Card>().collect();
    NAMES.check_forms(&cards, &["acc", "gender"]);
    NAMES.each_language(|texts| {
        let mut called = BTreeMap::<String, BTreeSet<&str>>::new();
        for id in &cards {
            called.entry(texts.name(id)).or_default().insert(shared(id));
        }
        let twice: Vec<_> = called.iter().filter(|(_, cards)| cards.len() > 1).collect();
        assert!(twice.is_empty(), "{}: {twice:?}", texts.language());
    });
}

/// Cards and tiles stand on the same small board.
#[test]
fn short_names_on_a_board_are_unique() {
    let first_of_two = ids::<Card>().filter(|id| !id.ends_with("-2"));
    NAMES.check_short(&first_of_two.chain(ids::<Tile>()).collect::<Vec<_>>());
}

#[test]
fn tiles_with_their_help() {
    NAMES.check::<Tile>(&["to", "at", "from", "acc", "tiny", "effect"]);
}

#[test]
fn boards_and_their_spaces() {
    NAMES.check::<Side>(&["to", "at", "from", "acc", "letter"]);
    NAMES.check::<Space>(&["to", "at", "from", "acc", "tiny"]);
}

/// A space is called by its board and the tile before it, in every form that phrases use.
#[test]
fn spaces_by_their_board_and_the_tile_before_them() {
    for language in Language::ALL {
        let mut texts = Texts::new("ghost-stories", language);
        let usual: Vec<String> =
            ["to", "at", "from", "acc", "short"].map(|form| texts.form("west-2", form)).into();
        let mut said = BTreeSet::new();
        for (board, tile) in ["yellow-board", "green-board", "red-board", "blue-board"]
            .into_iter()
            .flat_map(|board| ids::<Tile>().map(move |tile| (board, tile)))
        {
            let name = Phrase::new("facing-space").name("board", board).name("tile", tile);
            texts.call([("west-2", name)]);
            for (form, usual) in ["to", "at", "from", "acc", "short"].into_iter().zip(&usual) {
                let words = texts.form("west-2", form);
                assert!(words != *usual && !words.contains(['{', '}', '$']), "{language}: {words}");
                said.insert((form, words));
            }
        }
        assert_eq!(said.len(), 5 * 4 * 9, "{language}: two are called the same");
        assert_eq!(
            texts.form("west-2", "tiny"),
            Texts::new("ghost-stories", language).form("west-2", "tiny")
        );
    }
}

#[test]
fn taoists_and_their_powers() {
    NAMES.check::<Taoist>(&["acc", "board", "boardat", "boardgen", "letter"]);
    NAMES.check::<Power>(&["effect"]);
}

#[test]
fn colours_as_tokens_and_faces() {
    NAMES.check::<Colour>(&["tao", "face", "letter"]);
    NAMES.check_forms(&["black", "white"], &["tao", "face", "letter"]);
}

#[test]
fn difficulties_and_faces_of_the_curse_die() {
    NAMES.check::<Difficulty>(&["at"]);
    NAMES.check::<CurseFace>(&["effect"]);
}

#[test]
fn abilities_with_their_effects() {
    let abilities: BTreeSet<&str> = ids::<Left>().chain(ids::<Centre>()).chain(ids::<Right>()).collect();
    let blocking = ["block-power", "block-tao", "group-block-power"];
    let others: Vec<&str> = abilities.iter().copied().filter(|id| !blocking.contains(id)).collect();
    NAMES.check_forms(&others, &["effect"]);
    NAMES.check_forms(&blocking, &["acc", "effect"]);
    NAMES.check_short(&others);
}

#[test]
fn states_and_phases_have_names() {
    NAMES.check_keys(["active", "haunted", "neutral", "possessed", "phase-dawn", "phase-yin", "phase-yang"]);
}

#[test]
fn options_and_their_values_have_names() {
    NAMES.check_options::<Setup>();
}

/// GS-035, GS-033 and the four ways to lose.
#[test]
fn reminders_are_complete() {
    NAMES.check_reminders(4);
}
