//! Who decides for a whole table.

use artel_engine::{Choice, Game, Generator, Seat, Seed};

use crate::Bot;

/// All the seats of a table together.
pub trait Team<G: Game> {
    /// What happens next at the table, and out of how many possible moves; none if the game is over.
    fn next(&mut self, game: &G) -> Option<Choice<G::Move>>;
}

/// One bot that plays every seat.
pub struct OneForAll<B>(pub B);

/// A bot for every seat, in the order of the seats.
pub struct PerSeat<B>(pub Vec<B>);

impl<G: Game, B: Bot<G>> Team<G> for OneForAll<B> {
    fn next(&mut self, game: &G) -> Option<Choice<G::Move>> {
        next_of(game, |ask, seat| ask.put(&mut self.0, game, seat))
    }
}

impl<G: Game, B: Bot<G>> Team<G> for PerSeat<B> {
    fn next(&mut self, game: &G) -> Option<Choice<G::Move>> {
        next_of(game, |ask, seat| ask.put(self.0.get_mut(seat.index())?, game, seat))
    }
}

/// The two questions of [`Bot`].
#[derive(Clone, Copy)]
pub(crate) enum Question {
    Interject,
    Choose,
}

impl Question {
    pub(crate) fn put<G: Game>(self, bot: &mut impl Bot<G>, game: &G, seat: Seat) -> Option<G::Move> {
        match self {
            Question::Interject => bot.interject(game, seat),
            Question::Choose => bot.choose(game, seat),
        }
    }
}

/// Asks every seat whether it interjects, then every seat for its move. If all of them would rather
/// wait, or no bot answers for a seat, a move by lot makes sure that the game goes on.
fn next_of<G: Game>(
    game: &G,
    mut answer: impl FnMut(Question, Seat) -> Option<G::Move>,
) -> Option<Choice<G::Move>> {
    let any = game.random_choice(&mut Generator::new(Seed(0)))?;
    for question in [Question::Interject, Question::Choose] {
        for seat in Seat::first(game.seats()) {
            if let Some(action) = answer(question, seat) {
                return Some(Choice { seat, action, options: any.options });
            }
        }
    }
    Some(any)
}
