//! Who sits at the table without being there, and whose seat others may take.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use artel_engine::Seat;

use super::Live;
use super::entry::Sitter;
use crate::clock::now_ms;
use crate::ids::PersonId;

/// How long everybody has to come back after the room was read from disk, such as when the server began anew.
const GRACE: Duration = Duration::from_secs(20);

/// For how long somebody is away.
#[derive(Clone, Copy)]
struct Away {
    since: Instant,
    /// And for so long before.
    before: Duration,
}

impl Away {
    fn for_how_long(self) -> Duration {
        self.before + self.since.elapsed()
    }
}

/// Who is away.
pub(super) struct Absence {
    /// Those who never came since the room was read.
    from_the_start: Away,
    left: HashMap<PersonId, Away>,
    /// Those of whom everybody was told that they are away for long.
    told: Vec<PersonId>,
}

impl Absence {
    /// A room that was just read from disk, and put away at this time: nobody was there since.
    pub(super) fn new(left_ms: Option<u64>) -> Absence {
        let before = left_ms.map_or(0, |left_ms| now_ms().saturating_sub(left_ms));
        let from_the_start = Away { since: Instant::now(), before: Duration::from_millis(before) };
        Absence { from_the_start, left: HashMap::new(), told: Vec::new() }
    }

    /// Somebody has come.
    pub(super) fn came(&mut self, person: &PersonId) {
        self.left.remove(person);
        self.told.retain(|told| told != person);
    }

    /// Somebody who sits has left.
    pub(super) fn left(&mut self, person: &PersonId) {
        self.left.insert(person.clone(), Away { since: Instant::now(), before: Duration::ZERO });
    }

    /// How long it takes until others may take the seat of somebody who is away.
    fn patience_left(&self, person: &PersonId, patience: Duration) -> Duration {
        let grace = GRACE.min(patience).saturating_sub(self.from_the_start.since.elapsed());
        let away = self.left.get(person).unwrap_or(&self.from_the_start);
        patience.saturating_sub(away.for_how_long()).max(grace)
    }
}

impl Live {
    /// Whether those who sit may take this seat from whoever has it, because they have been away for long.
    pub(super) fn is_abandoned(&self, seat: Seat) -> bool {
        self.room.sitter(seat).and_then(Sitter::person).is_some_and(|person| self.is_long_away(person))
    }

    pub(super) fn is_long_away(&self, person: &PersonId) -> bool {
        !self.listeners.present(person) && self.until_long_away(person).is_zero()
    }

    /// How long it takes until somebody who is away counts as gone for long.
    pub(super) fn until_long_away(&self, person: &PersonId) -> Duration {
        self.absence.patience_left(person, self.rooms.options.absent_after)
    }

    /// When everybody has to be told that somebody has been away for long; never while nobody is there to be told.
    pub(super) fn absence_due(&self) -> Option<Instant> {
        if self.listeners.is_empty() {
            return None;
        }
        let people = self.room.people();
        let away = people
            .into_iter()
            .filter(|person| !self.listeners.present(person) && !self.absence.told.contains(person));
        away.map(|person| Instant::now() + self.until_long_away(person)).min()
    }

    /// Tells everybody that somebody has been away for long, if that is so.
    pub(super) fn tell_absence(&mut self) {
        let long_away: Vec<PersonId> =
            self.room.people().into_iter().filter(|person| self.is_long_away(person)).cloned().collect();
        if long_away.iter().any(|person| !self.absence.told.contains(person)) {
            self.absence.told = long_away;
            self.tell_room();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::PersonKey;

    const PATIENCE: Duration = Duration::from_mins(5);

    #[test]
    fn absence_counts_from_when_somebody_left() {
        let ann = PersonKey::random().person();
        let mut absence = Absence::new(None);
        let left = |absence: &Absence| absence.patience_left(&ann, PATIENCE).as_secs();
        assert!((299..=300).contains(&left(&absence)), "nobody knows since when");
        absence = Absence::new(Some(now_ms() - 3_600_000));
        assert!(
            (19..=20).contains(&left(&absence)),
            "away since the room was put away, but the server may be new"
        );
        absence.came(&ann);
        absence.left(&ann);
        assert!((299..=300).contains(&left(&absence)));
        absence.left.get_mut(&ann).unwrap().before = Duration::from_secs(100);
        assert!((199..=200).contains(&left(&absence)));
    }
}
