//! Questions that are asked again and again until something is divided or done often enough.

use artel_engine::Seat;

use crate::agenda::{Task, Verb};
use crate::components::{Kinds, Land};
use crate::game::{Phase, SpiritIsland, TABLE};

impl SpiritIsland {
    /// What the seat divides or does several times: the same number until that is finished.
    pub(crate) fn matter_of(&self, seat: Seat) -> Option<u64> {
        if self.status.is_over() || self.due.is_some() {
            return None;
        }
        let own = matches!(self.phase, Phase::BonusGrowth | Phase::Spirit);
        let agenda = self.agendas.get(if own { seat.index() } else { TABLE })?;
        let task = agenda.last()?;
        let number = task.divided()?;
        self.asked(task).contains(seat).then_some(number << 8 | agenda.len() as u64)
    }
}

impl Task {
    /// A number for what stays the same while it is divided; none if one answer settles it.
    fn divided(&self) -> Option<u64> {
        match *self {
            Task::Hit { lands, kinds, .. } => Some(number(1, lands.first(), None, kinds)),
            Task::HitDifferent { land, .. } => Some(number(2, Some(land), None, Kinds::EMPTY)),
            Task::Push { from, kinds, .. } => Some(number(3, Some(from), None, kinds)),
            Task::Gather { to, kinds, .. } => Some(number(4, None, Some(to), kinds)),
            Task::Bring { from, to, kinds, .. } => Some(number(5, Some(from), Some(to), kinds)),
            Task::Pick { land, verb, kinds, .. } => Some(number(6 + verb.number(), Some(land), None, kinds)),
            _ => None,
        }
    }
}

impl Verb {
    fn number(self) -> u64 {
        match self {
            Verb::Destroy => 0,
            Verb::Remove => 1,
            Verb::RemoveHealth => 2,
            Verb::Downgrade => 3,
            Verb::Replace(..) => 4,
            Verb::Inherit => 5,
        }
    }
}

/// All parts side by side.
fn number(task: u64, from: Option<Land>, to: Option<Land>, kinds: Kinds) -> u64 {
    let [from, to] = [from, to].map(|land| land.map_or(0, |land| land.index() as u64 + 1));
    task << 24 | from << 16 | to << 8 | u64::from(kinds.bits())
}
