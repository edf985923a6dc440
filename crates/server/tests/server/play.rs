//! Moves over the socket.

use serde_json::{Value, json};

use crate::client::Socket;
use crate::house::House;
use crate::positions::{BEFORE_DRAW, BOTH_USE, QUIET};

/// The log of moves that a connection has been told, put together from welcome and updates.
fn log_of(socket: &Socket) -> Vec<Value> {
    let mut log: Vec<Value> = Vec::new();
    for text in &socket.heard {
        let tell: Value = serde_json::from_str(text).unwrap();
        match tell["tell"].as_str() {
            Some("welcome") => log.clone_from(tell["log"].as_array().unwrap()),
            Some("update") => {
                log.truncate(tell["keep"].as_u64().unwrap() as usize);
                log.extend(tell["log"].as_array().unwrap().iter().cloned());
            }
            _ => {}
        }
    }
    log
}

#[tokio::test]
async fn two_people_play_a_game_to_its_end() {
    let house = House::open().await;
    let (ann, bob) = (house.person().await, house.person().await);
    let room = ann.open_for_two(None).await;
    let mut sockets = [ann.connect(&room).await, bob.sit(&room, 1, "Bob").await];
    for number in 0..2000 {
        if sockets[0].table["status"]["result"] != "playing" {
            break;
        }
        let mover = usize::from(sockets[0].any_move(0).is_none());
        let (seat, action) = sockets[mover].any_move(number * 31).expect("somebody has a move");
        sockets[mover].play(seat, &action).await;
        let told: Vec<Value> =
            sockets[mover].heard.iter().rev().take(2).map(|it| serde_json::from_str(it).unwrap()).collect();
        assert_eq!((&told[0]["tell"], &told[1]["tell"]), (&json!("done"), &json!("update")));
        sockets[mover].next("update").await;
        sockets[1 - mover].next("update").await;
        assert_eq!(sockets[0].table, sockets[1].table);
    }
    assert_ne!(sockets[0].table["status"]["result"], "playing", "the game has ended");
    assert!(sockets[0].table["seed"].is_string(), "nothing is secret any more");
    let logs = sockets.each_ref().map(log_of);
    assert_eq!(logs[0], logs[1]);
    let history = ann.read(&room, "/history").await;
    assert_eq!(history["log"], json!(logs[0]));
    assert_eq!(history["table"], sockets[0].table);
    let record = ann.get(&format!("/api/rooms/{room}/record")).await.body;
    assert!(record.contains(&format!("seed {}", history["table"]["seed"].as_str().unwrap())), "{record}");
    assert_eq!(sockets[0].refused(sockets[0].to_play(0, "draw")).await, "illegal");
}

#[tokio::test]
async fn a_move_that_cannot_be_is_refused_with_the_reason() {
    let house = House::open().await;
    let (ann, bob) = (house.person().await, house.person().await);
    let room = ann.open_for_two(Some(QUIET)).await;
    let mut anns = ann.connect(&room).await;
    let mut bobs = bob.sit(&room, 1, "Bob").await;
    let play = |seat: u8, action: &str, seen: u64| json!({ "ask": "play", "seat": seat, "move": action, "seen": seen });
    assert_eq!(anns.refused(play(1, "move observatory", 1)).await, "not-your-seat");
    assert_eq!(anns.refused(play(9, "move observatory", 1)).await, "not-your-seat");
    assert_eq!(anns.refused(play(0, "move observatory", 99)).await, "bad-message");
    assert_eq!(anns.refused(play(0, "dance", 1)).await, "bad-message");
    let answer = bobs.ask(play(1, "move observatory", 1)).await;
    assert_eq!(answer["refusal"]["code"], "illegal");
    assert!(answer["refusal"]["rule"].as_str().unwrap().starts_with("FI-"), "{answer}");
    assert!(answer["refusal"]["reason"].is_object(), "{answer}");
    assert_eq!(anns.made(), 0);
    assert!(!anns.was_told("update").await);
    let (seat, action) = anns.any_move(0).unwrap();
    anns.play(seat, &action).await;
    assert_eq!(anns.refused(play(0, "draw", 1)).await, "late", "one's own move came first");
}

