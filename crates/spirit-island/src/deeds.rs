//! What the actions in progress have done so far. Whatever depends on that asks here.

use arrayvec::ArrayVec;

use crate::components::{Kind, Kinds, Land, Lands};

artel_engine::vocabulary! {
    /// What can be done in a land.
    pub(crate) enum Act: "deed" {
        /// Pieces were pushed into it.
        Pushed = "pushed",
        /// Pieces were brought into it.
        Brought = "brought",
        /// Presence was added to it.
        PresenceAdded = "presence-added",
        /// Defend was added to it.
        Defended = "defended",
        /// Pieces were destroyed there.
        Destroyed = "destroyed",
    }
}

/// Something done in a land.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Deed {
    pub(crate) act: Act,
    pub(crate) land: Land,
    /// The kind of the pieces; none if it was not done with pieces.
    pub(crate) kind: Option<Kind>,
    /// How many pieces, else how often.
    pub(crate) count: u8,
}

/// More different deeds than all actions in progress have.
pub(crate) const MOST_DEEDS: usize = 96;

/// All deeds, each with the number of its action counted from the outermost, the latest last; no two of the same action,
/// act, land and kind.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Deeds(ArrayVec<(u8, Deed), MOST_DEEDS>);

impl Deeds {
    /// Notes that an action has done something, with so many pieces or so often.
    pub(crate) fn note(&mut self, action: usize, act: Act, land: Land, kind: Option<Kind>, count: u8) {
        // There are only a few actions.
        let action = action as u8;
        let key = (action, act, land, kind);
        let same = self.0.iter().position(|&(of, deed)| (of, deed.act, deed.land, deed.kind) == key);
        let before = same.map_or(0, |place| self.0.remove(place).1.count);
        let Some(count) = before.checked_add(count) else { panic!("an action does nothing so often") };
        self.0.push((action, Deed { act, land, kind, count }));
    }

    /// What an action has done, the latest last.
    pub(crate) fn iter(&self, action: usize) -> impl DoubleEndedIterator<Item = Deed> {
        self.0.iter().filter(move |(of, _)| usize::from(*of) == action).map(|(_, deed)| *deed)
    }

    /// All of an act, the latest last.
    fn of(&self, action: usize, act: Act) -> impl DoubleEndedIterator<Item = Deed> {
        self.iter(action).filter(move |deed| deed.act == act)
    }

    /// Whether it was done anywhere.
    pub(crate) fn has(&self, action: usize, act: Act) -> bool {
        self.of(action, act).next().is_some()
    }

    /// The lands in which it was done.
    pub(crate) fn lands(&self, action: usize, act: Act) -> Lands {
        self.of(action, act).map(|deed| deed.land).collect()
    }

    /// The land in which it was done last.
    pub(crate) fn last(&self, action: usize, act: Act) -> Option<Land> {
        self.of(action, act).next_back().map(|deed| deed.land)
    }

    /// With how many pieces of these kinds it was done in the land.
    pub(crate) fn count(&self, action: usize, act: Act, land: Land, kinds: Kinds) -> u8 {
        let there = self.of(action, act).filter(|deed| deed.land == land);
        let fits = |deed: &Deed| deed.kind.is_some_and(|kind| kinds.contains(kind));
        there.filter(fits).map(|deed| deed.count).sum()
    }

    /// Actions with higher numbers are done, and their deeds forgotten.
    pub(crate) fn forget(&mut self, outer: usize) {
        self.0.retain(|(of, _)| usize::from(*of) <= outer);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::components::INVADERS;

    fn land(name: &str) -> Land {
        name.parse().expect("it is a land")
    }

    #[test]
    fn the_same_deeds_are_one_and_the_latest_is_last() {
        let mut deeds = Deeds::default();
        for name in ["G1", "G2", "G1"] {
            deeds.note(1, Act::Defended, land(name), None, 1);
        }
        assert_eq!(deeds.iter(1).map(|deed| deed.count).collect::<Vec<_>>(), [1, 2]);
        assert_eq!(deeds.last(1, Act::Defended), Some(land("G1")));
        assert_eq!(deeds.last(1, Act::Pushed), None);
    }

    #[test]
    fn deeds_are_asked_for_by_act_land_and_kind() {
        let mut deeds = Deeds::default();
        for kind in [Kind::Explorer, Kind::Explorer, Kind::Town, Kind::Dahan] {
            deeds.note(1, Act::Pushed, land("G1"), Some(kind), 1);
        }
        deeds.note(1, Act::Pushed, land("G2"), Some(Kind::Dahan), 1);
        deeds.note(1, Act::Brought, land("G3"), Some(Kind::City), 1);
        assert_eq!(deeds.count(1, Act::Pushed, land("G1"), INVADERS), 3);
        assert_eq!(deeds.count(1, Act::Pushed, land("G2"), INVADERS), 0);
        assert_eq!(deeds.lands(1, Act::Pushed), [land("G1"), land("G2")].into_iter().collect());
        assert!(deeds.has(1, Act::Brought) && !deeds.has(1, Act::PresenceAdded));
    }

    #[test]
    #[should_panic(expected = "CapacityError")]
    fn a_deed_that_does_not_fit_is_never_dropped() {
        let mut deeds = Deeds::default();
        for (act, number) in Act::ALL.into_iter().flat_map(|act| (1..=8).map(move |number| (act, number))) {
            for board in ["A", "B", "C"] {
                deeds.note(1, act, land(&format!("{board}{number}")), None, 1);
            }
        }
    }

    #[test]
    fn the_deeds_of_an_inner_action_are_not_those_of_the_outer() {
        let mut deeds = Deeds::default();
        deeds.note(1, Act::Defended, land("G1"), None, 1);
        deeds.note(2, Act::Defended, land("G2"), None, 1);
        assert_eq!(deeds.lands(1, Act::Defended), Lands::only(land("G1")));
        assert_eq!(deeds.last(2, Act::Defended), Some(land("G2")));
        deeds.forget(1);
        assert!(deeds.has(1, Act::Defended) && !deeds.has(2, Act::Defended));
    }
}
