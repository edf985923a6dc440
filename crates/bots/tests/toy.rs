//! A game of the list is played by everything that plays any game: the toy game, which only its line announces.
#![allow(clippy::unwrap_used, missing_docs)]

use artel_bots::{BotKind, Simulation, advise, suggest};
use artel_contract::toy::Setup;
use artel_engine::{Generator, Seat, Seed};
use artel_games::{Table, Toy, find, read_file};

fn table() -> Box<dyn Table> {
    find("toy").unwrap().deal([("players", "2")], Seed(3)).unwrap()
}

#[test]
fn it_lies_on_the_shelf() {
    let toy = find("toy").unwrap();
    let info = toy.info();
    assert_eq!((info.title.en, info.seats.least, info.seats.most), ("The Mountain", 1, 2));
    assert!(toy.deal([("players", "9")], Seed(1)).is_err());
}

#[test]
fn it_is_played_at_a_table_with_bots() {
    let mut table = table();
    let bots = [(Seat(0), BotKind::Heuristic), (Seat(1), BotKind::Random)];
    let mut lots = Generator::new(Seed(1));
    while let Some((seat, action)) = advise(&*table, &bots, &mut lots) {
        assert!(suggest(&*table, seat).is_empty());
        assert!(artel_odds::forecast(&*table).is_none());
        assert!(table.why_not(seat, &action).unwrap().is_none());
        table.play(seat, &action, &[]).unwrap();
    }
    assert!(table.status().is_over());
    for file in [table.record(), table.position()] {
        assert_eq!(read_file(&file).unwrap().0.position(), table.position());
    }
}

#[test]
fn it_is_simulated_and_rolled_out() {
    for bot in BotKind::ALL {
        let simulation = Simulation { games: 200, seed: Seed(1), jobs: 2, bot };
        let tally = simulation.run::<Toy>(&Setup::default(), &|_| {}).unwrap();
        assert_eq!(tally.wins + tally.defeats["too-late"], 200);
    }
    let tally = table().rollouts(100, Seed(1));
    assert_eq!(tally.wins + tally.defeats["too-late"], 100);
}

#[test]
fn what_chance_could_decide_is_told() {
    let outcomes = table().outcomes(Seat(0), "climb", &[]).unwrap();
    let told: Vec<_> = outcomes.iter().map(|each| (each.outcome.as_str(), each.weight)).collect();
    assert_eq!(told, [("one", 3), ("two", 2), ("three", 1)]);
}
