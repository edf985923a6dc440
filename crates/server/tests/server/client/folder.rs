//! Folders for servers.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

/// A folder of its own, removed at the end.
pub(crate) struct Folder(PathBuf);

static MADE: AtomicU32 = AtomicU32::new(0);

impl Folder {
    pub(crate) fn new() -> Folder {
        let number = MADE.fetch_add(1, Ordering::Relaxed);
        Folder(std::env::temp_dir().join(format!("artel-server-{}-{number}", std::process::id())))
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
