//! What is measured in which order, and how it is shown.

use std::time::Duration;

use crate::drive::{self, Measured};
use crate::pair::Kind;
use crate::process::Server;
use crate::{Plan, disk};

/// The first of the rooms that are not counted.
const WARM_UP: usize = 1_000_000;

/// The numbers of one server with one number of rooms.
struct Row {
    full: Measured,
    /// Microseconds of processor time for a move, about.
    worked: f64,
    paced: Measured,
    rooms_per_second: f64,
    memory_live: f64,
    memory_idle: Option<f64>,
}

pub(crate) async fn run(plan: &Plan) -> anyhow::Result<()> {
    let mut kinds = vec![Kind::Relay, Kind::Artel];
    if plan.boardgame_io.join("node_modules").exists() {
        kinds.push(Kind::BoardgameIo);
    } else {
        println!("boardgame.io is not installed in {}: left out", plan.boardgame_io.display());
    }
    cold_start(plan).await?;
    println!(
        "{:>6} {:<13} {:>9} {:>8} {:>8} {:>8} {:>8} {:>8} {:>8} {:>9}",
        "rooms",
        "server",
        "moves/s",
        "µs/move",
        "p50 ms",
        "p99 ms",
        "p50 ms",
        "p99 ms",
        "KiB/room",
        "rooms/s"
    );
    println!("{:>6} {:<13} {:>18} {:^17} {:^17}", "", "", "", "at full load", "at the pace");
    for &rooms in &plan.rooms {
        let disk = disk::measure(&plan.artel)?;
        println!(
            "       the disk alone: a page is there after {:.2} ms (p50), {:.2} ms (p99)",
            disk.within(0.5),
            disk.within(0.99)
        );
        let mut rows = Vec::new();
        for &kind in &kinds {
            let row = measure(kind, plan, rooms).await?;
            print(kind, rooms, &row);
            rows.push((kind, row));
        }
        compare(&rows);
    }
    Ok(())
}

async fn measure(kind: Kind, plan: &Plan, rooms: usize) -> anyhow::Result<Row> {
    let server = Server::start(kind, plan).await?;
    warm_up(kind, &server).await?;
    let before = server.memory()?;
    let (mut pairs, rooms_per_second) = drive::open(kind, server.port, 0..rooms).await?;
    let memory = |after: u64| after.saturating_sub(before) as f64 / rooms as f64;
    let memory_live = memory(server.memory()?);
    let paced = drive::play(&mut pairs, plan.length(), Some(plan.paced)).await?;
    let worked = server.worked()?;
    let full = drive::play(&mut pairs, plan.length(), None).await?;
    let worked = server.worked()?.saturating_sub(worked).as_secs_f64() * 1e6
        / (full.moves_per_second * plan.seconds * 1.2);
    drop(pairs);
    let memory_idle = if kind == Kind::Artel { Some(idle(&server, &memory).await?) } else { None };
    server.stop().await;
    Ok(Row { full, worked, paced, rooms_per_second, memory_live, memory_idle })
}

/// A few rooms come and go first, so that what a server loads once does not count as theirs.
async fn warm_up(kind: Kind, server: &Server) -> anyhow::Result<()> {
    let (mut pairs, _) = drive::open(kind, server.port, WARM_UP..WARM_UP + 8).await?;
    drive::play(&mut pairs, Duration::from_millis(500), None).await?;
    Ok(())
}

/// What a room costs once nobody is there any more.
async fn idle(server: &Server, memory: &impl Fn(u64) -> f64) -> anyhow::Result<f64> {
    tokio::time::sleep(Duration::from_secs(25)).await;
    Ok(memory(server.memory()?))
}

/// From the start of the program to the first page.
async fn cold_start(plan: &Plan) -> anyhow::Result<()> {
    let server = Server::start(Kind::Artel, plan).await?;
    println!("cold start: the server answers after {:.0} ms", server.start_up.as_secs_f64() * 1000.0);
    server.stop().await;
    Ok(())
}

fn print(kind: Kind, rooms: usize, row: &Row) {
    println!(
        "{rooms:>6} {:<13} {:>9.0} {:>8.1} {:>8.2} {:>8.2} {:>8.2} {:>8.2} {:>8.1} {:>9.0}{}",
        name(kind),
        row.full.moves_per_second,
        row.worked,
        row.full.within(0.5),
        row.full.within(0.99),
        row.paced.within(0.5),
        row.paced.within(0.99),
        row.memory_live,
        row.rooms_per_second,
        row.memory_idle.map(|idle| format!("   idle afterwards: {idle:.1} KiB a room")).unwrap_or_default(),
    );
}

fn name(kind: Kind) -> &'static str {
    match kind {
        Kind::Artel => "Artel",
        Kind::Relay => "bare relay",
        Kind::BoardgameIo => "boardgame.io",
    }
}

/// Artel, durable, against the others, which keep nothing.
fn compare(rows: &[(Kind, Row)]) {
    let find = |kind: Kind| rows.iter().find(|(each, _)| *each == kind).map(|(_, row)| row);
    let Some(artel) = find(Kind::Artel) else { return };
    for kind in [Kind::Relay, Kind::BoardgameIo] {
        if let Some(other) = find(kind) {
            println!(
                "       Artel / {:<12} moves/s {:.2}, processor {:.2}, p50 {:.2}, p99 {:.2}, memory {:.2}",
                name(kind),
                artel.full.moves_per_second / other.full.moves_per_second,
                artel.worked / other.worked,
                artel.paced.within(0.5) / other.paced.within(0.5),
                artel.paced.within(0.99) / other.paced.within(0.99),
                artel.memory_live / other.memory_live,
            );
        }
    }
}
