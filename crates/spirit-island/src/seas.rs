//! The Oceans, where a Spirit makes them lands for Powers and for Blight.

use artel_engine::{Log, Seat};

use crate::components::{INVADERS, Kind, Kinds, Land, Lands, Piece, Pieces, Terrain, Terrains};
use crate::event::Event;
use crate::game::SpiritIsland;

/// What is drowned where an Ocean is a land.
fn drowning() -> Kinds {
    INVADERS.with(Kind::Dahan)
}

impl SpiritIsland {
    /// The Oceans that count as lands for the action in progress.
    #[inline]
    pub(crate) fn seas_now(&self) -> Lands {
        if self.is_power() { self.island.seas() } else { Lands::NONE }
    }

    /// All lands for the action in progress.
    #[inline]
    pub(crate) fn lands_now(&self) -> Lands {
        self.island.lands.or(self.seas_now())
    }

    /// The lands that a land touches, for the action in progress.
    #[inline]
    pub(crate) fn around_now(&self, land: Land) -> Lands {
        self.island.around_with(land, self.seas_now())
    }

    /// The lands that Blight can go on to from a land.
    pub(crate) fn around_for_blight(&self, land: Land) -> Lands {
        self.island.around_with(land, self.island.seas())
    }

    /// The lands with Presence of a Spirit, for the action in progress.
    #[inline]
    pub(crate) fn presence_now(&self, seat: Seat) -> Lands {
        self.island.presence_anywhere(seat).and(self.lands_now())
    }

    /// The lands of the board that a land is on, for the action in progress.
    pub(crate) fn board_now(&self, land: Land) -> Lands {
        let ocean =
            self.island.board_place(land).map_or(Lands::NONE, |place| Lands::only(Land::ocean(place)));
        self.island.board_of(land).or(ocean.and(self.seas_now()))
    }

    /// Whether a place has one of these terrains; an Ocean that is a land is a Wetland.
    #[inline]
    pub(crate) fn has_terrain(&self, land: Land, terrains: Terrains) -> bool {
        if land.is_land() {
            self.island.has_terrain(land, terrains)
        } else {
            terrains.contains(Terrain::Wetland)
        }
    }

    /// Whether a place is coastal; an Ocean that is a land is.
    #[inline]
    pub(crate) fn is_coastal(&self, land: Land) -> bool {
        self.island.is_coastal(land) || !land.is_land()
    }

    /// The lands of a Spirit's Presence from which Growth measures Range, and those around them.
    pub(crate) fn within_growth(&self, seat: Seat, range: u8) -> Lands {
        let presence = self.island.presence_anywhere(seat);
        let reach = self.island.within_with(range, presence, presence.minus(self.island.lands));
        reach.and(self.island.lands)
    }

    /// Whether something has moved into an Ocean that is a land, or lies in one that is none any more.
    pub(crate) fn is_drowning_due(&self) -> bool {
        !self.island.seas().is_empty() && self.oceans().any(|ocean| self.island.at(ocean).has(drowning()))
    }

    /// The Oceans of all boards.
    pub(crate) fn oceans(&self) -> impl Iterator<Item = Land> + use<> {
        (0..self.island.boards.len()).map(Land::ocean)
    }

    /// What has moved into Oceans is drowned; where the Ocean has ceased to be a land, it comes ashore.
    pub(crate) fn drown_all(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        for ocean in self.oceans() {
            let there: Pieces = self.island.pieces(ocean, drowning()).collect();
            for (piece, count) in there {
                if self.island.seas().contains(ocean) {
                    self.drown(seat, piece, count, ocean, log);
                } else {
                    self.wash_ashore(piece, count, ocean, log);
                }
            }
        }
    }

    /// Pieces come from an Ocean to the coastal land of its board with the lowest number.
    fn wash_ashore(&mut self, piece: Piece, count: u8, from: Land, log: &mut impl Log<Self>) {
        let Some(to) = self.island.around(from).first() else { unreachable!("every board has a coast") };
        for _ in 0..count {
            self.shift(piece, from, to, Event::Moved { piece, from, to }, log);
        }
    }

    /// Some pieces alike are drowned: destroyed, and the printed Health of Invaders is kept (SM-R61).
    pub(crate) fn drown(
        &mut self,
        seat: Seat,
        piece: Piece,
        count: u8,
        land: Land,
        log: &mut impl Log<Self>,
    ) {
        let before = self.island.at(land).count(piece.kind);
        self.destroy(piece, count, land, log);
        let gone = before - self.island.at(land).count(piece.kind);
        if INVADERS.contains(piece.kind) && gone > 0 {
            let spirit = self.spirit_mut(seat);
            spirit.drowned = spirit.drowned.saturating_add(u16::from(piece.kind.health()) * u16::from(gone));
            let health = spirit.drowned;
            log.push(self, Event::Drowned { seat, health });
        }
    }

    /// The Energy that a Spirit can spend: what it has, and what its drowned Invaders are worth, of whom as much Health as
    /// there are players buys 1 Energy at any time (SM-R61).
    #[inline]
    pub(crate) fn wealth(&self, seat: Seat) -> u8 {
        let spirit = self.spirit(seat);
        if spirit.drowned == 0 {
            return spirit.energy;
        }
        let worth = spirit.drowned / u16::from(self.players());
        spirit.energy.saturating_add(u8::try_from(worth).unwrap_or(u8::MAX))
    }

    /// Turns as many drowned Invaders into Energy as are needed to have so much.
    pub(crate) fn sell_drowned(&mut self, seat: Seat, wanted: u8, log: &mut impl Log<Self>) {
        let short = wanted.saturating_sub(self.spirit(seat).energy);
        if short > 0 {
            let price = u16::from(short) * u16::from(self.players());
            let spirit = self.spirit_mut(seat);
            assert!(spirit.drowned >= price, "only what a Spirit has is spent");
            spirit.drowned -= price;
            self.gain_energy(seat, short, log);
        }
    }
}
