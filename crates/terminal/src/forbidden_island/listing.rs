//! How moves are listed: under which heading, by which words, about which tiles.

use artel_forbidden_island::{Cell, ForbiddenIsland, Move};
use artel_texts::Texts;

use super::symbols::letter;

/// The key of the heading of a move.
pub(super) fn heading(action: Move) -> &'static str {
    match action {
        Move::Step(_) => "heading-move",
        Move::Fly(_) => "heading-fly",
        Move::Guide(..) => "heading-guide",
        Move::ShoreUp(_) => "heading-shore-up",
        Move::ShoreUpTwo(..) => "heading-shore-up-two",
        Move::Give(..) => "heading-give",
        Move::Capture(_) => "heading-capture",
        Move::Draw => "heading-draw",
        Move::Flood => "heading-flood",
        Move::Discard(_) => "heading-discard",
        Move::Sandbags(_) => "heading-sandbags",
        Move::Lift(..) => "heading-lift",
        Move::TakeOff => "heading-take-off",
        Move::Swim(_) => "heading-swim",
    }
}

/// The move under its heading: what it names and nothing else.
pub(super) fn label(action: Move, texts: &Texts) -> String {
    let name = |id: &str| texts.name(id);
    let short = |id: &str| texts.form(id, "short");
    match action {
        Move::Step(tile)
        | Move::Fly(tile)
        | Move::ShoreUp(tile)
        | Move::Sandbags(tile)
        | Move::Swim(tile) => name(tile.id()),
        Move::ShoreUpTwo(one, other) => format!("{} + {}", short(one.id()), short(other.id())),
        Move::Guide(adventurer, tile) => format!("{} → {}", name(adventurer.id()), short(tile.id())),
        Move::Give(card, adventurer) => format!("{} → {}", short(card.id()), name(adventurer.id())),
        Move::Capture(treasure) => name(treasure.id()),
        Move::Discard(card) => name(card.id()),
        Move::Lift(passengers, tile) => {
            let letters: Vec<String> = passengers.iter().map(|each| letter(each, texts)).collect();
            format!("{} → {}", letters.join("+"), name(tile.id()))
        }
        Move::Draw => name("label-draw"),
        Move::Flood => name("label-flood"),
        Move::TakeOff => name("label-take-off"),
    }
}

/// The positions that a move is about.
pub(super) fn cells(game: &ForbiddenIsland, action: Move) -> Vec<Cell> {
    match action {
        Move::Step(tile)
        | Move::Fly(tile)
        | Move::Guide(_, tile)
        | Move::ShoreUp(tile)
        | Move::Sandbags(tile)
        | Move::Lift(_, tile)
        | Move::Swim(tile) => vec![game.cell(tile)],
        Move::ShoreUpTwo(one, other) => vec![game.cell(one), game.cell(other)],
        Move::Give(_, adventurer) => {
            game.seat_of(adventurer).map(|seat| game.pawn(seat)).into_iter().collect()
        }
        Move::Capture(_) => vec![game.pawn(game.active())],
        Move::Draw | Move::Flood | Move::Discard(_) | Move::TakeOff => Vec::new(),
    }
}
