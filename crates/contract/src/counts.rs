//! Exhaustive counts: how many sequences of decisions lead on from a position.
//!
//! A counts file holds blocks like this; the seed in the position decides what chance has to:
//!
//! ```text
//! position the first turn of two
//!   player diver
//!   player pilot
//! depth 1 = 14
//! depth 2 = 203
//! ```

use artel_engine::text::{Line, lines};
use artel_engine::{Game, NoLog};

use crate::explore::all_moves;

/// The number of sequences of exactly `depth` moves, or fewer if the game ends before.
pub fn sequences<G: Game>(game: &G, depth: u32) -> u64 {
    let moves = all_moves(game);
    if depth == 0 || moves.is_empty() {
        return 1;
    }
    if depth == 1 {
        return moves.len() as u64;
    }
    let follow = |(seat, action)| {
        let mut next = game.clone();
        next.play(seat, action, &mut NoLog).expect("the move is listed");
        sequences(&next, depth - 1)
    };
    moves.into_iter().map(follow).sum()
}

/// One position of a counts file with its expected counts.
pub struct Block<G> {
    /// What the position is.
    pub title: String,
    /// The position itself.
    pub game: G,
    /// Depth and number of sequences.
    pub counts: Vec<(u32, u64)>,
}

/// Reads a counts file.
pub fn read<G: Game>(text: &str) -> Vec<Block<G>> {
    let all: Vec<Line<'_>> = lines(text).collect();
    let starts = all
        .iter()
        .enumerate()
        .filter(|(_, line)| line.key_and_rest().0 == "position")
        .map(|(index, _)| index);
    let starts: Vec<usize> = starts.chain([all.len()]).collect();
    starts.windows(2).map(|pair| block(&all[pair[0]..pair[1]])).collect()
}

fn block<G: Game>(all: &[Line<'_>]) -> Block<G> {
    let title = all[0].key_and_rest().1.to_owned();
    let (depths, body): (Vec<&Line<'_>>, Vec<&Line<'_>>) =
        all[1..].iter().partition(|line| line.key_and_rest().0 == "depth");
    let body: Vec<&str> = body.iter().map(|line| line.text).collect();
    let game = G::read_position(&body.join("\n")).unwrap_or_else(|error| panic!("{title}: {error}"));
    let count = |line: &Line<'_>| {
        let (depth, count) = line.key_and_rest().1.split_once('=').expect("depth N = COUNT");
        (depth.trim().parse().expect("a depth"), count.trim().parse().expect("a count"))
    };
    Block { title, game, counts: depths.into_iter().map(count).collect() }
}

/// Checks every count of a counts file.
pub fn check<G: Game>(text: &str) {
    for Block { title, game, counts } in read::<G>(text) {
        for (depth, expected) in counts {
            assert_eq!(sequences(&game, depth), expected, "{title}, depth {depth}");
        }
    }
}
