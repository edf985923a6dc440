//! Two people in a room of Artel who make any legal move.

use std::time::Instant;

use anyhow::{Context, bail};
use serde_json::Value;

use crate::http::request;
use crate::pair::Heard;
use crate::socket::Socket;

pub(crate) struct ArtelPair {
    clients: [Client; 2],
    moves_made: u64,
    over: bool,
    lots: u64,
}

struct Client {
    socket: Socket,
    /// The moves that it may make now: seat and text.
    moves: Vec<(u64, String)>,
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
        let one = Client::connect(port, &path, &keys[0]).await?;
        let mut other = Client::connect(port, &path, &keys[1]).await?;
        other.ask(r#""ask":"sit","seat":1"#).await?;
        let lots = keys[0].bytes().fold(1, |lots: u64, byte| lots.wrapping_mul(31) + u64::from(byte)) | 1;
        let mut pair = ArtelPair { clients: [one, other], moves_made: 0, over: false, lots };
        pair.settle().await?;
        Ok(pair)
    }

    /// Waits until both know that both sit.
    async fn settle(&mut self) -> anyhow::Result<()> {
        for client in &mut self.clients {
            loop {
                let heard: Value = serde_json::from_str(&client.socket.hear().await?)?;
                let room = if heard["tell"] == "room" { &heard } else { continue };
                client.moves = moves_in(&heard);
                let free = |seat: &Value| seat["holder"]["kind"] == "free";
                if !room["room"]["seats"].as_array().into_iter().flatten().any(free) {
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
        let (seat, action) = &self.clients[mover].moves[chosen - mover * counts[0]];
        let ask = format!(r#""ask":"play","seat":{seat},"move":"{action}","at":{}"#, self.moves_made);
        self.clients[mover].ask(&ask).await?;
        self.hear_of_update(mover).await
    }

    /// Both hear how the game goes on, the mover first.
    async fn hear_of_update(&mut self, mover: usize) -> anyhow::Result<Heard> {
        let update = self.clients[mover].hear_update().await?;
        let heard = Instant::now();
        self.moves_made = update.moves_made;
        self.over = update.over;
        self.clients[1 - mover].hear_update().await?;
        Ok(Heard { mover: heard, both: Instant::now() })
    }

    /// The game is over: both agree to take everything back.
    async fn begin_again(&mut self) -> anyhow::Result<()> {
        self.clients[0].ask(r#""ask":"undo","to":0"#).await?;
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
struct Update {
    moves_made: u64,
    over: bool,
}

impl Client {
    async fn connect(port: u16, path: &str, key: &str) -> anyhow::Result<Client> {
        let mut socket = Socket::connect(port, path, Some(key)).await?;
        socket.hear().await?;
        Ok(Client { socket, moves: Vec::new(), asked: 0 })
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

    /// Looks only for what matters: the driver has to be quicker than what it drives.
    async fn hear_update(&mut self) -> anyhow::Result<Update> {
        let text = self.hear_tell("update").await?;
        let moves_at = text.rfind(r#","moves":[{"seat""#).or_else(|| text.rfind(r#","moves":[]}"#));
        let moves_at = moves_at.with_context(|| format!("no moves in {text}"))?;
        self.moves.clear();
        for own in text[moves_at..].split(r#"{"seat":"#).skip(1) {
            let seat = number_at(own, "").context("a seat is a number")?;
            let moves = own.split(r#"{"move":""#).skip(1).filter_map(|rest| rest.split('"').next());
            self.moves.extend(moves.map(|action| (seat, action.to_owned())));
        }
        Ok(Update {
            moves_made: number_at(&text, r#""moves_made":"#).context("no number of moves")?,
            over: !text.contains(r#""status":{"result":"playing"}"#),
        })
    }
}

/// The number that follows the first such words.
fn number_at(text: &str, after: &str) -> Option<u64> {
    let rest = &text[text.find(after)? + after.len()..];
    rest[..rest.find(|char: char| !char.is_ascii_digit())?].parse().ok()
}

fn moves_in(message: &Value) -> Vec<(u64, String)> {
    let mut moves = Vec::new();
    for own in message["moves"].as_array().into_iter().flatten() {
        let seat = own["seat"].as_u64().unwrap_or(0);
        let texts = own["moves"].as_array().into_iter().flatten();
        moves.extend(texts.filter_map(|each| Some((seat, each["move"].as_str()?.to_owned()))));
    }
    moves
}
