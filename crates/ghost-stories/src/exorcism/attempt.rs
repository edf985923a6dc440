//! Attempting an exorcism.

use artel_engine::{Log, Set};

use crate::agenda::{Due, Task};
use crate::exorcism::Exorcism;
use crate::{Event, Faces, GhostStories, Phase, Power, Space, Step};

impl GhostStories {
    /// The ghosts that the active Taoist can attempt from their tile (GS-074, GS-R89).
    #[inline]
    pub fn targets(&self) -> Set<Space> {
        self.exorcisable(self.board(self.turn).place.reach())
    }

    /// Whether one more exorcism is allowed in this turn: one, or as the power says (GS-072, GS-177,
    /// GS-178).
    #[inline]
    pub(crate) fn may_exorcise_again(&self) -> bool {
        let doings = self.doings;
        match (doings.helps, doings.exorcisms) {
            (0, 0) => true,
            (1, 0) => self.active_has(Power::HeavenlyGust),
            (0, 1) => self.active_has(Power::SecondWind),
            _ => false,
        }
    }

    #[inline]
    pub(crate) fn can_exorcise(&self) -> bool {
        self.before_buddhas() && !self.targets().is_empty() && self.may_exorcise_again()
    }

    /// How many dice the active Taoist rolls: those not captured, and the grey one with Strength of a
    /// Mountain (GS-013, GS-076, GS-175).
    #[inline]
    pub fn exorcism_dice(&self) -> u8 {
        self.free_dice() + u8::from(self.active_has(Power::StrengthOfAMountain))
    }

    pub(crate) fn attempt(&mut self, log: &mut impl Log<Self>) {
        self.doings.exorcisms += 1;
        self.phase = Phase::Yang { step: Step::Acted };
        self.exorcism = Exorcism::NONE;
        self.agenda.push(Task::Judge);
        let dice = self.exorcism_dice();
        if dice > 0 {
            self.agenda.push(Task::Reroll);
            self.due = Some(Due::Dice(dice));
        }
        log.push(self, Event::Attempted { taoist: self.taoist(self.turn) });
    }

    /// Dice lie on the table, together with those kept from a first roll.
    pub(crate) fn dice_rolled(&mut self, rolled: Faces, log: &mut impl Log<Self>) {
        self.exorcism.dice = self.exorcism.dice.and(rolled);
        log.push(self, Event::DiceRolled { dice: rolled });
    }
}
