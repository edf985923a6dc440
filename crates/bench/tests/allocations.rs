//! Playing allocates nothing, and the states are small.

use artel_bench::{fixed_random_games, full_table};
use artel_engine::{Game, Generator, NoLog, Seat, Seed, Tally};
use artel_games::{ForbiddenIsland, GhostStories, SpiritIsland};

#[test]
fn random_games_allocate_nothing() {
    macro_rules! check {
        ($($module:ident: $game:ty),+ $(,)?) => { $(play_random_games::<$game>(&full_table::<$game>());)+ };
    }
    artel_games::games!(check);
}

fn play_random_games<G: Game>(setup: &G::Setup) {
    // The first games name each kind of defeat once; counting it again needs no memory.
    let mut tally = Tally::default();
    assert!(fixed_random_games::<G>(setup, 500, &mut tally).is_ok());
    let counted = allocation_counter::measure(|| {
        assert!(fixed_random_games::<G>(setup, 500, &mut tally).is_ok());
    });
    assert_eq!(tally.games, 1_000);
    assert_eq!(counted.count_total, 0, "{}: {counted:?}", G::RULEBOOK.game);
}

#[test]
fn listing_and_playing_allocate_nothing_once_the_list_has_grown() {
    macro_rules! check {
        ($($module:ident: $game:ty),+ $(,)?) => { $(list_and_play::<$game>(&full_table::<$game>());)+ };
    }
    artel_games::games!(check);
}

fn list_and_play<G: Game>(setup: &G::Setup) {
    let mut moves = Vec::with_capacity(1_000);
    let mut generator = Generator::new(Seed(3));
    let counted = allocation_counter::measure(|| {
        for seed in 0..100 {
            let Ok(mut game) = G::new(setup, Seed(seed)) else { return };
            while !game.status().is_over() {
                moves.clear();
                let mut ends = [usize::MAX; 4];
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
    assert_eq!(counted.count_total, 0, "{}: {counted:?}", G::RULEBOOK.game);
}

#[test]
fn the_states_are_small() {
    assert!(size_of::<ForbiddenIsland>() <= 256, "{} bytes", size_of::<ForbiddenIsland>());
    assert!(size_of::<GhostStories>() <= 512, "{} bytes", size_of::<GhostStories>());
    // Room for six seats.
    assert!(size_of::<SpiritIsland>() <= 12 * 1024, "{} bytes", size_of::<SpiritIsland>());
}
