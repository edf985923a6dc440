//! Walking through random games.

use artel_engine::{Choice, Game, Generator, Seat, Seed, Session, Setup, SetupOption};

/// More moves than any game takes; a game that reaches this number does not end.
const ENDLESS: usize = 20_000;

/// A setup with every option chosen at random, among those that fit together.
pub fn random_setup<S: Setup>(generator: &mut Generator) -> S {
    let mut setup = S::default();
    for option in S::options().into_iter().filter(SetupOption::leaves_a_choice) {
        let before = setup.clone();
        let value = option.values[generator.below(option.values.len() as u32) as usize];
        if setup.set(option.key, value).and_then(|()| setup.check()).is_err() {
            setup = before;
        }
    }
    setup
}

/// Plays a random game to its end, showing every state that the table rests in.
pub fn random_game<G: Game>(seed: u64, mut visit: impl FnMut(&Session<G>)) -> Session<G> {
    let mut generator = Generator::new(Seed(seed));
    let setup = random_setup(&mut generator);
    let mut session = Session::<G>::new(setup, generator.seed()).expect("the setup was checked");
    visit(&session);
    while let Some(Choice { seat, action, .. }) = session.game().random_choice(&mut generator) {
        session.play(seat, action, &mut artel_engine::NoLog).expect("a random move is legal");
        visit(&session);
        assert!(session.entries().len() < ENDLESS, "the game does not end");
    }
    session
}

/// Shows about `count` states, of many games, the early and the late ones alike.
pub fn for_each_state<G: Game>(count: usize, mut visit: impl FnMut(&Session<G>)) {
    let mut left = count;
    let mut seed = 0;
    let mut choice = Generator::new(Seed(99));
    while left > 0 {
        let last = random_game::<G>(seed, |session| {
            if left > 0 && choice.below(5) == 0 {
                left -= 1;
                visit(session);
            }
        });
        left = left.saturating_sub(1);
        visit(&last);
        seed += 1;
    }
}

/// Every legal move of every seat.
pub(crate) fn all_moves<G: Game>(game: &G) -> Vec<(Seat, G::Move)> {
    let mut all = Vec::new();
    for seat in Seat::first(game.seats()) {
        let mut moves = Vec::new();
        game.moves(seat, &mut moves);
        all.extend(moves.into_iter().map(|action| (seat, action)));
    }
    all
}
