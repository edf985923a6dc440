//! Every session is a table.

use std::any::Any;
use std::collections::HashMap;
use std::hash::Hash;

use artel_engine::{
    Described, Entry, Game, Generator, Illegal, NoLog, ParseError, Rulebook, Seat, Seed, Session, Setup,
    Viewer, position, record, rollouts,
};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::told::{tell_event, tell_move, tell_status, to_json};
use crate::watch::{Watch, view_json, view_of};
use crate::{
    Attempt, MoveNews, Played, Previewed, Refusal, Table, TableEntry, TableEvent, TableMove, TableStatus,
    Tally, Watched, WeightedOutcome,
};

impl<G: Game> Table for Session<G> {
    fn rulebook(&self) -> &'static Rulebook {
        G::RULEBOOK
    }

    fn seats(&self) -> u8 {
        self.game().seats()
    }

    fn setup(&self) -> Option<Vec<(&'static str, String)>> {
        self.setup().map(Setup::pairs)
    }

    fn seed(&self) -> Option<Seed> {
        self.seed()
    }

    fn has_reactions(&self) -> bool {
        G::REACTIONS
    }

    fn status(&self) -> TableStatus {
        tell_status(&self.game().status())
    }

    fn moves(&self, seat: Seat) -> Vec<TableMove> {
        moves_of(self.game(), seat).iter().map(tell_move).collect()
    }

    fn moves_since(&self, before: &dyn Table, seat: Seat) -> Vec<MoveNews> {
        let Some(before) = before.session::<G>() else { panic!("the other table plays another game") };
        news(&moves_of(before.game(), seat), &moves_of(self.game(), seat))
    }

    fn to_move(&self) -> Vec<Seat> {
        Seat::first(self.game().seats()).filter(|&seat| !moves_of(self.game(), seat).is_empty()).collect()
    }

    fn asks_the_same(&self, before: &dyn Table, seat: Seat) -> bool {
        let before = before.session::<G>().map(Session::game);
        before
            .is_some_and(|before| check_seat(before, seat).is_ok() && self.game().asks_the_same(before, seat))
    }

    fn waits_for(&self) -> Vec<Seat> {
        self.game().waits_for()
    }

    fn whose_turn(&self) -> Option<Seat> {
        self.game().whose_turn()
    }

    fn role(&self, seat: Seat) -> Option<&'static str> {
        check_seat(self.game(), seat).ok().and_then(|()| self.game().role(seat))
    }

    fn moves_made(&self) -> usize {
        self.entries().len()
    }

    fn play(&mut self, seat: Seat, action: &str, outcomes: &[&str]) -> Result<Played, Refusal> {
        check_seat(self.game(), seat)?;
        let (action, outcomes) = (read_move::<G>(action)?, read_outcomes::<G>(outcomes)?);
        let mut events = Vec::new();
        self.play_dictated(seat, action, &outcomes, &mut events)?;
        let Some(entry) = self.entries().last() else { unreachable!("a move was just made") };
        let outcomes = texts(&entry.outcomes);
        Ok(Played { outcomes, events: events.iter().map(tell_event).collect() })
    }

    fn why_not(&self, seat: Seat, action: &str) -> Result<Option<Illegal>, Refusal> {
        check_seat(self.game(), seat)?;
        match read_asked(self.game(), seat, action) {
            Ok(action) => Ok(self.game().why_not(seat, action)),
            Err(Refusal::Illegal(illegal)) => Ok(Some(illegal)),
            Err(refusal) => Err(refusal),
        }
    }

    fn outcomes(&self, seat: Seat, action: &str, first: &[&str]) -> Result<Vec<WeightedOutcome>, Refusal> {
        check_seat(self.game(), seat)?;
        let (action, first) = (read_move::<G>(action)?, read_outcomes::<G>(first)?);
        let mut game = self.game().clone();
        game.begin(seat, action, &mut NoLog)?;
        for outcome in first {
            game.resolve(outcome, &mut NoLog).map_err(Refusal::Impossible)?;
        }
        Ok(outcomes_of(&game))
    }

    fn attempt(
        &mut self,
        seat: Seat,
        action: &str,
        unless_reveals: bool,
        viewers: Vec<(Viewer, Option<Box<RawValue>>)>,
    ) -> Result<Attempt, Refusal> {
        check_seat(self.game(), seat)?;
        let mut watch = Watch::new(self.game(), viewers);
        let begun = self.begin(seat, read_move::<G>(action)?, &mut watch)?;
        if unless_reveals && begun.game().chance_due() {
            let seen = watch.finish(begun.game());
            return Ok(Attempt::Reveals { seen, outcomes: outcomes_of(begun.game()) });
        }
        self.finish(begun, &[], &mut watch)?;
        let outcomes = self.entries().last().map(|entry| texts(&entry.outcomes)).unwrap_or_default();
        Ok(Attempt::Played(Watched { outcomes, seen: watch.finish(self.game()) }))
    }

    fn preview(&self, seat: Seat, action: &str, viewer: Viewer) -> Result<Previewed, Refusal> {
        check_seat(self.game(), seat)?;
        let action = read_asked(self.game(), seat, action)?;
        let mut watch = Watch::new(self.game(), vec![(viewer, None)]);
        let begun = self.begin(seat, action, &mut watch)?;
        Ok(previewed(watch, begun.into_game()))
    }

    fn undo(&mut self, count: usize) -> usize {
        let count = count.min(self.entries().len());
        self.undo(count);
        count
    }

    fn mover(&self, place: usize) -> Option<Seat> {
        self.entries().get(place).map(|entry| entry.seat)
    }

    fn revealed_since(&self, place: usize) -> bool {
        self.entries().iter().skip(place).any(|entry| !entry.outcomes.is_empty())
    }

    fn going_with(&self, first: usize, party: &dyn Fn(Seat) -> usize) -> Result<Vec<usize>, Refusal> {
        self.going_with(first, party)
    }

    fn take_out(&mut self, going: &[usize]) -> Result<(), Refusal> {
        *self = self.without(going)?;
        Ok(())
    }

    fn redeal(&mut self, seed: Seed) {
        self.redeal(seed);
    }

    fn free_undos(&self) -> usize {
        self.free_undos()
    }

    fn view(&self, viewer: Viewer) -> Value {
        to_json(&view_of(self.game(), viewer))
    }

    fn view_json(&self, viewer: Viewer) -> Box<RawValue> {
        view_json(self.game(), viewer)
    }

    fn all_see_the_same(&self) -> bool {
        G::ALL_SEE_THE_SAME
    }

    fn position(&self) -> String {
        position::write(self.game())
    }

    fn record(&self) -> String {
        record::write(self)
    }

    fn public_record(&self, generator: &mut Generator) -> String {
        let mut start = self.start().clone();
        start.redeal(generator);
        let mut session = Session::from_deal(self.setup().cloned(), start);
        for entry in self.entries() {
            let played = session.play_dictated(entry.seat, entry.action, &entry.outcomes, &mut NoLog);
            assert!(played.is_ok(), "what chance has decided was possible: {played:?}");
        }
        record::write(&session)
    }

    fn redealt(&self, generator: &mut Generator) -> Box<dyn Table> {
        let mut game = self.game().clone();
        game.redeal(generator);
        Box::new(Session::from_position(game))
    }

    fn random_move(&self, generator: &mut Generator) -> Option<(Seat, String)> {
        self.game().random_choice(generator).map(|choice| (choice.seat, choice.action.to_string()))
    }

    fn last(&self) -> Option<TableEntry> {
        self.entries().last().map(tell_entry)
    }

    fn entries(&self) -> Vec<TableEntry> {
        self.entries().iter().map(tell_entry).collect()
    }

    fn log(&self) -> Vec<Vec<TableEvent>> {
        let mut session = self.replayed(0, &mut NoLog);
        let mut told = Vec::with_capacity(self.entries().len());
        for entry in self.entries() {
            let mut events = Vec::new();
            let played = session.play_dictated(entry.seat, entry.action, &entry.outcomes, &mut events);
            assert!(played.is_ok(), "a move that was played once can be played again: {played:?}");
            told.push(events.iter().map(tell_event).collect());
        }
        told
    }

    fn log_seen(&self, first: usize, viewer: Viewer) -> Vec<Vec<TableEvent>> {
        let mut session = self.replayed(first, &mut NoLog);
        let mut told = Vec::with_capacity(self.entries().len().saturating_sub(first));
        let mut view = Some(view_json(session.game(), viewer));
        for entry in self.entries().iter().skip(first) {
            let mut watch = Watch::new(session.game(), vec![(viewer, view.take())]);
            let played = session.play_dictated(entry.seat, entry.action, &entry.outcomes, &mut watch);
            assert!(played.is_ok(), "a move that was played once can be played again");
            for seen in watch.finish(session.game()) {
                told.push(seen.events);
                view = Some(seen.view);
            }
        }
        told
    }

    fn after(&self, count: usize) -> Box<dyn Table> {
        Box::new(self.replayed(count.min(self.entries().len()), &mut NoLog))
    }

    fn rollouts(&self, games: u32, seed: Seed) -> Tally {
        rollouts(self.game(), u64::from(games), seed)
    }

    fn snapshot(&self) -> Box<dyn Table> {
        Box::new(Session::from_position(self.game().clone()))
    }

    fn copy(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
    }
}

