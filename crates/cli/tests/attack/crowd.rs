//! Those who come in numbers and want nothing.

use std::net::SocketAddr;
use std::process::Command;
use std::time::{Duration, Instant};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::client::{Folder, request};
use crate::server::Server;

/// Whether the server answers within a few seconds.
async fn answers(address: SocketAddr) -> bool {
    let began = Instant::now();
    while began.elapsed() < Duration::from_secs(10) {
        let mut stream =
            connect(address, "GET /api/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await;
        let mut answer = String::new();
        let read = tokio::time::timeout(Duration::from_secs(5), stream.read_to_string(&mut answer)).await;
        if read.is_ok_and(|read| read.is_ok()) && answer.starts_with("HTTP/1.1 200") {
            return true;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    false
}

async fn connect(address: SocketAddr, first: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).await.unwrap();
    // It may be turned away at once.
    let _ = stream.write_all(first.as_bytes()).await;
    stream
}

/// How many of these the server has closed within so many seconds.
async fn closed_within(streams: Vec<TcpStream>, seconds: u64) -> usize {
    let mut waiting = tokio::task::JoinSet::new();
    for mut stream in streams {
        waiting.spawn(async move {
            let mut bytes = Vec::new();
            let read = stream.read_to_end(&mut bytes);
            usize::from(tokio::time::timeout(Duration::from_secs(seconds), read).await.is_ok())
        });
    }
    waiting.join_all().await.into_iter().sum()
}

#[tokio::test]
async fn whoever_says_nothing_or_half_of_it_is_let_go() {
    let folder = Folder::new();
    let server = Server::start_set(&folder, &["--log", "off"], &[("ARTEL_REQUEST_SECONDS", "1")]).await;
    let address = server.address;
    let half_body = "POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{";
    let idle_after_one = "GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n";
    for first in ["", "GET /api/games HTTP/1.1\r\nHost: x\r\nX-", half_body, idle_after_one] {
        let mut streams = Vec::new();
        for _ in 0..20 {
            streams.push(connect(address, first).await);
        }
        assert_eq!(closed_within(streams, 15).await, 20, "{first:?}");
    }
}

#[tokio::test]
async fn a_header_that_comes_by_drops_is_not_waited_for() {
    let folder = Folder::new();
    let server = Server::start_set(&folder, &["--log", "off"], &[("ARTEL_REQUEST_SECONDS", "1")]).await;
    let mut stream = connect(server.address, "GET / HTTP/1.1\r\nX-Slow: ").await;
    let began = Instant::now();
    while stream.write_all(b"x").await.is_ok() {
        assert!(began.elapsed() < Duration::from_secs(15), "the server waits for ever");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}

#[tokio::test]
async fn whoever_does_not_take_a_file_is_let_go() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--log", "off"]).await;
    // Many requests at once, of which no answer is read: the answers fill all that lies between.
    let ask = "GET /api/games/spirit-island/rules HTTP/1.1\r\nHost: x\r\n\r\n".repeat(150);
    let stream = connect(server.address, &ask).await;
    let began = Instant::now();
    let closed = async {
        // A connection that is gone fails sooner or later when it is written to.
        while stream.try_write(b"GET / HTTP/1.1\r\n\r\n").is_ok_and(|sent| sent > 0) || open(&server) {
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    };
    assert!(tokio::time::timeout(Duration::from_secs(40), closed).await.is_ok(), "{:?}", began.elapsed());
}

/// Whether anybody is connected to the server.
fn open(server: &Server) -> bool {
    let sockets = std::fs::read_to_string(format!("/proc/{}/net/tcp", server.id())).unwrap();
    let port = format!(":{:04X} ", server.address.port());
    sockets.lines().any(|line| {
        let mut words = line.split_whitespace().skip(1);
        let here = words.next().is_some_and(|local| format!("{local} ").ends_with(&port));
        // 01 is a connection, 0A the listening itself.
        here && words.nth(1) == Some("01")
    })
}

#[tokio::test]
async fn one_address_holds_only_so_many_connections() {
    let folder = Folder::new();
    let server = Server::start_set(&folder, &["--log", "warn"], &[("ARTEL_CONNECTIONS", "20")]).await;
    let mut streams = Vec::new();
    for _ in 0..200 {
        streams.push(connect(server.address, "").await);
    }
    // Of 200 connections 40 are held, the others are closed at once.
    assert_eq!(closed_within(streams, 5).await, 160);
    server.says("too many of one address").await;
    assert!(answers(server.address).await);
}

#[tokio::test]
async fn the_limit_of_open_files_is_raised_and_told() {
    let folder = Folder::new();
    let mut command = Command::new("sh");
    let line = "ulimit -Sn 64; exec \"$0\" serve --listen 127.0.0.1:0 --data \"$1\" --log info";
    command.args(["-c", line, env!("CARGO_BIN_EXE_artel")]).arg(folder.path());
    let server = Server::run(command).await;
    let limits = std::fs::read_to_string(format!("/proc/{}/limits", server.id())).unwrap();
    let files = limits.lines().find(|line| line.starts_with("Max open files")).unwrap();
    let soft: u64 = files.split_whitespace().nth(3).unwrap().parse().unwrap();
    assert!(soft > 64, "{files}");
    server.says(&format!("most_files={soft}")).await;
    let mut streams = Vec::new();
    for _ in 0..100 {
        streams.push(connect(server.address, "").await);
    }
    assert!(answers(server.address).await, "more than 64 files are open");
}

#[tokio::test]
async fn whoever_comes_when_the_server_is_full_is_turned_away_and_those_inside_go_on() {
    let folder = Folder::new();
    let mut command = Command::new("sh");
    let line = "ulimit -n 60; exec \"$0\" serve --listen 127.0.0.1:0 --data \"$1\" --log warn";
    command.args(["-c", line, env!("CARGO_BIN_EXE_artel")]).arg(folder.path());
    let server = Server::run(command).await;
    let mut inside = connect(server.address, "").await;
    let mut streams = Vec::new();
    for _ in 0..100 {
        streams.push(connect(server.address, "").await);
    }
    inside.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await.unwrap();
    let mut answer = String::new();
    inside.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    server.says("connections are turned away").await;
    drop(streams);
    assert!(answers(server.address).await, "those who come later are let in again");
}

#[tokio::test]
async fn connections_that_cannot_be_accepted_are_logged_and_counted() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--log", "warn"]).await;
    // From now on the program can open no more files.
    let lowered =
        Command::new("prlimit").args(["--nofile=10:1024", "--pid", &server.id().to_string()]).status();
    assert!(lowered.unwrap().success());
    let waiting = connect(server.address, "").await;
    server.says("connections cannot be accepted").await;
    let raised =
        Command::new("prlimit").args(["--nofile=1024:1024", "--pid", &server.id().to_string()]).status();
    assert!(raised.unwrap().success());
    assert!(answers(server.address).await, "it goes on when there is room");
    let numbers = request(server.address, "GET", "/metrics", &[], "").await.body;
    let errors = numbers.lines().find_map(|line| line.strip_prefix("artel_accept_errors_total ")).unwrap();
    assert!(errors.parse::<u64>().unwrap() > 0);
    drop(waiting);
}
