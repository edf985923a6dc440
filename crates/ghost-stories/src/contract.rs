//! Ghost Stories as a game among others.

use arrayvec::ArrayVec;
use artel_engine::text::TextError;
use artel_engine::{
    Choice, Game, Generator, Illegal, Log, Rulebook, Seat, Seed, Set, Setup as _, SetupError, Status, Viewer,
};

use crate::agenda::{Due, Task};
use crate::components::Face;
use crate::family::{Family, FamilyList};
use crate::{
    Card, CurseFace, Defeat, Event, Faces, GhostStories, Move, Outcome, Phase, Setup, Side, View, rules,
};

/// As many families as a state can have: at the Pavilion each of up to eleven ghosts is one.
const MOST_FAMILIES: usize = 20;

/// All families of a state, to choose among their moves.
struct Choices {
    families: ArrayVec<(u32, Family), MOST_FAMILIES>,
    count: u32,
}

impl FamilyList for Choices {
    #[inline]
    fn add(&mut self, family: Family) {
        let size = family.size();
        if size > 0 {
            self.count += size;
            self.families.push((size, family));
        }
    }
}

impl Game for GhostStories {
    type Setup = Setup;
    type Move = Move;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;
    type Defeat = Defeat;

    const RULEBOOK: &'static Rulebook = &rules::RULEBOOK;

    /// Nobody has cards in hand, and nobody knows the order of the deck.
    const ALL_SEE_THE_SAME: bool = true;

    fn new(setup: &Setup, seed: Seed) -> Result<Self, SetupError> {
        setup.check()?;
        Ok(GhostStories::deal(setup, seed))
    }

    #[inline]
    fn seats(&self) -> u8 {
        self.players
    }

    #[inline]
    fn status(&self) -> Status<Defeat> {
        self.status
    }

