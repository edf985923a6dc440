//! The values that the words of a position hold.

use arrayvec::ArrayVec;
use artel_engine::{Member, Seat, Set};

use crate::action::{Repeat, Source};
use crate::agenda::Verb;
use crate::changes::Spread;
use crate::components::{
    BoardName, Card, Element, EventCard, InvaderCard, Kind, Land, Lands, Piece, Terrain,
};
use crate::effect::{Gain, InvaderAction, Moment, PowerKind, PushWay, Which};
use crate::reconcile::{Act, Coming};

use super::fields::{Field, Names, seat, short, small};

const NEEDED: &str = "a value is needed";

/// The words of a list.
fn items(text: &str) -> impl Iterator<Item = &str> {
    text.split(',')
}

/// A list as a word; none if it is empty.
fn list(words: impl Iterator<Item = String>) -> Option<String> {
    let words: Vec<String> = words.collect();
    (!words.is_empty()).then(|| words.join(","))
}

impl Field for bool {
    fn word(&self, _: Option<Source>) -> Option<String> {
        self.then(String::new)
    }

    fn read(word: Option<&str>, _: Option<Source>) -> Result<Self, String> {
        match word {
            None => Ok(false),
            Some("") => Ok(true),
            Some(other) => Err(format!("'{}' is too much; the word stands alone", short(other))),
        }
    }
}

impl Field for u8 {
    fn word(&self, _: Option<Source>) -> Option<String> {
        (*self > 0).then(|| self.to_string())
    }

    fn read(word: Option<&str>, _: Option<Source>) -> Result<Self, String> {
        word.map_or(Ok(0), small)
    }
}

impl Field for Seat {
    fn word(&self, _: Option<Source>) -> Option<String> {
        Some(self.to_string())
    }

    fn read(word: Option<&str>, _: Option<Source>) -> Result<Self, String> {
        seat(word.ok_or(NEEDED)?)
    }

    fn name(&self, names: &mut Names) {
        names.seats.insert(*self);
    }
}

impl<T: Field> Field for Option<T> {
    fn word(&self, source: Option<Source>) -> Option<String> {
        self.as_ref()?.word(source)
    }

    fn read(word: Option<&str>, source: Option<Source>) -> Result<Self, String> {
        word.map(|word| T::read(Some(word), source)).transpose()
    }

    fn name(&self, names: &mut Names) {
        if let Some(each) = self {
            each.name(names);
        }
    }
}

impl<T: Field, const MOST: usize> Field for ArrayVec<T, MOST> {
    fn word(&self, source: Option<Source>) -> Option<String> {
        list(self.iter().filter_map(|each| each.word(source)))
    }

    fn read(word: Option<&str>, source: Option<Source>) -> Result<Self, String> {
        let mut found = ArrayVec::new();
        for item in word.into_iter().flat_map(items) {
            found
                .try_push(T::read(Some(item), source)?)
                .map_err(|_| format!("there are {MOST} at the most"))?;
        }
        Ok(found)
    }
}

impl<T: Member + Field> Field for Set<T> {
    fn word(&self, source: Option<Source>) -> Option<String> {
        list(self.iter().filter_map(|each| each.word(source)))
    }

    fn read(word: Option<&str>, source: Option<Source>) -> Result<Self, String> {
        word.into_iter().flat_map(items).map(|item| T::read(Some(item), source)).collect()
    }

    fn name(&self, names: &mut Names) {
        for each in *self {
            each.name(names);
        }
    }
}

impl Field for Lands {
    fn word(&self, _: Option<Source>) -> Option<String> {
        list(self.iter().map(|land| land.to_string()))
    }

    fn read(word: Option<&str>, _: Option<Source>) -> Result<Self, String> {
        word.into_iter().flat_map(items).map(land).collect()
    }

    fn name(&self, names: &mut Names) {
        names.lands = names.lands.or(*self);
    }
}

