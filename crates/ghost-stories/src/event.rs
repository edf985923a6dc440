//! What happens in a game.

use artel_engine::{Described, Phrase, RuleId};
use serde::Serialize;

use crate::rules::{
    GS_010, GS_011, GS_012, GS_021, GS_035, GS_036, GS_040, GS_041, GS_043, GS_046, GS_048, GS_049, GS_050,
    GS_051, GS_052, GS_053, GS_054, GS_055, GS_057, GS_059, GS_065, GS_066, GS_068, GS_069, GS_070, GS_071,
    GS_073, GS_074, GS_076, GS_077, GS_078, GS_079, GS_080, GS_082, GS_091, GS_099, GS_101, GS_102, GS_105,
    GS_107, GS_108, GS_110, GS_111, GS_115, GS_116, GS_127, GS_136, GS_144, GS_146, GS_165, GS_166, GS_168,
    GS_171, GS_172, GS_173, GS_174, GS_176, GS_181, GS_183, GS_184, GS_185, GS_186, GS_187, GS_188, GS_190,
    GS_191, GS_193, GS_194, GS_208, GS_209, GS_212, GS_213, GS_219, GS_224, GS_225, GS_R10, GS_R29, GS_R41,
    GS_R51, GS_R53, GS_R82,
};
use crate::{Card, Colour, CurseFace, Defeat, Face, Faces, Left, Power, Side, Space, Taoist, Tile};

/// Something that happened, with those it happened to.
///
/// ```
/// use artel_engine::Described;
/// use artel_ghost_stories::{CurseFace, Event};
/// let event = Event::CurseRolled { face: CurseFace::Haunt };
/// assert!(!event.rules().is_empty()); // the log names the rule
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(missing_docs)] // the variants' fields are what the sentence in the variant's comment names
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Event {
    /// The Yin phase of a board began.
    YinBegan { side: Side, taoist: Taoist },
    /// The Taoist's Yang phase began.
    YangBegan { taoist: Taoist },
    /// The haunter figure of a ghost stands on the first stone.
    FigureAdvanced { card: Card, space: Space },
    /// The haunter figure of a ghost reached the edge and went back onto its card.
    FigureStruck { card: Card, space: Space },
    /// A tile was haunted.
    Haunted { tile: Tile },
    /// A haunted tile was turned back to its active side.
    Restored { tile: Tile },
    /// The Curse die shows this face.
    CurseRolled { face: CurseFace },
    /// The Taoist rolls the Curse die again.
    CurseRerolled { taoist: Taoist },
    /// The Taoist does not roll the Curse die.
    CurseSpared { taoist: Taoist },
    /// A card was drawn from the deck.
    Drawn { card: Card },
    /// A card was put on a space.
    Placed { card: Card, space: Space },
    /// A ghost had to enter play, but all spaces are taken.
    NoRoom { side: Side },
    /// A Buddha destroyed a ghost.
    BuddhaStruck { card: Card, space: Space },
    /// A Buddha met an incarnation and went back.
    BuddhaPassed { card: Card, space: Space },
    /// A ghost took a Tao die.
    DieCaptured { card: Card },
    /// A captured Tao die came back.
    DieFreed {},
    /// A ghost blocks powers or Tao tokens.
    Blocked { card: Card, what: Left },
    /// The token on the Circle of Prayer was discarded.
    CircleCleared { colour: Colour },
    /// The Mantra left the ghost because its power does not work.
    MantraLost {},
    /// All three spaces of the board are taken.
    Overrun { side: Side },
    /// A board lost 1 Qi and has that many left.
    LostQi { taoist: Taoist, left: u8 },
    /// A neutral board lost 1 Qi and has that many left.
    BoardLostQi { taoist: Taoist, left: u8 },
    /// A Taoist took 1 Qi.
    GainedQi { taoist: Taoist },
    /// A Taoist died.
    Died { taoist: Taoist },
    /// A neutral board became possessed.
    Possessed { taoist: Taoist },
    /// A Taoist came back to life.
    Revived { taoist: Taoist, qi: u8 },
    /// A Taoist discarded a Tao token.
    LostTao { taoist: Taoist, colour: Colour },
    /// A Taoist discarded all their Tao tokens.
    LostAllTao { taoist: Taoist, tokens: u8 },
    /// A Taoist took a Tao token.
    TookTao { taoist: Taoist, colour: Colour },
    /// A Taoist moved.
    Moved { taoist: Taoist, tile: Tile },
    /// A Taoist was led by the Dance of the Twin Winds.
    Guided { taoist: Taoist, tile: Tile },
    /// A Taoist picked up a neutral power token.
    PickedUp { taoist: Taoist },
    /// A Taoist spent a neutral power token for a power.
    Borrowed { taoist: Taoist, power: Power },
    /// The Mantra lies on a ghost.
    Enfeebled { card: Card, space: Space },
    /// A Taoist asked the villager of their tile.
    Asked { taoist: Taoist, tile: Tile },
    /// A Taoist spent the Yin-Yang to ask a villager.
    Called { taoist: Taoist, tile: Tile },
    /// A Taoist spent the Yin-Yang to turn a tile back.
    Cleansed { taoist: Taoist },
    /// The Herbalist's dice show this.
    HerbsRolled { dice: Faces },
    /// A Taoist took a Buddha.
    TookBuddha { taoist: Taoist },
    /// The Sorcerer sent a ghost away.
    Banished { card: Card, space: Space },
    /// The haunter figures of a board went back onto their cards.
    Calmed { side: Side },
    /// A token lies on the Circle of Prayer.
    Prayed { colour: Colour },
    /// A ghost was moved.
    Shifted { card: Card, from: Space, to: Space },
    /// A Taoist was moved by the Pavilion.
    Carried { taoist: Taoist, tile: Tile },
    /// A part of the Pavilion's help was left out.
    Skipped {},
    /// A Taoist attempted an exorcism.
    Attempted { taoist: Taoist },
    /// The Tao dice show this.
    DiceRolled { dice: Faces },
    /// The dice stay as they lie.
    Kept {},
    /// These dice are rolled again.
    Rerolled { dice: Faces },
    /// A companion was asked for their tokens.
    Requested { taoist: Taoist },
    /// A companion lets their tokens be used.
    Lent { taoist: Taoist },
    /// A companion keeps their tokens.
    Refused { taoist: Taoist },
    /// A token made up for a missing face.
    PaidTao { taoist: Taoist, colour: Colour },
    /// A ghost was exorcised.
    Exorcised { taoist: Taoist, card: Card, space: Space },
    /// The exorcism failed.
    Failed { taoist: Taoist },
    /// The curse of this space comes first.
    CurseOrdered { space: Space },
    /// A Taoist took their Yin-Yang token back.
    RegainedYinYang { taoist: Taoist },
    /// A Taoist placed a Buddha.
    BuddhaPlaced { taoist: Taoist, space: Space },
    /// A Taoist ended their turn.
    TurnEnded { taoist: Taoist },
    /// The last incarnation was sent back: the game is won.
    Won { score: i32 },
    /// The game is lost.
    Lost {
        #[serde(serialize_with = "artel_engine::as_text")]
        #[cfg_attr(feature = "typescript", ts(type = "string"))]
        defeat: Defeat,
        score: i32,
    },
}

