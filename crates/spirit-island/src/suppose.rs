//! States that are not: what Powers would do if they were used now or after the Invaders. For players that are programs.

use artel_engine::Seat;

use crate::components::{Cards, Elements, Kind, Land, Piece};
use crate::effect::{InvaderAction, Speed};
use crate::forecast::{Ravage, Skipped};
use crate::game::{Phase, SpiritIsland};
use crate::spirit::Stage;

impl SpiritIsland {
    /// The state as if it were the phase of this speed and only this Spirit could use Powers, with these cards in play
    /// besides those that are.
    #[must_use]
    pub fn supposing(&self, seat: Seat, cards: Cards, speed: Speed) -> SpiritIsland {
        let mut game = self.clone();
        game.agendas.iter_mut().for_each(arrayvec::ArrayVec::clear);
        game.due = None;
        game.action = None;
        game.phase = match speed {
            Speed::Fast => Phase::Fast,
            Speed::Slow => Phase::Slow,
        };
        game.spirits.iter_mut().for_each(|spirit| spirit.stage = Stage::Ready);
        let spirit = game.spirit_mut(seat);
        spirit.stage = Stage::Playing;
        spirit.in_play = spirit.in_play.or(cards);
        spirit.hand = spirit.hand.minus(cards);
        spirit.count_elements();
        game
    }

    /// The state as if the Spirit had these elements besides those it has.
    #[must_use]
    pub fn supposing_elements(&self, seat: Seat, elements: Elements) -> SpiritIsland {
        let mut game = self.clone();
        let spirit = game.spirit_mut(seat);
        spirit.gained = spirit.gained.and(spirit.elements.missing_for(elements));
        spirit.count_elements();
        game
    }

    /// The state as if the Invaders had ravaged and built, roughly: nothing cascades, nobody is asked, no card is turned
    /// up, and the Dahan strike the greatest Invaders first.
    #[must_use]
    pub fn supposing_invaders(&self) -> SpiritIsland {
        let mut game = self.clone();
        for land in self.shown_with_invaders(self.ravage).iter() {
            let ravage = game.ravage_in(land);
            if ravage.skipped == Skipped::No {
                game.suffer(ravage);
            }
        }
        for land in self.shown_with_invaders(self.build).iter() {
            if game.island.at(land).has_invaders() && !game.is_skipped(land, InvaderAction::Build) {
                let kind = if game.builds_explorer(land) { Kind::Explorer } else { game.building(land) };
                game.island.at_mut(land).add(Piece::whole(kind), 1);
            }
        }
        game.ravage = game.build.take();
        game
    }

    fn suffer(&mut self, ravage: Ravage) {
        let land = ravage.land;
        self.take_dahan(land, ravage.dahan_lost);
        if ravage.blights {
            self.blight_pool = self.blight_pool.saturating_sub(1).max(1);
            let ground = self.island.at_mut(land);
            ground.blight = ground.blight.saturating_add(1);
            ground.presence = ground.presence.map(|count| count.saturating_sub(1));
        }
        let mut left = ravage.counterattack;
        for kind in [Kind::City, Kind::Town, Kind::Explorer] {
            let health = self.health(kind, land);
            for (piece, count) in self.island.at(land).clone().pieces(crate::components::Kinds::only(kind)) {
                let need = health.saturating_sub(piece.damage).max(1);
                let fallen = count.min(left / need);
                left -= fallen * need;
                self.island.at_mut(land).take(piece, fallen);
            }
        }
    }

    fn take_dahan(&mut self, land: Land, mut count: u8) {
        for (piece, there) in self.island.at(land).clone().pieces(crate::effect::make::DAHAN) {
            let taken = there.min(count);
            self.island.at_mut(land).take(piece, taken);
            count -= taken;
        }
    }
}
