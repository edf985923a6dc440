//! What everybody at the table sees.

use artel_engine::{Seat, Status};
use serde::{Serialize, Serializer};

use crate::agenda::Task;
use crate::{
    Card, Centre, Colour, CurseFace, Defeat, Difficulty, Faces, GhostStories, Left, Phase, Power, Right,
    Side, Space, Tao, Taoist, Tile,
};

/// What lies on the table. Only the order of the deck is hidden.
///
/// ```
/// use artel_engine::{Game, Seed, Viewer};
/// use artel_ghost_stories::{GhostStories, Setup};
/// let view = GhostStories::new(&Setup::default(), Seed(7))?.view(Viewer::Spectator);
/// assert_eq!(view.village.len(), 9);
/// # Ok::<(), artel_engine::SetupError>(())
/// ```
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)] // the names say it
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    pub difficulty: Difficulty,
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub status: Status<Defeat>,
    /// The tiles in reading order, the first row in the north.
    pub village: Vec<TileView>,
    /// The boards clockwise from the north.
    pub boards: Vec<BoardView>,
    /// The side whose turn it is.
    pub turn: Side,
    pub phase: Phase,
    /// Who is asked to decide now.
    pub decider: Option<Seat>,
    /// What has to be decided, if not the next step of a turn.
    pub question: Option<Question>,
    /// The card that waits for a place.
    pub drawn: Option<PrintedView>,
    /// What the Curse die shows, while it can be rerolled.
    pub curse: Option<CurseFace>,
    /// The dice of the exorcism under way.
    pub dice: Option<Faces>,
    /// The spaces of the ghosts that the dice were rolled against.
    pub attempted: Vec<Space>,
    /// Spaces whose cards are about to fall while tokens are paid.
    pub targets: Vec<Space>,
    /// How many tokens still have to be paid.
    pub owed: u8,
    /// Boards whose power was borrowed in this turn.
    pub borrowed: Vec<Taoist>,
    pub cards_left: u8,
    /// Ghosts before the next incarnation; none if no incarnation is left in the deck.
    pub until_incarnation: Option<u8>,
    pub incarnations_left: u8,
    pub incarnations_in_game: u8,
    pub incarnations_exorcised: u8,
    /// Cards that came and went.
    pub gone: Vec<Card>,
    pub bank: Tao,
    pub bank_qi: u8,
    /// The token on the Circle of Prayer.
    pub circle: Option<Colour>,
    pub temple_buddhas: u8,
    pub centre_tokens: u8,
    pub free_dice: u8,
    pub tao_blocked: bool,
    pub white_ignored: bool,
    /// How many haunted tiles lose the game.
    pub fatal_tiles: u32,
    pub score: i32,
}

/// A village tile.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)] // the names say it
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TileView {
    pub tile: Tile,
    pub row: u8,
    pub column: u8,
    pub haunted: bool,
    /// Whether the villager could help somebody now.
    pub helpful: bool,
}

/// A board with its Taoist, or a neutral one.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)] // the names say it
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BoardView {
    pub side: Side,
    pub taoist: Taoist,
    pub power: Power,
    /// Who plays it; nobody if it is neutral.
    pub seat: Option<Seat>,
    pub qi: u8,
    /// The tile the Taoist stands on; none on a neutral board.
    pub tile: Option<Tile>,
    pub tao: Tao,
    pub yin_yang: bool,
    pub buddhas: u8,
    /// Buddhas that cannot be placed before the next turn.
    pub fresh_buddhas: u8,
    pub power_tokens: u8,
    pub power_works: bool,
    /// The three spaces from the left of whoever sits behind the board.
    pub spaces: Vec<SpaceView>,
}

/// A ghost space.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)] // the names say it
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SpaceView {
    pub space: Space,
    pub buddha: bool,
    pub card: Option<CardView>,
    /// The tile that a haunting from here takes next; none if the line has no active tile left.
    pub threatens: Option<Tile>,
}

/// What is printed on a card.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)] // the names say it
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PrintedView {
    pub card: Card,
    pub colour: Colour,
    pub incarnation: bool,
    /// The printed resistance.
    pub printed: Needs,
    /// What it takes now, after the Circle of Prayer and, in play, the Mantra.
    pub resistance: Needs,
    pub left: Vec<Left>,
    pub centre: Vec<Centre>,
    pub right: Vec<Right>,
}

/// A card in play: what is printed on it and what lies on it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)] // the names say it
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CardView {
    #[serde(flatten)]
    pub face: PrintedView,
    /// Where the haunter figure stands, if the ghost has one.
    pub figure: Option<Figure>,
    pub mantra: bool,
    pub holds_die: bool,
    /// Whether its conditions allow an exorcism now.
    pub open: bool,
}

/// Where a haunter figure stands (GS-039).
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Figure {
    /// On the card: it moves to the board next.
    Card,
    /// On the first stone: it haunts next.
    Stone,
}

/// What has to be decided.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)] // the names say it
pub enum Question {
    Place,
    Discard,
    Suffer,
    Curse,
    TakeTao,
    Revive,
    Restore,
    Banish,
    Calm,
    Pray,
    Shift,
    Carry,
    Reroll,
    Judge,
    Lend,
    Pay,
    CurseOrder,
    QiOrYinYang,
    GroupQi,
    GroupYinYang,
}

/// Faces needed of each colour.
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Partial<Record<Colour, number>>"))]
pub struct Needs(pub [u8; 5]);

impl Serialize for Needs {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let needed = Colour::ALL.into_iter().filter(|&colour| self.0[colour as usize] > 0);
        serializer.collect_map(needed.map(|colour| (colour.id(), self.0[colour as usize])))
    }
}

