//! A connection to a room.

use std::collections::VecDeque;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::{HeaderName, HeaderValue};
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// How long anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(20);

/// A connection to a room.
pub(crate) struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// What was told while something else was waited for.
    told: VecDeque<Value>,
    /// Everything that was ever told, as it was written.
    pub(crate) heard: Vec<String>,
    pub(crate) welcome: Value,
    /// The game as it was last told.
    pub(crate) table: Value,
    /// The own moves as they were last told.
    pub(crate) moves: Value,
    pub(crate) version: u64,
    last_id: u32,
}

impl Socket {
    /// Connects and hears the welcome, or the refusal of it.
    pub(crate) async fn connect(url: &str, headers: &[(&str, &str)]) -> Result<Socket, Error> {
        let mut request = url.into_client_request()?;
        for (name, value) in headers {
            let name = HeaderName::from_bytes(name.as_bytes()).expect("a header's name");
            request.headers_mut().insert(name, HeaderValue::from_str(value).expect("a header's value"));
        }
        let (stream, _) = connect_async(request).await?;
        let mut socket = Socket {
            stream,
            told: VecDeque::new(),
            heard: Vec::new(),
            welcome: Value::Null,
            table: Value::Null,
            moves: Value::Null,
            version: 0,
            last_id: 0,
        };
        let first = socket.read().await.ok_or(Error::ConnectionClosed)?;
        socket.welcome = first;
        Ok(socket)
    }

