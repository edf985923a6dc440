//! Who takes part in a Ravage (NI-046 to NI-055). Who sits out is settled when the Ravage of a land begins, and is kept by its
//! action; everything that happens in a Ravage asks here who is there.

use arrayvec::ArrayVec;
use artel_engine::{Log, Seat};

use crate::action::Source;
use crate::agenda::Step;
use crate::components::{Kinds, Land, Piece, Pieces};
use crate::effect::{Group, InvaderAction, Lasting, Which};
use crate::game::SpiritIsland;
use crate::question;

/// More different pieces than sit out of a Ravage.
const MOST_DIFFERENT: usize = 10;

/// The pieces that sit out of a Ravage, by what players can tell apart.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct SittingOut(ArrayVec<(Piece, u8), MOST_DIFFERENT>);

impl SittingOut {
    /// As many different ones as there can be.
    pub(crate) const MOST: usize = MOST_DIFFERENT;

    /// Each different piece once, with its number.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Piece, u8)> {
        self.0.iter().copied()
    }

    /// So many pieces alike sit out too.
    pub(crate) fn add(&mut self, piece: Piece, count: u8) {
        match self.0.iter_mut().find(|(each, _)| *each == piece) {
            Some((_, there)) => *there += count,
            None => self.0.push((piece, count)),
        }
    }

    /// How many pieces just like this one sit out.
    fn count(&self, piece: Piece) -> u8 {
        self.iter().find(|(each, _)| *each == piece).map_or(0, |(_, count)| count)
    }

    /// How many pieces of these kinds sit out.
    fn total(&self, kinds: Kinds) -> u8 {
        self.iter().filter(|(piece, _)| kinds.contains(piece.kind)).map(|(_, count)| count).sum()
    }
}

impl SpiritIsland {
    /// The pieces that sit out of the Ravage in progress in the land.
    fn sitting_out(&self, land: Land) -> Option<&SittingOut> {
        let action = self.action().filter(|action| action.land == Some(land))?;
        (action.source == Source::Invaders(InvaderAction::Ravage)).then_some(&action.out)
    }

    /// The pieces of these kinds in the land, without those that sit out of the Ravage in progress.
    pub(crate) fn taking_part(&self, land: Land, kinds: Kinds) -> impl Iterator<Item = (Piece, u8)> {
        let out = self.sitting_out(land);
        let left = move |(piece, count): (Piece, u8)| {
            // Something in the middle of the Ravage may have taken away who sits out of it.
            let count = count.saturating_sub(out.map_or(0, |out| out.count(piece)));
            (count > 0).then_some((piece, count))
        };
        self.island.pieces(land, kinds).filter_map(left)
    }

    /// How many they are.
    pub(crate) fn total_taking_part(&self, land: Land, kinds: Kinds) -> u8 {
        let out = self.sitting_out(land).map_or(0, |out| out.total(kinds));
        self.island.at(land).total(kinds).saturating_sub(out)
    }

    /// What keeps pieces of a land out of Ravages, each with who says which.
    fn keeping_out(&self, land: Land) -> impl Iterator<Item = (Group, Which, Seat)> {
        let lasting = self.standing.iter().filter(move |standing| standing.land.is_none_or(|at| at == land));
        let said = lasting.map(|standing| (*standing.what, standing.user));
        said.chain(self.always()).filter_map(move |(what, user)| {
            let Lasting::SitOut(group, which) = what else { return None };
            Some((group, which, user))
        })
    }

    /// Whether an Invader of the land would take part in a Ravage now, if as many as possible sit out (NI-047, NI-051).
    pub(crate) fn has_ravagers(&self, land: Land) -> bool {
        let mut there: Pieces = self.island.pieces(land, self.ravagers(land)).collect();
        for (group, which, user) in self.keeping_out(land) {
            for _ in 0..self.amount(group.count, land, user) {
                let next =
                    there.iter().find(|(piece, _)| group.kinds.contains(piece.kind) && which.is(*piece));
                let Some((piece, _)) = next else { break };
                there.take(piece);
            }
        }
        there.iter().next().is_some()
    }

    /// The Ravage of a land begins with the question who sits out of it (NI-051, NI-052), if anybody does.
    pub(crate) fn settle_who_ravages(&mut self, land: Land, log: &mut impl Log<Self>) {
        let out: ArrayVec<(Group, Which, Seat), { crate::game::MOST_STANDING }> =
            self.keeping_out(land).collect();
        if out.is_empty() {
            return self.blows(land, log);
        }
        self.push(Step::Blows { land });
        for (Group { kinds, count, up_to }, which, user) in out {
            let left = self.amount(count, land, user);
            let who = self.keeper(land);
            self.push(question::SitOut { land, kinds, which, left, up_to, who });
        }
    }

    /// So many pieces alike sit out of the Ravage in progress.
    pub(crate) fn sit_out(&mut self, piece: Piece, count: u8) {
        let Some(action) = self.action_mut() else { unreachable!("a land ravages") };
        action.out.add(piece, count);
    }
}
