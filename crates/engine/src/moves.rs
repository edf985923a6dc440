//! The moves of a game, declared once.

use std::fmt::{self, Write};

use crate::{Member, Named, ParseError, Phrase, Seat, Set};

/// Something that a move names: a tile, a card, several pawns. It is one word of the move's text.
pub trait Argument: Copy + 'static {
    /// How the word is shown in the syntax of a move, such as `TILE`: one word for one argument.
    fn syntax() -> String;

    /// Writes the word.
    fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result;

    /// Reads the word.
    fn read(word: &str) -> Result<Self, ParseError>;

    /// Adds it to the phrase that describes the move.
    fn describe(self, name: &'static str, phrase: Phrase) -> Phrase;

    /// Everything that could be named.
    fn every() -> Vec<Self>;
}

/// A noun is named by its id.
impl<T: Named> Argument for T {
    fn syntax() -> String {
        T::NOUN.to_uppercase().replace(' ', "-")
    }

    fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }

    fn read(word: &str) -> Result<Self, ParseError> {
        crate::text::find_named(word)
    }

    fn describe(self, name: &'static str, phrase: Phrase) -> Phrase {
        phrase.name(name, self.id())
    }

    fn every() -> Vec<Self> {
        T::ALL.to_vec()
    }
}

/// A set of one or more is named by the ids of its members.
impl<T: Named + Member> Argument for Set<T> {
    fn syntax() -> String {
        let one = T::syntax();
        format!("{one}[,{one}…]")
    }

    fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, member) in self.iter().enumerate() {
            if place > 0 {
                f.write_char(',')?;
            }
            f.write_str(member.id())?;
        }
        Ok(())
    }

    fn read(word: &str) -> Result<Self, ParseError> {
        word.split(',').map(T::read).collect()
    }

    fn describe(self, name: &'static str, phrase: Phrase) -> Phrase {
        phrase.names(name, self.iter().map(Named::id))
    }

    fn every() -> Vec<Self> {
        Set::ALL.subsets().collect()
    }
}

/// The highest number that a move can say. No game numbers more things than a player counts at a glance.
const HIGHEST: u8 = 9;

/// A number that people count with, from one.
impl Argument for u8 {
    fn syntax() -> String {
        "NUMBER".to_owned()
    }

    fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }

    fn read(word: &str) -> Result<Self, ParseError> {
        count(word, HIGHEST)
    }

    fn describe(self, name: &'static str, phrase: Phrase) -> Phrase {
        phrase.number(name, self)
    }

    fn every() -> Vec<Self> {
        (1..=HIGHEST).collect()
    }
}

/// A seat is named by the number that people use.
impl Argument for Seat {
    fn syntax() -> String {
        "SEAT".to_owned()
    }

    fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }

    fn read(word: &str) -> Result<Self, ParseError> {
        count(word, Seat::COUNT).map(|number| Seat(number - 1))
    }

    fn describe(self, name: &'static str, phrase: Phrase) -> Phrase {
        phrase.seat(name, self)
    }

    fn every() -> Vec<Self> {
        Seat::first(Seat::COUNT).collect()
    }
}

/// A number from one to `most`, written as people write it: without sign or leading zeros.
pub fn count(word: &str, most: u8) -> Result<u8, ParseError> {
    let shown: String = word.chars().take(20).collect();
    (1..=most)
        .find(|number| number.to_string() == word)
        .ok_or_else(|| format!("'{shown}' is not a number from 1 to {most}").into())
}

