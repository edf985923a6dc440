//! Fear, Terror Levels and Fear cards (SI-088 to SI-109).

use artel_engine::{Log, Seat, Set};

use crate::action::{Action, Source};
use crate::agenda::Step;
use crate::components::FearCard;
use crate::effect::Effect;
use crate::event::Event;
use crate::game::SpiritIsland;
use crate::question;

impl SpiritIsland {
    /// Fear is generated; what is left over after a card counts for the next (SI-091 to SI-093).
    pub(crate) fn generate_fear(&mut self, amount: u8, log: &mut impl Log<Self>) {
        if amount == 0 {
            return;
        }
        self.fear = self.fear.saturating_add(amount);
        log.push(self, Event::Feared { amount });
        while self.fear >= self.fear_pool && self.terror.cards() > 0 {
            self.fear -= self.fear_pool;
            let rose = self.terror.earn();
            self.fear_earned += 1;
            log.push(self, Event::EarnedFear {});
            if rose {
                log.push(self, Event::TerrorRose { level: self.terror_level() });
            }
        }
        // What is beyond the last card is lost (SI-R09).
        if self.terror.cards() == 0 {
            self.fear = 0;
        }
    }

    /// Earned Fear cards are resolved one after another, also those earned meanwhile (SI-096, SI-099).
    pub(crate) fn fear_cards(&mut self) {
        self.action = None;
        if self.fear_earned > 0 {
            self.push(Step::FearCards);
            self.push(Step::TurnFear);
        }
    }

    /// A Fear card was turned over: its effect of the Terror Level is carried out (SI-097, SI-100).
    pub(crate) fn fear_turned(&mut self, card: FearCard, log: &mut impl Log<Self>) {
        self.fear_earned -= 1;
        self.fear_unseen.remove(card);
        self.fear_discard.push(card);
        let level = self.terror_level();
        let (source, who) = (Source::Fear(card, level - 1), SpiritIsland::HOST);
        self.action = Some(Action::new(source, who));
        self.push(Step::Settle);
        self.push(Step::Do { effects: card.entry().levels[self.terror.place()], land: None, who });
        log.push(self, Event::FearTurned { card, level });
    }

    /// A player carries out their share (SI-103).
    pub(crate) fn begin_share(
        &mut self,
        effect: &'static Effect,
        left: Set<Seat>,
        seat: Seat,
        log: &mut impl Log<Self>,
    ) {
        if let Some(action) = &mut self.action {
            action.user = seat;
        }
        self.push(question::Shares { effect, left: left.without(seat) });
        self.push(Step::Settle);
        if let Effect::EachPlayer(effects) = *effect {
            self.push(Step::Do { effects, land: None, who: seat });
        } else {
            assert!(
                matches!(effect, Effect::EachPlayerElsewhere(..)),
                "only what each player does is shared"
            );
            self.push(question::Elsewhere { effect, who: seat });
        }
        log.push(self, Event::SharePlayed { seat });
    }
}
