//! The whole way to finish what is divided or done several times: damage, pieces that are moved or chosen.
//!
//! Unlike [`search`](super::search), which weighs one answer after the other because a Power asks many, this keeps
//! the few best ways at every step, so that what pays only together is found: the second of two Towns pushed away is
//! the one that saves the land.

use std::iter;

use artel_engine::{Game, NoLog, Seat, Set};
use artel_spirit_island::{Kind, Land, Lands, Move, Piece, SpiritIsland};

use super::evaluate::evaluate_island;
use super::mind::Mind;

/// How many ways are kept at every step.
const WIDTH: usize = 8;
/// More steps than any decision takes.
const LONGEST: usize = 40;

/// A way so far and how good it is.
#[derive(Clone)]
struct Way {
    game: SpiritIsland,
    moves: Vec<Move>,
    worth: f64,
}

/// The best line found that completes the seat's decision; empty if its next move is a decision of its own.
pub(super) fn line(game: &SpiritIsland, seat: Seat, weights: &Mind) -> Vec<Move> {
    let group = game.decision_group(seat);
    let mut open = Vec::new();
    if group.is_some() {
        open.push(Way { game: game.clone(), moves: Vec::new(), worth: 0.0 });
    }
    let mut best: Option<Way> = None;
    for _ in 0..LONGEST {
        let longer =
            open.iter().flat_map(|way| steps(&way.game, seat).into_iter().map(move |step| (way, step)));
        // Without patience only the first step is seen: the way ends somewhere, and nobody waits for the best.
        let seen =
            longer.enumerate().take_while(|(number, (_, step))| weights.looks_at(step.len()) || *number == 0);
        let longer: Vec<Way> = seen.map(|(_, (way, step))| way.with(seat, &step, weights)).collect();
        let (going_on, over): (Vec<_>, Vec<_>) =
            longer.into_iter().partition(|way| way.game.decision_group(seat) == group);
        for way in over {
            // What is as good with fewer moves came first.
            if best.as_ref().is_none_or(|best| way.worth > best.worth) {
                best = Some(way);
            }
        }
        open = most_promising(going_on);
        if open.is_empty() {
            break;
        }
    }
    best.map(|way| way.moves).unwrap_or_default()
}

impl Way {
    /// The way with a step more, as far as that is one decision.
    fn with(&self, seat: Seat, step: &[Move], weights: &Mind) -> Way {
        let mut way = self.clone();
        let group = way.game.decision_group(seat);
        for &action in step {
            if way.game.decision_group(seat) != group || way.game.begin(seat, action, &mut NoLog).is_err() {
                break;
            }
            way.moves.push(action);
        }
        way.worth = evaluate_island(&way.game, weights);
        way
    }
}

/// The best ways, of those that lead to the same only one.
fn most_promising(mut ways: Vec<Way>) -> Vec<Way> {
    ways.sort_by(|one, other| other.worth.total_cmp(&one.worth));
    let mut kept: Vec<Way> = Vec::new();
    for way in ways {
        if kept.len() < WIDTH && !kept.iter().any(|each| each.game == way.game) {
            kept.push(way);
        }
    }
    kept
}

/// What can be done next: all the blows that destroy something are one step.
fn steps(game: &SpiritIsland, seat: Seat) -> Vec<Vec<Move>> {
    let mut moves = Vec::new();
    game.moves(seat, &mut moves);
    match game.damage_left() {
        Some(left) => blows(game, &moves, left),
        None => moves.into_iter().map(|action| vec![action]).collect(),
    }
}

/// Every piece that the damage is enough to destroy, and all that it can destroy in one land; if it is not enough for
/// any, it goes to what is nearest to falling.
fn blows(game: &SpiritIsland, moves: &[Move], left: u8) -> Vec<Vec<Move>> {
    let mut targets: Vec<Target> = moves.iter().filter_map(|&action| Target::of(game, action)).collect();
    targets.sort_by_key(|target| (greatest_first(target.piece.kind), target.need));
    let mut steps: Vec<Vec<Move>> =
        targets.iter().filter(|it| it.need <= left).map(Target::destroyed).collect();
    let lands: Lands = targets.iter().map(|target| target.land).collect();
    if lands.len() > 1 {
        // What saves one land may pay off with its last blow only.
        steps.extend(lands.iter().map(|land| raid(&targets, land, left)).filter(|raid| !raid.is_empty()));
    }
    if steps.is_empty() {
        let nearest = targets.iter().min_by_key(|target| target.need);
        steps.extend(nearest.map(|target| strike(target.piece, target.land, left)));
    }
    steps
}

