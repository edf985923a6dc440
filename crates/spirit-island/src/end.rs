//! How a game ends.

use std::fmt;

use artel_engine::{Described, Log, Phrase, RuleId, Seat, Status};

use crate::components::{BUILDINGS, INVADERS, Kinds};
use crate::effect::make::CITY;
use crate::event::Event;
use crate::game::SpiritIsland;
use crate::rules::{SI_172, SI_173, SI_174, SI_175};

/// Why a game was lost (SI-172).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Defeat {
    /// The Blight pool is empty.
    Blight,
    /// The Spirit of this seat has no Presence on the island.
    Presence(Seat),
    /// No Invader card is left to be revealed.
    Invaders,
}

impl fmt::Display for Defeat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Defeat::Blight => f.write_str("blight"),
            Defeat::Presence(seat) => write!(f, "presence {seat}"),
            Defeat::Invaders => f.write_str("invaders"),
        }
    }
}

impl Described for Defeat {
    fn phrase(&self) -> Phrase {
        match *self {
            Defeat::Blight => Phrase::new("lost-blight"),
            Defeat::Presence(seat) => Phrase::new("lost-presence").seat("seat", seat),
            Defeat::Invaders => Phrase::new("lost-invaders"),
        }
    }

    fn rules(&self) -> &'static [RuleId] {
        match self {
            Defeat::Blight => &[SI_173, SI_172],
            Defeat::Presence(_) => &[SI_174, SI_172],
            Defeat::Invaders => &[SI_175, SI_172],
        }
    }
}

/// What must be gone from the island to win at each Terror Level (SI-165 to SI-167).
const TO_BE_GONE: [Kinds; 3] = [INVADERS, BUILDINGS, CITY];

impl SpiritIsland {
    /// What must be gone from the island to win now.
    pub(crate) fn to_be_gone(&self) -> Kinds {
        TO_BE_GONE[(self.terror_level() - 1) as usize % 3]
    }

    /// Whether the victory condition holds (SI-165 to SI-168).
    pub(crate) fn victory(&self) -> bool {
        self.fear_deck == 0 || !self.island.has(self.to_be_gone())
    }

    /// What loses the game as the state is, apart from the Invader deck (SI-173, SI-174).
    pub(crate) fn defeat(&self) -> Option<Defeat> {
        if self.blight_pool == 0 || self.blight_missing {
            return Some(Defeat::Blight);
        }
        let gone = self.all_seats().find(|seat| self.island.presence(seat.index()).is_empty());
        gone.map(Defeat::Presence)
    }

    /// An effect is finished: is the game won or lost? Winning comes first (SI-169, SI-170).
    pub(crate) fn judge(&mut self, log: &mut impl Log<Event>) {
        if self.status.is_over() {
            return;
        }
        let defeat = self.defeat();
        if self.victory() {
            log.push(Event::Won { terror_level: self.terror_level(), sacrifice: defeat.is_some() });
            self.finish(Status::Won);
        } else if let Some(defeat) = defeat {
            self.lose(defeat, log);
        }
    }

    /// The game is lost.
    pub(crate) fn lose(&mut self, defeat: Defeat, log: &mut impl Log<Event>) {
        log.push(Event::Lost { defeat });
        self.finish(Status::Lost(defeat));
    }

    fn finish(&mut self, status: Status<Defeat>) {
        self.status = status;
        for agenda in &mut self.agendas {
            agenda.clear();
        }
        self.action = None;
        self.due = None;
    }
}