fn tell_entry<M: Described + ToString, O: ToString>(entry: &Entry<M, O>) -> TableEntry {
    TableEntry { seat: entry.seat, action: tell_move(&entry.action), outcomes: texts(&entry.outcomes) }
}

fn texts(things: &[impl ToString]) -> Vec<String> {
    things.iter().map(ToString::to_string).collect()
}

/// What would come of a move that has led to this state, in which it rests or chance has to decide.
fn previewed<G: Game>(watch: Watch<G>, game: G) -> Previewed {
    let outcomes = outcomes_of(&game);
    let events = watch.finish(&game).pop().map(|seen| seen.events).unwrap_or_default();
    let rests = !game.chance_due();
    let after = rests.then(|| Box::new(Session::from_position(game)) as Box<dyn Table>);
    Previewed { events, after, outcomes }
}

/// What chance could decide now.
fn outcomes_of<G: Game>(game: &G) -> Vec<WeightedOutcome> {
    let mut possible = Vec::new();
    game.outcomes(&mut possible);
    let tell =
        |(outcome, weight): (G::Outcome, u32)| WeightedOutcome { outcome: outcome.to_string(), weight };
    possible.into_iter().map(tell).collect()
}

/// The moves of a seat; none if nobody sits there.
fn moves_of<G: Game>(game: &G, seat: Seat) -> Vec<G::Move> {
    let mut moves = Vec::new();
    if check_seat(game, seat).is_ok() {
        game.moves(seat, &mut moves);
    }
    moves
}

