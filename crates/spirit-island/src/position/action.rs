//! The Power in use, and what lasts, as text.

use arrayvec::ArrayVec;

use crate::action::{Action, Source};
use crate::components::{Counts, INVADERS, Land, Piece};
use crate::effect::Effect;
use crate::standing::Standing;

use super::fields::{Field, Fields, Words, small};
use super::values::Bits;

/// An action as words.
pub(super) fn write(action: &Action) -> String {
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
    words.put("near", &action.near);
    words.put("fewer", &action.fewer);
    words.put("taken", &Bits(action.taken));
    words.put("declined", &Bits(action.declined));
    words.put("bonus-added", &action.bonus_added);
    words.put("gift-offered", &action.gift_offered);
    words.put("bounty", &action.bounty);
    words.put("presence-added", &action.presence_added);
    words.put("brought", &action.brought);
    words.put("defended", &action.defended);
    words.put("pushed", &action.pushed);
    words.put("fresh", &Fresh(action.fresh));
    words.put("damaged", &action.damaged);
    words.join()
}

/// The action that the words describe.
pub(super) fn read(text: &str) -> Result<Action, String> {
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
        near: fields.take("near")?,
        fewer: fields.take("fewer")?,
        taken: fields.take::<Bits>("taken")?.0,
        declined: fields.take::<Bits>("declined")?.0,
        bonus_added: fields.take("bonus-added")?,
        gift_offered: fields.take("gift-offered")?,
        bounty: fields.take("bounty")?,
        presence_added: fields.take("presence-added")?,
        brought: fields.take("brought")?,
        defended: fields.take("defended")?,
        pushed: fields.take("pushed")?,
        fresh: fields.take::<Fresh>("fresh")?.0,
        damaged: fields.take("damaged")?,
    };
    fields.finish("an action")?;
    Ok(action)
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
    words.put("bonus-added", &standing.bonus_added);
    words.join()
}

/// Where the source says what lasts.
pub(super) fn path_of(standing: &Standing) -> Option<String> {
    // Only the value counts, so that it need not be the effect of the source itself.
    let lists = standing.source.lists();
    let wanted = Effect::Lasting(standing.what);
    let said = lists.iter().flat_map(|list| list.iter()).find_map(|effect| within(effect, &wanted))?;
    said.word(Some(standing.source))
}

fn within(effect: &'static Effect, wanted: &Effect) -> Option<&'static Effect> {
    if effect == wanted {
        return Some(effect);
    }
    effect.inner().find_map(|list| list.iter().find_map(|inner| within(inner, wanted)))
}

/// What lasts by these words.
pub(super) fn read_lasting(text: &str) -> Result<Standing, String> {
    let mut words = text.split_whitespace();
    let source = Source::read(words.next(), None)?;
    let effect = <&Effect>::read(words.next(), Some(source))?;
    let &Effect::Lasting(what) = effect else {
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
        bonus_added: fields.take("bonus-added")?,
    };
    fields.finish("what lasts")?;
    Ok(standing)
}

impl Field for (Land, u8) {
    fn word(&self, _: Option<Source>) -> Option<String> {
        Some(format!("{}/{}", self.0, self.1))
    }

    fn read(word: Option<&str>, _: Option<Source>) -> Result<Self, String> {
        let (land, count) = word.and_then(|word| word.split_once('/')).ok_or("write it as G4/2")?;
        Ok((land.parse()?, small(count)?))
    }
}

/// As many Invaders as a land could hold.
const MOST_INVADERS: usize = 96;

/// Invaders by kind and damage, written one by one.
struct Fresh(Counts);

impl Field for Fresh {
    fn word(&self, source: Option<Source>) -> Option<String> {
        let all =
            self.0.pieces(INVADERS).flat_map(|(piece, count)| std::iter::repeat_n(piece, count as usize));
        all.take(MOST_INVADERS).collect::<ArrayVec<Piece, MOST_INVADERS>>().word(source)
    }

    fn read(word: Option<&str>, source: Option<Source>) -> Result<Self, String> {
        let mut fresh = Fresh(Counts::default());
        for piece in ArrayVec::<Piece, MOST_INVADERS>::read(word, source)? {
            if !INVADERS.contains(piece.kind) {
                return Err("only Invaders can be chosen".into());
            }
            fresh.0.add(piece, 1);
        }
        Ok(fresh)
    }
}