impl Described for Event {
    fn phrase(&self) -> Phrase {
        let phrase = Phrase::new(self.key());
        match *self {
            Event::YinBegan { side, taoist } => phrase.name("side", side.id()).name("taoist", taoist.id()),
            Event::YangBegan { taoist }
            | Event::CurseRerolled { taoist }
            | Event::CurseSpared { taoist }
            | Event::GainedQi { taoist }
            | Event::Died { taoist }
            | Event::Possessed { taoist }
            | Event::PickedUp { taoist }
            | Event::Cleansed { taoist }
            | Event::TookBuddha { taoist }
            | Event::Attempted { taoist }
            | Event::Requested { taoist }
            | Event::Lent { taoist }
            | Event::Refused { taoist }
            | Event::Failed { taoist }
            | Event::RegainedYinYang { taoist }
            | Event::TurnEnded { taoist } => phrase.name("taoist", taoist.id()),
            Event::FigureAdvanced { card, space }
            | Event::FigureStruck { card, space }
            | Event::Placed { card, space }
            | Event::BuddhaStruck { card, space }
            | Event::BuddhaPassed { card, space }
            | Event::Enfeebled { card, space }
            | Event::Banished { card, space } => phrase.name("card", card.id()).name("space", space.id()),
            Event::Haunted { tile } | Event::Restored { tile } => phrase.name("tile", tile.id()),
            Event::CurseRolled { face } => phrase.name("face", face.id()),
            Event::Drawn { card } | Event::DieCaptured { card } => phrase.name("card", card.id()),
            Event::NoRoom { side } | Event::Overrun { side } | Event::Calmed { side } => {
                phrase.name("side", side.id())
            }
            Event::DieFreed {} | Event::MantraLost {} | Event::Skipped {} | Event::Kept {} => phrase,
            Event::Blocked { card, what } => phrase.name("card", card.id()).name("what", what.id()),
            Event::CircleCleared { colour } | Event::Prayed { colour } => phrase.name("colour", colour.id()),
            Event::LostQi { taoist, left } | Event::BoardLostQi { taoist, left } => {
                phrase.name("taoist", taoist.id()).number("left", left)
            }
            Event::Revived { taoist, qi } => phrase.name("taoist", taoist.id()).number("qi", qi),
            Event::LostTao { taoist, colour }
            | Event::TookTao { taoist, colour }
            | Event::PaidTao { taoist, colour } => {
                phrase.name("taoist", taoist.id()).name("colour", colour.id())
            }
            Event::LostAllTao { taoist, tokens } => {
                phrase.name("taoist", taoist.id()).number("tokens", tokens)
            }
            Event::Moved { taoist, tile }
            | Event::Guided { taoist, tile }
            | Event::Asked { taoist, tile }
            | Event::Called { taoist, tile }
            | Event::Carried { taoist, tile } => phrase.name("taoist", taoist.id()).name("tile", tile.id()),
            Event::Borrowed { taoist, power } => phrase.name("taoist", taoist.id()).name("power", power.id()),
            Event::HerbsRolled { dice } | Event::DiceRolled { dice } | Event::Rerolled { dice } => {
                phrase.names("dice", dice.iter().map(Face::id))
            }
            Event::Shifted { card, from, to } => {
                phrase.name("card", card.id()).name("from", from.id()).name("to", to.id())
            }
            Event::Exorcised { taoist, card, space } => {
                phrase.name("taoist", taoist.id()).name("card", card.id()).name("space", space.id())
            }
            Event::CurseOrdered { space } => phrase.name("space", space.id()),
            Event::BuddhaPlaced { taoist, space } => {
                phrase.name("taoist", taoist.id()).name("space", space.id())
            }
            Event::Won { score } => phrase.number("score", score),
            Event::Lost { defeat, .. } => defeat.phrase(),
        }
    }

