//! What the cards in play forbid, and which powers therefore work.

use artel_engine::Set;

use crate::{Card, Centre, GhostStories, Left, Power, Side};

/// What the cards in play forbid for as long as they lie there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Spells {
    /// Sides whose power does not work (GS-066, GS-136).
    pub(crate) powers: Set<Side>,
    /// Nobody may use Tao tokens (GS-068, GS-139).
    pub(crate) tao: bool,
    /// White faces count for nothing (GS-145).
    pub(crate) white: bool,
}

impl GhostStories {
    /// What the cards in play forbid: what blocks works from its icon on, as long as the card lies there
    /// (GS-018, GS-020, GS-R58).
    pub(crate) fn spells_cast(&self) -> Spells {
        let mut spells = Spells::default();
        for space in self.occupied() {
            let Some(card) = self.card(space) else { continue };
            spells.white |= card.has(Centre::WhiteIgnored);
            if self.unsettled.contains(space) {
                continue;
            }
            spells.tao |= card.arrives_with(Left::BlockTao);
            if card.arrives_with(Left::BlockPower) {
                spells.powers.insert(space.side());
            }
            if card.arrives_with(Left::GroupBlockPower) {
                spells.powers = Set::ALL;
            }
        }
        spells
    }

    /// To be called whenever a card has come, gone, moved or come to its blocking icon.
    #[inline]
    pub(crate) fn recast_spells(&mut self, card: Card) {
        if card.casts_spells() {
            self.spells = self.spells_cast();
        }
    }

    /// Whether a ghost forbids the use of Tao tokens (GS-068, GS-R59).
    #[inline]
    pub fn tao_blocked(&self) -> bool {
        self.spells.tao
    }

    /// Whether white faces count for nothing (GS-145, GS-R60).
    #[inline]
    pub fn white_ignored(&self) -> bool {
        self.spells.white
    }

    /// Whether a ghost blocks the power of the board on a side (GS-066, GS-136).
    #[inline]
    pub fn power_blocked(&self, side: Side) -> bool {
        self.spells.powers.contains(side)
    }

    /// Whether the power of the board on a side works: its Taoist lives or it is not possessed, and no
    /// ghost blocks it (GS-163, GS-225).
    #[inline]
    pub fn power_works(&self, side: Side) -> bool {
        self.board(side).qi > 0 && !self.power_blocked(side)
    }

    /// Whether the active Taoist has this power now, their own or borrowed, or both (GS-209, GS-210, GS-R74).
    #[inline]
    pub(crate) fn active_has(&self, power: Power) -> bool {
        let side = self.turn;
        if self.board(side).power == power {
            return self.lives(side) && self.power_works(side);
        }
        self.doings.borrowed.contains(power.taoist()) && {
            let lender = self.side_of(power.taoist());
            self.board(lender).power == power && self.power_works(lender)
        }
    }
}
