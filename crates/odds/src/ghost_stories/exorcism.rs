//! How likely an exorcism is to succeed: from every tile in reach, for every goal, with every help.

use artel_engine::{Game, Phrase, Set};
use artel_games::{Chance, OddsLine};
use artel_ghost_stories::{
    Card, Face, GhostStories, Move, Phase, Place, Power, Question, Side, Space, Tao, Taoist, View,
};

use super::dice::Odds;

/// Lines for all that the active player could attempt in this turn; while dice lie that may be
/// rerolled, lines for what is best rolled again.
pub(super) fn lines(game: &GhostStories, view: &View) -> Vec<OddsLine> {
    match (game.phase(), view.question) {
        (Phase::Yang { .. }, None) => attempts(game, view),
        (_, Some(Question::Reroll)) => rerolls(game, view),
        _ => Vec::new(),
    }
}

fn attempts(game: &GhostStories, view: &View) -> Vec<OddsLine> {
    let mut moves = Vec::new();
    game.decider().into_iter().for_each(|seat| game.moves(seat, &mut moves));
    let here = moves.contains(&Move::Exorcise).then(|| game.place_of(game.turn()));
    let there = moves.iter().filter_map(|action| match action {
        Move::Step(tile) => Some(game.village().place(*tile)),
        _ => None,
    });
    let attempts = here.into_iter().chain(there).map(|place| Attempt::from(game, view, place));
    attempts.flat_map(|attempt| attempt.lines()).collect()
}

/// Whose Tao tokens may be spent (GS-082, GS-091).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Purse {
    /// Those of the active Taoist.
    pub own: Tao,
    /// Those of everybody on the tile.
    pub all: Tao,
}

impl Purse {
    /// The tokens that the active Taoist could spend from a tile; none while tokens are blocked.
    pub fn at(game: &GhostStories, place: Place) -> Purse {
        let turn = game.turn();
        if game.tao_blocked() {
            return Purse { own: Tao::NONE, all: Tao::NONE };
        }
        let own = game.tao(turn);
        let beside = |&side: &Side| side != turn && game.lives(side) && game.place_of(side) == place;
        let all = Side::ALL.into_iter().filter(beside).fold(own, |sum, side| sum.and(game.tao(side)));
        Purse { own, all }
    }
}

/// The power that could help the active Taoist on a tile beyond what they roll anyway.
pub fn optional_power(game: &GhostStories, borrowed: &[Taoist], place: Place) -> Option<Power> {
    let green = Taoist::Green;
    let side = game.side_of(green);
    let power = game.power(side);
    if !game.power_works(side) {
        return None;
    }
    let own = side == game.turn() || borrowed.contains(&green);
    let beside = game.lives(side) && game.place_of(side) == place;
    let lends = game.seat_at(side).is_none() && game.power_tokens(game.turn()) > 0;
    match power {
        Power::GodsFavorite => (own || beside || lends).then_some(power),
        Power::StrengthOfAMountain => (!own && lends).then_some(power),
        _ => None,
    }
}

struct Attempt<'a> {
    game: &'a GhostStories,
    place: Place,
    purse: Purse,
    power: Option<Power>,
}

impl<'a> Attempt<'a> {
    fn from(game: &'a GhostStories, view: &View, place: Place) -> Attempt<'a> {
        let power = optional_power(game, &view.borrowed, place);
        Attempt { game, place, purse: Purse::at(game, place), power }
    }

    fn lines(&self) -> Vec<OddsLine> {
        let goals = goals(self.game.exorcisable(self.place.reach()));
        let powers = [None, self.power.filter(|_| self.dice_with(self.power) > 0)];
        let without_twice = if powers[1].is_none() { &powers[..1] } else { &powers[..] };
        goals
            .into_iter()
            .flat_map(|goal| without_twice.iter().map(move |&power| self.line(goal, power)))
            .collect()
    }

    fn dice_with(&self, power: Option<Power>) -> u8 {
        self.game.exorcism_dice() + u8::from(power == Some(Power::StrengthOfAMountain))
    }

    fn chance(&self, goal: Set<Space>, power: Option<Power>, tokens: Tao) -> f64 {
        let odds = Odds::of(self.dice_with(power), |dice| self.game.would_fall(goal, dice, tokens));
        if power == Some(Power::GodsFavorite) { odds.with_reroll() } else { odds.of_roll() }
    }

    fn line(&self, goal: Set<Space>, power: Option<Power>) -> OddsLine {
        let tile = self.game.village().tile(self.place).id();
        let ghosts = ghosts(self.game, goal);
        let phrase = match power {
            None => Phrase::new("forecast-exorcism").names("ghosts", ghosts).name("tile", tile),
            Some(power) => Phrase::new("forecast-exorcism-with")
                .names("ghosts", ghosts)
                .name("tile", tile)
                .name("power", power.id()),
        };
        let mut chances: Vec<Chance> = Vec::new();
        let purses = [("dice", Tao::NONE), ("own-tokens", self.purse.own), ("all-tokens", self.purse.all)];
        for (what, tokens) in purses {
            let probability = self.chance(goal, power, tokens);
            if chances.last().is_none_or(|last| last.probability < probability) {
                chances.push(Chance { what, probability });
            }
        }
        OddsLine {
            topic: "exorcism",
            things: [tile].into_iter().chain(goal.iter().map(Space::id)).collect(),
            with: power.map(Power::id).into_iter().collect(),
            phrase,
            chances,
        }
    }
}

/// Every ghost alone, then both.
fn goals(targets: Set<Space>) -> Vec<Set<Space>> {
    let both = (targets.len() == 2).then_some(targets);
    targets.iter().map(Set::only).chain(both).collect()
}

fn ghosts(game: &GhostStories, goal: Set<Space>) -> Vec<&'static str> {
    goal.iter().filter_map(|space| game.card(space)).map(Card::id).collect()
}

fn rerolls(game: &GhostStories, view: &View) -> Vec<OddsLine> {
    let Some(roll) = view.dice else { return Vec::new() };
    let tokens = Purse::at(game, game.place_of(game.turn())).all;
    let line = |goal| {
        let odds = Odds::of(roll.len(), |dice| game.would_fall(goal, dice, tokens));
        let (again, probability) = odds.best_reroll(roll);
        let with: Vec<_> = again.iter().map(Face::id).collect();
        let phrase = if with.is_empty() { "forecast-keep" } else { "forecast-reroll" };
        let phrase = Phrase::new(phrase).names("ghosts", ghosts(game, goal));
        OddsLine {
            topic: "reroll",
            things: goal.iter().map(Space::id).collect(),
            phrase: if with.is_empty() { phrase } else { phrase.names("dice", with.clone()) },
            with,
            chances: vec![Chance { what: "all-tokens", probability }],
        }
    };
    goals(game.targets()).into_iter().map(line).collect()
}
