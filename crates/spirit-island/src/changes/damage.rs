//! Damage to Invaders and Dahan (SI-192, SI-265 to SI-269).

use artel_engine::{Log, Seat};

use crate::agenda::{Ask, Step, Task};
use crate::components::{BUILDINGS, INVADERS, Kind, Kinds, Land, Lands, Piece, Pieces, WITH_HEALTH};
use crate::deeds::Act;
use crate::effect::make::DAHAN;
use crate::effect::{Lasting, Power};
use crate::event::Event;
use crate::game::SpiritIsland;
use crate::question;
use crate::reconcile::Change;

use super::Cause;

impl SpiritIsland {
    /// Damage is to be divided among Invaders of these kinds, with the bonuses of the Power in use.
    pub(crate) fn deal_damage(&mut self, lands: Lands, kinds: Kinds, amount: u8, who: Seat) {
        self.deal_at_most(lands, kinds, amount, u8::MAX, who);
    }

    /// The same; Badlands can add only so much (SM-131).
    pub(crate) fn deal_at_most(&mut self, lands: Lands, kinds: Kinds, amount: u8, room: u8, who: Seat) {
        if amount > 0 && lands.iter().any(|land| self.island.at(land).has(kinds)) {
            self.strike(lands, kinds, amount, room, who);
        }
    }

    /// So much damage and its bonuses are to be divided.
    fn strike(&mut self, lands: Lands, kinds: Kinds, left: u8, room: u8, who: Seat) {
        self.push(question::Hit { lands, kinds, left, who });
        if !kinds.and(INVADERS).is_empty() {
            self.add_bonus(lands);
        }
        self.add_badlands(lands, kinds, room, who);
    }

    /// Each piece of these kinds takes damage; a bonus is divided freely among them (SI-R45).
    pub(crate) fn damage_each(
        &mut self,
        land: Land,
        kinds: Kinds,
        amount: u8,
        who: Seat,
        log: &mut impl Log<Self>,
    ) {
        if !self.island.at(land).has(kinds) {
            return;
        }
        let before: Pieces = self.island.pieces(land, kinds).collect();
        for (piece, count) in before {
            self.damage_pieces(piece, count, land, amount, log);
        }
        // Invaders and Dahan get the damage of Badlands apart (SM-132).
        let dahan = kinds.and(DAHAN);
        if self.island.at(land).has(dahan) && dahan != kinds {
            self.push(question::Hit { lands: Lands::only(land), kinds: dahan, left: 0, who });
            self.add_badlands(Lands::only(land), dahan, u8::MAX, who);
        }
        let kinds = if dahan == kinds { kinds } else { kinds.minus(dahan) };
        self.strike(Lands::only(land), kinds, 0, u8::MAX, who);
    }

    /// 1 damage to each of some different Invaders.
    pub(crate) fn damage_different(&mut self, land: Land, left: u8, up_to: bool, who: Seat) {
        if left == 0 || !self.island.at(land).has_invaders() {
            return;
        }
        self.underway.fresh = self.island.pieces(land, INVADERS).collect();
        self.push(question::HitDifferent { land, left, up_to, begun: false, who });
    }

    /// One of the different Invaders was chosen; with the first of them the Power deals damage and gets its bonuses.
    pub(crate) fn hit_different(
        &mut self,
        piece: Piece,
        land: Land,
        begun: bool,
        who: Seat,
        log: &mut impl Log<Self>,
    ) {
        self.underway.fresh.take(piece);
        if !begun {
            self.strike(Lands::only(land), INVADERS, 0, u8::MAX, who);
        }
        self.damage_pieces(piece, 1, land, 1, log);
    }

    /// Adds the user's bonuses to the damage on top of the agenda, or asks about them (SI-R45, SI-R67). A Power that
    /// deals damage in several lands gets them when it is done, for any of these lands (SI-R68).
    fn add_bonus(&mut self, lands: Lands) {
        let Some(action) = self.action_mut() else { return };
        let Some(power) = action.source.power() else { return };
        if power.damages_several_lands() {
            action.damaged = action.damaged.or(lands);
        } else {
            self.give_bonus();
        }
    }

    /// The user's bonuses for the damage on top of the agenda, once in a use.
    fn give_bonus(&mut self) {
        let Some(action) = self.action_mut() else { return };
        let user = action.user;
        if !action.bonus_added {
            action.bonus_added = true;
            let bonus = self.damage_bonus(user);
            self.raise_hit(bonus);
        }
        let any_invader = self.kinds_to_hit() == INVADERS;
        if let Some(action) = self.action_mut()
            && !action.gift_offered
        {
            // Where only some kinds can be hit, it may rather wait for the next damage of the Power (SI-R68).
            action.gift_offered = any_invader;
            self.offer_gift(user);
        }
    }

