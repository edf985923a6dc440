//! How many files, connections among them, the program may have open.

/// More than are ever needed; some systems allow a billion and then take long to go through them.
const ENOUGH: u64 = 1 << 20;

/// Raises the limit as far as the system allows, and tells it.
#[cfg(unix)]
pub(crate) fn raise_limit() -> u64 {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let before = getrlimit(Resource::Nofile);
    let wanted = before.maximum.unwrap_or(ENOUGH).min(ENOUGH);
    let soft = before.current.unwrap_or(ENOUGH);
    if soft >= wanted {
        return soft;
    }
    match setrlimit(Resource::Nofile, Rlimit { current: Some(wanted), maximum: before.maximum }) {
        Ok(()) => wanted,
        Err(error) => {
            tracing::warn!(%error, limit = soft, "the limit of open files cannot be raised");
            soft
        }
    }
}

/// Nobody can be asked: what is usual elsewhere.
#[cfg(not(unix))]
pub(crate) fn raise_limit() -> u64 {
    ENOUGH.min(1024)
}
