//! Which cards to part with.

use artel_engine::Seat;
use artel_forbidden_island::HAND_LIMIT;

use super::outlook::Outlook;
use super::sketch::Sketch;

impl Outlook<'_> {
    /// The sketch after the seat has given up what it misses least until it is within the limit.
    pub(super) fn within_limit(&self, mut sketch: Sketch, seat: Seat) -> Sketch {
        while sketch.hand(seat).len() > HAND_LIMIT {
            let kept = sketch.hand(seat).kinds().map(|card| sketch.without(seat, card));
            let best = kept.max_by(|one, other| self.standing(one).total_cmp(&self.standing(other)));
            sketch = best.unwrap_or(sketch);
        }
        sketch
    }
}