impl View {
    pub(crate) fn of(game: &GhostStories) -> View {
        let question = game.agenda.top().and_then(Question::of);
        let drawn = match game.agenda.top() {
            Some(Task::PlaceCard(card)) => Some(PrintedView::of(card, game.resistance_after_circle(card))),
            _ => None,
        };
        let curse = match game.agenda.top() {
            Some(Task::Cursed(_, face, _)) => Some(face),
            _ => None,
        };
        let rolled =
            matches!(question, Some(Question::Reroll | Question::Judge | Question::Lend | Question::Pay));
        View {
            difficulty: game.difficulty,
            status: game.status,
            village: (0..9).map(|place| TileView::of(game, place)).collect(),
            boards: Side::ALL.map(|side| BoardView::of(game, side)).to_vec(),
            turn: game.turn,
            phase: game.phase,
            decider: game.actor(),
            question,
            drawn,
            curse,
            dice: rolled.then_some(game.exorcism.dice),
            attempted: if rolled { game.targets().iter().collect() } else { Vec::new() },
            targets: game.exorcism.targets.iter().collect(),
            owed: game.still_owed().tokens(),
            borrowed: game.doings.borrowed.iter().collect(),
            cards_left: game.deck.left(),
            until_incarnation: game.deck.until_incarnation(),
            incarnations_left: game.deck.incarnations_left(),
            incarnations_in_game: game.deck.planted(),
            incarnations_exorcised: game.exorcised,
            gone: game.gone().collect(),
            bank: game.bank(),
            bank_qi: game.bank_qi(),
            circle: game.circle,
            temple_buddhas: game.temple_buddhas(),
            centre_tokens: game.centre_tokens,
            free_dice: game.free_dice(),
            tao_blocked: game.tao_blocked(),
            white_ignored: game.white_ignored(),
            fatal_tiles: game.difficulty.fatal_tiles(),
            score: game.score(),
        }
    }
}

impl TileView {
    fn of(game: &GhostStories, place: u8) -> TileView {
        let place = crate::Place(place);
        let (row, column) = place.row_and_column();
        let tile = game.village.tile(place);
        TileView { tile, row, column, haunted: game.haunted.contains(place), helpful: game.can_help(tile) }
    }
}

impl BoardView {
    fn of(game: &GhostStories, side: Side) -> BoardView {
        let board = game.board(side);
        BoardView {
            side,
            taoist: board.taoist,
            power: board.power,
            seat: board.seat,
            qi: board.qi,
            tile: board.seat.map(|_| game.tile_of(side)),
            tao: board.tao,
            yin_yang: board.yin_yang,
            buddhas: board.buddhas,
            fresh_buddhas: board.fresh_buddhas,
            power_tokens: board.power_tokens,
            power_works: game.power_works(side),
            spaces: side.spaces().iter().map(|space| SpaceView::of(game, space)).collect(),
        }
    }
}

impl SpaceView {
    fn of(game: &GhostStories, space: Space) -> SpaceView {
        SpaceView {
            space,
            buddha: game.buddhas.contains(space),
            card: game.card(space).map(|card| CardView::of(game, space, card)),
            threatens: game.next_haunted(space).map(|place| game.village.tile(place)),
        }
    }
}

impl PrintedView {
    fn of(card: Card, resistance: [u8; 5]) -> PrintedView {
        PrintedView {
            card,
            colour: card.colour(),
            incarnation: card.is_incarnation(),
            printed: Needs(card.resistance()),
            resistance: Needs(resistance),
            left: card.left().to_vec(),
            centre: card.centre().to_vec(),
            right: card.right().to_vec(),
        }
    }
}

impl CardView {
    fn of(game: &GhostStories, space: Space, card: Card) -> CardView {
        let figure = if game.on_stone.contains(space) { Figure::Stone } else { Figure::Card };
        CardView {
            face: PrintedView::of(card, game.resistance(space)),
            figure: card.has(Centre::Haunter).then_some(figure),
            mantra: game.mantra == Some(space),
            holds_die: game.dice_held.contains(space),
            open: game.is_open(space, card),
        }
    }
}

impl Question {
    fn of(task: Task) -> Option<Question> {
        Some(match task {
            Task::PlaceCard(_) => Question::Place,
            Task::LoseTao(_) => Question::Discard,
            Task::Suffer => Question::Suffer,
            Task::Cursed(..) => Question::Curse,
            Task::TakeTao => Question::TakeTao,
            Task::Revive => Question::Revive,
            Task::Restore => Question::Restore,
            Task::Banish => Question::Banish,
            Task::Calm => Question::Calm,
            Task::Pray => Question::Pray,
            Task::Shift => Question::Shift,
            Task::Carry { .. } => Question::Carry,
            Task::Reroll => Question::Reroll,
            Task::Judge => Question::Judge,
            Task::Lend(_) => Question::Lend,
            Task::Pay => Question::Pay,
            Task::CurseOrder(..) => Question::CurseOrder,
            Task::QiOrYinYang => Question::QiOrYinYang,
            Task::GroupQi => Question::GroupQi,
            Task::GroupYinYang => Question::GroupYinYang,
            Task::Act(_)
            | Task::Overrun
            | Task::Arrival
            | Task::Enter
            | Task::LeftStone(..)
            | Task::Curse(_)
            | Task::LoseQi
            | Task::TakeQi
            | Task::Fall
            | Task::Leave(_)
            | Task::Victory => return None,
        })
    }
}
