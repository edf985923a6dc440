//! Connections that are not as well-behaved as a library makes them.

use std::net::SocketAddr;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// How long anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(20);

/// Opens a WebSocket to a room by hand; nothing is read after the answer.
pub(crate) async fn upgrade(address: SocketAddr, room: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).await.expect("the server listens");
    let request = format!(
        "GET /api/rooms/{room}/socket HTTP/1.1\r\nHost: {address}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).await.expect("the request is sent");
    let mut answer = Vec::new();
    while !answer.ends_with(b"\r\n\r\n") {
        answer.push(stream.read_u8().await.expect("an answer"));
    }
    assert!(answer.starts_with(b"HTTP/1.1 101"), "{}", String::from_utf8_lossy(&answer));
    stream
}

/// A frame as a client sends it, masked with zeros.
pub(crate) fn frame(opcode: u8, payload: &[u8]) -> Vec<u8> {
    let mut frame = vec![opcode];
    match payload.len() {
        length @ 0..126 => frame.push(0x80 | length as u8),
        length => {
            frame.push(0x80 | 0x7e);
            frame.extend((length as u16).to_be_bytes());
        }
    }
    frame.extend([0; 4]);
    frame.extend(payload);
    frame
}

pub(crate) const TEXT: u8 = 0x81;
pub(crate) const BINARY: u8 = 0x82;
pub(crate) const PING: u8 = 0x89;

/// Everything that still comes until the other end closes.
pub(crate) async fn rest(stream: &mut TcpStream) -> Vec<u8> {
    let mut all = Vec::new();
    let read = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut all)).await;
    // Whether it ends politely or not makes no difference here.
    drop(read.expect("the other end closes in time"));
    all
}

/// The code with which the other end closed, if it said goodbye.
pub(crate) fn close_code(received: &[u8]) -> Option<u16> {
    let at = received.windows(2).rposition(|pair| pair[0] == 0x88 && pair[1] >= 2)?;
    Some(u16::from_be_bytes([*received.get(at + 2)?, *received.get(at + 3)?]))
}
