//! A client's end of a socket.

use anyhow::{Context, bail};
use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::http::header::AUTHORIZATION;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// The library's own buffer of 128 KiB would make a thousand connections crowd the cache out.
const READ_BUFFER: usize = 4 * 1024;

pub(crate) struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    /// Connects; whoever has a key shows it.
    pub(crate) async fn connect(port: u16, path: &str, key: Option<&str>) -> anyhow::Result<Socket> {
        let stream = TcpStream::connect(("127.0.0.1", port)).await?;
        stream.set_nodelay(true)?;
        let mut request = format!("ws://127.0.0.1:{port}{path}").into_client_request()?;
        if let Some(key) = key {
            let value = HeaderValue::from_str(&format!("Bearer {key}"))?;
            request.headers_mut().insert(AUTHORIZATION, value);
        }
        let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER).write_buffer_size(0);
        Ok(Socket(client_async_with_config(request, stream, Some(config)).await?.0))
    }

    pub(crate) async fn send(&mut self, text: String) -> anyhow::Result<()> {
        Ok(self.0.send(Message::text(text)).await?)
    }

    /// The next text.
    pub(crate) async fn hear(&mut self) -> anyhow::Result<Utf8Bytes> {
        loop {
            match self.0.next().await.context("the server has closed the connection")?? {
                Message::Text(text) => return Ok(text),
                Message::Close(why) => bail!("the server closes the connection: {why:?}"),
                _ => {}
            }
        }
    }
}
