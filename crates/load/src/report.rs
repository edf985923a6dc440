//! What is measured in which order, and how it is shown.

use std::time::Duration;

use crate::drive::{self, Measured};
use crate::pair::Kind;
use crate::process::Server;
use crate::{Plan, disk};

/// The first of the rooms that are not counted.
const WARM_UP: usize = 1_000_000;

/// The numbers of one server with one number of rooms.
#[derive(Clone, Copy)]
struct Row {
    moves_per_second: f64,
    /// Microseconds of processor time for a move, about.
    worked: f64,
    full: Latency,
    paced: Latency,
    rooms_per_second: f64,
    memory_live: f64,
    /// Measured in the first round only: it takes a while until a server lets go.
    memory_idle: Option<f64>,
}

/// Milliseconds from a move until everybody has heard of it.
#[derive(Clone, Copy)]
struct Latency {
    p50: f64,
    p99: f64,
}

impl Latency {
    fn of(measured: &Measured) -> Latency {
        Latency { p50: measured.within(0.5), p99: measured.within(0.99) }
    }
}

impl Row {
    /// What stands in the middle of the rounds, number by number: what else the machine does comes and goes.
    fn median(rounds: &[Row]) -> Row {
        let of = |number: fn(&Row) -> f64| {
            let mut numbers: Vec<f64> = rounds.iter().map(number).collect();
            numbers.sort_by(f64::total_cmp);
            numbers[numbers.len() / 2]
        };
        Row {
            moves_per_second: of(|row| row.moves_per_second),
            worked: of(|row| row.worked),
            full: Latency { p50: of(|row| row.full.p50), p99: of(|row| row.full.p99) },
            paced: Latency { p50: of(|row| row.paced.p50), p99: of(|row| row.paced.p99) },
            rooms_per_second: of(|row| row.rooms_per_second),
            memory_live: of(|row| row.memory_live),
            memory_idle: rounds.iter().find_map(|row| row.memory_idle),
        }
    }
}

pub(crate) async fn run(plan: &Plan) -> anyhow::Result<()> {
    let mut kinds = vec![Kind::Relay, Kind::DurableRelay, Kind::Artel];
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
        let mut rounds = vec![Vec::new(); kinds.len()];
        for round in 0..plan.rounds() {
            // In turns, so that a busy minute of the machine does not fall upon one of them alone.
            for (rows, &kind) in rounds.iter_mut().zip(&kinds) {
                rows.push(measure(kind, plan, rooms, round == 0).await?);
            }
        }
        let rows: Vec<(Kind, Row)> =
            kinds.iter().zip(&rounds).map(|(&kind, rows)| (kind, Row::median(rows))).collect();
        for (kind, row) in &rows {
            print(*kind, rooms, row);
        }
        compare(&rows);
    }
    Ok(())
}

async fn measure(kind: Kind, plan: &Plan, rooms: usize, until_idle: bool) -> anyhow::Result<Row> {
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
    let memory_idle =
        if until_idle && kind == Kind::Artel { Some(idle(&server, &memory).await?) } else { None };
    server.stop().await;
    Ok(Row {
        moves_per_second: full.moves_per_second,
        worked,
        full: Latency::of(&full),
        paced: Latency::of(&paced),
        rooms_per_second,
        memory_live,
        memory_idle,
    })
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
        row.moves_per_second,
        row.worked,
        row.full.p50,
        row.full.p99,
        row.paced.p50,
        row.paced.p99,
        row.memory_live,
        row.rooms_per_second,
        row.memory_idle.map(|idle| format!("   idle afterwards: {idle:.1} KiB a room")).unwrap_or_default(),
    );
}

fn name(kind: Kind) -> &'static str {
    match kind {
        Kind::Artel => "Artel",
        Kind::Relay => "bare relay",
        Kind::DurableRelay => "durable relay",
        Kind::BoardgameIo => "boardgame.io",
    }
}

/// Artel, durable, against the others, which keep nothing, but for the relay that does.
fn compare(rows: &[(Kind, Row)]) {
    let find = |kind: Kind| rows.iter().find(|(each, _)| *each == kind).map(|(_, row)| row);
    let Some(artel) = find(Kind::Artel) else { return };
    for kind in [Kind::Relay, Kind::DurableRelay, Kind::BoardgameIo] {
        if let Some(other) = find(kind) {
            println!(
                "       Artel / {:<13} moves/s {:.2}, processor {:.2}, p50 {:.2}, p99 {:.2}, memory {:.2}",
                name(kind),
                artel.moves_per_second / other.moves_per_second,
                artel.worked / other.worked,
                artel.paced.p50 / other.paced.p50,
                artel.paced.p99 / other.paced.p99,
                artel.memory_live / other.memory_live,
            );
        }
    }
}
