//! How the server is started.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::{Args, ValueEnum};

/// How the server is started: by flags, or by environment variables of the same meaning.
#[derive(Args, Clone, Debug)]
pub struct Config {
    /// The address to listen on; port 0 takes a free one
    #[arg(long, env = "ARTEL_LISTEN", value_name = "ADDRESS", default_value = "127.0.0.1:8080")]
    pub listen: SocketAddr,

    /// The folder where the rooms are kept; it is made if it does not exist
    #[arg(long, env = "ARTEL_DATA", value_name = "FOLDER", default_value = "artel-data")]
    pub data: PathBuf,

    /// The address that people see, such as `https://games.example.org`: cookies are then sent over
    /// https only, and requests from other sites are refused by it
    #[arg(long, env = "ARTEL_PUBLIC_URL", value_name = "URL")]
    pub public_url: Option<String>,

    /// Trust the header X-Forwarded-For: only if a proxy of your own stands before the server
    #[arg(long, env = "ARTEL_BEHIND_PROXY")]
    pub behind_proxy: bool,

    /// How many rooms one address may open in an hour
    #[arg(long, env = "ARTEL_ROOMS_PER_HOUR", value_name = "COUNT", default_value_t = 120)]
    pub rooms_per_hour: u32,

    /// How many requests one address may make in a second, apart from play
    #[arg(long, env = "ARTEL_REQUESTS_PER_SECOND", value_name = "COUNT", default_value_t = 50)]
    pub requests_per_second: u32,

    /// How many messages one connection may send in a second
    #[arg(long, env = "ARTEL_MESSAGES_PER_SECOND", value_name = "COUNT", default_value_t = 20)]
    pub messages_per_second: u32,

    /// How many connections one address may hold open
    #[arg(long, env = "ARTEL_CONNECTIONS", value_name = "COUNT", default_value_t = 100)]
    pub connections: u32,

    /// After how many seconds without a word a connection is given up; it may take up to twice as long
    #[arg(long, env = "ARTEL_SILENCE_SECONDS", value_name = "SECONDS", default_value_t = 75)]
    pub silence_seconds: u64,

    /// For how many seconds "wait" holds an announced draw at most
    #[arg(long, env = "ARTEL_LONGEST_WAIT_SECONDS", value_name = "SECONDS", default_value_t = 60)]
    pub longest_wait_seconds: u64,

    /// After how many seconds without a connection somebody's consent to an undo is no longer needed
    #[arg(long, env = "ARTEL_AWAY_SECONDS", value_name = "SECONDS", default_value_t = 300)]
    pub away_seconds: u64,

    /// How many milliseconds a bot seems to think before it moves
    #[arg(long, env = "ARTEL_BOT_THINKS_MS", value_name = "MILLISECONDS", default_value_t = 700)]
    pub bot_thinks_ms: u64,

    /// How many threads serve; by default one for each core
    #[arg(long, env = "ARTEL_THREADS", value_name = "COUNT")]
    pub threads: Option<usize>,

    /// How the log is written
    #[arg(long, env = "ARTEL_LOG_FORMAT", value_enum, default_value_t = LogFormat::Text)]
    pub log_format: LogFormat,

    /// What is logged: error, warn, info, debug or trace, also by module, such as `artel_server=debug`
    #[arg(long, env = "ARTEL_LOG", value_name = "FILTER", default_value = "info")]
    pub log: String,
}

/// How a log is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum LogFormat {
    /// Lines for people.
    Text,
    /// One JSON object a line, for programs.
    Json,
}
