//! The order of lands: asked for where it matters, and without any effect where it is not asked for.

use std::fmt::Write as _;

use artel_engine::{Game as _, Generator, Seed};
use artel_spirit_island::rules::{SI_042, SI_043, SI_045, SI_R53, SI_R57, SI_R82};

use crate::support::invaders::{alone, ravages, two};
use crate::support::{Table, proves, set, table};

#[test]
fn the_order_is_asked_for_where_blight_would_cascade() {
    proves(&[SI_045, SI_042, SI_R57, SI_R82]);
    let lands = "land G8 city:1 presence:2,1\nland G6 town:1 blight:1\nland H5 explorer:1\nland H1 dahan:1\n";
    let mut table = two(&format!("ravage stage-1-jungle\nbuild stage-1-sands\n{lands}"));
    table.invade(&[]);
    // Lands of both boards: nobody's land decides, so the one who created the game does.
    assert_eq!((table.asked(), table.rest("1 land")), (vec![1], set("G6 H5")));
    let mut other = table.clone();
    assert_eq!(ravages(&table.play("1 land H5")), ["H5:1", "G6:2"]);
    assert_eq!(ravages(&other.play("1 land G6")), ["G6:2"]);
    // The cascade comes before the next land ravages.
    assert_eq!(ravages(&other.play("1 land G1")), ["H5:1"]);
}

#[test]
fn the_spirit_of_the_board_decides_about_its_lands() {
    proves(&[SI_043, SI_R57]);
    let lands = "land G8 city:1 presence:2,1\nland H5 town:1 blight:1\n";
    let mut table = two(&format!("ravage stage-1-jungle\nbuild stage-1-sands\n{lands}"));
    table.invade(&[]);
    assert_eq!((table.asked(), table.rest("2 land")), (vec![2], set("H2 H3 H4 H6 H7")));
}

#[test]
fn the_order_is_asked_for_where_it_could_end_the_game() {
    proves(&[SI_045]);
    let asked = |lands: &str| {
        let mut table = alone(&format!("ravage stage-1-jungle\nbuild stage-1-sands\n{lands}"));
        table.play("1 ready");
        table.rest("1 land") == set("G6 G7")
    };
    assert!(!asked("land G8 city:1 presence:2\nland G6 town:1\nland G7 town:1\n"));
    // The pool may run empty.
    assert!(asked("land G8 city:1 presence:2\nland G6 town:1\nland G7 town:1\nland G1 blight:5\n"));
    assert!(!asked("land G8 city:1 presence:2\nland G6 town:1\nland G7 town:1\nland G1 blight:4\n"));
    // The last Presence may be destroyed.
    assert!(asked("land G8 city:1\nland G6 town:1 presence:1\nland G7 town:1 presence:1\n"));
    assert!(!asked("land G8 city:1 presence:1\nland G6 town:1 presence:1\nland G7 town:1\n"));
    // The last Invaders may be destroyed.
    assert!(asked("land G8 presence:2\nland G6 explorer:1 dahan:1\nland G7 explorer:1\n"));
    assert!(!asked(
        "land G8 presence:2 explorer:1 town:1 city:1\nland G6 explorer:1 dahan:1\nland G7 explorer:1\n"
    ));
}

#[test]
fn each_land_is_done_before_the_next() {
    proves(&[SI_R53]);
    let lands =
        "land G8 city:1 presence:2\nland G6 town:1 city:1 dahan:4\nland G7 explorer:1 town:1 dahan:2\n";
    let mut table = alone(&format!("ravage stage-1-jungle\nbuild stage-1-sands\n{lands}"));
    // The counterattack in G6 waits for a decision; G7 has not begun.
    assert_eq!(ravages(&table.invade(&[])), ["G6:5"]);
    assert_eq!(table.land("G7"), "explorer:1 town:1 dahan:2");
}