    /// The next message of the server; none if the connection is closed.
    pub(crate) async fn read(&mut self) -> Option<Value> {
        if let Some(told) = self.told.pop_front() {
            return Some(told);
        }
        loop {
            let next = tokio::time::timeout(PATIENCE, self.stream.next());
            match next.await.expect("the server says something in time")? {
                Ok(Message::Text(text)) => return Some(self.understand(text.as_str())),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    fn understand(&mut self, text: &str) -> Value {
        self.heard.push(text.to_owned());
        let mut tell: Value = serde_json::from_str(text).expect("the server speaks JSON");
        if tell["tell"] == "update" {
            complete(&mut tell, &self.table, &self.moves);
        }
        if let Some(version) = tell["version"].as_u64() {
            assert!(version >= self.version, "the version never goes back");
            self.version = version;
        }
        if let Some(table) = tell.get("table") {
            self.table = table.clone();
        }
        if let Some(moves) = tell.get("moves") {
            self.moves = moves.clone();
        }
        tell
    }

    /// Waits for a message of this kind, and forgets those before it.
    #[track_caller]
    pub(crate) fn next(&mut self, kind: &str) -> impl Future<Output = Value> {
        let at = std::panic::Location::caller();
        async move {
            loop {
                let told = self.read().await.unwrap_or_else(|| panic!("closed before '{kind}' at {at}"));
                if told["tell"] == kind {
                    return told;
                }
            }
        }
    }

    pub(crate) async fn send_text(&mut self, text: impl Into<String>) -> Result<(), Error> {
        self.stream.send(Message::text(text.into())).await
    }

    pub(crate) async fn send_binary(&mut self, bytes: Vec<u8>) -> Result<(), Error> {
        self.stream.send(Message::binary(bytes)).await
    }

    /// Asks without waiting, and tells the number of the request.
    pub(crate) async fn send(&mut self, mut ask: Value) -> u32 {
        self.last_id += 1;
        ask["id"] = json!(self.last_id);
        let _ = self.send_text(ask.to_string()).await;
        self.last_id
    }

    /// The answer to a request; what is told before it can be read later. None if the connection ends.
    pub(crate) async fn answer(&mut self, id: u32) -> Option<Value> {
        let mut before = VecDeque::new();
        let answer = loop {
            let told = self.read().await?;
            if told["id"] == id {
                break told;
            }
            before.push_back(told);
        };
        before.append(&mut self.told);
        self.told = before;
        Some(answer)
    }

    pub(crate) async fn try_ask(&mut self, ask: Value) -> Option<Value> {
        let id = self.send(ask).await;
        self.answer(id).await
    }

    #[track_caller]
    pub(crate) fn ask(&mut self, ask: Value) -> impl Future<Output = Value> {
        let at = std::panic::Location::caller();
        async move { self.try_ask(ask).await.unwrap_or_else(|| panic!("no answer at {at}")) }
    }

    /// Asks for something that has to be done.
    #[track_caller]
    pub(crate) fn done(&mut self, ask: Value) -> impl Future<Output = ()> {
        let at = std::panic::Location::caller();
        async move {
            let answer = self.try_ask(ask.clone()).await.unwrap_or_else(|| panic!("no answer at {at}"));
            assert_eq!(answer["tell"], "done", "{ask} at {at}: {answer}");
        }
    }

    /// Asks for something that has to be refused, and tells the code.
    #[track_caller]
    pub(crate) fn refused(&mut self, ask: Value) -> impl Future<Output = String> {
        let at = std::panic::Location::caller();
        async move {
            let answer = self.try_ask(ask.clone()).await.unwrap_or_else(|| panic!("no answer at {at}"));
            assert_eq!(answer["tell"], "refused", "{ask} at {at}: {answer}");
            answer["refusal"]["code"].as_str().expect("a refusal has a code").to_owned()
        }
    }

    /// Makes a move that is allowed.
    #[track_caller]
    pub(crate) fn play(&mut self, seat: u8, action: &str) -> impl Future<Output = ()> {
        let ask = self.to_play(seat, action);
        self.done(ask)
    }

    /// The request to make a move, for the room as this connection knows it.
    pub(crate) fn to_play(&self, seat: u8, action: &str) -> Value {
        json!({ "ask": "play", "seat": seat, "move": action, "seen": self.version })
    }

    /// The request to take a move back, for the room as this connection knows it, agreed to or not.
    pub(crate) fn to_undo(&self, number: u64) -> Value {
        json!({ "ask": "undo", "number": number, "seen": self.version, "sure": true })
    }

    /// How many moves were made as far as this connection knows.
    pub(crate) fn made(&self) -> u64 {
        self.table["moves_made"].as_u64().expect("a table counts its moves")
    }

    /// A move that one may make: the seat and the text.
    pub(crate) fn any_move(&self, by_lot: usize) -> Option<(u8, String)> {
        let seats = self.moves.as_array()?;
        let seat = seats.get(by_lot % seats.len().max(1))?;
        let moves = seat["moves"].as_array()?;
        let chosen = moves.get((by_lot / 7) % moves.len().max(1))?;
        Some((seat["seat"].as_u64()? as u8, chosen["move"].as_str()?.to_owned()))
    }

    /// What was told since the last time, without waiting for more than an answer takes.
    pub(crate) async fn told_so_far(&mut self) -> Vec<Value> {
        self.done(json!({ "ask": "alive" })).await;
        self.told.drain(..).collect()
    }

    /// Whether a message of this kind was told.
    pub(crate) async fn was_told(&mut self, kind: &str) -> bool {
        self.told_so_far().await.iter().any(|told| told["tell"] == kind)
    }

    pub(crate) async fn close(mut self) {
        let _ = self.stream.close(None).await;
        while let Some(Ok(_)) = self.stream.next().await {}
    }
}

/// Makes the whole of an update out of what changed since the message before.
fn complete(update: &mut Value, table: &Value, moves: &Value) {
    let mut view = table["view"].clone();
    for entry in update["log"].as_array().expect("an update tells the moves") {
        for event in entry["events"].as_array().expect("a move has events") {
            change(&mut view, event.get("changes").unwrap_or(&json!([])));
        }
    }
    let changes = update["table"].as_object_mut().and_then(|table| table.remove("changes"));
    change(&mut view, &changes.expect("an update tells what else changed"));
    update["table"]["roles"] = table["roles"].clone();
    update["table"]["view"] = view;
    for own in update["moves"].as_array_mut().expect("an update tells the moves") {
        let before = moves.as_array().and_then(|all| all.iter().find(|each| each["seat"] == own["seat"]));
        let told = own["moves"].as_array().cloned().unwrap_or_default();
        let whole = told.into_iter().flat_map(|each| match (each[0].as_u64(), each[1].as_u64()) {
            (Some(from), Some(to)) => before.expect("known moves")["moves"].as_array().expect("a list")
                [from as usize..to as usize]
                .to_vec(),
            _ => vec![each],
        });
        own["moves"] = whole.collect();
    }
}

/// Makes changes to a view.
fn change(view: &mut Value, changes: &Value) {
    for change in changes.as_array().expect("changes are a list") {
        let place = change[0].as_array().expect("a place is a list");
        let at = place.iter().fold(&mut *view, |value, step| match step.as_u64() {
            Some(number) => &mut value[number as usize],
            None => &mut value[step.as_str().expect("a step is a number or a name")],
        });
        at.clone_from(&change[1]);
    }
}
