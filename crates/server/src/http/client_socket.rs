//! A request that becomes a WebSocket, and the WebSocket.
//!
//! Receiving is left to the library. Sending is not: the library copies what is sent to a buffer that stays
//! as long as the longest message ever was, for each of thousands of connections.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use artel_protocol::RefusalCode;
use axum::extract::FromRequestParts;
use axum::http::header::{
    CONNECTION, SEC_WEBSOCKET_ACCEPT, SEC_WEBSOCKET_KEY, SEC_WEBSOCKET_VERSION, UPGRADE,
};
use axum::http::request::Parts;
use axum::http::{HeaderName, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::frame::FrameHeader;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{CloseCode, Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};

use super::Site;
use super::failure::Failure;
use super::stream::ClientStream;
use crate::limits::MOST_MESSAGE_BYTES;

/// Requests are short; a longer one gets a longer buffer while it is read.
const READ_BUFFER: usize = 1024;
/// How much the library may hold of what it sends by itself, such as answers to pings, while the other end takes
/// nothing.
const MOST_UNSENT: usize = 4 * 1024;
/// How long, and for how many bytes, the other end may still send after it was said goodbye. Closing before it has
/// read the goodbye would destroy it.
const LINGER: Duration = Duration::from_secs(1);
const LINGER_BYTES: u64 = 256 * 1024;
/// The longest header of a frame that a server sends.
const LONGEST_HEADER: usize = 10;

/// A request for a WebSocket.
pub(crate) struct Upgrade {
    key: HeaderValue,
    ready: OnUpgrade,
}

impl FromRequestParts<Arc<Site>> for Upgrade {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<Site>) -> Result<Upgrade, Failure> {
        let bad = || Failure::new(RefusalCode::BadMessage, "this is an address for WebSockets");
        let says = |header: HeaderName, word: &str| {
            let values = parts.headers.get_all(header).iter().filter_map(|value| value.to_str().ok());
            values.flat_map(|value| value.split(',')).any(|each| each.trim().eq_ignore_ascii_case(word))
        };
        if !(says(CONNECTION, "upgrade") && says(UPGRADE, "websocket") && says(SEC_WEBSOCKET_VERSION, "13")) {
            return Err(bad());
        }
        let key = parts.headers.get(SEC_WEBSOCKET_KEY).cloned().ok_or_else(bad)?;
        let ready = parts.extensions.remove::<OnUpgrade>().ok_or_else(bad)?;
        Ok(Upgrade { key, ready })
    }
}

impl Upgrade {
    /// Answers the request, and lets the conversation begin as soon as the other end has the answer. From then on it
    /// may send only so many bytes a second.
    pub(crate) fn accept<C: Future<Output = ()> + Send + 'static>(
        self,
        bytes_a_second: u64,
        converse: impl FnOnce(ClientSocket) -> C + Send + 'static,
    ) -> Response {
        let ready = self.ready;
        tokio::spawn(async move {
            let Ok(upgraded) = ready.await else { return };
            let Ok(hyper::upgrade::Parts { io, read_buf, .. }) = upgraded.downcast::<TokioIo<ClientStream>>()
            else {
                return;
            };
            let received = read_buf.to_vec();
            // It is a part of all that the request was read with, and would keep all of it.
            drop(read_buf);
            let mut stream = io.into_inner();
            stream.limit(bytes_a_second);
            converse(ClientSocket::new(stream, received).await).await;
        });
        let accept = derive_accept_key(self.key.as_bytes());
        let headers =
            [(CONNECTION, "upgrade"), (UPGRADE, "websocket"), (SEC_WEBSOCKET_ACCEPT, accept.as_str())];
        (StatusCode::SWITCHING_PROTOCOLS, headers).into_response()
    }
}

/// What a client sends.
pub(crate) enum Incoming {
    Text(Utf8Bytes),
    /// Something else than text.
    Binary,
    /// Nothing but that somebody is there.
    Pulse,
    /// More than a message may have.
    TooLong,
}

/// A WebSocket to a client.
pub(crate) struct ClientSocket(WebSocketStream<ClientStream>);

impl ClientSocket {
    async fn new(stream: ClientStream, received: Vec<u8>) -> ClientSocket {
        let config = WebSocketConfig::default()
            .read_buffer_size(READ_BUFFER)
            .write_buffer_size(0)
            .max_write_buffer_size(MOST_UNSENT)
            .max_message_size(Some(MOST_MESSAGE_BYTES))
            .max_frame_size(Some(MOST_MESSAGE_BYTES));
        ClientSocket(WebSocketStream::from_partially_read(stream, received, Role::Server, Some(config)).await)
    }

    /// What the other end sends next; none if it has ended the conversation.
    pub(crate) async fn receive(&mut self) -> Option<Incoming> {
        match self.0.next().await? {
            Ok(Message::Text(text)) => Some(Incoming::Text(text)),
            Ok(Message::Binary(_)) => Some(Incoming::Binary),
            Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_)) => Some(Incoming::Pulse),
            Err(Error::Capacity(_)) => Some(Incoming::TooLong),
            Ok(Message::Close(_)) | Err(_) => None,
        }
    }

    /// Sends one text after the other in one go, to somebody who takes it in time.
    pub(crate) async fn send(&mut self, outgoing: Outgoing, patience: Duration) -> io::Result<()> {
        tokio::time::timeout(patience, self.send_all(&outgoing.0)).await?
    }

    async fn send_all(&mut self, bytes: &[u8]) -> io::Result<()> {
        // What the library sends of its own accord, such as the answer to a ping, goes first.
        self.0.flush().await.map_err(io::Error::other)?;
        let stream = self.0.get_mut();
        let sent = match stream.try_write(bytes) {
            Ok(sent) => sent,
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => 0,
            Err(error) => return Err(error),
        };
        if sent < bytes.len() {
            stream.write_all(&bytes[sent..]).await?;
        }
        Ok(())
    }

    /// Says goodbye, if anybody is still there, and waits a moment until it is read.
    pub(crate) async fn close(mut self, code: CloseCode, reason: &'static str, patience: Duration) {
        let frame = CloseFrame { code, reason: reason.into() };
        let goodbye = async {
            self.0.send(Message::Close(Some(frame))).await.map_err(io::Error::other)?;
            self.0.get_mut().shutdown().await
        };
        if let Ok(Ok(())) = tokio::time::timeout(patience, goodbye).await {
            let mut rest = self.0.get_mut().take(LINGER_BYTES);
            let _ = tokio::time::timeout(LINGER, tokio::io::copy(&mut rest, &mut tokio::io::sink())).await;
        }
    }
}

/// Texts on their way to a client.
pub(crate) struct Outgoing(Vec<u8>);

impl Outgoing {
    /// One text, with room for the short word that usually follows.
    pub(crate) fn new(text: &str) -> Outgoing {
        let mut outgoing = Outgoing(Vec::with_capacity(text.len() + 64));
        outgoing.add(text);
        outgoing
    }

    pub(crate) fn add(&mut self, text: &str) {
        self.0.reserve(LONGEST_HEADER + text.len());
        let header = FrameHeader { opcode: OpCode::Data(Data::Text), ..FrameHeader::default() };
        // Writing to memory does not fail.
        if header.format(text.len() as u64, &mut self.0).is_ok() {
            self.0.extend_from_slice(text.as_bytes());
        }
    }

    pub(crate) fn bytes(&self) -> usize {
        self.0.len()
    }
}
