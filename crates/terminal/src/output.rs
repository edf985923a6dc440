//! Writing to standard output, which may be a pipe that somebody closes.

use std::io::{self, Write};

use anyhow::Result;

/// Prints a text.
pub fn print(text: &str) -> Result<()> {
    let written = io::stdout().lock().write_all(text.as_bytes());
    forgive_closed_pipe(written.map_err(Into::into))
}

/// A reader that has gone away is no error: it has read what it wanted.
pub fn forgive_closed_pipe(result: Result<()>) -> Result<()> {
    let closed = |error: &io::Error| error.kind() == io::ErrorKind::BrokenPipe;
    match result {
        Err(error) if error.downcast_ref().is_some_and(closed) => Ok(()),
        other => other,
    }
}
