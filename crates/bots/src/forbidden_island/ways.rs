//! How far it is from tile to tile, for everybody's way of moving.

use artel_engine::{Member, Set};
use artel_forbidden_island::{Adventurer, Cell, ForbiddenIsland, Geometry, Layout};

pub(super) type Table = [[u8; Cell::COUNT]; Cell::COUNT];

/// The distance to what cannot be reached on foot.
pub(super) const FAR: u8 = 9;

/// Distances in actions, kept until another tile sinks.
#[derive(Clone)]
pub(super) struct Ways {
    island: Option<(Layout, Set<Cell>)>,
    walk: Table,
    diagonal: Table,
    dive: Table,
    fly: Table,
    cuts: Set<Cell>,
}

impl Default for Ways {
    fn default() -> Self {
        let far = [[FAR; Cell::COUNT]; Cell::COUNT];
        Ways { island: None, walk: far, diagonal: far, dive: far, fly: far, cuts: Set::EMPTY }
    }
}

impl Ways {
    /// Brings the distances up to date.
    pub(super) fn refresh(&mut self, game: &ForbiddenIsland) {
        let existing = game.existing();
        if self.island == Some((game.layout(), existing)) {
            return;
        }
        self.island = Some((game.layout(), existing));
        let geometry = game.layout().geometry();
        let sides = |cells: Set<Cell>| geometry.sides_of_all(cells).and(existing);
        self.cuts = existing.iter().filter(|&cell| cuts(cell, existing, geometry)).collect();
        fill(&mut self.walk, sides);
        fill(&mut self.diagonal, |cells| {
            cells.iter().fold(sides(cells), |near, cell| near.or(geometry.corners(cell))).and(existing)
        });
        self.fly = self.walk.map(|row| row.map(|steps| steps.min(1)));
        fill(&mut self.dive, |cells| dives(cells, existing, geometry).and(existing));
    }

    /// The number of actions that the adventurer needs from each tile to each other. The Pilot's flight
    /// is taken to be at hand (FI-042), the Diver's way to lead through missing tiles only (FI-044).
    pub(super) fn of(&self, adventurer: Adventurer) -> &Table {
        match adventurer {
            Adventurer::Explorer => &self.diagonal,
            Adventurer::Diver => &self.dive,
            Adventurer::Pilot => &self.fly,
            _ => &self.walk,
        }
    }

    /// Whether the island falls apart without the tile.
    pub(super) fn is_cut(&self, cell: Cell) -> bool {
        self.cuts.contains(cell)
    }
}

fn fill(table: &mut Table, near: impl Fn(Set<Cell>) -> Set<Cell>) {
    for (from, row) in Cell::all().zip(table) {
        *row = [FAR; Cell::COUNT];
        let mut reached = Set::EMPTY;
        let mut edge = Set::only(from);
        for distance in 0..FAR {
            for cell in edge {
                row[cell.index() as usize] = distance;
            }
            reached = reached.or(edge);
            edge = near(edge).minus(reached);
            if edge.is_empty() {
                break;
            }
        }
    }
}

/// What a Diver reaches from these tiles through positions that are not among `dry`.
pub(super) fn dives(from: Set<Cell>, dry: Set<Cell>, geometry: &Geometry) -> Set<Cell> {
    let mut reach = geometry.sides_of_all(from);
    let mut passed = from;
    loop {
        let passing = reach.minus(dry).minus(passed);
        if passing.is_empty() {
            return reach;
        }
        passed = passed.or(passing);
        reach = reach.or(geometry.sides_of_all(passing));
    }
}

/// Whether tiles that hang together now would not without this one.
fn cuts(cell: Cell, existing: Set<Cell>, geometry: &Geometry) -> bool {
    let rest = existing.without(cell);
    let neighbours = geometry.sides(cell).and(rest);
    let Some(first) = neighbours.first() else { return false };
    let mut reached = Set::only(first);
    loop {
        let wider = reached.or(geometry.sides_of_all(reached)).and(rest);
        if wider == reached {
            return !neighbours.minus(reached).is_empty();
        }
        reached = wider;
    }
}
