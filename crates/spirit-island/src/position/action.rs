//! The Power in use, and what lasts, as text.

use arrayvec::ArrayVec;

use crate::action::{Action, Source};
use crate::components::{INVADERS, Land, Piece, Pieces, WITH_HEALTH};
use crate::deeds::{Deed, With};
use crate::effect::{Effect, Lasting, Until};
use crate::game::SpiritIsland;
use crate::reactions::Reactions;
use crate::standing::Standing;

use super::fields::{Field, Fields, Words, seat, short, small};
use super::values::Bits;

/// The action with this number as words.
pub(super) fn write(game: &SpiritIsland, number: u8, action: &Action) -> String {
    let mut words = Words::new(None);
    words.say(action.source.word(None).unwrap_or_default());
    words.put("user", &action.user);
    words.put("target", &action.target);
    words.put("land", &action.land);
    words.put("chosen", &action.chosen);
    words.put("shared-out", &action.shared_out);
    words.put("origin", &action.origin);
    words.put("again", &action.again);
    words.put("repeat", &action.repeat);
    words.put("repeats", &action.repeats);
    words.put("near", &action.near);
    words.put("fewer", &action.fewer);
    words.put("taken", &Bits(action.taken));
    words.put("declined", &Bits(action.declined));
    words.put("bonus-added", &action.bonus_added);
    words.put("gift-offered", &action.gift_offered);
    words.put("bounty", &action.bounty);
    words.put("bare", &action.bare);
    words.put("share", &action.share);
    words.put("gained", &action.gained);
    words.put("spent", &action.spent);
    let deeds: Vec<String> = game.underway.deeds.iter(number).map(deed_word).collect();
    if !deeds.is_empty() {
        words.say(format!("did:{}", deeds.join(",")));
    }
    words.put("followed", &action.followed);
    if usize::from(number) == game.underway.depth() {
        words.put("fresh", &Fresh(game.underway.fresh.clone()));
    }
    let out: Vec<String> =
        game.underway.out.iter(number).map(|(piece, count)| format!("{piece}/{count}")).collect();
    if !out.is_empty() {
        words.say(format!("out:{}", out.join(",")));
    }
    words.put("damaged", &action.damaged);
    words.join()
}

/// What a line says of an action.
pub(super) struct ActionLine {
    pub(super) action: Action,
    pub(super) deeds: Vec<Deed>,
    pub(super) fresh: Pieces,
    /// Who sits out of it.
    pub(super) out: Vec<(Piece, u8)>,
}

/// The action that the words describe.
pub(super) fn read(text: &str) -> Result<ActionLine, String> {
    let mut words = text.split_whitespace();
    let source = Source::read(words.next(), None)?;
    let mut fields = Fields::new(words, None)?;
    let action = Action {
        source,
        user: fields.take("user")?,
        target: fields.take("target")?,
        land: fields.take("land")?,
        chosen: fields.take("chosen")?,
        shared_out: fields.take("shared-out")?,
        origin: fields.take("origin")?,
        again: fields.take("again")?,
        repeat: fields.take("repeat")?,
        repeats: fields.take("repeats")?,
        near: fields.take("near")?,
        fewer: fields.take("fewer")?,
        taken: fields.take::<Bits>("taken")?.0,
        declined: fields.take::<Bits>("declined")?.0,
        bonus_added: fields.take("bonus-added")?,
        gift_offered: fields.take("gift-offered")?,
        bounty: fields.take("bounty")?,
        bare: fields.take("bare")?,
        share: fields.take("share")?,
        gained: fields.take("gained")?,
        spent: fields.take("spent")?,
        followed: fields.take("followed")?,
        damaged: fields.take("damaged")?,
    };
    let deeds = fields.text("did").map_or(Ok(Vec::new()), deeds)?;
    let fresh = fields.take::<Fresh>("fresh")?.0;
    let out = fields.text("out").map_or(Ok(Vec::new()), sitting_out)?;
    fields.finish("an action")?;
    Ok(ActionLine { action, deeds, fresh, out })
}

/// Something that lasts, as words.
pub(super) fn write_lasting(standing: &Standing) -> String {
    let mut words = Words::new(None);
    words.say(standing.source.word(None).unwrap_or_default());
    words.say(path_of(standing).unwrap_or_default());
    words.put("user", &standing.user);
    words.put("target", &standing.target);
    words.put("land", &standing.land);
    words.put("left", &standing.left);
    words.put("until", &standing.until);
    words.put("bonus-added", &standing.bonus_added);
    words.join()
}

/// Where the source says what lasts.
pub(super) fn path_of(standing: &Standing) -> Option<String> {
    // Only the value counts, so that it need not be the effect of the source itself.
    let lists = standing.source.lists();
    let said = lists.iter().flat_map(|list| list.iter()).find_map(|effect| within(effect, standing.what))?;
    said.word(Some(standing.source))
}

