//! What a player can do, and how it is written.

use std::fmt;
use std::str::FromStr;

use artel_engine::text::not_a_move;
use artel_engine::{Described, Phrase, RuleId};

use crate::rules::{
    GS_035, GS_036, GS_055, GS_056, GS_057, GS_065, GS_071, GS_073, GS_076, GS_077, GS_080, GS_082, GS_084,
    GS_088, GS_091, GS_097, GS_099, GS_102, GS_108, GS_128, GS_164, GS_165, GS_171, GS_172, GS_173, GS_181,
    GS_183, GS_186, GS_188, GS_190, GS_193, GS_209, GS_213, GS_226, GS_R29, GS_R41, GS_R82,
};
use crate::{Colour, Face, Faces, Side, Space, Taoist, Tile};

/// One step of the game that a player decides on.
///
/// ```
/// use artel_ghost_stories::{Move, Tile};
/// assert_eq!("move tea-house".parse(), Ok(Move::Step(Tile::TeaHouse)));
/// assert_eq!(Move::Exorcise.to_string(), "exorcise");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// The ghosts act: the Yin phase of the board in turn begins.
    Yin,
    /// Move the own Taoist.
    Step(Tile),
    /// Bottomless Pockets: take a Tao token.
    Pocket(Colour),
    /// Enfeeblement Mantra: put the token on a ghost.
    Enfeeble(Space),
    /// Dance of the Twin Winds: move another Taoist.
    Guide(Taoist, Tile),
    /// Spend a neutral power token for the power of that board.
    Borrow(Taoist),
    /// Pick up a neutral power token from the centre tile.
    PickUp,
    /// Ask the villager of the own tile for help.
    Ask,
    /// Spend the Yin-Yang to ask a villager from afar.
    Call(Tile),
    /// Spend the Yin-Yang to turn a haunted tile back.
    Cleanse(Tile),
    /// Roll the dice against the ghosts in reach.
    Exorcise,
    /// Place a Buddha on an empty ghost space.
    Buddha(Space),
    /// End the turn.
    End,
    /// Put the drawn card on a space.
    Place(Space),
    /// Discard a Tao token that is lost.
    Discard(Colour),
    /// Make a Taoist lose the Qi of a possessed board.
    Suffer(Taoist),
    /// Take a Tao token from the bank.
    Take(Colour),
    /// Cemetery: bring a Taoist back.
    Revive(Taoist),
    /// Taoist Altar: turn a haunted tile back.
    Restore(Tile),
    /// Sorcerer's Hut: send a ghost away.
    Banish(Space),
    /// Night Watchman: send the haunter figures of a board back.
    Calm(Side),
    /// Circle of Prayer: put a token on it.
    Pray(Colour),
    /// Pavilion: move a ghost.
    Shift(Space, Space),
    /// Pavilion: move a Taoist.
    Carry(Taoist, Tile),
    /// Leave out a part of the Pavilion's help.
    Skip,
    /// Leave the dice as they lie.
    Keep,
    /// The Gods' Favorite: roll these dice again.
    Reroll(Faces),
    /// The Gods' Favorite: roll the Curse die again.
    RerollCurse,
    /// Ask a companion on the tile for their Tao tokens.
    Request(Taoist),
    /// Let a companion use the own Tao tokens.
    Lend,
    /// Keep the own Tao tokens.
    Refuse,
    /// The ghost on this space falls, and no other.
    Dispel(Space),
    /// Both ghosts in reach fall.
    DispelBoth,
    /// Nothing falls; no token is spent.
    GiveUp,
    /// Spend a token of a Taoist for a missing face.
    Pay(Taoist, Colour),
    /// Of two curses, suffer that of this space first.
    CurseFirst(Space),
    /// Reward: take 1 Qi.
    GainQi,
    /// Reward: take the Yin-Yang token back.
    GainYinYang,
    /// The group's Qi goes to a Taoist.
    GiveQi(Taoist),
    /// The group's Yin-Yang token goes to a Taoist.
    GiveYinYang(Taoist),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Yin => f.write_str("yin"),
            Move::Step(tile) => write!(f, "move {tile}"),
            Move::Pocket(colour) => write!(f, "pocket {colour}"),
            Move::Enfeeble(space) => write!(f, "enfeeble {space}"),
            Move::Guide(taoist, tile) => write!(f, "guide {taoist} {tile}"),
            Move::Borrow(taoist) => write!(f, "borrow {taoist}"),
            Move::PickUp => f.write_str("pick-up"),
            Move::Ask => f.write_str("ask"),
            Move::Call(tile) => write!(f, "call {tile}"),
            Move::Cleanse(tile) => write!(f, "cleanse {tile}"),
            Move::Exorcise => f.write_str("exorcise"),
            Move::Buddha(space) => write!(f, "buddha {space}"),
            Move::End => f.write_str("end"),
            Move::Place(space) => write!(f, "place {space}"),
            Move::Discard(colour) => write!(f, "discard {colour}"),
            Move::Suffer(taoist) => write!(f, "suffer {taoist}"),
            Move::Take(colour) => write!(f, "take {colour}"),
            Move::Revive(taoist) => write!(f, "revive {taoist}"),
            Move::Restore(tile) => write!(f, "restore {tile}"),
            Move::Banish(space) => write!(f, "banish {space}"),
            Move::Calm(side) => write!(f, "calm {side}"),
            Move::Pray(colour) => write!(f, "pray {colour}"),
            Move::Shift(from, to) => write!(f, "shift {from} {to}"),
            Move::Carry(taoist, tile) => write!(f, "carry {taoist} {tile}"),
            Move::Skip => f.write_str("skip"),
            Move::Keep => f.write_str("keep"),
            Move::Reroll(dice) => write!(f, "reroll {dice}"),
            Move::RerollCurse => f.write_str("reroll-curse"),
            Move::Request(taoist) => write!(f, "request {taoist}"),
            Move::Lend => f.write_str("lend"),
            Move::Refuse => f.write_str("refuse"),
            Move::Dispel(space) => write!(f, "dispel {space}"),
            Move::DispelBoth => f.write_str("dispel-both"),
            Move::GiveUp => f.write_str("give-up"),
            Move::Pay(taoist, colour) => write!(f, "pay {taoist} {colour}"),
            Move::CurseFirst(space) => write!(f, "curse-first {space}"),
            Move::GainQi => f.write_str("gain-qi"),
            Move::GainYinYang => f.write_str("gain-yin-yang"),
            Move::GiveQi(taoist) => write!(f, "give-qi {taoist}"),
            Move::GiveYinYang(taoist) => write!(f, "give-yin-yang {taoist}"),
        }
    }
}

