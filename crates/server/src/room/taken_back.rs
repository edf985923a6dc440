//! What it does to a table that moves are taken back, and what is said of it.

use anyhow::ensure;
use artel_engine::Seed;
use artel_games::{Table, TableEntry};
use artel_protocol::{LogEntry, Speaker, TakenBack};

/// How many of the moves are named.
const NAMED: usize = 3;

/// Takes back the moves from a number on, but for those kept, and tells which.
pub(super) fn take_back(
    table: &mut dyn Table,
    from: u32,
    kept: &[u32],
    by: Speaker,
    redealt: Option<Seed>,
) -> anyhow::Result<TakenBack> {
    let made = table.moves_made() as u32;
    let going: Vec<u32> = (from..=made).filter(|number| !kept.contains(number)).collect();
    ensure!(from > 0 && !going.is_empty(), "there is nothing to take back from move {from} on");
    let entries = table.entries();
    let named = going.iter().take(NAMED).filter_map(|&number| named(number, &entries)).collect();
    let places: Vec<usize> = going.iter().map(|&number| number as usize - 1).collect();
    table.take_out(&places)?;
    if let Some(seed) = redealt {
        table.redeal(seed);
    }
    Ok(TakenBack {
        by,
        count: going.len() as u32,
        moves: named,
        left: table.moves_made() as u32,
        redealt: redealt.is_some(),
    })
}

fn named(number: u32, entries: &[TableEntry]) -> Option<LogEntry> {
    let entry = entries.get(number as usize - 1)?;
    Some(LogEntry {
        number,
        seat: entry.seat,
        action: entry.action.clone(),
        events: Vec::new(),
        revealed: !entry.outcomes.is_empty(),
    })
}