    /// Asks whether the bonus that was given once joins the damage on top of the agenda.
    pub(crate) fn offer_gift(&mut self, user: Seat) {
        if self.usable(user, |what| matches!(what, Lasting::DamageOnce(_))).is_some() {
            self.push(question::Bonus { who: user });
        }
    }

    /// The bonuses of a Power that has dealt damage in several lands; false if there are none to give.
    pub(crate) fn late_bonus(&mut self) -> bool {
        let Some(action) = self.action_mut() else { return false };
        let kinds = action.source.power().map_or(INVADERS, Power::damaged_kinds);
        let (lands, user) = (std::mem::take(&mut action.damaged), action.user);
        if lands.is_empty() {
            return false;
        }
        self.push(Step::EndUse);
        self.push(question::Hit { lands, kinds, left: 0, who: user });
        self.give_bonus();
        true
    }

    /// The bonus that was given once joins the damage.
    pub(crate) fn use_gift(&mut self, user: Seat) {
        let Some(place) = self.usable(user, |what| matches!(what, Lasting::DamageOnce(_))) else { return };
        self.standing[place].left = 0;
        if let Lasting::DamageOnce(more) = *self.standing[place].what {
            self.raise_hit(more);
        }
    }

    /// The kinds among which damage is about to be divided.
    fn kinds_to_hit(&self) -> Kinds {
        let hit = self.agendas[self.scope].iter().rev().find_map(|task| match task {
            Task::Ask(Ask::Hit(question::Hit { kinds, .. })) => Some(*kinds),
            Task::Ask(_) | Task::Step(_) => None,
        });
        hit.unwrap_or(INVADERS)
    }

    /// Adds to the damage that is about to be divided.
    pub(crate) fn raise_hit(&mut self, more: u8) {
        let hit = self.agendas[self.scope].iter_mut().rev().find_map(|task| match task {
            Task::Ask(Ask::Hit(question::Hit { left, .. })) => Some(left),
            Task::Ask(_) | Task::Step(_) => None,
        });
        if let Some(left) = hit {
            *left = left.saturating_add(more);
        }
    }

    /// All damage that pieces of these kinds in the lands can still take.
    pub(crate) fn health_left(&self, lands: Lands, kinds: Kinds) -> u32 {
        lands
            .iter()
            .map(|land| {
                let pieces = self.taking_part(land, kinds);
                pieces
                    .map(|(piece, count)| {
                        // What has dreamt of its death takes no more damage in this Power.
                        let dream = piece.dream.damage().unwrap_or(u8::MAX);
                        let taken = piece.damage.saturating_add(dream);
                        u32::from(self.health_now(piece.kind, land).saturating_sub(taken)) * u32::from(count)
                    })
                    .sum::<u32>()
            })
            .sum()
    }

    /// Some pieces alike take damage, each of them.
    pub(crate) fn damage_pieces(
        &mut self,
        piece: Piece,
        count: u8,
        land: Land,
        amount: u8,
        log: &mut impl Log<Self>,
    ) {
        if amount == 0 {
            return;
        }
        match self.change_of_harm(land, piece.kind) {
            None => {}
            Some(Change::Dream) => return self.dream_of_damage(piece, count, land, amount, log),
            Some(_) => return,
        }
        self.note(Act::Damaged, Some(land), piece, count);
        let damage = piece.damage.saturating_add(amount);
        if damage >= self.health_now(piece.kind, land) {
            self.destroy(piece, count, land, log);
        } else {
            for _ in 0..count {
                self.island.take(land, piece, 1);
                self.island.add(land, piece.with_damage(damage), 1);
                log.push(self, Event::Damaged { piece, land, amount });
            }
        }
    }

    /// Some pieces alike are destroyed, with the Fear that follows (SI-089, SI-273).
    pub(crate) fn destroy(&mut self, piece: Piece, count: u8, land: Land, log: &mut impl Log<Self>) {
        match self.change_of_harm(land, piece.kind) {
            None => {}
            Some(Change::Dream) => return self.dream_of_death(piece, count, land, log),
            Some(_) => return,
        }
        self.island.take(land, piece, count);
        let kind = piece.kind;
        log.push(self, Event::Destroyed { kind, land, count });
        if !self.is_in_force(Lasting::NoBuildingFear) {
            self.generate_fear(kind.fear().saturating_mul(count), Cause::Destroyed, Some(land), log);
        }
        self.note(Act::Destroyed, Some(land), kind, count);
        if BUILDINGS.contains(kind) {
            self.collect_bounty(count, land, log);
        }
    }