    fn is_heading(&self) -> bool {
        matches!(self, Event::YinBegan { .. })
    }

    fn rules(&self) -> &'static [RuleId] {
        match self {
            Event::CurseRolled { face } => face.rules(),
            Event::YinBegan { .. } => &[GS_036],
            Event::YangBegan { .. } => &[GS_070],
            Event::FigureAdvanced { .. } => &[GS_040, GS_046],
            Event::FigureStruck { .. } => &[GS_041],
            Event::Haunted { .. } => &[GS_043],
            Event::Restored { .. } => &[GS_183, GS_108],
            Event::CurseRerolled { .. } => &[GS_173],
            Event::CurseSpared { .. } => &[GS_176, GS_R51],
            Event::Drawn { .. } => &[GS_054],
            Event::Placed { .. } => &[GS_055, GS_057],
            Event::NoRoom { .. } => &[GS_059, GS_R10],
            Event::BuddhaStruck { .. } => &[GS_105, GS_107],
            Event::BuddhaPassed { .. } => &[GS_127],
            Event::DieCaptured { .. } => &[GS_069],
            Event::DieFreed {} => &[GS_021],
            Event::Blocked { .. } => &[GS_066, GS_068, GS_136],
            Event::CircleCleared { .. } => &[GS_144],
            Event::MantraLost {} => &[GS_168, GS_R53],
            Event::Overrun { .. } => &[GS_053, GS_224],
            Event::LostQi { .. } => &[GS_010],
            Event::BoardLostQi { .. } => &[GS_219],
            Event::GainedQi { .. } => &[GS_010, GS_011],
            Event::Died { .. } => &[GS_115, GS_116],
            Event::Possessed { .. } => &[GS_225],
            Event::Revived { .. } => &[GS_181],
            Event::LostTao { .. } => &[GS_065],
            Event::LostAllTao { .. } => &[GS_051],
            Event::TookTao { .. } => &[GS_012],
            Event::Moved { .. } => &[GS_071],
            Event::Guided { .. } => &[GS_171],
            Event::PickedUp { .. } => &[GS_213],
            Event::Borrowed { .. } => &[GS_209, GS_212],
            Event::Enfeebled { .. } => &[GS_165, GS_166],
            Event::Asked { .. } => &[GS_073],
            Event::Called { .. } | Event::Cleansed { .. } => &[GS_108, GS_110],
            Event::HerbsRolled { .. } => &[GS_184, GS_185],
            Event::TookBuddha { .. } => &[GS_187],
            Event::Banished { .. } => &[GS_186, GS_101],
            Event::Calmed { .. } => &[GS_188],
            Event::Prayed { .. } => &[GS_190, GS_191],
            Event::Shifted { .. } => &[GS_193, GS_194],
            Event::Carried { .. } => &[GS_193, GS_208],
            Event::Skipped {} => &[GS_R41],
            Event::Attempted { .. } => &[GS_076, GS_074],
            Event::DiceRolled { .. } => &[GS_076, GS_078],
            Event::Kept {} => &[GS_172, GS_174],
            Event::Rerolled { .. } => &[GS_172],
            Event::Requested { .. } => &[GS_091, GS_R82],
            Event::Lent { .. } | Event::Refused { .. } => &[GS_R82],
            Event::PaidTao { .. } => &[GS_082, GS_091],
            Event::Exorcised { .. } => &[GS_077, GS_079],
            Event::Failed { .. } => &[GS_080],
            Event::CurseOrdered { .. } => &[GS_R29],
            Event::RegainedYinYang { .. } => &[GS_099, GS_111],
            Event::BuddhaPlaced { .. } => &[GS_102],
            Event::TurnEnded { .. } => &[GS_035],
            Event::Won { .. } => &[GS_146],
            Event::Lost { defeat, .. } => defeat.rules(),
        }
    }
}

