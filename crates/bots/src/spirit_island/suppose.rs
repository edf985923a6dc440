//! Hypothetical states: what Powers would do if they were used now or after the Invaders.

use artel_engine::Seat;
use artel_odds::spirit_island::{Build, Ravage, Skipped};
use artel_spirit_island::effect::{InvaderAction, Speed};
use artel_spirit_island::{Cards, Editor, Elements, InvaderCard, Kind, Piece, SpiritIsland};

/// The state as if it were the phase of this speed and only this Spirit could use Powers, with these cards in play
/// besides those that are.
pub(super) fn powers(game: &SpiritIsland, seat: Seat, cards: Cards, speed: Speed) -> SpiritIsland {
    let mut editor = Editor::new(game);
    editor.use_powers(seat, speed);
    editor.put_into_play(seat, cards);
    editor.done()
}

/// The state as if the Spirit had these elements besides those it has.
pub(super) fn elements(game: &SpiritIsland, seat: Seat, elements: Elements) -> SpiritIsland {
    let mut editor = Editor::new(game);
    editor.gain_elements(seat, elements);
    editor.done()
}

/// The state as if the Invaders had ravaged and built, roughly: nothing cascades, nobody is asked, no card is turned
/// up, and the Dahan strike the greatest Invaders first.
pub(super) fn invaders(game: &SpiritIsland) -> SpiritIsland {
    let with_invaders = |&card: &InvaderCard| game.shown(card).iter().filter(|&land| game.has_invaders(land));
    let mut editor = Editor::new(game);
    for land in game.ravage_cards().iter().flat_map(with_invaders) {
        let ravage = Ravage::of(editor.state(), land);
        if ravage.skipped == Skipped::No {
            suffer(&mut editor, ravage);
        }
    }
    for land in game.build_cards().iter().flat_map(with_invaders) {
        let state = editor.state();
        if state.has_invaders(land) && !state.is_skipped(land, InvaderAction::Build) {
            let kind = Build::of(state, land, true).kind;
            editor.add(land, Piece::whole(kind));
        }
    }
    editor.move_invader_cards();
    editor.done()
}

fn suffer(editor: &mut Editor, ravage: Ravage) {
    let land = ravage.land;
    let mut lost = ravage.dahan_lost;
    for (piece, there) in editor.pieces(land, Kind::Dahan) {
        let taken = there.min(lost);
        editor.take(land, piece, taken);
        lost -= taken;
    }
    if ravage.blights {
        editor.add_blight(land);
    }
    let mut left = ravage.counterattack;
    for kind in [Kind::City, Kind::Town, Kind::Explorer] {
        let health = editor.state().health(kind, land);
        for (piece, count) in editor.pieces(land, kind) {
            let need = health.saturating_sub(piece.damage).max(1);
            let fallen = count.min(left / need);
            left -= fallen * need;
            editor.take(land, piece, fallen);
        }
    }
}
