//! Fear, Terror Levels and Fear cards (SI-088 to SI-109).

use artel_engine::{Log, Seat, Set};

use crate::action::{Action, Source};
use crate::agenda::Step;
use crate::components::{FearCard, Land};
use crate::deck::Slot;
use crate::deeds::{Act, With};
use crate::effect::{Effect, Lasting};
use crate::event::Event;
use crate::game::SpiritIsland;
use crate::numbers::MOST_FEAR_CARDS;
use crate::question;

/// Why Fear is generated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cause {
    /// A text says so.
    Said,
    /// A Town or City was destroyed (SI-089).
    Destroyed,
}

impl SpiritIsland {
    /// Fear is generated, in a land if it is told where; what is left over after a card counts for the next (SI-091 to SI-093).
    pub(crate) fn generate_fear(
        &mut self,
        amount: u8,
        cause: Cause,
        land: Option<Land>,
        log: &mut impl Log<Self>,
    ) {
        if amount == 0 {
            return;
        }
        let act = match cause {
            Cause::Said => Act::Feared,
            Cause::Destroyed => Act::FearedForDestroyed,
        };
        self.note(act, land, With::Nothing, amount);
        let of_power = cause == Cause::Said && self.is_power();
        if let Some(land) = land.filter(|&land| of_power && self.lasts_at(land, Lasting::FearDefends)) {
            self.defend_more(land, amount, log);
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
        if self.fear_earned > 0 {
            self.push(Step::FearCards);
            self.push(Step::TurnFear);
        }
    }

    /// A Fear card was turned over: its effect of the Terror Level is carried out (SI-097, SI-100).
    pub(crate) fn fear_turned(&mut self, card: FearCard, log: &mut impl Log<Self>) {
        self.fear_earned -= 1;
        let unseen = self.fear_unseen;
        self.fear_cards.turn(card, |card| unseen.contains(card));
        self.fear_unseen.remove(card);
        self.fear_discard.push(card);
        let level = self.terror_level();
        let (source, who) = (Source::Fear(card, level - 1), SpiritIsland::HOST);
        self.begin_action(Action::new(source, who));
        self.push(Step::Do { effects: card.entry().levels[self.terror.place()], land: None, who });
        log.push(self, Event::FearTurned { card, level });
    }

    /// The places of Fear cards that nobody has seen, counted from the one that is resolved next.
    pub(crate) fn hidden_fear(&self) -> impl Iterator<Item = u8> {
        let slots = (0..).zip(self.fear_cards.slots());
        slots.filter(|(_, slot)| matches!(slot, Slot::Unseen(()))).map(|(place, _)| place)
    }

    /// The Fear cards that may lie at a place, counted from the one that is resolved next.
    pub(crate) fn possible_fear(&self, place: u8) -> impl Iterator<Item = FearCard> {
        self.fear_cards.possible(usize::from(place), |card| self.fear_unseen.contains(card))
    }

    /// A Fear card was turned face up where it lies.
    pub(crate) fn fear_seen(&mut self, place: u8, card: FearCard, log: &mut impl Log<Self>) {
        let unseen = self.fear_unseen;
        self.fear_cards.look(usize::from(place), card, |card| unseen.contains(card));
        self.fear_unseen.remove(card);
        log.push(self, Event::FearSeen { card, place: place + 1 });
    }

    /// A resolved Fear card comes back under so many others of the deck. It has to be earned at the Terror Level that there
    /// is, which never falls.
    #[cfg_attr(not(test), expect(dead_code, reason = "the first card that does it comes with a later box"))]
    pub(crate) fn return_fear(&mut self, card: FearCard, depth: u8) {
        let place = self.fear_discard.iter().position(|each| *each == card);
        let Some(place) = place else { panic!("only a resolved Fear card comes back, not '{card}'") };
        self.fear_discard.remove(place);
        self.fear_cards.put_under(usize::from(self.fear_earned) + usize::from(depth), card);
        self.terror.add();
    }

    /// A card is added on top of the Fear deck: it has to be earned at the Terror Level that there is (SM-R42).
    pub(crate) fn add_fear_card(&mut self, log: &mut impl Log<Self>) {
        let unused = usize::try_from(self.fear_unseen.len()).unwrap_or(0);
        let hidden = self.hidden_fear().count();
        // Every card of the boxes is in the game already.
        if unused <= hidden || self.fear_cards.len() == MOST_FEAR_CARDS || self.terror.cards() == 0 {
            return;
        }
        self.fear_cards.insert_under(usize::from(self.fear_earned), Slot::Unseen(()));
        self.terror.add();
        log.push(self, Event::FearCardAdded {});
    }

    /// The top card of the Fear deck leaves the game, which may raise the Terror Level (SM-R42).
    pub(crate) fn drop_fear_card(&mut self, log: &mut impl Log<Self>) {
        if self.terror.cards() == 0 {
            return;
        }
        // A card that lies face up stays where it is.
        let Some(place) = self.hidden_fear().find(|place| *place >= self.fear_earned) else { return };
        self.fear_cards.remove(usize::from(place));
        let rose = self.terror.earn();
        log.push(self, Event::FearCardLeft {});
        if rose {
            log.push(self, Event::TerrorRose { level: self.terror_level() });
        }
    }

    /// A player carries out their share (SI-103).
    pub(crate) fn begin_share(
        &mut self,
        effect: &'static Effect,
        left: Set<Seat>,
        seat: Seat,
        log: &mut impl Log<Self>,
    ) {
        self.push(question::Shares { effect, left: left.without(seat) });
        if let Effect::EachPlayer(effects) = *effect {
            self.share(seat, None, effects);
        } else {
            assert!(
                matches!(effect, Effect::EachPlayerElsewhere(..)),
                "only what each player does is shared"
            );
            self.share(seat, None, &[]);
            self.push(question::Elsewhere { effect, who: seat });
        }
        log.push(self, Event::SharePlayed { seat });
    }
}

#[cfg(test)]
mod tests {
    use artel_engine::{Game as _, NoLog, Seed};

    use crate::components::FearCard;
    use crate::{Setup, SpiritIsland};

    /// Earns a Fear card and has it resolved as this one.
    fn resolve(game: &mut SpiritIsland, card: FearCard) {
        let pool = game.fear_pool;
        game.generate_fear(pool, super::Cause::Said, None, &mut NoLog);
        game.fear_turned(card, &mut NoLog);
    }

    #[test]
    fn a_fear_card_that_comes_back_is_known_and_lowers_no_terror_level() {
        let mut game = SpiritIsland::new(&Setup::default(), Seed(1)).expect("the setup is one");
        let cards: Vec<FearCard> = FearCard::all().take(3).collect();
        for &card in &cards {
            resolve(&mut game, card);
        }
        assert_eq!((game.terror_level(), game.fear_deck()), (2, 6));
        game.return_fear(cards[0], 1);
        assert_eq!((game.terror_level(), game.terror.to_next_level(), game.fear_deck()), (2, 4, 7));
        assert_eq!(game.possible_fear(1).collect::<Vec<_>>(), [cards[0]]);
        assert!(game.possible_fear(0).all(|card| !cards.contains(&card)));
        // Behind an earned card that was not resolved yet.
        let pool = game.fear_pool;
        game.generate_fear(pool, super::Cause::Said, None, &mut NoLog);
        game.return_fear(cards[1], 0);
        assert_eq!(game.possible_fear(1).collect::<Vec<_>>(), [cards[1]]);
        assert_eq!(game.possible_fear(2).collect::<Vec<_>>(), [cards[0]]);
        assert_eq!(game.terror.to_next_level(), 4);
    }
}
