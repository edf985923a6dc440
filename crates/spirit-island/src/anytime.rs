//! What a Spirit may do whenever no action is interrupted, besides what the phase is about: what spaces of its tracks allow
//! (SM-051), choosing an element of choice. Each such thing is a line in [`ANYTIME`].
//!
//! Health of drowned Invaders can be turned into Energy at any time, too (`seas.rs`). That needs no move: it is done when
//! the Energy is spent.

use artel_engine::{Log, Seat};

use crate::action::{Action, Source};
use crate::agenda::Step;
use crate::components::Element;
use crate::game::{Phase, SpiritIsland};
use crate::moves::Move;
use crate::stage::Stage;

/// Tells the moves of a kind that a seat may make.
type Anytime = fn(&SpiritIsland, Seat, &mut dyn FnMut(Move));

/// Everything that may be done whenever no action is interrupted.
const ANYTIME: [Anytime; 3] = [track_actions, elements, rituals];

impl SpiritIsland {
    /// Tells what the seat may do besides what the phase is about; none while an action is in progress (SM-R57).
    #[inline]
    pub(crate) fn anytime(&self, seat: Seat, out: &mut dyn FnMut(Move)) {
        if self.underway.depth() == 0 && self.spirit(seat).stage != Stage::Ready {
            for kind in ANYTIME {
                kind(self, seat, out);
            }
        }
    }

    /// Whether the seat may do anything besides what the phase is about.
    #[inline]
    pub(crate) fn has_anytime(&self, seat: Seat) -> bool {
        let mut any = false;
        self.anytime(seat, &mut |_| any = true);
        any
    }

    /// A Spirit does what a space of its track allows, counted from zero.
    pub(crate) fn track_action(&mut self, seat: Seat, number: u8) {
        let spirit = self.spirit_mut(seat);
        spirit.acted |= 1 << number;
        let name = spirit.name;
        let Some(effects) = spirit.track_action(number) else { unreachable!("the space is uncovered") };
        self.begin_action(Action::new(Source::Track(name, number), seat));
        self.push(Step::Do { effects, land: None, who: seat });
    }

    /// A Spirit chooses one of the elements of choice that its tracks give.
    pub(crate) fn choose_element(&mut self, seat: Seat, element: Element, log: &mut impl Log<Self>) {
        self.spirit_mut(seat).any_chosen += 1;
        self.gain_element(seat, element, log);
    }
}

/// What spaces of tracks allow: once a turn in the Spirit phase, if it could do anything (SM-051).
fn track_actions(game: &SpiritIsland, seat: Seat, out: &mut dyn FnMut(Move)) {
    if game.phase != Phase::Spirit {
        return;
    }
    let spirit = game.spirit(seat);
    for (number, effects) in spirit.track_actions() {
        if spirit.acted >> number & 1 == 0 && game.feasible(effects, None, seat) {
            out(Move::TrackAction(number + 1));
        }
    }
}

/// Rituals of the scenario, in the Fast and the Slow phase (SM-R75).
fn rituals(game: &SpiritIsland, _: Seat, out: &mut dyn FnMut(Move)) {
    game.rituals(out);
}

/// Elements of choice: each turn anew, from card play on.
fn elements(game: &SpiritIsland, seat: Seat, out: &mut dyn FnMut(Move)) {
    let spirit = game.spirit(seat);
    if spirit.stage == Stage::Playing && spirit.any_elements() > 0 {
        for element in Element::ALL {
            out(Move::Element(element));
        }
    }
}
