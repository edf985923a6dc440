//! Structured logs on standard error.

use std::io::IsTerminal;

use anyhow::Context;
use tracing_subscriber::EnvFilter;

use crate::config::{Config, LogFormat};

/// Begins to log. A program that logs already goes on as it did.
pub(crate) fn install(config: &Config) -> anyhow::Result<()> {
    // What people say to each other stands in what the WebSocket library would log.
    let filter = EnvFilter::try_new(&config.log)
        .with_context(|| format!("--log {}", config.log))?
        .add_directive("tungstenite=off".parse()?);
    let subscriber = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(std::io::stderr().is_terminal())
        .with_writer(std::io::stderr);
    let _ = match config.log_format {
        LogFormat::Text => subscriber.with_target(false).try_init(),
        LogFormat::Json => subscriber.json().try_init(),
    };
    Ok(())
}
