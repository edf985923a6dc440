//! How the server is started.

use std::net::SocketAddr;
use std::path::PathBuf;

use axum::http::Uri;
use clap::{Args, ValueEnum};

use crate::store::{Place, database};

/// How the server is started: by flags, or by environment variables of the same meaning.
#[derive(Args, Clone, Debug)]
pub struct Config {
    /// The address to listen on; port 0 takes a free one
    #[arg(long, env = "ARTEL_LISTEN", value_name = "ADDRESS", default_value = "127.0.0.1:8080")]
    pub listen: SocketAddr,

    /// The folder where the rooms are kept; it is made if it does not exist
    #[arg(long, env = "ARTEL_DATA", value_name = "FOLDER", default_value = "artel-data")]
    pub data: PathBuf,

    /// A PostgreSQL database to keep the rooms in instead of a folder, such as `postgres://artel@db.example/artel`.
    /// Several servers may use the same one
    #[arg(long, env = "DATABASE_URL", hide_env_values = true, value_name = "URL", value_parser = database)]
    pub database: Option<String>,

    /// The address on which this server listens for others that use the same database; port 0 takes a free one
    #[arg(long, env = "ARTEL_PEER_LISTEN", value_name = "ADDRESS", default_value = "127.0.0.1:0")]
    pub peer_listen: SocketAddr,

    /// Where those others reach it, such as `node1.example:7070`; by default the address on which it listens for them
    #[arg(long, env = "ARTEL_PEER_ADDRESS", value_name = "HOST:PORT")]
    pub peer_address: Option<String>,

    /// The address that people see, such as `https://games.example.org`: requests from all other sites are
    /// refused, and cookies are sent over https only if it begins with https
    #[arg(long, env = "ARTEL_PUBLIC_URL", value_name = "URL", value_parser = public_url)]
    pub public_url: Option<String>,

    /// Believe the header X-Forwarded-For: only if people reach the server through a proxy of your own and in no
    /// other way
    #[arg(long, env = "ARTEL_BEHIND_PROXY")]
    pub behind_proxy: bool,

    /// Another address for `/metrics`, `/readyz` and `/healthz`; without it `/metrics` answers this machine only
    #[arg(long, env = "ARTEL_METRICS_LISTEN", value_name = "ADDRESS")]
    pub metrics_listen: Option<SocketAddr>,

    /// How many rooms one address may open in an hour
    #[arg(long, env = "ARTEL_ROOMS_PER_HOUR", value_name = "COUNT", default_value_t = 120)]
    pub rooms_per_hour: u32,

    /// How many requests one address may make in a second, apart from play
    #[arg(long, env = "ARTEL_REQUESTS_PER_SECOND", value_name = "COUNT", default_value_t = 50)]
    pub requests_per_second: u32,

    /// How many messages one connection may send in a second
    #[arg(long, env = "ARTEL_MESSAGES_PER_SECOND", value_name = "COUNT", default_value_t = 20)]
    pub messages_per_second: u32,

    /// How many connections to rooms one address may hold open, and half of all its connections
    #[arg(long, env = "ARTEL_CONNECTIONS", value_name = "COUNT", default_value_t = 100)]
    pub connections: u32,

    /// How many megabytes one address may have written to disk in an hour
    #[arg(long, env = "ARTEL_MEGABYTES_PER_HOUR", value_name = "COUNT", default_value_t = 32)]
    pub megabytes_per_hour: u32,

    /// How many lines of chat one person may say in a room in a minute
    #[arg(long, env = "ARTEL_CHAT_PER_MINUTE", value_name = "COUNT", default_value_t = 40)]
    pub chat_per_minute: u32,

    /// For how many seconds a request may arrive, and a connection without a request may stay open
    #[arg(long, env = "ARTEL_REQUEST_SECONDS", value_name = "SECONDS", default_value_t = 20)]
    pub request_seconds: u64,

    /// After how many seconds without a word a connection is given up; it may take up to twice as long
    #[arg(long, env = "ARTEL_SILENCE_SECONDS", value_name = "SECONDS", default_value_t = 75)]
    pub silence_seconds: u64,

