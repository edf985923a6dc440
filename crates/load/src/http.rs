//! The few requests that open a room.

use anyhow::Context;
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Sends a request and returns the JSON of the answer.
pub(crate) async fn request(
    port: u16,
    method: &str,
    path: &str,
    key: Option<&str>,
    body: &str,
) -> anyhow::Result<Value> {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).await?;
    let key = key.map(|key| format!("Authorization: Bearer {key}\r\n")).unwrap_or_default();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n{key}Content-Type: application/json\r\n\
         Content-Length: {}\r\nConnection: close\r\n\r\n",
        body.len()
    );
    stream.write_all(format!("{head}{body}").as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let (start, end) = (answer.find(['{', '[']), answer.rfind(['}', ']']));
    let (start, end) = start.zip(end).with_context(|| format!("no JSON in the answer: {answer}"))?;
    Ok(serde_json::from_str(&answer[start..=end])?)
}
