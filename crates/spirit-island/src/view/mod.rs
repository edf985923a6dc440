//! What everybody sees: all see the same, for hands are open (SI-R12) and nobody knows the order of a deck.
//!
//! What is printed on cards, panels and boards is told once by [`catalogue()`]; the [`View`] says how things stand.

mod catalogue;
mod challenge;
mod happening;
mod land;
mod now;
mod questions;
mod spirit;
mod tracks;
mod verbs;

use artel_engine::Status;
use serde::{Serialize, Serializer};

pub use catalogue::{
    AdversaryFacts, BlightFacts, BoardFacts, Catalogue, EdgeFacts, EventFacts, EventPartFacts, FearFacts,
    GrowthFacts, InvaderFacts, LandFacts, LevelFacts, PowerFacts, RuleFacts, ScenarioFacts, SlotFacts,
    SpecialFacts, SpiritFacts, ThresholdFacts, boards, catalogue,
};
pub use challenge::{AdversaryView, BlightView, CounterView, ScenarioView};
pub use happening::{EventView, PriceView, PutView};
pub use land::{LandView, PieceView};
pub use now::{ActionView, LastingView, QuestionView};
pub use spirit::{
    BranchView, GiftView, HandView, InnateView, PlayedView, SlotView, SpiritStage, SpiritView, ThresholdView,
};
pub use tracks::{FearView, InvaderSpace, InvadersView, PowersView, SecondSpace};

use crate::components::{Arrangement, BoardName, BoxName, Kinds};
use crate::end::Defeat;
use crate::game::{Phase, SpiritIsland};

/// The table as everybody sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)] // the names say it
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    #[serde(serialize_with = "status_text")]
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub status: Status<Defeat>,
    /// The turn, counted from one; 0 during the bonus Growth.
    pub turn: u8,
    pub phase: Phase,
    pub players: u8,
    /// The boxes that it is played with.
    pub boxes: Vec<BoxName>,
    /// The boards in the order of the seats whose Spirits start there.
    pub boards: Vec<BoardName>,
    /// How they lie side by side.
    pub layout: Arrangement,
    /// The lands by letter and number.
    pub lands: Vec<LandView>,
    /// The Spirits in the order of the seats.
    pub spirits: Vec<SpiritView>,
    pub fear: FearView,
    /// What must be gone from the island to win now.
    pub to_be_gone: Kinds,
    /// Blight in the pool.
    pub blight_pool: u8,
    /// The Blight card; none where the game has only a pool.
    pub blight: Option<BlightView>,
    /// The adversaries, the leading one first.
    pub adversaries: Vec<AdversaryView>,
    /// The Event card of this Invader phase, or the last one.
    pub event: Option<EventView>,
    pub scenario: Option<ScenarioView>,
    pub invaders: InvadersView,
    pub powers: PowersView,
    /// What lasts until the turn ends.
    pub lasting: Vec<LastingView>,
    /// The Power in use or the Fear card being resolved.
    pub action: Option<ActionView>,
    /// What has to be decided now, and by whom.
    pub questions: Vec<QuestionView>,
}

impl View {
    /// The table of a game.
    pub(crate) fn of(game: &SpiritIsland) -> View {
        View {
            status: game.status,
            turn: game.turn,
            phase: game.phase,
            players: game.players(),
            boxes: game.boxes.iter().collect(),
            boards: game.island.boards.to_vec(),
            layout: game.island.arrangement,
            lands: game.island.lands.iter().map(|land| LandView::of(game, land)).collect(),
            spirits: game.all_seats().map(|seat| SpiritView::of(game, seat)).collect(),
            fear: FearView::of(game),
            to_be_gone: game.to_be_gone(),
            blight_pool: game.blight_pool,
            blight: BlightView::of(game),
            adversaries: AdversaryView::all_of(game),
            event: EventView::of(game),
            scenario: game.scenario.map(|name| ScenarioView::of(game, name)),
            invaders: InvadersView::of(game),
            powers: PowersView::of(game),
            lasting: game.standing.iter().map(LastingView::of).collect(),
            action: game.action().filter(|action| action.is_of_card()).map(ActionView::of),
            questions: questions::now(game),
        }
    }
}

#[allow(clippy::trivially_copy_pass_by_ref)] // the signature that serde asks for
fn status_text<S: Serializer>(status: &Status<Defeat>, serializer: S) -> Result<S::Ok, S::Error> {
    match status {
        Status::Playing => serializer.serialize_str("playing"),
        Status::Won => serializer.serialize_str("won"),
        Status::Lost(defeat) => serializer.collect_str(&format_args!("lost {defeat}")),
    }
}
