//! Following the entries of a room from the first to the last.

use anyhow::Context as _;

use super::entry::Entry;
use super::state::{Room, UNDOS_KEPT};

/// Lets all entries happen that follow the first. Moves that were taken back later are not made at all, but for the
/// last undos, which name them: however often people went to and fro, it takes little longer than the game that is
/// left. If an entry cannot be followed, all before it has happened.
pub(super) fn replay(room: &mut Room, entries: &[String]) -> anyhow::Result<()> {
    let undos = entries.iter().filter(|text| text.starts_with(r#"{"entry":"taken-back""#)).count();
    let mut replay = Replay { room, moves: Vec::new(), unnamed: undos.saturating_sub(UNDOS_KEPT) };
    let mut numbered = (1..).zip(entries);
    let read = numbered
        .try_for_each(|(number, text)| replay.take(number, text).with_context(|| format!("entry {number}")));
    replay.make_moves()?;
    room.version = entries.len() as u32 + 1;
    read
}

struct Replay<'a> {
    room: &'a mut Room,
    /// The moves that are not made yet, with the numbers of their entries.
    moves: Vec<(u32, Entry)>,
    /// How many undos are still to come that the room does not remember at the end.
    unnamed: usize,
}

impl Replay<'_> {
    /// Makes the moves that are kept so far.
    fn make_moves(&mut self) -> anyhow::Result<()> {
        for (number, entry) in self.moves.drain(..) {
            self.room.version = number;
            self.room.apply(entry).with_context(|| format!("entry {number}"))?;
        }
        Ok(())
    }

    /// Lets an entry happen, or keeps it among the moves that are made later.
    fn take(&mut self, number: u32, text: &str) -> anyhow::Result<()> {
        let entry: Entry = serde_json::from_str(text)?;
        self.room.version = number;
        match entry {
            Entry::Moved { .. } => {
                self.room.used = true;
                self.moves.push((number, entry));
            }
            Entry::Undone { to } => {
                let (to, made) = (to as usize, self.room.table.moves_made());
                if to < made {
                    self.moves.clear();
                    self.room.apply(entry)?;
                } else if to < made + self.moves.len() {
                    self.moves.truncate(to - made);
                    self.room.note_undone(number + 1);
                }
            }
            Entry::TakenBack { from, ref kept, redealt, .. } => {
                let made = self.room.table.moves_made();
                let waiting = made + 1..=made + self.moves.len();
                let forgotten = self.unnamed > 0;
                self.unnamed = self.unnamed.saturating_sub(1);
                if forgotten && kept.is_empty() && redealt.is_none() && waiting.contains(&(from as usize)) {
                    self.moves.truncate(from as usize - 1 - made);
                    self.room.note_undone(number + 1);
                } else {
                    self.make_moves()?;
                    self.room.version = number;
                    self.room.apply(entry)?;
                }
            }
            // What has nothing to do with the moves happens at once.
            Entry::Opened { .. }
            | Entry::Seated { .. }
            | Entry::Arrived { .. }
            | Entry::Introduced { .. }
            | Entry::Changed { .. }
            | Entry::Said { .. }
            | Entry::Rematched { .. }
            | Entry::Frozen { .. } => self.room.apply(entry)?,
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use artel_engine::{Generator, Seed};
    use artel_protocol::{RoomSettings, Speaker};

    use super::super::start::start_of;
    use super::*;
    use crate::ids::RoomId;

    /// A room as it comes out when each entry happens in its turn.
    fn one_by_one(id: &RoomId, entries: &[String]) -> Room {
        let mut room = Room::from_entries(id.clone(), &entries[..1]).unwrap();
        for entry in &entries[1..] {
            room.apply(serde_json::from_str(entry).unwrap()).unwrap();
        }
        room
    }

    /// The entries of a room in which moves are made and taken back by lot.
    fn entries(game: &str, lots: &mut Generator) -> Vec<String> {
        let table = artel_games::find(game).unwrap().deal([], lots.seed()).unwrap();
        let opened = Entry::Opened {
            at_ms: 1,
            game: game.into(),
            start: start_of(table.as_ref()),
            known_seed: false,
            settings: RoomSettings::default(),
            seats: Vec::new(),
            expected: Vec::new(),
        };
        let write = |entry: &Entry| serde_json::to_string(entry).unwrap();
        let mut entries = vec![write(&opened)];
        let mut room = Room::from_entries(RoomId::random(), &entries).unwrap();
        for _ in 0..60 {
            let entry = match (lots.below(6), room.table.random_move(lots)) {
                (5, _) if room.moves_made() > 0 => {
                    let (from, by) =
                        (lots.below(room.moves_made()) + 1, Speaker { seat: None, name: "Ann".into() });
                    let redealt = (lots.below(8) == 0).then_some(7);
                    let entry = Entry::TakenBack { from, kept: Vec::new(), by, redealt };
                    room.apply(entry.clone()).unwrap();
                    entry
                }
                (0, _) => {
                    let entry = Entry::Undone { to: lots.below(room.moves_made() + 2) };
                    room.apply(entry.clone()).unwrap();
                    entry
                }
                (1, _) | (_, None) => {
                    let entry = Entry::Changed { settings: RoomSettings::default() };
                    room.apply(entry.clone()).unwrap();
                    entry
                }
                (_, Some((seat, action))) => room.moved(seat, &action),
            };
            entries.push(write(&entry));
        }
        entries
    }

    #[test]
    fn moves_that_were_taken_back_need_not_be_made() {
        let mut lots = Generator::new(Seed(3));
        for kind in artel_games::games() {
            for _ in 0..30 {
                let entries = entries(kind.id(), &mut lots);
                let id = RoomId::random();
                for length in 1..=entries.len() {
                    let (quick, whole) = (
                        Room::from_entries(id.clone(), &entries[..length]).unwrap(),
                        one_by_one(&id, &entries[..length]),
                    );
                    assert!(!quick.outdated);
                    assert_eq!(quick.table.record(), whole.table.record());
                    assert_eq!(
                        (quick.version, quick.stamp(), quick.used),
                        (whole.version, whole.stamp(), whole.used)
                    );
                    assert_eq!(quick.taken_back, whole.taken_back);
                    for version in 0..=quick.version {
                        assert_eq!(quick.moves_known_at(version), whole.moves_known_at(version));
                    }
                }
            }
        }
    }

    #[test]
    fn a_room_that_went_to_and_fro_is_read_as_quickly_as_one_that_did_not() {
        let mut lots = Generator::new(Seed(4));
        let mut entries = entries("forbidden-island", &mut lots);
        entries.truncate(1);
        let room = Room::from_entries(RoomId::random(), &entries).unwrap();
        let (seat, action) = room.table.random_move(&mut lots).unwrap();
        let moved =
            serde_json::to_string(&Entry::Moved { seat, action: action.clone(), outcomes: Vec::new() })
                .unwrap();
        // A move that could not be made would be noticed if it were tried.
        let strange = moved.replace(&action, "no such move");
        let undone = serde_json::to_string(&Entry::Undone { to: 0 }).unwrap();
        let by = Speaker { seat: None, name: "Ann".into() };
        let taken_back = Entry::TakenBack { from: 1, kept: Vec::new(), by, redealt: None };
        let taken_back = serde_json::to_string(&taken_back).unwrap();
        entries.extend((0..1_000).flat_map(|_| [strange.clone(), undone.clone()]));
        entries.extend((0..1_000).flat_map(|_| [strange.clone(), taken_back.clone()]));
        // The last undos are remembered with the moves that they took back.
        entries.extend((0..UNDOS_KEPT).flat_map(|_| [moved.clone(), taken_back.clone()]));
        entries.push(moved);
        let room = Room::from_entries(RoomId::random(), &entries).unwrap();
        assert_eq!((room.moves_made(), room.outdated, room.version), (1, false, 4_042));
        assert_eq!(room.taken_back.len(), UNDOS_KEPT);
    }

    #[test]
    fn a_room_is_kept_as_far_as_it_can_be_followed() {
        let mut lots = Generator::new(Seed(5));
        for kind in artel_games::games() {
            let entries = entries(kind.id(), &mut lots);
            let whole = Room::from_entries(RoomId::random(), &entries).unwrap();
            for bad in
                [r#"{"entry":"of another program"}"#, r#"{"entry":"moved","seat":0,"move":"no such move"}"#]
            {
                let mut strange = entries.clone();
                strange.push(bad.into());
                let room = Room::from_entries(RoomId::random(), &strange).unwrap();
                assert!(room.outdated && room.frozen);
                assert_eq!(room.table.record(), whole.table.record());
                assert_eq!(room.version, whole.version + 1);
            }
        }
    }
}
