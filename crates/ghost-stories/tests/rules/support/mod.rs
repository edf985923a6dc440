//! A table for rule tests: a game set up from position lines, played and questioned in words.

use std::collections::BTreeSet;
use std::ops::{Deref, DerefMut};

use artel_contract::coverage::are_in_the_book;
pub use artel_contract::words::{named, set};
use artel_engine::{RuleId, Seat};
use artel_ghost_stories::{Card, GhostStories, Side, Space, Taoist, Tile};

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

/// A game on the table; its people are named by their colours.
#[derive(Clone)]
pub struct Table(artel_contract::Table<GhostStories>);

impl Deref for Table {
    type Target = artel_contract::Table<GhostStories>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Table {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
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
    Table(artel_contract::Table::new(position_lines, seat_of))
}

#[track_caller]
fn seat_of(game: &GhostStories, colour: &str) -> Seat {
    let side = game.side_of(taoist(colour));
    game.seat_at(side).unwrap_or_else(|| panic!("the {colour} board is neutral"))
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

impl Table {
    /// The side of a Taoist, named by colour.
    #[track_caller]
    pub fn side(&self, colour: &str) -> Side {
        self.game.side_of(taoist(colour))
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
        Table(self.with_line(line, key))
    }
}

/// The Taoist of a colour.
#[track_caller]
pub fn taoist(colour: &str) -> Taoist {
    named(&format!("{colour}-taoist"))
}