    /// For how many seconds "wait" holds an announced draw at most
    #[arg(long, env = "ARTEL_LONGEST_WAIT_SECONDS", value_name = "SECONDS", default_value_t = 60)]
    pub longest_wait_seconds: u64,

    /// After how many seconds others may take the seat of somebody who has left, and need not ask them before an undo
    #[arg(long, env = "ARTEL_ABSENT_SECONDS", value_name = "SECONDS", default_value_t = 300)]
    pub absent_seconds: u64,

    /// After how many days a room in which nobody has made a move is removed; 0 for never
    #[arg(long, env = "ARTEL_UNUSED_DAYS", value_name = "DAYS", default_value_t = 14)]
    pub unused_days: u32,

    /// How many milliseconds a bot seems to think before it moves
    #[arg(long, env = "ARTEL_BOT_THINKS_MS", value_name = "MILLISECONDS", default_value_t = 700)]
    pub bot_thinks_ms: u64,

    /// How many threads serve; by default one for each core
    #[arg(long, env = "ARTEL_THREADS", value_name = "COUNT")]
    pub threads: Option<usize>,

    /// Serve although the database is damaged, as far as it can be read
    #[arg(long, env = "ARTEL_DESPITE_DAMAGE")]
    pub despite_damage: bool,

    /// How the log is written
    #[arg(long, env = "ARTEL_LOG_FORMAT", value_enum, default_value_t = LogFormat::Text)]
    pub log_format: LogFormat,

    /// What is logged: error, warn, info, debug or trace, also by module, such as `artel_server=debug`
    #[arg(long, env = "ARTEL_LOG", value_name = "FILTER", default_value = "info")]
    pub log: String,
}

impl Config {
    /// Where the rooms are kept.
    pub(crate) fn place(&self) -> Place {
        match &self.database {
            Some(url) => Place::Postgres(url.clone()),
            None => Place::Folder(self.data.clone()),
        }
    }
}

/// How a log is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum LogFormat {
    /// Lines for people.
    Text,
    /// One JSON object a line, for programs.
    Json,
}

/// The address that people see as browsers tell it: without a path and without the usual port.
fn public_url(text: &str) -> Result<String, String> {
    let wrong = || "write it with http:// or https://, a host, and nothing after it".to_owned();
    let uri: Uri = text.parse().map_err(|_| wrong())?;
    let scheme = uri.scheme_str().filter(|scheme| ["http", "https"].contains(scheme)).ok_or_else(wrong)?;
    let bare = ["", "/"].contains(&uri.path()) && uri.query().is_none() && !text.contains(['@', '#']);
    let host = uri.host().filter(|host| bare && !host.is_empty()).ok_or_else(wrong)?;
    let usual = if scheme == "https" { 443 } else { 80 };
    let port = uri.port_u16().filter(|port| *port != usual).map(|port| format!(":{port}"));
    Ok(format!("{scheme}://{}{}", host.to_ascii_lowercase(), port.unwrap_or_default()))
}

#[cfg(test)]
pub(crate) mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        config: Config,
    }

    /// What stands if nothing is said.
    pub(crate) fn config() -> Config {
        Line::parse_from(["artel"]).config
    }

    #[test]
    fn the_public_address_is_what_browsers_say() {
        for (text, told) in [
            ("https://games.example.org", "https://games.example.org"),
            ("https://Games.Example.org:443/", "https://games.example.org"),
            ("http://localhost:8080", "http://localhost:8080"),
            ("http://[::1]:80", "http://[::1]"),
        ] {
            assert_eq!(public_url(text).as_deref(), Ok(told));
        }
        for text in [
            "games.example.org",
            "ftp://games.example.org",
            "https://",
            "https://games.example.org/club",
            "https://me@games.example.org",
            "https://games.example.org/?a=b",
            "https://games.example.org#top",
            "",
        ] {
            assert!(public_url(text).is_err(), "{text}");
        }
    }
}
