//! Forbidden Island as a game among others.

use arrayvec::ArrayVec;
use artel_engine::text::TextError;
use artel_engine::{
    Choice, Game, Generator, Illegal, Log, Rulebook, Seat, Seed, Setup as _, SetupError, Status, Viewer,
};

use crate::family::{Family, FamilyList};
use crate::game::Deck;
use crate::legal::Window;
use crate::{Card, Defeat, Event, ForbiddenIsland, Move, Outcome, Setup, View, rules};

/// As many families as a state can have: when all four pawns must leave a sunk tile and three players
/// hold a Helicopter Lift, each can carry any of 15 groups, and one player can swim.
const MOST_FAMILIES: usize = 3 * 15 + 1;

/// All families of a state, to choose among their moves.
struct Choices {
    families: ArrayVec<(Seat, u32, Family), MOST_FAMILIES>,
    count: u32,
    /// Whose families are being told.
    seat: Seat,
}

/// A move chosen by lot from all that are possible, by its place in its family.
struct Lot {
    seat: Seat,
    family: Family,
    place: u32,
    options: u32,
}

impl FamilyList for Choices {
    #[inline(always)]
    #[allow(clippy::inline_always)] // inlined, the kind of family is known and its size costs nothing: a tenth of a decision
    fn add(&mut self, family: Family) {
        let size = family.size();
        if size > 0 {
            self.count += size;
            self.families.push((self.seat, size, family));
        }
    }
}

impl Game for ForbiddenIsland {
    type Setup = Setup;
    type Move = Move;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;
    type Defeat = Defeat;

    const RULEBOOK: &'static Rulebook = &rules::RULEBOOK;

    /// Hands lie open (FI-026), and nobody knows the order of a deck.
    const ALL_SEE_THE_SAME: bool = true;

    /// Special cards may be played at any time, also just before a card is drawn (FI-071).
    const REACTIONS: bool = true;

    fn new(setup: &Setup, seed: Seed) -> Result<Self, SetupError> {
        setup.check()?;
        Ok(ForbiddenIsland::deal(setup, seed))
    }

    #[inline]
    fn seats(&self) -> u8 {
        self.players
    }

    #[inline]
    fn status(&self) -> Status<Defeat> {
        self.status
    }

    fn moves(&self, seat: Seat, out: &mut Vec<Move>) {
        if seat.0 >= self.players {
            return;
        }
        let mut list = |family: Family| out.extend((0..family.size()).map(|n| self.nth_of(family, n)));
        self.families(self.window(), seat, &mut list);
    }

    fn asks_the_same(&self, before: &Self, seat: Seat) -> bool {
        self.duty(seat) == before.duty(seat)
    }

    #[inline(always)]
    #[allow(clippy::inline_always)] // inlined, the move is not put together where only its number of options counts
    fn random_step(&mut self, generator: &mut Generator, log: &mut impl Log<Self>) -> Option<Choice<Move>> {
        let choice = if let Some(draw) = self.only_move() {
            let seat = self.active;
            if matches!(draw, Family::Draw) {
                self.begin_draw(log);
                Choice { seat, action: Move::Draw, options: 1 }
            } else {
                self.begin_flood();
                Choice { seat, action: Move::Flood, options: 1 }
            }
        } else {
            let Lot { seat, family, place, options } = self.draw_choice(generator)?;
            let action = self.carry_out_nth(seat, family, place, log);
            Choice { seat, action, options }
        };
        while let Some(outcome) = self.next_outcome() {
            self.chance_decides(outcome, log);
        }
        Some(choice)
    }

    fn whose_turn(&self) -> Option<Seat> {
        Some(self.active)
    }

