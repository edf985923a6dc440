//! Limits that cannot be walked around.

use std::time::Duration;

use serde_json::{Value, json};

use crate::client::{Socket, request};
use crate::house::House;
use crate::positions::QUIET;

/// How many of so many requests are answered.
async fn answered(house: &House, headers: impl Fn(usize) -> Vec<(&'static str, String)>) -> usize {
    let mut answered = 0;
    for number in 0..60 {
        let headers = headers(number);
        let headers: Vec<(&str, &str)> =
            headers.iter().map(|(name, value)| (*name, value.as_str())).collect();
        answered +=
            usize::from(request(house.address(), "GET", "/api/games", &headers, "").await.status == 200);
    }
    answered
}

#[tokio::test]
async fn only_what_the_own_proxy_wrote_last_is_believed() {
    for headers in [
        |number| vec![("X-Forwarded-For", format!("10.0.0.{number}, 203.0.113.9"))],
        |number| {
            vec![("X-Forwarded-For", format!("10.0.0.{number}")), ("X-Forwarded-For", "203.0.113.9".into())]
        },
        |number| vec![("X-Forwarded-For", format!("2001:db8:5:6::{number}"))],
    ] {
        let house = House::with(|config| (config.behind_proxy, config.requests_per_second) = (true, 2)).await;
        let passed = answered(&house, headers).await;
        assert!(passed < 40, "{passed} of 60: {:?}", headers(7));
    }
    let house = House::with(|config| (config.behind_proxy, config.requests_per_second) = (true, 2)).await;
    let others = answered(&house, |number| vec![("X-Forwarded-For", format!("203.0.113.{number}"))]).await;
    assert_eq!(others, 60, "different people do not hinder each other");
}

/// Draws on the board, and leaves.
async fn visit(house: &House, room: &str) {
    let mut socket = house.person().await.connect(room).await;
    let name = json!({ "ask": "introduce", "name": "Somebody", "language": "en" });
    socket.done(name).await;
    let marks = vec![json!({ "mark": "ring", "thing": "observatory" }); 30];
    socket.done(json!({ "ask": "draw", "marks": marks })).await;
    socket.close().await;
}

/// Waits until a welcome has so many drawings.
async fn drawings(house: &House, room: &str, wanted: usize) -> usize {
    let mut found = 0;
    for _ in 0..100 {
        found = house.person().await.connect(room).await.welcome["marks"].as_array().unwrap().len();
        if found == wanted {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    found
}

#[tokio::test]
async fn what_visitors_drew_goes_with_them_and_plans_of_players_stay() {
    let house = House::open().await;
    let ann = house.person().await;
    let room = ann.open_for_two(Some(QUIET)).await;
    let mut anns = ann.connect(&room).await;
    anns.done(json!({ "ask": "draw", "marks": [{ "mark": "ring", "thing": "observatory" }] })).await;
    let mut onlooker = house.person().await.connect(&room).await;
    for _ in 0..20 {
        visit(&house, &room).await;
    }
    assert_eq!(drawings(&house, &room, 1).await, 1);
    let gone = loop {
        let drawn = onlooker.next("drawn").await["marks"].clone();
        if drawn["by"]["name"] == "Somebody" && drawn["marks"] == json!([]) {
            break drawn;
        }
    };
    assert_eq!(gone["by"]["seat"], Value::Null, "those who are there are told");
    anns.close().await;
    assert_eq!(drawings(&house, &room, 1).await, 1, "a plan stays while its author is away");
}

#[tokio::test]
async fn only_so_many_visitors_draw() {
    let house = House::open().await;
    let ann = house.person().await;
    let room = ann.open_for_two(Some(QUIET)).await;
    let draw = || json!({ "ask": "draw", "marks": [{ "mark": "ring", "thing": "observatory" }] });
    let mut sockets: Vec<Socket> = Vec::new();
    for _ in 0..24 {
        let mut socket = house.person().await.connect(&room).await;
        socket.done(draw()).await;
        sockets.push(socket);
    }
    let mut last = house.person().await.connect(&room).await;
    assert_eq!(last.refused(draw()).await, "too-much");
    ann.connect(&room).await.done(draw()).await;
    sockets[0].done(json!({ "ask": "draw", "marks": [] })).await;
    last.done(draw()).await;
}

#[tokio::test]
async fn people_say_and_point_only_so_often() {
    let house = House::with(|config| (config.chat_per_minute, config.messages_per_second) = (20, 40)).await;
    let ann = house.person().await;
    let room = ann.open_for_two(Some(QUIET)).await;
    let mut anns = ann.connect(&room).await;
    let mut count = async |ask: Value, times: usize| {
        let mut done = 0;
        for _ in 0..times {
            done += usize::from(anns.ask(ask.clone()).await["tell"] == "done");
        }
        done
    };
    assert!((5..=8).contains(&count(json!({ "ask": "say", "text": "hello" }), 30).await));
    tokio::time::sleep(Duration::from_millis(1500)).await;
    let pings = count(json!({ "ask": "ping", "thing": "observatory" }), 100).await;
    assert!((40..=80).contains(&pings), "{pings}");
}

#[tokio::test]
async fn a_game_with_too_many_moves_is_not_opened() {
    let house = House::open().await;
    let ann = house.person().await;
    // A game in which two special cards are looked at for ever does not exist; a long file is refused as it is read.
    let mut record = artel_games::find("forbidden-island")
        .unwrap()
        .deal([("players", "2")], artel_engine::Seed(1))
        .unwrap()
        .record();
    record = record.replace("result playing\n", &"1 move observatory\n".repeat(9_000));
    let reply = ann.try_open(json!({ "file": record })).await;
    assert_eq!(reply.refusal(), (400, "bad-file".to_owned()));
}

#[tokio::test]
async fn the_page_of_the_interface_is_not_the_client() {
    let house = House::open().await;
    let ann = house.person().await;
    assert_eq!(ann.get("/api/").await.refusal(), (404, "bad-message".to_owned()));
    assert_eq!(ann.get("/api").await.refusal().0, 404);
}

#[tokio::test]
async fn the_description_tells_of_rooms_that_there_are_not() {
    let house = House::open().await;
    let document = request(house.address(), "GET", "/api/openapi.json", &[], "").await.json();
    for (path, methods) in document["paths"].as_object().unwrap() {
        if path.contains("{room}") || path.contains("{game}") {
            assert!(methods["get"]["responses"]["404"].is_object(), "{path}");
        }
    }
}
