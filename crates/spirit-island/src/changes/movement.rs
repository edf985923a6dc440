//! Pushing, gathering and moving pieces and Presence (SI-278 to SI-284).

use artel_engine::{Log, Seat};

use crate::components::{BUILDINGS, Kind, Kinds, Land, Lands, Piece};
use crate::deeds::Act;
use crate::effect::{Condition, PushWay, Trait};
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
        let around = self.around_now(from);
        match way {
            PushWay::Freely | PushWay::WithDefend(_) | PushWay::Dreamt => around,
            // Once every land has got a piece, the others go where they like (SI-R81).
            PushWay::Evenly | PushWay::Apart => {
                let fresh = around.minus(used);
                if fresh.is_empty() { around } else { fresh }
            }
            PushWay::Without(kind) => {
                around.iter().filter(|&land| self.island.at(land).count(kind) == 0).collect()
            }
            PushWay::TowardOcean => {
                let here = self.way_to_ocean(from);
                around.iter().filter(|&land| self.way_to_ocean(land) < here).collect()
            }
            PushWay::Into => around.and(used),
            PushWay::TowardBuildings => {
                let here = self.island.at(from).total(BUILDINGS);
                around.iter().filter(|&land| self.island.at(land).total(BUILDINGS) > here).collect()
            }
        }
    }

    /// The adjacent lands for which all tests hold.
    pub(crate) fn push_only(&self, from: Land, tests: &[Condition], who: Seat) -> Lands {
        let fits = |land: &Land| tests.iter().all(|&test| self.holds(test, *land, who));
        self.around_now(from).iter().filter(fits).collect()
    }

    /// How many lands it is to the nearest Ocean.
    fn way_to_ocean(&self, land: Land) -> u8 {
        if !land.is_land() {
            return 0;
        }
        let coast = self.island.coast();
        let steps = (0..u8::MAX).find(|&range| self.island.within(range, coast).contains(land));
        steps.map_or(u8::MAX, |steps| steps.saturating_add(1))
    }

    /// The adjacent lands with most pieces of these kinds, if there are any.
    pub(crate) fn most_around(&self, from: Land, kinds: Kinds) -> Lands {
        let count = |land: Land| self.island.at(land).total(kinds);
        let around = self.around_now(from);
        let most = around.iter().map(count).max().filter(|most| *most > 0);
        around.iter().filter(|&land| Some(count(land)) == most).collect()
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
        self.note(Act::Pushed, Some(to), piece, 1);
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
        self.island.take(from, piece, 1);
        self.island.add(to, piece, 1);
        self.note_move(piece, from, to);
        log.push(self, event);
        if piece.damage > 0 {
            self.check_pieces(to, log);
        }
        if piece.kind == Kind::Dahan {
            self.follow_dahan(from, to);
        }
    }

    /// The action in progress has moved a piece. One that it has not moved before goes first, as players would have it.
    fn note_move(&mut self, piece: Piece, from: Land, to: Land) {
        let ground = self.island.at(from);
        let left = piece.owner.map_or(ground.count(piece.kind), |seat| ground.presence(seat));
        if self.done_alike(Act::Moved, from, piece) > left {
            self.take_back(Act::Moved, from, piece);
        }
        self.note(Act::Moved, Some(to), piece, 1);
    }

    /// Spirits whose Presence may go along with a Dahan are asked.
    fn follow_dahan(&mut self, from: Land, to: Land) {
        for who in self.all_seats().rev() {
            let follows = self.spirit(who).traits().any(|bends| bends == Trait::FollowDahan);
            if follows && self.island.at(from).presence(who) > 0 {
                self.push(question::Follow { from, to, who });
            }
        }
    }

    /// Presence goes from a land to another, which may make or unmake sacred sites.
    pub(crate) fn move_presence(&mut self, seat: Seat, from: Land, to: Land, log: &mut impl Log<Self>) {
        let presence = Piece::of(Kind::Presence, seat);
        self.island.take(from, presence, 1);
        self.island.add(to, presence, 1);
        if self.is_in_action(seat) {
            self.note_move(presence, from, to);
        }
        log.push(self, Event::MovedPresence { seat, from, to });
        self.check_pieces(to, log);
    }

    /// 1 Presence comes from the origin of the Power.
    pub(crate) fn presence_from_origin(&mut self, to: Land, who: Seat, log: &mut impl Log<Self>) {
        let user = self.user_or(who);
        let origin = self.action().and_then(|action| action.origin);
        if let Some(from) = origin
            && from != to
            && self.island.at(from).presence(user) > 0
            && self.may_dwell(user, to)
        {
            self.move_presence(user, from, to, log);
        }
    }

    /// Destroyed Presence of the target Spirit comes back.
    pub(crate) fn return_presence(&mut self, land: Land, most: u8, who: Seat, log: &mut impl Log<Self>) {
        let seat = self.whose(crate::effect::Whose::Target, who);
        let count = most.min(self.spirit(seat).destroyed);
        if count == 0 || !self.may_dwell(seat, land) {
            return;
        }
        for _ in 0..count {
            self.spirit_mut(seat).destroyed -= 1;
            self.island.add(land, Piece::of(Kind::Presence, seat), 1);
            log.push(self, Event::ReturnedPresence { seat, land });
        }
        self.note(Act::PresenceAdded, Some(land), Piece::of(Kind::Presence, seat), count);
        self.check_pieces(land, log);
    }
}
