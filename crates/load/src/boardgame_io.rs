//! Two players of the counter game of boardgame.io, which speaks the protocol of Socket.IO.

use std::time::Instant;

use anyhow::Context;

use crate::http::request;
use crate::pair::Heard;
use crate::socket::Socket;

pub(crate) struct BoardgamePair {
    clients: [Socket; 2],
    keys: [String; 2],
    game: String,
    state: u64,
    next: usize,
}

impl BoardgamePair {
    pub(crate) async fn open(port: u16) -> anyhow::Result<BoardgamePair> {
        let made = request(port, "POST", "/games/counter/create", None, r#"{"numPlayers":2}"#).await?;
        let game = made["matchID"].as_str().with_context(|| format!("no match: {made}"))?.to_owned();
        let (one, key) = join(port, &game, 0).await?;
        let (other, other_key) = join(port, &game, 1).await?;
        Ok(BoardgamePair { clients: [one, other], keys: [key, other_key], game, state: 0, next: 0 })
    }

    pub(crate) async fn play(&mut self) -> anyhow::Result<Heard> {
        let mover = self.next;
        let (key, game, state) = (&self.keys[mover], &self.game, self.state);
        let text = format!(
            r#"42/counter,["update",{{"type":"MAKE_MOVE","payload":{{"type":"raise","args":[],"playerID":"{mover}","credentials":"{key}"}}}},{state},"{game}","{mover}"]"#
        );
        self.clients[mover].send(text).await?;
        self.state = hear_update(&mut self.clients[mover]).await?;
        let heard = Instant::now();
        hear_update(&mut self.clients[1 - mover]).await?;
        self.next = 1 - mover;
        Ok(Heard { mover: heard, both: Instant::now() })
    }
}

async fn join(port: u16, game: &str, player: usize) -> anyhow::Result<(Socket, String)> {
    let body = format!(r#"{{"playerID":"{player}","playerName":"{player}"}}"#);
    let joined = request(port, "POST", &format!("/games/counter/{game}/join"), None, &body).await?;
    let key = joined["playerCredentials"].as_str().with_context(|| format!("no seat: {joined}"))?.to_owned();
    let mut socket = Socket::connect(port, "/socket.io/?EIO=4&transport=websocket", None).await?;
    hear(&mut socket, "0").await?;
    socket.send("40/counter,".into()).await?;
    hear(&mut socket, "40/counter").await?;
    socket.send(format!(r#"42/counter,["sync","{game}","{player}","{key}",2]"#)).await?;
    hear(&mut socket, r#"42/counter,["sync""#).await?;
    Ok((socket, key))
}

/// The next message that begins so; pings are answered on the way.
async fn hear(socket: &mut Socket, start: &str) -> anyhow::Result<String> {
    loop {
        let heard = socket.hear().await?;
        if heard.starts_with(start) {
            return Ok(heard.to_string());
        }
        if heard.as_str() == "2" {
            socket.send("3".into()).await?;
        }
    }
}

/// The number of the state that an update brings.
async fn hear_update(socket: &mut Socket) -> anyhow::Result<u64> {
    let text = hear(socket, r#"42/counter,["update""#).await?;
    let after = r#""_stateID":"#;
    let at = text.find(after).with_context(|| format!("no state in {text}"))? + after.len();
    let digits: String = text[at..].chars().take_while(char::is_ascii_digit).collect();
    Ok(digits.parse()?)
}
