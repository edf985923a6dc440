//! The Yang phase: where to go and what to do there.

use artel_engine::{Game, NoLog, Seat};
use artel_ghost_stories::{GhostStories, Move, Phase, Power, Step};

use super::Weights;
use super::answer::{after, best_of, standing};
use super::attempt::{may_reroll, odds};
use super::scene::Scene;

/// How many ghosts the Mantra is tried on.
const MANTRAS: usize = 3;

/// The best move of the active player, whom no question keeps.
pub(super) fn best_move(game: &GhostStories, seat: Seat, moves: &[Move], weights: &Weights) -> Option<Move> {
    if moves.contains(&Move::PickUp) {
        return Some(Move::PickUp);
    }
    let pockets = of_kind(moves, |action| matches!(action, Move::Pocket(_)));
    if let Some((pocket, _)) = best_of(game, seat, &pockets, weights) {
        return Some(pocket);
    }
    let (first, worth) = plan(game, seat, moves, weights);
    prepared(game, seat, moves, weights, worth)
        .or_else(|| if first == Move::End { last_of_turn(game, seat, moves, weights) } else { Some(first) })
}

fn of_kind(moves: &[Move], kind: impl Fn(&Move) -> bool) -> Vec<Move> {
    moves.iter().copied().filter(|action| kind(action)).collect()
}

fn played(game: &GhostStories, seat: Seat, action: Move) -> GhostStories {
    let mut next = *game;
    // Moves that chance has no part in; a refused one changes nothing.
    let _ = next.begin(seat, action, &mut NoLog);
    next
}

fn moves_of(game: &GhostStories, seat: Seat) -> Vec<Move> {
    let mut moves = Vec::new();
    game.moves(seat, &mut moves);
    moves
}

/// What the rest of the turn is worth, and its first move: a step, an action or the end.
fn plan(game: &GhostStories, seat: Seat, moves: &[Move], weights: &Weights) -> (Move, f64) {
    let mut best = act(game, seat, moves, weights);
    for &action in moves {
        if let Move::Step(_) = action {
            let there = played(game, seat, action);
            let (_, worth) = act(&there, seat, &moves_of(&there, seat), weights);
            if worth > best.1 {
                best = (action, worth);
            }
        }
    }
    best
}

/// The best action on the tile where the Taoist stands.
fn act(game: &GhostStories, seat: Seat, moves: &[Move], weights: &Weights) -> (Move, f64) {
    let rest = standing(game, weights);
    let buddha = placing(moves, weights);
    let ask = moves.contains(&Move::Ask).then(|| after(game, seat, Move::Ask, weights));
    let exorcise = moves.contains(&Move::Exorcise).then(|| attempt(game, weights));
    let gain = |worth: Option<f64>| worth.map_or(0.0, |worth| (worth - rest).max(0.0));
    let (asking, exorcising) = (gain(ask), gain(exorcise));
    let acted = game.phase() == Phase::Yang { step: Step::Acted };
    let both = if acted { 0.0 } else { second_action(game, asking, exorcising) };
    if exorcising > 0.0 && exorcising >= asking {
        (Move::Exorcise, rest + exorcising + both + buddha)
    } else if asking > 0.0 {
        (Move::Ask, rest + asking + both + buddha)
    } else {
        (Move::End, rest + buddha)
    }
}

/// What a Buddha gains that can be placed at the end of the turn.
fn placing(moves: &[Move], weights: &Weights) -> f64 {
    let possible = moves.iter().any(|action| matches!(action, Move::Buddha(_)));
    if possible { (weights.buddha_placed - weights.buddha_carried).max(0.0) } else { 0.0 }
}

/// What a second action of the same turn may add.
fn second_action(game: &GhostStories, asking: f64, exorcising: f64) -> f64 {
    let turn = game.turn();
    let blue = game.power(turn);
    match blue {
        _ if !game.power_works(turn) => 0.0,
        Power::HeavenlyGust => asking.min(exorcising),
        Power::SecondWind => 0.4 * asking.max(exorcising),
        _ => 0.0,
    }
}

fn attempt(game: &GhostStories, weights: &Weights) -> f64 {
    let odds = odds(game, &Scene::of(game), weights);
    if may_reroll(game) { odds.with_reroll() } else { odds.of_roll() }
}

/// A power worth using before the plan goes on.
fn prepared(game: &GhostStories, seat: Seat, moves: &[Move], weights: &Weights, worth: f64) -> Option<Move> {
    let mut best: Option<(Move, f64)> = None;
    let mantra = mantras(game, seat, moves, weights);
    for &action in moves {
        let gained = match action {
            Move::Enfeeble(_) if !mantra.contains(&action) => continue,
            Move::Enfeeble(_) | Move::Borrow(_) => {
                let next = played(game, seat, action);
                plan(&next, seat, &moves_of(&next, seat), weights).1
            }
            Move::Guide(..) if game.phase() == Phase::Yang { step: Step::Act } => {
                let next = played(game, seat, action);
                act(&next, seat, &moves_of(&next, seat), weights).1
            }
            _ => continue,
        };
        if gained > best.map_or(worth, |(_, most)| most) {
            best = Some((action, gained));
        }
    }
    best.map(|(action, _)| action)
}

/// The ghosts that the Mantra is tried on: those that would leave the team best off.
fn mantras(game: &GhostStories, seat: Seat, moves: &[Move], weights: &Weights) -> Vec<Move> {
    let mut mantras: Vec<(Move, f64)> = of_kind(moves, |action| matches!(action, Move::Enfeeble(_)))
        .into_iter()
        .map(|action| (action, standing(&played(game, seat, action), weights)))
        .collect();
    mantras.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    mantras.into_iter().take(MANTRAS).map(|(action, _)| action).collect()
}

/// What may still be done before the turn ends: the Yin-Yang, a Buddha.
fn last_of_turn(game: &GhostStories, seat: Seat, moves: &[Move], weights: &Weights) -> Option<Move> {
    let rest = standing(game, weights);
    let spent = of_kind(moves, |action| matches!(action, Move::Call(_) | Move::Cleanse(_)));
    let buddhas = of_kind(moves, |action| matches!(action, Move::Buddha(_)));
    let better = |moves: &[Move]| best_of(game, seat, moves, weights).filter(|&(_, worth)| worth > rest);
    better(&spent).or_else(|| better(&buddhas)).map_or(Some(Move::End), |(action, _)| Some(action))
}
