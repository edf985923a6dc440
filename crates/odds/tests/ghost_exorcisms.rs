//! The odds of exorcisms in Ghost Stories are those of the rules: every roll is tried out.
#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

mod support {
    pub(crate) mod ghost_positions;
}

use artel_engine::{Game, NoLog, Seat, Set};
use artel_games::OddsLine;
use artel_ghost_stories::{Event, GhostStories, Move, Outcome, Space, Taoist, Tile};
use artel_odds::ghost_stories::forecast;
use support::ghost_positions::positions;

/// Which means an attempt may use.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Purse {
    None,
    Own,
    All,
}

struct Goal {
    spaces: Set<Space>,
    taoist: Taoist,
    purse: Purse,
    reroll: bool,
}

impl Goal {
    /// Whether what happened is what was wanted; nothing if it is not decided yet.
    fn judge(&self, events: &[Event]) -> Option<bool> {
        let mut fallen = Set::EMPTY;
        for event in events {
            match *event {
                Event::PaidTao { taoist, .. } => {
                    let allowed = match self.purse {
                        Purse::None => false,
                        Purse::Own => taoist == self.taoist,
                        Purse::All => true,
                    };
                    if !allowed {
                        return Some(false);
                    }
                }
                Event::Exorcised { space, .. } => fallen.insert(space),
                Event::Failed { .. } => return Some(false),
                _ => {}
            }
        }
        (!fallen.is_empty()).then(|| self.spaces.minus(fallen).is_empty())
    }

    /// How likely it is from here, if everything is done for it.
    fn chance(&self, game: &GhostStories, events: &[Event]) -> f64 {
        if let Some(reached) = self.judge(events) {
            return f64::from(u8::from(reached));
        }
        if game.chance_due() {
            let mut outcomes: Vec<(Outcome, u32)> = Vec::new();
            game.outcomes(&mut outcomes);
            let total: u32 = outcomes.iter().map(|&(_, weight)| weight).sum();
            let chance = |(outcome, weight)| {
                let (mut next, mut events) = (*game, events.to_vec());
                next.resolve(outcome, &mut events).unwrap();
                f64::from(weight) * self.chance(&next, &events)
            };
            return outcomes.into_iter().map(chance).sum::<f64>() / f64::from(total);
        }
        let (seat, moves) = choices(game);
        let tried = moves.into_iter().filter(|action| match action {
            Move::Reroll(_) | Move::Borrow(Taoist::Green) => self.reroll,
            Move::Request(_) | Move::Lend => self.purse == Purse::All,
            _ => true,
        });
        tried.map(|action| self.after(game, seat, action, events)).fold(0.0, f64::max)
    }

    fn after(&self, game: &GhostStories, seat: Seat, action: Move, events: &[Event]) -> f64 {
        let (mut next, mut events) = (*game, events.to_vec());
        next.begin(seat, action, &mut events).unwrap();
        self.chance(&next, &events)
    }
}

fn choices(game: &GhostStories) -> (Seat, Vec<Move>) {
    let mut moves = Vec::new();
    let seat = Seat::first(game.seats()).find(|&seat| {
        game.moves(seat, &mut moves);
        !moves.is_empty()
    });
    (seat.unwrap(), moves)
}

/// The position in which the attempt of the line is about to be made.
fn prepared(game: &GhostStories, line: &OddsLine) -> GhostStories {
    let mut game = *game;
    let tile: Tile = line.things[0].parse().unwrap();
    let seat = game.decider().unwrap();
    if game.tile_of(game.turn()) != tile {
        game.play(seat, Move::Step(tile), &mut NoLog).unwrap();
    }
    if line.with == ["strength-of-a-mountain"] {
        game.play(seat, Move::Borrow(Taoist::Green), &mut NoLog).unwrap();
    }
    game
}

fn check(game: &GhostStories, line: &OddsLine) {
    let ready = prepared(game, line);
    let spaces: Set<Space> = line.things[1..].iter().map(|space| space.parse::<Space>().unwrap()).collect();
    let mut told = 0.0;
    for (what, purse) in [("dice", Purse::None), ("own-tokens", Purse::Own), ("all-tokens", Purse::All)] {
        let chance = line.chances.iter().find(|chance| chance.what == what);
        told = chance.map_or(told, |chance| chance.probability);
        let goal =
            Goal { spaces, taoist: game.taoist(game.turn()), purse, reroll: line.with == ["gods-favorite"] };
        let truth = goal.after(&ready, ready.decider().unwrap(), Move::Exorcise, &[]);
        let text = game.write_position();
        assert!((told - truth).abs() < 1e-12, "{what} of {line:?}: {told}, not {truth}\n{text}");
    }
}

#[test]
fn every_attempt_in_reach() {
    let mut seen = std::collections::BTreeMap::<String, u32>::new();
    for game in positions(0..250, "yang move") {
        let lines = forecast(&game).unwrap().lines;
        let here = game.tile_of(game.turn()).id();
        // The own tile and one other, so that the test takes seconds.
        let other = lines.iter().map(|line| line.things[0]).find(|&tile| tile != here);
        for line in lines.iter().filter(|line| line.topic == "exorcism") {
            if line.things[0] == here || Some(line.things[0]) == other {
                check(&game, line);
                let with = line.with.first().copied().unwrap_or("nothing");
                *seen.entry(format!("{} ghosts with {with}", line.things.len() - 1)).or_default() += 1;
                let last = line.chances.last().map_or("", |chance| chance.what);
                *seen.entry(last.to_owned()).or_default() += 1;
            }
        }
    }
    assert_eq!(seen.len(), 9, "{seen:?}");
    assert!(seen.values().all(|&count| count >= 5), "{seen:?}");
}

#[test]
fn every_reroll_that_is_advised() {
    let mut checked = 0;
    for game in positions(0..200, "yang move") {
        let (seat, moves) = choices(&game);
        if !moves.contains(&Move::Exorcise) {
            continue;
        }
        let mut rolled = game;
        rolled.play(seat, Move::Exorcise, &mut NoLog).unwrap();
        if rolled.status().is_over() {
            continue;
        }
        for line in forecast(&rolled).unwrap().lines.iter().filter(|line| line.topic == "reroll") {
            let spaces: Set<Space> =
                line.things.iter().map(|space| space.parse::<Space>().unwrap()).collect();
            let goal = Goal { spaces, taoist: game.taoist(game.turn()), purse: Purse::All, reroll: true };
            let truth = goal.chance(&rolled, &[]);
            assert!((line.chances[0].probability - truth).abs() < 1e-12, "{line:?} not {truth}");
            checked += 1;
        }
    }
    assert!(checked > 10, "{checked} rolls");
}
