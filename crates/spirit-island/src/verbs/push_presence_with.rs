//! Presence of the target Spirit is pushed, and brings pieces along.

use artel_engine::{Log, Phrase};

use super::{PushPresenceWith, Scene, Verb, Where};
use crate::components::Kinds;
use crate::effect::Whose;
use crate::game::SpiritIsland;
use crate::question;
use crate::words::{Writer, names};

impl Verb for PushPresenceWith {
    const WHERE: Where = Where::Same;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let who = game.whose(Whose::Target, at.who);
        game.push(question::PushPresenceWith { kinds: self.kinds, each: self.each, who });
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        !game.presence_now(game.whose(Whose::Target, at.who)).is_empty()
    }

    fn words(self, writer: &mut Writer) {
        let phrase = Phrase::new("effect-push-presence-with").number("count", self.each);
        writer.say(phrase.names("kinds", self.kinds.iter().map(|kind| names::kinds(Kinds::only(kind)))));
    }
}
