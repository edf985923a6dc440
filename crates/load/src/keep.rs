//! A file that remembers what passed through the relay: the least that a server which keeps its word has to do.

use std::fs::File;
use std::io::{Seek, SeekFrom, Write};
use std::path::Path;
use std::sync::mpsc::{Receiver, Sender, channel};

/// How long the file is; it is written over from the start when its end is reached, as a database does with its log.
const LENGTH: usize = 4 * 1024 * 1024;
const PAGE: usize = 4096;

/// Starts a thread that keeps what it is sent and then passes it on; what comes while the disk works is kept together.
pub(crate) fn start<T: AsRef<str> + Send + 'static>(
    path: &Path,
    pass_on: impl Fn(T) + Send + 'static,
) -> anyhow::Result<Sender<T>> {
    let mut file = File::create(path)?;
    file.write_all(&vec![0; LENGTH])?;
    file.sync_all()?;
    let (sender, kept) = channel();
    std::thread::Builder::new().name("keep".into()).spawn(move || run(&mut file, &kept, pass_on))?;
    Ok(sender)
}

fn run<T: AsRef<str>>(file: &mut File, kept: &Receiver<T>, pass_on: impl Fn(T)) {
    let mut end = 0;
    while let Ok(first) = kept.recv() {
        let batch: Vec<T> = std::iter::once(first).chain(kept.try_iter()).collect();
        match keep(file, end, &batch) {
            Ok(next) => end = next,
            Err(error) => return eprintln!("the disk fails: {error}"),
        }
        batch.into_iter().for_each(&pass_on);
    }
}

/// Writes a batch in whole pages and waits until it is on disk; tells where the next one goes.
fn keep<T: AsRef<str>>(file: &mut File, end: usize, batch: &[T]) -> std::io::Result<usize> {
    let mut bytes: Vec<u8> = batch.iter().flat_map(|each| each.as_ref().bytes()).collect();
    bytes.resize(bytes.len().next_multiple_of(PAGE).min(LENGTH), 0);
    let start = if end + bytes.len() > LENGTH { 0 } else { end };
    file.seek(SeekFrom::Start(start as u64))?;
    file.write_all(&bytes)?;
    file.sync_data()?;
    Ok(start + bytes.len())
}
