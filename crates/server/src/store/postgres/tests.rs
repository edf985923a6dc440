//! What is PostgreSQL's own: several programs share the rooms, and a room has one history all the same.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use super::Postgres;
use crate::ids::{PersonKey, RoomId};
use crate::store::tests::cluster::{self, Cluster, PASSWORD, say};
use crate::store::tests::{opened, summary};
use crate::store::{Claim, Health, Opening, Place, Store, Taken};

async fn taken_here(store: &Store, id: &RoomId) -> Claim {
    match store.take(id).await.unwrap() {
        Some(Taken::Here(stored)) => stored.claim,
        Some(Taken::Elsewhere(_)) => panic!("somebody else has it"),
        None => panic!("there is no such room"),
    }
}

async fn is_elsewhere(store: &Store, id: &RoomId) -> bool {
    matches!(store.take(id).await.unwrap(), Some(Taken::Elsewhere(_)))
}

async fn room(store: &Store) -> (RoomId, Claim) {
    let id = RoomId::random();
    let summary = summary(&PersonKey::random().person(), false);
    let claim = store.open_room(id.clone(), "zero".into(), summary).await.unwrap();
    (id, claim)
}

/// All nodes look as if they had not been heard of for a while.
fn let_all_nodes_die(url: &str) {
    say(url, "UPDATE nodes SET beat = beat - interval '30 seconds'");
}

#[tokio::test]
async fn a_room_is_one_nodes_until_that_node_leaves() {
    let place = Place::Postgres(cluster::database());
    let (one, other) = (opened(&place).await, opened(&place).await);
    assert_eq!((one.others().await.unwrap(), other.others().await.unwrap()), (1, 1));
    let (id, claim) = room(&one).await;
    assert!(is_elsewhere(&other, &id).await);
    one.append(claim, 1, "one".into(), None).await.unwrap();
    one.close().await.unwrap();
    let claim = taken_here(&other, &id).await;
    other.append(claim, 2, "two".into(), None).await.unwrap();
    assert_eq!(other.room(&id).await.unwrap().unwrap().entries, ["zero", "one", "two"]);
}

#[tokio::test]
async fn a_node_that_was_asleep_cannot_write() {
    let url = cluster::database();
    let place = Place::Postgres(url.clone());
    let (asleep, awake) = (opened(&place).await, opened(&place).await);
    let (id, old) = room(&asleep).await;
    // It shows itself again soon, but the room is gone by then.
    let claim = loop {
        let_all_nodes_die(&url);
        say(&url, "UPDATE nodes SET beat = clock_timestamp() WHERE id = (SELECT max(id) FROM nodes)");
        if let Some(Taken::Here(stored)) = awake.take(&id).await.unwrap() {
            break stored.claim;
        }
    };
    assert!(claim.epoch > old.epoch);
    assert!(asleep.append(old, 1, "late".into(), None).await.is_err());
    asleep.note_left(old, 77);
    awake.append(claim, 1, "in time".into(), None).await.unwrap();
    assert!(asleep.append(old, 2, "later still".into(), None).await.is_err());
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    let stored = awake.room(&id).await.unwrap().unwrap();
    assert_eq!((stored.entries.len(), stored.left_ms), (2, None));
    assert!(is_elsewhere(&asleep, &id).await, "it is alive again, and asks the other");
}

/// Without the claim in the way, the key alone keeps the history one.
#[tokio::test]
async fn an_entry_that_is_there_stops_even_who_has_the_claim() {
    let url = cluster::database();
    let store = opened(&Place::Postgres(url.clone())).await;
    let (id, claim) = room(&store).await;
    say(&url, &format!("INSERT INTO entries VALUES ({}, 1, 0, 'of an older claim')", claim.number));
    let [first, second] = [1, 2].map(|number| store.append(claim, number, "new".into(), None));
    assert!(first.await.is_err());
    assert!(second.await.is_err(), "nothing follows what was refused");
    assert_eq!(store.room(&id).await.unwrap().unwrap().entries, ["zero", "of an older claim"]);
    let claim = taken_here(&store, &id).await;
    store.append(claim, 2, "new".into(), None).await.unwrap();
}

