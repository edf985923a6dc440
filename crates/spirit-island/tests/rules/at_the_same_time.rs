//! All players act at the same time: what one does leaves the others the question that they are asked.

use artel_engine::{Game as _, Seat};
use artel_spirit_island::SpiritIsland;
use artel_spirit_island::rules::{SI_037, SI_103};

use crate::support::invaders::{one_fear, three};
use crate::support::{Table, proves, table};

const SECOND: Seat = Seat(1);

/// Two Spirits in the Fast phase of a turn, each with a played Power.
fn in_turn(turn: u8) -> Table {
    table(&format!(
        "turn {turn}\nphase fast-phase\nspirit 1 sun-bright-whirlwind tracks:1,2\nspirit 2 eyes-watch-from-the-trees tracks:1,2\n\
         ravage stage-1-jungle\nbuild stage-1-sands\nplay 1 gift-of-the-sunlit-air\nplay 2 boon-of-watchful-guarding\n\
         land H8 city:1 presence:2,2\nland G2 explorer:2 town:1 city:1\n"
    ))
}

/// Whether the second player is asked the same after these moves as before them.
fn asked_the_same(table: &Table, moves: &[&str]) -> bool {
    let mut after = table.clone();
    after.play_all(moves);
    after.game.asks_the_same(&table.game, SECOND)
}

#[test]
fn growth_of_one_leaves_the_growth_of_the_other() {
    proves(&[SI_037]);
    let table = table(
        "spirit 1 sun-bright-whirlwind\nspirit 2 eyes-watch-from-the-trees\nland G4 city:1 presence:3,2\n",
    );
    assert!(asked_the_same(&table, &["1 grow 1"]));
    assert!(!asked_the_same(&table, &["2 grow 1"]), "one's own move answers the question");
    // Nobody may do anything of their own before another's card is drawn: the phases have no such moment.
    const { assert!(!SpiritIsland::REACTIONS) };
}

#[test]
fn a_power_in_use_comes_before_what_others_want_to_use() {
    proves(&[SI_037]);
    let table = in_turn(1);
    assert!(!asked_the_same(&table, &["1 use gift-of-the-sunlit-air"]), "the Power comes first");
    assert!(asked_the_same(&table, &["1 use gift-of-the-sunlit-air", "1 spirit 1"]));
    assert!(!in_turn(2).game.asks_the_same(&table.game, SECOND), "another turn asks something else");
}

#[test]
fn whoever_takes_a_share_first_the_others_are_asked_for_theirs() {
    proves(&[SI_103]);
    let lands = "land G8 city:1 presence:1,1,1\nland H5 explorer:3\nland B5 explorer:3\n";
    let mut table = three(&format!("{}{lands}", one_fear("wary-of-the-interior", 1)));
    table.invade(&["wary-of-the-interior"]);
    assert!(!asked_the_same(&table, &["3 go"]), "until the share is taken nobody else is asked");
    assert!(asked_the_same(&table, &["3 go", "3 land B5"]));
    assert!(!asked_the_same(&table, &["2 go"]), "one's own share is begun");
}
