//! What may be true of a land, or of a Power in use.

use super::parts::InvaderAction;
use crate::components::{Kinds, Stage, Terrains};

/// Something that is or is not so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    /// The land has one of these terrains (SI-236).
    Terrain(Terrains),
    /// The land is coastal (SI-183).
    Coastal,
    /// The land is inland (SI-184).
    Inland,
    /// At least so many pieces of these kinds are there.
    AtLeast(u8, Kinds),
    /// At most so many pieces of these kinds are there; 0 for none.
    AtMost(u8, Kinds),
    /// Exactly so many pieces of these kinds are there.
    Exactly(u8, Kinds),
    /// More pieces of the first kinds than of the second (SI-317).
    More(Kinds, Kinds),
    /// There is Blight.
    Blight,
    /// There is no Blight.
    NoBlight,
    /// Presence of any Spirit is there.
    Presence,
    /// A sacred site of any Spirit is there.
    SacredSite,
    /// Presence of the user is there.
    OwnPresence,
    /// No Presence of the user is there.
    NoOwnPresence,
    /// The user has at least so many sacred sites.
    Sites(u8),
    /// The Power targets another Spirit than its user (SI-307).
    AnotherSpirit,
    /// This Power has added Presence.
    PresenceAdded,
    /// This Power has added Presence to the land.
    PresenceAddedHere,
    /// This Power has brought at least one piece into the land.
    Brought,
    /// This action has added Blight to the land.
    BlightAdded,
    /// A sacred site of the user is there.
    OwnSite,
    /// A sacred site of the target Spirit is there.
    TargetsSite,
    /// It is an Ocean, not a land of a board.
    Ocean,
    /// The island is healthy: no Blighted Island side lies up (SM-R79).
    Healthy,
    /// It is this Terror Level.
    TerrorLevel(u8),
    /// It is this Terror Level or a higher one.
    TerrorAtLeast(u8),
    /// It is this Terror Level or a lower one.
    TerrorAtMost(u8),
    /// The Invaders are at this stage (SM-R39).
    Stage(Stage),
    /// This Power has pushed such pieces into a land for which the conditions hold.
    PushedInto(Kinds, &'static [Condition]),
    /// The card in use has been forgotten.
    CardForgotten,
    /// For a land on the board of this land all of these hold.
    OnBoard(&'static [Condition]),
    /// The land is within so many lands of Presence of the user.
    NearOwnPresence(u8),
    /// The user has no other Power card in play than the one in use.
    NoOtherCards,
    /// This Power has added such a piece.
    Added(Kinds),
    /// This Power has destroyed such a piece.
    Destroyed(Kinds),
    /// The land from which the Power was targeted is a sacred site of the user.
    OriginSite,
    /// For no land on the board of this land all of these hold.
    NotOnBoard(&'static [Condition]),
    /// It has the terrain that was chosen for the card in progress.
    ChosenTerrain,
    /// Exactly so many pieces of these kinds are in the coastal lands on the board of this land.
    CoastExactly(u8, Kinds),
    /// On the board of this land there are at least so many lands with pieces of these kinds.
    BoardLands(u8, Kinds),
    /// For an adjacent land all of these hold.
    NearSuch(&'static [Condition]),
    /// No Presence of any Spirit is there.
    NoPresence,
    /// No more pieces of these kinds are there than the Terror Level says.
    AtMostTerror(Kinds),
    /// On the board of this land, pieces of the first kinds exceed those of the second by at least so many.
    BoardExceeds(Kinds, Kinds, u8),
    /// At least so many pieces of these kinds are on the board of this land.
    BoardAtLeast(u8, Kinds),
    /// At most so many pieces of these kinds are on the board of this land.
    BoardAtMost(u8, Kinds),
    /// At least so many pieces of these kinds are in the user's lands together.
    InOwnLands(u8, Kinds),
    /// At least so many pieces of these kinds are in the adjacent lands together.
    Near(u8, Kinds),
    /// A card in the space of this action of the Invaders shows the land.
    ShownFor(InvaderAction),
    /// No card in the space of this action of the Invaders shows the land.
    NotShownFor(InvaderAction),
    /// The user has at least so many Presence on the island.
    PresenceOnIsland(u8),
    /// The user has at least so many Power cards in play.
    CardsInPlay(u8),
    /// The user has a Power card in play that costs at least so much.
    CostInPlay(u8),
    /// All of these.
    All(&'static [Condition]),
    /// At least one of these.
    Any(&'static [Condition]),
}
