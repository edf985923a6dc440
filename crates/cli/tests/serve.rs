//! The program as a server: starting, ending, and being killed.
#![allow(clippy::expect_used, clippy::unwrap_used)] // helpers of tests are not tests themselves
#![cfg(unix)]

#[path = "../../server/tests/server/client/mod.rs"]
#[allow(dead_code)] // made for more tests than these
mod client;
#[path = "support/program.rs"]
#[allow(dead_code)] // what it prints is not read here
mod program;
#[path = "serve/program.rs"]
#[allow(dead_code)] // made for more tests than these
mod server;

use std::net::TcpListener;
use std::time::{Duration, Instant};

use client::{Folder, Person, Socket, request};
use program::artel;
use serde_json::{Value, json};
use server::Server;

/// Numbers for a test that is to do something else each time, and the same again on demand.
struct Lot(u64);

impl Lot {
    fn next(&mut self, below: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % below
    }
}

#[tokio::test]
async fn the_server_ends_on_request_with_everything_written() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--log", "info"]).await;
    let ann = Person::new(server.address).await;
    let own = json!([{ "kind": "own" }, { "kind": "own" }]);
    let room = ann.open(json!({ "setup": [["players", "2"]], "seats": own })).await;
    let mut socket = ann.connect(&room).await;
    let (seat, action) = socket.any_move(0).unwrap();
    socket.play(seat, &action).await;
    let began = Instant::now();
    let ended = server.terminate();
    assert_eq!(ended.code, Some(0), "{}", ended.errors);
    assert!(began.elapsed() < Duration::from_secs(5));
    assert!(socket.read().await.is_none_or(|told| told["tell"] != "refused"));

    let server = Server::start(&folder, &[]).await;
    let ann = Person { address: server.address, ..ann };
    let history = ann.read(&room, "/history").await;
    assert_eq!(history["log"][0]["action"]["move"], json!(action));
    assert_eq!(ann.get("/api/rooms").await.json()["own"][0]["moves_made"], 1);
}

#[tokio::test]
async fn a_second_server_in_the_same_folder_is_refused() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]).await;
    let path = folder.path().display().to_string();
    let second = artel(&["serve", "--listen", "127.0.0.1:0", "--data", &path], "");
    assert_eq!(second.code, 1);
    assert!(second.errors.contains("another server uses"), "{}", second.errors);
    assert_eq!(request(server.address, "GET", "/readyz", &[], "").await.status, 200);
}

#[test]
fn what_cannot_be_served_is_said_clearly() {
    let (folder, taken) = (Folder::new(), TcpListener::bind("127.0.0.1:0").unwrap());
    let (path, port) = (folder.path().display().to_string(), taken.local_addr().unwrap().to_string());
    let run = artel(&["serve", "--listen", &port, "--data", &path], "");
    assert_eq!(run.code, 1);
    assert!(run.errors.contains(&format!("cannot listen on {port}")), "{}", run.errors);
    assert!(run.errors.contains("--listen"), "it says what to do: {}", run.errors);
    for bad in
        [["--listen", "here"], ["--rooms-per-hour", "many"], ["--log-format", "poem"], ["--wings", "2"]]
    {
        let run = artel(&["serve", bad[0], bad[1]], "");
        assert_eq!(run.code, 2, "{bad:?}");
        assert!(run.errors.contains(bad[0]), "{}", run.errors);
    }
    let run = artel(&["serve", "--data", "/dev/null/folder"], "");
    assert_eq!(run.code, 1);
    assert!(run.errors.contains("/dev/null/folder"), "{}", run.errors);
}

#[tokio::test]
async fn logs_and_numbers_hold_no_secrets() {
    let folder = Folder::new();
    for format in ["text", "json"] {
        let server = Server::start(&folder, &["--log", "trace", "--log-format", format]).await;
        let ann = Person::new(server.address).await;
        let wish = json!({ "seats": [{ "kind": "own" }], "seed": "8123456789012345677" });
        let room = ann.open(wish).await;
        let mut socket = ann.connect(&room).await;
        socket.done(json!({ "ask": "say", "text": "nobody logs this sentence" })).await;
        let cookie = format!("artel={}", ann.key);
        request(ann.address, "GET", "/api/rooms", &[("Cookie", &cookie)], "").await;
        let code = ann.ask("POST", "/api/me/code", &Value::Null).await.json()["code"].clone();
        let code = code.as_str().unwrap();
        let adopted = ann.ask("POST", "/api/me/adopt", &json!({ "code": code })).await;
        assert_eq!(adopted.status, 204);
        let numbers = request(ann.address, "GET", "/metrics", &[], "").await.body;
        for wanted in ["artel_rooms_opened_total 1", "artel_connections 1", "artel_commit_seconds"] {
            assert!(numbers.contains(wanted), "{wanted} in {numbers}");
        }
        let log = server.terminate().errors;
        assert!(log.contains("serving"), "{log}");
        let access = log.lines().find(|line| line.contains("/api/rooms/{room}/socket"));
        assert!(access.is_some_and(|line| line.contains("101") && line.contains("127.0.0.1")), "{log}");
        for secret in [ann.key.as_str(), "8123456789012345677", "nobody logs", room.as_str(), code] {
            let line = log.lines().find(|line| line.contains(secret));
            assert!(line.is_none(), "{format}: {line:?}");
            assert!(!numbers.contains(secret));
        }
    }
}

