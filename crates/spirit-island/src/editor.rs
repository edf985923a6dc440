//! Changes a state by hand, for programs that weigh what is not so. The rules themselves never do that.

use artel_engine::{NoLog, Seat};

use crate::action::Underway;
use crate::agenda::Agendas;
use crate::components::{Cards, Elements, Kind, Kinds, Land, Piece, Pieces};
use crate::effect::Speed;
use crate::effect::Until;
use crate::game::{Phase, SpiritIsland};
use crate::owned::Zone;
use crate::stage::Stage;

/// A state that is being changed by hand. Nothing checks that a game could get there.
///
/// ```
/// use artel_engine::{Game, Seat, Seed};
/// use artel_spirit_island::effect::Speed;
/// use artel_spirit_island::{Editor, Phase, Setup, SpiritIsland};
/// let game = SpiritIsland::new(&Setup::default(), Seed(1))?;
/// let mut editor = Editor::new(&game);
/// editor.use_powers(Seat(0), Speed::Slow);
/// assert_eq!(editor.done().phase(), Phase::Slow);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Editor {
    game: SpiritIsland,
}

impl Editor {
    /// Begins with a copy of a state.
    pub fn new(game: &SpiritIsland) -> Editor {
        Editor { game: game.clone() }
    }

    /// The state as it is by now.
    pub fn state(&self) -> &SpiritIsland {
        &self.game
    }

    /// The changed state.
    pub fn done(self) -> SpiritIsland {
        self.game
    }

    /// It is the phase of this speed, nothing is left to be done, and only this Spirit can use Powers.
    pub fn use_powers(&mut self, seat: Seat, speed: Speed) {
        let game = &mut self.game;
        game.agendas = Agendas::default();
        game.due = None;
        game.underway = Underway::default();
        game.phase = match speed {
            Speed::Fast => Phase::Fast,
            Speed::Slow => Phase::Slow,
        };
        game.spirits.iter_mut().for_each(|spirit| spirit.stage = Stage::Ready);
        game.spirit_mut(seat).stage = Stage::Playing;
    }

    /// These cards are in play instead of in the hand.
    pub fn put_into_play(&mut self, seat: Seat, cards: Cards) {
        let spirit = self.game.spirit_mut(seat);
        for card in cards.iter() {
            match spirit.cards.zone_of(card) {
                Some(_) => spirit.cards.put(card, Zone::Play),
                None => spirit.cards.gain(card, Zone::Play),
            }
        }
        spirit.count_elements();
    }

    /// The Spirit has at least these elements for this turn.
    pub fn gain_elements(&mut self, seat: Seat, elements: Elements) {
        let spirit = self.game.spirit_mut(seat);
        spirit.gained = spirit.gained.and(spirit.elements.missing_for(elements));
        spirit.count_elements();
    }

    /// The pieces of a kind in a land as they are now, each different one once, with their number.
    pub fn pieces(&self, land: Land, kind: Kind) -> impl Iterator<Item = (Piece, u8)> + use<> {
        self.game.island.pieces(land, Kinds::only(kind)).collect::<Pieces>().into_iter()
    }

    /// A piece is added to a land.
    pub fn add(&mut self, land: Land, piece: Piece) {
        self.game.island.add(land, piece, 1);
    }

    /// So many pieces alike are taken out of a land.
    pub fn take(&mut self, land: Land, piece: Piece, count: u8) {
        self.game.island.take(land, piece, count);
    }

    /// Blight is added to a land and destroys a Presence of each Spirit there. Nothing cascades, and the last
    /// Blight stays in the pool.
    pub fn add_blight(&mut self, land: Land) {
        self.game.blight_pool = self.game.blight_pool.saturating_sub(1).max(1);
        self.game.island.add(land, Piece::whole(Kind::Blight), 1);
        let there: Pieces = self.game.island.pieces(land, Kinds::only(Kind::Presence)).collect();
        there.iter().for_each(|(presence, _)| self.game.island.take(land, presence, 1));
    }

    /// The cards in the Build space move on to the Ravage space.
    pub fn move_invader_cards(&mut self) {
        self.game.ravage = std::mem::take(&mut self.game.build);
    }

    /// The turn ends, and the next Spirit phase begins: what lasts until the end of the turn is gone.
    pub fn pass_time(&mut self) {
        self.game.time_passes(&mut NoLog);
        self.game.end_what_lasts(Until::NextTurn, &mut NoLog);
        self.game.phase = Phase::Spirit;
    }
}
