//! The value of standing somewhere, worked out once for each tile.

use artel_engine::{Member, Seat};
use artel_forbidden_island::{Cell, Treasure};

use super::outlook::{IN_MIND, Outlook};
use super::sketch::Sketch;

/// The value of states that differ in nothing but one pawn and the tiles, by the pawn's position.
pub(super) struct Ground {
    /// Whose pawn it is.
    seat: Seat,
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
        let fixed = outlook.possessions(sketch) + others.map(value).sum::<f32>();
        let efforts = Treasure::ALL.map(|treasure| {
            if depends_on(outlook, sketch, treasure, seat) {
                f32::NAN
            } else {
                outlook.effort(sketch, treasure)
            }
        });
        let standing = [f32::NAN; Cell::COUNT];
        Ground { seat, fixed, efforts, standing, rescuable: [[0.0; IN_MIND]; Cell::COUNT] }
    }

    /// The value of the state, dangers averted aside.
    #[inline]
    pub(super) fn value(&mut self, outlook: &Outlook<'_>, sketch: &Sketch) -> f32 {
        let cell = sketch.pawn(self.seat).index() as usize;
        if self.standing[cell].is_nan() {
            self.standing[cell] = self.standing(outlook, sketch);
            self.rescuable[cell] = outlook.rescuable_parts(sketch);
        }
        self.standing[cell] + outlook.rescuable_of(sketch, &self.rescuable[cell]) - outlook.drowning(sketch)
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
