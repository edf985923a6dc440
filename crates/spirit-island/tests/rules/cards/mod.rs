//! Power cards of the boxes beyond the first two, by what they do.

mod adding_tokens;
mod choosing;
mod je_bargains;
mod je_counting;
mod je_energy;
mod je_lands;
mod je_skips;
mod je_tokens;
mod je_void;
mod lasting;
mod many_lands;
mod ni_earth;
mod ni_spirits;
mod strife_and_badlands;

use crate::support::Table;
use crate::support::powers::{fast, feared, slow};

/// Something of the Invaders far away from the lands of these tests.
const FAR: &str = "land H1 town:1\n";

/// In the Slow phase, Spirit 1 used the card on a land where it has a sacred site; with the Fear that made.
#[track_caller]
fn slow_on(land: &str, card: &str, elements: &str, pieces: &str) -> (Table, u32) {
    let mut table = slow(&format!("eyes {elements}"), card, &lands(land, pieces));
    let events = table.cast(&format!("use {card}"), land);
    (table, feared(&events))
}

/// The same in the Fast phase.
#[track_caller]
fn fast_on(land: &str, card: &str, elements: &str, pieces: &str) -> (Table, u32) {
    let mut table = fast(&format!("wind {elements}"), card, &lands(land, pieces));
    let events = table.cast(&format!("use {card}"), land);
    (table, feared(&events))
}

fn lands(land: &str, pieces: &str) -> String {
    format!("{FAR}land {land} presence:2 {pieces}\n")
}

/// What is left there of the pieces, and the Fear, after an answer.
#[track_caller]
fn after(table: &Table, answer: &str, land: &str) -> (String, u32) {
    let mut table = table.clone();
    let events = table.play(answer);
    (table.pieces(land), feared(&events))
}