/// Pieces alike that damage can go to.
struct Target {
    piece: Piece,
    land: Land,
    count: u8,
    /// How much destroys each of them.
    need: u8,
}

impl Target {
    fn of(game: &SpiritIsland, action: Move) -> Option<Target> {
        let Move::Pick(piece, land) = action else { return None };
        let alike = game.pieces(land, Set::only(piece.kind)).find(|(each, _)| *each == piece);
        let need = game.health(piece.kind, land).saturating_sub(piece.damage);
        Some(Target { piece, land, count: alike.map_or(1, |(_, count)| count), need })
    }

    fn destroyed(&self) -> Vec<Move> {
        strike(self.piece, self.land, self.need)
    }
}

/// Everything in a land that can be destroyed, the greatest first.
fn raid(targets: &[Target], land: Land, mut left: u8) -> Vec<Move> {
    let mut moves = Vec::new();
    for target in targets.iter().filter(|target| target.land == land) {
        for _ in 0..target.count.min(left / target.need.max(1)) {
            moves.extend(target.destroyed());
            left -= target.need;
        }
    }
    moves
}

/// So many blows at one piece, each of which makes another piece of it.
fn strike(piece: Piece, land: Land, blows: u8) -> Vec<Move> {
    let hurt = iter::successors(Some(piece), |piece| Some(Piece { damage: piece.damage + 1, ..*piece }));
    hurt.take(blows.into()).map(|piece| Move::Pick(piece, land)).collect()
}

fn greatest_first(kind: Kind) -> u8 {
    u8::MAX - kind.fear()
}

#[cfg(test)]
mod tests {
    use super::super::Weights;
    use super::*;

    /// As much as can be to be divided: every kind of piece in every land, and the greatest bonus.
    fn everything_everywhere() -> SpiritIsland {
        let names = ["G", "H"].iter().flat_map(|board| (1..=8).map(move |number| format!("{board}{number}")));
        let names: Vec<String> = names.collect();
        let pieces = "city:5 city-1:5 city-2:5 town:5 town-1:5 explorer:5";
        let land = |name: &String| {
            format!("land {name} {pieces}{}", if name == "H8" { " presence:2,2" } else { "" })
        };
        let lands: Vec<String> = names.iter().map(land).collect();
        let lands = lands.join("\n");
        let text = format!(
            "phase fast-phase\nravage stage-1-jungle\nbuild stage-1-sands\n\
             spirit 1 eyes-watch-from-the-trees tracks:1,2\nspirit 2 fathomless-mud-of-the-swamp tracks:1,2\n\
             {lands}\naction call-to-isolation user:1 land:G2\n\
             next hit lands:{} kinds:explorer,town,city left:20 who:1\nnext end-use\nnext settle\n",
            names.join(",")
        );
        SpiritIsland::read_position(&text).unwrap_or_else(|error| panic!("{error}\n{text}"))
    }

    #[test]
    fn a_matter_is_finished_with_whatever_patience_there_is() {
        let (game, seat) = (everything_everywhere(), Seat(0));
        for patience in [0, 1, 100, super::super::mind::FOR_A_MATTER] {
            let mind = Mind::new(&Weights::default(), patience);
            let moves = line(&game, seat, &mind);
            assert!(!mind.goes_on(), "there is more to be seen than patience for it");
            let mut after = game.clone();
            for action in &moves {
                assert_eq!(after.decision_group(seat), game.decision_group(seat));
                after.begin(seat, *action, &mut NoLog).unwrap();
            }
            assert_ne!(after.decision_group(seat), game.decision_group(seat), "{moves:?} do not finish it");
        }
    }
}
