//! The keys of names. Sets of things have composed names: an "Explorer/Town" is either of them.

use artel_engine::Name;

use crate::components::{INVADERS, Kind, Kinds, Terrain, Terrains};
use crate::effect::make::TOKENS;
use crate::effect::{Actions, Amount, Count, InvaderAction, Whose};

/// Pieces of one of these kinds; all Invaders have a name together.
pub(crate) fn kinds(kinds: Kinds) -> Name {
    assert!(!kinds.is_empty(), "nothing has no name");
    if kinds == TOKENS {
        return "spirit-token".into();
    }
    let together = kinds.and(INVADERS) == INVADERS;
    let invaders = together.then_some("invader");
    let rest = if together { kinds.minus(INVADERS) } else { kinds };
    let names: Vec<&str> = invaders.into_iter().chain(rest.iter().map(Kind::id)).collect();
    names.join("/").into()
}

/// One of these terrains; any if there are none or all.
pub(crate) fn terrains(terrains: Terrains) -> Name {
    if terrains.is_empty() || terrains == Terrains::ALL {
        return "any-terrain".into();
    }
    let names: Vec<&str> = terrains.iter().map(Terrain::id).collect();
    names.join("|").into()
}

/// What is counted, if anything; its form `each` says "for each of them".
fn count(count: Count) -> Option<Name> {
    let name = match count {
        Count::Nothing | Count::Lands(_) | Count::Boards(_) => return None,
        Count::Pieces(pieces) => kinds(pieces),
        Count::Blight => "blight".into(),
        Count::AtTarget(pieces) => format!("{}-at-target", kinds(pieces)).into(),
        Count::HereAndNear(pieces) => format!("here-and-near-{}", kinds(pieces)).into(),
        Count::Types(pieces) => format!("type-of-{}", kinds(pieces)).into(),
        Count::BlightNear => "blight-near".into(),
        Count::Presence => "presence".into(),
        Count::Pushed => "pushed-invader".into(),
        Count::SitesWithInvaders => "site-with-invaders".into(),
        Count::OwnPresence => "presence-own".into(),
        Count::Element(element) => format!("count-{}", element.id()).into(),
        Count::Played(Whose::User) => "card-played".into(),
        Count::Played(Whose::Target) => "card-target-played".into(),
        Count::Destroyed(pieces) => format!("destroyed-{}", kinds(pieces)).into(),
        Count::Removed(pieces) => format!("removed-{}", kinds(pieces)).into(),
        Count::Players => "count-player".into(),
        Count::InvaderDiscard => "count-invader-discard".into(),
        Count::Half(kinds) => format!("half-{}", self::kinds(kinds)).into(),
        Count::Sites => "count-site".into(),
        Count::SpiritsWithSites => "count-spirit-with-site".into(),
        Count::Adjacent => "count-adjacent".into(),
        Count::Product(counts) => {
            let names: Vec<Name> = counts.iter().filter_map(|&each| self::count(each)).collect();
            names.join("-times-").into()
        }
    };
    Some(name)
}

/// What a number is multiplied by, if anything: for each of something, for so many of it together, with a limit.
pub(crate) fn counted(amount: Amount) -> Option<Name> {
    let of = count(amount.of)?;
    let times = match amount.per {
        1 => format!("for-each {of}"),
        per => format!("for-every-{per} {of}"),
    };
    Some(if amount.most == u8::MAX {
        times.into()
    } else {
        format!("at-most-{} {times}", amount.most).into()
    })
}

/// One of these Invader actions.
pub(crate) fn actions(actions: Actions) -> Name {
    let names: Vec<&str> = actions.iter().map(InvaderAction::id).collect();
    names.join("|").into()
}
