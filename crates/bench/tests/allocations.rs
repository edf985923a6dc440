//! Playing allocates nothing, and the state is small.

use artel_bench::fixed_random_games;
use artel_engine::{Game, Generator, NoLog, Seat, Seed};
use artel_forbidden_island::{ForbiddenIsland, Setup};

fn four_players() -> Setup {
    Setup { players: 4, ..Setup::default() }
}

#[test]
fn random_games_allocate_nothing() {
    let setup = four_players();
    let counted = allocation_counter::measure(|| {
        let tally = fixed_random_games::<ForbiddenIsland>(&setup, 500);
        assert_eq!(tally.games, 500);
    });
    assert_eq!(counted.count_total, 0, "{counted:?}");
}

#[test]
fn listing_and_playing_allocate_nothing_once_the_list_has_grown() {
    let mut moves = Vec::with_capacity(1_000);
    let mut generator = Generator::new(Seed(3));
    let counted = allocation_counter::measure(|| {
        for seed in 0..100 {
            let Ok(mut game) = ForbiddenIsland::new(&four_players(), Seed(seed)) else { return };
            while !game.status().is_over() {
                moves.clear();
                let mut ends = [0; 4];
                for seat in Seat::first(game.seats()) {
                    game.moves(seat, &mut moves);
                    ends[seat.index()] = moves.len();
                }
                let chosen = generator.below(moves.len() as u32) as usize;
                let seat = ends.iter().filter(|&&end| end <= chosen).count();
                assert!(game.play(Seat(seat as u8), moves[chosen], &mut NoLog).is_ok());
            }
        }
    });
    assert_eq!(counted.count_total, 0, "{counted:?}");
}

#[test]
fn the_state_is_small() {
    assert!(size_of::<ForbiddenIsland>() <= 256, "{} bytes", size_of::<ForbiddenIsland>());
}
