//! Fear, Terror Levels and Fear cards (SI-088 to SI-109).

use artel_engine::{Log, Seat, Set};

use crate::action::{Action, Source};
use crate::agenda::Task;
use crate::components::FearCard;
use crate::effect::Effect;
use crate::event::Event;
use crate::game::SpiritIsland;

impl SpiritIsland {
    /// Fear is generated; what is left over after a card counts for the next (SI-091 to SI-093).
    pub(crate) fn frighten(&mut self, amount: u8, log: &mut impl Log<Event>) {
        if amount == 0 {
            return;
        }
        log.push(Event::Feared { amount });
        self.fear = self.fear.saturating_add(amount);
        while self.fear >= self.fear_pool() && self.fear_deck > 0 {
            self.fear -= self.fear_pool();
            let before = self.terror_level();
            self.fear_deck -= 1;
            self.fear_earned += 1;
            log.push(Event::EarnedFear {});
            if self.terror_level() > before && self.fear_deck > 0 {
                log.push(Event::TerrorRose { level: self.terror_level() });
            }
        }
        if self.fear_deck == 0 {
            self.fear = 0;
        }
    }

    /// Earned Fear cards are resolved one after another, also those earned meanwhile (SI-096, SI-099).
    pub(crate) fn fear_cards(&mut self) {
        self.action = None;
        if self.fear_earned > 0 {
            self.push(Task::FearCards);
            self.push(Task::TurnFear);
        }
    }

    /// A Fear card was turned over: its effect of the Terror Level is carried out (SI-097, SI-100).
    pub(crate) fn fear_turned(&mut self, card: FearCard, log: &mut impl Log<Event>) {
        self.fear_earned = self.fear_earned.saturating_sub(1);
        self.fear_unseen &= !(1 << card.place());
        let _ = self.fear_discard.try_push(card);
        let level = self.terror_level();
        log.push(Event::FearTurned { card, level });
        let (source, who) = (Source::Fear(card, level - 1), SpiritIsland::HOST);
        self.action = Some(Action::new(source, who));
        self.push(Task::Settle);
        self.push(Task::Do { effects: card.entry().levels[(level - 1) as usize % 3], land: None, who });
    }

    /// A player carries out their share (SI-103).
    pub(crate) fn begin_share(
        &mut self,
        effect: &'static Effect,
        left: Set<Seat>,
        seat: Seat,
        log: &mut impl Log<Event>,
    ) {
        log.push(Event::SharePlayed { seat });
        if let Some(action) = &mut self.action {
            action.user = seat;
        }
        self.push(Task::Shares { effect, left: left.without(seat) });
        self.push(Task::Settle);
        match *effect {
            Effect::EachPlayer(effects) => self.push(Task::Do { effects, land: None, who: seat }),
            _ => self.push(Task::Elsewhere { effect, who: seat }),
        }
    }
}
