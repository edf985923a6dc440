//! The nine villagers.

use artel_engine::{Log, Set};

use crate::agenda::{Cause, Due, Task};
use crate::{Colour, Event, Faces, GhostStories, Phase, Place, Power, Side, Space, Step, Taoist, Tile};

/// How many dice the Herbalist rolls (GS-184).
const HERBALIST_DICE: u8 = 2;

impl GhostStories {
    /// Whether the active Taoist may ask the villager of their tile: once, or as their power says
    /// (GS-072, GS-177, GS-178).
    #[inline]
    pub(crate) fn may_ask_again(&self) -> bool {
        let doings = self.doings;
        match (doings.helps, doings.exorcisms) {
            (0, 0) => true,
            (0, 1) => self.active_has(Power::HeavenlyGust),
            (1, 0) => self.active_has(Power::SecondWind),
            _ => false,
        }
    }

    #[inline]
    pub(crate) fn can_ask(&self) -> bool {
        self.before_buddhas() && self.can_help(self.tile_of(self.turn)) && self.may_ask_again()
    }

    pub(crate) fn ask(&mut self, log: &mut impl Log<Self>) {
        let tile = self.tile_of(self.turn);
        self.doings.helps += 1;
        self.phase = Phase::Yang { step: Step::Acted };
        log.push(self, Event::Asked { taoist: self.taoist(self.turn), tile });
        self.begin_help(tile, log);
    }

    /// Whether the villager of a tile can give at least part of their help (GS-180, GS-R36).
    #[inline]
    pub(crate) fn can_help(&self, tile: Tile) -> bool {
        if self.haunted.contains(self.village.place(tile)) {
            return false;
        }
        match tile {
            Tile::Cemetery => !self.dead().is_empty() && self.bank_qi() > 0,
            Tile::TaoistAltar => !self.haunted.is_empty(),
            Tile::HerbalistShop => self.free_dice() > 0 && !self.bank().is_empty(),
            Tile::SorcererHut => !self.banishable().is_empty(),
            Tile::BuddhistTemple => self.temple_buddhas() > 0,
            Tile::NightWatchman => !self.on_stone.is_empty(),
            Tile::TeaHouse => self.bank_qi() > 0 || !self.bank().is_empty(),
            Tile::CircleOfPrayer => !self.prayers().is_empty(),
            Tile::HeavenlyWinds => {
                !self.occupied().is_empty() && self.occupied() != Set::ALL || !self.carried().is_empty()
            }
        }
    }

    /// The dead Taoists who can come back; alone there is nobody (GS-207).
    #[inline]
    pub(crate) fn dead(&self) -> Set<Taoist> {
        self.taoists_where(|board| board.seat.is_some() && board.qi == 0)
    }

    /// The ghosts that the Sorcerer can send away: no incarnations (GS-126, GS-R47).
    #[inline]
    pub(crate) fn banishable(&self) -> Set<Space> {
        let ghost = |&space: &Space| self.card(space).is_some_and(|card| !card.is_incarnation());
        self.occupied().iter().filter(ghost).collect()
    }

    /// The boards with a haunter figure on a stone (GS-188, GS-R93).
    #[inline]
    pub(crate) fn stirring(&self) -> Set<Side> {
        self.on_stone.iter().map(Space::side).collect()
    }

    /// The colours that can be put on the Circle of Prayer (GS-190, GS-R93).
    #[inline]
    pub(crate) fn prayers(&self) -> Set<Colour> {
        let bank = self.bank().colours();
        self.circle.map_or(bank, |colour| bank.without(colour))
    }

    /// The Taoists whom the Pavilion can move: another one, alone the own (GS-193, GS-208, GS-R41).
    #[inline]
    pub(crate) fn carried(&self) -> Set<Taoist> {
        if self.players == 1 { self.living() } else { self.others() }
    }

