//! What a player can do, and how it is written.

use std::fmt;
use std::str::FromStr;

use artel_engine::text::not_a_move;
use artel_engine::{Described, Phrase, RuleId, Seat};

use crate::components::{Card, Element, Land, Piece};
use crate::rules::{
    SI_040, SI_046, SI_047, SI_048, SI_053, SI_062, SI_067, SI_074, SI_075, SI_082, SI_083, SI_103, SI_210,
    SI_214, SI_216, SI_217, SI_226, SI_240, SI_242, SI_252, SI_253, SI_257, SI_266, SI_280, SI_293, SI_319,
    SI_R50, SI_R55, SI_R73,
};
use crate::spirit::Track;

/// One step of the game that a player decides on.
///
/// ```
/// use artel_spirit_island::Move;
/// let text = "send town-1 G4 G5";
/// assert_eq!(text.parse::<Move>().map(|action| action.to_string()), Ok(text.to_owned()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Choose a Growth option, counted from one.
    Grow(u8),
    /// Do an action of the chosen Growth option, counted from one.
    Act(u8),
    /// Play a card of the hand and pay for it.
    Play(Card),
    /// Nothing more to do in this phase.
    Ready,
    /// Use the Power of a played card.
    Use(Card),
    /// The same, as if having fewer elements: each threshold is asked for.
    UseFewer(Card),
    /// Use an Innate Power, counted from one.
    Innate(u8),
    /// The same, as if having fewer elements.
    InnateFewer(u8),
    /// Repeat the Power of a card by paying its cost again.
    Repeat(Card),
    /// The same, as if having fewer elements.
    RepeatFewer(Card),
    /// Carry out the own share of a Fear card now.
    Go,
    /// This land.
    Land(Land),
    /// The Spirit of this seat.
    Spirit(Seat),
    /// Presence from this track.
    Track(Track),
    /// Presence from this land.
    From(Land),
    /// Gain a Minor Power.
    Minor,
    /// Gain a Major Power.
    Major,
    /// Keep this card.
    Keep(Card),
    /// Forget this card.
    Forget(Card),
    /// Take this card back into the hand.
    Reclaim(Card),
    /// Give this card to another Spirit.
    Give(Card),
    /// This element.
    Element(Element),
    /// This piece of the land.
    Pick(Piece, Land),
    /// This piece moves from one land to another.
    Send(Piece, Land, Land),
    /// Own Presence moves from one land to another.
    Presence(Land, Land),
    /// One of several alternatives, counted from one.
    Choose(u8),
    /// Yes.
    Yes,
    /// No.
    No,
    /// Leave the rest out.
    Skip,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Grow(option) => write!(f, "grow {option}"),
            Move::Act(number) => write!(f, "act {number}"),
            Move::Play(card) => write!(f, "play {card}"),
            Move::Ready => f.write_str("ready"),
            Move::Use(card) => write!(f, "use {card}"),
            Move::UseFewer(card) => write!(f, "use-fewer {card}"),
            Move::Innate(number) => write!(f, "innate {number}"),
            Move::InnateFewer(number) => write!(f, "innate-fewer {number}"),
            Move::Repeat(card) => write!(f, "repeat {card}"),
            Move::RepeatFewer(card) => write!(f, "repeat-fewer {card}"),
            Move::Go => f.write_str("go"),
            Move::Land(land) => write!(f, "land {land}"),
            Move::Spirit(seat) => write!(f, "spirit {seat}"),
            Move::Track(track) => write!(f, "track {track}"),
            Move::From(land) => write!(f, "from {land}"),
            Move::Minor => f.write_str("minor"),
            Move::Major => f.write_str("major"),
            Move::Keep(card) => write!(f, "keep {card}"),
            Move::Forget(card) => write!(f, "forget {card}"),
            Move::Reclaim(card) => write!(f, "reclaim {card}"),
            Move::Give(card) => write!(f, "give {card}"),
            Move::Element(element) => write!(f, "element {element}"),
            Move::Pick(piece, land) => write!(f, "pick {piece} {land}"),
            Move::Send(piece, from, to) => write!(f, "send {piece} {from} {to}"),
            Move::Presence(from, to) => write!(f, "presence {from} {to}"),
            Move::Choose(number) => write!(f, "choose {number}"),
            Move::Yes => f.write_str("yes"),
            Move::No => f.write_str("no"),
            Move::Skip => f.write_str("skip"),
        }
    }
}

