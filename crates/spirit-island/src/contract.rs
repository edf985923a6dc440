//! Spirit Island as a game among others.

use arrayvec::ArrayVec;
use artel_engine::text::TextError;
use artel_engine::{
    Choice, Game, Generator, Illegal, Log, Rulebook, Seat, Seed, Setup as _, SetupError, Status, Viewer,
};

use crate::end::Defeat;
use crate::event::Event;
use crate::game::{SpiritIsland, TABLE};
use crate::moves::Move;
use crate::outcome::{Due, Outcome};
use crate::rules;
use crate::setup::Setup;
use crate::view::View;

/// As many moves as are kept while they are counted; of a longer list the chosen one is looked up again.
const SHORT_LIST: usize = 64;

impl Game for SpiritIsland {
    type Setup = Setup;
    type Move = Move;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;
    type Defeat = Defeat;

    const RULEBOOK: &'static Rulebook = &rules::RULEBOOK;

    /// Hands are open (SI-R12), and nobody knows the order of a deck.
    const ALL_SEE_THE_SAME: bool = true;

    fn new(setup: &Setup, seed: Seed) -> Result<Self, SetupError> {
        setup.check()?;
        Ok(SpiritIsland::deal(setup, seed))
    }

    #[inline]
    fn seats(&self) -> u8 {
        self.players()
    }

    #[inline]
    fn status(&self) -> Status<Defeat> {
        self.status
    }

    fn role(&self, seat: Seat) -> Option<&'static str> {
        Some(self.spirit(seat).name.id())
    }

    fn moves(&self, seat: Seat, out: &mut Vec<Move>) {
        self.choices(&mut |who, action| {
            if who == seat {
                out.push(action);
            }
        });
    }

    fn asks_the_same(&self, before: &Self, seat: Seat) -> bool {
        self.duty(seat) == before.duty(seat)
    }

    #[inline]
    fn random_step(&mut self, generator: &mut Generator, log: &mut impl Log<Self>) -> Option<Choice<Move>> {
        let choice = self.draw_choice(generator)?;
        self.act_on(choice.seat, choice.action, log);
        self.go_on(log);
        while let Some(outcome) = self.next_outcome() {
            self.chance_decides(outcome, log);
        }
        Some(choice)
    }

    fn begin(&mut self, seat: Seat, action: Move, log: &mut impl Log<Self>) -> Result<(), Illegal> {
        if !self.allows(seat, action) {
            return Err(self.explain(seat, action));
        }
        self.act_on(seat, action, log);
        self.go_on(log);
        Ok(())
    }

    fn outcomes(&self, out: &mut Vec<(Outcome, u32)>) {
        match self.due {
            None => {}
            Some(Due::Power { major, .. }) => {
                out.extend(self.power_decks.possible(major, 0).iter().map(|card| (Outcome::Power(card), 1)));
            }
            Some(Due::Fear) => out.extend(self.possible_fear(0).map(|card| (Outcome::Fear(card), 1))),
            Some(Due::FearLook { place }) => {
                out.extend(self.possible_fear(place).map(|card| (Outcome::Fear(card), 1)));
            }
            Some(Due::Invaders) => out.extend(self.next_invaders().map(|card| (Outcome::Invaders(card), 1))),
            Some(Due::Event) => out.extend(self.possible_events().map(|card| (Outcome::Event(card), 1))),
            Some(Due::Blight) => out.extend(self.blight_unseen.iter().map(|card| (Outcome::Blight(card), 1))),
        }
    }

    #[inline]
    fn next_outcome(&self) -> Option<Outcome> {
        let chance = |count| self.generator.peek(count);
        match self.due? {
            Due::Fear => {
                let place = chance(self.possible_fear(0).count() as u32) as usize;
                self.possible_fear(0).nth(place).map(Outcome::Fear)
            }
            Due::FearLook { place } => {
                let drawn = chance(self.possible_fear(place).count() as u32) as usize;
                self.possible_fear(place).nth(drawn).map(Outcome::Fear)
            }
            Due::Invaders => {
                let place = chance(self.next_invaders().count() as u32) as usize;
                self.next_invaders().nth(place).map(Outcome::Invaders)
            }
            Due::Event => {
                let place = chance(self.possible_events().count() as u32) as usize;
                self.possible_events().nth(place).map(Outcome::Event)
            }
            Due::Blight => {
                let place = chance(self.blight_unseen.len());
                Some(Outcome::Blight(self.blight_unseen.nth(place)))
            }
            Due::Power { major, .. } => {
                let cards = self.power_decks.possible(major, 0);
                Some(Outcome::Power(cards.nth(chance(cards.len()))))
            }
        }
    }

    fn resolve(&mut self, outcome: Outcome, log: &mut impl Log<Self>) -> Result<(), String> {
        let possible = match (self.due, outcome) {
            (Some(Due::Power { major, .. }), Outcome::Power(card)) => {
                self.power_decks.possible(major, 0).contains(card)
            }
            (Some(Due::Fear), Outcome::Fear(card)) => self.possible_fear(0).any(|each| each == card),
            (Some(Due::FearLook { place }), Outcome::Fear(card)) => {
                self.possible_fear(place).any(|each| each == card)
            }
            (Some(Due::Invaders), Outcome::Invaders(card)) => self.next_invaders().any(|each| each == card),
            (Some(Due::Event), Outcome::Event(card)) => self.possible_events().any(|each| each == card),
            (Some(Due::Blight), Outcome::Blight(card)) => self.blight_unseen.contains(card),
            (
                None
                | Some(
                    Due::Power { .. }
                    | Due::Fear
                    | Due::FearLook { .. }
                    | Due::Invaders
                    | Due::Blight
                    | Due::Event,
                ),
                Outcome::Power(_)
                | Outcome::Fear(_)
                | Outcome::Invaders(_)
                | Outcome::Blight(_)
                | Outcome::Event(_),
            ) => false,
        };
        if !possible {
            return Err(self.impossible(outcome));
        }
        self.chance_decides(outcome, log);
        Ok(())
    }

    fn view(&self, _viewer: Viewer) -> View {
        View::of(self)
    }

    #[inline]
    fn generator(&mut self) -> &mut Generator {
        &mut self.generator
    }

    fn write_position(&self) -> String {
        crate::position::write(self)
    }

    fn read_position(text: &str) -> Result<Self, TextError> {
        crate::position::read(text)
    }

    fn check_invariants(&self) -> Result<(), String> {
        crate::position::check(self)
    }
}

