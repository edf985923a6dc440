//! What a move leads to when every question on the way is answered well.

use artel_engine::{Game, NoLog, Seat};
use artel_spirit_island::{Kind, Move, Phase, Piece, SpiritIsland};

use super::evaluate::{Judge, evaluate};
use super::mind::Mind;

/// How many questions in a row branch out; after that the first good answer is taken.
const DEPTH: u8 = 2;
/// More questions than a Power asks.
const LONGEST: u8 = 40;

/// The orders in which damage is tried on the kinds of Invaders.
const ORDERS: [[Kind; 3]; 3] = [
    [Kind::City, Kind::Town, Kind::Explorer],
    [Kind::Town, Kind::City, Kind::Explorer],
    [Kind::Explorer, Kind::Town, Kind::City],
];

/// The state after a move, as far as it goes without chance.
pub(super) fn played(game: &SpiritIsland, seat: Seat, action: Move) -> SpiritIsland {
    let mut next = game.clone();
    // A listed move; a refused one would change nothing.
    let _ = next.begin(seat, action, &mut NoLog);
    next
}

/// How good the state is once what goes on is over.
pub(super) fn worth(mut game: SpiritIsland, weights: &Mind) -> f64 {
    settle(&mut game, DEPTH, weights)
}

/// The best of these moves and how good it is.
pub(super) fn best_of(
    game: &SpiritIsland,
    seat: Seat,
    moves: &[Move],
    weights: &Mind,
) -> Option<(Move, f64)> {
    best_at(game, seat, moves, DEPTH, weights)
}

/// Goes on until what goes on is over or branches out; tells how good that is.
fn settle(game: &mut SpiritIsland, depth: u8, weights: &Mind) -> f64 {
    let phase = game.phase();
    let mut moves = Vec::new();
    for _ in 0..LONGEST {
        if !weights.goes_on() {
            break;
        }
        let Some(seat) = asked(game, phase, &mut moves) else { break };
        let Some((action, worth)) = best_at(game, seat, &moves, depth, weights) else { break };
        if depth > 0 && is_branch(&moves) {
            return worth;
        }
        let _ = game.begin(seat, action, &mut NoLog);
    }
    evaluate(game, weights)
}

/// Who is asked in the middle of what goes on, with the answers; none if it is over or chance decides.
fn asked(game: &SpiritIsland, phase: Phase, moves: &mut Vec<Move>) -> Option<Seat> {
    moves.clear();
    if game.phase() != phase || game.chance_due() || game.status().is_over() {
        return None;
    }
    Seat::first(game.players()).find(|&seat| {
        if game.is_busy(seat) {
            game.moves(seat, moves);
        }
        !moves.is_empty()
    })
}

/// Whether what follows from an answer shows only later.
fn is_branch(moves: &[Move]) -> bool {
    !moves
        .iter()
        .any(|action| matches!(action, Move::Send(..) | Move::Pick(..) | Move::Presence(..) | Move::Track(_)))
}

fn best_at(
    game: &SpiritIsland,
    seat: Seat,
    moves: &[Move],
    depth: u8,
    weights: &Mind,
) -> Option<(Move, f64)> {
    if let (Some(left), Some(Move::Pick(..))) = (game.damage_left(), moves.first()) {
        return best_blows(game, seat, left, weights);
    }
    if moves.iter().any(|action| matches!(action, Move::Send(..))) {
        return best_shift(game, moves, weights);
    }
    let deep = depth > 0 && is_branch(moves);
    let dull = deep && moves.iter().any(|action| !is_dull(game, *action));
    let mut best: Option<(Move, f64)> = None;
    for &action in moves {
        if dull && is_dull(game, action) {
            continue;
        }
        // Whoever has no patience left takes the best of what they have seen.
        if !weights.looks() && best.is_some() {
            break;
        }
        let mut next = game.clone();
        let _ = next.begin(seat, action, &mut NoLog);
        let worth = if deep { settle(&mut next, depth - 1, weights) } else { evaluate(&next, weights) };
        if best.is_none_or(|(_, most)| worth > most) {
            best = Some((action, worth));
        }
    }
    best
}

/// The best piece to be pushed or gathered; leaving the rest out changes nothing.
fn best_shift(game: &SpiritIsland, moves: &[Move], weights: &Mind) -> Option<(Move, f64)> {
    let judge = Judge::new(game, weights);
    let gain = |action: &Move| match *action {
        Move::Send(piece, from, to) => judge.shift(piece.kind, from, to),
        _ => 0.0,
    };
    let gains = moves.iter().map(|action| (*action, gain(action)));
    gains.max_by(|(_, one), (_, other)| one.total_cmp(other))
}

/// Whether the answer is a land for a Power in which there is hardly anything to be done.
fn is_dull(game: &SpiritIsland, action: Move) -> bool {
    let powers = matches!(game.phase(), Phase::Fast | Phase::Slow);
    powers && matches!(action, Move::Land(land) if !game.has_invaders(land))
}

/// Damage is divided in the best of a few orders: the first blow, and how good the end is.
fn best_blows(game: &SpiritIsland, seat: Seat, left: u8, weights: &Mind) -> Option<(Move, f64)> {
    let mut best: Option<(Move, f64)> = None;
    let mut moves = Vec::new();
    for order in ORDERS {
        let mut next = game.clone();
        let mut first = None;
        for struck in 0..left {
            if !weights.looks() && first.is_some() {
                break;
            }
            if next.damage_left() != Some(left - struck) {
                break;
            }
            moves.clear();
            next.moves(seat, &mut moves);
            let Some(blow) = blow(&next, &moves, order, left - struck) else { break };
            first = first.or(Some(blow));
            let _ = next.begin(seat, blow, &mut NoLog);
        }
        let worth = evaluate(&next, weights);
        if let Some(first) = first
            && best.is_none_or(|(_, most)| worth > most)
        {
            best = Some((first, worth));
        }
    }
    best
}

/// The next blow: at a piece that can still be destroyed, of the first kind in the order.
fn blow(game: &SpiritIsland, moves: &[Move], order: [Kind; 3], left: u8) -> Option<Move> {
    let need = |piece: Piece, land| game.health(piece.kind, land).saturating_sub(piece.damage);
    let rank = |action: &Move| match *action {
        Move::Pick(piece, land) => {
            let place = order.iter().position(|&kind| kind == piece.kind).unwrap_or(3);
            let need = need(piece, land);
            (need > left, place, need)
        }
        _ => (true, 4, 0),
    };
    moves.iter().copied().min_by_key(rank)
}
