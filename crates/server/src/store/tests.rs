//! What every database has to do: it keeps what it acknowledged, in order, and refuses what would overwrite it. Each of
//! these tests runs with both.

use std::path::PathBuf;
use std::sync::Arc;

use super::*;
use crate::ids::PersonKey;

#[path = "../../tests/support/postgres.rs"]
#[allow(dead_code)] // made for more tests than these
pub(crate) mod cluster;

pub(crate) fn summary(person: &PersonId, public: bool) -> Summary {
    Summary {
        public,
        over: false,
        used: true,
        changed_ms: 1,
        listed: format!("public={public}"),
        sitters: vec![person.clone()],
    }
}

pub(crate) async fn opened(place: &Place) -> Store {
    Store::open(place, &Opening::ALONE).await.unwrap()
}

fn folder(name: &str) -> Place {
    let folder: PathBuf = std::env::temp_dir().join(format!("artel-store-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    Place::Folder(folder)
}

/// Runs each test with a database of its own of either kind.
macro_rules! with_both {
    ($($test:ident),* $(,)?) => {
        mod in_sqlite {
            $(#[tokio::test] async fn $test() { super::$test(super::folder(stringify!($test))).await; })*
        }
        mod in_postgres {
            $(#[tokio::test] async fn $test() {
                super::$test(super::Place::Postgres(super::cluster::database())).await;
            })*
        }
    };
}

with_both!(
    entries_come_back_in_their_order,
    an_entry_is_never_overwritten_and_its_failure_hurts_nobody_else,
    nothing_follows_what_was_not_written,
    the_lists_show_public_rooms_and_ones_own,
    what_is_noted_of_a_room_is_kept,
    only_rooms_that_nobody_used_are_removed,
    keys_are_kept,
    a_closed_store_writes_no_more,
    health_is_told,
    all_of_it_can_be_copied_there_and_back,
);

async fn entries_come_back_in_their_order(place: Place) {
    let (id, person) = (RoomId::random(), PersonKey::random().person());
    {
        let store = opened(&place).await;
        let room = store.open_room(id.clone(), "zero".into(), summary(&person, true)).await.unwrap();
        for number in 1..300 {
            store.append(room, number, format!("entry {number}"), None).await.unwrap();
        }
        store.close().await.unwrap();
    }
    let store = opened(&place).await;
    let Some(Taken::Here(stored)) = store.take(&id).await.unwrap() else { panic!("nobody else has it") };
    assert_eq!(stored.entries.len(), 300);
    assert_eq!((stored.entries[0].as_str(), stored.entries[299].as_str()), ("zero", "entry 299"));
    store.append(stored.claim, 300, "one more".into(), None).await.unwrap();
    assert_eq!(store.room(&id).await.unwrap().unwrap().entries.len(), 301);
    assert!(store.room(&RoomId::random()).await.unwrap().is_none());
    assert!(store.take(&RoomId::random()).await.unwrap().is_none());
}

async fn an_entry_is_never_overwritten_and_its_failure_hurts_nobody_else(place: Place) {
    let store = Arc::new(opened(&place).await);
    let (id, person) = (RoomId::random(), PersonKey::random().person());
    let room = store.open_room(id.clone(), "zero".into(), summary(&person, false)).await.unwrap();
    let other = store.open_room(RoomId::random(), "zero".into(), summary(&person, false)).await.unwrap();
    let together = (1..=40).map(|number| {
        let store = store.clone();
        tokio::spawn(async move {
            let beside = store.append(other, number, format!("{number}"), None);
            let written = store.append(room, number.min(39), format!("{number}"), None).await;
            beside.await.unwrap();
            written
        })
    });
    let mut failed = 0;
    for append in together {
        failed += usize::from(append.await.unwrap().is_err());
    }
    assert_eq!(failed, 1, "two were given the same number");
    assert_eq!(store.room(&id).await.unwrap().unwrap().entries.len(), 40);
}

async fn nothing_follows_what_was_not_written(place: Place) {
    let store = opened(&place).await;
    let (id, person) = (RoomId::random(), PersonKey::random().person());
    let room = store.open_room(id.clone(), "zero".into(), summary(&person, false)).await.unwrap();
    assert!(store.append(room, 2, "a gap".into(), None).await.is_err());
    let Some(Taken::Here(stored)) = store.take(&id).await.unwrap() else { panic!("nobody else has it") };
    let room = stored.claim;
    store.append(room, 1, "one".into(), None).await.unwrap();
    let together = [1, 2, 3].map(|number| store.append(room, number, "again".into(), None));
    let [again, second, third] = together;
    assert!(again.await.is_err(), "it is there");
    // In a folder nobody else writes, so that the second follows the first; its writer is the room that has failed.
    let (second, third) = (second.await.is_ok(), third.await.is_ok());
    let entries = store.room(&id).await.unwrap().unwrap().entries;
    assert_eq!(entries.len(), 2 + usize::from(second) + usize::from(third), "what was acknowledged is there");
    assert_eq!(entries[..2], ["zero", "one"]);
}

async fn the_lists_show_public_rooms_and_ones_own(place: Place) {
    let store = opened(&place).await;
    let key = || PersonKey::random().person();
    let (one, other) = (key(), key());
    store.open_room(RoomId::random(), String::new(), summary(&one, true)).await.unwrap();
    let hidden = store.open_room(RoomId::random(), String::new(), summary(&other, false)).await.unwrap();
    assert_eq!(store.public_rooms().await.unwrap(), ["public=true"]);
    assert_eq!(store.rooms_of(&other).await.unwrap(), ["public=false"]);
    assert_eq!(store.count_rooms_of(&other).await.unwrap(), 1);
    store.append(hidden, 1, String::new(), Some(summary(&one, false))).await.unwrap();
    assert_eq!(store.rooms_of(&one).await.unwrap().len(), 2);
    assert!(store.rooms_of(&other).await.unwrap().is_empty());
    assert_eq!(store.count_rooms_of(&other).await.unwrap(), 0);
}

async fn what_is_noted_of_a_room_is_kept(place: Place) {
    let (id, person) = (RoomId::random(), PersonKey::random().person());
    {
        let store = opened(&place).await;
        let room = store.open_room(id.clone(), String::new(), summary(&person, false)).await.unwrap();
        assert_eq!(store.room(&id).await.unwrap().unwrap().left_ms, None);
        store.note_left(room, 1234);
        store.summarize(room, Summary { over: true, ..summary(&person, true) });
        store.close().await.unwrap();
    }
    let store = opened(&place).await;
    assert_eq!(store.room(&id).await.unwrap().unwrap().left_ms, Some(1234));
    assert_eq!(store.rooms_of(&person).await.unwrap(), ["public=true"]);
    assert!(store.public_rooms().await.unwrap().is_empty(), "it is over");
}

async fn only_rooms_that_nobody_used_are_removed(place: Place) {
    let (person, [used, old, new]) = (PersonKey::random().person(), [(); 3].map(|()| RoomId::random()));
    {
        let store = opened(&place).await;
        for (id, used, changed_ms) in [(&used, true, 10), (&old, false, 10), (&new, false, 30)] {
            let summary = Summary { used, changed_ms, ..summary(&person, true) };
            store.open_room(id.clone(), String::new(), summary).await.unwrap();
        }
        store.close().await.unwrap();
    }
    let store = opened(&place).await;
    let unused = store.unused_rooms(20).await.unwrap();
    assert_eq!(unused.iter().map(|(_, id)| id).collect::<Vec<_>>(), [&old]);
    for id in [&used, &old, &new] {
        let number = store.room(id).await.unwrap().unwrap().claim.number;
        store.remove(number, 20).await.unwrap();
    }
    assert!(store.room(&old).await.unwrap().is_none());
    assert!(store.room(&used).await.unwrap().is_some() && store.room(&new).await.unwrap().is_some());
    assert_eq!(store.count_rooms_of(&person).await.unwrap(), 2);
}

async fn keys_are_kept(place: Place) {
    let (key, person) = (PersonKey::random(), PersonKey::random().person());
    {
        let store = opened(&place).await;
        store.set_keys(vec![(key.hash(), Some(person.clone()))]).await.unwrap();
        assert_eq!(store.keys().await.unwrap(), [(key.hash(), Some(person))]);
        store.set_keys(vec![(key.hash(), None)]).await.unwrap();
        store.close().await.unwrap();
    }
    assert_eq!(opened(&place).await.keys().await.unwrap(), [(key.hash(), None)]);
}

async fn a_closed_store_writes_no_more(place: Place) {
    let store = opened(&place).await;
    let (id, person) = (RoomId::random(), PersonKey::random().person());
    let room = store.open_room(id.clone(), String::new(), summary(&person, true)).await.unwrap();
    let last = store.append(room, 1, String::new(), None);
    store.close().await.unwrap();
    last.await.unwrap();
    assert!(store.append(room, 2, String::new(), None).await.is_err());
}

async fn health_is_told(place: Place) {
    assert_eq!(opened(&place).await.health().await, Health::Good);
}

async fn all_of_it_can_be_copied_there_and_back(place: Place) {
    let people = [(); 3].map(|()| PersonKey::random().person());
    {
        let store = opened(&place).await;
        for number in 0..150_u32 {
            let person = &people[number as usize % 3];
            let opening = Summary { used: number % 2 == 0, ..summary(person, number % 5 == 0) };
            let room = store
                .open_room(RoomId::random(), format!("{number} \"\u{1F409}\" \\u0000"), opening)
                .await
                .unwrap();
            for entry in 1..=number % 7 {
                store.append(room, entry, format!("entry {entry}"), None).await.unwrap();
            }
            store.note_left(room, u64::from(number));
        }
        store
            .set_keys(vec![
                (PersonKey::random().hash(), Some(people[0].clone())),
                (PersonKey::random().hash(), None),
            ])
            .await
            .unwrap();
        store.close().await.unwrap();
    }
    let other = match &place {
        Place::Folder(_) => Place::Postgres(cluster::database()),
        Place::Postgres(_) => folder("copied"),
    };
    let (there, back) = (other.clone(), place.clone());
    let copied = tokio::task::spawn_blocking(move || copy(&back, &there)).await.unwrap().unwrap();
    assert_eq!(copied, Copied { rooms: 150, entries: 150 + (0..150).map(|number| number % 7).sum::<u64>() });
    let (there, back) = (other.clone(), place.clone());
    let refused =
        tokio::task::spawn_blocking(move || copy(&back, &there)).await.unwrap().unwrap_err().to_string();
    assert!(refused.contains("holds rooms already"), "{refused}");
    let (first, second) = (opened(&place).await, opened(&other).await);
    assert_eq!(
        first.engine.rooms_after(None, 1000).await.unwrap(),
        second.engine.rooms_after(None, 1000).await.unwrap()
    );
    let (there, back) = (other.clone(), folder("copied-back"));
    let refused =
        tokio::task::spawn_blocking(move || copy(&there, &back)).await.unwrap().unwrap_err().to_string();
    assert!(refused.contains("use"), "a server uses it: {refused}");
    second.close().await.unwrap();
    let (there, back) = (other, folder("copied-back"));
    let again = tokio::task::spawn_blocking(move || copy(&there, &back)).await.unwrap().unwrap();
    assert_eq!(again, copied);
}
