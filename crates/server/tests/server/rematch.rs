//! Another game with the same people.

use serde_json::{Value, json};

use crate::client::{Person, Socket};
use crate::house::House;
use crate::positions::{BEFORE_DRAW, QUIET};

const WON: &str = include_str!("../../../forbidden-island/tests/records/two-players-won.artel");

fn again() -> Value {
    json!({ "ask": "rematch", "seed": "new" })
}

async fn two(house: &House, file: &str) -> (Person, Person, String, Socket, Socket) {
    let (ann, bob) = (house.person().await, house.person().await);
    let room = ann.open_for_two(Some(file)).await;
    let bobs = bob.sit(&room, 1, "Bob").await;
    let anns = ann.connect(&room).await;
    (ann, bob, room, anns, bobs)
}

async fn own_rooms(person: &Person) -> Vec<Value> {
    let lobby = person.get("/api/rooms").await.json();
    lobby["own"].as_array().unwrap().iter().map(|room| room["room"].clone()).collect()
}

#[tokio::test]
async fn before_the_end_all_who_sit_have_to_want_another_game() {
    let house = House::open().await;
    let (ann, bob, room, mut anns, mut bobs) = two(&house, QUIET).await;
    anns.done(again()).await;
    let info = bob.read(&room, "").await;
    assert_eq!((&info["rematch"], &info["rematch_asked"]), (&Value::Null, &json!([0])), "the other is asked");
    anns.done(again()).await;
    assert_eq!(ann.read(&room, "").await["rematch"], Value::Null, "asking twice changes nothing");
    let mut onlooker = house.person().await.connect(&room).await;
    assert_eq!(onlooker.refused(again()).await, "not-seated");
    bobs.done(again()).await;
    assert!(anns.next("rematch").await["room"].is_string());
}

#[tokio::test]
async fn whoever_leaves_no_longer_wants_another_game() {
    let house = House::open().await;
    let (_ann, bob, room, anns, mut bobs) = two(&house, QUIET).await;
    let mut anns = anns;
    anns.done(again()).await;
    anns.done(json!({ "ask": "stand", "seat": 0 })).await;
    assert_eq!(bob.read(&room, "").await["rematch_asked"], json!([]));
    bobs.done(again()).await;
    assert!(bobs.next("rematch").await["room"].is_string(), "only Bob is left to ask");
}

#[tokio::test]
async fn after_the_end_one_is_enough_and_nobody_finds_the_room_before_having_come() {
    let house = House::open().await;
    let (ann, bob, room, mut anns, _bobs) = two(&house, WON).await;
    anns.done(again()).await;
    let next = ann.read(&room, "").await["rematch"].clone();
    assert!(own_rooms(&ann).await.contains(&next));
    assert_eq!(own_rooms(&bob).await, [json!(room)], "Bob's list is not filled by others");
    assert_eq!(
        bob.read(next.as_str().unwrap(), "").await["seats"][1]["own"],
        true,
        "the seat is kept for Bob"
    );
    bob.connect(next.as_str().unwrap()).await;
    assert!(own_rooms(&bob).await.contains(&next));
}

#[tokio::test]
async fn the_same_game_once_more_begins_at_its_beginning() {
    let house = House::open().await;
    let (ann, _bob, room, mut anns, _bobs) = two(&house, WON).await;
    anns.done(json!({ "ask": "rematch", "seed": "same" })).await;
    let next = ann.read(&room, "").await["rematch"].as_str().unwrap().to_owned();
    let history = ann.read(&next, "/history").await;
    assert_eq!(
        (history["log"].as_array().unwrap().len(), &history["table"]["status"]["result"]),
        (0, &json!("playing"))
    );
    assert_eq!(history["table"]["view"], ann.read(&room, "/steps/0").await["table"]["view"]);
    assert_eq!(ann.read(&next, "").await["known_seed"], true, "everybody has seen what is dealt");
    assert_eq!(ann.read(&room, "").await["known_seed"], false);
}

/// What was published of a generator lets nobody foresee the next: this is how it was done.
mod foresight {
    const STEP: u64 = 0x9E37_79B9_7F4A_7C15;

    pub(super) fn mix(mut z: u64) -> u64 {
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    fn unshift(value: u64, by: u32) -> u64 {
        let mut undone = value;
        for _ in 0..64 / by {
            undone = value ^ (undone >> by);
        }
        undone
    }

    fn inverse(of: u64) -> u64 {
        (0..6).fold(of, |found, _| found.wrapping_mul(2_u64.wrapping_sub(of.wrapping_mul(found))))
    }

    pub(super) fn unmix(mut z: u64) -> u64 {
        z = unshift(z, 31).wrapping_mul(inverse(0x94D0_49BB_1331_11EB));
        z = unshift(z, 27).wrapping_mul(inverse(0xBF58_476D_1CE4_E5B9));
        unshift(z, 30)
    }

    /// The state after the next redeal by the same dice, from the one that was published.
    pub(super) fn next(published: u64) -> u64 {
        let seed = unmix(published).wrapping_sub(STEP);
        let dice = unmix(seed);
        mix(mix(dice.wrapping_add(STEP)).wrapping_add(STEP))
    }
}

fn chance(file: &str) -> u64 {
    let line = file.lines().find_map(|line| line.trim().strip_prefix("chance ")).unwrap();
    u64::from_str_radix(line, 16).unwrap()
}

#[tokio::test]
async fn a_position_that_was_told_lets_nobody_foresee_the_next_game() {
    assert_eq!(foresight::unmix(foresight::mix(12345)), 12345);
    let house = House::open().await;
    let (ann, bob, room, mut anns, mut bobs) = two(&house, BEFORE_DRAW).await;
    let told = chance(&bob.get(&format!("/api/rooms/{room}/position")).await.body);
    anns.done(again()).await;
    bobs.done(again()).await;
    let next = ann.read(&room, "").await["rematch"].as_str().unwrap().to_owned();
    let folder = house.close().await;
    let connection = rusqlite::Connection::open(folder.path().join("artel.db")).unwrap();
    let query =
        "SELECT entry FROM entries JOIN rooms ON room = rooms.number WHERE id = ?1 AND entries.number = 0";
    let first: String = connection.query_row(query, [next], |row| row.get(0)).unwrap();
    let opened: Value = serde_json::from_str(&first).unwrap();
    assert_ne!(chance(opened["start"]["file"].as_str().unwrap()), foresight::next(told));
}
