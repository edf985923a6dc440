//! A bare relay: what comes in from one client of a room goes out to all. The floor for any server; if it writes
//! everything to disk first, the floor for any server that keeps its word.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::mpsc::Sender;
use std::sync::{Arc, Mutex, PoisonError};

use axum::Router;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::response::Response;
use axum::routing::get;
use axum::serve::ListenerExt;
use tokio::net::TcpListener;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};

use crate::keep;

type Rooms = Arc<Mutex<HashMap<u32, Vec<UnboundedSender<Message>>>>>;

/// What a client said in a room.
struct Said {
    room: u32,
    text: Utf8Bytes,
}

impl AsRef<str> for Said {
    fn as_ref(&self) -> &str {
        &self.text
    }
}

#[derive(Clone)]
struct Relay {
    rooms: Rooms,
    /// Where everything is kept before anybody hears of it.
    kept: Option<Sender<Said>>,
}

/// The same buffer as the server's own.
const READ_BUFFER: usize = 4 * 1024;

pub(crate) async fn serve(port: u16, file: Option<PathBuf>) -> anyhow::Result<()> {
    let rooms = Rooms::default();
    let kept = file.map(|file| {
        let rooms = rooms.clone();
        keep::start(&file, move |said| pass_on(&rooms, said))
    });
    let relay = Relay { rooms, kept: kept.transpose()? };
    let app = Router::new().route("/rooms/{room}", get(connect)).with_state(relay);
    let listener = TcpListener::bind(("127.0.0.1", port)).await?;
    axum::serve(listener.tap_io(|stream| drop(stream.set_nodelay(true))), app).await?;
    Ok(())
}

async fn connect(Path(room): Path<u32>, State(relay): State<Relay>, upgrade: WebSocketUpgrade) -> Response {
    let upgrade = upgrade.read_buffer_size(READ_BUFFER).write_buffer_size(0);
    upgrade.on_upgrade(move |socket| converse(socket, room, relay))
}

async fn converse(mut socket: WebSocket, room: u32, relay: Relay) {
    let (sender, mut told) = unbounded_channel();
    relay.rooms.lock().unwrap_or_else(PoisonError::into_inner).entry(room).or_default().push(sender);
    loop {
        tokio::select! {
            heard = socket.recv() => match heard {
                Some(Ok(Message::Text(text))) => relay.take(Said { room, text }),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return,
            },
            Some(message) = told.recv() => if socket.send(message).await.is_err() { return },
        }
    }
}

impl Relay {
    fn take(&self, said: Said) {
        match &self.kept {
            Some(kept) => drop(kept.send(said)),
            None => pass_on(&self.rooms, said),
        }
    }
}

fn pass_on(rooms: &Rooms, Said { room, text }: Said) {
    let rooms = rooms.lock().unwrap_or_else(PoisonError::into_inner);
    for listener in rooms.get(&room).into_iter().flatten() {
        let _ = listener.send(Message::Text(text.clone()));
    }
}