/// A room in which somebody plays as fast as they can, and what they were told.
struct Played {
    person: Person,
    room: String,
    /// The moves that were acknowledged.
    moves: Vec<Value>,
    version: u64,
}

impl Played {
    async fn open(server: &Server) -> Played {
        let person = Person::new(server.address).await;
        let own = json!([{ "kind": "own" }, { "kind": "own" }]);
        let room = person.open(json!({ "setup": [["players", "2"]], "seats": own })).await;
        Played { person, room, moves: Vec::new(), version: 1 }
    }

    /// Checks that nothing told is lost, and plays on until the server is gone.
    async fn play(mut self, mut lot: Lot) -> Played {
        let Some(mut socket) = self.person.try_connect(&self.room, "").await else { return self };
        self.check(&socket);
        while let Some((seat, action)) = socket.any_move(lot.next(10_000) as usize) {
            let answer = socket.try_ask(socket.to_play(seat, &action)).await;
            self.remember(&socket);
            if answer.is_none() {
                break;
            }
        }
        self
    }

    /// What the room has after the server came back, against what was told before.
    fn check(&mut self, socket: &Socket) {
        let log = &entries(&socket.welcome["log"]);
        assert!(log.len() >= self.moves.len(), "{} of {} moves are left", log.len(), self.moves.len());
        assert_eq!(log[..self.moves.len()], self.moves, "what was acknowledged is as it was");
        assert!(socket.version >= self.version, "{} after {}", socket.version, self.version);
        assert_eq!(socket.welcome["room"]["seats"][1]["own"], true);
        assert!(!socket.welcome["room"]["frozen"].as_bool().unwrap());
        self.moves.clone_from(log);
        self.version = socket.version;
    }

    fn remember(&mut self, socket: &Socket) {
        for text in &socket.heard {
            let told: Value = serde_json::from_str(text).unwrap();
            if told["tell"] == "update" {
                let keep = told["keep"].as_u64().unwrap() as usize;
                if keep == self.moves.len() {
                    self.moves.extend(entries(&told["log"]));
                }
            }
        }
        self.version = socket.version;
    }
}

/// The entries of a log without what each event changed in the view: who comes later is shown the table instead.
fn entries(log: &Value) -> Vec<Value> {
    let mut entries = log.as_array().unwrap().clone();
    for event in entries.iter_mut().flat_map(|entry| entry["events"].as_array_mut().unwrap()) {
        event.as_object_mut().unwrap().remove("changes");
    }
    entries
}

/// How often the server is killed.
const KILLS: u32 = 300;
/// How many rooms are played in at the same time.
const ROOMS: usize = 3;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_when_the_server_is_killed() {
    let seed = std::env::var("ARTEL_TEST_SEED").ok().and_then(|seed| seed.parse().ok());
    let seed = seed.unwrap_or_else(|| u64::from(std::process::id()) ^ 0x5eed);
    // Shown only if the test fails.
    println!("again with ARTEL_TEST_SEED={seed}");
    let mut lot = Lot(seed);
    let folder = Folder::new();
    let mut played: Vec<Played> = Vec::new();
    let mut acknowledged = 0;
    for kill in 0..KILLS {
        let server = Server::start(&folder, &["--log", "off", "--messages-per-second", "100000"]).await;
        for room in &mut played {
            room.person.address = server.address;
        }
        // Games end; from time to time new ones take their place.
        if kill % 25 == 0 {
            for mut room in played.drain(..) {
                acknowledged += room.moves.len();
                room.check(&room.person.connect(&room.room).await);
            }
        }
        while played.len() < ROOMS {
            played.push(Played::open(&server).await);
        }
        let people = played.drain(..).map(|room| {
            let lot = Lot(lot.next(1 << 31));
            tokio::spawn(room.play(lot))
        });
        let people: Vec<_> = people.collect();
        tokio::time::sleep(Duration::from_millis(5 + lot.next(55))).await;
        server.kill();
        for person in people {
            played.push(person.await.expect("nothing was lost"));
        }
    }
    acknowledged += played.iter().map(|room| room.moves.len()).sum::<usize>();
    println!("{acknowledged} moves were acknowledged");
    assert!(acknowledged > KILLS as usize, "there was something to lose: {acknowledged}");

    let server = Server::start(&folder, &["--log", "off"]).await;
    for mut room in played {
        room.person.address = server.address;
        let mut socket = room.person.connect(&room.room).await;
        room.check(&socket);
        if let Some((seat, action)) = socket.any_move(0) {
            let id = socket.send(socket.to_play(seat, &action)).await;
            assert_eq!(socket.answer(id).await.unwrap()["tell"], "done", "the game goes on");
        }
    }
}
