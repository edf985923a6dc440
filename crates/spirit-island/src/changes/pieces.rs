//! Destroying, removing and replacing pieces (SI-270 to SI-273).

use artel_engine::{Log, Seat};

use crate::agenda::Verb;
use crate::components::{INVADERS, Kind, Kinds, Land, Piece, Pieces};
use crate::deeds::Act;
use crate::event::Event;
use crate::game::SpiritIsland;
use crate::question;

impl SpiritIsland {
    /// Whether a piece can be chosen for this.
    pub(crate) fn can_pick(&self, verb: Verb, piece: Piece, land: Land, left: u8) -> bool {
        match verb {
            Verb::Destroy | Verb::Drown => {
                let dreams = INVADERS.contains(piece.kind) && piece.dream.damage().is_some();
                !self.is_safe(piece.kind, land) && (!self.is_dream() || dreams)
            }
            Verb::RemoveHealth => self.health(piece.kind, land) <= left,
            Verb::Downgrade => INVADERS.contains(piece.kind),
            Verb::Upgrade => piece.kind.upgraded().is_some(),
            Verb::InheritStrife(_) => piece.is_plain(),
            Verb::StrifeOnce => self.underway.fresh.iter().any(|(fresh, _)| fresh == piece),
            Verb::Remove | Verb::Replace(..) | Verb::Inherit | Verb::Strife => true,
        }
    }

    /// A piece was chosen; tells how much of what is left it took up.
    pub(crate) fn pick(
        &mut self,
        verb: Verb,
        piece: Piece,
        land: Land,
        who: Seat,
        log: &mut impl Log<Self>,
    ) -> u8 {
        match verb {
            Verb::Destroy => match piece.owner {
                Some(seat) if piece.kind == Kind::Presence => self.destroy_presence(seat, land, log),
                Some(_) | None => self.destroy(piece, 1, land, log),
            },
            Verb::Drown => self.drown(self.user_or(who), piece, 1, land, log),
            Verb::Remove => self.remove(piece, land, log),
            Verb::Strife => self.add_strife(piece, land, log),
            Verb::StrifeOnce => {
                self.underway.fresh.take(piece);
                self.add_strife(piece, land, log);
            }
            Verb::RemoveHealth => {
                let health = self.health(piece.kind, land);
                self.remove(piece, land, log);
                return health;
            }
            Verb::Downgrade => match piece.kind.downgraded() {
                Some(with) => self.replace(piece, 1, with, land, who, log),
                None => self.remove(piece, land, log),
            },
            Verb::Upgrade => {
                let Some(with) = piece.kind.upgraded() else { unreachable!("only what can be is chosen") };
                self.replace(piece, 1, with, land, who, log);
            }
            Verb::Replace(count, with) => self.replace(piece, count, with, land, who, log),
            Verb::InheritStrife(strife) => {
                self.island.take(land, piece, 1);
                self.island.add(land, piece.with_strife(strife), 1);
            }
            Verb::Inherit => self.damage_pieces(piece, 1, land, 1, log),
        }
        1
    }

    /// Pieces are added to a land.
    pub(crate) fn add_pieces(&mut self, kind: Kind, count: u8, land: Land, log: &mut impl Log<Self>) {
        if count > 0 {
            self.island.add(land, Piece::whole(kind), count);
            log.push(self, Event::Added { kind, land, count });
            self.note_added(kind, count, land);
        }
    }

    /// The action in progress has added pieces; who may push them away is asked.
    pub(crate) fn note_added(&mut self, kind: Kind, count: u8, land: Land) {
        self.note(Act::Added, Some(land), kind, count);
        if INVADERS.contains(kind)
            && let Some(who) = self.pusher_of_added(land)
        {
            for _ in 0..count {
                self.push(question::PushOne { piece: Piece::whole(kind), from: land, who });
            }
        }
    }

    /// The pieces of these kinds that the board shows are added to the land.
    pub(crate) fn add_printed(&mut self, kinds: Kinds, land: Land, who: Seat, log: &mut impl Log<Self>) {
        for (kind, count) in land.printed().setup.by_kind() {
            if !kinds.contains(kind) {
                continue;
            }
            if kind == Kind::Blight {
                (0..count).for_each(|_| self.add_blight(land, who, log));
            } else {
                self.add_pieces(kind, count, land, log);
            }
        }
    }

