//! What changes how the cards in the spaces of the Invader board act: cards and lands that are left out (SM-R50).

use artel_engine::Log;

use crate::agenda::Step;
use crate::components::{InvaderCard, Land, Lands};
use crate::effect::{InvaderAction, Lasting};
use crate::end::Defeat;
use crate::game::SpiritIsland;
use crate::outcome::Due;

/// What a card is held by, or an Explore is late by, is used twice: when it begins and when it ends.
pub(crate) const TWICE: u8 = 2;

impl SpiritIsland {
    /// Uses what lasts and fits once, if it can be used so often.
    fn use_up(&mut self, left: u8, what: Lasting) -> bool {
        let fits = self.standing.iter_mut().find(|standing| standing.left == left && *standing.what == what);
        fits.is_some_and(|standing| {
            standing.left -= 1;
            true
        })
    }

    /// Whether the card in its space does nothing this time.
    pub(crate) fn is_card_idle(&mut self, card: InvaderCard, action: InvaderAction) -> bool {
        if self.use_up(1, Lasting::SkipCard(action)) {
            return true;
        }
        let first = action == InvaderAction::Build && self.build.first() == Some(&card);
        first && self.use_up(TWICE, Lasting::HoldBuild)
    }

    /// Without the lands that are left out where the card acts: on each board the first that it shows.
    pub(crate) fn not_left_out(&mut self, lands: Lands, card: InvaderCard, action: InvaderAction) -> Lands {
        if !self.use_up(1, Lasting::SkipFirst(action)) {
            return lands;
        }
        let shown = self.shown(card);
        let boards = (0..self.island.boards.len()).map(|place| self.island.boards[place].lands());
        let first =
            boards.filter_map(|board| board.and(shown).iter().min_by_key(|land: &Land| land.number()));
        let left_out: Lands = first.collect();
        lands.minus(left_out)
    }

    /// The card that stays in the Build space when the others move on.
    pub(crate) fn held_card(&mut self) -> Option<InvaderCard> {
        let held = self.use_up(1, Lasting::HoldBuild) && !self.build.is_empty();
        held.then(|| self.build.remove(0))
    }

    /// Whether the Explore is put off: no card is turned up, but the others move on.
    pub(crate) fn is_explore_late(&mut self) -> bool {
        let late = self.use_up(TWICE, Lasting::LateExplore);
        if late {
            self.push(Step::Advance { explored: None });
        }
        late
    }

    /// An Explore that was put off comes in addition to this one.
    pub(crate) fn make_up_explore(&mut self) {
        if self.use_up(1, Lasting::LateExplore) {
            self.push(Step::ExploreMore);
        }
    }

    /// Another Invader card is revealed; there must be one (SI-175).
    pub(crate) fn explore_more(&mut self, log: &mut impl Log<Self>) {
        if self.invader_deck() == 0 {
            self.lose(Defeat::Invaders, log);
        } else {
            self.push(Step::ExploredMore);
            self.due = Some(Due::Invaders);
        }
    }

    /// Whether the card that is revealed comes in addition.
    pub(crate) fn is_exploring_more(&self) -> bool {
        self.agendas[self.scope].last().and_then(|task| task.step()) == Some(&Step::ExploredMore)
    }

    /// How much more Energy each Spirit gains in its Spirit phase.
    pub(crate) fn more_energy(&self) -> u8 {
        self.always().map(|(lasting, _)| if let Lasting::MoreEnergy(more) = lasting { more } else { 0 }).sum()
    }

    /// How many more cards each Spirit may play.
    pub(crate) fn more_plays(&self) -> u8 {
        self.always().map(|(lasting, _)| if let Lasting::MorePlays(more) = lasting { more } else { 0 }).sum()
    }
}
