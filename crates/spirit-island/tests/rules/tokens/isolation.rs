//! Isolated lands: Invaders are adjacent to nothing there, everything else is as always.

use artel_spirit_island::rules::{NI_184, SM_094, SM_095, SM_096, SM_097, SM_098, SM_R54};

use super::full;
use crate::support::invaders::explored;
use crate::support::{Table, proves};

/// The land is isolated this turn.
fn isolated(land: &str) -> String {
    format!("lasting roiling-bog-and-snagging-thorn 1/2 user:1 target:1 land:{land}\n")
}

#[test]
fn invaders_explore_neither_into_an_isolated_land_nor_out_of_it() {
    proves(&[SM_094]);
    // The Wetlands G2, by the Ocean, and G4, reached from G5 alone.
    let lands = "build stage-1-jungle\nland G5 town:1\nland G7 presence:1\n";
    let come = |more: &str| explored(&full(&format!("{lands}{more}")).invade(&["stage-1-wetland"]));
    assert_eq!(come(""), ["G2", "G4"]);
    assert_eq!(come(&isolated("G4")), ["G2"]);
    assert_eq!(come(&isolated("G5")), ["G2"], "its Town is no source for others");
    assert_eq!(come(&isolated("G2")), ["G4"], "it is still Coastal, but isolated");
}

/// Board G with a push of Invaders or Dahan out of G6 to be decided.
fn push(kinds: &str, lines: &str) -> Table {
    let question = format!("next push from:G6 kinds:{kinds} left:1 who:1\n");
    full_asked(&question, lines)
}

fn full_asked(question: &str, lines: &str) -> Table {
    super::asked(question, &format!("boxes horizons nature-incarnate\n{lines}"))
}

#[test]
fn who_moves_invaders_may_use_what_touches_or_not() {
    proves(&[SM_095, SM_098, SM_R54]);
    let lands = "land G6 town:1 dahan:1 explorer:1\nland G5 explorer:1\n";
    let out = push("explorer,town", &format!("{lands}{}", isolated("G6")));
    assert!(out.can("1 skip") && out.can("1 send town G6 G5"), "{:?}", out.moves());
    let dahan = push("town,dahan", &format!("{lands}{}", isolated("G6")));
    assert!(!dahan.can("1 skip") && dahan.can("1 send dahan G6 G5"), "Dahan can be pushed as always");
    let free = push("explorer,town", &format!("{lands}{}", isolated("G5")));
    assert!(!free.can("1 skip") && free.can("1 send town G6 G5"), "there are other lands");
    let gather = "next gather to:G6 kinds:explorer left:1 who:1\n";
    let lands = "land G6 dahan:1\nland G5 explorer:1\nland G8 explorer:1\n";
    let into = full_asked(gather, &format!("{lands}{}", isolated("G6")));
    assert!(into.can("1 skip") && into.can("1 send explorer G5 G6"), "{:?}", into.moves());
    let from = full_asked(gather, &format!("{lands}{}", isolated("G5")));
    assert!(!from.can("1 skip"), "G8 is not isolated");
}

#[test]
fn blight_cascades_out_of_an_isolated_land() {
    proves(&[SM_096, SM_097]);
    let lands = "ravage stage-1-jungle\nbuild stage-1-sands\nland G7 presence:1\nland G6 city:1 blight:1\n";
    let mut table = full(&format!("{lands}{}", isolated("G6")));
    table.invade(&[]);
    assert!(table.can("1 land G5") && table.can("1 land G2"), "{:?}", table.moves());
    assert!(table.game.is_isolated("G6".parse().unwrap()));
}

#[test]
fn a_land_has_two_health() {
    proves(&[NI_184]);
    let table = full("land G6 city:1\nland G7 presence:1\n");
    let land = "G6".parse().unwrap();
    assert_eq!(
        (table.game.land_health(land), table.game.blight_of(land, 1), table.game.blight_of(land, 2)),
        (2, 0, 1)
    );
}
