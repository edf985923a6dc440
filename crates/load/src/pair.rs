//! Two clients in a room, whatever the server.

use std::time::Instant;

use crate::artel::ArtelPair;
use crate::boardgame_io::BoardgamePair;
use crate::socket::Socket;

/// What is measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Artel,
    Relay,
    /// The relay that writes to disk first.
    DurableRelay,
    BoardgameIo,
}

/// When the two clients heard of a move.
pub(crate) struct Heard {
    pub(crate) mover: Instant,
    pub(crate) both: Instant,
}

/// Two clients in a room.
pub(crate) enum Pair {
    Artel(Box<ArtelPair>),
    Relay { clients: Box<[Socket; 2]>, next: usize },
    BoardgameIo(Box<BoardgamePair>),
}

impl Pair {
    pub(crate) async fn open(kind: Kind, port: u16, room: usize) -> anyhow::Result<Pair> {
        Ok(match kind {
            Kind::Artel => Pair::Artel(Box::new(ArtelPair::open(port, room).await?)),
            Kind::BoardgameIo => Pair::BoardgameIo(Box::new(BoardgamePair::open(port).await?)),
            Kind::Relay | Kind::DurableRelay => {
                let path = format!("/rooms/{room}");
                let clients =
                    [Socket::connect(port, &path, None).await?, Socket::connect(port, &path, None).await?];
                Pair::Relay { clients: Box::new(clients), next: 0 }
            }
        })
    }

    /// Makes a move and waits until both clients have heard of it.
    pub(crate) async fn play(&mut self) -> anyhow::Result<Heard> {
        match self {
            Pair::Artel(pair) => pair.play().await,
            Pair::BoardgameIo(pair) => pair.play().await,
            Pair::Relay { clients, next } => {
                let [one, other] = clients.as_mut();
                let (mover, listener) = if *next == 0 { (one, other) } else { (other, one) };
                *next = 1 - *next;
                mover.send("x".repeat(200)).await?;
                mover.hear().await?;
                let heard = Instant::now();
                listener.hear().await?;
                Ok(Heard { mover: heard, both: Instant::now() })
            }
        }
    }
}
