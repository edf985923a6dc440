//! Which of several changes to what is coming is applied first (SI-R60).

use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use super::{Question, in_land, is_yes, yes_or_no};
use crate::action::Source;
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::reconcile::{Change, Coming};
use crate::rules::{SI_R57, SI_R60};
use crate::why::no_number;
use crate::words::Line;

/// Several changes have to be applied to what is coming; the players choose which is first. Of two, yes names the first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Order {
    pub(crate) coming: Coming,
}

impl Question for Order {
    const FIRST: (RuleId, &'static str) = (SI_R57, "why-decide-first");

    fn asked(&self, game: &SpiritIsland) -> Set<Seat> {
        Set::only(game.keeper(self.coming.land()))
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        match game.due_changes(self.coming).count() {
            2 => yes_or_no(out),
            count => (1..).take(count).for_each(|number| out(Move::Choose(number))),
        }
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        let place = if let Move::Choose(number) = action {
            usize::from(number) - 1
        } else {
            usize::from(!is_yes(action))
        };
        let change = game.due_changes(self.coming).nth(place);
        let Some(change) = change else { unreachable!("one of the changes is chosen") };
        game.apply(change, self.coming, log);
    }

    fn phrase(&self, game: &SpiritIsland) -> Phrase {
        let due: Vec<Change> = game.due_changes(self.coming).collect();
        let key = if due == [Change::SkipCity, Change::BuildExplorer] {
            "question-skip-or-change"
        } else {
            "question-order"
        };
        in_land(key, self.coming.land())
    }

    fn choices(&self, game: &SpiritIsland) -> Vec<Vec<Line>> {
        game.due_changes(self.coming).map(|change| vec![Line::of(change.phrase())]).collect()
    }

    fn why_not(&self, _: &SpiritIsland, _: Seat, action: Move) -> Option<Illegal> {
        let Move::Choose(number) = action else { return None };
        Some(no_number(SI_R60, "why-choice-impossible", "option", number))
    }

    fn fits(&self, game: &SpiritIsland, _: Option<Source>, is_next: bool) -> bool {
        is_next && game.due_changes(self.coming).count() > 1
    }
}
