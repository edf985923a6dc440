//! A log for those who watch: what each event changed in what they see.

use artel_engine::{Game, Log, Viewer};
use serde_json::value::{RawValue, to_raw_value};

use crate::told::tell_event;
use crate::{Seen, TableEvent, changes};

/// Keeps the events of a move with the game as it was right after each of them. Views are made when the move is
/// done: what it changes after its last event goes with that event, so that a move with one event needs one view.
pub(crate) struct Watch<G: Game> {
    viewers: Vec<(Viewer, Box<RawValue>)>,
    events: Vec<(G::Event, G)>,
}

impl<G: Game> Log<G> for Watch<G> {
    fn push(&mut self, game: &G, event: G::Event) {
        self.events.push((event, game.clone()));
    }
}

impl<G: Game> Watch<G> {
    /// Viewers who look at the game before a move. Whoever knows what a viewer sees may say so.
    pub(crate) fn new(game: &G, viewers: Vec<(Viewer, Option<Box<RawValue>>)>) -> Watch<G> {
        let look = |(viewer, known): (Viewer, Option<Box<RawValue>>)| {
            (viewer, known.unwrap_or_else(|| view_json(game, viewer)))
        };
        Watch { viewers: viewers.into_iter().map(look).collect(), events: Vec::new() }
    }

    /// What everybody saw, once the game is as it is after the move.
    pub(crate) fn finish(mut self, game: &G) -> Vec<Seen> {
        let viewers = std::mem::take(&mut self.viewers);
        viewers.into_iter().map(|(viewer, before)| self.seen_by(viewer, before, game)).collect()
    }

    fn seen_by(&self, viewer: Viewer, before: Box<RawValue>, game: &G) -> Seen {
        let mut view = before;
        let last = self.events.len();
        let mut look = |game: &G| {
            let now = view_json(game, viewer);
            let changes = changes(&view, &now);
            view = now;
            changes
        };
        let events = (1..).zip(&self.events).map(|(number, (event, after))| TableEvent {
            changes: Some(look(if number == last { game } else { after })).filter(|it| it.json() != "[]"),
            ..tell_event(event)
        });
        let events = events.collect();
        let rest = if last == 0 { look(game) } else { changes(&view, &view) };
        Seen { viewer, events, rest, view }
    }
}

/// What the viewer may see, as JSON; who does not sit at the table is a spectator.
pub(crate) fn view_json<G: Game>(game: &G, viewer: Viewer) -> Box<RawValue> {
    to_raw_value(&view_of(game, viewer)).unwrap_or_else(|error| panic!("a view cannot be JSON: {error}"))
}

/// What the viewer may see; who does not sit at the table is a spectator.
pub(crate) fn view_of<G: Game>(game: &G, viewer: Viewer) -> G::View {
    match viewer {
        Viewer::Seat(seat) if seat.0 < game.seats() => game.view(viewer),
        _ => game.view(Viewer::Spectator),
    }
}
