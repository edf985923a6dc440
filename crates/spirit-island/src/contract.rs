//! Spirit Island as a game among others.

use arrayvec::ArrayVec;
use artel_engine::text::TextError;
use artel_engine::{
    Choice, Game, Generator, Illegal, Log, Rulebook, Seat, Seed, Setup as _, SetupError, Status, Viewer,
};

use crate::agenda::Task;
use crate::components::{Card, Element, FearCard, Land, Piece};
use crate::end::Defeat;
use crate::event::Event;
use crate::game::{Phase, SpiritIsland, TABLE};
use crate::moves::{HIGHEST, Move};
use crate::outcome::{Due, Outcome};
use crate::rules;
use crate::setup::Setup;
use crate::spirit::Track;
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

    fn moves(&self, seat: Seat, out: &mut Vec<Move>) {
        self.choices(&mut |who, action| {
            if who == seat {
                out.push(action);
            }
        });
    }

    fn matter(&self, seat: Seat) -> Option<u64> {
        self.matter_of(seat)
    }

    fn asks_the_same(&self, before: &Self, seat: Seat) -> bool {
        self.duty(seat) == before.duty(seat)
    }

    #[inline]
    fn random_choice(&self, generator: &mut Generator) -> Option<Choice<Move>> {
        let mut first = ArrayVec::<(Seat, Move), SHORT_LIST>::new();
        let mut options = 0;
        self.choices(&mut |seat, action| {
            options += 1;
            let _ = first.try_push((seat, action));
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

    fn begin(&mut self, seat: Seat, action: Move, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        if !self.allows(seat, action) {
            return Err(self.explain(seat, action));
        }
        self.act_on(seat, action, log);
        self.go_on(log);
        Ok(())
    }

    #[inline]
    fn play_listed(&mut self, seat: Seat, action: Move, log: &mut impl Log<Event>) {
        debug_assert!(self.allows(seat, action), "{action} was not listed");
        self.act_on(seat, action, log);
        self.go_on(log);
        while self.chance_due() {
            self.chance_decides(self.next_outcome(), log);
        }
    }

    #[inline]
    fn chance_due(&self) -> bool {
        self.due.is_some()
    }

    fn outcomes(&self, out: &mut Vec<(Outcome, u32)>) {
        match self.due {
            None => {}
            Some(Due::Power { major, .. }) => {
                out.extend(self.deck(major).iter().map(|card| (Outcome::Power(card), 1)));
            }
            Some(Due::Fear) => out.extend(self.unseen_fear().map(|card| (Outcome::Fear(card), 1))),
            Some(Due::Invaders) => out.extend(self.next_invaders().map(|card| (Outcome::Invaders(card), 1))),
        }
    }

    #[inline]
    fn next_outcome(&self) -> Outcome {
        let chance = |count| self.generator.peek(count);
        match self.due {
            Some(Due::Fear) => {
                let place = chance(self.fear_unseen.count_ones()) as usize;
                Outcome::Fear(self.unseen_fear().nth(place).unwrap_or(FearCard::at(0)))
            }
            Some(Due::Invaders) => {
                let place = chance(self.next_invaders().count() as u32) as usize;
                let card = self.next_invaders().nth(place);
                Outcome::Invaders(card.unwrap_or(crate::components::InvaderCard::at(0)))
            }
            Some(Due::Power { major, .. }) => {
                let deck = self.deck(major);
                Outcome::Power(deck.nth(chance(deck.len())))
            }
            None => Outcome::Power(Card::at(0)),
        }
    }

    fn resolve(&mut self, outcome: Outcome, log: &mut impl Log<Event>) -> Result<(), String> {
        let possible = match (self.due, outcome) {
            (Some(Due::Power { major, .. }), Outcome::Power(card)) => self.deck(major).contains(card),
            (Some(Due::Fear), Outcome::Fear(card)) => self.unseen_fear().any(|each| each == card),
            (Some(Due::Invaders), Outcome::Invaders(card)) => self.next_invaders().any(|each| each == card),
            _ => false,
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

    fn redeal(&mut self, generator: &mut Generator) {
        self.generator = Generator::new(generator.seed());
    }

    fn write_position(&self) -> String {
        crate::position::write(self)
    }

    fn read_position(text: &str) -> Result<Self, TextError> {
        crate::position::read(text)
    }

    fn every_move() -> Vec<Move> {
        let mut all = vec![Move::Ready, Move::Go, Move::Minor, Move::Major, Move::Yes, Move::No, Move::Skip];
        for number in 1..=HIGHEST {
            all.extend(
                [Move::Grow, Move::Act, Move::Innate, Move::InnateFewer, Move::Choose]
                    .map(|verb| verb(number)),
            );
            all.push(Move::Spirit(Seat(number - 1)));
        }
        for card in Card::all() {
            let verbs: [fn(Card) -> Move; 9] = [
                Move::Play,
                Move::Use,
                Move::UseFewer,
                Move::Repeat,
                Move::RepeatFewer,
                Move::Keep,
                Move::Forget,
                Move::Reclaim,
                Move::Give,
            ];
            all.extend(verbs.map(|verb| verb(card)));
        }
        all.extend(Track::ALL.map(Move::Track));
        all.extend(Element::ALL.map(Move::Element));
        for land in Land::all() {
            all.extend([Move::Land(land), Move::From(land)]);
            all.extend(Piece::all().map(|piece| Move::Pick(piece, land)));
            for other in Land::all() {
                all.push(Move::Presence(land, other));
                all.extend(Piece::all().map(|piece| Move::Send(piece, land, other)));
            }
        }
        all
    }

    fn check_invariants(&self) -> Result<(), String> {
        crate::position::check(self)
    }
}

impl SpiritIsland {
    /// The Fear cards that nobody has seen.
    pub(crate) fn unseen_fear(&self) -> impl Iterator<Item = FearCard> {
        let unseen = self.fear_unseen;
        FearCard::all().filter(move |card| unseen >> card.place() & 1 == 1)
    }

    /// Does what a possible move says, as far as it goes by itself; [`SpiritIsland::go_on`] does the rest.
    fn act_on(&mut self, seat: Seat, action: Move, log: &mut impl Log<Event>) {
        let own = matches!(self.phase, Phase::BonusGrowth | Phase::Spirit);
        self.scope = if own { seat.index() } else { TABLE };
        match (self.agendas[self.scope].last().cloned(), action) {
            (Some(Task::Shares { effect, left }), Move::Go) => {
                self.pop();
                self.begin_share(effect, left, seat, log);
            }
            (Some(task), _) => self.answer(task, action, log),
            (None, Move::Grow(option)) => self.choose_growth(seat, option - 1, log),
            (None, Move::Act(number)) => self.act(seat, number - 1, log),
            (None, Move::Play(card)) => self.play_card(seat, card, log),
            (None, Move::Use(card)) => self.use_card(seat, card, false, log),
            (None, Move::UseFewer(card)) => self.use_card(seat, card, true, log),
            (None, Move::Innate(number)) => self.use_innate(seat, number - 1, false, log),
            (None, Move::InnateFewer(number)) => self.use_innate(seat, number - 1, true, log),
            (None, Move::Repeat(card)) => self.repeat_card(seat, card, false, log),
            (None, Move::RepeatFewer(card)) => self.repeat_card(seat, card, true, log),
            (None, _) => self.be_ready(seat, log),
        }
    }

    /// Lets a possible outcome happen.
    fn chance_decides(&mut self, outcome: Outcome, log: &mut impl Log<Event>) {
        let due = self.due.take();
        self.generator.advance();
        match outcome {
            Outcome::Power(card) => {
                if let Some(Due::Power { scope, .. }) = due {
                    self.scope = scope as usize;
                }
                self.card_drawn(card, log);
            }
            Outcome::Fear(card) => self.fear_turned(card, log),
            Outcome::Invaders(card) => self.invaders_revealed(card, log),
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