/// Values that are one word by themselves, with the lands that they name.
macro_rules! by_name {
    ($($name:ty $(: $lands:expr)?),+) => {
        $(
            impl Field for $name {
                fn word(&self, _: Option<Source>) -> Option<String> {
                    Some(self.to_string())
                }

                fn read(word: Option<&str>, _: Option<Source>) -> Result<Self, String> {
                    let read = word.ok_or(NEEDED)?.parse::<$name>()?;
                    Ok(read)
                }

                $(
                    fn name(&self, names: &mut Names) {
                        let lands: fn($name) -> Lands = $lands;
                        names.lands = names.lands.or(lands(*self));
                    }
                )?
            }
        )+
    };
}

by_name!(PowerKind, BoardName: BoardName::lands, Card, Element, EventCard, InvaderAction, InvaderCard, Kind, Moment, Piece, Terrain);

impl Field for Which {
    fn word(&self, _: Option<Source>) -> Option<String> {
        (*self != Which::Any).then(|| self.to_string())
    }

    fn read(word: Option<&str>, _: Option<Source>) -> Result<Self, String> {
        Ok(word.map_or(Ok(Which::Any), str::parse)?)
    }
}

impl Field for Spread {
    fn word(&self, _: Option<Source>) -> Option<String> {
        (*self != Spread::Usual).then(|| self.to_string())
    }

    fn read(word: Option<&str>, _: Option<Source>) -> Result<Self, String> {
        Ok(word.map_or(Ok(Spread::Usual), str::parse)?)
    }
}

impl Field for Land {
    fn word(&self, _: Option<Source>) -> Option<String> {
        Some(self.to_string())
    }

    fn read(word: Option<&str>, _: Option<Source>) -> Result<Self, String> {
        land(word.ok_or(NEEDED)?)
    }

    fn name(&self, names: &mut Names) {
        names.lands.insert(*self);
    }
}

/// A land or Ocean by its name; the Endless Dark is refused, because no task speaks of it.
fn land(text: &str) -> Result<Land, String> {
    let place: Land = text.parse()?;
    if place.is_listed() { Ok(place) } else { Err(format!("'{place}' is no land")) }
}

/// What is coming: `build/G4`, `ravage/G4/extra`, `build/G4/explorer`.
impl Field for Coming {
    fn word(&self, _: Option<Source>) -> Option<String> {
        let Coming::Act(Act { land, action, extra, adds }) = self else {
            unreachable!("nobody is asked about anything else that is coming: {self:?}")
        };
        let extra = if *extra { "/extra" } else { "" };
        let adds = adds.map_or(String::new(), |kind| format!("/{kind}"));
        Some(format!("{action}/{land}{extra}{adds}"))
    }

    fn read(word: Option<&str>, _: Option<Source>) -> Result<Self, String> {
        let mut parts = word.ok_or(NEEDED)?.split('/');
        let action = parts.next().unwrap_or_default().parse()?;
        let mut act = Act::new(land(parts.next().ok_or("a land is needed")?)?, action, false);
        for part in parts {
            match part {
                "extra" if !act.extra => act.extra = true,
                kind if act.adds.is_none() => act.adds = Some(kind.parse()?),
                other => return Err(format!("'{}' is too much", short(other))),
            }
        }
        Ok(Coming::Act(act))
    }

    fn name(&self, names: &mut Names) {
        names.lands.insert(self.land());
    }
}

/// Values with a word for each.
macro_rules! by_table {
    ($name:ty: $($word:literal = $value:expr),+) => {
        impl Field for $name {
            fn word(&self, _: Option<Source>) -> Option<String> {
                [$(($value, $word)),+].into_iter().find(|(value, _)| value == self).map(|(_, word)| word.to_owned())
            }

            fn read(word: Option<&str>, _: Option<Source>) -> Result<Self, String> {
                match word.ok_or(NEEDED)? {
                    $($word => Ok($value),)+
                    other => Err(format!("'{}' is none of: {}", short(other), [$($word),+].join(", "))),
                }
            }
        }
    };
}

by_table!(Gain: "any" = Gain::Any, "minor" = Gain::Minor, "top-minor" = Gain::TopMinor, "major" = Gain::Major, "shared" = Gain::Shared, "dealt" = Gain::Dealt);
by_table!(Repeat: "anywhere" = Repeat::Anywhere, "near" = Repeat::Near);

