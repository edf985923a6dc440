//! A table for rule tests: a game set up from position lines, played and questioned in words.

use std::collections::BTreeSet;

use artel_engine::{Game, Illegal, RuleId, Seat, Status};

use crate::words::named;

/// A game on the table. People at it are named as the game names them; a function finds their seats.
///
/// The rule tests of a game wrap it in a type of their own and add their own questions.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    /// The state of the game.
    pub game: G,
    seat: fn(&G, &str) -> Seat,
}

impl<G: Game> Table<G> {
    /// The table that the lines of a position describe.
    #[track_caller]
    pub fn new(position_lines: &str, seat: fn(&G, &str) -> Seat) -> Self {
        match G::read_position(position_lines) {
            Ok(game) => Table { game, seat },
            Err(error) => panic!("the position is refused: {error}\n{position_lines}"),
        }
    }

    /// The table with this game.
    pub fn of(game: G, seat: fn(&G, &str) -> Seat) -> Self {
        Table { game, seat }
    }

    /// The same table with a line in place of those with the same key.
    #[track_caller]
    #[must_use]
    pub fn with_line<K: PartialEq>(&self, line: &str, key: impl Fn(&str) -> K) -> Self {
        let lines = self.game.write_position();
        let kept = lines.lines().filter(|kept| key(kept) != key(line));
        Table::new(&kept.chain([line]).collect::<Vec<_>>().join("\n"), self.seat)
    }

    /// The seat of somebody.
    #[track_caller]
    pub fn seat(&self, who: &str) -> Seat {
        (self.seat)(&self.game, who)
    }

    /// The text of every legal move of the seat.
    #[track_caller]
    pub fn moves(&self, who: &str) -> Vec<String> {
        self.listed(self.seat(who)).iter().map(ToString::to_string).collect()
    }

    /// Whether the move is listed; the game accepts exactly the listed moves.
    #[track_caller]
    pub fn can(&self, who: &str, action: &str) -> bool {
        let (seat, action): (_, G::Move) = (self.seat(who), named(action));
        let listed = self.listed(seat).contains(&action);
        assert_eq!(listed, self.game.why_not(seat, action).is_none(), "listed and accepted: {action}");
        listed
    }

    /// The last word of every legal move with that first word.
    #[track_caller]
    pub fn targets(&self, who: &str, verb: &str) -> BTreeSet<String> {
        let with_verb = |text: &String| text.split_whitespace().next() == Some(verb);
        let last_word = |text: String| text.split_whitespace().next_back().map(str::to_owned);
        self.moves(who).into_iter().filter(with_verb).filter_map(last_word).collect()
    }

    /// Makes a move and lets the generator decide what chance decides.
    #[track_caller]
    pub fn play(&mut self, who: &str, action: &str) -> Vec<G::Event> {
        let mut events = self.begin(who, action);
        while let Some(outcome) = self.game.next_outcome() {
            self.game.resolve(outcome, &mut events).unwrap_or_else(|problem| panic!("{problem}"));
        }
        self.check();
        events
    }

    /// Makes a move with dictated outcomes: all that are due, in their order. The order of parts joined by `+`
    /// does not matter.
    #[track_caller]
    pub fn play_as(&mut self, who: &str, action: &str, outcomes: &[&str]) -> Vec<G::Event> {
        let mut events = self.begin(who, action);
        for outcome in outcomes {
            assert!(self.game.chance_due(), "'{outcome}' is not due after '{action}'");
            // The same word can mean a face of either kind of die: what is possible decides.
            let mut possible = Vec::new();
            self.game.outcomes(&mut possible);
            let found = possible.iter().find(|(each, _)| sorted(&each.to_string()) == sorted(outcome));
            let Some((outcome, _)) = found else { panic!("'{outcome}' is not possible after '{action}'") };
            self.game.resolve(*outcome, &mut events).unwrap_or_else(|problem| panic!("{problem}"));
        }
        assert!(!self.game.chance_due(), "chance has more to decide after '{action}'");
        self.check();
        events
    }

    /// The rule that forbids the move.
    #[track_caller]
    pub fn refused(&self, who: &str, action: &str) -> RuleId {
        self.refusal(who, action).rule
    }

    /// The rule that forbids the move and the reason; a refused move is not listed and changes nothing.
    #[track_caller]
    pub fn refusal(&self, who: &str, action: &str) -> Illegal {
        self.refusal_of(self.seat(who), named(action))
    }

    /// The same for a seat that may be empty and a move that may not be possible to write.
    #[track_caller]
    pub fn refusal_of(&self, seat: Seat, action: G::Move) -> Illegal {
        let (mut after, mut events) = (self.game.clone(), Vec::new());
        let Err(illegal) = after.begin(seat, action, &mut events) else { panic!("'{action}' is allowed") };
        assert_eq!(after, self.game, "the refused '{action}' changed the game");
        assert_eq!(events, [], "the refused '{action}' made something happen");
        assert!(!self.listed(seat).contains(&action), "the refused '{action}' is listed");
        illegal
    }

    /// Whether the game goes on, and how it ended.
    pub fn status(&self) -> Status<G::Defeat> {
        self.game.status()
    }

    /// Every legal move of the seat.
    pub fn listed(&self, seat: Seat) -> Vec<G::Move> {
        let mut moves = Vec::new();
        self.game.moves(seat, &mut moves);
        moves
    }

    /// Makes a move, as far as it goes without chance.
    #[track_caller]
    pub fn begin(&mut self, who: &str, action: &str) -> Vec<G::Event> {
        let mut events = Vec::new();
        if let Err(illegal) = self.game.begin(self.seat(who), named(action), &mut events) {
            panic!("'{action}' is refused: {illegal}; possible: {:?}", self.moves(who));
        }
        events
    }

    #[track_caller]
    fn check(&self) {
        self.game
            .check_invariants()
            .unwrap_or_else(|problem| panic!("the game is in a wrong state: {problem}"));
    }
}

/// The parts of what is joined by `+`, in the order of the alphabet.
fn sorted(outcome: &str) -> Vec<&str> {
    let mut parts: Vec<&str> = outcome.split('+').collect();
    parts.sort_unstable();
    parts
}
