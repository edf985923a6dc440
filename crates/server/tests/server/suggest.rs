//! How what somebody is in the middle of may well be finished.

use serde_json::{Value, json};

use crate::house::House;
use crate::positions::{DAMAGE, LAST_DAMAGE, QUIET};

fn suggest(seat: u8) -> Value {
    json!({ "ask": "suggest", "seat": seat })
}

fn moves(answer: &Value) -> Vec<String> {
    assert_eq!(answer["tell"], "suggested", "{answer}");
    let moves = answer["suggestion"]["moves"].as_array().unwrap();
    assert!(moves.iter().all(|told| told["phrase"]["key"].is_string()), "{answer}");
    moves.iter().map(|told| told["move"].as_str().unwrap().to_owned()).collect()
}

const CITY: [&str; 3] = ["pick city G2", "pick city-1 G2", "pick city-2 G2"];

#[tokio::test]
async fn a_suggestion_tells_moves_and_result_and_does_nothing() {
    let house = House::open().await;
    let ann = house.person().await;
    let room = ann.open_for_two(Some(DAMAGE)).await;
    let mut socket = ann.connect(&room).await;
    let answer = socket.ask(suggest(0)).await;
    assert_eq!(moves(&answer), CITY);
    let suggestion = &answer["suggestion"];
    let events: Vec<_> =
        suggestion["events"].as_array().unwrap().iter().map(|it| &it["event"]["event"]).collect();
    assert!(events.contains(&&json!("destroyed")) && events.contains(&&json!("feared")), "{events:?}");
    assert_eq!((suggestion["table"]["moves_made"].as_u64(), socket.made()), (Some(3), 0));
    for action in CITY {
        socket.play(0, action).await;
    }
    assert_eq!(socket.table["view"], suggestion["table"]["view"]);
    assert_eq!(moves(&socket.ask(suggest(0)).await), Vec::<String>::new(), "nothing is left to divide");
}

#[tokio::test]
async fn what_would_be_revealed_is_not_told() {
    let house = House::open().await;
    let ann = house.person().await;
    let mut told = Vec::new();
    for _ in 0..3 {
        let room = ann.open_for_two(Some(LAST_DAMAGE)).await;
        let answer = ann.connect(&room).await.ask(suggest(0)).await;
        assert_eq!((moves(&answer).len(), &answer["suggestion"]["table"]), (3, &Value::Null));
        told.push(answer["suggestion"].clone());
    }
    assert!(told.windows(2).all(|pair| pair[0] == pair[1]), "whatever lies in the decks");
}

#[tokio::test]
async fn suggestions_are_for_who_decides() {
    let house = House::open().await;
    let (ann, bob) = (house.person().await, house.person().await);
    let room = ann.open_for_two(Some(DAMAGE)).await;
    let (mut anns, mut bobs) = (ann.connect(&room).await, bob.sit(&room, 1, "Bob").await);
    assert_eq!(bobs.refused(suggest(0)).await, "not-your-seat");
    assert_eq!(anns.refused(suggest(9)).await, "not-your-seat");
    assert!(moves(&bobs.ask(suggest(1)).await).is_empty(), "it is not for Bob to divide");
    let other = ann.open_for_two(Some(QUIET)).await;
    assert!(
        moves(&ann.connect(&other).await.ask(suggest(0)).await).is_empty(),
        "every move stands for itself"
    );
}

#[tokio::test]
async fn a_what_if_has_suggestions_of_its_own() {
    let house = House::open().await;
    let ann = house.person().await;
    let bob = house.person().await;
    let room = ann.open_for_two(Some(DAMAGE)).await;
    let (mut anns, mut bobs) = (ann.connect(&room).await, bob.sit(&room, 1, "Bob").await);
    anns.done(json!({ "ask": "branch", "at": 0, "shared": false })).await;
    let branch = anns.next("branch").await["branch"]["id"].clone();
    anns.done(json!({ "ask": "branch-play", "branch": branch, "seat": 0, "move": CITY[0] })).await;
    let ask = json!({ "ask": "suggest", "seat": 0, "branch": branch });
    assert_eq!(moves(&anns.ask(ask.clone()).await), CITY[1..]);
    assert_eq!(bobs.refused(ask).await, "no-such-branch");
}