impl Field for PushWay {
    fn word(&self, _: Option<Source>) -> Option<String> {
        match self {
            PushWay::Freely => None,
            PushWay::Apart => Some("apart".to_owned()),
            PushWay::Evenly => Some("evenly".to_owned()),
            PushWay::Dreamt => Some("dreamt".to_owned()),
            PushWay::Into => Some("into".to_owned()),
            PushWay::Without(kind) => Some(format!("without/{kind}")),
            PushWay::TowardOcean => Some("toward-ocean".to_owned()),
            PushWay::TowardBuildings => Some("toward-buildings".to_owned()),
            PushWay::WithDefend(amount) => Some(format!("with-defend/{amount}")),
        }
    }

    fn read(word: Option<&str>, _: Option<Source>) -> Result<Self, String> {
        Ok(match word {
            None => PushWay::Freely,
            Some("apart") => PushWay::Apart,
            Some("evenly") => PushWay::Evenly,
            Some("dreamt") => PushWay::Dreamt,
            Some("into") => PushWay::Into,
            Some("toward-ocean") => PushWay::TowardOcean,
            Some("toward-buildings") => PushWay::TowardBuildings,
            Some(other) if other.starts_with("without/") => {
                PushWay::Without(other["without/".len()..].parse()?)
            }
            Some(other) => match other.strip_prefix("with-defend/") {
                Some(amount) => PushWay::WithDefend(small(amount)?),
                None => {
                    return Err(format!(
                        "'{}' is none of: apart, evenly, dreamt, toward-buildings, toward-ocean, with-defend/NUMBER, without/PIECE",
                        short(other)
                    ));
                }
            },
        })
    }
}

impl Field for Verb {
    fn word(&self, _: Option<Source>) -> Option<String> {
        Some(match self {
            Verb::Destroy => "destroy".to_owned(),
            Verb::Drown => "drown".to_owned(),
            Verb::Remove => "remove".to_owned(),
            Verb::RemoveHealth => "remove-health".to_owned(),
            Verb::Downgrade => "downgrade".to_owned(),
            Verb::Upgrade => "upgrade".to_owned(),
            Verb::Inherit => "inherit".to_owned(),
            Verb::InheritStrife(strife) => format!("inherit-strife/{strife}"),
            Verb::Strife => "strife".to_owned(),
            Verb::StrifeOnce => "strife-once".to_owned(),
            Verb::Replace(count, kind) => format!("replace/{count}/{kind}"),
        })
    }

    fn read(word: Option<&str>, _: Option<Source>) -> Result<Self, String> {
        let parts: Vec<&str> = word.ok_or(NEEDED)?.split('/').collect();
        Ok(match parts[..] {
            ["destroy"] => Verb::Destroy,
            ["drown"] => Verb::Drown,
            ["remove"] => Verb::Remove,
            ["remove-health"] => Verb::RemoveHealth,
            ["upgrade"] => Verb::Upgrade,
            ["downgrade"] => Verb::Downgrade,
            ["inherit-strife", strife] => Verb::InheritStrife(small(strife)?),
            ["strife"] => Verb::Strife,
            ["strife-once"] => Verb::StrifeOnce,
            ["inherit"] => Verb::Inherit,
            ["replace", count, kind] => Verb::Replace(small(count)?, kind.parse()?),
            _ => {
                let forms = "destroy, drown, remove, remove-health, downgrade, upgrade, inherit, inherit-strife/NUMBER, strife, \
                             strife-once, replace/NUMBER/PIECE";
                return Err(format!("'{}' is none of: {forms}", short(parts[0])));
            }
        })
    }
}

/// Numbers counted from one, kept as bits counted from zero.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Bits(pub(super) u8);

impl Field for Bits {
    fn word(&self, _: Option<Source>) -> Option<String> {
        list((0..8).filter(|bit| self.0 >> bit & 1 == 1).map(|bit| (bit + 1).to_string()))
    }

    fn read(word: Option<&str>, _: Option<Source>) -> Result<Self, String> {
        let mut bits = 0;
        for item in word.into_iter().flat_map(items) {
            match item.parse() {
                Ok(number @ 1..=8_u8) => bits |= 1 << (number - 1),
                _ => return Err(format!("'{}' is not a number from 1 to 8", short(item))),
            }
        }
        Ok(Bits(bits))
    }
}
