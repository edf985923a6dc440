//! Gaining, forgetting and giving Power cards (SI-252 to SI-264).

use artel_engine::{Log, Seat};

use crate::agenda::{Drawn, Task};
use crate::components::{Card, Cards};
use crate::effect::{Gain, PowerKind};
use crate::event::Event;
use crate::game::SpiritIsland;
use crate::outcome::Due;

impl SpiritIsland {
    /// The next card of a Spirit's Power Progression; none without it or when it is used up (SI-R36).
    pub(crate) fn next_of_progression(&self, seat: Seat) -> Option<Card> {
        let spirit = self.spirit(seat);
        let id = spirit.panel().progression.get(spirit.progression? as usize)?;
        id.parse().ok()
    }

    /// The card of the Power Progression is taken.
    pub(crate) fn progress_power(&mut self, seat: Seat, card: Card, log: &mut impl Log<Event>) {
        log.push(Event::Progressed { seat, card });
        let spirit = self.spirit_mut(seat);
        spirit.progression = spirit.progression.map(|taken| taken + 1);
        self.take_card(seat, card);
    }

    /// Starts drawing cards (SI-252).
    pub(crate) fn start_drawing(&mut self, who: Seat, major: bool, gain: Gain) {
        self.push(Task::Draw { who, major, gain, drawn: Drawn::new() });
    }

    /// The cards of a deck that can be drawn.
    pub(crate) fn deck(&self, major: bool) -> Cards {
        self.power_decks.and(Cards::of_kind(major))
    }

    /// Draws the next card, or goes on to choose among those drawn (SI-255, SI-R31).
    pub(crate) fn draw(&mut self, who: Seat, major: bool, gain: Gain, drawn: Drawn) {
        if self.deck(major).is_empty() && !drawn.is_full() {
            let pile = self.power_discards.and(Cards::of_kind(major));
            self.power_decks = self.power_decks.or(pile);
            self.power_discards = self.power_discards.minus(pile);
        }
        if drawn.is_full() || self.deck(major).is_empty() {
            self.push(Task::Keep { who, major, gain, drawn });
        } else {
            self.push(Task::Draw { who, major, gain, drawn });
            self.due = Some(Due::Power { major, scope: self.scope as u8 });
        }
    }

    /// A card was drawn for the task on top.
    pub(crate) fn card_drawn(&mut self, card: Card, log: &mut impl Log<Event>) {
        self.power_decks.remove(card);
        log.push(Event::PowerDrawn { card });
        if let Some(Task::Draw { drawn, .. }) = self.agendas[self.scope].last_mut() {
            let _ = drawn.try_push(card);
        }
    }

    /// One of the drawn cards is kept, the others are discarded (SI-253).
    pub(crate) fn keep_card(
        &mut self,
        who: Seat,
        card: Card,
        gain: Gain,
        major: bool,
        drawn: &Drawn,
        log: &mut impl Log<Event>,
    ) {
        let rest: Drawn = drawn.iter().copied().filter(|&other| other != card).collect();
        log.push(Event::GainedCard { seat: who, card });
        if gain == Gain::Shared && !rest.is_empty() {
            let user = self.user_or(who);
            self.push(Task::Keep { who: user, major, gain: Gain::Any, drawn: rest });
        } else {
            rest.iter().for_each(|&other| self.power_discards.insert(other));
        }
        self.take_card(who, card);
    }

    /// A card comes into a Spirit's hand; a Major Power costs another card (SI-254, SI-256).
    fn take_card(&mut self, who: Seat, card: Card) {
        self.spirit_mut(who).hand.insert(card);
        if card.entry().kind == PowerKind::Major {
            self.push(Task::Forget { who });
        }
    }

    /// A card is forgotten (SI-259 to SI-261).
    pub(crate) fn forget(&mut self, who: Seat, card: Card, log: &mut impl Log<Event>) {
        log.push(Event::Forgot { seat: who, card });
        let spirit = self.spirit_mut(who);
        spirit.hand.remove(card);
        spirit.in_play.remove(card);
        spirit.discard.remove(card);
        if card.entry().kind == PowerKind::Unique {
            spirit.forgotten.insert(card);
        }
        spirit.count_elements();
        if card.entry().kind != PowerKind::Unique {
            self.power_discards.insert(card);
        }
    }

    /// User and target may give each other a card; alone there is nobody to give one to.
    pub(crate) fn swap_gifts(&mut self, who: Seat) {
        let user = self.user_or(who);
        let target = self.action.as_ref().and_then(|action| action.target).unwrap_or(user);
        if user != target {
            self.push(Task::Gift { from: target, to: user });
            self.push(Task::Gift { from: user, to: target });
        }
    }

    /// A card of the hand is given away (SI-R71).
    pub(crate) fn give_card(&mut self, from: Seat, to: Seat, card: Card, log: &mut impl Log<Event>) {
        self.spirit_mut(from).hand.remove(card);
        log.push(Event::Gave { seat: from, to, card });
        self.take_card(to, card);
    }
}
