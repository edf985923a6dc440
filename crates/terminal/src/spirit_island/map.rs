//! Where every land is drawn: boards one below another, each as a map of rectangles.

use artel_spirit_island::{BoardName, Land, SpiritIsland};

use crate::Place;

/// Columns of a map.
pub(super) const COLUMNS: u8 = 12;
/// Rows of a map.
pub(super) const ROWS: u8 = 3;

/// The boards by the numbers of their lands. On the boards A to H two lands touch on the map exactly if they are
/// adjacent; the thematic ones are only listed, the coast above, with `:` for land 10.
const MAPS: [[&str; ROWS as usize]; BoardName::ALL.len()] = [
    ["111111166666", "222444555888", "333444555777"],
    ["111111116688", "222445556688", "333447777777"],
    ["111111666888", "222225557777", "333344444444"],
    ["111111118888", "222255577777", "333444666666"],
    ["111111777888", "222555777666", "333344444666"],
    ["111116668888", "222255558888", "333444444777"],
    ["111166668888", "222225555777", "333344444777"],
    ["222222211111", "333555666888", "444447777777"],
    ["111222333444", "555556666666", "777788889999"],
    ["111122223333", "444555666777", "88889999::::"],
    ["111122223333", "444555666777", "888888999999"],
    ["111122223333", "444555666777", "88889999::::"],
    ["111122223333", "444555666777", "888888999999"],
    ["111122223333", "444555666777", "88889999::::"],
];

/// The places that a land takes: its upper left one and its lower right one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Spread {
    pub(super) first: Place,
    pub(super) last: Place,
}

/// Columns and rows of all boards in play.
pub(super) fn size(game: &SpiritIsland) -> Place {
    (COLUMNS, ROWS * game.boards().len() as u8)
}

/// The map of the board that a land is on; what is on no board is on none.
fn map_of(land: Land) -> [&'static str; ROWS as usize] {
    land.board().map_or([""; ROWS as usize], |board| MAPS[board as usize])
}

/// Whether the map shows what touches this land.
pub(super) fn shows_neighbours(land: Land) -> bool {
    land.board().is_some_and(|board| !board.is_thematic())
}

/// The places that a land takes on its board.
fn on_board(land: Land) -> Spread {
    let number = b'0' + land.number();
    let taken = (0..ROWS).zip(map_of(land)).flat_map(|(row, text)| {
        (0..COLUMNS)
            .zip(text.bytes())
            .filter(move |&(_, byte)| byte == number)
            .map(move |(column, _)| (column, row))
    });
    let mut spread = Spread { first: (COLUMNS, ROWS), last: (0, 0) };
    for (column, row) in taken {
        spread.first = (spread.first.0.min(column), spread.first.1.min(row));
        spread.last = (spread.last.0.max(column), spread.last.1.max(row));
    }
    spread
}

/// The places that a land takes; none if its board is not in play.
pub(super) fn spread(game: &SpiritIsland, land: Land) -> Option<Spread> {
    let boards: &[BoardName] = game.boards();
    let above = ROWS * boards.iter().position(|&board| Some(board) == land.board())? as u8;
    let Spread { first, last } = on_board(land);
    Some(Spread { first: (first.0, first.1 + above), last: (last.0, last.1 + above) })
}

/// The place by which a land is known.
pub(super) fn place(game: &SpiritIsland, land: Land) -> Option<Place> {
    spread(game, land).map(|spread| spread.first)
}

/// The land that is known by this place.
pub(super) fn land_at(game: &SpiritIsland, at: Place) -> Option<Land> {
    game.lands().iter().find(|&land| place(game, land) == Some(at))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use artel_spirit_island::boards;

    use super::*;

    /// The pairs of lands that touch on a map.
    fn touching(map: [&str; ROWS as usize]) -> BTreeSet<(u8, u8)> {
        let at = |column: usize, row: usize| map[row].as_bytes()[column] - b'0';
        let mut pairs = BTreeSet::new();
        let mut touch = |one: u8, other: u8| {
            if one != other {
                pairs.insert((one.min(other), one.max(other)));
            }
        };
        for row in 0..ROWS as usize {
            for column in 0..COLUMNS as usize {
                if column > 0 {
                    touch(at(column - 1, row), at(column, row));
                }
                if row > 0 {
                    touch(at(column, row - 1), at(column, row));
                }
            }
        }
        pairs
    }

    #[test]
    fn lands_touch_on_the_map_exactly_if_they_are_adjacent() {
        for (facts, map) in boards().iter().zip(MAPS) {
            let mut adjacent = BTreeSet::new();
            for land in &facts.lands {
                for other in &land.neighbours {
                    let (one, other) = (land.land.number(), other.number());
                    adjacent.insert((one.min(other), one.max(other)));
                }
            }
            assert_eq!(touching(map), adjacent, "board {}", facts.board);
        }
    }

    #[test]
    fn every_land_is_a_rectangle() {
        for land in Land::all() {
            let Spread { first, last } = on_board(land);
            let number = b'0' + land.number();
            for row in first.1..=last.1 {
                for column in first.0..=last.0 {
                    let text = map_of(land)[row as usize];
                    assert_eq!(text.as_bytes()[column as usize], number, "{land}");
                }
            }
        }
    }
}
