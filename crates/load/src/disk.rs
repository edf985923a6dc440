//! The disk alone: what no server that keeps its word can be quicker than.

use std::fs::{File, remove_file};
use std::io::{Seek, SeekFrom, Write};
use std::path::Path;
use std::time::{Duration, Instant};

use crate::drive::Measured;

const PAGE: [u8; 4096] = [1; 4096];
/// How many pages are written over and over, as a database does with its log.
const PAGES: u64 = 256;

/// How long it takes until a page is on disk, in a file beside this one.
pub(crate) fn measure(beside: &Path) -> anyhow::Result<Measured> {
    let path = beside.with_file_name("load-disk");
    let mut file = File::create(&path)?;
    for _ in 0..PAGES {
        file.write_all(&PAGE)?;
    }
    file.sync_all()?;
    let mut latencies = Vec::new();
    for page in (0..PAGES).cycle().take(500) {
        let began = Instant::now();
        file.seek(SeekFrom::Start(page * PAGE.len() as u64))?;
        file.write_all(&PAGE)?;
        file.sync_data()?;
        latencies.push(began.elapsed().as_micros() as u32);
        std::thread::sleep(Duration::from_millis(1));
    }
    remove_file(path)?;
    latencies.sort_unstable();
    Ok(Measured { moves_per_second: 0.0, latencies })
}
