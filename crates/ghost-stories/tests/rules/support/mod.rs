//! A table for rule tests: a game set up from position lines, played and questioned in words.

use std::collections::BTreeSet;

use artel_contract::coverage::are_in_the_book;
pub use artel_contract::words::{named, set};
use artel_engine::{Game, Illegal, RuleId, Seat, Status};
use artel_ghost_stories::{Card, Defeat, Event, GhostStories, Move, Side, Space, Taoist, Tile};

/// The rules that a test proves: citing one that doesn't exist does not compile, and coverage.rs
/// fails for rules nobody cites.
pub fn proves(rules: &[RuleId]) {
    are_in_the_book::<GhostStories>(rules);
}

/// Four players, seats 1 to 4: yellow in the north, red in the east, green in the south, blue in the west.
pub const FOUR: &str = "\
board north yellow-taoist bottomless-pockets player
board east red-taoist dance-of-the-peaks player
board south green-taoist gods-favorite player
board west blue-taoist heavenly-gust player
";

/// Two players, seats 1 and 2: yellow in the north, green in the south; red and blue are neutral.
pub const TWO: &str = "\
board north yellow-taoist bottomless-pockets player
board east red-taoist dance-of-the-peaks neutral
board south green-taoist gods-favorite player
board west blue-taoist heavenly-gust neutral
";

/// One player: yellow in the north.
pub const SOLO: &str = "\
board north yellow-taoist bottomless-pockets player
board east red-taoist dance-of-the-peaks neutral
board south green-taoist gods-favorite neutral
board west blue-taoist heavenly-gust neutral
";

/// A game on the table.
#[derive(Clone)]
pub struct Table {
    pub game: GhostStories,
}

/// The table that the lines of a position describe. The tiles lie in the order of their list unless
/// told otherwise:
///
/// ```text
/// cemetery        taoist-altar      herbalist-shop
/// sorcerer-hut    buddhist-temple   night-watchman
/// tea-house       circle-of-prayer  heavenly-winds
/// ```
#[track_caller]
pub fn table(position_lines: &str) -> Table {
    match GhostStories::read_position(position_lines) {
        Ok(game) => Table { game },
        Err(error) => panic!("the position is refused: {error}\n{position_lines}"),
    }
}

/// The lines of a setup with some boards said anew: a line `board SIDE …` replaces the one of that side.
pub fn lines(setup: &str, more: &str) -> String {
    let side = |line: &str| {
        let mut words = line.split_whitespace();
        (words.next() == Some("board")).then(|| words.next().unwrap_or("").to_owned())
    };
    let said: Vec<String> = more.lines().filter_map(side).collect();
    let kept = setup.lines().filter(|line| side(line).is_none_or(|side| !said.contains(&side)));
    kept.chain(more.lines()).collect::<Vec<_>>().join("\n")
}

/// The lines of a setup with more of them; one that begins with a colour goes on with what the Taoist
/// of that colour has: `yellow at cemetery tao red`.
pub fn seated(setup: &str, more: &str) -> String {
    let has = |line: &str| {
        let (colour, rest) = line.split_once(' ')?;
        setup.contains(&format!(" {colour}-taoist ")).then(|| (format!(" {colour}-taoist "), rest.to_owned()))
    };
    let mut boards = setup.to_owned();
    for (taoist, rest) in more.lines().filter_map(has) {
        let extend =
            |line: &str| if line.contains(&taoist) { format!("{line} {rest}") } else { line.to_owned() };
        boards = boards.lines().map(extend).collect::<Vec<_>>().join("\n");
    }
    let others = more.lines().filter(|line| has(line).is_none());
    lines(&boards, &others.collect::<Vec<_>>().join("\n"))
}

/// A table for four with these lines, written as for [`seated`].
#[track_caller]
pub fn four(more: &str) -> Table {
    table(&seated(FOUR, more))
}

/// The lines after so many cards have been drawn in all: what they do not name came and went.
pub fn drawn(count: usize, lines: &str) -> String {
    let named: BTreeSet<&str> = lines.split_whitespace().collect();
    let is_named = |card: &Card| named.contains(card.id());
    let here = Card::ALL.iter().filter(|card| is_named(card)).count();
    let others = Card::ALL.iter().filter(|card| !card.is_incarnation() && !is_named(card));
    let gone: Vec<&str> = others.take(count - here).map(|card| card.id()).collect();
    format!("{lines}\ngone {}", gone.join(" "))
}

/// The parts of what is joined by `+`, whose order does not matter.
fn sorted(dice: &str) -> Vec<&str> {
    let mut parts: Vec<&str> = dice.split('+').collect();
    parts.sort_unstable();
    parts
}

impl Table {
    /// The side of a Taoist, named by colour.
    #[track_caller]
    pub fn side(&self, colour: &str) -> Side {
        self.game.side_of(taoist(colour))
    }

    #[track_caller]
    pub fn seat(&self, colour: &str) -> Seat {
        self.game.seat_at(self.side(colour)).unwrap_or_else(|| panic!("the {colour} board is neutral"))
    }

