//! Playing allocates nothing, and the states are small.

use artel_bench::fixed_random_games;
use artel_engine::{Game, Generator, NoLog, Seat, Seed};
use artel_forbidden_island::ForbiddenIsland;
use artel_ghost_stories::GhostStories;
use artel_spirit_island::SpiritIsland;

fn island() -> artel_forbidden_island::Setup {
    artel_forbidden_island::Setup { players: 4, ..Default::default() }
}

fn stories() -> artel_ghost_stories::Setup {
    artel_ghost_stories::Setup { players: 4, ..Default::default() }
}

fn spirits() -> artel_spirit_island::Setup {
    artel_spirit_island::Setup { players: 3, ..Default::default() }
}

#[test]
fn random_games_allocate_nothing() {
    play_random_games::<ForbiddenIsland>(&island());
    play_random_games::<GhostStories>(&stories());
    play_random_games::<SpiritIsland>(&spirits());
}

fn play_random_games<G: Game>(setup: &G::Setup) {
    let counted = allocation_counter::measure(|| {
        let tally = fixed_random_games::<G>(setup, 500);
        assert_eq!(tally.games, 500);
    });
    assert_eq!(counted.count_total, 0, "{}: {counted:?}", G::RULEBOOK.game);
}

#[test]
fn listing_and_playing_allocate_nothing_once_the_list_has_grown() {
    list_and_play::<ForbiddenIsland>(&island());
    list_and_play::<GhostStories>(&stories());
    list_and_play::<SpiritIsland>(&spirits());
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
    assert!(size_of::<SpiritIsland>() <= 6_144, "{} bytes", size_of::<SpiritIsland>());
}
