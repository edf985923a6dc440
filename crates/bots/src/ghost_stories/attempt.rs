//! What an exorcism is worth before the dice are rolled.

use artel_engine::{Game, Set, Viewer};
use artel_ghost_stories::{Card, Colour, Face, Faces, GhostStories, Move, Power, Right, Space, Taoist};

use super::Weights;
use super::evaluate::evaluate;
use super::scene::Scene;
use artel_odds::ghost_stories::{Odds, Purse};

/// What one or two ghosts take.
struct Bill {
    open: [u8; 5],
    fixed: [u8; 5],
    mantra: Set<Colour>,
    jokers_count: bool,
}

impl Bill {
    fn of(game: &GhostStories, scene: &Scene, goal: Set<Space>) -> Bill {
        let mut bill =
            Bill { open: [0; 5], fixed: [0; 5], mantra: Set::EMPTY, jokers_count: !game.white_ignored() };
        for space in goal {
            let part = if scene.is_immune(space) { &mut bill.fixed } else { &mut bill.open };
            for (sum, need) in part.iter_mut().zip(scene.needs[space as usize]) {
                *sum += need;
            }
            let colours = scene.card(space).map_or(Set::EMPTY, Card::colours);
            if game.mantra() == Some(space) && colours.len() > 1 {
                bill.mantra = colours;
            }
        }
        bill
    }

    /// How many tokens it takes after this roll; none if there are not enough.
    fn tokens(&self, roll: Faces, purse: [u8; 5]) -> Option<u8> {
        let faces = roll.colours();
        let jokers = if self.jokers_count { roll.count(Face::White) } else { 0 };
        let (mut missing, mut unpaid, mut fixed) = (0, 0, 0);
        let (mut eases, mut eases_unpaid) = (false, false);
        for colour in 0..5 {
            let rest = purse[colour].checked_sub(self.fixed[colour])?;
            let open = self.open[colour].saturating_sub(faces[colour]);
            let after = open.saturating_sub(rest);
            fixed += self.fixed[colour];
            missing += open;
            unpaid += after;
            let mantra = self.mantra.contains(Colour::ALL[colour]);
            eases |= mantra && open > 0;
            eases_unpaid |= mantra && after > 0;
        }
        let covered = jokers + u8::from(eases_unpaid);
        (unpaid <= covered).then(|| fixed + u8::saturating_sub(missing, jokers + u8::from(eases)))
    }
}

/// The odds of an exorcism from the active Taoist's tile, in what they are worth.
pub(super) fn odds(game: &GhostStories, scene: &Scene, weights: &Weights) -> Odds {
    let targets = game.targets();
    let tokens = Purse::at(game, game.place_of(game.turn())).all;
    let nothing = evaluate(scene, weights);
    let goals = targets.subsets().map(|goal| {
        let fallen = evaluate(&scene.without(goal), weights) + rewards(game, scene, goal, weights);
        (goal, Bill::of(game, scene, goal), fallen)
    });
    let goals: Vec<_> = goals.collect();
    let purse = tokens.counts();
    Odds::worth(game.exorcism_dice(), |roll| {
        let verdict = game.verdict(roll, tokens);
        let allowed = goals.iter().filter(|(goal, ..)| verdict.allows(*goal));
        let reached = allowed.filter_map(|(_, bill, fallen)| {
            bill.tokens(roll, purse).map(|tokens| fallen - weights.spent * f64::from(tokens))
        });
        let least = if verdict.none { nothing } else { f64::NEG_INFINITY };
        reached.fold(least, f64::max)
    })
}

/// Whether the dice of an exorcism could be rerolled for free (GS-172).
pub(super) fn may_reroll(game: &GhostStories) -> bool {
    let side = game.side_of(Taoist::Green);
    let there = side == game.turn() || game.lives(side) && game.place_of(side) == game.place_of(game.turn());
    there && game.power(side) == Power::GodsFavorite && game.power_works(side)
}

/// What the right stones bring.
fn rewards(game: &GhostStories, scene: &Scene, goal: Set<Space>, weights: &Weights) -> f64 {
    let spared = game.power(game.turn()) == Power::StrengthOfAMountain && game.power_works(game.turn());
    let cards = goal.iter().filter_map(|space| scene.card(space));
    let reward = |ability: &Right| match ability {
        Right::CurseDie if spared => 0.0,
        Right::CurseDie => -weights.curse,
        Right::GainTao => weights.tao,
        Right::GainTwoTao => 2.0 * weights.tao,
        Right::QiOrYinYang => weights.qi.max(weights.yin_yang),
        Right::IncarnationReward => weights.qi + weights.yin_yang,
    };
    cards.flat_map(Card::right).map(reward).sum()
}

/// The dice that are best rolled again.
pub(super) fn reroll(game: &GhostStories, weights: &Weights) -> Move {
    let Some(roll) = game.view(Viewer::Spectator).dice else { return Move::Keep };
    let (again, _) = odds(game, &Scene::of(game), weights).best_reroll(roll);
    if again.is_empty() { Move::Keep } else { Move::Reroll(again) }
}