/// How each move is written, for messages about text that is none.
const FORMS: [(&str, &str); 40] = [
    ("yin", "yin"),
    ("move", "move TILE"),
    ("pocket", "pocket COLOUR"),
    ("enfeeble", "enfeeble SPACE"),
    ("guide", "guide TAOIST TILE"),
    ("borrow", "borrow TAOIST"),
    ("pick-up", "pick-up"),
    ("ask", "ask"),
    ("call", "call TILE"),
    ("cleanse", "cleanse TILE"),
    ("exorcise", "exorcise"),
    ("buddha", "buddha SPACE"),
    ("end", "end"),
    ("place", "place SPACE"),
    ("discard", "discard COLOUR"),
    ("suffer", "suffer TAOIST"),
    ("take", "take COLOUR"),
    ("revive", "revive TAOIST"),
    ("restore", "restore TILE"),
    ("banish", "banish SPACE"),
    ("calm", "calm SIDE"),
    ("pray", "pray COLOUR"),
    ("shift", "shift SPACE SPACE"),
    ("carry", "carry TAOIST TILE"),
    ("skip", "skip"),
    ("keep", "keep"),
    ("reroll", "reroll FACE[+FACE…]"),
    ("reroll-curse", "reroll-curse"),
    ("request", "request TAOIST"),
    ("lend", "lend"),
    ("refuse", "refuse"),
    ("dispel", "dispel SPACE"),
    ("dispel-both", "dispel-both"),
    ("give-up", "give-up"),
    ("pay", "pay TAOIST COLOUR"),
    ("curse-first", "curse-first SPACE"),
    ("gain-qi", "gain-qi"),
    ("gain-yin-yang", "gain-yin-yang"),
    ("give-qi", "give-qi TAOIST"),
    ("give-yin-yang", "give-yin-yang TAOIST"),
];

