//! A table for rule tests: a game set up from position lines, played and questioned in words.

mod spirits;

pub use spirits::dealt;

pub mod invaders;
pub mod ledger;
pub mod powers;

use std::collections::BTreeSet;

use artel_contract::coverage::are_in_the_book;
pub use artel_contract::words::{named, set};
use artel_engine::{Game, Illegal, RuleId, Seat, Status};
use artel_spirit_island::{Defeat, Event, Move, Outcome, SpiritIsland};

/// The rules that a test proves: citing one that doesn't exist does not compile, and coverage.rs
/// fails for rules nobody cites.
pub fn proves(rules: &[RuleId]) {
    are_in_the_book::<SpiritIsland>(rules);
}

/// A game on the table.
#[derive(Clone)]
pub struct Table {
    pub game: SpiritIsland,
}

/// The table that the lines of a position describe.
#[track_caller]
pub fn table(position_lines: &str) -> Table {
    match SpiritIsland::read_position(position_lines) {
        Ok(game) => Table { game },
        Err(error) => panic!("the position is refused: {error}\n{position_lines}"),
    }
}

/// A seat and its move from a text such as `1 use call-to-migrate`.
#[track_caller]
fn choice(text: &str) -> (Seat, Move) {
    let (seat, action) = text.split_once(' ').unwrap_or_else(|| panic!("'{text}' names no seat and move"));
    let number: u8 = seat.parse().unwrap_or_else(|_| panic!("'{text}' begins with no seat"));
    (Seat(number - 1), named(action))
}

impl Table {
    /// The text of every legal move, each with its seat: `1 land G4`.
    pub fn moves(&self) -> BTreeSet<String> {
        let seats = Seat::first(self.game.seats());
        seats
            .flat_map(|seat| self.listed(seat).into_iter().map(move |action| format!("{seat} {action}")))
            .collect()
    }

    /// The seats that have something to decide, as numbers.
    pub fn asked(&self) -> Vec<u8> {
        let seats = Seat::first(self.game.seats());
        seats.filter(|&seat| !self.listed(seat).is_empty()).map(|seat| seat.0 + 1).collect()
    }

    /// Whether the move is listed; the game accepts exactly the listed moves.
    #[track_caller]
    pub fn can(&self, text: &str) -> bool {
        let (seat, action) = choice(text);
        let listed = self.listed(seat).contains(&action);
        assert_eq!(listed, self.game.why_not(seat, action).is_none(), "listed and accepted: {text}");
        listed
    }

    /// What can follow the words in a legal move: `rest("1 land")` are lands.
    pub fn rest(&self, words: &str) -> BTreeSet<String> {
        let moves = self.moves();
        let rests = moves.iter().filter_map(|text| text.strip_prefix(words)?.strip_prefix(' '));
        rests.map(str::to_owned).collect()
    }

    /// Makes a move and lets the generator decide what chance decides.
    #[track_caller]
    pub fn play(&mut self, text: &str) -> Vec<Event> {
        let mut events = self.begin(text);
        while self.game.chance_due() {
            let outcome = self.game.next_outcome();
            self.game.resolve(outcome, &mut events).unwrap();
        }
        self.check();
        events
    }

    /// Makes a move with dictated outcomes (Power, Fear and Invader cards): all that are due, in their order.
    #[track_caller]
    pub fn play_as(&mut self, text: &str, outcomes: &[&str]) -> Vec<Event> {
        let mut events = self.begin(text);
        for id in outcomes {
            assert!(self.game.chance_due(), "'{id}' is not due after '{text}'");
            let outcome: Outcome = named(id);
            self.game.resolve(outcome, &mut events).unwrap_or_else(|problem| panic!("{problem}"));
        }
        let due = self.game.chance_due();
        assert!(!due, "chance has more to decide after '{text}' than {outcomes:?}");
        self.check();
        events
    }

    /// Makes several moves, one after another, and lets the generator decide what chance decides.
    #[track_caller]
    pub fn play_all(&mut self, moves: &[&str]) -> Vec<Event> {
        let mut events = Vec::new();
        for text in moves {
            events.extend(self.play(text));
        }
        events
    }

    /// The rule that forbids the move.
    #[track_caller]
    pub fn refused(&self, text: &str) -> RuleId {
        self.refusal(text).rule
    }

    /// The rule that forbids the move and the reason; a refused move is not listed and changes nothing.
    #[track_caller]
    pub fn refusal(&self, text: &str) -> Illegal {
        let (seat, action) = choice(text);
        let (mut after, mut events) = (self.game.clone(), Vec::new());
        let Err(illegal) = after.begin(seat, action, &mut events) else { panic!("'{text}' is allowed") };
        assert_eq!(after, self.game, "the refused '{text}' changed the game");
        assert_eq!(events, [], "the refused '{text}' made something happen");
        assert!(!self.listed(seat).contains(&action), "the refused '{text}' is listed");
        illegal
    }

    /// What the position says after these words, the first line that begins so; empty if there is none.
    /// `line("land G4")` is what lies there: `town:1 dahan:2 blight:1`.
    pub fn line(&self, words: &str) -> String {
        let position = self.game.write_position();
        let rest = position.lines().find_map(|line| {
            let rest = line.strip_prefix(words)?;
            (rest.is_empty() || rest.starts_with(' ')).then(|| rest.trim().to_owned())
        });
        rest.unwrap_or_default()
    }

    /// What lies in a land: `town:1 dahan:2 blight:1`.
    pub fn land(&self, land: &str) -> String {
        self.line(&format!("land {land}"))
    }

    pub fn status(&self) -> Status<Defeat> {
        self.game.status()
    }

    fn listed(&self, seat: Seat) -> Vec<Move> {
        let mut moves = Vec::new();
        self.game.moves(seat, &mut moves);
        moves
    }

    #[track_caller]
    fn begin(&mut self, text: &str) -> Vec<Event> {
        let (seat, action) = choice(text);
        let mut events = Vec::new();
        if let Err(illegal) = self.game.begin(seat, action, &mut events) {
            panic!("'{text}' is refused: {illegal}; possible: {:?}", self.moves());
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
