//! Blight and the Presence it destroys (SI-197 to SI-202).

use artel_engine::{Log, Seat};

use crate::action::{Action, Source};
use crate::agenda::Step;
use crate::components::{BlightCard, BlightSide, Kind, Land, Piece};
use crate::deeds::{Act, With};
use crate::effect::{Effects, Lasting};
use crate::event::Event;
use crate::game::SpiritIsland;
use crate::outcome::Due;
use crate::question;
use crate::reconcile::Coming;

artel_engine::vocabulary! {
    /// What added Blight does besides lying there.
    #[derive(Default)]
    pub(crate) enum Spread: "way of Blight" {
        /// It destroys Presence, and cascades if there is other Blight (SI-199, SI-200).
        #[default]
        Usual = "usual",
        /// It does not cascade.
        Alone = "alone",
        /// It neither cascades nor destroys Presence.
        Quiet = "quiet",
    }
}

impl SpiritIsland {
    /// 1 Blight is added to a land; `who` decides where it cascades to.
    pub(crate) fn add_blight(&mut self, land: Land, who: Seat, log: &mut impl Log<Self>) {
        self.let_come(Coming::Blight { land, spread: Spread::Usual, who }, log);
    }

    /// 1 Blight is added to a land, which nothing prevents.
    pub(crate) fn add_blight_now(&mut self, land: Land, spread: Spread, who: Seat, log: &mut impl Log<Self>) {
        if self.blight_pool == 0 {
            self.blight_missing = true;
            log.push(self, Event::BlightMissing {});
            return;
        }
        self.blight_pool -= 1;
        let cascades = self.island.at(land).blight() > 0
            && spread == Spread::Usual
            && !self.lasts_at(land, Lasting::NoCascade);
        self.island.add(land, Piece::whole(Kind::Blight), 1);
        self.note(Act::Blighted, Some(land), With::Nothing, 1);
        log.push(self, Event::Blighted { land });
        // First Presence is destroyed, then the card is turned, then the Blight cascades (SM-R44): what comes later lies
        // below on the agenda.
        if cascades {
            self.push(question::Cascade { from: land, who });
        }
        if self.blight_pool == 0 && self.can_turn_blight() {
            self.push(Step::TurnBlight);
        }
        if spread != Spread::Quiet {
            self.all_seats().for_each(|seat| self.destroy_presence(seat, land, log));
        }
        if cascades {
            log.push(self, Event::Cascaded { from: land });
        }
    }

    /// Whether the Blight card is turned over or replaced when it is empty (SM-R12, SM-R13, SM-R45).
    pub(crate) fn can_turn_blight(&self) -> bool {
        let turns = match self.blight_side {
            BlightSide::NoCard => false,
            BlightSide::Healthy => true,
            BlightSide::Turned(card) => card.entry().still_healthy,
        };
        turns && !self.blight_unseen.is_empty()
    }

    /// The empty Blight card is turned over; which one it is, chance decides.
    pub(crate) fn turn_blight(&mut self, _: &mut impl Log<Self>) {
        if self.blight_pool == 0 && self.can_turn_blight() {
            self.due = Some(Due::Blight);
        }
    }

    /// A Blight card was turned up: it is filled, and what it does at once happens (SM-R13, SM-R44).
    pub(crate) fn blight_turned(&mut self, card: BlightCard, log: &mut impl Log<Self>) {
        self.blight_unseen.remove(card);
        self.blight_side = BlightSide::Turned(card);
        let blight = self.blight_of_side(card);
        self.blight_pool += blight;
        log.push(self, Event::BlightTurned { card, blight });
        self.blight_acts(card, card.entry().at_once);
    }

    /// At the start of every Invader phase the Blight card that was turned up acts (SM-064).
    pub(crate) fn blighted_island(&mut self) {
        if let BlightSide::Turned(card) = self.blight_side {
            self.blight_acts(card, card.entry().each_phase);
        }
    }

    fn blight_acts(&mut self, card: BlightCard, effects: Effects) {
        if !effects.is_empty() {
            let who = SpiritIsland::HOST;
            self.begin_action(Action::new(Source::Blight(card), who));
            self.push(Step::Do { effects, land: None, who });
        }
    }

    /// Blight leaves the game from the Blight card, one after another: when it is empty, it may be turned over.
    pub(crate) fn blight_leaves(&mut self, left: u8, log: &mut impl Log<Self>) {
        let Some(rest) = left.checked_sub(1).filter(|_| self.blight_pool > 0) else { return };
        self.push(Step::BlightLeaves { left: rest });
        self.blight_pool -= 1;
        log.push(self, Event::BlightLeft {});
        if self.blight_pool == 0 && self.can_turn_blight() {
            self.push(Step::TurnBlight);
        }
    }

    /// Blight has cascaded to a land. Where it goes on from there is decided by the user of the Power that added it
    /// (SI-041), else by the keeper of that land (SI-R82).
    pub(crate) fn cascade_to(&mut self, land: Land, who: Seat, log: &mut impl Log<Self>) {
        let by_power = self.is_power();
        self.add_blight(land, if by_power { who } else { self.keeper(land) }, log);
    }

    /// 1 Blight goes from a land back to the pool, which never turns the Blight card back (SI-198, SM-065).
    pub(crate) fn remove_blight(&mut self, land: Land, log: &mut impl Log<Self>) {
        if self.island.at(land).blight() > 0 {
            self.island.take(land, Piece::whole(Kind::Blight), 1);
            self.blight_pool += 1;
            log.push(self, Event::Cleansed { land });
        }
    }

    /// 1 Presence of a Spirit in the land is destroyed, if there is one (SI-059).
    pub(crate) fn destroy_presence(&mut self, seat: Seat, land: Land, log: &mut impl Log<Self>) {
        if self.island.at(land).presence(seat) > 0 {
            self.let_come(Coming::Loss { land, seat }, log);
        }
    }

    /// 1 Presence of a Spirit is destroyed, which nothing prevents.
    pub(crate) fn lose_presence_now(&mut self, seat: Seat, land: Land, log: &mut impl Log<Self>) {
        self.island.take(land, Piece::of(Kind::Presence, seat), 1);
        self.spirit_mut(seat).destroyed += 1;
        self.note(Act::PresenceLost, Some(land), Piece::of(Kind::Presence, seat), 1);
        log.push(self, Event::LostPresence { seat, land });
    }
}
