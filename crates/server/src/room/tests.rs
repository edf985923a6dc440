//! A bug in one room is the trouble of that room alone.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use artel_engine::Seat;
use artel_protocol::{Ask, AskFrame, Language, RefusalCode, RoomSettings, Visibility};
use serde_json::Value;
use tokio::sync::oneshot;

use super::*;
use crate::config::tests::config;
use crate::ids::{PersonId, PersonKey, RoomId};
use crate::network::Network;
use crate::quotas::Quotas;
use crate::rooms::{NewRoom, Rooms, ServerOptions};
use crate::store::{Opening, Place, Store};
use crate::workers::Workers;

/// The first player is about to draw, the second holds a card to play before.
const POSITION: &str = "artel position 1\ngame forbidden-island\nplayer diver\n\
     player pilot with helicopter-lift\nphase actions 0\n";

struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        Folder(std::env::temp_dir().join(format!("artel-room-{name}-{}", std::process::id())))
    }

    async fn rooms(&self) -> Arc<Rooms> {
        self.rooms_where_one_waits(Duration::from_mins(1)).await
    }

    async fn rooms_where_one_waits(&self, longest_wait: Duration) -> Arc<Rooms> {
        let options = ServerOptions {
            bot_thinks: Duration::ZERO,
            longest_wait,
            absent_after: Duration::from_mins(5),
            talk: Rate::a_minute(1_000),
            gestures: Rate::a_second(1_000),
            release_memory: || {},
        };
        let store = Store::open(&Place::Folder(self.0.clone()), &Opening::ALONE).await.unwrap();
        let workers = Workers::start().unwrap();
        Rooms::new(store, options, Quotas::new(&config()), workers)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Where everybody comes from.
fn here() -> Network {
    std::net::IpAddr::from([127, 0, 0, 1]).into()
}

/// Somebody connected to a room.
struct Guest {
    rooms: Arc<Rooms>,
    room: RoomId,
    listener: ListenerId,
    waiting: Waiting,
}

impl Guest {
    async fn join(rooms: &Arc<Rooms>, room: &RoomId, person: &PersonId) -> Guest {
        let (outbox, waiting) = outbox();
        let (joined, answer) = oneshot::channel();
        let mail = Mail::Join { person: person.clone(), network: here(), since: None, outbox, joined };
        rooms.send(here(), room, mail).await;
        let listener = answer.await.unwrap().unwrap();
        Guest { rooms: rooms.clone(), room: room.clone(), listener, waiting }
    }

    async fn send(&mut self, ask: Ask) {
        let frame = Box::new(AskFrame { id: 7, ask });
        self.rooms.send(here(), &self.room, Mail::Ask { listener: self.listener, frame }).await;
    }

    async fn next(&mut self, kind: &str) -> Value {
        loop {
            let told: Value = serde_json::from_str(&self.waiting.next().await.unwrap()).unwrap();
            if told["tell"] == kind {
                return told;
            }
        }
    }
}

/// A room for two people in which a draw is announced for a second.
async fn open(rooms: &Arc<Rooms>, people: [&PersonId; 2]) -> RoomId {
    let table = table_from_file(POSITION, false).unwrap();
    let sit = |person: &PersonId| Sitter::Person {
        person: person.clone(),
        name: "Ann".into(),
        language: Language::En,
    };
    let settings = RoomSettings { visibility: Visibility::Link, pause_seconds: 1 };
    let sitters = people.map(sit).into();
    let new = NewRoom { table, known_seed: false, settings, sitters, expected: Vec::new() };
    rooms.open(here(), || Ok(new)).await.unwrap()
}

#[tokio::test]
async fn a_room_that_meets_a_bug_is_frozen_for_good_and_the_others_go_on() {
    let folder = Folder::new("bug");
    let rooms = folder.rooms().await;
    let [ann, bob] = [PersonKey::random().person(), PersonKey::random().person()];
    let broken = open(&rooms, [&ann, &bob]).await;
    let healthy = open(&rooms, [&ann, &ann]).await;
    let mut guest = Guest::join(&rooms, &broken, &ann).await;
    let mut elsewhere = Guest::join(&rooms, &healthy, &ann).await;
    let draw = || Ask::Play { seat: Seat(0), action: "draw".into(), seen: 1, unless_reveals: false };
    guest.send(draw()).await;
    assert!(guest.next("pause").await["pause"].is_object(), "a draw is announced");

    let failed: Result<(), _> = rooms.read(here(), &broken, |_| panic!("a bug")).await;
    assert_eq!(failed.unwrap_err().code, RefusalCode::Broken);
    assert_eq!(guest.next("refused").await["refusal"]["code"], "late", "the draw is called off");
    assert_eq!(guest.next("room").await["room"]["frozen"], true);
    guest.send(draw()).await;
    assert_eq!(guest.next("refused").await["refusal"]["code"], "frozen");
    guest.send(Ask::Alive).await;
    guest.next("done").await;
    tokio::time::sleep(Duration::from_millis(1200)).await;
    let (made, record) =
        rooms.read(here(), &broken, |live| (live.room.moves_made(), live.record()())).await.unwrap();
    assert_eq!(made, 0, "nothing happens in a frozen room");
    assert!(record.starts_with("artel record"), "{record}");

    elsewhere.send(draw()).await;
    elsewhere.next("done").await;
    rooms.close().await;
    rooms.store.close().await.unwrap();

    let rooms = folder.rooms().await;
    let frozen = async |room| rooms.read(here(), room, |live: &mut Live| live.room.frozen).await.unwrap();
    assert!(frozen(&broken).await);
    assert!(!frozen(&healthy).await);
    assert_eq!(rooms.read(here(), &healthy, |live| live.room.moves_made()).await.unwrap(), 1);
}

#[tokio::test]
async fn whoever_asks_for_what_meets_a_bug_is_answered() {
    let folder = Folder::new("answered");
    // No clock goes so far: whoever waits meets a bug.
    let rooms = folder.rooms_where_one_waits(Duration::MAX).await;
    let [ann, bob] = [PersonKey::random().person(), PersonKey::random().person()];
    let room = open(&rooms, [&ann, &bob]).await;
    let mut anns = Guest::join(&rooms, &room, &ann).await;
    let mut bobs = Guest::join(&rooms, &room, &bob).await;
    anns.send(Ask::Play { seat: Seat(0), action: "draw".into(), seen: 1, unless_reveals: false }).await;
    assert!(bobs.next("pause").await["pause"].is_object(), "a draw is announced");
    bobs.send(Ask::Wait).await;
    let answer = bobs.next("refused").await;
    assert_eq!((answer["id"].as_u64(), answer["refusal"]["code"].as_str()), (Some(7), Some("broken")));
    assert_eq!(bobs.next("room").await["room"]["frozen"], true);
    assert_eq!(anns.next("refused").await["refusal"]["code"], "late");
}

#[tokio::test]
async fn a_draw_is_not_held_for_ever() {
    let folder = Folder::new("held");
    let rooms = folder.rooms_where_one_waits(Duration::from_millis(300)).await;
    let [ann, bob] = [PersonKey::random().person(), PersonKey::random().person()];
    let room = open(&rooms, [&ann, &bob]).await;
    let mut anns = Guest::join(&rooms, &room, &ann).await;
    let mut bobs = Guest::join(&rooms, &room, &bob).await;
    anns.send(Ask::Play { seat: Seat(0), action: "draw".into(), seen: 1, unless_reveals: false }).await;
    bobs.next("pause").await;
    bobs.send(Ask::Wait).await;
    assert!(bobs.next("pause").await["pause"]["left_ms"].as_u64().unwrap() <= 300);
    anns.next("update").await;
    anns.next("done").await;
}

#[tokio::test]
async fn closed_rooms_answer_nobody() {
    let folder = Folder::new("closed");
    let rooms = folder.rooms().await;
    let ann = PersonKey::random().person();
    let room = open(&rooms, [&ann, &ann]).await;
    rooms.close().await;
    let answer = rooms.read(here(), &room, |live| live.room.version).await;
    assert_eq!(answer.unwrap_err().code, RefusalCode::Broken);
}