    /// The villager begins to help; what there is to choose is asked next. The Tea House gives a token and
    /// 1 Qi, then a ghost comes (GS-189).
    pub(crate) fn begin_help(&mut self, tile: Tile, log: &mut impl Log<Self>) {
        match tile {
            // GS-121.
            Tile::Cemetery => self.agenda.push_all([Task::Revive, Task::Curse(Cause::Cemetery)]),
            Tile::TaoistAltar => self.agenda.push_all([Task::Restore, Task::Enter]),
            // Captured dice are missing here too (GS-R48).
            Tile::HerbalistShop => self.due = Some(Due::Herbs(self.free_dice().min(HERBALIST_DICE))),
            Tile::SorcererHut => self.agenda.push_all([Task::Banish, Task::LoseQi]),
            Tile::BuddhistTemple => self.take_buddha(log),
            Tile::NightWatchman => self.agenda.push(Task::Calm),
            Tile::TeaHouse => self.agenda.push_all([Task::TakeTao, Task::TakeQi, Task::Enter]),
            Tile::CircleOfPrayer => self.agenda.push(Task::Pray),
            Tile::HeavenlyWinds => self.agenda.push(Task::Shift),
        }
    }

    /// Takes a token from the bank, if it has one (GS-R31).
    pub(crate) fn take_tao(&mut self, side: Side, colour: Colour, log: &mut impl Log<Self>) {
        if self.bank().count(colour) > 0 {
            self.board_mut(side).tao.add(colour);
            log.push(self, Event::TookTao { taoist: self.taoist(side), colour });
        }
    }

    /// The Herbalist's dice lie: a token for each colour, any token for each white face (GS-184,
    /// GS-185), unless white faces count for nothing (GS-R60).
    pub(crate) fn herbs_rolled(&mut self, dice: Faces, log: &mut impl Log<Self>) {
        log.push(self, Event::HerbsRolled { dice });
        for face in dice.iter() {
            match face.colour() {
                Some(colour) => self.take_tao(self.turn, colour, log),
                None if self.white_ignored() => {}
                None => self.agenda.push(Task::TakeTao),
            }
        }
    }

    /// A Buddha leaves the Temple; it can be placed from the next turn on (GS-187). One a request (GS-R39).
    fn take_buddha(&mut self, log: &mut impl Log<Self>) {
        let turn = self.turn;
        let board = self.board_mut(turn);
        board.buddhas += 1;
        board.fresh_buddhas += 1;
        log.push(self, Event::TookBuddha { taoist: self.taoist(turn) });
    }

    /// The Sorcerer discards a ghost without abilities and reward (GS-101, GS-186).
    pub(crate) fn banish(&mut self, space: Space, log: &mut impl Log<Self>) {
        if let Some(card) = self.card(space) {
            self.clear(space, Some(Event::Banished { card, space }), log);
        }
    }

    /// All haunter figures of a board go back onto their cards (GS-188).
    pub(crate) fn calm(&mut self, side: Side, log: &mut impl Log<Self>) {
        self.on_stone = self.on_stone.minus(side.spaces());
        log.push(self, Event::Calmed { side });
    }

    /// Another token lies on the Circle; the old one goes back to the bank (GS-190, GS-R45).
    pub(crate) fn pray(&mut self, colour: Colour, log: &mut impl Log<Self>) {
        self.circle = Some(colour);
        log.push(self, Event::Prayed { colour });
    }

    /// A ghost moves with everything on it; no ability is triggered (GS-194, GS-R40).
    pub(crate) fn shift(&mut self, from: Space, to: Space, log: &mut impl Log<Self>) {
        let Some(card) = self.card(from) else { return };
        self.ghosts.take(from);
        self.ghosts.put(to, card);
        for set in [&mut self.on_stone, &mut self.dice_held, &mut self.met_buddha] {
            if set.contains(from) {
                set.remove(from);
                set.insert(to);
            }
        }
        if self.mantra == Some(from) {
            self.mantra = Some(to);
        }
        self.recast_spells(card);
        log.push(self, Event::Shifted { card, from, to });
        self.meet_buddha(to, card, log);
        self.keep_mantra_true(log);
    }

    pub(crate) fn carry(&mut self, taoist: Taoist, to: Place, log: &mut impl Log<Self>) {
        self.stand(self.side_of(taoist), to);
        log.push(self, Event::Carried { taoist, tile: self.village.tile(to) });
    }
}
