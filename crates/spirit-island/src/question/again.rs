//! Whether a Power does everything once more for forgotten cards.

use artel_engine::{Log, Phrase, RuleId, Seat, Set};

use super::{ForgetKind, Question, is_yes, of_power, yes_or_no};
use crate::action::Source;
use crate::agenda::Step;
use crate::components::Land;
use crate::effect::PowerKind;
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::SI_216;

/// The kinds of which a card each is forgotten.
const KINDS: [PowerKind; 3] = [PowerKind::Unique, PowerKind::Major, PowerKind::Minor];

/// Whether the user forgets a card of each kind to do all that the Power does once more.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Again {
    pub(crate) land: Option<Land>,
    pub(crate) who: Seat,
}

impl SpiritIsland {
    /// Whether a Spirit has a card of each kind.
    pub(crate) fn can_forget_each_kind(&self, seat: Seat) -> bool {
        let cards = &self.spirit(seat).cards;
        KINDS.iter().all(|kind| cards.iter_own().any(|card| card.entry().kind == *kind))
    }
}

impl Question for Again {
    const FIRST: (RuleId, &'static str) = (SI_216, "why-decide-first");

    fn asked(&self, _: &SpiritIsland) -> Set<Seat> {
        Set::only(self.who)
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        if game.can_forget_each_kind(self.who) {
            yes_or_no(out);
        }
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) {
        let power = game.action().and_then(|action| action.source.power());
        let Some(power) = power.filter(|_| is_yes(action)) else { return };
        let Again { land, who } = self;
        game.push(Again { land, who });
        game.push(Step::Do { effects: power.effects, land, who });
        for kind in KINDS {
            game.push(ForgetKind { kind, who });
        }
    }

    fn phrase(&self, _: &SpiritIsland) -> Phrase {
        Phrase::new("question-again")
    }

    fn fits(&self, _: &SpiritIsland, source: Option<Source>, _: bool) -> bool {
        of_power(source)
    }
}
