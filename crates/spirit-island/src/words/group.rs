//! Effects on so many pieces of some kinds.

use artel_engine::Phrase;

use super::{Writer, names};
use crate::components::Kind;
use crate::effect::Group;

impl Writer {
    pub(crate) fn group(&mut self, verb: &'static str, group: Group) {
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
        if let Some(of) = names::counted(count) {
            let key = if up_to { "group-up-to-for-each" } else { "group-exact-for-each" };
            self.say(phrase(key).number("count", count.each).name("of", of));
        }
    }

    pub(crate) fn replace(&mut self, from: Kind, count: u8, to: Kind) {
        let phrase = Phrase::new("effect-replace").name("from", from.id());
        self.say(phrase.number("count", count).name("to", to.id()));
    }
}
