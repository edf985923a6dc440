//! A bot of your own: the smallest useful player of Forbidden Island, and how far it gets.
//!
//!     cargo run --release --example own_bot

use std::error::Error;

use artel_bots::{Bot, OneForAll, RandomBot, Team};
use artel_engine::{Game, NoLog, Seat, Seed};
use artel_forbidden_island::{ForbiddenIsland, Move, Setup};

/// Captures what it can, keeps the island dry, and leaves the rest to luck.
struct Careful(RandomBot<ForbiddenIsland>);

impl Bot<ForbiddenIsland> for Careful {
    fn choose(&mut self, game: &ForbiddenIsland, seat: Seat) -> Option<Move> {
        let mut moves = Vec::new();
        game.moves(seat, &mut moves);
        let captures = moves.iter().find(|action| matches!(action, Move::Capture(_)));
        let shores_up = moves.iter().find(|action| matches!(action, Move::ShoreUp(_)));
        captures.or(shores_up).copied().or_else(|| self.0.choose(game, seat))
    }
}

/// Plays 200 games and returns how many moves a game had on average.
fn moves_per_game<B: Bot<ForbiddenIsland>>(bot: impl Fn(Seed) -> B) -> Result<f64, Box<dyn Error>> {
    const GAMES: u64 = 200;
    let mut moves = 0;
    for seed in (1..=GAMES).map(Seed) {
        let mut game = ForbiddenIsland::new(&Setup::default(), seed)?;
        let mut team = OneForAll(bot(seed));
        while let Some(choice) = team.next(&game) {
            game.play(choice.seat, choice.action, &mut NoLog)?;
            moves += 1;
        }
    }
    Ok(moves as f64 / GAMES as f64)
}

fn main() -> Result<(), Box<dyn Error>> {
    println!("random:  {:.0} moves until the end", moves_per_game(RandomBot::new)?);
    println!("careful: {:.0} moves until the end", moves_per_game(|seed| Careful(RandomBot::new(seed)))?);
    Ok(())
}
