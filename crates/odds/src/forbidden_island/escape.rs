//! Who cannot get away from a sinking tile.

use std::collections::HashMap;

use artel_engine::{Member, Seat, Set};
use artel_forbidden_island::{Adventurer, Cell, ForbiddenIsland};

/// Pawns that nothing but a Helicopter Lift can save.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Doom {
    pub(super) seats: Set<Seat>,
    /// How many Helicopter Lifts it takes to save all of them.
    pub(super) lifts: u8,
}

/// A doom and how likely it is.
pub(super) type Dooms = Vec<(Doom, f64)>;

/// Finds out for which pawns there is no way to safety, when tiles sink in layers, the order inside
/// each left to chance. Whoever can get away by any choice of tiles to swim to is not doomed.
pub(super) struct Escape<'a> {
    game: &'a ForbiddenIsland,
    /// The tiles there are, and those under pawns that are about to swim.
    existing: Set<Cell>,
    pawns: Set<Cell>,
    /// What was found out, by the tiles that matter.
    known: HashMap<u32, Dooms>,
    sunk: Vec<Set<Cell>>,
}

impl<'a> Escape<'a> {
    /// These tiles sink for certain, one layer after the other.
    pub(super) fn new(game: &'a ForbiddenIsland, certain: &[Set<Cell>]) -> Escape<'a> {
        let pawns: Set<Cell> = game.all_seats().map(|seat| game.pawn(seat)).collect();
        // A tile that has just sunk under pawns is taken as the first to sink.
        let left = pawns.minus(game.existing());
        let sunk = [left].into_iter().chain(certain.iter().copied()).collect();
        Escape { game, existing: game.existing().or(left), pawns, known: HashMap::new(), sunk }
    }

    /// The dooms if these tiles sink after the certain ones.
    pub(super) fn dooms(&mut self, last: Set<Cell>) -> &[(Doom, f64)] {
        let sinking = self.sunk.iter().fold(last, |all, &layer| all.or(layer));
        if sinking.and(self.pawns).is_empty() {
            return &[];
        }
        let matter = self.what_matters(sinking);
        if matter.is_empty() {
            return &[];
        }
        if !self.known.contains_key(&matter.bits()) {
            let layers: Vec<_> = self.sunk.iter().chain([&last]).map(|&layer| layer.and(matter)).collect();
            let mut found = Dooms::new();
            Flight::start(self.game, self.existing).go_on(&layers, 1.0, &mut found);
            self.known.insert(matter.bits(), found);
        }
        self.known.get(&matter.bits()).map_or(&[], Vec::as_slice)
    }

    /// The sinking tiles on which it depends who is doomed: those connected with a pawn that no tile
    /// beside it is left for in the end.
    fn what_matters(&self, sinking: Set<Cell>) -> Set<Cell> {
        let game = self.game;
        let left = self.existing.minus(sinking);
        let endangered = |&seat: &Seat| {
            let cell = game.pawn(seat);
            sinking.contains(cell) && game.swims_from(seat, cell, left).is_empty()
        };
        let mut matter = Set::EMPTY;
        for seat in game.all_seats().filter(endangered) {
            if matches!(game.adventurer(seat), Adventurer::Diver | Adventurer::Pilot) {
                return sinking;
            }
            matter.insert(game.pawn(seat));
        }
        let geometry = game.layout().geometry();
        loop {
            let near = |all: Set<Cell>, cell| all.or(geometry.sides(cell)).or(geometry.corners(cell));
            let wider = matter.or(matter.iter().fold(Set::EMPTY, near).and(sinking));
            if wider == matter {
                return matter;
            }
            matter = wider;
        }
    }
}

/// Where pawns may have got to while tiles sink.
#[derive(Clone, Copy)]
struct Flight<'a> {
    game: &'a ForbiddenIsland,
    existing: Set<Cell>,
    /// Where each pawn may be, by seat; nowhere if it is doomed.
    reach: [Set<Cell>; SEATS],
    /// The moments in which each pawn may have been on the sinking tile, as bits.
    moments: [u32; SEATS],
    moment: u32,
}

const SEATS: usize = Seat::COUNT as usize;

impl<'a> Flight<'a> {
    fn start(game: &'a ForbiddenIsland, existing: Set<Cell>) -> Flight<'a> {
        let mut reach = [Set::EMPTY; SEATS];
        game.all_seats().for_each(|seat| reach[seat.index()] = Set::only(game.pawn(seat)));
        Flight { game, existing, reach, moments: [0; SEATS], moment: 0 }
    }

    /// Lets the tiles sink in every order.
    fn go_on(self, layers: &[Set<Cell>], probability: f64, found: &mut Dooms) {
        let first = layers.iter().position(|layer| !layer.is_empty());
        let Some(first) = first.filter(|_| !self.is_settled(layers)) else {
            return self.end(probability, found);
        };
        let mut layers = layers[first..].to_vec();
        let layer = layers[0];
        for cell in layer {
            layers[0] = layer.without(cell);
            self.sunk(cell).go_on(&layers, probability / f64::from(layer.len()), found);
        }
    }

    /// Whether every pawn is doomed or may be where nothing sinks any more.
    fn is_settled(&self, layers: &[Set<Cell>]) -> bool {
        let sinking = layers.iter().fold(Set::EMPTY, |all, &layer| all.or(layer));
        let safe = |reach: &Set<Cell>| reach.is_empty() || !reach.minus(sinking).is_empty();
        self.reach.iter().all(safe)
    }

    fn sunk(mut self, cell: Cell) -> Flight<'a> {
        self.existing.remove(cell);
        for seat in self.game.all_seats() {
            let reach = &mut self.reach[seat.index()];
            if reach.contains(cell) {
                *reach = reach.without(cell).or(self.game.swims_from(seat, cell, self.existing));
                self.moments[seat.index()] |= 1 << self.moment;
            }
        }
        self.moment += 1;
        self
    }

    fn end(&self, probability: f64, found: &mut Dooms) {
        let seats: Set<Seat> =
            self.game.all_seats().filter(|seat| self.reach[seat.index()].is_empty()).collect();
        if seats.is_empty() {
            return;
        }
        let doom = Doom { seats, lifts: self.lifts_to_save(seats) };
        match found.iter_mut().find(|(known, _)| *known == doom) {
            Some((_, likely)) => *likely += probability,
            None => found.push((doom, probability)),
        }
    }

    /// The fewest moments in one of which each of the pawns could be carried off: a Helicopter Lift
    /// takes all that share the sunk tile (FI-R17, FI-R46).
    fn lifts_to_save(&self, seats: Set<Seat>) -> u8 {
        let saves = |moments: &u32| seats.iter().all(|seat| self.moments[seat.index()] & moments != 0);
        (0..1_u32 << self.moment).filter(saves).map(u32::count_ones).min().unwrap_or(u32::MAX) as u8
    }
}