/// How each move is written, for messages about text that is none.
const FORMS: [(&str, &str); 29] = [
    ("grow", "grow NUMBER"),
    ("act", "act NUMBER"),
    ("play", "play CARD"),
    ("ready", "ready"),
    ("use", "use CARD"),
    ("use-fewer", "use-fewer CARD"),
    ("innate", "innate NUMBER"),
    ("innate-fewer", "innate-fewer NUMBER"),
    ("repeat", "repeat CARD"),
    ("repeat-fewer", "repeat-fewer CARD"),
    ("go", "go"),
    ("land", "land LAND"),
    ("spirit", "spirit SEAT"),
    ("track", "track energy|plays"),
    ("from", "from LAND"),
    ("minor", "minor"),
    ("major", "major"),
    ("keep", "keep CARD"),
    ("forget", "forget CARD"),
    ("reclaim", "reclaim CARD"),
    ("give", "give CARD"),
    ("element", "element ELEMENT"),
    ("pick", "pick PIECE LAND"),
    ("send", "send PIECE LAND LAND"),
    ("presence", "presence LAND LAND"),
    ("choose", "choose NUMBER"),
    ("yes", "yes"),
    ("no", "no"),
    ("skip", "skip"),
];

/// The greatest number that a move can name.
pub(crate) const HIGHEST: u8 = 4;

fn number(text: &str) -> Result<u8, String> {
    match text.parse() {
        Ok(number @ 1..=HIGHEST) => Ok(number),
        _ => Err(format!(
            "'{}' is not a number from 1 to {HIGHEST}",
            text.chars().take(20).collect::<String>()
        )),
    }
}

impl FromStr for Move {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match words[..] {
            ["grow", option] => Move::Grow(number(option)?),
            ["act", action] => Move::Act(number(action)?),
            ["play", card] => Move::Play(card.parse()?),
            ["ready"] => Move::Ready,
            ["use", card] => Move::Use(card.parse()?),
            ["use-fewer", card] => Move::UseFewer(card.parse()?),
            ["innate", innate] => Move::Innate(number(innate)?),
            ["innate-fewer", innate] => Move::InnateFewer(number(innate)?),
            ["repeat", card] => Move::Repeat(card.parse()?),
            ["repeat-fewer", card] => Move::RepeatFewer(card.parse()?),
            ["go"] => Move::Go,
            ["land", land] => Move::Land(land.parse()?),
            ["spirit", seat] => Move::Spirit(Seat(number(seat)? - 1)),
            ["track", track] => Move::Track(track.parse()?),
            ["from", land] => Move::From(land.parse()?),
            ["minor"] => Move::Minor,
            ["major"] => Move::Major,
            ["keep", card] => Move::Keep(card.parse()?),
            ["forget", card] => Move::Forget(card.parse()?),
            ["reclaim", card] => Move::Reclaim(card.parse()?),
            ["give", card] => Move::Give(card.parse()?),
            ["element", element] => Move::Element(element.parse()?),
            ["pick", piece, land] => Move::Pick(piece.parse()?, land.parse()?),
            ["send", piece, from, to] => Move::Send(piece.parse()?, from.parse()?, to.parse()?),
            ["presence", from, to] => Move::Presence(from.parse()?, to.parse()?),
            ["choose", option] => Move::Choose(number(option)?),
            ["yes"] => Move::Yes,
            ["no"] => Move::No,
            ["skip"] => Move::Skip,
            _ => return Err(not_a_move(text, &FORMS)),
        })
    }
}

