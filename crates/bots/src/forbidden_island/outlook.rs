//! What threatens, what is missing and how much it matters, worked out once for a decision.

use artel_engine::{Member, Seat, Set};
use artel_forbidden_island::{Adventurer, Cell, ForbiddenIsland, Tile, Treasure};

use super::danger::Danger;
use super::sketch::Sketch;
use super::ways::{FAR, Gait, Ways};
use super::weights::Weights;

/// How many threatened tiles are kept in mind for the turns to come.
pub(super) const IN_MIND: usize = 6;

/// A look at the table with all that the value of a plan depends on.
pub(super) struct Outlook<'a> {
    pub(super) game: &'a ForbiddenIsland,
    pub(super) ways: &'a Ways,
    pub(super) weights: Weights,
    pub(super) players: u8,
    pub(super) adventurers: [Adventurer; 4],
    gaits: [&'a Gait; 4],
    pub(super) existing: Set<Cell>,
    pub(super) landing: Cell,
    /// The positions of each treasure's tiles.
    pub(super) sites: [[Cell; 2]; 4],
    /// What it costs, in actions, to draw so many more cards of a treasure.
    pub(super) draws: [[f32; 5]; 4],
    pub(super) danger: Danger,
    /// The treasure of each position, as a number; none is 4.
    treasure_at: [u8; Cell::COUNT],
    /// The flooded tiles most worth drying, with what is gained.
    pub(super) in_mind: [(Cell, f32); IN_MIND],
    /// What is left of a chance to save something, by the distance.
    decay: [f32; FAR as usize + 1],
}