    /// All pieces of these kinds that have damage are removed.
    pub(crate) fn remove_damaged(&mut self, kinds: Kinds, land: Land, log: &mut impl Log<Self>) {
        let hurt: Pieces = self.island.pieces(land, kinds).filter(|(piece, _)| piece.damage > 0).collect();
        for (piece, count) in hurt {
            for _ in 0..count {
                self.remove(piece, land, log);
            }
        }
    }

    /// An Invader gets 1 Strife (SM-121).
    fn add_strife(&mut self, piece: Piece, land: Land, log: &mut impl Log<Self>) {
        self.island.take(land, piece, 1);
        self.island.add(land, piece.with_strife(piece.strife + 1), 1);
        self.note(Act::Added, Some(land), Kind::Strife, 1);
        log.push(self, Event::Strifed { piece, land });
    }

    /// 1 Strife is removed from an Invader.
    pub(crate) fn remove_strife(&mut self, piece: Piece, land: Land, log: &mut impl Log<Self>) {
        self.note(Act::Removed, Some(land), Kind::Strife, 1);
        self.lose_strife(piece, land, log);
    }

    /// An Invader loses 1 Strife, which goes back to the supply.
    pub(crate) fn lose_strife(&mut self, piece: Piece, land: Land, log: &mut impl Log<Self>) {
        self.island.take(land, piece, 1);
        self.island.add(land, piece.with_strife(piece.strife - 1), 1);
        log.push(self, Event::LostStrife { piece, land });
    }

    fn remove(&mut self, piece: Piece, land: Land, log: &mut impl Log<Self>) {
        self.island.take(land, piece, 1);
        self.blight_pool += u8::from(piece.kind == Kind::Blight);
        if let (Kind::Presence, Some(owner)) = (piece.kind, piece.owner) {
            self.spirit_mut(owner).destroyed += 1;
        }
        self.note(Act::Removed, Some(land), piece, 1);
        log.push(self, Event::Removed { piece, land });
    }

    /// A piece is replaced; the new ones take over its damage and its Strife (SI-272, SI-R23, SI-R62, SI-R63, SM-R53).
    fn replace(
        &mut self,
        piece: Piece,
        count: u8,
        with: Kind,
        land: Land,
        who: Seat,
        log: &mut impl Log<Self>,
    ) {
        let replaced = Event::Replaced { piece, with, count, land };
        self.island.take(land, piece, 1);
        self.blight_pool += u8::from(piece.kind == Kind::Blight);
        let strife = if INVADERS.contains(with) { piece.strife } else { 0 };
        let damage = if with.has_health() { piece.damage } else { 0 };
        if count == 1 {
            let falls = damage > 0 && damage >= self.health(with, land);
            let new = Piece::whole(with).with_damage(if falls { 0 } else { damage }).with_strife(strife);
            self.island.add(land, new, 1);
            log.push(self, replaced);
            if falls {
                self.destroy(new, 1, land, log);
            }
        } else {
            self.island.add(land, Piece::whole(with), count);
            log.push(self, replaced);
            let stands = damage == 0 || self.health(with, land) > 1 || damage < count;
            self.inherit(damage, count, with, land, who, log);
            // What takes over damage may fall, so that this is asked first: it lies above.
            if strife > 0 && stands {
                self.inherit_strife(strife, with, land, who);
            }
        }
    }

    /// One of several new Invaders takes over the Strife of the one they replace (SM-R53).
    fn inherit_strife(&mut self, strife: u8, with: Kind, land: Land, who: Seat) {
        let (verb, kinds) = (Verb::InheritStrife(strife), Kinds::only(with));
        self.push(question::Pick { land, verb, kinds, left: 1, up_to: false, who });
    }

    /// Several new pieces divide the damage of the one they replace.
    fn inherit(
        &mut self,
        damage: u8,
        count: u8,
        with: Kind,
        land: Land,
        who: Seat,
        log: &mut impl Log<Self>,
    ) {
        if damage == 0 {
            return;
        }
        if self.health(with, land) == 1 {
            // Every point destroys one of them, whichever it is.
            self.destroy(Piece::whole(with), damage.min(count), land, log);
        } else {
            self.push(question::Pick {
                land,
                verb: Verb::Inherit,
                kinds: Kinds::only(with),
                left: damage,
                up_to: false,
                who,
            });
        }
    }
}
