//! The Spirit phase: Growth and cards.

use artel_engine::{Game, Seat};
use artel_spirit_island::effect::Grow;
use artel_spirit_island::{Card, Cards, Move, SpiritIsland};

use super::evaluate::evaluate;
use super::hand::Plan;
use super::mind::Mind;
use super::search::{best_of, played};

/// The card to play next, or none to be had.
pub(super) fn card(game: &SpiritIsland, seat: Seat, weights: &Mind) -> Move {
    let spirit = game.spirit(seat);
    let plan = Plan::new(game, seat, weights);
    let hand = rated(&plan, spirit.hand().iter().filter(|&card| game.can_afford(seat, card)).collect());
    let plays = spirit.plays().saturating_sub(spirit.played());
    let (cards, _) = plan.best(&hand, spirit.energy(), plays, spirit.elements());
    cards.iter().next().map_or(Move::Ready, Move::Play)
}

fn rated(plan: &Plan<'_>, cards: Cards) -> Vec<(Card, f64)> {
    cards.iter().map(|card| (card, plan.gain(card))).collect()
}

/// The best Growth option.
pub(super) fn option(game: &SpiritIsland, seat: Seat, moves: &[Move], weights: &Mind) -> Option<Move> {
    let plan = Plan::new(game, seat, weights);
    let spirit = game.spirit(seat);
    let all = rated(&plan, spirit.hand().or(spirit.discard()));
    let worth = |&action: &Move| {
        let (grown, extra) = grown(game, seat, action, weights);
        let after = grown.spirit(seat);
        let hand: Vec<_> = all.iter().copied().filter(|(card, _)| after.hand().contains(*card)).collect();
        let income = if after.growing().is_some() { after.income() } else { 0 };
        let energy = after.energy() + income + extra.energy;
        let (_, gain) = plan.best(&hand, energy, after.plays(), after.elements());
        evaluate(&grown, weights) + gain + weights.energy * f64::from(income + extra.energy) + extra.worth
    };
    let options = moves.iter().map(|action| (*action, worth(action)));
    options.max_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(action, _)| action)
}

/// What a Growth option brings that its state does not show because a card has to be drawn first.
#[derive(Default)]
struct Extra {
    energy: u8,
    worth: f64,
}

/// The state after a Growth option, as far as it goes without chance.
fn grown(game: &SpiritIsland, seat: Seat, action: Move, weights: &Mind) -> (SpiritIsland, Extra) {
    let mut state = played(game, seat, action);
    let mut extra = Extra::default();
    let mut moves = Vec::new();
    for _ in 0..20 {
        moves.clear();
        if state.chance_due() {
            extra.worth += weights.card + weights.hand;
            break;
        }
        state.moves(seat, &mut moves);
        let growing = state.spirit(seat).growing().is_some();
        if moves.is_empty() || !(growing || state.is_busy(seat)) {
            break;
        }
        let next = match moves[0] {
            Move::Act(_) => act(&state, seat, &moves),
            Move::Minor | Move::Major => {
                extra.worth += weights.card + weights.hand;
                break;
            }
            _ => best_of(&state, seat, &moves, weights).map(|(action, _)| action),
        };
        let Some(next) = next else { break };
        state = played(&state, seat, next);
    }
    (state, extra)
}

/// Of the actions of a Growth option first those that nothing has to be drawn for.
pub(super) fn act(game: &SpiritIsland, seat: Seat, moves: &[Move]) -> Option<Move> {
    let spirit = game.spirit(seat);
    let actions = spirit.growing().map_or(&[][..], |option| spirit.growth(option));
    let rank = |action: &&Move| match **action {
        Move::Act(number) => match actions.get(usize::from(number) - 1) {
            Some(Grow::Reclaim) => 0,
            Some(Grow::Energy(_)) => 1,
            Some(Grow::AddPresence(..)) => 2,
            _ => 3,
        },
        _ => 4,
    };
    moves.iter().min_by_key(rank).copied()
}
