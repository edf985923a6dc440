//! Pieces are added.

use artel_engine::Log;

use super::{Add, Scene, Verb, Where};
use crate::agenda;
use crate::components::{INVADERS, Kind, OWNED};
use crate::effect::Group;
use crate::game::SpiritIsland;
use crate::words::Writer;

impl Verb for Add {
    const WHERE: Where = Where::Here;

    fn carry_out(self, at: Scene, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        if self.group.kinds.contains(Kind::Strife) {
            return at.pick(agenda::Verb::Strife, Group { kinds: INVADERS, ..self.group }, game);
        }
        let land = at.here();
        let count = game.amount(self.group.count, land, game.user_or(at.who));
        let kinds = self.group.kinds;
        let Some(kind) = kinds.first().filter(|_| kinds.len() == 1) else {
            unreachable!("one kind of pieces is added at a time")
        };
        assert!(!OWNED.contains(kind), "Presence has a verb of its own");
        game.add_pieces(kind, count, land, log);
    }

    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool {
        let strife = self.group.kinds.contains(Kind::Strife);
        at.wants(self.group, game) && (!strife || game.has_invaders(at.here()))
    }

    fn words(self, writer: &mut Writer) {
        writer.group("verb-add", self.group);
    }
}
