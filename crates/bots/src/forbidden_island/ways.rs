//! How far it is from tile to tile, for everybody's way of moving.

use artel_engine::{Member, Set};
use artel_forbidden_island::{Adventurer, Cell, ForbiddenIsland, Geometry, Layout, Treasure};

type Table = [[u8; Cell::COUNT]; Cell::COUNT];

/// The distance to what cannot be reached on foot.
pub(super) const FAR: u8 = 9;

/// Distances in actions for one way of moving.
#[derive(Clone)]
pub(super) struct Gait {
    /// From each position to each other.
    between: Table,
    /// From each position to the nearest tile of each treasure.
    to_site: [[u8; 4]; Cell::COUNT],
}

/// Distances for everybody, kept until another tile sinks.
#[derive(Clone, Default)]
pub(super) struct Ways {
    island: Option<(Layout, Set<Cell>, Sites, Set<Adventurer>)>,
    walk: Gait,
    diagonal: Gait,
    dive: Gait,
    fly: Gait,
    cuts: Set<Cell>,
}

/// The positions of each treasure's tiles.
pub(super) type Sites = [[Cell; 2]; 4];

impl Default for Gait {
    fn default() -> Self {
        Gait { between: [[FAR; Cell::COUNT]; Cell::COUNT], to_site: [[FAR; 4]; Cell::COUNT] }
    }
}

impl Gait {
    /// The actions between two positions.
    #[inline]
    pub(super) fn between(&self, from: Cell, to: Cell) -> u8 {
        self.between[from.index() as usize][to.index() as usize]
    }

    /// The actions to the nearest tile of a treasure.
    #[inline]
    pub(super) fn to_site(&self, from: Cell, treasure: Treasure) -> u8 {
        self.to_site[from.index() as usize][treasure as usize]
    }

    fn fill(&mut self, sites: Sites, existing: Set<Cell>, near: impl Fn(Set<Cell>) -> Set<Cell>) {
        fill(&mut self.between, near);
        self.find_sites(sites, existing);
    }

    fn find_sites(&mut self, sites: Sites, existing: Set<Cell>) {
        for (row, between) in self.to_site.iter_mut().zip(&self.between) {
            *row = sites.map(|cells| {
                let there = cells.into_iter().filter(|&cell| existing.contains(cell));
                there.map(|cell| between[cell.index() as usize]).min().unwrap_or(FAR)
            });
        }
    }
}

impl Ways {
    /// Brings the distances up to date.
    pub(super) fn refresh(&mut self, game: &ForbiddenIsland) {
        let existing = game.existing();
        let sites = Treasure::ALL.map(|treasure| treasure.tiles().map(|tile| game.cell(tile)));
        let adventurers: Set<Adventurer> = game.all_seats().map(|seat| game.adventurer(seat)).collect();
        let island = Some((game.layout(), existing, sites, adventurers));
        if self.island == island {
            return;
        }
        self.island = island;
        let geometry = game.layout().geometry();
        let across = |cells: Set<Cell>| geometry.sides_of_all(cells).and(existing);
        let corners =
            |cells: Set<Cell>| cells.iter().fold(Set::EMPTY, |near, cell| near.or(geometry.corners(cell)));
        self.cuts = existing.iter().filter(|&cell| cuts(cell, existing, geometry)).collect();
        self.walk.fill(sites, existing, across);
        if adventurers.contains(Adventurer::Explorer) {
            self.diagonal.fill(sites, existing, |cells| across(cells).or(corners(cells)).and(existing));
        }
        if adventurers.contains(Adventurer::Diver) {
            self.dive.fill(sites, existing, |cells| dives(cells, existing, geometry).and(existing));
        }
        self.fly.between = self.walk.between.map(|row| row.map(|steps| steps.min(1)));
        self.fly.find_sites(sites, existing);
    }

    /// How the adventurer gets about. The Pilot's flight is taken to be at hand (FI-042), the Diver's
    /// way to lead through missing tiles only (FI-044).
    pub(super) fn of(&self, adventurer: Adventurer) -> &Gait {
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
