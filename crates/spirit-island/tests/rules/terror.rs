//! Terror Levels: what brings them, and what they change at once.

use artel_engine::{Game as _, Generator, NoLog, Seed, Status};
use artel_spirit_island::rules::{SI_106, SI_107, SI_108, SI_109, SI_168, SI_R09, SI_R10};
use artel_spirit_island::{Event, Setup, SpiritIsland};

use crate::support::invaders::{alone, three, two};
use crate::support::{Table, proves};

/// So many players, and a Ravage in which a Town falls: 1 Fear.
#[track_caller]
fn one_town_falls(players: u8, fear: u8, earned: u8) -> Table {
    let presence = ["", "presence:2", "presence:2,1", "presence:2,1,1"][usize::from(players)];
    let lands = format!("land G8 explorer:1 town:1 city:1 {presence}\nland G6 town:1 dahan:1 defend:9\n");
    let lines = format!("ravage stage-1-jungle\nbuild stage-1-wetland\nfear {fear}\n{lands}");
    // Cards earned before were resolved before, so that none is turned over now.
    let resolved: Vec<&str> = artel_spirit_island::content::horizons::FEARS
        .iter()
        .map(|card| card.id)
        .take(earned.into())
        .collect();
    let lines =
        if resolved.is_empty() { lines } else { format!("{lines}fear-resolved {}\n", resolved.join(" ")) };
    let mut table = match players {
        1 => alone(&lines),
        2 => two(&lines),
        _ => three(&lines),
    };
    table.play("1 ready");
    table
}

#[test]
fn the_terror_level_runs_from_one_to_three() {
    proves(&[SI_106]);
    let game = SpiritIsland::new(&Setup::default(), Seed(1)).unwrap();
    assert_eq!(game.terror_level(), 1);
    for (earned, level) in [(0, 1), (1, 1), (2, 1), (3, 2), (4, 2), (5, 2), (6, 3), (7, 3), (8, 3)] {
        let earned_line = if earned == 0 { String::new() } else { format!("fear-earned {earned}\n") };
        let table = alone(&format!("{earned_line}land G8 city:1 presence:2\n"));
        assert_eq!(table.terror_level(), level, "{earned} cards earned");
        let gone: Vec<String> = table.game.to_be_gone().iter().map(|kind| kind.to_string()).collect();
        let kinds = ["explorer town city", "town city", "city"][usize::from(level) - 1];
        assert_eq!(gone.join(" "), kinds);
    }
}

#[test]
fn the_third_and_the_sixth_card_raise_the_level_and_the_ninth_wins() {
    proves(&[SI_108, SI_109]);
    for (players, pool) in [(1, 4), (2, 8), (3, 12)] {
        for (cards, level) in [(3, 2), (6, 3)] {
            // All but one token of the Fear that is needed.
            assert_eq!(
                u32::from(cards) * u32::from(pool),
                [12, 24, 36][players as usize - 1] * u32::from(cards) / 3
            );
            let before = one_town_falls(players, pool - 2, cards - 1);
            assert_eq!(before.terror_level(), level - 1, "{players} players");
            let risen = one_town_falls(players, pool - 1, cards - 1);
            assert_eq!(risen.terror_level(), level, "{players} players");
        }
        assert_eq!(one_town_falls(players, pool - 2, 8).status(), Status::Playing);
        assert_eq!(one_town_falls(players, pool - 1, 8).status(), Status::Won);
    }
}

#[test]
fn a_new_terror_level_and_its_victory_condition_are_in_force_at_once() {
    proves(&[SI_107]);
    // The last Town falls, its Fear earns the third card, and Explorers do not matter any more.
    let lands = "land G8 explorer:5 presence:2\nland G6 town:1 dahan:1 defend:9\n";
    let fear = "fear 3\nfear-resolved avoid-the-dahan belief-takes-root\n";
    let mut table = alone(&format!("ravage stage-1-jungle\nbuild stage-1-wetland\n{fear}{lands}"));
    let events = table.invade(&[]);
    assert!(events.contains(&Event::TerrorRose { level: 2 }));
    assert!(matches!(events.last(), Some(Event::Won { terror_level: 2, sacrifice: false })), "{events:?}");
}

#[test]
fn fear_beyond_the_last_card_is_lost() {
    proves(&[SI_168, SI_R09]);
    let resolved: Vec<&str> =
        artel_spirit_island::content::horizons::FEARS.iter().map(|card| card.id).take(8).collect();
    let lands = "land G8 city:1 presence:2\nland G6 city:3 dahan:5 defend:9\n";
    let lines = format!(
        "ravage stage-1-jungle\nbuild stage-1-wetland\nfear 3\nfear-resolved {}\n",
        resolved.join(" ")
    );
    let mut table = alone(&format!("{lines}{lands}"));
    table.invade(&[]);
    assert_eq!((table.status(), table.fear()), (Status::Won, 0));
    assert_eq!(table.game.fear_deck(), 0);
}

#[test]
fn the_terror_level_never_falls() {
    proves(&[SI_R10]);
    for seed in 0..20 {
        let setup = Setup { players: (seed % 3 + 1) as u8, ..Setup::default() };
        let mut game = SpiritIsland::new(&setup, Seed(seed)).unwrap();
        let mut generator = Generator::new(Seed(seed + 100));
        let mut level = 1;
        while game.random_step(&mut generator, &mut NoLog).is_some() {
            assert!(game.terror_level() >= level, "seed {seed}");
            level = game.terror_level();
        }
    }
}
