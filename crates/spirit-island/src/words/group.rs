//! Effects on so many pieces of some kinds.

use artel_engine::Phrase;

use super::{Writer, names};
use crate::components::{Kind, Kinds};
use crate::effect::{Group, PushWay};

impl Writer {
    pub(super) fn push(&mut self, group: Group, way: PushWay) {
        self.group("verb-push", group);
        match way {
            PushWay::Freely => {}
            PushWay::Apart => self.say(Phrase::new("push-apart")),
            PushWay::TowardBuildings => self.say(Phrase::new("push-toward-buildings")),
            PushWay::WithDefend(defend) => {
                self.say(Phrase::new("push-with-defend").number("amount", defend));
            }
        }
    }

    pub(super) fn group(&mut self, verb: &'static str, group: Group) {
        let Group { kinds, count, up_to } = group;
        let phrase = |key| Phrase::new(key).name("verb", verb).name("kinds", names::kinds(kinds));
        if count.is_all() {
            self.say(phrase(if up_to { "group-any-number" } else { "group-all" }));
            return;
        }
        if count.fixed > 0 {
            let key = if up_to { "group-up-to" } else { "group-exact" };
            self.say(phrase(key).number("count", count.fixed));
        }
        if let Some(of) = names::count(count.of) {
            let key = if up_to { "group-up-to-for-each" } else { "group-exact-for-each" };
            self.say(phrase(key).number("count", count.each).name("of", of));
        }
    }

    pub(super) fn replace(&mut self, from: Kind, count: u8, to: Kind) {
        let phrase = Phrase::new("effect-replace").name("from", from.id());
        self.say(phrase.number("count", count).name("to", to.id()));
    }

    /// A City becomes a Town, a Town an Explorer.
    pub(super) fn downgrade(&mut self, kinds: Kinds) {
        let mut possible = kinds.iter().filter_map(|kind| Some((kind, kind.downgraded()?)));
        match (possible.next(), possible.next()) {
            (Some((from, to)), None) => self.replace(from, 1, to),
            _ => self.say(Phrase::new("effect-downgrade")),
        }
    }
}
