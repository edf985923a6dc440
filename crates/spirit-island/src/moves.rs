//! What a player can do, and how it is written.

use std::fmt;

use arrayvec::ArrayVec;
use artel_engine::{Argument, ParseError, Phrase, Seat};

use crate::byte::byte;
use crate::components::{Card, Element, Land, Piece};
use crate::numbers::MOST_FEAR_CARDS;
use crate::rules::{
    SI_040, SI_046, SI_047, SI_048, SI_053, SI_059, SI_062, SI_067, SI_074, SI_075, SI_082, SI_083, SI_094,
    SI_103, SI_210, SI_214, SI_216, SI_217, SI_226, SI_240, SI_242, SI_252, SI_253, SI_257, SI_266, SI_280,
    SI_293, SI_319, SI_R50, SI_R55, SI_R73, SM_051, SM_072, SM_075, SM_R75,
};
use crate::spirit::Track;

artel_engine::moves! {
    /// One step of the game that a player decides on. Numbers are counted from one.
    ///
    /// ```
    /// use artel_spirit_island::Move;
    /// let text = "send town-1 G4 G5";
    /// assert_eq!(text.parse::<Move>().map(|action| action.to_string()), Ok(text.to_owned()));
    /// assert_eq!("grow 2".parse(), Ok(Move::Grow(2)));
    /// ```
    pub enum Move {
        /// Choose a Growth option.
        Grow(option: u8) = "grow", rules [SI_047];
        /// Do an action of the chosen Growth option.
        Act(action: u8) = "act", rules [SI_048];
        /// Do what an uncovered space of a track allows once a turn.
        TrackAction(action: u8) = "track-action", rules [SM_051];
        /// Play a card of the hand and pay for it.
        Play(card: Card) = "play", rules [SI_074, SI_075];
        /// Perform the ritual of the scenario in this land.
        Ritual(land: Land) = "ritual", rules [SM_R75];
        /// Nothing more to do in this phase.
        Ready = "ready", rules [SI_040, SI_082];
        /// Use the Power of a played card.
        Use(card: Card) = "use", rules [SI_083, SI_216];
        /// The same, as if having fewer elements: each threshold is asked for.
        UseFewer(card: Card) = "use-fewer", rules [SI_217];
        /// Use an Innate Power.
        Innate(innate: u8) = "innate", rules [SI_210];
        /// The same, as if having fewer elements.
        InnateFewer(innate: u8) = "innate-fewer", rules [SI_217];
        /// Repeat the Power of a card by paying its cost again.
        Repeat(card: Card) = "repeat", rules [SI_293];
        /// The same, as if having fewer elements.
        RepeatFewer(card: Card) = "repeat-fewer", rules [SI_217];
        /// Carry out the own share of a Fear card now.
        Go = "go", rules [SI_103, SI_R50];
        /// This land.
        Land(land: Land) = "land", rules [SI_226, SI_046];
        /// The Spirit of this seat.
        Spirit(seat: Seat) = "spirit", rules [SI_240];
        /// Presence from this track.
        Track(track: Track) = "track", rules [SI_062];
        /// Presence from this land.
        From(land: Land) = "from", rules [SI_067];
        /// Presence that was destroyed.
        Destroyed = "destroyed", rules [SI_059];
        /// Gain a Minor Power.
        Minor = "minor", rules [SI_252];
        /// Gain a Major Power.
        Major = "major", rules [SI_252];
        /// Keep this card.
        Keep(card: Card) = "keep", rules [SI_253];
        /// Forget this card.
        Forget(card: Card) = "forget", rules [SI_257];
        /// Discard this card.
        Discard(card: Card) = "discard", rules [SM_072];
        /// Put so much Energy in for a price that is paid together.
        PutEnergy(amount: u8) = "put", rules [SM_075];
        /// Take this card back into the hand.
        Reclaim(card: Card) = "reclaim", rules [SI_053];
        /// Give this card to another Spirit.
        Give(card: Card) = "give", rules [SI_214];
        /// This element.
        Element(element: Element) = "element", rules [SI_242];
        /// This piece of the land.
        Pick(piece: Piece, land: Land) = "pick", rules [SI_266];
        /// This piece moves from one land to another.
        Send(piece: Piece, from: Land, to: Land) = "send", rules [SI_280];
        /// Own Presence moves from one land to another.
        Presence(from: Land, to: Land) = "presence", rules [SI_067];
        /// Turn the hidden Fear card at this place face up; the one that is resolved next is the first.
        Reveal(place: Place) = "reveal", rules [SI_094];
        /// One of several alternatives.
        Choose(option: u8) = "choose", rules [SI_R73];
        /// Yes.
        Yes = "yes", rules [SI_R55];
        /// No.
        No = "no", rules [SI_R55];
        /// Leave the rest out.
        Skip = "skip", rules [SI_319];
    }
}

