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

/// More different pieces than sit out of all Ravages in progress: hardly ever does one begin in the middle of another.
const MOST_DIFFERENT: usize = 20;

/// The pieces that sit out of Ravages, each with the number of its action counted from the outermost, by what players can
/// tell apart.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct SittingOut(ArrayVec<(u8, Piece, u8), MOST_DIFFERENT>);

impl SittingOut {
    /// Each different piece that sits out of an action once, with its number.
    pub(crate) fn iter(&self, action: u8) -> impl Iterator<Item = (Piece, u8)> {
        self.0.iter().filter(move |(of, ..)| *of == action).map(|&(_, piece, count)| (piece, count))
    }

    /// So many pieces alike sit out of an action too.
    pub(crate) fn add(&mut self, action: u8, piece: Piece, count: u8) {
        match self.0.iter_mut().find(|(of, each, _)| (*of, *each) == (action, piece)) {
            Some((.., there)) => *there += count,
            None => self.0.push((action, piece, count)),
        }
    }

    /// How many pieces just like this one sit out of an action.
    fn count(&self, action: u8, piece: Piece) -> u8 {
        self.iter(action).find(|(each, _)| *each == piece).map_or(0, |(_, count)| count)
    }

    /// How many pieces of these kinds sit out of an action.
    fn total(&self, action: u8, kinds: Kinds) -> u8 {
        self.iter(action).filter(|(piece, _)| kinds.contains(piece.kind)).map(|(_, count)| count).sum()
    }

    /// Actions with higher numbers are done, and nobody sits out of them any more.
    pub(crate) fn forget(&mut self, outer: u8) {
        self.0.retain(|(of, ..)| *of <= outer);
    }
}

impl SpiritIsland {
    /// The number of the action in progress, if it is a Ravage of the land.
    fn ravage_in_progress(&self, land: Land) -> Option<u8> {
        let action = self.action().filter(|action| action.land == Some(land))?;
        (action.source == Source::Invaders(InvaderAction::Ravage)).then(|| self.underway.number())
    }

    /// The pieces of these kinds in the land, without those that sit out of the Ravage in progress.
    pub(crate) fn taking_part(&self, land: Land, kinds: Kinds) -> impl Iterator<Item = (Piece, u8)> {
        let ravage = self.ravage_in_progress(land);
        let left = move |(piece, count): (Piece, u8)| {
            // Something in the middle of the Ravage may have taken away who sits out of it.
            let count =
                count.saturating_sub(ravage.map_or(0, |ravage| self.underway.out.count(ravage, piece)));
            (count > 0).then_some((piece, count))
        };
        self.island.pieces(land, kinds).filter_map(left)
    }

    /// How many they are.
    pub(crate) fn total_taking_part(&self, land: Land, kinds: Kinds) -> u8 {
        let out = self.ravage_in_progress(land).map_or(0, |ravage| self.underway.out.total(ravage, kinds));
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
        assert!(self.action().is_some(), "a land ravages");
        let ravage = self.underway.number();
        self.underway.out.add(ravage, piece, count);
    }
}
