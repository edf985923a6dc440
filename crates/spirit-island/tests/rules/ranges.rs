//! How distances are counted.

use crate::support::{proves, set, table};
use artel_engine::Game;
use artel_spirit_island::rules::{SI_R18, SI_R19};
use artel_spirit_island::{Land, Lands, SpiritIsland};

fn two() -> SpiritIsland {
    table(
        "spirit 1 sun-bright-whirlwind\nspirit 2 fathomless-mud-of-the-swamp\nland G1 presence:2,0\nland H6 presence:0,2\n\
         land G2 city:1",
    )
    .game
    .clone()
}

#[test]
fn range_counts_the_fewest_steps_across_boards_and_never_through_the_ocean() {
    proves(&[SI_R18]);
    let game = two();
    let land = |name: &str| -> Land { name.parse().unwrap() };
    let within = |range, from: &str| game.within(range, Lands::only(land(from)));
    let steps = |from: &str, to: &str| (0..9).find(|&range| within(range, from).contains(land(to)));
    assert_eq!((steps("G1", "G1"), steps("G1", "G2"), steps("G1", "G3")), (Some(0), Some(1), Some(2)));
    assert_eq!(steps("G1", "H3"), Some(3), "across the boards by G2 and G4");
    assert_eq!(steps("G1", "H1"), Some(5), "both are coastal, but the Ocean is no land");
    assert_eq!(steps("H1", "G1"), Some(5));
    let mut table = crate::support::Table::of(game);
    table.play_all(&["1 grow 3", "1 act 2"]);
    let far = set("H1 H6 H8");
    assert!(table.rest("1 land").is_disjoint(&far), "Range 4 ends before them");
    assert_eq!(table.rest("1 land").len(), 16 - far.len());
    assert_eq!(
        table.game.why_not(artel_engine::Seat(0), "land H8".parse().unwrap()).unwrap().rule.as_str(),
        "SI-050"
    );
}

#[test]
fn lands_that_meet_at_a_corner_are_adjacent() {
    proves(&[SI_R19]);
    let game = table(
        "spirit 1 sun-bright-whirlwind\nspirit 2 fathomless-mud-of-the-swamp\nspirit 3 eyes-watch-from-the-trees\n\
         land G1 presence:1,1,1\nland G2 city:1",
    )
    .game
    .clone();
    let corner: [Land; 3] = ["G7", "H4", "B7"].map(|name| name.parse().unwrap());
    for one in corner {
        for other in corner.into_iter().filter(|&other| other != one) {
            assert!(game.around(one).contains(other), "{one} and {other} meet where three boards do");
        }
    }
}
