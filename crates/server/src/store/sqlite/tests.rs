//! What is `SQLite`'s own: a second program is kept out, and the journal moves while others write.

use tokio::sync::oneshot;

use super::write::{PORTION, Written, answer, only_claim};
use super::*;
use crate::ids::{PersonKey, RoomId};
use crate::store::Place;
use crate::store::tests::{opened, summary};

type Answers = tokio::sync::mpsc::UnboundedReceiver<Written>;

fn folder(name: &str) -> std::path::PathBuf {
    let folder = std::env::temp_dir().join(format!("artel-sqlite-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

#[tokio::test]
async fn a_second_server_is_kept_out() {
    let folder = folder("second");
    let first = Sqlite::open(&folder, false).unwrap();
    let refusal = Sqlite::open(&folder, false).err().unwrap().to_string();
    assert!(refusal.contains("another server"), "{refusal}");
    drop(first);
    assert!(Sqlite::open(&folder, false).is_ok());
}

/// Appends an entry to each of the rooms 1 to `rooms`, and waits for the answers.
fn append_to_all(writer: &mut Writer, written: &mut Answers, rooms: i64, number: u32) {
    let (dones, mut answers): (Vec<_>, Vec<_>) = (0..rooms).map(|_| oneshot::channel()).unzip();
    let append = |(room, done)| Write::Append {
        claim: only_claim(room),
        number,
        entry: number.to_string(),
        summary: None,
        done,
    };
    writer.write((1..=rooms).zip(dones).map(append).collect());
    answer(written.try_recv().unwrap());
    assert!(answers.iter_mut().all(|answer| answer.try_recv().unwrap().is_ok()));
}

#[tokio::test]
async fn the_journal_moves_in_portions_and_others_write_in_between() {
    const ROOMS: i64 = 10;
    let folder = folder("portions");
    let store = opened(&Place::Folder(folder.clone())).await;
    let person = PersonKey::random().person();
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
    let store = opened(&Place::Folder(folder.clone())).await;
    assert_eq!(store.room(&ids[0]).await.unwrap().unwrap().entries.len() as u32, written + 1);
}
