//! Pushing, gathering and moving pieces and Presence (SI-278 to SI-284).

use artel_engine::{Log, Seat};

use crate::components::{BUILDINGS, INVADERS, Kinds, Land, Lands, Piece};
use crate::effect::PushWay;
use crate::event::Event;
use crate::game::SpiritIsland;
use crate::question;

impl SpiritIsland {
    /// Pieces are to be pushed.
    pub(crate) fn push_pieces(
        &mut self,
        from: Land,
        kinds: Kinds,
        left: u8,
        up_to: bool,
        way: PushWay,
        who: Seat,
    ) {
        self.push(question::Push { from, kinds, left, up_to, way, used: Lands::NONE, who });
    }

    /// Where a piece can be pushed to.
    pub(crate) fn push_targets(&self, from: Land, way: PushWay, used: Lands) -> Lands {
        let around = self.island.around(from);
        match way {
            PushWay::Freely | PushWay::WithDefend(_) => around,
            // Once every land has got a piece, the others go where they like (SI-R81).
            PushWay::Apart => {
                let fresh = around.minus(used);
                if fresh.is_empty() { around } else { fresh }
            }
            PushWay::TowardBuildings => {
                let here = self.island.at(from).total(BUILDINGS);
                around.iter().filter(|&land| self.island.at(land).total(BUILDINGS) > here).collect()
            }
        }
    }

    /// A piece is pushed.
    pub(crate) fn push_piece(
        &mut self,
        piece: Piece,
        from: Land,
        to: Land,
        way: PushWay,
        log: &mut impl Log<Self>,
    ) {
        if let PushWay::WithDefend(amount) = way {
            let moved = amount.min(self.island.at(from).defend);
            self.island.at_mut(from).defend -= moved;
            let ground = self.island.at_mut(to);
            ground.defend = ground.defend.saturating_add(moved);
        }
        if let Some(action) = &mut self.action {
            action.note_pushed(to, INVADERS.contains(piece.kind));
        }
        self.shift(piece, from, to, Event::Pushed { piece, from, to }, log);
    }

    /// A piece goes from a land to another, as the event says; its Health may be another there.
    pub(crate) fn shift(
        &mut self,
        piece: Piece,
        from: Land,
        to: Land,
        event: Event,
        log: &mut impl Log<Self>,
    ) {
        self.island.at_mut(from).take(piece, 1);
        self.island.at_mut(to).add(piece, 1);
        log.push(self, event);
        if piece.damage > 0 {
            self.check_pieces(to, log);
        }
    }

    /// Presence goes from a land to another, which may make or unmake sacred sites.
    pub(crate) fn move_presence(&mut self, seat: Seat, from: Land, to: Land, log: &mut impl Log<Self>) {
        let presence = &mut self.island.at_mut(from).presence[seat.index()];
        *presence = presence.saturating_sub(1);
        self.island.at_mut(to).presence[seat.index()] += 1;
        log.push(self, Event::MovedPresence { seat, from, to });
        self.check_pieces(to, log);
    }

    /// 1 Presence comes from the origin of the Power.
    pub(crate) fn presence_from_origin(&mut self, to: Land, who: Seat, log: &mut impl Log<Self>) {
        let user = self.user_or(who);
        let origin = self.action.as_ref().and_then(|action| action.origin);
        if let Some(from) = origin
            && from != to
            && self.island.at(from).presence[user.index()] > 0
        {
            self.move_presence(user, from, to, log);
        }
    }

    /// Destroyed Presence of the target Spirit comes back.
    pub(crate) fn return_presence(&mut self, land: Land, most: u8, who: Seat, log: &mut impl Log<Self>) {
        let seat = self.whose(crate::effect::Whose::Target, who);
        let count = most.min(self.spirit(seat).destroyed);
        if count == 0 {
            return;
        }
        for _ in 0..count {
            self.spirit_mut(seat).destroyed -= 1;
            self.island.at_mut(land).presence[seat.index()] += 1;
            log.push(self, Event::ReturnedPresence { seat, land });
        }
        if let Some(action) = &mut self.action {
            action.presence_added = true;
        }
        self.check_pieces(land, log);
    }
}
