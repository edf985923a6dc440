//! Those who send and never read.

use std::time::{Duration, Instant};

use serde_json::json;
use tokio::io::AsyncWriteExt;

use crate::client::{Folder, Person, request};
use crate::raw::{BINARY, PING, TEXT, close_code, frame, rest, upgrade};
use crate::server::Server;

/// How many connections to rooms there are by the server's own count.
async fn connections(server: &Server) -> u64 {
    let numbers = request(server.address, "GET", "/metrics", &[], "").await.body;
    let line = numbers.lines().find_map(|line| line.strip_prefix("artel_connections "));
    line.map_or(0, |count| count.parse().expect("a number"))
}

async fn open_room(server: &Server) -> (Person, String) {
    let ann = Person::new(server.address).await;
    let room = ann.open(json!({ "seats": [{ "kind": "own" }] })).await;
    (ann, room)
}

#[tokio::test]
async fn pings_that_nobody_reads_the_answers_to_take_no_memory() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--log", "off"]).await;
    let (_ann, room) = open_room(&server).await;
    let before = server.memory();
    let mut stream = upgrade(server.address, &room).await;
    let pings: Vec<u8> = (0..500).flat_map(|_| frame(PING, &[7; 125])).collect();
    let mut sent = 0;
    let began = Instant::now();
    while sent < 100_000_000 && began.elapsed() < Duration::from_secs(10) {
        match tokio::time::timeout(Duration::from_secs(2), stream.write_all(&pings)).await {
            Ok(Ok(())) => sent += pings.len(),
            // Nothing more is taken, or the connection is closed.
            Ok(Err(_)) | Err(_) => break,
        }
    }
    let grown = server.memory().saturating_sub(before);
    assert!(grown < 20 * 1024, "{grown} KiB for {} KiB of pings", sent / 1024);
    assert!(sent < 50_000_000, "whoever sends so much is closed: {sent}");
}

#[tokio::test]
async fn whoever_sends_too_many_pings_or_bytes_is_closed() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--log", "off"]).await;
    let (_ann, room) = open_room(&server).await;
    // A byte by itself is no message, and an empty part of a message is not even that.
    let empty_part = [frame(0x01, b"x"), frame(0x00, b"").repeat(400_000)].concat();
    for (what, flood) in [
        ("pings", frame(PING, b"").repeat(300)),
        ("binary", frame(BINARY, b"x").repeat(300)),
        ("texts", frame(TEXT, b"{\"id\":1,\"ask\":\"alive\"}").repeat(3_000)),
        ("parts", empty_part),
    ] {
        let mut stream = upgrade(server.address, &room).await;
        let (mut reading, mut writing) = stream.split();
        let mut received = Vec::new();
        let read = tokio::io::AsyncReadExt::read_to_end(&mut reading, &mut received);
        let write = async {
            // The other end may close before all is sent.
            let _ = writing.write_all(&flood).await;
        };
        let both = async { tokio::join!(read, write) };
        let ended = tokio::time::timeout(Duration::from_secs(20), both).await;
        assert!(ended.is_ok(), "{what}: the connection is still open");
        if what != "parts" {
            assert_eq!(close_code(&received), Some(1008), "{what}");
        }
    }
}

#[tokio::test]
async fn a_message_that_is_too_long_is_said_to_be_so() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--log", "off"]).await;
    let (_ann, room) = open_room(&server).await;
    let mut stream = upgrade(server.address, &room).await;
    stream.write_all(&frame(TEXT, &vec![b' '; 20_000])).await.unwrap();
    assert_eq!(close_code(&rest(&mut stream).await), Some(1009));
}

#[tokio::test]
async fn a_connection_that_takes_nothing_is_given_up() {
    let folder = Folder::new();
    let server =
        Server::start_set(&folder, &["--log", "off"], &[("ARTEL_MESSAGES_PER_SECOND", "100000")]).await;
    let (ann, room) = open_room(&server).await;
    let mut anns = ann.connect(&room).await;
    // It keeps the server busy with pings, so that it is never silent, and reads nothing.
    let mut deaf = upgrade(server.address, &room).await;
    let pings = frame(PING, &[7; 125]).repeat(150_000);
    // The answers fill all that lies between, and then the server takes nothing more.
    let _ = tokio::time::timeout(Duration::from_secs(5), deaf.write_all(&pings)).await;
    let thing = "x".repeat(60);
    let marks: Vec<_> = (0..40).map(|_| json!({ "mark": "arrow", "from": thing, "to": thing })).collect();
    let began = Instant::now();
    while connections(&server).await > 1 {
        assert!(began.elapsed() < Duration::from_secs(45), "the connection is still held");
        for _ in 0..20 {
            anns.done(json!({ "ask": "draw", "marks": marks })).await;
        }
        anns.told_so_far().await;
        anns.heard.clear();
    }
    assert!(server.memory() < 200 * 1024);
}
