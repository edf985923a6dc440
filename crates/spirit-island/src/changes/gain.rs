//! Gaining, forgetting and giving Power cards (SI-252 to SI-264).

use artel_engine::{Log, Seat};

use crate::agenda::{Drawn, Step, Task};
use crate::byte::byte;
use crate::components::{Card, Cards, Element};
use crate::effect::{Gain, PowerKind};
use crate::event::Event;
use crate::game::SpiritIsland;
use crate::outcome::Due;
use crate::owned::Zone;
use crate::question;

impl SpiritIsland {
    /// The next card of a Spirit's Power Progression; none without it or when it is used up (SI-R36).
    pub(crate) fn next_of_progression(&self, seat: Seat) -> Option<Card> {
        let spirit = self.spirit(seat);
        spirit.name.progression().get(usize::from(spirit.progression?)).copied()
    }

    /// The card of the Power Progression is taken.
    pub(crate) fn progress_power(&mut self, seat: Seat, card: Card, log: &mut impl Log<Self>) {
        let spirit = self.spirit_mut(seat);
        spirit.progression = spirit.progression.map(|taken| taken + 1);
        self.take_card(seat, card);
        log.push(self, Event::Progressed { seat, card });
    }

    /// Starts drawing cards (SI-252).
    pub(crate) fn start_drawing(&mut self, who: Seat, major: bool, gain: Gain) {
        self.push(Step::Draw { who, major, gain, drawn: Drawn::new() });
    }

    /// The cards of a deck that can be drawn.
    pub(crate) fn deck(&self, major: bool) -> Cards {
        self.power_decks.deck(major)
    }

    /// A deck that has run out is made from its discard pile (SI-255).
    pub(crate) fn refill_deck(&mut self, major: bool) {
        if self.deck(major).is_empty() {
            let pile = self.power_discards.and(Cards::of_kind(major));
            self.power_decks.shuffle_in(pile);
            self.power_discards = self.power_discards.minus(pile);
        }
    }

    /// Draws the next card, or goes on to choose among those drawn (SI-255, SI-R31).
    pub(crate) fn draw(&mut self, who: Seat, major: bool, gain: Gain, drawn: Drawn) {
        let enough = drawn.len() >= gain.cards();
        if !enough {
            self.refill_deck(major);
        }
        if enough || self.deck(major).is_empty() {
            self.push(question::Keep { who, major, gain, drawn });
        } else {
            self.push(Step::Draw { who, major, gain, drawn });
            self.due = Some(Due::Power { major, scope: byte(self.scope) });
        }
    }

    /// A card was drawn for the task on top.
    pub(crate) fn card_drawn(&mut self, card: Card, log: &mut impl Log<Self>) {
        self.power_decks.draw(card);
        if let Some(&Task::Step(Step::TopCard { effect, land, who })) = self.agendas[self.scope].last() {
            self.pop();
            log.push(self, Event::PowerDrawn { card });
            self.top_card_turned(card, effect, land, who);
            return;
        }
        let Some(Task::Step(Step::Draw { drawn, .. })) = self.agendas[self.scope].last_mut() else {
            unreachable!("a card is drawn for the task on top")
        };
        drawn.push(card);
        log.push(self, Event::PowerDrawn { card });
    }

    /// One of the drawn cards is kept, the others are discarded (SI-253).
    pub(crate) fn keep_card(
        &mut self,
        who: Seat,
        card: Card,
        gain: Gain,
        major: bool,
        drawn: &Drawn,
        log: &mut impl Log<Self>,
    ) {
        let rest: Drawn = drawn.iter().copied().filter(|&other| other != card).collect();
        if gain == Gain::Shared && !rest.is_empty() {
            let user = self.user_or(who);
            self.push(question::Keep { who: user, major, gain: Gain::Any, drawn: rest });
        } else {
            rest.iter().for_each(|&other| self.power_discards.insert(other));
        }
        if let Some(action) = self.action_mut() {
            action.gained = Some(card);
        }
        if gain == Gain::Dealt {
            self.spirit_mut(who).cards.gain(card, Zone::Hand);
        } else {
            self.take_card(who, card);
        }
        log.push(self, Event::GainedCard { seat: who, card });
    }

    /// A card comes into a Spirit's hand; a Major Power costs another card (SI-254, SI-256).
    fn take_card(&mut self, who: Seat, card: Card) {
        self.spirit_mut(who).cards.gain(card, Zone::Hand);
        if card.entry().kind == PowerKind::Major {
            self.push(question::Forget { who });
        }
    }

    /// A card of the hand is paid for and played by a Power, besides the card plays of the turn.
    pub(crate) fn play_besides(&mut self, seat: Seat, card: Card, log: &mut impl Log<Self>) {
        self.spirit_mut(seat).more_plays += 1;
        self.play_card(seat, card, log);
    }

    /// A card of the hand is played by a Power for free, besides the card plays of the turn.
    pub(crate) fn play_free(&mut self, seat: Seat, card: Card, log: &mut impl Log<Self>) {
        let spirit = self.spirit_mut(seat);
        spirit.more_plays += 1;
        spirit.played += 1;
        spirit.cards.put(card, Zone::Play);
        spirit.count_elements();
        log.push(self, Event::Played { seat, card });
    }

    /// A Spirit gains an element for this turn.
    pub(crate) fn gain_element(&mut self, seat: Seat, element: Element, log: &mut impl Log<Self>) {
        let spirit = self.spirit_mut(seat);
        spirit.gained = spirit.gained.with(element);
        spirit.count_elements();
        log.push(self, Event::GainedElement { seat, element });
    }

    /// A card is forgotten (SI-259 to SI-261).
    pub(crate) fn forget(&mut self, who: Seat, card: Card, log: &mut impl Log<Self>) {
        let spirit = self.spirit_mut(who);
        if card.entry().kind == PowerKind::Unique {
            spirit.cards.put(card, Zone::Forgotten);
        } else {
            spirit.cards.lose(card);
        }
        spirit.count_elements();
        if card.entry().kind != PowerKind::Unique {
            self.power_discards.insert(card);
        }
        log.push(self, Event::Forgot { seat: who, card });
    }

    /// User and target may give each other a card; alone there is nobody to give one to.
    pub(crate) fn swap_gifts(&mut self, who: Seat) {
        let user = self.user_or(who);
        let target = self.action().and_then(|action| action.target).unwrap_or(user);
        if user != target {
            self.push(question::Gift { from: target, to: user });
            self.push(question::Gift { from: user, to: target });
        }
    }

    /// A card of the hand is given away (SI-R71).
    pub(crate) fn give_card(&mut self, from: Seat, to: Seat, card: Card, log: &mut impl Log<Self>) {
        self.spirit_mut(from).cards.lose(card);
        self.take_card(to, card);
        log.push(self, Event::Gave { seat: from, to, card });
    }
}
