//! Nodes that come and go, one fault at a time.

use std::process::Command;
use std::time::{Duration, Instant};

use serde_json::json;

use crate::client::{Folder, Person, Socket, request};
use crate::postgres::{database, say};
use crate::server::Server;

/// How long players may be without their room when a node is killed, on a busy machine.
pub(crate) const FAIL_OVER: Duration = Duration::from_secs(15);

/// Starts a node.
pub(crate) async fn node(url: &str) -> Server {
    let args = [
        "--log",
        "error",
        "--database",
        url,
        "--messages-per-second",
        "100000",
        "--connections",
        "10000",
        "--requests-per-second",
        "100000",
    ];
    Server::start(&Folder::new(), &args).await
}

/// Sends a node a signal.
pub(crate) fn signal(server: &Server, name: &str) {
    let sent = Command::new("kill").args([&format!("-{name}"), &server.id().to_string()]).status();
    assert!(sent.expect("there is a program to send signals").success());
}

/// The same person at another node.
fn at(person: &Person, server: &Server) -> Person {
    Person { address: server.address, key: person.key.clone() }
}

async fn table(person: &Person) -> String {
    let own = json!([{ "kind": "own" }, { "kind": "own" }]);
    person.open(json!({ "setup": [["players", "2"]], "seats": own })).await
}

async fn play(socket: &mut Socket) {
    let (seat, action) = socket.any_move(socket.made() as usize * 13).unwrap();
    socket.play(seat, &action).await;
}

/// Waits until a connection has heard of so many moves.
async fn hears(socket: &mut Socket, made: u64) {
    while socket.made() < made {
        socket.next("update").await;
    }
}

