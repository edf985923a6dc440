//! Powers that only dream: what they would damage and destroy stays, and is frightened instead.

use artel_engine::Log;

use crate::components::{INVADERS, Kind, Kinds, Land, Lands, Piece};
use crate::effect::{PushWay, Trait};
use crate::event::Event;
use crate::game::SpiritIsland;
use crate::question;

use super::Cause;

impl SpiritIsland {
    /// Whether the Power in use neither damages nor destroys anything, because it is one of a Spirit that dreams.
    #[inline]
    pub(crate) fn is_dream(&self) -> bool {
        let Some(action) = self.action().filter(|action| action.source.power().is_some()) else {
            return false;
        };
        self.spirit(action.user).traits().any(|bends| bends == Trait::Dreams)
    }

    /// Whether a Power of a Spirit that dreams is in use, perhaps interrupted by other actions.
    pub(crate) fn dreams(&self) -> bool {
        let dreams = |seat| self.spirit(seat).traits().any(|bends| bends == Trait::Dreams);
        self.underway.iter().any(|action| action.source.power().is_some() && dreams(action.user))
    }

    /// Some Invaders alike are damaged in a dream, each of them; with enough damage they dream of their death.
    pub(super) fn dream_of_damage(
        &mut self,
        piece: Piece,
        count: u8,
        land: Land,
        amount: u8,
        log: &mut impl Log<Self>,
    ) {
        let Some(dream) = piece.dream.damage().filter(|_| INVADERS.contains(piece.kind)) else { return };
        let dream = dream.saturating_add(amount);
        if piece.damage.saturating_add(dream) >= self.health(piece.kind, land) {
            self.dream_of_death(piece, count, land, log);
            return;
        }
        self.island.take(land, piece, count);
        self.island.add(land, piece.dreaming(dream), count);
        for _ in 0..count {
            log.push(self, Event::Damaged { piece, land, amount });
        }
    }

    /// Some Invaders alike dream of their death, each once in a Power: that frightens, and all but Cities flee.
    pub(super) fn dream_of_death(&mut self, piece: Piece, count: u8, land: Land, log: &mut impl Log<Self>) {
        let dreams = INVADERS.contains(piece.kind) && piece.dream.damage().is_some();
        if !dreams {
            return;
        }
        self.island.take(land, piece, count);
        self.island.add(land, piece.dreamt(), count);
        log.push(self, Event::Dreamt { kind: piece.kind, land, count });
        let fear = match piece.kind {
            Kind::Town => 2,
            Kind::City => 5,
            Kind::Explorer
            | Kind::Dahan
            | Kind::Beasts
            | Kind::Wilds
            | Kind::Disease
            | Kind::Badlands
            | Kind::Strife
            | Kind::Vitality
            | Kind::Quake
            | Kind::Deeps
            | Kind::Omen
            | Kind::Blight
            | Kind::Presence
            | Kind::Incarna => 0,
        };
        self.generate_fear(fear * count, Cause::Said, Some(land), log);
        if piece.kind != Kind::City {
            let who = self.user_or(SpiritIsland::HOST);
            let kinds = Kinds::only(piece.kind);
            let way = PushWay::Dreamt;
            self.push(question::Push {
                from: land,
                kinds,
                left: count,
                up_to: false,
                way,
                used: Lands::NONE,
                who,
            });
        }
    }
}
