//! What depends on a condition.

use artel_engine::Log;

use super::{If, Scene, Verb, Where};
use crate::agenda::Step;
use crate::effect::Condition;
use crate::game::SpiritIsland;
use crate::words::Writer;

impl Verb for If {
    const WHERE: Where = Where::Same;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let met = game.holds_at(self.condition, at.land, at.who);
        let effects = if met { self.then } else { self.otherwise };
        game.push(Step::Do { effects, land: at.land, who: at.who });
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        let met = game.holds_at(self.condition, at.land, at.who);
        let list = if met { self.then } else { self.otherwise };
        // What this Power itself brings about is not yet so when the question is asked.
        let later = matches!(
            self.condition,
            Condition::PresenceAdded
                | Condition::PresenceAddedHere
                | Condition::Brought
                | Condition::BlightAdded
                | Condition::PushedInto(..)
                | Condition::CardForgotten
                | Condition::Destroyed(_)
                | Condition::Added(_)
        );
        !later && game.feasible(list, at.land, at.who)
    }

    fn words(self, writer: &mut Writer) {
        writer.if_so(self.condition, self.then, self.otherwise);
    }
}
