//! The places that a move is about.

use artel_ghost_stories::{GhostStories, Move, Space, Taoist};

use super::grid::Spot;

/// The tiles and spaces that a move names.
pub(super) fn spots(game: &GhostStories, action: Move) -> Vec<Spot> {
    let of = |taoist: Taoist| Spot::Tile(game.tile_of(game.side_of(taoist)));
    let spaces = |spaces: artel_engine::Set<Space>| spaces.iter().map(Spot::Space).collect();
    match action {
        Move::Step(tile)
        | Move::Call(tile)
        | Move::Cleanse(tile)
        | Move::Restore(tile)
        | Move::Guide(_, tile)
        | Move::Carry(_, tile) => vec![Spot::Tile(tile)],
        Move::Enfeeble(space)
        | Move::Buddha(space)
        | Move::Place(space)
        | Move::Banish(space)
        | Move::Dispel(space)
        | Move::CurseFirst(space) => vec![Spot::Space(space)],
        Move::Shift(from, to) => vec![Spot::Space(from), Spot::Space(to)],
        Move::Calm(side) => spaces(side.spaces()),
        Move::Exorcise | Move::DispelBoth => spaces(game.targets()),
        Move::Ask => vec![Spot::Tile(game.tile_of(game.turn()))],
        Move::Suffer(taoist)
        | Move::Revive(taoist)
        | Move::Request(taoist)
        | Move::Pay(taoist, _)
        | Move::GiveQi(taoist)
        | Move::GiveYinYang(taoist) => vec![of(taoist)],
        Move::Yin
        | Move::Pocket(_)
        | Move::Borrow(_)
        | Move::PickUp
        | Move::End
        | Move::Discard(_)
        | Move::Take(_)
        | Move::Pray(_)
        | Move::Skip
        | Move::Keep
        | Move::Reroll(_)
        | Move::RerollCurse
        | Move::Lend
        | Move::Refuse
        | Move::GiveUp
        | Move::GainQi
        | Move::GainYinYang => Vec::new(),
    }
}