impl Event {
    fn key(self) -> &'static str {
        match self {
            Event::YinBegan { .. } => "event-yin-began",
            Event::YangBegan { .. } => "event-yang-began",
            Event::FigureAdvanced { .. } => "event-figure-advanced",
            Event::FigureStruck { .. } => "event-figure-struck",
            Event::Haunted { .. } => "event-haunted",
            Event::Restored { .. } => "event-restored",
            Event::CurseRolled { .. } => "event-curse-rolled",
            Event::CurseRerolled { .. } => "event-curse-rerolled",
            Event::CurseSpared { .. } => "event-curse-spared",
            Event::Drawn { .. } => "event-drawn",
            Event::Placed { .. } => "event-placed",
            Event::NoRoom { .. } => "event-no-room",
            Event::BuddhaStruck { .. } => "event-buddha-struck",
            Event::BuddhaPassed { .. } => "event-buddha-passed",
            Event::DieCaptured { .. } => "event-die-captured",
            Event::DieFreed { .. } => "event-die-freed",
            Event::Blocked { .. } => "event-blocked",
            Event::CircleCleared { .. } => "event-circle-cleared",
            Event::MantraLost { .. } => "event-mantra-lost",
            Event::Overrun { .. } => "event-overrun",
            Event::LostQi { .. } => "event-lost-qi",
            Event::BoardLostQi { .. } => "event-board-lost-qi",
            Event::GainedQi { .. } => "event-gained-qi",
            Event::Died { .. } => "event-died",
            Event::Possessed { .. } => "event-possessed",
            Event::Revived { .. } => "event-revived",
            Event::LostTao { .. } => "event-lost-tao",
            Event::LostAllTao { .. } => "event-lost-all-tao",
            Event::TookTao { .. } => "event-took-tao",
            Event::Moved { .. } => "event-moved",
            Event::Guided { .. } => "event-guided",
            Event::PickedUp { .. } => "event-picked-up",
            Event::Borrowed { .. } => "event-borrowed",
            Event::Enfeebled { .. } => "event-enfeebled",
            Event::Asked { .. } => "event-asked",
            Event::Called { .. } => "event-called",
            Event::Cleansed { .. } => "event-cleansed",
            Event::HerbsRolled { .. } => "event-herbs-rolled",
            Event::TookBuddha { .. } => "event-took-buddha",
            Event::Banished { .. } => "event-banished",
            Event::Calmed { .. } => "event-calmed",
            Event::Prayed { .. } => "event-prayed",
            Event::Shifted { .. } => "event-shifted",
            Event::Carried { .. } => "event-carried",
            Event::Skipped { .. } => "event-skipped",
            Event::Attempted { .. } => "event-attempted",
            Event::DiceRolled { .. } => "event-dice-rolled",
            Event::Kept { .. } => "event-kept",
            Event::Rerolled { .. } => "event-rerolled",
            Event::Requested { .. } => "event-requested",
            Event::Lent { .. } => "event-lent",
            Event::Refused { .. } => "event-refused",
            Event::PaidTao { .. } => "event-paid-tao",
            Event::Exorcised { .. } => "event-exorcised",
            Event::Failed { .. } => "event-failed",
            Event::CurseOrdered { .. } => "event-curse-ordered",
            Event::RegainedYinYang { .. } => "event-regained-yin-yang",
            Event::BuddhaPlaced { .. } => "event-buddha-placed",
            Event::TurnEnded { .. } => "event-turn-ended",
            Event::Won { .. } => "event-won",
            Event::Lost { defeat, .. } => defeat.phrase().key,
        }
    }
}

impl CurseFace {
    fn rules(self) -> &'static [RuleId] {
        match self {
            CurseFace::NoEffect => &[GS_048],
            CurseFace::Haunt => &[GS_049],
            CurseFace::NewGhost => &[GS_050],
            CurseFace::LoseAllTao => &[GS_051],
            CurseFace::LoseQi => &[GS_052],
        }
    }
}