#[tokio::test]
async fn nonsense_is_answered_and_the_connection_lives() {
    let house = House::open().await;
    let ann = house.person().await;
    let (room, other) = (ann.open_for_two(Some(QUIET)).await, ann.open_for_two(Some(QUIET)).await);
    let mut socket = ann.connect(&room).await;
    let mut elsewhere = ann.connect(&other).await;
    let nonsense =
        ["", "{", "null", "[]", "\"play\"", "{\"ask\":\"alive\"}", "{\"id\":-1,\"ask\":\"alive\"}"];
    for text in nonsense {
        socket.send_text(text).await.unwrap();
        let answer = socket.next("refused").await;
        assert_eq!(
            (&answer["refusal"]["code"], &answer["id"]),
            (&json!("bad-message"), &Value::Null),
            "{text}"
        );
    }
    for ask in [
        json!({ "ask": "fly-away" }),
        json!({ "ask": "play" }),
        json!({ "ask": "sit", "seat": "best" }),
        json!({}),
    ] {
        assert_eq!(socket.refused(ask).await, "bad-message");
    }
    socket.send_text("[".repeat(8000)).await.unwrap();
    assert_eq!(socket.next("refused").await["refusal"]["code"], "bad-message");
    socket.send_binary(vec![1, 2, 3]).await.unwrap();
    assert_eq!(socket.next("refused").await["refusal"]["code"], "bad-message");
    socket.done(json!({ "ask": "alive" })).await;

    let _ = socket.send_text("x".repeat(20_000)).await;
    while socket.read().await.is_some() {}
    let (seat, action) = elsewhere.any_move(0).unwrap();
    elsewhere.play(seat, &action).await;
    let mut back = ann.connect(&room).await;
    back.done(json!({ "ask": "alive" })).await;
}

#[tokio::test]
async fn a_preview_tells_what_would_come_of_a_move_or_why_it_is_not_allowed() {
    let house = House::open().await;
    let ann = house.person().await;
    let room = ann.open_for_two(Some(BEFORE_DRAW)).await;
    let mut socket = ann.connect(&room).await;
    let preview = |seat: u8, action: &str| json!({ "ask": "preview", "seat": seat, "move": action });
    let drawn = socket.ask(preview(0, "draw")).await;
    let outcomes = drawn["preview"]["outcomes"].as_array().unwrap();
    let whole: f64 = outcomes.iter().map(|outcome| outcome[1].as_f64().unwrap()).sum();
    assert!(outcomes.len() > 5 && (whole - 1.0).abs() < 1e-9, "{drawn}");
    let forbidden = socket.ask(preview(1, "draw")).await;
    assert_eq!(
        (&forbidden["tell"], &forbidden["preview"]["refusal"]["code"]),
        (&json!("previewed"), &json!("illegal"))
    );
    let forecast = socket.ask(json!({ "ask": "forecast" })).await;
    assert!(!forecast["forecast"]["things"].as_array().unwrap().is_empty());
    assert_eq!(socket.made(), 0);
}