/// Connects at a node, however long that takes, and tells how long it took.
async fn reconnect(person: &Person, room: &str) -> (Socket, Duration) {
    let began = Instant::now();
    loop {
        if let Some(socket) = person.try_connect(room, "").await
            && socket.welcome["tell"] == "welcome"
        {
            return (socket, began.elapsed());
        }
        assert!(began.elapsed() < FAIL_OVER, "nobody has the room");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn any_node_takes_any_visitor() {
    let url = database();
    let nodes = [node(&url).await, node(&url).await, node(&url).await];
    let ann = Person::new(nodes[0].address).await;
    let room = table(&ann).await;
    let mut here = ann.connect(&room).await;
    let mut there = at(&ann, &nodes[1]).connect(&room).await;
    for _ in 0..3 {
        play(&mut there).await;
        hears(&mut here, there.made()).await;
        play(&mut here).await;
        hears(&mut there, here.made()).await;
    }
    let history = at(&ann, &nodes[2]).read(&room, "/history").await;
    assert_eq!(history["log"].as_array().unwrap().len(), 6);
    assert_eq!(at(&ann, &nodes[2]).get("/api/rooms").await.json()["own"].as_array().unwrap().len(), 1);
    let record = at(&ann, &nodes[1]).get(&format!("/api/rooms/{room}/record")).await;
    assert_eq!(record.status, 200);
    assert!(record.header("content-disposition").is_some_and(|value| value.contains("attachment")));
    let nowhere = at(&ann, &nodes[1]).get("/api/rooms/aaaaaaaaaa/record").await;
    assert_eq!(nowhere.status, 404);
}

#[tokio::test]
async fn nodes_listen_to_nodes_only() {
    let url = database();
    let node = node(&url).await;
    let ann = Person::new(node.address).await;
    let room = table(&ann).await;
    let address = say(&url, "SELECT address FROM nodes").parse().unwrap();
    let path = format!("/api/rooms/{room}");
    let headers = [("x-artel-key", ann.key.as_str()), ("x-artel-from", "127.0.0.1")];
    assert_eq!(request(address, "GET", &path, &headers, "").await.status, 403);
    let wrong = [headers[0], headers[1], ("x-artel-secret", "wrong")];
    assert_eq!(request(address, "GET", &path, &wrong, "").await.status, 403);
    let secret = say(&url, "SELECT secret FROM nodes");
    let right = [headers[0], headers[1], ("x-artel-secret", secret.as_str())];
    assert_eq!(request(address, "GET", &path, &right, "").await.status, 200);
    assert_eq!(request(address, "GET", &path, &right[2..], "").await.status, 400);
    assert_eq!(request(address, "POST", "/api/rooms", &right, "{}").await.status, 404);
    // What visitors say of it themselves is not believed.
    let foreign = request(node.address, "GET", &path, &[("x-artel-key", &ann.key)], "").await;
    assert_eq!(foreign.json()["seats"][0]["own"], false);
}

#[tokio::test]
async fn a_node_that_ends_gives_its_rooms_away_at_once() {
    let url = database();
    let (leaving, staying) = (node(&url).await, node(&url).await);
    let ann = Person::new(leaving.address).await;
    let room = table(&ann).await;
    let mut socket = ann.connect(&room).await;
    let mut through = at(&ann, &staying).connect(&room).await;
    play(&mut socket).await;
    through.next("update").await;
    let began = Instant::now();
    signal(&leaving, "TERM");
    while through.read().await.is_some() {}
    let (mut socket, _) = reconnect(&at(&ann, &staying), &room).await;
    let took = began.elapsed();
    assert_eq!(socket.made(), 1);
    play(&mut socket).await;
    println!("the room was back after {took:?}");
    assert!(took < Duration::from_secs(4), "sooner than a dead node's: {took:?}");
    assert_eq!(leaving.wait(Duration::from_secs(20)).await.code, Some(0));
}

#[tokio::test]
async fn when_a_node_is_killed_its_rooms_go_on_elsewhere() {
    let url = database();
    let (killed, other) = (node(&url).await, node(&url).await);
    let ann = Person::new(killed.address).await;
    let room = table(&ann).await;
    let mut through = at(&ann, &other).connect(&room).await;
    for _ in 0..4 {
        play(&mut through).await;
    }
    killed.kill();
    let began = Instant::now();
    while through.read().await.is_some() {}
    let (mut socket, _) = reconnect(&at(&ann, &other), &room).await;
    println!("the room was back after {:?}", began.elapsed());
    assert_eq!(socket.made(), 4, "nothing acknowledged is lost");
    play(&mut socket).await;
}

#[tokio::test]
async fn a_node_that_was_asleep_writes_nothing() {
    let url = database();
    let (asleep, awake) = (node(&url).await, node(&url).await);
    let ann = Person::new(asleep.address).await;
    let room = table(&ann).await;
    let mut old = ann.connect(&room).await;
    let mut through = at(&ann, &awake).connect(&room).await;
    play(&mut old).await;
    through.next("update").await;
    signal(&asleep, "STOP");
    let began = Instant::now();
    while through.read().await.is_some() {}
    let (mut new, _) = reconnect(&at(&ann, &awake), &room).await;
    println!("the room was back after {:?}", began.elapsed());
    play(&mut new).await;
    // What was asked while it slept is the first thing that it hears.
    let (seat, action) = old.any_move(7).unwrap();
    let id = old.send(old.to_play(seat, &action)).await;
    signal(&asleep, "CONT");
    let answer = old.answer(id).await;
    assert!(answer.as_ref().is_none_or(|answer| answer["tell"] != "done"), "{answer:?}");
    play(&mut new).await;
    assert_eq!(new.made(), 3);
    // It takes visitors again, and asks the other for the room.
    let (socket, _) = reconnect(&ann, &room).await;
    assert_eq!(socket.made(), 3);
}

#[tokio::test]
async fn what_is_known_of_people_is_known_everywhere() {
    let url = database();
    let (one, other) = (node(&url).await, node(&url).await);
    let ann = Person::new(one.address).await;
    let renewed = ann.ask("POST", "/api/me/renew", &serde_json::Value::Null).await;
    assert_eq!(renewed.status, 204);
    let cookie = renewed.header("set-cookie").unwrap();
    let key = cookie.split(['=', ';']).nth(1).unwrap().to_owned();
    let room = table(&Person { key: key.clone(), ..ann.clone() }).await;
    let began = Instant::now();
    loop {
        let there = Person { address: other.address, key: key.clone() };
        let old = Person { address: other.address, key: ann.key.clone() };
        let (new, old) = (there.read(&room, "").await, old.get(&format!("/api/rooms/{room}")).await);
        // The node that has the room may know already what the one that is asked does not.
        let is_nobodys = old.status == 403 || old.json()["seats"][0]["own"] == false;
        if new["seats"][0]["own"] == true && is_nobodys {
            return;
        }
        assert!(began.elapsed() < Duration::from_secs(5), "the other node does not hear of it");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}
