//! Who plays: people at this terminal, and bots.

use artel_bots::{Bot, BotKind, RandomBot};
use artel_engine::{Seat, Seed};
use artel_texts::Texts;

use super::Drawn;

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Controller {
    /// Somebody at this terminal.
    Human,
    /// A program.
    Bot(BotKind),
}

impl Controller {
    const HUMAN: &'static str = "human";

    /// The controller with this id.
    pub(crate) fn named(id: &str) -> Option<Controller> {
        if id == Self::HUMAN {
            return Some(Controller::Human);
        }
        BotKind::ALL.into_iter().find(|kind| kind.id() == id).map(Controller::Bot)
    }

    /// The ids there are.
    pub(crate) fn ids() -> Vec<&'static str> {
        [Self::HUMAN].into_iter().chain(BotKind::ALL.map(BotKind::id)).collect()
    }

    /// What people read.
    pub(crate) fn name(self, texts: &Texts) -> String {
        texts.name(match self {
            Controller::Human => "controller-human",
            Controller::Bot(BotKind::Random) => "controller-random",
            Controller::Bot(BotKind::Heuristic) => "controller-heuristic",
        })
    }
}

/// The seats of a table with who decides for them.
pub(crate) struct Players<G: Drawn> {
    seats: Vec<(Controller, Box<dyn Bot<G>>)>,
}

impl<G: Drawn> Players<G> {
    /// The seats in their order.
    pub(crate) fn new(controllers: &[Controller]) -> Self {
        let seats = controllers.iter().enumerate();
        Players { seats: seats.map(|(seat, &each)| (each, bot(each, seat as u64))).collect() }
    }

    pub(crate) fn controller(&self, seat: Seat) -> Controller {
        self.seats.get(seat.index()).map_or(Controller::Human, |(controller, _)| *controller)
    }

    pub(crate) fn is_human(&self, seat: Seat) -> bool {
        self.controller(seat) == Controller::Human
    }

    /// Lets somebody else decide for a seat from now on.
    pub(crate) fn set(&mut self, seat: Seat, controller: Controller) {
        if let Some(place) = self.seats.get_mut(seat.index()) {
            *place = (controller, bot(controller, seat.0 as u64));
        }
    }

    /// What a bot does next: first any may interject, then those decide for whom the table waits. If all
    /// of them would rather wait and no human can move, the first that has a move makes it.
    pub(crate) fn next_bot_move(&mut self, game: &G) -> Option<(Seat, G::Move)> {
        if game.status().is_over() {
            return None;
        }
        let bots: Vec<Seat> = from_active(game).filter(|&seat| !self.is_human(seat)).collect();
        let answer = self.first_answer(&bots, |bot, seat| bot.interject(game, seat));
        let answer = answer.or_else(|| self.first_answer(&bots, |bot, seat| bot.choose(game, seat)));
        if answer.is_some() {
            return answer;
        }
        let first_move = |seat: Seat| moves_of(game, seat).first().map(|&action| (seat, action));
        let waits_for_human = from_active(game).any(|seat| self.is_human(seat) && first_move(seat).is_some());
        if waits_for_human { None } else { bots.into_iter().find_map(first_move) }
    }

    /// The first move that one of these bots answers.
    fn first_answer(
        &mut self,
        bots: &[Seat],
        mut ask: impl FnMut(&mut dyn Bot<G>, Seat) -> Option<G::Move>,
    ) -> Option<(Seat, G::Move)> {
        bots.iter().find_map(|&seat| {
            let (_, bot) = self.seats.get_mut(seat.index())?;
            ask(bot, seat).map(|action| (seat, action))
        })
    }

    /// What a bot would do in the place of the humans.
    pub(crate) fn advice(&self, game: &G) -> Option<(Seat, G::Move)> {
        if game.status().is_over() {
            return None;
        }
        let humans: Vec<Seat> = from_active(game).filter(|&seat| self.is_human(seat)).collect();
        let mut adviser = G::Heuristic::default();
        let answer = |seat: &Seat| adviser.choose(game, *seat).map(|action| (*seat, action));
        let found = humans.iter().find_map(answer);
        found.or_else(|| humans.iter().find_map(|&seat| Some((seat, *moves_of(game, seat).first()?))))
    }
}

fn bot<G: Drawn>(controller: Controller, seat: u64) -> Box<dyn Bot<G>> {
    match controller {
        Controller::Bot(BotKind::Random) => Box::new(RandomBot::new(Seed(seat))),
        Controller::Bot(BotKind::Heuristic) | Controller::Human => Box::new(G::Heuristic::default()),
    }
}

/// The seats from the one whose turn it is on.
pub(crate) fn from_active<G: Drawn>(game: &G) -> impl Iterator<Item = Seat> + use<G> {
    let (first, count) = (game.turn_of().0, game.seats());
    (0..count).map(move |step| Seat((first + step) % count))
}

/// The moves of a seat.
pub(crate) fn moves_of<G: Drawn>(game: &G, seat: Seat) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.moves(seat, &mut moves);
    moves
}