    fn role(&self, seat: Seat) -> Option<&'static str> {
        let sits = |side: &Side| self.board(*side).seat == Some(seat);
        Side::ALL.into_iter().find(sits).map(|side| self.board(side).taoist.id())
    }

    fn moves(&self, seat: Seat, out: &mut Vec<Move>) {
        if self.actor() == Some(seat) {
            self.families(&mut |family: Family| {
                out.extend((0..family.size()).map(|n| self.nth_of(family, n)));
            });
        }
    }

    fn asks_the_same(&self, before: &Self, seat: Seat) -> bool {
        self.duty(seat) == before.duty(seat)
    }

    #[inline]
    fn random_step(&mut self, generator: &mut Generator, log: &mut impl Log<Self>) -> Option<Choice<Move>> {
        let choice = if self.phase == Phase::Dawn && !self.status.is_over() {
            // Nothing to choose from, so the generator is left where choosing would leave it.
            let seat = self.actor()?;
            generator.below(1);
            self.begin_yin(log);
            Choice { seat, action: Move::Yin, options: 1 }
        } else {
            let choice = self.draw_choice(generator)?;
            self.carry_out(choice.action, log);
            choice
        };
        self.go_on(log);
        while let Some(outcome) = self.next_outcome() {
            self.chance_decides(outcome, log);
        }
        Some(choice)
    }

    fn why_none(&self, seat: Seat, kind: &str) -> Option<Illegal> {
        self.explain_none(seat, kind)
    }

    #[inline]
    fn begin(&mut self, seat: Seat, action: Move, log: &mut impl Log<Self>) -> Result<(), Illegal> {
        if !self.allows(seat, action) {
            return Err(self.explain(seat, action));
        }
        self.carry_out(action, log);
        self.go_on(log);
        Ok(())
    }

    fn outcomes(&self, out: &mut Vec<(Outcome, u32)>) {
        match self.due {
            None => {}
            Some(Due::Card) => out.extend(self.deck.next().map(|card| (Outcome::Card(card), 1))),
            Some(Due::Curse(..)) => {
                out.extend(CurseFace::ALL.map(|face| (Outcome::Curse(face), face.faces())));
            }
            Some(Due::Dice(dice) | Due::Herbs(dice)) => {
                out.extend(Faces::every(dice).into_iter().map(|faces| (Outcome::Dice(faces), faces.ways())));
            }
        }
    }

    #[inline]
    fn next_outcome(&self) -> Option<Outcome> {
        let chance = |count| self.generator.peek(count);
        Some(match self.due? {
            Due::Curse(..) => Outcome::Curse(CurseFace::DIE[chance(6) as usize]),
            Due::Dice(dice) | Due::Herbs(dice) => {
                Outcome::Dice(Faces::rolled(dice, chance(6_u32.pow(u32::from(dice)))))
            }
            Due::Card => Outcome::Card(self.deck.nth_next(chance(self.deck.next_count()))),
        })
    }

    #[inline]
    fn resolve(&mut self, outcome: Outcome, log: &mut impl Log<Self>) -> Result<(), String> {
        match (self.due, outcome) {
            (Some(Due::Card), Outcome::Card(card)) if self.deck.next().any(|next| next == card) => {}
            (Some(Due::Curse(..)), Outcome::Curse(_)) => {}
            (Some(Due::Dice(dice) | Due::Herbs(dice)), Outcome::Dice(faces)) if faces.len() == dice => {}
            _ => return Err(self.impossible(outcome)),
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

impl GhostStories {
    /// Draws one of all moves; none if the game is over.
    #[inline]
    fn draw_choice(&self, generator: &mut Generator) -> Option<Choice<Move>> {
        let seat = self.actor()?;
        let mut choices = Choices { families: ArrayVec::new(), count: 0 };
        self.families(&mut choices);
        let options = choices.count;
        let mut place = generator.below(options);
        for &(size, family) in &choices.families {
            if place < size {
                return Some(Choice { seat, action: self.nth_of(family, place), options });
            }
            place -= size;
        }
        None
    }

    /// Does what the move says, as far as it goes by itself; [`GhostStories::go_on`] does the rest.
    #[inline]
    pub(crate) fn carry_out(&mut self, action: Move, log: &mut impl Log<Self>) {
        let turn = self.turn;
        match action {
            Move::Yin => self.begin_yin(log),
            Move::Step(tile) => self.step(self.village.place(tile), log),
            Move::Pocket(colour) => self.pocket(colour, log),
            Move::Enfeeble(space) => self.enfeeble(space, log),
            Move::Guide(taoist, tile) => self.guide(taoist, self.village.place(tile), log),
            Move::Borrow(taoist) => self.borrow_power(taoist, log),
            Move::PickUp => self.pick_up(log),
            Move::Ask => self.ask(log),
            Move::Call(tile) => self.call(tile, log),
            Move::Cleanse(tile) => self.cleanse(self.village.place(tile), log),
            Move::Exorcise => self.attempt(log),
            Move::Buddha(space) => self.place_buddha(space, log),
            Move::End => {
                self.pass_turn();
                log.push(self, Event::TurnEnded { taoist: self.taoist(turn) });
            }
            Move::Request(taoist) => self.request(taoist, log),
            Move::Lend | Move::Refuse => {
                if let Some(Task::Lend(side)) = self.agenda.top() {
                    self.lend(side, action == Move::Lend, log);
                }
            }
            Move::Dispel(space) => self.dispel(Set::only(space)),
            Move::DispelBoth => self.dispel(self.targets()),
            Move::GiveUp => self.give_up(log),
            Move::Pay(taoist, colour) => self.pay(taoist, colour, log),
            Move::Reroll(dice) => self.reroll(dice, log),
            Move::RerollCurse => self.reroll_curse(log),
            Move::CurseFirst(space) => {
                self.order_curses(space);
                log.push(self, Event::CurseOrdered { space });
            }
            Move::Place(_)
            | Move::Discard(_)
            | Move::Suffer(_)
            | Move::Take(_)
            | Move::Revive(_)
            | Move::Restore(_)
            | Move::Banish(_)
            | Move::Calm(_)
            | Move::Pray(_)
            | Move::Shift(..)
            | Move::Carry(..)
            | Move::Skip
            | Move::Keep
            | Move::GainQi
            | Move::GainYinYang
            | Move::GiveQi(_)
            | Move::GiveYinYang(_) => self.answer(action, log),
        }
    }

    /// Answers a question that is done with once it is answered.
    fn answer(&mut self, action: Move, log: &mut impl Log<Self>) {
        let turn = self.turn;
        let Some(task) = self.agenda.top() else { unreachable!("{action} answers no question") };
        self.agenda.pop();
        match (action, task) {
            (Move::Place(space), Task::PlaceCard(card)) => self.settle(card, space, log),
            (Move::Discard(colour), Task::LoseTao(side)) => {
                self.board_mut(side).tao.take(colour);
                log.push(self, Event::LostTao { taoist: self.taoist(side), colour });
            }
            (Move::Suffer(taoist), _) => self.take_qi_from(self.side_of(taoist), log),
            (Move::Take(colour), _) => self.take_tao(turn, colour, log),
            (Move::Revive(taoist), _) => self.revive(self.side_of(taoist), log),
            (Move::Restore(tile), _) => self.restore(self.village.place(tile), log),
            (Move::Banish(space), _) => self.banish(space, log),
            (Move::Calm(side), _) => self.calm(side, log),
            (Move::Pray(colour), _) => self.pray(colour, log),
            (Move::Shift(from, to), _) => {
                self.shift(from, to, log);
                self.agenda.push(Task::Carry { optional: true });
            }
            (Move::Skip, Task::Shift) => {
                self.agenda.push(Task::Carry { optional: false });
                log.push(self, Event::Skipped {});
            }
            (Move::Skip, _) => log.push(self, Event::Skipped {}),
            (Move::Carry(taoist, tile), _) => self.carry(taoist, self.village.place(tile), log),
            (Move::Keep, Task::Cursed(cause, face, _)) => {
                log.push(self, Event::Kept {});
                self.suffer_curse(cause, face, log);
            }
            (Move::Keep, _) => log.push(self, Event::Kept {}),
            (Move::GainQi, _) => self.take_qi(turn, log),
            (Move::GainYinYang, _) => self.regain_yin_yang(turn, log),
            (Move::GiveQi(taoist), _) => self.take_qi(self.side_of(taoist), log),
            (Move::GiveYinYang(taoist), _) => self.regain_yin_yang(self.side_of(taoist), log),
            (action, task) => unreachable!("{action} answers no question like {task:?}"),
        }
    }

    /// Lets a possible outcome happen.
    #[inline]
    fn chance_decides(&mut self, outcome: Outcome, log: &mut impl Log<Self>) {
        let due = self.due.take();
        self.generator.advance();
        match (due, outcome) {
            (_, Outcome::Card(card)) => self.card_drawn(card, log),
            (Some(Due::Curse(cause, reroll)), Outcome::Curse(face)) => {
                self.curse_rolled(cause, face, reroll, log);
            }
            (Some(Due::Herbs(_)), Outcome::Dice(dice)) => self.herbs_rolled(dice, log),
            (_, Outcome::Dice(dice)) => self.dice_rolled(dice, log),
            (_, Outcome::Curse(_)) => unreachable!("the Curse die was not rolled"),
        }
        self.go_on(log);
    }

    #[cold]
    fn impossible(&self, outcome: Outcome) -> String {
        let names = |names: Vec<&str>| names.join(", ");
        match self.due {
            None => format!("nothing is decided by chance now, so '{outcome}' cannot be"),
            Some(Due::Card) => {
                let cards = names(self.deck.next().map(Card::id).collect());
                format!("'{outcome}' cannot be the next card; it is one of: {cards}")
            }
            Some(Due::Curse(..)) => {
                let faces = names(CurseFace::ALL.map(CurseFace::id).to_vec());
                format!("'{outcome}' is not what the Curse die can show; it is one of: {faces}")
            }
            Some(Due::Dice(dice) | Due::Herbs(dice)) => {
                let faces = names(Face::ALL.map(Face::id).to_vec());
                format!(
                    "'{outcome}' is not what {dice} Tao dice can show; join {dice} of these with '+': {faces}"
                )
            }
        }
    }
}
