//! Event cards: their deck, and what happens when one is drawn (SM-063, SM-066 to SM-070).

use artel_engine::{Log, Seat};

use crate::action::{Action, Source};
use crate::agenda::Step;
use crate::byte::byte;
use crate::components::{Card, EventCard, Land};
use crate::deck::DeckCard;
use crate::effect::{CardTest, Effect, Effects, Lasting, Main, Moment, Part, Power};
use crate::event::Event;
use crate::game::SpiritIsland;
use crate::outcome::Due;
use crate::question;
use crate::standing::Standing;

/// The parts of an Event card in their order, the last first: the one about Dahan, the one about tokens, the main one.
const PARTS: [u8; 3] = [2, 1, 0];

impl CardTest {
    /// Whether the card is such a one.
    fn holds(self, card: &Power) -> bool {
        match self {
            CardTest::Has(element) => card.elements.count(element) > 0,
            CardTest::Lacks(element) => card.elements.count(element) == 0,
            CardTest::Speed(speed) => card.speed == speed,
        }
    }
}

impl DeckCard for EventCard {
    type Class = ();

    fn class(self) {}

    fn every() -> impl Iterator<Item = EventCard> {
        EventCard::all()
    }
}

impl SpiritIsland {
    /// Whether the game is played with Event cards.
    pub fn has_events(&self) -> bool {
        self.events.len() > 0 || !self.event_discard.is_empty()
    }

    /// The Event cards that were drawn, in their order.
    pub fn event_discard(&self) -> &[EventCard] {
        &self.event_discard
    }

    /// In every Invader phase an Event card is drawn, after what the Blight card does and before the Fear cards (SM-063).
    pub(crate) fn draw_event(&mut self) {
        if self.events.len() == 0 {
            // The discard pile is shuffled (SM-R46).
            self.events = crate::deck::Deck::unseen(self.event_discard.iter().map(|_| ()));
            self.event_discard.clear();
        }
        if self.events.len() > 0 {
            self.due = Some(Due::Event);
        }
    }

    /// The Event cards that the next one can be.
    pub(crate) fn possible_events(&self) -> impl Iterator<Item = EventCard> {
        self.events.possible(0, |card| self.is_new_event(card))
    }

    /// Whether the card is in the deck and nobody knows where.
    pub(crate) fn is_new_event(&self, card: EventCard) -> bool {
        self.boxes.event_cards().contains(card) && !self.event_discard.contains(&card)
    }

    /// An Event card was drawn; on the first turn it has no effect (SM-066).
    pub(crate) fn event_drawn(&mut self, card: EventCard, log: &mut impl Log<Self>) {
        let discard = self.event_discard.clone();
        let boxes = self.boxes.event_cards();
        self.events.turn(card, |card| boxes.contains(card) && !discard.contains(&card));
        self.event_discard.push(card);
        let idle = self.turn == 1;
        log.push(self, Event::EventDrawn { card, idle });
        if !idle {
            for part in PARTS {
                self.push(Step::EventPart { card, part });
            }
        }
    }

    /// A part of an Event card is carried out, if it has that one: an action of its own (SM-133).
    pub(crate) fn event_part(&mut self, card: EventCard, part: u8) {
        let entry = card.entry();
        let effects = match part {
            0 => self.main_part(card),
            1 => entry.tokens.as_ref(),
            _ => entry.dahan.as_ref(),
        };
        self.purse.spent_elements = 0;
        let chosen = part == 0 && matches!(entry.main, Main::Chosen(_));
        if effects.is_none() && !chosen {
            return;
        }
        let who = SpiritIsland::HOST;
        self.begin_action(Action::new(Source::Event(card), who));
        if chosen {
            self.push(question::HappenOne { card });
        } else if let Some(part) = effects {
            self.push(Step::Do { effects: part.effects, land: None, who });
        }
    }

    /// The main part that holds now; none if the players choose.
    pub(crate) fn main_part(&self, card: EventCard) -> Option<&'static Part> {
        let (first, parts) = match &card.entry().main {
            Main::Chosen(_) => return None,
            Main::ByStage(until, parts) => (self.current_stage() as u8 <= *until as u8, &parts[..]),
            Main::ByTerror(until, parts) => (self.terror_level() <= *until, &parts[..]),
            Main::ByHealth(parts) => (self.is_healthy(), &parts[..]),
            Main::Always(part) => (true, &part[..]),
        };
        if first { parts.first() } else { parts.get(1) }
    }

    /// What waits for this moment is carried out, in the order in which it began to wait.
    pub(crate) fn carry_out_later(&mut self, moment: Moment) {
        let is_due = |standing: &Standing| matches!(*standing.what, Lasting::Later(of, _) if of == moment);
        let Some(place) = self.standing.iter().position(is_due) else { return };
        let Standing { what, source, user: who, land, .. } = self.standing.remove(place);
        self.push(Step::Await { moment });
        if let Lasting::Later(_, effects) = *what {
            self.begin_action(Action::new(source, who));
            self.push(Step::Do { effects, land, who });
        }
    }

    /// Effects are carried out so often, one time after another.
    pub(crate) fn repeatedly(&mut self, left: u8, effects: Effects, land: Option<Land>, who: Seat) {
        let Some(rest) = left.checked_sub(1) else { return };
        self.push(Step::Times { left: rest, effects, land, who });
        self.push(Step::Do { effects, land, who });
    }

    /// The top card of the Minor deck is turned up; a deck that has run out is made from the discard pile.
    pub(crate) fn turn_top_card(&mut self, effect: &'static Effect, land: Option<Land>, who: Seat) {
        self.refill_deck(false);
        if !self.deck(false).is_empty() {
            self.push(Step::TopCard { effect, land, who });
            self.due = Some(Due::Power { major: false, scope: byte(self.scope) });
        }
    }

    /// The top card was turned up: it is discarded, and decides.
    pub(crate) fn top_card_turned(
        &mut self,
        card: Card,
        effect: &'static Effect,
        land: Option<Land>,
        who: Seat,
    ) {
        let Effect::TopCard(test, then, otherwise) = *effect else { unreachable!("a card decides") };
        self.power_discards.insert(card);
        let effects = if test.holds(card.entry()) { then } else { otherwise };
        self.push(Step::Do { effects, land, who });
    }

    /// What follows if the effects before have destroyed something.
    pub(crate) fn if_destroyed(
        &mut self,
        effect: &'static Effect,
        before: u8,
        land: Option<Land>,
        who: Seat,
    ) {
        let Effect::IfDestroys(kinds, _, effects) = *effect else { unreachable!("something follows") };
        if self.destroyed_so_far(kinds) > before {
            self.push(Step::Do { effects, land, who });
        }
    }

    /// The Event card that is carried out goes back into its deck, under so many others (SM-R46).
    pub(crate) fn return_event(&mut self, depth: u8) {
        if let Some(card) = self.event_discard.pop() {
            self.events.put_under(usize::from(depth), card);
        }
    }
}