/// How a move is written: its first word and the syntax of what it names.
pub type Form = (&'static str, Vec<String>);

/// How each move is written, once for every first word. What only the longer of two moves with the same
/// first word names is shown in brackets.
#[doc(hidden)]
pub fn forms(rows: Vec<Form>) -> Vec<(&'static str, String)> {
    let mut forms: Vec<(&'static str, Vec<String>)> = Vec::new();
    for (verb, words) in rows {
        match forms.iter_mut().find(|(known, _)| *known == verb) {
            None => forms.push((verb, words)),
            Some((_, shorter)) => {
                let more = words.get(shorter.len()..).unwrap_or_default();
                shorter.extend(more.iter().map(|word| format!("[{word}]")));
            }
        }
    }
    let join = |(verb, words): Form| {
        let text = std::iter::once(verb.to_owned()).chain(words).collect::<Vec<_>>().join(" ");
        (verb, text)
    };
    forms.into_iter().map(join).collect()
}

/// Of very many moves of one kind some, as many as tests and searches can bear. The steps between them are a prime, so
/// that they name everything that can be named.
#[doc(hidden)]
pub fn thin<M>(moves: Vec<M>) -> impl Iterator<Item = M> {
    const MANY: usize = 20_000;
    let is_prime = |number: &usize| {
        (2..*number).take_while(|by| by * by <= *number).all(|by| !number.is_multiple_of(by))
    };
    let enough = moves.len() / MANY + 1;
    // Between a number and its double there is a prime.
    let step = if enough > 1 { (enough..=2 * enough).find(is_prime) } else { None };
    moves.into_iter().step_by(step.unwrap_or(1))
}

/// Declares the moves of a game, one row each: the variant with what it names, the first word of its text,
/// and the rules behind it. The enumeration, its text form both ways, the syntax in error messages, the phrase,
/// the rules, the list of all moves that can be written and the list of first words come from the row.
///
/// The phrase's key is `move-` and the first word, unless the row says `phrase "…"`. A row may say
/// `read function`: the function makes the move from what was read, or says why there is none.
///
/// ```
/// use artel_engine::{GameMove, RuleId};
/// const TOY_1: RuleId = RuleId::new("TOY-1");
/// artel_engine::vocabulary! {
///     /// A direction.
///     pub enum Way: "way" { Left = "left", Right = "right" }
/// }
/// artel_engine::moves! {
///     /// A move.
///     pub enum Move {
///         /// Go one step.
///         Step(way: Way) = "go", rules [TOY_1];
///         /// Stay.
///         Wait = "wait", rules [TOY_1];
///     }
/// }
/// assert_eq!("go left".parse(), Ok(Move::Step(Way::Left)));
/// assert_eq!(Move::every().len(), 3);
/// assert_eq!("go".parse::<Move>().unwrap_err().to_string(), "'go' is not a move; write: go WAY");
/// ```
#[macro_export]
macro_rules! moves {
    (
        $(#[$about:meta])* $vis:vis enum $name:ident {
            $(
                $(#[$doc:meta])* $variant:ident $(($($arg:ident: $type:ty),+ $(,)?))? = $verb:literal
                $(, phrase $key:literal)? $(, read $read:path)?, rules [$($rule:path),+ $(,)?];
            )+
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        $vis enum $name { $($(#[$doc])* #[doc = ""] #[doc = concat!("Written `", $verb, "`.")] $variant $(($($type),+))?),+ }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match *self {
                    $($name::$variant $(($($arg),+))? => {
                        f.write_str($verb)?;
                        $($(
                            f.write_str(" ")?;
                            $crate::Argument::write($arg, f)?;
                        )+)?
                        Ok(())
                    })+
                }
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::ParseError;

            fn from_str(text: &str) -> ::std::result::Result<Self, Self::Err> {
                let words: Vec<&str> = text.split_whitespace().collect();
                match words[..] {
                    $([$verb $($(, $arg)+)?] => $crate::moves!(@read $name $variant [$($($arg: $type),+)?] $($read)?),)+
                    _ => Err($crate::ParseError::not_a_move(text, <$name as $crate::GameMove>::forms())),
                }
            }
        }

        impl $crate::Described for $name {
            fn phrase(&self) -> $crate::Phrase {
                match *self {
                    $($name::$variant $(($($arg),+))? => {
                        let phrase = $crate::Phrase::new($crate::moves!(@key $verb $($key)?));
                        $($(let phrase = $crate::Argument::describe($arg, stringify!($arg), phrase);)+)?
                        phrase
                    })+
                }
            }

            fn rules(&self) -> &'static [$crate::RuleId] {
                match self {
                    $($name::$variant { .. } => &[$($rule),+],)+
                }
            }
        }

        impl $crate::GameMove for $name {
            fn forms() -> Vec<(&'static str, String)> {
                $crate::forms(vec![
                    $(($verb, vec![$($(<$type as $crate::Argument>::syntax()),+)?])),+
                ])
            }

            fn every() -> Vec<Self> {
                let mut all = Vec::new();
                $(
                    let mut kind = Vec::new();
                    $crate::moves!(@every kind $name $variant [$($($arg: $type),+)?] [$($($arg: $type),+)?] $($read)?);
                    all.extend($crate::thin(kind));
                )+
                all
            }
        }
    };

    (@key $verb:literal) => { concat!("move-", $verb) };
    (@key $verb:literal $key:literal) => { $key };

    (@read $name:ident $variant:ident []) => { Ok($name::$variant) };
    (@read $name:ident $variant:ident [$($arg:ident: $type:ty),+]) => {
        Ok($name::$variant($(<$type as $crate::Argument>::read($arg)?),+))
    };
    (@read $name:ident $variant:ident [$($arg:ident: $type:ty),+] $read:path) => {
        $read($(<$type as $crate::Argument>::read($arg)?),+)
    };

    (@every $all:ident $name:ident $variant:ident [] []) => { $all.push($name::$variant) };
    (@every $all:ident $name:ident $variant:ident [] [$($arg:ident: $type:ty),+]) => {
        $all.push($name::$variant($($arg),+))
    };
    (@every $all:ident $name:ident $variant:ident [] [$($arg:ident: $type:ty),+] $read:path) => {
        // What is read as another move, or as none, is not how this one is written.
        if $read($($arg),+) == Ok($name::$variant($($arg),+)) {
            $all.push($name::$variant($($arg),+));
        }
    };
    (
        @every $all:ident $name:ident $variant:ident
        [$first:ident: $of:ty $(, $more:ident: $more_of:ty)*] [$($arg:ident: $type:ty),+] $($read:path)?
    ) => {
        for $first in <$of as $crate::Argument>::every() {
            $crate::moves!(@every $all $name $variant [$($more: $more_of),*] [$($arg: $type),+] $($read)?);
        }
    };
}
