//! Where the Spirits' first Presence goes (SI-027 to SI-030).

use artel_engine::Seat;

use crate::components::{Kind, Land, Lands, Terrains};
use crate::effect::Start;
use crate::game::SpiritIsland;

impl SpiritIsland {
    /// The lands in which Presence may start by an instruction; its Spirit chooses among several (SI-030, SM-R60).
    pub(crate) fn starting_lands(&self, seat: Seat, start: Start) -> Lands {
        let board = self.island.boards[seat.index()].lands();
        let of = |terrain| board.and(self.island.of_terrains(Terrains::only(terrain)));
        let one = |land: Option<Land>| land.map_or(board, Lands::only);
        match start {
            Start::Numbered(_, number) => one(board.iter().find(|land| land.number() == number)),
            Start::Lowest(_, terrain) => one(of(terrain).iter().min_by_key(|land| land.number())),
            Start::Highest(_, terrain) => one(of(terrain).iter().max_by_key(|land| land.number())),
            Start::Ocean(_) => Lands::only(Land::ocean(seat.index())),
            Start::Any(_, tests) => {
                let fits = |land: &Land| tests.iter().all(|&test| self.holds(test, *land, seat));
                let found: Lands = board.iter().filter(fits).collect();
                if found.is_empty() { board } else { found }
            }
            Start::Most(_, kind, place, of) => {
                self.with_most(seat, board, kind, usize::from(place), usize::from(of))
            }
        }
    }

    /// The land for this place, counted from zero, among the `of` lands with the most pieces of a kind. Where more lands
    /// have equally many than places are left, its Spirit chooses one without its Presence.
    fn with_most(&self, seat: Seat, lands: Lands, kind: Kind, place: usize, of: usize) -> Lands {
        let count = |land: Land| self.island.at(land).count(kind);
        let ahead = |land: Land| lands.iter().filter(|&other| count(other) > count(land)).count();
        let is_tied = |land: &Land, with: Land| count(*land) == count(with);
        let Some(first) = lands.iter().find(|&land| {
            let tied = lands.iter().filter(|other| is_tied(other, land)).count();
            (ahead(land)..ahead(land) + tied).contains(&place)
        }) else {
            return lands;
        };
        let tied: Lands = lands.iter().filter(|land| is_tied(land, first)).collect();
        let begins = ahead(first);
        if tied.len() as usize <= of - begins {
            return tied.iter().nth(place - begins).map_or(tied, Lands::only);
        }
        tied.iter().filter(|&land| self.island.at(land).presence(seat) == 0).collect()
    }
}
