//! What bots do at a table of which nothing is known but that it is one.
#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

use artel_bots::{BotKind, advise};
use artel_engine::{Generator, Seat, Seed};
use artel_games::Table;

fn table(seed: u64, players: &str) -> Box<dyn Table> {
    artel_games::find("forbidden-island").unwrap().deal([("players", players)], Seed(seed)).unwrap()
}

fn all(table: &dyn Table, kind: BotKind) -> Vec<(Seat, BotKind)> {
    Seat::first(table.seats()).map(|seat| (seat, kind)).collect()
}

#[test]
fn tables_of_bots_play_to_the_end() {
    for kind in BotKind::ALL {
        for seed in 0..20 {
            let mut table = table(seed, ["2", "3", "4"][seed as usize % 3]);
            let (bots, mut lots) = (all(&*table, kind), Generator::new(Seed(seed)));
            while let Some((seat, action)) = advise(&*table, &bots, &mut lots) {
                table.play(seat, &action, &[]).unwrap();
            }
            assert!(table.status().is_over());
        }
    }
}

#[test]
fn the_heuristic_is_not_left_to_chance_and_sees_nothing_hidden() {
    let mut lots = Generator::new(Seed(3));
    let mut table = table(7, "3");
    let bots = all(&*table, BotKind::Heuristic);
    while let Some((seat, action)) = advise(&*table, &bots, &mut lots) {
        let before = lots;
        let redealt = table.redealt(&mut Generator::new(Seed(9)));
        assert_eq!(advise(&*redealt, &bots, &mut lots), Some((seat, action.clone())));
        assert_eq!(lots, before);
        table.play(seat, &action, &[]).unwrap();
    }
    assert!(table.status().is_over());
}

#[test]
fn bots_wait_for_people_whose_turn_it_is() {
    let position = "artel position 1\ngame forbidden-island\nplayer engineer\nplayer messenger\n";
    let table = artel_games::read_position(position).unwrap();
    let mut lots = Generator::new(Seed(1));
    let mut ask = |seat| advise(&*table, &[(Seat(seat), BotKind::Heuristic)], &mut lots);
    assert_eq!(ask(1), None);
    assert_eq!(ask(0).map(|(seat, _)| seat), Some(Seat(0)));
    assert_eq!(advise(&*table, &[], &mut lots), None);
}

#[test]
fn a_bot_saves_whom_nobody_else_can() {
    let position = "artel position 1\ngame forbidden-island\nsunk watchtower twilight-hollow observatory \
                    phantom-rock\nplayer messenger with helicopter-lift\nplayer engineer at watchtower\n\
                    phase flood-draw 1\n";
    let table = artel_games::read_position(position).unwrap();
    let mut lots = Generator::new(Seed(1));
    let advice = advise(&*table, &[(Seat(0), BotKind::Heuristic)], &mut lots);
    assert!(advice.is_some_and(|(seat, action)| seat == Seat(0) && action.starts_with("lift engineer ")));
}
