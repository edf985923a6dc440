//! Two people in a room of Artel who make any legal move.

use std::time::Instant;

use anyhow::{Context, bail};
use serde::Deserialize;
use serde_json::Value;

use crate::http::request;
use crate::pair::Heard;
use crate::socket::Socket;

pub(crate) struct ArtelPair {
    clients: [Client; 2],
    /// The version of the room that both have seen.
    seen: u64,
    over: bool,
    lots: u64,
}

struct Client {
    socket: Socket,
    /// The moves that its seat may make now.
    moves: Vec<String>,
    seat: usize,
    asked: u32,
}

impl ArtelPair {
    /// Opens a room, and two people sit down.
    pub(crate) async fn open(port: u16, room: usize) -> anyhow::Result<ArtelPair> {
        let keys = [key(port, room, 0), key(port, room, 1)];
        let wish = r#"{"game":"forbidden-island","name":"one","seats":[{"kind":"own"},{"kind":"free"}],
            "settings":{"visibility":"link","pause_seconds":0}}"#;
        let opened = request(port, "POST", "/api/rooms", Some(&keys[0]), wish).await?;
        let room = opened["room"].as_str().with_context(|| format!("no room: {opened}"))?;
        let path = format!("/api/rooms/{room}/socket");
        let one = Client::connect(port, &path, &keys[0], 0).await?;
        let mut other = Client::connect(port, &path, &keys[1], 1).await?;
        other.ask(r#""ask":"sit","seat":1"#).await?;
        let lots = keys[0].bytes().fold(1, |lots: u64, byte| lots.wrapping_mul(31) + u64::from(byte)) | 1;
        let mut pair = ArtelPair { clients: [one, other], seen: 0, over: false, lots };
        pair.settle().await?;
        Ok(pair)
    }

    /// Waits until both know that both sit.
    async fn settle(&mut self) -> anyhow::Result<()> {
        for client in &mut self.clients {
            loop {
                let heard: Value = serde_json::from_str(&client.socket.hear().await?)?;
                if heard["tell"] == "room" && heard["moves"].is_array() {
                    client.moves = moves_in(&heard);
                    self.seen = heard["version"].as_u64().context("a room has a version")?;
                    break;
                }
            }
        }
        Ok(())
    }

    pub(crate) async fn play(&mut self) -> anyhow::Result<Heard> {
        if self.over {
            self.begin_again().await?;
        }
        let counts = [self.clients[0].moves.len(), self.clients[1].moves.len()];
        let all = counts[0] + counts[1];
        if all == 0 {
            bail!("nobody has a move, but the game is not over");
        }
        self.lots ^= self.lots << 13;
        self.lots ^= self.lots >> 7;
        self.lots ^= self.lots << 17;
        let chosen = (self.lots % all as u64) as usize;
        let mover = usize::from(chosen >= counts[0]);
        let action = &self.clients[mover].moves[chosen - mover * counts[0]];
        let ask = format!(r#""ask":"play","seat":{mover},"move":"{action}","seen":{}"#, self.seen);
        self.clients[mover].ask(&ask).await?;
        self.hear_of_update(mover).await
    }

    /// Both hear how the game goes on, the mover first.
    async fn hear_of_update(&mut self, mover: usize) -> anyhow::Result<Heard> {
        let update = self.clients[mover].hear_update().await?;
        let heard = Instant::now();
        self.seen = update.version;
        self.over = update.over;
        self.clients[1 - mover].hear_update().await?;
        Ok(Heard { mover: heard, both: Instant::now() })
    }

    /// The game is over: both agree to take everything back.
    async fn begin_again(&mut self) -> anyhow::Result<()> {
        let ask = format!(r#""ask":"undo","number":1,"seen":{},"sure":true"#, self.seen);
        self.clients[0].ask(&ask).await?;
        self.clients[1].hear_tell("proposal").await?;
        self.clients[1].ask(r#""ask":"agree","yes":true"#).await?;
        self.hear_of_update(1).await?;
        Ok(())
    }
}

/// A key as a browser would have been given one; the server accepts any that looks like one.
fn key(port: u16, room: usize, person: usize) -> String {
    format!("{:026}", (usize::from(port) * 10_000 + room) * 10 + person).replace('1', "a")
}

/// What of an update matters here.
#[derive(Deserialize)]
struct Update<'a> {
    version: u64,
    #[serde(borrow)]
    table: TableNews<'a>,
    #[serde(borrow)]
    moves: Vec<SeatNews<'a>>,
}

#[derive(Deserialize)]
struct TableNews<'a> {
    #[serde(borrow)]
    status: Status<'a>,
}

#[derive(Deserialize)]
struct Status<'a> {
    result: &'a str,
}

#[derive(Deserialize)]
struct SeatNews<'a> {
    seat: usize,
    #[serde(borrow)]
    moves: Vec<MoveNews<'a>>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum MoveNews<'a> {
    Known(usize, usize),
    New {
        #[serde(rename = "move")]
        text: &'a str,
    },
}

/// How the game stands after an update.
struct Standing {
    version: u64,
    over: bool,
}

impl Client {
    async fn connect(port: u16, path: &str, key: &str, seat: usize) -> anyhow::Result<Client> {
        let mut socket = Socket::connect(port, path, Some(key)).await?;
        socket.hear().await?;
        Ok(Client { socket, moves: Vec::new(), seat, asked: 0 })
    }

    async fn ask(&mut self, ask: &str) -> anyhow::Result<()> {
        self.asked += 1;
        self.socket.send(format!(r#"{{"id":{},{ask}}}"#, self.asked)).await
    }

    async fn hear_tell(&mut self, tell: &str) -> anyhow::Result<String> {
        let start = format!(r#"{{"tell":"{tell}""#);
        loop {
            let heard = self.socket.hear().await?;
            if heard.starts_with(&start) {
                return Ok(heard.to_string());
            }
            if heard.starts_with(r#"{"tell":"refused""#) {
                bail!("refused: {heard}");
            }
        }
    }

    async fn hear_update(&mut self) -> anyhow::Result<Standing> {
        let text = self.hear_tell("update").await?;
        let update: Update<'_> = serde_json::from_str(&text)?;
        let own = update.moves.into_iter().find(|own| own.seat == self.seat);
        let mut moves = Vec::new();
        for each in own.map(|own| own.moves).unwrap_or_default() {
            match each {
                MoveNews::Known(from, to) => moves.extend_from_slice(&self.moves[from..to]),
                MoveNews::New { text } => moves.push(text.to_owned()),
            }
        }
        self.moves = moves;
        Ok(Standing { version: update.version, over: update.table.status.result != "playing" })
    }
}

fn moves_in(message: &Value) -> Vec<String> {
    let own = message["moves"].as_array().into_iter().flatten();
    let moves = own.flat_map(|own| own["moves"].as_array().into_iter().flatten());
    moves.filter_map(|each| Some(each["move"].as_str()?.to_owned())).collect()
}
