//! What a player can do, and how it is written.

use std::fmt;

use artel_engine::{Argument, ParseError, Phrase};

use crate::rules::{
    GS_035, GS_036, GS_055, GS_056, GS_057, GS_065, GS_071, GS_073, GS_076, GS_077, GS_080, GS_082, GS_084,
    GS_088, GS_091, GS_097, GS_099, GS_102, GS_108, GS_128, GS_164, GS_165, GS_171, GS_172, GS_173, GS_181,
    GS_183, GS_186, GS_188, GS_190, GS_193, GS_209, GS_213, GS_226, GS_R29, GS_R41, GS_R82,
};
use crate::{Colour, Face, Faces, Side, Space, Taoist, Tile};

artel_engine::moves! {
    /// One step of the game that a player decides on.
    ///
    /// ```
    /// use artel_ghost_stories::{Move, Tile};
    /// assert_eq!("move tea-house".parse(), Ok(Move::Step(Tile::TeaHouse)));
    /// assert_eq!(Move::Exorcise.to_string(), "exorcise");
    /// ```
    pub enum Move {
        /// The ghosts act: the Yin phase of the board in turn begins.
        Yin = "yin", rules [GS_036];
        /// Move the own Taoist.
        Step(tile: Tile) = "move", rules [GS_071];
        /// Bottomless Pockets: take a Tao token.
        Pocket(colour: Colour) = "pocket", rules [GS_164];
        /// Enfeeblement Mantra: put the token on a ghost.
        Enfeeble(space: Space) = "enfeeble", rules [GS_165];
        /// Dance of the Twin Winds: move another Taoist.
        Guide(taoist: Taoist, tile: Tile) = "guide", rules [GS_171];
        /// Spend a neutral power token for the power of that board.
        Borrow(taoist: Taoist) = "borrow", rules [GS_209];
        /// Pick up a neutral power token from the centre tile.
        PickUp = "pick-up", rules [GS_213];
        /// Ask the villager of the own tile for help.
        Ask = "ask", rules [GS_073];
        /// Spend the Yin-Yang to ask a villager from afar.
        Call(tile: Tile) = "call", rules [GS_108];
        /// Spend the Yin-Yang to turn a haunted tile back.
        Cleanse(tile: Tile) = "cleanse", rules [GS_108];
        /// Roll the dice against the ghosts in reach.
        Exorcise = "exorcise", rules [GS_076];
        /// Place a Buddha on an empty ghost space.
        Buddha(space: Space) = "buddha", rules [GS_102];
        /// End the turn.
        End = "end", rules [GS_035];
        /// Put the drawn card on a space.
        Place(space: Space) = "place", rules [GS_055, GS_056, GS_057];
        /// Discard a Tao token that is lost.
        Discard(colour: Colour) = "discard", rules [GS_065];
        /// Make a Taoist lose the Qi of a possessed board.
        Suffer(taoist: Taoist) = "suffer", rules [GS_226];
        /// Take a Tao token from the bank.
        Take(colour: Colour) = "take", rules [GS_097];
        /// Cemetery: bring a Taoist back.
        Revive(taoist: Taoist) = "revive", rules [GS_181];
        /// Taoist Altar: turn a haunted tile back.
        Restore(tile: Tile) = "restore", rules [GS_183];
        /// Sorcerer's Hut: send a ghost away.
        Banish(space: Space) = "banish", rules [GS_186];
        /// Night Watchman: send the haunter figures of a board back.
        Calm(side: Side) = "calm", rules [GS_188];
        /// Circle of Prayer: put a token on it.
        Pray(colour: Colour) = "pray", rules [GS_190];
        /// Pavilion: move a ghost.
        Shift(from: Space, to: Space) = "shift", read shift, rules [GS_193];
        /// Pavilion: move a Taoist.
        Carry(taoist: Taoist, tile: Tile) = "carry", rules [GS_193];
        /// Leave out a part of the Pavilion's help.
        Skip = "skip", rules [GS_R41];
        /// Leave the dice as they lie.
        Keep = "keep", rules [GS_172, GS_173];
        /// The Gods' Favorite: roll these dice again.
        Reroll(dice: Faces) = "reroll", rules [GS_172];
        /// The Gods' Favorite: roll the Curse die again.
        RerollCurse = "reroll-curse", rules [GS_173];
        /// Ask a companion on the tile for their Tao tokens.
        Request(taoist: Taoist) = "request", rules [GS_091];
        /// Let a companion use the own Tao tokens.
        Lend = "lend", rules [GS_R82];
        /// Keep the own Tao tokens.
        Refuse = "refuse", rules [GS_R82];
        /// The ghost on this space falls, and no other.
        Dispel(space: Space) = "dispel", rules [GS_077];
        /// Both ghosts in reach fall.
        DispelBoth = "dispel-both", rules [GS_084];
        /// Nothing falls; no token is spent.
        GiveUp = "give-up", rules [GS_080, GS_088];
        /// Spend a token of a Taoist for a missing face.
        Pay(taoist: Taoist, colour: Colour) = "pay", rules [GS_082, GS_091];
        /// Of two curses, suffer that of this space first.
        CurseFirst(space: Space) = "curse-first", rules [GS_R29];
        /// Reward: take 1 Qi.
        GainQi = "gain-qi", rules [GS_099];
        /// Reward: take the Yin-Yang token back.
        GainYinYang = "gain-yin-yang", rules [GS_099];
        /// The group's Qi goes to a Taoist.
        GiveQi(taoist: Taoist) = "give-qi", rules [GS_128];
        /// The group's Yin-Yang token goes to a Taoist.
        GiveYinYang(taoist: Taoist) = "give-yin-yang", rules [GS_128];
    }
}

/// A ghost does not move to where it is.
fn shift(from: Space, to: Space) -> Result<Move, ParseError> {
    if from == to { Err("the two spaces have to be different".into()) } else { Ok(Move::Shift(from, to)) }
}

/// Dice in a move are named by their faces, one to four.
impl Argument for Faces {
    fn syntax() -> String {
        let face = Face::syntax();
        format!("{face}[+{face}…]")
    }

    fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }

    fn read(word: &str) -> Result<Self, ParseError> {
        if word == "none" { Err("name at least one die".into()) } else { Ok(word.parse()?) }
    }

    fn describe(self, name: &'static str, phrase: Phrase) -> Phrase {
        phrase.names(name, self.iter().map(Face::id))
    }

    fn every() -> Vec<Self> {
        (1..=4).flat_map(Faces::every).collect()
    }
}
