//! States that a plan has come to before on another way.

use artel_engine::{Member, Seat};

use super::sketch::Sketch;

const PLACES: usize = 256;

/// Remembers states that differ in nothing but one pawn and the tiles. When two of them fight for a
/// place the older is forgotten, which costs time and nothing else.
pub(super) struct Seen {
    keys: [u32; PLACES],
}

impl Seen {
    pub(super) fn new() -> Seen {
        Seen { keys: [u32::MAX; PLACES] }
    }

    /// Whether the state was seen before; from now on it is.
    #[inline]
    pub(super) fn before(&mut self, sketch: &Sketch, seat: Seat, left: u8, flight_used: bool) -> bool {
        let at = sketch.pawn(seat).index() as u32;
        let key = sketch.flooded.bits() | at << 24 | (left as u32) << 29 | u32::from(flight_used) << 31;
        let place = &mut self.keys[(key.wrapping_mul(0x9E37_79B1) >> 24) as usize];
        let before = *place == key;
        *place = key;
        before
    }
}