/// The moves told by means of those that were there before.
fn news<M: Copy + Eq + Hash + Described + ToString>(before: &[M], now: &[M]) -> Vec<MoveNews> {
    let places: HashMap<M, u32> = before.iter().copied().zip(0..).collect();
    let mut told = Vec::new();
    for action in now {
        match (places.get(action), told.last_mut()) {
            (Some(&place), Some(MoveNews::Known(_, end))) if *end == place => *end += 1,
            (Some(&place), _) => told.push(MoveNews::Known(place, place + 1)),
            (None, _) => told.push(MoveNews::New(tell_move(action))),
        }
    }
    told
}

fn check_seat<G: Game>(game: &G, seat: Seat) -> Result<(), Refusal> {
    let seats = game.seats();
    if seat.0 < seats { Ok(()) } else { Err(Refusal::NoSuchSeat { seats }) }
}

fn read_move<G: Game>(text: &str) -> Result<G::Move, Refusal> {
    text.parse().map_err(Refusal::NotAMove)
}

/// A move that is asked about, or the reason why there is none of the kind that the text names.
fn read_asked<G: Game>(game: &G, seat: Seat, text: &str) -> Result<G::Move, Refusal> {
    read_move::<G>(text).map_err(|refusal| game.why_none(seat, text).map_or(refusal, Refusal::Illegal))
}

fn read_outcomes<G: Game>(texts: &[&str]) -> Result<Vec<G::Outcome>, Refusal> {
    texts
        .iter()
        .map(|text| text.parse().map_err(|problem: ParseError| Refusal::Impossible(problem.into())))
        .collect()
}