impl Move {
    /// The lands that it names.
    pub(crate) fn lands(self) -> ArrayVec<Land, 2> {
        match self {
            Move::Land(land) | Move::From(land) | Move::Ritual(land) | Move::Pick(_, land) => {
                [land].into_iter().collect()
            }
            Move::Send(_, from, to) | Move::Presence(from, to) => [from, to].into(),
            Move::Grow(_)
            | Move::Act(_)
            | Move::TrackAction(_)
            | Move::Play(_)
            | Move::Ready
            | Move::Use(_)
            | Move::UseFewer(_)
            | Move::Innate(_)
            | Move::InnateFewer(_)
            | Move::Repeat(_)
            | Move::RepeatFewer(_)
            | Move::Go
            | Move::Spirit(_)
            | Move::Track(_)
            | Move::Destroyed
            | Move::Minor
            | Move::Major
            | Move::Keep(_)
            | Move::Forget(_)
            | Move::Discard(_)
            | Move::PutEnergy(_)
            | Move::Reclaim(_)
            | Move::Give(_)
            | Move::Element(_)
            | Move::Reveal(_)
            | Move::Choose(_)
            | Move::Yes
            | Move::No
            | Move::Skip => ArrayVec::new(),
        }
    }
}

/// A place in a deck, counted from one at the top.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Place(pub(crate) u8);

impl Place {
    /// As many places as there can be.
    const MOST: u8 = byte(MOST_FEAR_CARDS);

    /// Its number, counted from one at the top.
    pub fn number(self) -> u8 {
        self.0
    }
}

impl Argument for Place {
    fn syntax() -> String {
        "PLACE".to_owned()
    }

    fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }

    fn read(word: &str) -> Result<Self, ParseError> {
        artel_engine::count(word, Place::MOST).map(Place)
    }

    fn describe(self, name: &'static str, phrase: Phrase) -> Phrase {
        phrase.number(name, self.0)
    }

    fn every() -> Vec<Self> {
        (1..=Place::MOST).map(Place).collect()
    }
}

/// A piece in a phrase: its name, whose it is, its damage and Strife.
pub(crate) fn with_piece(phrase: Phrase, piece: Piece) -> Phrase {
    piece.describe("piece", phrase)
}

impl Argument for Piece {
    fn syntax() -> String {
        "PIECE".to_owned()
    }

    fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }

    fn read(word: &str) -> Result<Self, ParseError> {
        Ok(word.parse()?)
    }

    fn describe(self, name: &'static str, phrase: Phrase) -> Phrase {
        let marks = match (self.damage + self.dream.damage().unwrap_or(0), self.strife) {
            (0, 0) => "none",
            (_, 0) => "damage",
            (0, _) => "strife",
            (_, _) => "both",
        };
        let phrase = phrase.name(name, self.kind.id()).text("marks", marks);
        let phrase = phrase
            .number("damage", self.damage + self.dream.damage().unwrap_or(0))
            .number("strife", self.strife);
        phrase.number("owner", self.owner.map_or(0, Seat::number))
    }

    fn every() -> Vec<Self> {
        Piece::all().collect()
    }
}

impl Argument for Land {
    fn syntax() -> String {
        "LAND".to_owned()
    }

    fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }

    fn read(word: &str) -> Result<Self, ParseError> {
        Ok(word.parse()?)
    }

    fn describe(self, name: &'static str, phrase: Phrase) -> Phrase {
        self.tell(name, phrase)
    }

    fn every() -> Vec<Self> {
        Land::all().collect()
    }
}

impl Argument for Card {
    fn syntax() -> String {
        "CARD".to_owned()
    }

    fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }

    fn read(word: &str) -> Result<Self, ParseError> {
        Ok(word.parse()?)
    }

    fn describe(self, name: &'static str, phrase: Phrase) -> Phrase {
        phrase.name(name, self.id())
    }

    fn every() -> Vec<Self> {
        Card::all().collect()
    }
}