/// Both nodes are cut off from what the other knows again and again, and write as fast as they can.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_two_fight_for_a_room_it_has_one_history() {
    let url = cluster::database();
    let place = Place::Postgres(url.clone());
    let stores = [Arc::new(opened(&place).await), Arc::new(opened(&place).await)];
    let (id, _) = room(&stores[0]).await;
    let fights = stores.iter().enumerate().map(|(who, store)| {
        let (store, id) = (store.clone(), id.clone());
        tokio::spawn(async move {
            let mut acknowledged = Vec::new();
            while acknowledged.len() < 100 {
                let Ok(Some(Taken::Here(room))) = store.take(&id).await else { continue };
                let mut number = room.entries.len() as u32;
                // Two at a time, as if the first were sure to be written.
                loop {
                    let texts = [0, 1].map(|more| format!("{who}:{}", number + more));
                    let [first, second] = [0, 1].map(|more| {
                        store.append(room.claim, number + more, texts[more as usize].clone(), None)
                    });
                    let (first, second) = (first.await.is_ok(), second.await.is_ok());
                    assert!(first || !second, "nothing follows what was refused");
                    let done = usize::from(first) + usize::from(second);
                    acknowledged.extend(texts.into_iter().take(done));
                    number += done as u32;
                    if done < 2 || acknowledged.len() >= 100 {
                        break;
                    }
                }
            }
            acknowledged
        })
    });
    let fights: Vec<_> = fights.collect();
    // As long as they fight: whoever has the room of a living node keeps it, and the other would wait for ever.
    let over = Arc::new(AtomicBool::new(false));
    let fighting = over.clone();
    let disorder = tokio::task::spawn_blocking(move || {
        while !fighting.load(Ordering::Relaxed) {
            let_all_nodes_die(&url);
            std::thread::sleep(Duration::from_millis(30));
            say(&url, "UPDATE nodes SET beat = clock_timestamp()");
        }
    });
    let mut acknowledged = Vec::new();
    for fight in fights {
        acknowledged.extend(tokio::time::timeout(Duration::from_mins(1), fight).await.unwrap().unwrap());
    }
    over.store(true, Ordering::Relaxed);
    disorder.await.unwrap();
    let entries = stores[0].room(&id).await.unwrap().unwrap().entries;
    for text in &acknowledged {
        let number: usize = text.split(':').next_back().unwrap().parse().unwrap();
        assert_eq!(&entries[number], text, "what was acknowledged is there");
    }
}

#[tokio::test]
async fn a_database_that_goes_away_comes_back() {
    let cluster = Cluster::start();
    let store = opened(&Place::Postgres(cluster.database())).await;
    let (id, claim) = room(&store).await;
    store.append(claim, 1, "one".into(), None).await.unwrap();
    cluster.halt();
    assert!(store.append(claim, 2, "into nothing".into(), None).await.is_err());
    assert!(store.take(&id).await.is_err());
    assert!(matches!(store.health().await, Health::CannotWrite(_)));
    cluster.go();
    let began = std::time::Instant::now();
    let claim = loop {
        if let Ok(Some(Taken::Here(stored))) = store.take(&id).await {
            break stored.claim;
        }
        assert!(began.elapsed() < Duration::from_secs(10), "it comes back by itself");
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    while let Err(error) = store.append(claim, 2, "two".into(), None).await {
        assert!(began.elapsed() < Duration::from_secs(10), "{error}");
        tokio::time::sleep(Duration::from_millis(250)).await;
        // What was refused once is refused until the room is taken again.
        if error.to_string().contains("somebody else") {
            break;
        }
    }
    let entries = store.room(&id).await.unwrap().unwrap().entries;
    assert_eq!(entries[..2], ["zero", "one"]);
}

/// Why a database cannot be used, in words.
async fn refusal(url: &str) -> String {
    match Postgres::open(url, "").await {
        Ok(_) => panic!("it can be used"),
        Err(error) => format!("{error:#}"),
    }
}

#[tokio::test]
async fn what_cannot_be_used_is_said_clearly_and_without_the_password() {
    let url = cluster::database();
    let database = url.rsplit('/').next().unwrap();
    for (wrong, why) in [
        (url.replace(PASSWORD, "wrong-password"), "password authentication failed"),
        (url.replace(database, "nowhere"), "database \"nowhere\" does not exist"),
        ("postgres://artel:wrong-password@127.0.0.1:1/artel".into(), "refused"),
        (format!("{url}?sslmode=require"), "sslmode=require"),
    ] {
        let told = refusal(&wrong).await;
        assert!(told.contains(why), "{told}");
        assert!(!told.contains("wrong-password") && !told.contains(PASSWORD), "{told}");
    }
    say(&url, "CREATE TABLE rooms (of_somebody_else integer)");
    assert!(refusal(&url).await.contains("not a database of this program"));
    let newer = cluster::database();
    drop(opened(&Place::Postgres(newer.clone())).await);
    say(&newer, "UPDATE artel_schema SET version = 99");
    assert!(refusal(&newer).await.contains("use a newer program"));
    let forgetful = cluster::database();
    let name = forgetful.rsplit('/').next().unwrap();
    say(&forgetful, &format!("ALTER DATABASE {name} SET synchronous_commit = off"));
    assert!(refusal(&forgetful).await.contains("synchronous_commit"));
}

#[tokio::test]
async fn programs_that_start_together_make_the_tables_once() {
    let url = cluster::database();
    let together = [(); 5].map(|()| {
        let place = Place::Postgres(url.clone());
        tokio::spawn(async move { Store::open(&place, &Opening::ALONE).await.map(drop) })
    });
    for opened in together {
        opened.await.unwrap().unwrap();
    }
}
