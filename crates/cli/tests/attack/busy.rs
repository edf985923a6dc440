//! Those who ask for as much work as possible, and those who only want to play.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::client::{Folder, Person};
use crate::positions::hostile;
use crate::server::Server;

/// How long is measured with and without attackers.
const MEASURED: Duration = Duration::from_secs(4);
/// What everybody else may wait at most, by the nearest of a hundred.
const BEARABLE: Duration = Duration::from_millis(50);
/// By how much more than without attackers they may wait on a machine that is busy with other things.
const FACTOR: u32 = 5;
/// How often it is measured before it is believed that the server is too slow.
const TRIES: u32 = 3;

/// How long the slowest in a hundred answers took in a room where nothing goes on.
async fn p99(person: &Person, room: &str) -> Duration {
    let mut socket = person.connect(room).await;
    let mut took = Vec::new();
    let began = Instant::now();
    while began.elapsed() < MEASURED {
        let asked = Instant::now();
        socket.done(json!({ "ask": "alive" })).await;
        took.push(asked.elapsed());
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    took.sort();
    took[(took.len() * 99).div_ceil(100) - 1]
}

/// Asks for suggestions and forecasts as often as one may, until it is enough.
async fn pester(person: Person, room: String, enough: Arc<AtomicBool>, answered: Arc<AtomicU64>) {
    let mut socket = person.connect(&room).await;
    while !enough.load(Ordering::Relaxed) {
        for ask in [json!({ "ask": "suggest", "seat": 0 }), json!({ "ask": "forecast" })] {
            socket.send(ask).await;
        }
        tokio::time::sleep(Duration::from_millis(80)).await;
        if let Some(alive) = socket.try_ask(json!({ "ask": "alive" })).await {
            answered.fetch_add(u64::from(alive["tell"] == "done"), Ordering::Relaxed);
        }
        socket.heard.clear();
    }
}

/// Opens a room from a hostile position; none if the server refuses the position.
async fn trap(person: &Person, file: &str, with_bot: bool) -> Option<String> {
    let first =
        if with_bot { json!({ "kind": "bot", "bot": "heuristic" }) } else { json!({ "kind": "own" }) };
    let others = vec![json!({ "kind": "own" }); 3];
    let mut seats: Vec<Value> = std::iter::once(first).chain(others).collect();
    seats.truncate(if file.contains("spirit-island") { 3 } else { 4 });
    let settings = json!({ "visibility": "link", "pause_seconds": 0 });
    let reply = person.try_open(json!({ "file": file, "seats": seats, "settings": settings })).await;
    match reply.status {
        201 => Some(reply.json()["room"].as_str().unwrap().to_owned()),
        400 => {
            assert_eq!(reply.refusal().1, "bad-file", "{}", reply.body);
            None
        }
        _ => panic!("{}", reply.body),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_persons_questions_do_not_keep_others_waiting() {
    let folder = Folder::new();
    // Only who measures sends so many messages.
    let settings = [("ARTEL_BOT_THINKS_MS", "20"), ("ARTEL_MESSAGES_PER_SECOND", "1000")];
    let server = Server::start_set(&folder, &["--log", "off"], &settings).await;
    let ann = Person::new(server.address).await;
    let quiet = ann.open(json!({ "seats": [{ "kind": "own" }] })).await;
    let mut measured = Vec::new();
    for _ in 0..TRIES {
        let control = p99(&ann, &quiet).await;
        let (enough, answered) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU64::new(0)));
        let mut attackers = JoinSet::new();
        for (file, with_bot) in hostile() {
            let eve = Person::new(server.address).await;
            let Some(room) = trap(&eve, &file, with_bot).await else { continue };
            attackers.spawn(pester(eve, room, enough.clone(), answered.clone()));
        }
        assert!(attackers.len() >= 4, "most of the positions can be played");
        let attacked = p99(&ann, &quiet).await;
        enough.store(true, Ordering::Relaxed);
        while let Some(ended) = attackers.join_next().await {
            ended.expect("attackers are answered, too");
        }
        assert!(answered.load(Ordering::Relaxed) > 0);
        if attacked < BEARABLE.max(control * FACTOR) {
            return;
        }
        measured.push((control, attacked));
    }
    panic!("others wait too long, without attackers and with them: {measured:?}");
}
