//! How much people may say and point in a room: each for themselves, and all together.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use artel_protocol::{Refusal, RefusalCode};

use super::refuse;
use crate::ids::PersonId;

/// How many times as much as one person all together may say and point.
const ALL_TOGETHER: f64 = 3.0;

/// So often, and so many at once.
#[derive(Clone, Copy)]
pub(crate) struct Rate {
    a_second: f64,
    at_once: f64,
}

impl Rate {
    pub(crate) fn a_minute(count: u32) -> Rate {
        let count = f64::from(count.max(1));
        Rate { a_second: count / 60.0, at_once: (count / 4.0).max(5.0) }
    }

    pub(crate) fn a_second(count: u32) -> Rate {
        let count = f64::from(count.max(1));
        Rate { a_second: count, at_once: (4.0 * count).max(5.0) }
    }

    fn times(self, factor: f64) -> Rate {
        Rate { a_second: self.a_second * factor, at_once: self.at_once * factor }
    }
}

/// What is left of a pace.
struct Left {
    count: f64,
    at: Instant,
}

impl Left {
    fn new(pace: Rate, now: Instant) -> Left {
        Left { count: pace.at_once, at: now }
    }

    fn refill(&mut self, pace: Rate, now: Instant) {
        let earned = pace.a_second * now.saturating_duration_since(self.at).as_secs_f64();
        self.count = (self.count + earned).min(pace.at_once);
        self.at = now;
    }
}

/// Those who have said something of late.
pub(super) struct RateLimits {
    pace: Rate,
    people: HashMap<PersonId, Left>,
    all: Left,
    tidied: Instant,
}

/// How often those are forgotten who have said nothing for long.
const TIDY_EVERY: Duration = Duration::from_mins(1);

impl RateLimits {
    pub(super) fn new(pace: Rate) -> RateLimits {
        let now = Instant::now();
        RateLimits {
            pace,
            people: HashMap::new(),
            all: Left::new(pace.times(ALL_TOGETHER), now),
            tidied: now,
        }
    }

    /// Counts that somebody says something, or refuses it.
    pub(super) fn count(&mut self, person: &PersonId, now: Instant) -> Result<(), Refusal> {
        let (pace, together) = (self.pace, self.pace.times(ALL_TOGETHER));
        if now.saturating_duration_since(self.tidied) > TIDY_EVERY {
            self.tidied = now;
            self.people.retain(|_, left| {
                left.refill(pace, now);
                left.count < pace.at_once
            });
        }
        let own = self.people.entry(person.clone()).or_insert_with(|| Left::new(pace, now));
        own.refill(pace, now);
        self.all.refill(together, now);
        if own.count < 1.0 || self.all.count < 1.0 {
            return Err(refuse(RefusalCode::TooMuch, "too much at once; try again in a moment"));
        }
        own.count -= 1.0;
        self.all.count -= 1.0;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::PersonKey;

    #[test]
    fn everybody_says_so_much_and_all_together_three_times_as_much() {
        let mut rate_limits = RateLimits::new(Rate::a_minute(40));
        let start = Instant::now();
        let mut says = |person: &PersonId, after: u64| {
            let now = start + Duration::from_secs(after);
            (0..100).take_while(|_| rate_limits.count(person, now).is_ok()).count()
        };
        let people: Vec<PersonId> = (0..5).map(|_| PersonKey::random().person()).collect();
        assert_eq!(people.iter().map(|person| says(person, 0)).collect::<Vec<_>>(), [10, 10, 10, 0, 0]);
        assert_eq!(says(&people[0], 3), 2, "two lines in three seconds");
        assert_eq!(says(&people[0], 3_600), 10, "what was not said is not kept for ever");
    }

    #[test]
    fn those_who_are_silent_are_forgotten() {
        let mut rate_limits = RateLimits::new(Rate::a_second(1_000));
        let start = Instant::now();
        for _ in 0..500 {
            rate_limits.count(&PersonKey::random().person(), start).unwrap();
        }
        rate_limits.count(&PersonKey::random().person(), start + 2 * TIDY_EVERY).unwrap();
        assert_eq!(rate_limits.people.len(), 1);
    }
}