    /// How many pieces of these kinds the action in progress has destroyed.
    pub(crate) fn destroyed_so_far(&self, kinds: Kinds) -> u8 {
        self.done_so_far(Act::Destroyed, kinds)
    }

    /// Fear for what a Power destroys, over and above the usual.
    fn collect_bounty(&mut self, count: u8, land: Land, log: &mut impl Log<Self>) {
        let Some(action) = self.action_mut() else { return };
        let more = count.min(action.bounty);
        action.bounty -= more;
        self.generate_fear(more, Cause::Said, Some(land), log);
    }

    /// Pieces whose damage has reached their Health are destroyed (SI-192, SI-R64).
    pub(crate) fn check_pieces(&mut self, land: Land, log: &mut impl Log<Self>) {
        let there: Pieces = self.island.pieces(land, WITH_HEALTH).collect();
        for (piece, count) in there {
            if piece.damage > 0 && piece.damage >= self.health(piece.kind, land) {
                self.destroy(piece, count, land, log);
            }
        }
    }

    /// Explorers against Towns and Cities, at the same time; it is not the Power that deals this damage (SI-R67).
    pub(crate) fn infight(&mut self, land: Land, who: Seat, log: &mut impl Log<Self>) {
        let ground = *self.island.at(land);
        let explorers = ground.count(Kind::Explorer);
        let of = |kinds: Kinds| {
            let attacks = kinds.iter().map(|kind| kind.attack().saturating_mul(ground.count(kind)));
            attacks.fold(0, u8::saturating_add)
        };
        let (theirs, ours) = (of(BUILDINGS), of(Kinds::only(Kind::Explorer)));
        if theirs > 0 && ours > 0 {
            self.push(question::Hit { lands: Lands::only(land), kinds: INVADERS, left: 0, who });
            self.add_badlands(Lands::only(land), INVADERS, u8::MAX, who);
        }
        let mut fallen = theirs.min(explorers);
        let there: Pieces = self.island.pieces(land, Kinds::only(Kind::Explorer)).collect();
        for (explorer, count) in there {
            let count = count.min(fallen);
            fallen -= count;
            if count > 0 {
                self.destroy(explorer, count, land, log);
            }
        }
        if ours > 0 && ground.has(BUILDINGS) {
            self.push(question::Hit { lands: Lands::only(land), kinds: BUILDINGS, left: ours, who });
        }
    }

    /// The Dahan that so much damage destroys: as many as possible (SI-119 to SI-121).
    pub fn dahan_falling(&self, land: Land, amount: u8) -> impl Iterator<Item = (Piece, u8)> + use<> {
        let health = if self.is_safe(Kind::Dahan, land) { 0 } else { self.health(Kind::Dahan, land) };
        let there: Pieces = self.taking_part(land, DAHAN).collect();
        let mut left = amount;
        (0..health).rev().filter_map(move |damage| {
            let piece = Piece::whole(Kind::Dahan).with_damage(damage);
            let count = there.iter().find(|(each, _)| *each == piece).map_or(0, |(_, count)| count);
            let fallen = count.min(left / (health - damage));
            left -= fallen * (health - damage);
            (fallen > 0).then_some((piece, fallen))
        })
    }

    /// Damage to Dahan by Invaders: as many as possible are destroyed (SI-119 to SI-121, SI-R21).
    pub(crate) fn damage_dahan(&mut self, land: Land, mut amount: u8, log: &mut impl Log<Self>) {
        if self.is_safe(Kind::Dahan, land) {
            return;
        }
        amount = self.badlands_on_dahan(land, amount);
        let health = self.health(Kind::Dahan, land);
        for (piece, fallen) in self.dahan_falling(land, amount) {
            amount -= fallen * (health - piece.damage);
            self.destroy(piece, fallen, land, log);
        }
        let hurt = (0..health).rev().map(|damage| Piece::whole(Kind::Dahan).with_damage(damage));
        let left = |piece: Piece| self.taking_part(land, DAHAN).any(|(each, _)| each == piece);
        let hurt = hurt.into_iter().find(|&piece| left(piece));
        if let (Some(piece), 1..) = (hurt, amount) {
            self.damage_pieces(piece, 1, land, amount, log);
        }
    }
}
