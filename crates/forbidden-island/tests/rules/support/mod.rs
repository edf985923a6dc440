//! A table for rule tests: a game set up from position lines, played and questioned in words.

use std::collections::BTreeSet;

use artel_contract::coverage::are_in_the_book;
pub use artel_contract::words::{named, set};
use artel_engine::{Game, Illegal, RuleId, Seat, Status};
use artel_forbidden_island::{Adventurer, Defeat, Event, ForbiddenIsland, Move, Phase, Tile, TileState};

/// The rules that a test proves: citing one that doesn't exist does not compile, and coverage.rs
/// fails for rules nobody cites.
pub fn proves(rules: &[RuleId]) {
    are_in_the_book::<ForbiddenIsland>(rules);
}

/// A game on the table.
#[derive(Clone)]
pub struct Table {
    pub game: ForbiddenIsland,
}

/// The table that the lines of a position describe.
#[track_caller]
pub fn table(position_lines: &str) -> Table {
    match ForbiddenIsland::read_position(position_lines) {
        Ok(game) => Table { game },
        Err(error) => panic!("the position is refused: {error}\n{position_lines}"),
    }
}

impl Table {
    #[track_caller]
    pub fn seat(&self, adventurer: &str) -> Seat {
        let adventurer: Adventurer = named(adventurer);
        self.game.seat_of(adventurer).unwrap_or_else(|| panic!("the {adventurer} takes no part"))
    }

    /// The text of every legal move of the adventurer's seat.
    #[track_caller]
    pub fn moves(&self, adventurer: &str) -> Vec<String> {
        self.listed(self.seat(adventurer)).iter().map(Move::to_string).collect()
    }

    /// Whether the move is listed; the game accepts exactly the listed moves.
    #[track_caller]
    pub fn can(&self, adventurer: &str, action: &str) -> bool {
        let (seat, action) = (self.seat(adventurer), named(action));
        let listed = self.listed(seat).contains(&action);
        assert_eq!(listed, self.game.why_not(seat, action).is_none(), "listed and accepted: {action}");
        listed
    }

    /// The last word of every legal move with that verb.
    #[track_caller]
    pub fn targets(&self, adventurer: &str, verb: &str) -> BTreeSet<String> {
        let with_verb = |text: &String| text.split_whitespace().next() == Some(verb);
        let last_word = |text: String| text.split_whitespace().next_back().map(str::to_owned);
        self.moves(adventurer).into_iter().filter(with_verb).filter_map(last_word).collect()
    }

    /// Makes a move and lets the generator decide what chance decides.
    #[track_caller]
    pub fn play(&mut self, adventurer: &str, action: &str) -> Vec<Event> {
        let mut events = self.begin(adventurer, action);
        while self.game.chance_due() {
            let outcome = self.game.next_outcome();
            self.game.resolve(outcome, &mut events).unwrap();
        }
        self.check();
        events
    }

    /// Makes a move with dictated outcomes: all that are due, in their order.
    #[track_caller]
    pub fn play_as(&mut self, adventurer: &str, action: &str, outcomes: &[&str]) -> Vec<Event> {
        let mut events = self.begin(adventurer, action);
        for outcome in outcomes {
            assert!(self.game.chance_due(), "'{outcome}' is not due after '{action}'");
            self.game.resolve(named(outcome), &mut events).unwrap_or_else(|problem| panic!("{problem}"));
        }
        assert!(!self.game.chance_due(), "chance has more to decide after '{action}'");
        self.check();
        events
    }

    /// The rule that forbids the move.
    #[track_caller]
    pub fn refused(&self, adventurer: &str, action: &str) -> RuleId {
        self.refusal(adventurer, action).rule
    }

    /// The rule that forbids the move and the reason; a refused move is not listed and changes nothing.
    #[track_caller]
    pub fn refusal(&self, adventurer: &str, action: &str) -> Illegal {
        self.refusal_of(self.seat(adventurer), named(action))
    }

    /// The same for a seat that may be empty and a move that may not be possible to write.
    #[track_caller]
    pub fn refusal_of(&self, seat: Seat, action: Move) -> Illegal {
        let (mut after, mut events) = (self.game, Vec::new());
        let Err(illegal) = after.begin(seat, action, &mut events) else { panic!("'{action}' is allowed") };
        assert_eq!(after, self.game, "the refused '{action}' changed the game");
        assert_eq!(events, [], "the refused '{action}' made something happen");
        assert!(!self.listed(seat).contains(&action), "the refused '{action}' is listed");
        illegal
    }

    #[track_caller]
    pub fn tile_state(&self, tile: &str) -> TileState {
        self.game.tile_state(self.game.cell(named(tile)))
    }

    /// The tile under the adventurer's pawn.
    #[track_caller]
    pub fn at(&self, adventurer: &str) -> String {
        self.game.tile(self.game.pawn(self.seat(adventurer))).to_string()
    }

    /// The adventurer's cards, sorted by kind.
    #[track_caller]
    pub fn hand(&self, adventurer: &str) -> Vec<String> {
        self.game.hand(self.seat(adventurer)).cards().map(|card| card.to_string()).collect()
    }

    /// Whose turn it is.
    pub fn active(&self) -> String {
        self.game.adventurer(self.game.active()).to_string()
    }

    pub fn phase(&self) -> Phase {
        self.game.phase()
    }

    pub fn status(&self) -> Status<Defeat> {
        self.game.status()
    }

    /// The treasure discard pile, sorted by kind.
    pub fn treasure_discard(&self) -> Vec<String> {
        self.game.treasure_discard().cards().map(|card| card.to_string()).collect()
    }

    /// The flood discard pile.
    pub fn flood_discard(&self) -> BTreeSet<String> {
        self.game.flood_discard().iter().map(|tile: Tile| tile.to_string()).collect()
    }

    /// The same table with other lines in place of those that begin with the same words.
    #[track_caller]
    pub fn with(&self, line: &str) -> Table {
        let key = line.split_whitespace().next().unwrap();
        let lines = self.game.write_position();
        let kept = lines.lines().filter(|kept| kept.split_whitespace().next() != Some(key));
        table(&kept.chain([line]).collect::<Vec<_>>().join("\n"))
    }

    fn listed(&self, seat: Seat) -> Vec<Move> {
        let mut moves = Vec::new();
        self.game.moves(seat, &mut moves);
        moves
    }

    #[track_caller]
    fn begin(&mut self, adventurer: &str, action: &str) -> Vec<Event> {
        let mut events = Vec::new();
        if let Err(illegal) = self.game.begin(self.seat(adventurer), named(action), &mut events) {
            panic!("'{action}' is refused: {illegal}");
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