/// A piece in a phrase: its name and its damage.
pub(crate) fn with_piece(phrase: Phrase, piece: Piece) -> Phrase {
    phrase.name("piece", piece.kind.id()).number("damage", piece.damage)
}

impl Described for Move {
    fn phrase(&self) -> Phrase {
        let card = |key, card: Card| Phrase::new(key).name("card", card.id());
        match *self {
            Move::Grow(option) => Phrase::new("move-grow").number("option", option),
            Move::Act(action) => Phrase::new("move-act").number("action", action),
            Move::Play(played) => card("move-play", played),
            Move::Ready => Phrase::new("move-ready"),
            Move::Use(used) => card("move-use", used),
            Move::UseFewer(used) => card("move-use-fewer", used),
            Move::Innate(innate) => Phrase::new("move-innate").number("innate", innate),
            Move::InnateFewer(innate) => Phrase::new("move-innate-fewer").number("innate", innate),
            Move::Repeat(repeated) => card("move-repeat", repeated),
            Move::RepeatFewer(repeated) => card("move-repeat-fewer", repeated),
            Move::Go => Phrase::new("move-go"),
            Move::Land(land) => Phrase::new("move-land").text("land", land.name()),
            Move::Spirit(seat) => Phrase::new("move-spirit").seat("seat", seat),
            Move::Track(track) => Phrase::new(match track {
                Track::Energy => "move-track-energy",
                Track::Plays => "move-track-plays",
            }),
            Move::From(land) => Phrase::new("move-from").text("land", land.name()),
            Move::Minor => Phrase::new("move-minor"),
            Move::Major => Phrase::new("move-major"),
            Move::Keep(kept) => card("move-keep", kept),
            Move::Forget(forgotten) => card("move-forget", forgotten),
            Move::Reclaim(reclaimed) => card("move-reclaim", reclaimed),
            Move::Give(given) => card("move-give", given),
            Move::Element(element) => Phrase::new("move-element").name("element", element.id()),
            Move::Pick(piece, land) => with_piece(Phrase::new("move-pick"), piece).text("land", land.name()),
            Move::Send(piece, from, to) => {
                with_piece(Phrase::new("move-send"), piece).text("from", from.name()).text("to", to.name())
            }
            Move::Presence(from, to) => {
                Phrase::new("move-presence").text("from", from.name()).text("to", to.name())
            }
            Move::Choose(option) => Phrase::new("move-choose").number("option", option),
            Move::Yes => Phrase::new("move-yes"),
            Move::No => Phrase::new("move-no"),
            Move::Skip => Phrase::new("move-skip"),
        }
    }

    fn rules(&self) -> &'static [RuleId] {
        match self {
            Move::Grow(_) => &[SI_047],
            Move::Act(_) => &[SI_048],
            Move::Play(_) => &[SI_074, SI_075],
            Move::Ready => &[SI_040, SI_082],
            Move::Use(_) => &[SI_083, SI_216],
            Move::UseFewer(_) | Move::InnateFewer(_) | Move::RepeatFewer(_) => &[SI_217],
            Move::Innate(_) => &[SI_210],
            Move::Repeat(_) => &[SI_293],
            Move::Go => &[SI_103, SI_R50],
            Move::Land(_) => &[SI_226, SI_046],
            Move::Spirit(_) => &[SI_240],
            Move::Track(_) => &[SI_062],
            Move::From(_) | Move::Presence(..) => &[SI_067],
            Move::Minor | Move::Major => &[SI_252],
            Move::Keep(_) => &[SI_253],
            Move::Forget(_) => &[SI_257],
            Move::Reclaim(_) => &[SI_053],
            Move::Give(_) => &[SI_214],
            Move::Element(_) => &[SI_242],
            Move::Pick(..) => &[SI_266],
            Move::Send(..) => &[SI_280],
            Move::Choose(_) => &[SI_R73],
            Move::Yes | Move::No => &[SI_R55],
            Move::Skip => &[SI_319],
        }
    }
}