impl SpiritIsland {
    /// Draws one of all moves of all seats; none if the game is over.
    #[inline]
    fn draw_choice(&self, generator: &mut Generator) -> Option<Choice<Move>> {
        let mut first = ArrayVec::<(Seat, Move), SHORT_LIST>::new();
        let mut options = 0;
        self.choices(&mut |seat, action| {
            options += 1;
            if !first.is_full() {
                first.push((seat, action));
            }
        });
        let place = generator.below(options);
        if let Some(&(seat, action)) = first.get(place as usize) {
            return Some(Choice { seat, action, options });
        }
        let (mut at, mut found) = (0, None);
        self.choices(&mut |seat, action| {
            if at == place {
                found = Some(Choice { seat, action, options });
            }
            at += 1;
        });
        found
    }

    /// Does what a possible move says, as far as it goes by itself; [`SpiritIsland::go_on`] does the rest.
    fn act_on(&mut self, seat: Seat, action: Move, log: &mut impl Log<Self>) {
        self.scope = self.agenda_for(seat, action);
        if let Some(ask) = self.open_question(self.scope).cloned() {
            ask.answer(seat, action, self, log);
            return;
        }
        match action {
            Move::Grow(option) => self.choose_growth(seat, option - 1, log),
            Move::Act(number) => self.act(seat, number - 1, log),
            Move::Ritual(land) => self.begin_ritual(seat, land, log),
            Move::TrackAction(number) => self.track_action(seat, number - 1),
            Move::Play(card) => self.play_card(seat, card, log),
            Move::Use(card) => self.use_card(seat, card, false, log),
            Move::UseFewer(card) => self.use_card(seat, card, true, log),
            Move::Innate(number) => self.use_innate(seat, number - 1, false, log),
            Move::InnateFewer(number) => self.use_innate(seat, number - 1, true, log),
            Move::Repeat(card) => self.repeat_card(seat, card, false, log),
            Move::RepeatFewer(card) => self.repeat_card(seat, card, true, log),
            Move::Element(element) => self.choose_element(seat, element, log),
            Move::Ready => self.be_ready(seat, log),
            Move::Go
            | Move::Land(_)
            | Move::Spirit(_)
            | Move::Track(_)
            | Move::From(_)
            | Move::Destroyed
            | Move::Minor
            | Move::Major
            | Move::Keep(_)
            | Move::Forget(_)
            | Move::Discard(_)
            | Move::PutEnergy(_)
            | Move::Reclaim(_)
            | Move::Give(_)
            | Move::Pick(..)
            | Move::Send(..)
            | Move::Presence(..)
            | Move::Reveal(_)
            | Move::Choose(_)
            | Move::Yes
            | Move::No
            | Move::Skip => unreachable!("an answer is possible only where a question is open"),
        }
    }

    /// Lets a possible outcome happen.
    pub(crate) fn chance_decides(&mut self, outcome: Outcome, log: &mut impl Log<Self>) {
        let due = self.due.take();
        self.generator.advance();
        match outcome {
            Outcome::Power(card) => {
                if let Some(Due::Power { scope, .. }) = due {
                    self.scope = scope as usize;
                }
                self.card_drawn(card, log);
            }
            Outcome::Fear(card) => match due {
                Some(Due::FearLook { place }) => self.fear_seen(place, card, log),
                Some(Due::Fear | Due::Power { .. } | Due::Invaders | Due::Blight | Due::Event) | None => {
                    self.fear_turned(card, log);
                }
            },
            Outcome::Invaders(card) => self.invaders_revealed(card, log),
            Outcome::Blight(card) => self.blight_turned(card, log),
            Outcome::Event(card) => {
                self.scope = TABLE;
                self.event_drawn(card, log);
            }
        }
        self.go_on(log);
    }

    #[cold]
    fn impossible(&self, outcome: Outcome) -> String {
        let mut possible = Vec::new();
        self.outcomes(&mut possible);
        if possible.is_empty() {
            return format!("nothing is decided by chance now, so '{outcome}' cannot be");
        }
        let names: Vec<_> = possible.iter().map(|(each, _)| each.to_string()).collect();
        format!("'{outcome}' cannot be the next card; it is one of: {}", names.join(", "))
    }
}