impl<'a> Outlook<'a> {
    pub(super) fn new(game: &'a ForbiddenIsland, ways: &'a Ways, weights: Weights) -> Outlook<'a> {
        let mut adventurers = [Adventurer::Diver; 4];
        for seat in game.all_seats() {
            adventurers[seat.index()] = game.adventurer(seat);
        }
        let sites = Treasure::ALL.map(|treasure| treasure.tiles().map(|tile| game.cell(tile)));
        let mut treasure_at = [4; Cell::COUNT];
        for (treasure, cells) in sites.iter().enumerate() {
            for cell in cells {
                treasure_at[cell.index() as usize] = treasure as u8;
            }
        }
        let landing = game.cell(Tile::FoolsLanding);
        let mut outlook = Outlook {
            game,
            ways,
            weights,
            players: game.all_seats().count() as u8,
            adventurers,
            gaits: adventurers.map(|adventurer| ways.of(adventurer)),
            existing: game.existing(),
            landing,
            sites,
            draws: Treasure::ALL.map(|treasure| draws(game, treasure, &weights)),
            danger: Danger::of(game, &weights),
            treasure_at,
            in_mind: [(landing, 0.0); IN_MIND],
            decay: decay(weights.near_decay),
        };
        outlook.keep_in_mind(&Sketch::of(game));
        outlook
    }

    fn keep_in_mind(&mut self, sketch: &Sketch) {
        for cell in sketch.flooded {
            let mut item = (cell, self.gain(sketch, cell));
            for place in &mut self.in_mind {
                if item.1 > place.1 {
                    std::mem::swap(place, &mut item);
                }
            }
        }
    }

    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::first(self.players)
    }

    /// The positions one step from another, for this seat (FI-041).
    #[inline]
    pub(super) fn near(&self, seat: Seat, cell: Cell) -> Set<Cell> {
        let geometry = self.game.layout().geometry();
        match self.adventurers[seat.index()] {
            Adventurer::Explorer => geometry.sides(cell).or(geometry.corners(cell)),
            _ => geometry.sides(cell),
        }
    }

    /// The actions that a seat's pawn needs between two tiles.
    #[inline]
    pub(super) fn steps(&self, seat: Seat, from: Cell, to: Cell) -> u8 {
        self.gaits[seat.index() % 4].between(from, to)
    }

    /// The same as a number to reckon with.
    #[inline]
    pub(super) fn way(&self, seat: Seat, from: Cell, to: Cell) -> f32 {
        self.steps(seat, from, to) as f32
    }

    /// The actions that a seat's pawn needs from there to the nearest tile of a treasure.
    #[inline]
    pub(super) fn way_to_site(&self, seat: Seat, from: Cell, treasure: Treasure) -> f32 {
        self.gaits[seat.index() % 4].to_site(from, treasure) as f32
    }

    /// The treasure of the tile there.
    #[inline]
    pub(super) fn treasure_at(&self, cell: Cell) -> Option<Treasure> {
        Treasure::ALL.get(self.treasure_at[cell.index() as usize] as usize).copied()
    }

    /// The chance that a tile is lost.
    #[inline]
    fn risk(&self, cell: Cell, flooded: bool) -> f32 {
        let danger = if flooded { &self.danger.flooded } else { &self.danger.dry };
        danger[cell.index() as usize]
    }

    /// What somebody at that distance can still save of a tile, as a part.
    #[inline]
    pub(super) fn chance_from(&self, steps: u8) -> f32 {
        self.decay[steps as usize]
    }

    /// What is gained by drying a flooded tile.
    pub(super) fn gain(&self, sketch: &Sketch, cell: Cell) -> f32 {
        let less = self.risk(cell, true) - self.risk(cell, false);
        less * self.worth(sketch, cell)
    }

    /// What the loss of a tile would cost.
    fn worth(&self, sketch: &Sketch, cell: Cell) -> f32 {
        let weights = &self.weights;
        if cell == self.landing {
            return weights.landing;
        }
        let plain = if self.ways.is_cut(cell) { weights.plain + weights.cut } else { weights.plain };
        let Some(treasure) = self.treasure_at(cell) else { return plain };
        if sketch.captured.contains(treasure) {
            return plain;
        }
        let [one, other] = self.sites[treasure as usize];
        let partner = if one == cell { other } else { one };
        if !self.existing.contains(partner) {
            return weights.last;
        }
        plain + weights.single + weights.pair * self.risk(partner, sketch.flooded.contains(partner))
    }

    /// What it is worth not to depend on a treasure's tiles any more.
    pub(super) fn relief(&self, sketch: &Sketch, treasure: Treasure) -> f32 {
        let [one, other] = self.sites[treasure as usize];
        let risk = |cell: Cell| {
            if self.existing.contains(cell) { self.risk(cell, sketch.flooded.contains(cell)) } else { 1.0 }
        };
        risk(one) * risk(other)
    }
}

/// What is left after so many steps if everything but the first takes away a part.
fn decay(kept: f32) -> [f32; FAR as usize + 1] {
    let mut left = [1.0; FAR as usize + 1];
    for steps in 2..left.len() {
        left[steps] = left[steps - 1] * kept;
    }
    left
}

/// The cost of drawing 0 to 4 more cards of a treasure: with `copies` of them among `cards`, the next
/// comes after `(cards + 1) / (copies + 1)` draws on average; what the deck does not hold has to be
/// waited for until the discards are shuffled.
fn draws(game: &ForbiddenIsland, treasure: Treasure, weights: &Weights) -> [f32; 5] {
    let card = treasure.card();
    let (deck, discard) = (game.treasure_deck().cards(), game.treasure_discard());
    let every = |cards: u8, copies: u8| (cards as f32 + 1.0) / (copies as f32 + 1.0);
    let soon = every(deck.len(), deck.count(card));
    let late = every(deck.len().max(20), discard.count(card));
    let mut costs = [0.0; 5];
    for missing in 1..5_u8 {
        let draws = if missing <= deck.count(card) {
            missing as f32 * soon
        } else {
            deck.len() as f32 + (missing - deck.count(card)) as f32 * late
        };
        costs[missing as usize] = weights.draw * draws + weights.fetch[missing as usize];
    }
    costs
}