impl FromStr for Move {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match words[..] {
            ["yin"] => Move::Yin,
            ["move", tile] => Move::Step(tile.parse()?),
            ["pocket", colour] => Move::Pocket(colour.parse()?),
            ["enfeeble", space] => Move::Enfeeble(space.parse()?),
            ["guide", taoist, tile] => Move::Guide(taoist.parse()?, tile.parse()?),
            ["borrow", taoist] => Move::Borrow(taoist.parse()?),
            ["pick-up"] => Move::PickUp,
            ["ask"] => Move::Ask,
            ["call", tile] => Move::Call(tile.parse()?),
            ["cleanse", tile] => Move::Cleanse(tile.parse()?),
            ["exorcise"] => Move::Exorcise,
            ["buddha", space] => Move::Buddha(space.parse()?),
            ["end"] => Move::End,
            ["place", space] => Move::Place(space.parse()?),
            ["discard", colour] => Move::Discard(colour.parse()?),
            ["suffer", taoist] => Move::Suffer(taoist.parse()?),
            ["take", colour] => Move::Take(colour.parse()?),
            ["revive", taoist] => Move::Revive(taoist.parse()?),
            ["restore", tile] => Move::Restore(tile.parse()?),
            ["banish", space] => Move::Banish(space.parse()?),
            ["calm", side] => Move::Calm(side.parse()?),
            ["pray", colour] => Move::Pray(colour.parse()?),
            ["shift", from, to] if from != to => Move::Shift(from.parse()?, to.parse()?),
            ["carry", taoist, tile] => Move::Carry(taoist.parse()?, tile.parse()?),
            ["skip"] => Move::Skip,
            ["keep"] => Move::Keep,
            ["reroll", dice] if dice != "none" => Move::Reroll(dice.parse()?),
            ["reroll-curse"] => Move::RerollCurse,
            ["request", taoist] => Move::Request(taoist.parse()?),
            ["lend"] => Move::Lend,
            ["refuse"] => Move::Refuse,
            ["dispel", space] => Move::Dispel(space.parse()?),
            ["dispel-both"] => Move::DispelBoth,
            ["give-up"] => Move::GiveUp,
            ["pay", taoist, colour] => Move::Pay(taoist.parse()?, colour.parse()?),
            ["curse-first", space] => Move::CurseFirst(space.parse()?),
            ["gain-qi"] => Move::GainQi,
            ["gain-yin-yang"] => Move::GainYinYang,
            ["give-qi", taoist] => Move::GiveQi(taoist.parse()?),
            ["give-yin-yang", taoist] => Move::GiveYinYang(taoist.parse()?),
            _ => return Err(not_a_move(text, &FORMS)),
        })
    }
}