    /// The text of every legal move of the Taoist's seat.
    #[track_caller]
    pub fn moves(&self, colour: &str) -> Vec<String> {
        self.listed(self.seat(colour)).iter().map(Move::to_string).collect()
    }

    /// Whether the move is listed; the game accepts exactly the listed moves.
    #[track_caller]
    pub fn can(&self, colour: &str, action: &str) -> bool {
        let (seat, action) = (self.seat(colour), named(action));
        let listed = self.listed(seat).contains(&action);
        assert_eq!(listed, self.game.why_not(seat, action).is_none(), "listed and accepted: {action}");
        listed
    }

    /// The last word of every legal move with that verb.
    #[track_caller]
    pub fn targets(&self, colour: &str, verb: &str) -> BTreeSet<String> {
        let with_verb = |text: &String| text.split_whitespace().next() == Some(verb);
        let last_word = |text: String| text.split_whitespace().next_back().map(str::to_owned);
        self.moves(colour).into_iter().filter(with_verb).filter_map(last_word).collect()
    }

    /// Makes a move and lets the generator decide what chance decides.
    #[track_caller]
    pub fn play(&mut self, colour: &str, action: &str) -> Vec<Event> {
        let mut events = self.begin(colour, action);
        while self.game.chance_due() {
            let outcome = self.game.next_outcome();
            self.game.resolve(outcome, &mut events).unwrap();
        }
        self.check();
        events
    }

    /// Makes a move with dictated outcomes (cards, curse faces, dice as `red+white`): all that are due,
    /// in their order.
    #[track_caller]
    pub fn play_as(&mut self, colour: &str, action: &str, outcomes: &[&str]) -> Vec<Event> {
        let mut events = self.begin(colour, action);
        for outcome in outcomes {
            assert!(self.game.chance_due(), "'{outcome}' is not due after '{action}'");
            // An id can mean a face of either kind of die: what is possible decides.
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
    pub fn refused(&self, colour: &str, action: &str) -> RuleId {
        self.refusal(colour, action).rule
    }

    /// The rule that forbids the move and the reason; a refused move is not listed and changes nothing.
    #[track_caller]
    pub fn refusal(&self, colour: &str, action: &str) -> Illegal {
        let (seat, action) = (self.seat(colour), named(action));
        let (mut after, mut events) = (self.game, Vec::new());
        let Err(illegal) = after.begin(seat, action, &mut events) else { panic!("'{action}' is allowed") };
        assert_eq!(after, self.game, "the refused '{action}' changed the game");
        assert_eq!(events, [], "the refused '{action}' made something happen");
        assert!(!self.listed(seat).contains(&action), "the refused '{action}' is listed");
        illegal
    }

    /// The tile under the Taoist.
    #[track_caller]
    pub fn at(&self, colour: &str) -> String {
        self.game.tile_of(self.side(colour)).to_string()
    }

    #[track_caller]
    pub fn qi(&self, colour: &str) -> u8 {
        self.game.qi(self.side(colour))
    }

    /// The Taoist's Tao tokens as a list of colours.
    #[track_caller]
    pub fn tao(&self, colour: &str) -> Vec<String> {
        self.game.tao(self.side(colour)).iter().map(|token| token.to_string()).collect()
    }

    /// The card on a space, `-` if there is none.
    #[track_caller]
    pub fn card(&self, space: &str) -> String {
        self.game.card(named::<Space>(space)).map_or("-".to_owned(), |card| card.to_string())
    }

    #[track_caller]
    pub fn is_haunted(&self, tile: &str) -> bool {
        self.game.haunted().contains(self.game.village().place(named::<Tile>(tile)))
    }

    pub fn status(&self) -> Status<Defeat> {
        self.game.status()
    }

    /// The colour of the Taoist whose board's turn it is.
    pub fn active(&self) -> String {
        self.game.taoist(self.game.turn()).colour().to_string()
    }

    /// The same table with other lines in place of those that begin with the same words (for boards and
    /// ghosts: the same side or space).
    #[track_caller]
    pub fn with(&self, line: &str) -> Table {
        let key = |line: &str| {
            let mut words = line.split_whitespace();
            let first = words.next().unwrap_or("").to_owned();
            let second =
                if matches!(first.as_str(), "board" | "ghost") { words.next().unwrap_or("") } else { "" };
            (first, second.to_owned())
        };
        let position = self.game.write_position();
        let kept = position.lines().filter(|kept| key(kept) != key(line));
        table(&kept.chain([line]).collect::<Vec<_>>().join("\n"))
    }

    fn listed(&self, seat: Seat) -> Vec<Move> {
        let mut moves = Vec::new();
        self.game.moves(seat, &mut moves);
        moves
    }

    #[track_caller]
    fn begin(&mut self, colour: &str, action: &str) -> Vec<Event> {
        let mut events = Vec::new();
        if let Err(illegal) = self.game.begin(self.seat(colour), named(action), &mut events) {
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

/// The Taoist of a colour.
#[track_caller]
pub fn taoist(colour: &str) -> Taoist {
    named(&format!("{colour}-taoist"))
}
