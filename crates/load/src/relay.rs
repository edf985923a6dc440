//! A bare relay: what comes in from one client of a room goes out to all. The floor for any server.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::Router;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::response::Response;
use axum::routing::get;
use axum::serve::ListenerExt;
use tokio::net::TcpListener;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};

type Rooms = Arc<Mutex<HashMap<u32, Vec<UnboundedSender<Message>>>>>;

/// The same buffer as the server's own.
const READ_BUFFER: usize = 4 * 1024;

pub(crate) async fn serve(port: u16) -> anyhow::Result<()> {
    let app = Router::new().route("/rooms/{room}", get(connect)).with_state(Rooms::default());
    let listener = TcpListener::bind(("127.0.0.1", port)).await?;
    axum::serve(listener.tap_io(|stream| drop(stream.set_nodelay(true))), app).await?;
    Ok(())
}

async fn connect(Path(room): Path<u32>, State(rooms): State<Rooms>, upgrade: WebSocketUpgrade) -> Response {
    let upgrade = upgrade.read_buffer_size(READ_BUFFER).write_buffer_size(0);
    upgrade.on_upgrade(move |socket| pass_on(socket, room, rooms))
}

async fn pass_on(mut socket: WebSocket, room: u32, rooms: Rooms) {
    let (sender, mut told) = unbounded_channel();
    rooms.lock().unwrap_or_else(PoisonError::into_inner).entry(room).or_default().push(sender);
    loop {
        tokio::select! {
            heard = socket.recv() => match heard {
                Some(Ok(message @ Message::Text(_))) => {
                    let rooms = rooms.lock().unwrap_or_else(PoisonError::into_inner);
                    for listener in rooms.get(&room).into_iter().flatten() {
                        let _ = listener.send(message.clone());
                    }
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return,
            },
            Some(message) = told.recv() => if socket.send(message).await.is_err() { return },
        }
    }
}
