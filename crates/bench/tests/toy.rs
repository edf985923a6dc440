//! A game of the list is measured: the toy game, which only its line in the list announces.
#![allow(clippy::unwrap_used, missing_docs)]

use std::process::Command;

#[test]
fn it_is_measured() {
    let run = Command::new(env!("CARGO_BIN_EXE_artel-bench"))
        .args(["work", "10", "--game", "toy"])
        .output()
        .unwrap();
    let printed = String::from_utf8(run.stdout).unwrap();
    assert!(run.status.success() && printed.contains("decisions"), "{printed}");
}
