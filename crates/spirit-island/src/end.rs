//! How a game ends.

use std::fmt;

use artel_engine::{Described, Log, Phrase, RuleId, Seat, Status};

use crate::action::Underway;
use crate::agenda::Agendas;
use crate::components::{BUILDINGS, INVADERS, Kinds};
use crate::effect::Victory;
use crate::effect::make::CITY;
use crate::event::Event;
use crate::game::SpiritIsland;
use crate::rules::{SI_172, SI_173, SI_174, SI_175, SM_030};

/// Why a game was lost (SI-172).
///
/// ```
/// use artel_engine::Seat;
/// use artel_spirit_island::Defeat;
/// assert_eq!(Defeat::Presence(Seat(1)).to_string(), "presence 2");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Defeat {
    /// The Blight pool is empty.
    Blight,
    /// The Spirit of this seat has no Presence on the island.
    Presence(Seat),
    /// No Invader card is left to be revealed.
    Invaders,
    /// What loses the game against the adversary has happened.
    Adversary,
    /// What loses the game in the scenario has happened.
    Scenario,
}

impl fmt::Display for Defeat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Defeat::Blight => f.write_str("blight"),
            Defeat::Presence(seat) => write!(f, "presence {seat}"),
            Defeat::Invaders => f.write_str("invaders"),
            Defeat::Adversary => f.write_str("adversary"),
            Defeat::Scenario => f.write_str("scenario"),
        }
    }
}

impl Described for Defeat {
    fn phrase(&self) -> Phrase {
        match *self {
            Defeat::Blight => Phrase::new("lost-blight"),
            Defeat::Presence(seat) => Phrase::new("lost-presence").seat("seat", seat),
            Defeat::Invaders => Phrase::new("lost-invaders"),
            Defeat::Adversary => Phrase::new("lost-adversary"),
            Defeat::Scenario => Phrase::new("lost-scenario"),
        }
    }

    fn rules(&self) -> &'static [RuleId] {
        match self {
            Defeat::Blight => &[SI_173, SI_172],
            Defeat::Presence(_) => &[SI_174, SI_172],
            Defeat::Invaders => &[SI_175, SI_172],
            Defeat::Adversary | Defeat::Scenario => &[SM_030],
        }
    }
}

/// What must be gone from the island to win at each Terror Level (SI-165 to SI-167).
const TO_BE_GONE: [Kinds; 3] = [INVADERS, BUILDINGS, CITY];

/// Looks whether the game is lost for one reason.
type LossTest = fn(&SpiritIsland) -> Option<Defeat>;

/// Losses that stand once they have happened, whatever comes after in the same action: something had to be done and
/// could not be. Where it happens it is noted in the state.
const LOSSES_THAT_STAND: [LossTest; 1] = [blight_missing];

/// Losses by how the state is when an action with all that follows from it is over; until then they may pass.
const LOSSES_OF_STATE: [LossTest; 4] =
    [no_blight_left, no_presence_left, SpiritIsland::lost_to_adversary, SpiritIsland::lost_in_scenario];

/// Blight was needed that the pool did not have (SI-R06).
fn blight_missing(game: &SpiritIsland) -> Option<Defeat> {
    game.blight_missing.then_some(Defeat::Blight)
}

/// The Blight pool is empty (SI-173), and no card is there to turn over (SM-031).
fn no_blight_left(game: &SpiritIsland) -> Option<Defeat> {
    (game.blight_pool == 0 && !game.can_turn_blight()).then_some(Defeat::Blight)
}

/// A Spirit has no Presence on the island (SI-174).
fn no_presence_left(game: &SpiritIsland) -> Option<Defeat> {
    let gone = game.all_seats().find(|seat| game.island.presence_anywhere(*seat).is_empty());
    gone.map(Defeat::Presence)
}

impl SpiritIsland {
    /// What must be gone from the island to win now.
    pub fn to_be_gone(&self) -> Kinds {
        TO_BE_GONE[self.terror.place()]
    }

    /// Whether the victory condition holds (SI-165 to SI-168).
    pub(crate) fn victory(&self) -> bool {
        match self.way_to_win() {
            Victory::Usual | Victory::Rituals => self.terror.is_done() || !self.island.has(self.to_be_gone()),
            Victory::Insurrection => self.insurrection_won(),
        }
    }

    /// What loses the game now, apart from the Invader deck (SI-173, SI-174).
    pub(crate) fn defeat(&self) -> Option<Defeat> {
        LOSSES_THAT_STAND.iter().chain(&LOSSES_OF_STATE).find_map(|test| test(self))
    }

    /// An effect is finished: is the game won or lost? Winning comes first (SI-169, SI-170).
    pub(crate) fn judge(&mut self, log: &mut impl Log<Self>) {
        if self.status.is_over() {
            return;
        }
        let defeat = self.defeat();
        if self.victory() {
            let won = Event::Won { terror_level: self.terror_level(), sacrifice: defeat.is_some() };
            self.finish(Status::Won);
            log.push(self, won);
        } else if let Some(defeat) = defeat {
            self.lose(defeat, log);
        } else if self.is_last_stand_due() {
            self.begin_last_stand(log);
        }
    }

    /// The game is lost.
    pub(crate) fn lose(&mut self, defeat: Defeat, log: &mut impl Log<Self>) {
        self.finish(Status::Lost(defeat));
        log.push(self, Event::Lost { defeat });
    }

    fn finish(&mut self, status: Status<Defeat>) {
        // A card that was turned up lies open as the next one in the Build space.
        let revealed = self.exploring();
        self.build.extend(revealed);
        self.status = status;
        self.agendas = Agendas::default();
        self.underway = Underway::default();
        self.due = None;
    }
}