#[tokio::test]
async fn a_preview_looks_several_moves_ahead_and_tells_what_one_could_do_then() {
    let house = House::open().await;
    let ann = house.person().await;
    let own = json!({ "kind": "own" });
    let room = ann.open(json!({ "file": BOTH_USE, "seats": [own, { "kind": "free" }] })).await;
    let mut socket = ann.connect(&room).await;
    let begun = socket.ask(json!({ "ask": "preview", "seat": 0, "move": "use mysterious-abductions" })).await;
    let lands = begun["preview"]["moves"].as_array().unwrap().clone();
    assert!(lands.len() > 1 && lands.iter().all(|it| it["move"].as_str().unwrap().starts_with("land ")));
    let after = json!(["use mysterious-abductions"]);
    let ahead = json!({ "ask": "preview", "seat": 0, "move": lands[0]["move"], "after": after });
    let done = socket.ask(ahead.clone()).await;
    assert_eq!(done["preview"]["refusal"], Value::Null);
    let events = |told: &Value| told["preview"]["events"].as_array().unwrap().len();
    assert!(events(&done) > events(&begun), "what comes before is told as well");
    let mut first = ahead;
    first["after"] = json!(["use eerie-noises-and-moving-trees"]);
    assert_eq!(socket.ask(first).await["preview"]["refusal"]["code"], "illegal");
    let others = socket
        .ask(json!({ "ask": "preview", "seat": 1, "move": "use intractable-thickets-and-thorns" }))
        .await;
    assert_eq!(others["preview"]["moves"], json!([]), "what others could do is not told");
    assert_eq!(socket.made(), 0);
}

/// Asks for a move that is to be made only if it reveals nothing.
fn unless_reveals(mut ask: Value) -> Value {
    ask["unless_reveals"] = json!(true);
    ask
}

#[tokio::test]
async fn a_move_is_made_at_once_unless_it_reveals_something() {
    let house = House::open().await;
    let ann = house.person().await;
    let room = ann.open(json!({ "file": QUIET, "seats": [{ "kind": "own" }, { "kind": "own" }] })).await;
    let mut socket = ann.connect(&room).await;
    let heard = socket.heard.len();
    let (seat, action) = (0..400)
        .filter_map(|lot| socket.any_move(lot))
        .find(|(_, action)| action.starts_with("move"))
        .expect("somebody can move");
    socket.done(unless_reveals(socket.to_play(seat, &action))).await;
    assert_eq!(socket.heard.len() - heard, 2, "one request is answered with an update and an answer");
    let made = socket.made();
    let answer = socket.ask(unless_reveals(socket.to_play(0, "draw"))).await;
    assert_eq!((&answer["tell"], &answer["preview"]["table"]), (&json!("previewed"), &Value::Null));
    assert!(!answer["preview"]["outcomes"].as_array().unwrap().is_empty());
    assert_eq!(socket.made(), made, "it is not made");
    assert_eq!(socket.refused(unless_reveals(socket.to_play(0, "move nowhere"))).await, "bad-message");
    socket.play(0, "draw").await;
    assert_eq!(socket.made(), made + 1);
}

#[tokio::test]
async fn a_log_says_what_it_revealed_and_what_begins_a_turn() {
    let house = House::open().await;
    let ann = house.person().await;
    let room =
        ann.open(json!({ "file": BEFORE_DRAW, "seats": [{ "kind": "own" }, { "kind": "own" }] })).await;
    let mut socket = ann.connect(&room).await;
    assert_eq!(socket.table["roles"].as_array().map(Vec::len), Some(2));
    assert_eq!((&socket.table["waits_for"], &socket.table["pressed"]), (&json!([0]), &json!([])));
    for number in 0..60 {
        let Some((seat, action)) = socket.any_move(number * 31) else { break };
        socket.play(seat, &action).await;
    }
    let log = log_of(&socket);
    let drew =
        |entry: &Value| entry["events"].as_array().unwrap().iter().any(|it| it["event"]["event"] == "drew");
    let headings = |entry: &Value| -> Vec<String> {
        let events = entry["events"].as_array().unwrap().iter().filter(|it| it["heading"] == true);
        events.map(|it| it["event"]["event"].as_str().unwrap().to_owned()).collect()
    };
    assert!(
        log.iter().any(drew) && log.iter().filter(|entry| drew(entry)).all(|entry| entry["revealed"] == true)
    );
    let headings: Vec<String> = log.iter().flat_map(headings).collect();
    assert!(!headings.is_empty() && headings.iter().all(|kind| kind == "turn-began"));
}