/// A random island with two players; none if the game would be over there.
fn random_island(generator: &mut Generator) -> Option<String> {
    let mut below = |count: u32| generator.below(count);
    let mut lines = String::new();
    for board in ["G", "H"] {
        for number in 1..=8 {
            let mut words = String::new();
            for (piece, most) in [("explorer", 3), ("town", 3), ("city", 2), ("dahan", 4)] {
                let count = if below(2) == 0 { below(most) } else { 0 };
                if count > 0 {
                    let _ = write!(words, " {piece}:{count}");
                }
            }
            if below(6) == 0 {
                words += " blight:1";
            }
            let presence = (below(8) == 0, below(8) == 0);
            if presence != (false, false) {
                let _ = write!(words, " presence:{},{}", u8::from(presence.0), u8::from(presence.1));
            }
            if below(4) == 0 {
                let _ = write!(words, " defend:{}", below(5));
            }
            let _ = writeln!(lines, "land {board}{number}{words}");
        }
    }
    let spirits = "phase fast-phase\nspirit 1 sun-bright-whirlwind tracks:3,3\nspirit 2 eyes-watch-from-the-trees tracks:4,4\n\
                   play 1 gift-of-the-sunlit-air scatter-to-the-winds\n";
    let terrain = ["jungle", "sands", "mountain", "wetland"][below(4) as usize];
    let build = if terrain == "jungle" { "sands" } else { "jungle" };
    let lines = format!("{spirits}ravage stage-1-{terrain}\nbuild stage-1-{build}\n{lines}");
    artel_spirit_island::SpiritIsland::read_position(&lines).ok().map(|_| lines)
}

/// Divides all counterattacks, each by the first choice in its land, until a land is to be chosen.
fn fight(table: &mut Table) {
    while table.line("phase") == "invader-phase" && table.moves().iter().all(|text| text.contains(" pick ")) {
        let Some(first) = table.moves().first().cloned() else { return };
        table.play(&first);
    }
}

/// What everybody can see of the ravaged island.
fn outcome(table: &Table) -> String {
    let position = table.game.write_position();
    let lands =
        position.lines().filter(|line| ["land", "fear", "over"].iter().any(|key| line.starts_with(key)));
    lands.collect::<Vec<_>>().join("\n")
}

#[test]
fn where_the_order_is_not_asked_for_every_order_gives_the_same() {
    proves(&[SI_045]);
    let mut generator = Generator::new(Seed(45));
    let (mut compared, mut orders) = (0, 0);
    while compared < 60 {
        let Some(lines) = random_island(&mut generator) else { continue };
        let mut plain = table(&lines);
        ravage_only(&mut plain);
        // A Vengeance where nobody ravages changes nothing, but has the players asked for every order.
        let elsewhere = if lines.contains("ravage stage-1-jungle") { "G1" } else { "G6" };
        let asking = format!("{lines}lasting vengeance-of-the-dead 1/2 user:1 target:1 land:{elsewhere}\n");
        let mut first = table(&asking);
        ravage_only(&mut first);
        if plain.line("phase") == "invader-phase" {
            // Blight cascades: whoever is asked where to was asked for the order before.
            assert_eq!(plain.moves(), first.moves(), "{lines}");
            continue;
        }
        let (mut stack, mut ends) = (vec![first], 0);
        while let Some(next) = stack.pop() {
            let lands: Vec<String> =
                next.moves().into_iter().filter(|text| text.contains(" land ")).collect();
            if lands.is_empty() || next.line("phase") != "invader-phase" {
                assert_eq!(outcome(&next), outcome(&plain), "{lines}");
                ends += 1;
                continue;
            }
            for land in lands {
                let mut after = next.clone();
                after.play(&land);
                fight(&mut after);
                stack.push(after);
            }
        }
        compared += u32::from(ends > 1);
        orders += ends;
    }
    assert!(orders > 120, "{orders} orders of {compared} islands");
}

/// The Invaders ravage, and whatever follows needs no decision.
fn ravage_only(table: &mut Table) {
    table.play("1 ready");
    fight(table);
}
