//! The store keeps what it acknowledged, in order, and refuses what would overwrite it.

use super::write::{PORTION, Written, answer};
use super::*;

type Answers = tokio::sync::mpsc::UnboundedReceiver<Written>;

fn summary(person: &PersonId, public: bool) -> Summary {
    Summary {
        public,
        over: false,
        changed_ms: 1,
        listed: format!("public={public}"),
        sitters: vec![person.clone()],
    }
}

fn folder(name: &str) -> std::path::PathBuf {
    let folder = std::env::temp_dir().join(format!("artel-store-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

#[tokio::test]
async fn entries_come_back_in_their_order() {
    let folder = folder("order");
    let (id, person) = (RoomId::random(), crate::ids::PersonKey::random().person());
    {
        let store = Store::open(&folder).unwrap();
        let room = store.open_room(id.clone(), "zero".into(), summary(&person, true)).await.unwrap();
        for number in 1..300 {
            store.append(room, number, format!("entry {number}"), None).await.unwrap();
        }
        store.close().await.unwrap();
    }
    let store = Store::open(&folder).unwrap();
    let stored = store.room(&id).await.unwrap().unwrap();
    assert_eq!(stored.entries.len(), 300);
    assert_eq!((stored.entries[0].as_str(), stored.entries[299].as_str()), ("zero", "entry 299"));
    assert!(store.room(&RoomId::random()).await.unwrap().is_none());
}

#[tokio::test]
async fn an_entry_is_never_overwritten_and_its_failure_hurts_nobody_else() {
    let store = Arc::new(Store::open(&folder("overwrite")).unwrap());
    let (id, person) = (RoomId::random(), crate::ids::PersonKey::random().person());
    let room = store.open_room(id.clone(), "zero".into(), summary(&person, false)).await.unwrap();
    let together = (1..=40).map(|number| {
        let store = store.clone();
        tokio::spawn(async move { store.append(room, number.min(39), format!("{number}"), None).await })
    });
    let mut failed = 0;
    for append in together {
        failed += usize::from(append.await.unwrap().is_err());
    }
    assert_eq!(failed, 1, "two were given the same number");
    assert_eq!(store.room(&id).await.unwrap().unwrap().entries.len(), 40);
}

#[tokio::test]
async fn the_lists_show_public_rooms_and_ones_own() {
    let store = Store::open(&folder("lists")).unwrap();
    let key = || crate::ids::PersonKey::random().person();
    let (one, other) = (key(), key());
    store.open_room(RoomId::random(), String::new(), summary(&one, true)).await.unwrap();
    let hidden = store.open_room(RoomId::random(), String::new(), summary(&other, false)).await.unwrap();
    assert_eq!(store.public_rooms().await.unwrap(), ["public=true"]);
    assert_eq!(store.rooms_of(&other).await.unwrap(), ["public=false"]);
    store.append(hidden, 1, String::new(), Some(summary(&one, false))).await.unwrap();
    assert_eq!(store.rooms_of(&one).await.unwrap().len(), 2);
    assert!(store.rooms_of(&other).await.unwrap().is_empty());
}

#[tokio::test]
async fn a_second_server_is_kept_out() {
    let folder = folder("second");
    let first = Store::open(&folder).unwrap();
    let refusal = Store::open(&folder).err().unwrap().to_string();
    assert!(refusal.contains("another server"), "{refusal}");
    drop(first);
    assert!(Store::open(&folder).is_ok());
}

/// Appends an entry to each of the rooms 1 to `rooms`, and waits for the answers.
fn append_to_all(writer: &mut Writer, written: &mut Answers, rooms: i64, number: u32) {
    let (dones, mut answers): (Vec<_>, Vec<_>) = (0..rooms).map(|_| oneshot::channel()).unzip();
    let append =
        |(room, done)| Write::Append { room, number, entry: number.to_string(), summary: None, done };
    writer.write((1..=rooms).zip(dones).map(append).collect());
    answer(written.try_recv().unwrap());
    assert!(answers.iter_mut().all(|answer| answer.try_recv().unwrap().is_ok()));
}

#[tokio::test]
async fn the_journal_moves_in_portions_and_others_write_in_between() {
    const ROOMS: i64 = 10;
    let folder = folder("portions");
    let store = Store::open(&folder).unwrap();
    let person = crate::ids::PersonKey::random().person();
    let ids: Vec<RoomId> = (0..ROOMS).map(|_| RoomId::random()).collect();
    for id in &ids {
        store.open_room(id.clone(), "0".into(), summary(&person, false)).await.unwrap();
    }
    store.close().await.unwrap();
    let path = folder.join("artel.db");
    let (sender, mut answers) = tokio::sync::mpsc::unbounded_channel();
    let mut writer = Writer::new(connect(&path).unwrap(), log_of(&path).unwrap(), sender);
    let mut written = 1;
    while written < 150 {
        append_to_all(&mut writer, &mut answers, ROOMS, written);
        written += 1;
    }
    let mut portions = 0;
    loop {
        writer.settle(PORTION);
        portions += 1;
        if portions % 4 == 0 && portions <= 12 {
            append_to_all(&mut writer, &mut answers, ROOMS, written);
            written += 1;
        }
        let expected: Vec<String> = (0..written).map(|number| number.to_string()).collect();
        for id in &ids {
            assert_eq!(store.room(id).await.unwrap().unwrap().entries, expected, "after {portions} portions");
        }
        if !writer.journal.is_moving() {
            break;
        }
    }
    assert_eq!(portions, 16, "1,490 entries are copied and deleted, 200 at a time");
    assert_eq!(writer.journal.entries(), 30, "what was written meanwhile moves the next time");
    append_to_all(&mut writer, &mut answers, ROOMS, written);
    // The program ends here; the next one finds what the journal holds.
    drop((writer, store));
    let store = Store::open(&folder).unwrap();
    assert_eq!(store.room(&ids[0]).await.unwrap().unwrap().entries.len() as u32, written + 1);
}
