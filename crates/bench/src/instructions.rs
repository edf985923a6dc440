//! Instructions, which mean the same on a busy machine as on a quiet one.

use std::process::Command;

/// Enough games that starting the program does not matter after subtracting it.
const GAMES: u64 = 2_000;

/// Instructions per decision, counted by valgrind; says so if that is not installed.
pub(crate) fn report(game: &str) {
    match (count(game, 0), count(game, GAMES)) {
        (Some((start, _)), Some((total, decisions))) if decisions > 0 => {
            println!(
                "  {:<28} {:>9.0} instructions",
                "per decision",
                (total - start) as f64 / decisions as f64
            );
        }
        _ => println!("  instructions are not counted: valgrind is not installed"),
    }
}

/// Instructions and decisions of a run that plays so many games.
fn count(game: &str, games: u64) -> Option<(u64, u64)> {
    let program = std::env::current_exe().ok()?;
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .args(["work", &games.to_string(), "--game", game])
        .output()
        .ok()?;
    let report = String::from_utf8_lossy(&output.stderr).into_owned();
    let instructions =
        report.lines().find_map(|line| line.split("Collected :").nth(1))?.trim().parse().ok()?;
    let printed = String::from_utf8_lossy(&output.stdout).into_owned();
    let decisions = printed.split_whitespace().next()?.parse().ok()?;
    Some((instructions, decisions))
}
