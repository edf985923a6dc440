//! Who plays: people at this terminal, and bots.

use std::marker::PhantomData;
use std::str::FromStr;

use artel_bots::{BotKind, advise};
use artel_engine::{Generator, Seat, Seed, Session};
use artel_texts::Texts;

use super::Displayed;

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Controller {
    /// Somebody at this terminal.
    Human,
    /// A program.
    Bot(BotKind),
}

impl Controller {
    const HUMAN: &'static str = "human";

    /// The controller with this id.
    pub fn named(id: &str) -> Option<Controller> {
        if id == Self::HUMAN {
            return Some(Controller::Human);
        }
        BotKind::ALL.into_iter().find(|kind| kind.id() == id).map(Controller::Bot)
    }

    /// The ids there are.
    pub fn ids() -> Vec<&'static str> {
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
pub struct Players<G> {
    seats: Vec<Controller>,
    /// For bots that choose by lot.
    lots: Generator,
    of: PhantomData<fn(&G)>,
}

impl<G: Displayed> Players<G> {
    /// The seats in their order.
    pub fn new(controllers: &[Controller]) -> Self {
        Players { seats: controllers.to_vec(), lots: Generator::new(Seed(0)), of: PhantomData }
    }

    pub(crate) fn controller(&self, seat: Seat) -> Controller {
        self.seats.get(seat.index()).copied().unwrap_or(Controller::Human)
    }

    pub(crate) fn is_human(&self, seat: Seat) -> bool {
        self.controller(seat) == Controller::Human
    }

    /// Lets somebody else decide for a seat from now on.
    pub(crate) fn set(&mut self, seat: Seat, controller: Controller) {
        if let Some(place) = self.seats.get_mut(seat.index()) {
            *place = controller;
        }
    }

    /// What a bot does next, if the bots do not wait for a human.
    pub(crate) fn next_bot_move(&mut self, game: &G) -> Option<(Seat, G::Move)> {
        let bots = self.advised(|controller| match controller {
            Controller::Human => None,
            Controller::Bot(kind) => Some(kind),
        });
        read(advise(&Session::from_position(game.clone()), &bots, &mut self.lots))
    }

    /// What a bot would do in the place of the humans.
    pub(crate) fn advice(&self, game: &G) -> Option<(Seat, G::Move)> {
        let humans =
            self.advised(|controller| (controller == Controller::Human).then_some(BotKind::Heuristic));
        read(advise(&Session::from_position(game.clone()), &humans, &mut Generator::new(Seed(0))))
    }

    /// The seats for which a bot is asked.
    fn advised(&self, kind: impl Fn(Controller) -> Option<BotKind>) -> Vec<(Seat, BotKind)> {
        let seats = self.seats.iter().enumerate();
        seats.filter_map(|(seat, &controller)| Some((Seat(seat as u8), kind(controller)?))).collect()
    }
}

/// A move that came as text.
fn read<M: FromStr>(advice: Option<(Seat, String)>) -> Option<(Seat, M)> {
    advice.and_then(|(seat, action)| Some((seat, action.parse().ok()?)))
}

/// The seats from the one whose turn it is on.
pub(crate) fn from_active<G: Displayed>(game: &G) -> impl Iterator<Item = Seat> + use<G> {
    let (first, count) = (game.turn_of().0, game.seats());
    (0..count).map(move |step| Seat((first + step) % count))
}

/// The moves of a seat.
pub(crate) fn moves_of<G: Displayed>(game: &G, seat: Seat) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.moves(seat, &mut moves);
    moves
}
