//! Driving many rooms at once.

use std::ops::Range;
use std::time::{Duration, Instant};

use futures_util::stream::{self, StreamExt, TryStreamExt};

use crate::pair::{Kind, Pair};

/// How long a move may take before the measurement is given up.
const PATIENCE: Duration = Duration::from_secs(10);

/// How many rooms are being opened at the same time.
const AT_ONCE: usize = 8;

/// What was measured.
#[derive(Default)]
pub(crate) struct Measured {
    pub(crate) moves_per_second: f64,
    /// From a move to the update at the other client, sorted, in microseconds.
    pub(crate) latencies: Vec<u32>,
}

impl Measured {
    /// The latency, in milliseconds, that this share of the moves kept within.
    pub(crate) fn within(&self, share: f64) -> f64 {
        let at = (self.latencies.len().saturating_sub(1) as f64 * share) as usize;
        self.latencies.get(at).map_or(f64::NAN, |&micros| f64::from(micros) / 1000.0)
    }
}

/// Opens rooms, a few at a time, as people come, and tells how many a second.
pub(crate) async fn open(kind: Kind, port: u16, rooms: Range<usize>) -> anyhow::Result<(Vec<Pair>, f64)> {
    let began = Instant::now();
    let count = rooms.len();
    let opening = stream::iter(rooms.map(|room| Pair::open(kind, port, room)));
    let pairs = opening.buffer_unordered(AT_ONCE).try_collect().await?;
    Ok((pairs, count as f64 / began.elapsed().as_secs_f64()))
}

/// Plays in all rooms for a while: as fast as each goes, or at a pace for all together.
pub(crate) async fn play(
    pairs: &mut Vec<Pair>,
    length: Duration,
    pace: Option<f64>,
) -> anyhow::Result<Measured> {
    let rooms = pairs.len();
    let warm = length.mul_f64(0.2);
    let start = Instant::now() + Duration::from_millis(50);
    let (counted, end) = (start + warm, start + warm + length);
    let interval = pace.map(|pace| Duration::from_secs_f64(rooms as f64 / pace));
    let tasks: Vec<_> = pairs
        .drain(..)
        .enumerate()
        .map(|(place, pair)| {
            // The rooms take turns evenly, in an order that is not that of their opening.
            let share = (place * 7919 % rooms) as f64 / rooms as f64;
            let first = start + interval.map_or(Duration::ZERO, |interval| interval.mul_f64(share));
            tokio::spawn(one(pair, first, interval, counted, end))
        })
        .collect();
    let mut latencies = Vec::new();
    for task in tasks {
        let (pair, own) = task.await??;
        pairs.push(pair);
        latencies.extend(own);
    }
    latencies.sort_unstable();
    Ok(Measured { moves_per_second: latencies.len() as f64 / length.as_secs_f64(), latencies })
}

async fn one(
    mut pair: Pair,
    mut next: Instant,
    interval: Option<Duration>,
    counted: Instant,
    end: Instant,
) -> anyhow::Result<(Pair, Vec<u32>)> {
    let mut latencies = Vec::new();
    loop {
        // A move that is late because the one before it took long is counted from when it was due.
        let late = interval.is_some() && Instant::now() > next;
        tokio::time::sleep_until(next.min(end).into()).await;
        let now = Instant::now();
        if now >= end {
            return Ok((pair, latencies));
        }
        let began = if late { next } else { now };
        let heard = tokio::time::timeout(PATIENCE, pair.play()).await??;
        if now >= counted {
            let taken = heard.both.max(heard.mover).saturating_duration_since(began);
            latencies.push(taken.as_micros() as u32);
        }
        next = interval.map_or_else(Instant::now, |interval| next + interval);
    }
}