fn within(effect: &'static Effect, wanted: &Lasting) -> Option<&'static Effect> {
    if effect.lasting() == Some(wanted) {
        return Some(effect);
    }
    effect.inner().find_map(|list| list.iter().find_map(|inner| within(inner, wanted)))
}

/// What lasts by these words.
pub(super) fn read_lasting(text: &str) -> Result<Standing, String> {
    let mut words = text.split_whitespace();
    let source = Source::read(words.next(), None)?;
    let effect = <&Effect>::read(words.next(), Some(source))?;
    let Some(what) = effect.lasting() else {
        return Err("the path does not lead to an effect that lasts".into());
    };
    let mut fields = Fields::new(words, None)?;
    let standing = Standing {
        what,
        source,
        user: fields.take("user")?,
        target: fields.take("target")?,
        land: fields.take("land")?,
        left: fields.take("left")?,
        until: fields.take("until")?,
        bonus_added: fields.take("bonus-added")?,
    };
    fields.finish("what lasts")?;
    Ok(standing)
}

impl Field for Until {
    fn word(&self, _: Option<Source>) -> Option<String> {
        (*self != Until::TurnEnds).then(|| self.to_string())
    }

    fn read(word: Option<&str>, _: Option<Source>) -> Result<Self, String> {
        Ok(word.map_or(Ok(Until::TurnEnds), str::parse)?)
    }
}

impl Field for Reactions {
    fn word(&self, _: Option<Source>) -> Option<String> {
        let places: Vec<String> = self.iter().map(|place| (place + 1).to_string()).collect();
        (!places.is_empty()).then(|| places.join(","))
    }

    fn read(word: Option<&str>, _: Option<Source>) -> Result<Self, String> {
        let mut reactions = Reactions::NONE;
        for item in word.into_iter().flat_map(|word| word.split(',')) {
            let place = small(item)?.checked_sub(1).filter(|place| usize::from(*place) < Reactions::MOST);
            let place = place.ok_or_else(|| format!("'{}' is no place among what lasts", short(item)))?;
            reactions = reactions.with(usize::from(place));
        }
        Ok(reactions)
    }
}

/// A deed as `pushed/G4/explorer/2`, with Presence of the second seat as `presence-lost/G4/presence@2/1`, without pieces as
/// `defended/G4/1`, and in no land as `feared/-/2`.
fn deed_word(deed: Deed) -> String {
    let land = deed.land.map_or("-", Land::name);
    let with = match deed.with {
        With::Nothing => String::new(),
        With::Pieces(kind) => format!("/{kind}"),
        With::Own(kind, seat) => format!("/{kind}@{seat}"),
    };
    format!("{}/{land}{with}/{}", deed.act, deed.count)
}

fn deeds(text: &str) -> Result<Vec<Deed>, String> {
    let deeds: Vec<Deed> = text.split(',').map(deed).collect::<Result<_, _>>()?;
    let twice = (1..deeds.len()).any(|place| deeds[..place].iter().any(|other| other.is_like(deeds[place])));
    if twice { Err("a deed is told twice".into()) } else { Ok(deeds) }
}

fn deed(item: &str) -> Result<Deed, String> {
    let parts: Vec<&str> = item.split('/').collect();
    let (act, place, with, count) = match parts[..] {
        [act, place, with, count] => (act, place, with_pieces(with)?, count),
        [act, place, count] => (act, place, With::Nothing, count),
        _ => return Err(format!("'{}' is no deed; write it as pushed/G4/explorer/2", short(item))),
    };
    let land = if place == "-" { None } else { Some(Land::read(Some(place), None)?) };
    Ok(Deed { act: act.parse()?, land, with, count: small(count)? })
}

fn with_pieces(text: &str) -> Result<With, String> {
    let Some((kind, owner)) = text.split_once('@') else { return Ok(With::Pieces(text.parse()?)) };
    Ok(With::Own(kind.parse()?, seat(owner)?))
}

/// Pieces that sit out, as `dahan/2,town*/1`.
fn sitting_out(text: &str) -> Result<Vec<(Piece, u8)>, String> {
    let mut out: Vec<(Piece, u8)> = Vec::new();
    for item in text.split(',') {
        let wrong = || format!("'{}' is nobody who sits out; write it as dahan/2", short(item));
        let (piece, count) = item.split_once('/').ok_or_else(wrong)?;
        let (piece, count): (Piece, u8) = (piece.parse()?, small(count)?);
        let fits = WITH_HEALTH.contains(piece.kind) && count > 0;
        if !fits || out.iter().any(|(each, _)| *each == piece) {
            return Err(wrong());
        }
        out.push((piece, count));
    }
    Ok(out)
}

/// As many Invaders as a land could hold.
const MOST_INVADERS: usize = 96;

/// Invaders by kind and damage, written one by one.
struct Fresh(Pieces);

impl Field for Fresh {
    fn word(&self, source: Option<Source>) -> Option<String> {
        let all = self.0.iter().flat_map(|(piece, count)| std::iter::repeat_n(piece, count as usize));
        all.take(MOST_INVADERS).collect::<ArrayVec<Piece, MOST_INVADERS>>().word(source)
    }

    fn read(word: Option<&str>, source: Option<Source>) -> Result<Self, String> {
        let mut fresh = Fresh(Pieces::default());
        for piece in ArrayVec::<Piece, MOST_INVADERS>::read(word, source)? {
            if !INVADERS.contains(piece.kind) {
                return Err("only Invaders can be chosen".into());
            }
            fresh.0.add(piece, 1);
        }
        Ok(fresh)
    }
}
