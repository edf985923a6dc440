//! Many faults with random timing while people play: nothing acknowledged is lost, and every room has one history.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::sync::Mutex;

use crate::client::{Person, Socket};
use crate::nodes::{FAIL_OVER, node, signal};
use crate::postgres::{Cluster, say};
use crate::server::Server;

/// Numbers for a test that is to do something else each time, and the same again on demand.
struct Lot(u64);

impl Lot {
    fn next(&mut self, below: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % below
    }
}

/// A number from the environment.
fn setting(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// What the players share.
#[derive(Default)]
struct Played {
    ended: AtomicBool,
    acknowledged: AtomicU64,
    /// The longest time without a room, in milliseconds, for each kind of fault.
    longest: Mutex<HashMap<&'static str, u64>>,
    /// The fault under way.
    fault: Mutex<&'static str>,
}

/// Plays in one room, at whichever node answers, and remembers every move that was acknowledged.
async fn play(played: Arc<Played>, addresses: Arc<Mutex<Vec<std::net::SocketAddr>>>, mut lot: Lot) {
    let first = addresses.lock().await[0];
    let ann = Person::new(first).await;
    let own = json!([{ "kind": "own" }, { "kind": "own" }]);
    let wish = json!({ "setup": [["players", "2"]], "seats": own });
    let mut room = ann.open(wish.clone()).await;
    let mut moves: Vec<Value> = Vec::new();
    while !played.ended.load(Ordering::Relaxed) {
        let began = Instant::now();
        let (mut socket, at) = loop {
            let all = addresses.lock().await.clone();
            let address = all[lot.next(all.len() as u64) as usize];
            let at = Person { address, key: ann.key.clone() };
            let connected = tokio::time::timeout(Duration::from_secs(3), at.try_connect(&room, "")).await;
            if let Ok(Some(socket)) = connected
                && socket.welcome["tell"] == "welcome"
            {
                break (socket, at);
            }
            assert!(began.elapsed() < 2 * FAIL_OVER, "nobody has the room");
            tokio::time::sleep(Duration::from_millis(50)).await;
        };
        let waited = began.elapsed().as_millis() as u64;
        let fault = *played.fault.lock().await;
        let mut longest = played.longest.lock().await;
        let known = longest.entry(fault).or_default();
        *known = waited.max(*known);
        drop(longest);
        check(&socket, &moves);
        moves = log(&socket);
        loop {
            let Some((seat, action)) = socket.any_move(lot.next(10_000) as usize) else {
                // The game is over: another one.
                let opened = at.open_if_there(wish.clone());
                if let Ok(Some(reply)) = tokio::time::timeout(Duration::from_secs(3), opened).await
                    && reply.status == 201
                {
                    reply.json()["room"].as_str().unwrap().clone_into(&mut room);
                    moves.clear();
                }
                break;
            };
            let ask = socket.to_play(seat, &action);
            let answer = tokio::time::timeout(Duration::from_secs(6), socket.try_ask(ask)).await;
            match answer {
                Ok(Some(answer)) if answer["tell"] == "done" => {
                    played.acknowledged.fetch_add(1, Ordering::Relaxed);
                    moves.push(json!(action));
                }
                Ok(Some(answer)) if answer["refusal"]["code"] == "broken" => break,
                Ok(Some(answer)) => panic!("{answer}"),
                Ok(None) | Err(_) => break,
            }
            if played.ended.load(Ordering::Relaxed) {
                break;
            }
            tokio::time::sleep(Duration::from_millis(lot.next(20))).await;
        }
    }
    // What is there in the end.
    let at = Person { address: addresses.lock().await[0], key: ann.key.clone() };
    check(&at.connect(&room).await, &moves);
}

/// The moves of a room as who came to it is told.
fn log(socket: &Socket) -> Vec<Value> {
    let log = socket.welcome["log"].as_array().unwrap();
    log.iter().map(|entry| entry["action"]["move"].clone()).collect()
}

/// All that was acknowledged is there, in its order; at most the one move is new whose answer did not come.
fn check(socket: &Socket, moves: &[Value]) {
    let log = log(socket);
    assert!(log.len() >= moves.len(), "{} of {} moves are left", log.len(), moves.len());
    let differs = log.iter().zip(moves).position(|(there, told)| there != told);
    assert_eq!(differs, None, "what was acknowledged is as it was");
    assert!(log.len() <= moves.len() + 1, "nobody else plays here");
    assert_eq!(socket.welcome["room"]["frozen"], false);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_whatever_happens() {
    let (faults, rooms) = (setting("ARTEL_FAULTS", 8), setting("ARTEL_ROOMS", 4));
    let seed = setting("ARTEL_TEST_SEED", u64::from(std::process::id()) ^ 0x5eed);
    println!("{faults} faults, {rooms} rooms; again with ARTEL_TEST_SEED={seed}");
    let mut lot = Lot(seed);
    let cluster = Cluster::start();
    let url = cluster.database();
    let mut nodes: Vec<Server> = vec![node(&url).await, node(&url).await, node(&url).await];
    let addresses = Arc::new(Mutex::new(nodes.iter().map(|node| node.address).collect::<Vec<_>>()));
    let played = Arc::new(Played::default());
    let players: Vec<_> = (0..rooms)
        .map(|_| tokio::spawn(play(played.clone(), addresses.clone(), Lot(lot.next(1 << 31)))))
        .collect();
    for number in 0..faults {
        tokio::time::sleep(Duration::from_millis(300 + lot.next(1_500))).await;
        let which = lot.next(3) as usize;
        // All kinds come, and what follows what is left to chance.
        let kind = if number < 5 { number } else { lot.next(5) };
        let name = ["kill", "pause", "drain", "cut backends", "restart the database"][kind as usize];
        *played.fault.lock().await = name;
        match kind {
            0 | 2 => {
                let old = std::mem::replace(&mut nodes[which], node(&url).await);
                if kind == 0 {
                    old.kill();
                } else {
                    assert_eq!(old.terminate().code, Some(0));
                }
                addresses.lock().await[which] = nodes[which].address;
            }
            1 => {
                signal(&nodes[which], "STOP");
                tokio::time::sleep(Duration::from_millis(5_500 + lot.next(1_500))).await;
                signal(&nodes[which], "CONT");
            }
            3 => {
                say(
                    &url,
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'artel'",
                );
            }
            _ => {
                cluster.halt();
                cluster.go();
            }
        }
    }
    tokio::time::sleep(Duration::from_secs(2)).await;
    played.ended.store(true, Ordering::Relaxed);
    for player in players {
        player.await.expect("nothing was lost");
    }
    let acknowledged = played.acknowledged.load(Ordering::Relaxed);
    let doubled = say(
        &url,
        "SELECT count(*) FROM entries e JOIN entries f
         ON f.room = e.room AND f.number = e.number - 1 AND f.epoch > e.epoch",
    );
    assert_eq!(doubled, "0", "no older claim follows a newer one");
    println!(
        "{acknowledged} moves were acknowledged; longest without a room: {:?}",
        played.longest.lock().await
    );
    assert!(acknowledged > faults, "there was something to lose");
}