impl Described for Move {
    fn phrase(&self) -> Phrase {
        match *self {
            Move::Yin => Phrase::new("move-yin"),
            Move::Step(tile) => Phrase::new("move-move").name("tile", tile.id()),
            Move::Pocket(colour) => Phrase::new("move-pocket").name("colour", colour.id()),
            Move::Enfeeble(space) => Phrase::new("move-enfeeble").name("space", space.id()),
            Move::Guide(taoist, tile) => {
                Phrase::new("move-guide").name("taoist", taoist.id()).name("tile", tile.id())
            }
            Move::Borrow(taoist) => Phrase::new("move-borrow").name("taoist", taoist.id()),
            Move::PickUp => Phrase::new("move-pick-up"),
            Move::Ask => Phrase::new("move-ask"),
            Move::Call(tile) => Phrase::new("move-call").name("tile", tile.id()),
            Move::Cleanse(tile) => Phrase::new("move-cleanse").name("tile", tile.id()),
            Move::Exorcise => Phrase::new("move-exorcise"),
            Move::Buddha(space) => Phrase::new("move-buddha").name("space", space.id()),
            Move::End => Phrase::new("move-end"),
            Move::Place(space) => Phrase::new("move-place").name("space", space.id()),
            Move::Discard(colour) => Phrase::new("move-discard").name("colour", colour.id()),
            Move::Suffer(taoist) => Phrase::new("move-suffer").name("taoist", taoist.id()),
            Move::Take(colour) => Phrase::new("move-take").name("colour", colour.id()),
            Move::Revive(taoist) => Phrase::new("move-revive").name("taoist", taoist.id()),
            Move::Restore(tile) => Phrase::new("move-restore").name("tile", tile.id()),
            Move::Banish(space) => Phrase::new("move-banish").name("space", space.id()),
            Move::Calm(side) => Phrase::new("move-calm").name("side", side.id()),
            Move::Pray(colour) => Phrase::new("move-pray").name("colour", colour.id()),
            Move::Shift(from, to) => Phrase::new("move-shift").name("from", from.id()).name("to", to.id()),
            Move::Carry(taoist, tile) => {
                Phrase::new("move-carry").name("taoist", taoist.id()).name("tile", tile.id())
            }
            Move::Skip => Phrase::new("move-skip"),
            Move::Keep => Phrase::new("move-keep"),
            Move::Reroll(dice) => Phrase::new("move-reroll").names("dice", dice.iter().map(Face::id)),
            Move::RerollCurse => Phrase::new("move-reroll-curse"),
            Move::Request(taoist) => Phrase::new("move-request").name("taoist", taoist.id()),
            Move::Lend => Phrase::new("move-lend"),
            Move::Refuse => Phrase::new("move-refuse"),
            Move::Dispel(space) => Phrase::new("move-dispel").name("space", space.id()),
            Move::DispelBoth => Phrase::new("move-dispel-both"),
            Move::GiveUp => Phrase::new("move-give-up"),
            Move::Pay(taoist, colour) => {
                Phrase::new("move-pay").name("taoist", taoist.id()).name("colour", colour.id())
            }
            Move::CurseFirst(space) => Phrase::new("move-curse-first").name("space", space.id()),
            Move::GainQi => Phrase::new("move-gain-qi"),
            Move::GainYinYang => Phrase::new("move-gain-yin-yang"),
            Move::GiveQi(taoist) => Phrase::new("move-give-qi").name("taoist", taoist.id()),
            Move::GiveYinYang(taoist) => Phrase::new("move-give-yin-yang").name("taoist", taoist.id()),
        }
    }

    fn rules(&self) -> &'static [RuleId] {
        match self {
            Move::Yin => &[GS_036],
            Move::Step(_) => &[GS_071],
            Move::Pocket(_) => &[GS_164],
            Move::Enfeeble(_) => &[GS_165],
            Move::Guide(..) => &[GS_171],
            Move::Borrow(_) => &[GS_209],
            Move::PickUp => &[GS_213],
            Move::Ask => &[GS_073],
            Move::Call(_) | Move::Cleanse(_) => &[GS_108],
            Move::Exorcise => &[GS_076],
            Move::Buddha(_) => &[GS_102],
            Move::End => &[GS_035],
            Move::Place(_) => &[GS_055, GS_056, GS_057],
            Move::Discard(_) => &[GS_065],
            Move::Suffer(_) => &[GS_226],
            Move::Take(_) => &[GS_097],
            Move::Revive(_) => &[GS_181],
            Move::Restore(_) => &[GS_183],
            Move::Banish(_) => &[GS_186],
            Move::Calm(_) => &[GS_188],
            Move::Pray(_) => &[GS_190],
            Move::Shift(..) | Move::Carry(..) => &[GS_193],
            Move::Skip => &[GS_R41],
            Move::Keep => &[GS_172, GS_173],
            Move::Reroll(_) => &[GS_172],
            Move::RerollCurse => &[GS_173],
            Move::Request(_) => &[GS_091],
            Move::Lend | Move::Refuse => &[GS_R82],
            Move::Dispel(_) => &[GS_077],
            Move::DispelBoth => &[GS_084],
            Move::GiveUp => &[GS_080, GS_088],
            Move::Pay(..) => &[GS_082, GS_091],
            Move::CurseFirst(_) => &[GS_R29],
            Move::GainQi | Move::GainYinYang => &[GS_099],
            Move::GiveQi(_) | Move::GiveYinYang(_) => &[GS_128],
        }
    }
}
