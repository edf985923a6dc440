//! The value of standing somewhere, worked out once for each tile.

use artel_engine::{Member, Seat};
use artel_forbidden_island::Cell;

use super::outlook::{IN_MIND, Outlook};
use super::sketch::Sketch;

/// The value of states that differ in nothing but one pawn and the tiles, by the pawn's position.
pub(super) struct Ground {
    standing: [f32; Cell::COUNT],
    rescuable: [[f32; IN_MIND]; Cell::COUNT],
}

impl Ground {
    pub(super) fn new() -> Ground {
        Ground { standing: [f32::NAN; Cell::COUNT], rescuable: [[0.0; IN_MIND]; Cell::COUNT] }
    }

    /// The value of the state, dangers averted aside.
    #[inline]
    pub(super) fn value(&mut self, outlook: &Outlook<'_>, sketch: &Sketch, seat: Seat) -> f32 {
        let cell = sketch.pawn(seat).index() as usize;
        if self.standing[cell].is_nan() {
            self.standing[cell] = outlook.standing(sketch);
            self.rescuable[cell] = outlook.rescuable_parts(sketch);
        }
        self.standing[cell] + outlook.rescuable_of(sketch, &self.rescuable[cell])
    }
}
