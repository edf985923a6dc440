//! Where a card says something: cards and Powers by name, and paths through their lists of effects.
//!
//! A path names a list of the source (1 for its effects, 2 for its first threshold and so on) and goes on with `/` and
//! the number of an effect. `2/1` are the effects of the first threshold from the first on; `1/3.2` is the second list
//! inside the third effect; `1/3-3` is the third effect alone.

use crate::action::Source;
use crate::byte::byte;
use crate::components::{FearCard, SpiritName};
use crate::effect::{Effect, Effects};
use crate::meaning::special_id;
use crate::spirit::PowerRef;

use super::fields::{Field, Names, short, small};

impl Field for PowerRef {
    fn word(&self, _: Option<Source>) -> Option<String> {
        Some(self.power().id.to_owned())
    }

    fn read(word: Option<&str>, _: Option<Source>) -> Result<Self, String> {
        let id = word.unwrap_or_default();
        let innates = SpiritName::all().flat_map(|spirit| {
            let numbers = 0..byte(spirit.entry().innates.len());
            numbers.map(move |number| PowerRef::Innate(spirit, number))
        });
        let card = id.parse().ok().map(PowerRef::Card);
        card.or_else(|| innates.into_iter().find(|innate| innate.power().id == id))
            .ok_or_else(|| format!("'{}' is neither a Power card nor an Innate Power", short(id)))
    }
}

impl Field for Source {
    fn word(&self, source: Option<Source>) -> Option<String> {
        match self {
            Source::Power(power) => power.word(source),
            Source::Fear(card, level) => Some(format!("{card}@{}", level + 1)),
            Source::Event(card) => Some(card.to_string()),
            Source::Invaders(action) => Some(action.to_string()),
            Source::Blight(card) => Some(card.to_string()),
            Source::Adversary(name) => Some(name.to_string()),
            Source::Scenario(name) => Some(name.to_string()),
            Source::Special(spirit, number) => Some(special_id(*spirit, *number).to_owned()),
            Source::Track(spirit, number) => Some(format!("{spirit}~{}", number + 1)),
        }
    }

    fn read(word: Option<&str>, source: Option<Source>) -> Result<Self, String> {
        let text = word.unwrap_or_default();
        if let Ok(action) = text.parse() {
            return Ok(Source::Invaders(action));
        }
        if let Ok(card) = text.parse() {
            return Ok(Source::Blight(card));
        }
        if let Ok(card) = text.parse() {
            return Ok(Source::Event(card));
        }
        if let Ok(name) = text.parse() {
            return Ok(Source::Adversary(name));
        }
        if let Ok(name) = text.parse() {
            return Ok(Source::Scenario(name));
        }
        let specials = SpiritName::all().flat_map(|spirit| {
            let numbers = 0..byte(spirit.entry().traits.len());
            numbers.map(move |number| (spirit, number))
        });
        if let Some((spirit, number)) =
            specials.into_iter().find(|&(spirit, number)| special_id(spirit, number) == text)
        {
            return Ok(Source::Special(spirit, number));
        }
        if let Some((spirit, number)) = text.split_once('~') {
            let spirit: SpiritName = spirit.parse()?;
            let known = 1..=spirit.entry().track_actions().count();
            let number = small(number).ok().filter(|number| known.contains(&usize::from(*number)));
            let number = number.ok_or_else(|| format!("'{}' is nothing that a track allows", short(text)))?;
            return Ok(Source::Track(spirit, number - 1));
        }
        let Some((card, level)) = text.split_once('@') else {
            return PowerRef::read(word, source).map(Source::Power);
        };
        let card: FearCard = card.parse()?;
        match level.parse() {
            Ok(level @ 1..=3) => Ok(Source::Fear(card, level - 1)),
            _ => {
                Err(format!("'{}' is not a Terror Level; write {card}@1, {card}@2 or {card}@3", short(level)))
            }
        }
    }
}

impl Field for Effects {
    fn word(&self, source: Option<Source>) -> Option<String> {
        find(source?, &|list, start| match list.get(start..) {
            Some(rest) if rest == *self => {
                Some(if start == 0 { String::new() } else { format!("/{}", start + 1) })
            }
            Some([first, ..]) if std::slice::from_ref(first) == *self => Some(format!("/{0}-{0}", start + 1)),
            _ => None,
        })
    }

    fn read(word: Option<&str>, source: Option<Source>) -> Result<Self, String> {
        let (list, end) = walk(word, source)?;
        let Some(end) = end else { return Ok(list) };
        let (from, alone) = match end.split_once('-') {
            Some((from, to)) if from == to => (from, true),
            Some(_) => return Err(format!("'{}' is not an effect alone; write it as 3-3", short(end))),
            None => (end, false),
        };
        let from = place(from, list.len())?;
        Ok(if alone { &list[from..=from] } else { &list[from..] })
    }

    fn name(&self, names: &mut Names) {
        names.lost |= self.word(names.source).is_none();
    }
}

impl Field for &'static Effect {
    fn word(&self, source: Option<Source>) -> Option<String> {
        find(source?, &|list, start| (list.get(start) == Some(*self)).then(|| format!("/{}", start + 1)))
    }

    fn read(word: Option<&str>, source: Option<Source>) -> Result<Self, String> {
        let (list, end) = walk(word, source)?;
        let end = end.ok_or("the path ends with the number of an effect, such as 1/3")?;
        Ok(&list[place(end, list.len())?])
    }

    fn name(&self, names: &mut Names) {
        names.lost |= self.word(names.source).is_none();
    }
}

/// The path to the first place of which the test knows how it ends.
fn find(source: Source, test: &impl Fn(Effects, usize) -> Option<String>) -> Option<String> {
    source
        .lists()
        .iter()
        .enumerate()
        .find_map(|(number, list)| search(list, test).map(|path| format!("{}{path}", number + 1)))
}

fn search(list: Effects, test: &impl Fn(Effects, usize) -> Option<String>) -> Option<String> {
    (0..list.len()).find_map(|start| {
        test(list, start).or_else(|| {
            list[start].inner().enumerate().find_map(|(number, list)| {
                search(list, test).map(|path| format!("/{}.{}{path}", start + 1, number + 1))
            })
        })
    })
}

/// Follows a path to its last list; tells what stands behind that.
fn walk(word: Option<&str>, source: Option<Source>) -> Result<(Effects, Option<&str>), String> {
    let path = word.ok_or("a path such as 1/3 is needed")?;
    let source = source.ok_or("without an action there are no effects; write a line 'action …'")?;
    let mut parts = path.split('/');
    let lists = source.lists();
    let mut list = lists[place(parts.next().unwrap_or_default(), lists.len())?];
    for part in parts.by_ref() {
        let Some((effect, number)) = part.split_once('.') else {
            return match parts.next() {
                None => Ok((list, Some(part))),
                Some(more) => Err(format!("'{}' is too much at the end of the path", short(more))),
            };
        };
        let mut inner = list[place(effect, list.len())?].inner();
        let number = place(number, inner.clone().count())?;
        list = inner.nth(number).ok_or("the path leads nowhere")?;
    }
    Ok((list, None))
}

/// A place counted from one among so many.
fn place(text: &str, count: usize) -> Result<usize, String> {
    match small(text)?.checked_sub(1).map(usize::from) {
        Some(place) if place < count => Ok(place),
        _ => Err(format!("the path leads nowhere: there is no {text} among {count}")),
    }
}
