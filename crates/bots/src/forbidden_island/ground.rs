//! The value of standing somewhere, worked out once for each tile.

use artel_engine::{Member, Seat, Set};
use artel_forbidden_island::{Cell, Treasure};

use super::outlook::{IN_MIND, Outlook};
use super::sketch::Sketch;

/// The value of states that differ in nothing but one pawn and the tiles, by the pawn's position.
pub(super) struct Ground {
    /// Whose pawn it is.
    seat: Seat,
    /// Where the other pawns are.
    others: Set<Cell>,
    /// How far the nearest of them is from each tile in mind.
    nearest: [u8; IN_MIND],
    /// What does not depend on the pawn.
    fixed: f32,
    /// The effort for each treasure that does not depend on the pawn; not a number for the others.
    efforts: [f32; 4],
    standing: [f32; Cell::COUNT],
    rescuable: [[f32; IN_MIND]; Cell::COUNT],
}

impl Ground {
    pub(super) fn new(outlook: &Outlook<'_>, sketch: &Sketch, seat: Seat) -> Ground {
        let others = outlook.seats().filter(|&other| other != seat);
        let value = |other| outlook.seat_value(sketch, other) - outlook.crowd(sketch, other);
        let effort = |treasure| {
            let depends = depends_on(outlook, sketch, treasure, seat);
            if depends { f32::NAN } else { outlook.effort(sketch, treasure) }
        };
        Ground {
            seat,
            others: others.clone().map(|other| sketch.pawn(other)).collect(),
            nearest: outlook.nearest_of(sketch, others.clone()),
            fixed: outlook.possessions(sketch) + others.map(value).sum::<f32>(),
            efforts: Treasure::ALL.map(effort),
            standing: [f32::NAN; Cell::COUNT],
            rescuable: [[0.0; IN_MIND]; Cell::COUNT],
        }
    }

    /// The value of the state, dangers averted aside.
    #[inline]
    pub(super) fn value(&mut self, outlook: &Outlook<'_>, sketch: &Sketch) -> f32 {
        let at = sketch.pawn(self.seat);
        let cell = at.index() as usize;
        if self.standing[cell].is_nan() {
            self.standing[cell] = self.standing(outlook, sketch);
            self.rescuable[cell] = outlook.rescuable_parts(self.nearest_from(outlook, at));
        }
        let value = self.standing[cell] + outlook.still_flooded(sketch, &self.rescuable[cell]);
        let wet_feet = !self.others.with(at).and(sketch.flooded).is_empty();
        if wet_feet { value - outlook.drowning(sketch) } else { value }
    }

    /// How far the nearest pawn is from each tile in mind if this one is there.
    fn nearest_from(&self, outlook: &Outlook<'_>, at: Cell) -> [u8; IN_MIND] {
        let mut nearest = self.nearest;
        for (least, &(cell, _)) in nearest.iter_mut().zip(&outlook.in_mind) {
            *least = outlook.steps(self.seat, at, cell).min(*least);
        }
        nearest
    }

    fn standing(&self, outlook: &Outlook<'_>, sketch: &Sketch) -> f32 {
        let mut efforts = self.efforts;
        for (treasure, effort) in Treasure::ALL.into_iter().zip(&mut efforts) {
            if effort.is_nan() {
                *effort = outlook.effort(sketch, treasure);
            }
        }
        let own = outlook.seat_value(sketch, self.seat) - outlook.crowd(sketch, self.seat);
        self.fixed + own - outlook.toil(efforts)
    }
}

/// Whether it matters for a treasure where the seat's pawn is: it holds cards of it, or nobody does.
fn depends_on(outlook: &Outlook<'_>, sketch: &Sketch, treasure: Treasure, seat: Seat) -> bool {
    let holds = |seat: Seat| sketch.hand(seat).has(treasure.card());
    !sketch.captured.contains(treasure) && (holds(seat) || !outlook.seats().any(holds))
}
