//! What the spirit tokens of a land do (SM-119 to SM-132).

use artel_engine::Log;

use crate::components::{Kind, Land, Piece};
use crate::effect::{InvaderAction, Lasting};
use crate::event::Event;
use crate::game::SpiritIsland;

impl SpiritIsland {
    /// The token in a land that keeps Invaders from being added by such an action: Wilds for an Explore (SM-119), Disease for
    /// a Build (SM-120). It must be used (SM-R19).
    pub fn token_against(&self, land: Land, action: InvaderAction) -> Option<Kind> {
        let kind = match action {
            InvaderAction::Explore => Kind::Wilds,
            InvaderAction::Build => Kind::Disease,
            InvaderAction::Ravage => return None,
        };
        let is_idle =
            self.lasting_anywhere(|what| matches!(what, Lasting::Idle(kinds) if kinds.contains(kind)));
        (self.island.at(land).count(kind) > 0 && !is_idle).then_some(kind)
    }

    /// A token of the land goes because it was used.
    pub(crate) fn spend_token(&mut self, kind: Kind, land: Land, log: &mut impl Log<Self>) {
        let piece = Piece::whole(kind);
        self.island.take(land, piece, 1);
        log.push(self, Event::Removed { piece, land });
    }
}
