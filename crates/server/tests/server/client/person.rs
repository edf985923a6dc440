//! Somebody who plays.

use std::net::SocketAddr;

use serde_json::{Value, json};

use super::http::{Reply, request, try_request};
use super::socket::Socket;

/// Somebody with a key.
#[derive(Clone)]
pub(crate) struct Person {
    pub(crate) address: SocketAddr,
    pub(crate) key: String,
}

impl Person {
    pub(crate) async fn new(address: SocketAddr) -> Person {
        let me = request(address, "GET", "/api/me", &[], "").await;
        let cookie = me.header("set-cookie").expect("everybody gets a key");
        let key = cookie.split(['=', ';']).nth(1).expect("a cookie has a value").to_owned();
        Person { address, key }
    }

    pub(crate) async fn ask(&self, method: &str, path: &str, body: &Value) -> Reply {
        self.try_ask(method, path, body).await.expect("an answer")
    }

    /// Asks a server that may be gone before it has answered.
    async fn try_ask(&self, method: &str, path: &str, body: &Value) -> Option<Reply> {
        let bearer = format!("Bearer {}", self.key);
        let headers = [("Authorization", bearer.as_str()), ("Content-Type", "application/json")];
        let body = if body.is_null() { String::new() } else { body.to_string() };
        try_request(self.address, method, path, &headers, &body).await
    }

    pub(crate) async fn get(&self, path: &str) -> Reply {
        self.ask("GET", path, &Value::Null).await
    }

    /// What a room's page tells: `""`, `"/history"`, `"/steps/3"`.
    pub(crate) async fn read(&self, room: &str, what: &str) -> Value {
        let reply = self.get(&format!("/api/rooms/{room}{what}")).await;
        assert_eq!(reply.status, 200, "{what}: {}", reply.body);
        reply.json()
    }

    /// Opens a room, or is refused.
    pub(crate) async fn try_open(&self, wish: Value) -> Reply {
        self.open_if_there(wish).await.expect("an answer")
    }

    /// Opens a room at a server that may be gone before it has answered; what is not said is usual.
    pub(crate) async fn open_if_there(&self, wish: Value) -> Option<Reply> {
        let mut body = json!({ "game": "forbidden-island", "name": "Ann" });
        for (key, value) in wish.as_object().expect("a wish is an object") {
            body[key] = value.clone();
        }
        self.try_ask("POST", "/api/rooms", &body).await
    }

    pub(crate) async fn open(&self, wish: Value) -> String {
        let reply = self.try_open(wish).await;
        assert_eq!(reply.status, 201, "{}", reply.body);
        reply.json()["room"].as_str().expect("a room has an id").to_owned()
    }

    /// Opens a room for two with oneself in the first seat, from a position or a deal, without pauses.
    pub(crate) async fn open_for_two(&self, file: Option<&str>) -> String {
        let settings = json!({ "visibility": "link", "pause_seconds": 0 });
        let seats = json!([{ "kind": "own" }, { "kind": "free" }]);
        match file {
            Some(file) => self.open(json!({ "file": file, "seats": seats, "settings": settings })).await,
            None => {
                self.open(json!({ "setup": [["players", "2"]], "seats": seats, "settings": settings })).await
            }
        }
    }

    pub(crate) async fn connect(&self, room: &str) -> Socket {
        self.try_connect(room, "").await.expect("the room can be entered")
    }

    pub(crate) async fn connect_since(&self, room: &str, version: u64) -> Socket {
        self.try_connect(room, &format!("?since={version}")).await.expect("the room can be entered")
    }

    /// Connects; none if the connection ends before there is a welcome.
    pub(crate) async fn try_connect(&self, room: &str, query: &str) -> Option<Socket> {
        let url = format!("ws://{}/api/rooms/{room}/socket{query}", self.address);
        Socket::connect(&url, &[("Authorization", &format!("Bearer {}", self.key))]).await.ok()
    }

    /// Connects, says a name and takes a seat.
    pub(crate) async fn sit(&self, room: &str, seat: u8, name: &str) -> Socket {
        let mut socket = self.connect(room).await;
        socket.done(json!({ "ask": "introduce", "name": name, "language": "en" })).await;
        socket.done(json!({ "ask": "sit", "seat": seat })).await;
        socket
    }
}