    fn role(&self, seat: Seat) -> Option<&'static str> {
        Some(self.adventurer(seat).id())
    }

    fn waits_for(&self) -> Vec<Seat> {
        match self.window() {
            Window::Over | Window::Chance => Vec::new(),
            Window::Rescue { swimmers } => swimmers.iter().collect(),
            Window::HandLimit => self.over_limit().iter().collect(),
            Window::Turn => vec![self.active],
        }
    }

    fn why_none(&self, seat: Seat, kind: &str) -> Option<Illegal> {
        self.explain_none(seat, kind)
    }

    #[inline]
    fn begin(&mut self, seat: Seat, action: Move, log: &mut impl Log<Self>) -> Result<(), Illegal> {
        if !self.allows(seat, action) {
            return Err(self.explain(seat, action));
        }
        self.carry_out(seat, action, log);
        Ok(())
    }

    fn outcomes(&self, out: &mut Vec<(Outcome, u32)>) {
        match self.due {
            None => {}
            Some(Deck::Treasure) => {
                let top = self.treasure_deck.top();
                out.extend(top.kinds().map(|card| (Outcome::Treasure(card), top.count(card) as u32)));
            }
            Some(Deck::Flood) => {
                out.extend(self.flood_deck.top().iter().map(|tile| (Outcome::Flood(tile), 1)));
            }
        }
    }

    #[inline]
    fn next_outcome(&self) -> Option<Outcome> {
        Some(match self.due? {
            Deck::Flood => {
                let top = self.flood_deck.top();
                Outcome::Flood(top.nth(self.generator.peek(top.len())))
            }
            Deck::Treasure => {
                let top = self.treasure_deck.top();
                Outcome::Treasure(top.nth(self.generator.peek(top.len() as u32) as u8))
            }
        })
    }

    #[inline]
    fn resolve(&mut self, outcome: Outcome, log: &mut impl Log<Self>) -> Result<(), String> {
        match (self.due, outcome) {
            (Some(Deck::Treasure), Outcome::Treasure(card)) if self.treasure_deck.top().has(card) => {}
            (Some(Deck::Flood), Outcome::Flood(tile)) if self.flood_deck.top().contains(tile) => {}
            _ => return Err(self.impossible(outcome)),
        }
        self.chance_decides(outcome, log);
        Ok(())
    }

    fn view(&self, _viewer: Viewer) -> View {
        // Everything but the generator lies open on the table (FI-020, FI-026, FI-028).
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

impl ForbiddenIsland {
    /// Draws one of all moves of all seats; none if the game is over.
    #[inline]
    fn draw_choice(&self, generator: &mut Generator) -> Option<Lot> {
        let window = self.window();
        let mut choices = Choices { families: ArrayVec::new(), count: 0, seat: self.active };
        for seat in self.actors(window) {
            choices.seat = seat;
            self.families(window, seat, &mut choices);
        }
        let options = choices.count;
        let mut place = generator.below(options);
        for &(seat, size, family) in &choices.families {
            if place < size {
                return Some(Lot { seat, family, place, options });
            }
            place -= size;
        }
        None
    }

    /// Makes the move at a place of a family, as far as it goes without chance.
    #[inline(always)]
    #[allow(clippy::inline_always)] // see `random_step`
    fn carry_out_nth(&mut self, seat: Seat, family: Family, place: u32, log: &mut impl Log<Self>) -> Move {
        match family {
            Family::Step(cells) => {
                let cell = cells.nth(place);
                self.step(seat, cell, log);
                Move::Step(self.tile(cell))
            }
            Family::ShoreUp(cells) => {
                let cell = cells.nth(place);
                self.shore_up(seat, [cell], log);
                Move::ShoreUp(self.tile(cell))
            }
            Family::Fly(_)
            | Family::Guide(..)
            | Family::ShoreUpTwo(_)
            | Family::Give(..)
            | Family::Capture(_)
            | Family::Draw
            | Family::Discard(_)
            | Family::Flood
            | Family::Sandbags(_)
            | Family::Lift(..)
            | Family::Rescue(..)
            | Family::TakeOff
            | Family::Swim(_) => {
                let action = self.nth_of(family, place);
                self.carry_out(seat, action, log);
                action
            }
        }
    }

    /// Does what the move says, as far as it goes without chance.
    #[inline]
    fn carry_out(&mut self, seat: Seat, action: Move, log: &mut impl Log<Self>) {
        match action {
            Move::Step(tile) => self.step(seat, self.cell(tile), log),
            Move::Fly(tile) => self.fly(seat, self.cell(tile), log),
            Move::Guide(adventurer, tile) => self.guide(adventurer, self.cell(tile), log),
            Move::ShoreUp(tile) => self.shore_up(seat, [self.cell(tile)], log),
            Move::ShoreUpTwo(one, other) => self.shore_up(seat, [self.cell(one), self.cell(other)], log),
            Move::Give(card, adventurer) => self.give(seat, adventurer, card, log),
            Move::Capture(treasure) => self.capture(seat, treasure, log),
            Move::Draw => self.begin_draw(log),
            Move::Flood => self.begin_flood(),
            Move::Discard(card) => self.discard_over_limit(seat, card, log),
            Move::Sandbags(tile) => self.play_sandbags(seat, self.cell(tile), log),
            Move::Lift(passengers, tile) => self.play_lift(seat, passengers, self.cell(tile), log),
            Move::TakeOff => self.take_off(seat, log),
            Move::Swim(tile) => self.swim(seat, self.cell(tile), log),
        }
    }

    fn discard_over_limit(&mut self, seat: Seat, card: Card, log: &mut impl Log<Self>) {
        self.discard(seat, card);
        log.push(self, Event::Discarded { adventurer: self.adventurer(seat), card });
    }

    /// Lets a possible outcome happen.
    #[inline]
    fn chance_decides(&mut self, outcome: Outcome, log: &mut impl Log<Self>) {
        self.due = None;
        self.generator.advance();
        match outcome {
            Outcome::Treasure(card) => self.treasure_card_drawn(card, log),
            Outcome::Flood(tile) => self.flood_card_drawn(tile, log),
        }
    }

    #[cold]
    fn impossible(&self, outcome: Outcome) -> String {
        let possible: Vec<String> = match self.due {
            None => return format!("nothing is drawn now, so '{outcome}' cannot be"),
            Some(Deck::Treasure) => self.treasure_deck.top().kinds().map(|card| card.to_string()).collect(),
            Some(Deck::Flood) => self.flood_deck.top().iter().map(|tile| tile.to_string()).collect(),
        };
        format!("'{outcome}' cannot be the next card; it is one of: {}", possible.join(", "))
    }
}
