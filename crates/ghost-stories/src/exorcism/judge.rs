//! What falls to the dice, and what tokens can add.

use artel_engine::{Log, Set};

use crate::agenda::Task;
use crate::exorcism::Exorcism;
use crate::exorcism::need::Owed;
use crate::family::{Family, FamilyList};
use crate::{Colour, Event, Faces, GhostStories, Move, Side, Space, Tao, Taoist};

/// What may be decided after a roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// The ghosts of which one may go alone.
    pub one: Set<Space>,
    /// Whether both may go.
    pub both: bool,
    /// Whether nobody has to go.
    pub none: bool,
}

impl Verdict {
    /// Whether these ghosts, and no others, may go.
    pub fn allows(&self, ghosts: Set<Space>) -> bool {
        match ghosts.len() {
            0 => self.none,
            1 => ghosts.iter().all(|space| self.one.contains(space)),
            _ => self.both,
        }
    }
}

impl GhostStories {
    /// The tokens of the active Taoist and of the companions who lend theirs (GS-085, GS-091); nothing
    /// while tokens are blocked, even by a ghost that is about to fall (GS-068, GS-R85).
    #[inline]
    pub(crate) fn tokens_at_hand(&self) -> Tao {
        self.tokens_of(self.exorcism.lending.with(self.taoist(self.turn)))
    }

    #[inline]
    fn tokens_of(&self, taoists: Set<Taoist>) -> Tao {
        if self.tao_blocked() || !self.lives(self.turn) {
            return Tao::NONE;
        }
        taoists.iter().fold(Tao::NONE, |sum, taoist| sum.and(self.board(self.side_of(taoist)).tao))
    }

    /// The other living Taoists on the active one's tile.
    #[inline]
    pub fn companions(&self) -> Set<Taoist> {
        let place = self.board(self.turn).place;
        let beside = self.taoists_where(|board| board.seat.is_some() && board.qi > 0 && board.place == place);
        beside.without(self.taoist(self.turn))
    }

    /// What may be decided now that the dice are final; nothing was announced before (GS-R21).
    pub(crate) fn judgements(&self, tell: &mut impl FamilyList) {
        let targets = self.targets();
        let verdict = self.verdict(self.exorcism.dice, self.tokens_at_hand());
        tell.add(Family::Spaces(Move::Dispel, verdict.one));
        if verdict.both {
            tell.add(Family::One(Move::DispelBoth));
        }
        if verdict.none {
            tell.add(Family::One(Move::GiveUp));
        }
        let settled = verdict.one.is_empty() && !verdict.none;
        if !settled {
            tell.add(Family::Taoists(Move::Request, self.requests(targets)));
        }
    }

    /// What the active player may decide after a roll with these tokens at hand (GS-086, GS-088, GS-089,
    /// GS-R22, GS-R84).
    pub fn verdict(&self, dice: Faces, tokens: Tao) -> Verdict {
        let targets = self.targets();
        let falls = |ghosts: Set<Space>, tokens| self.would_fall(ghosts, dice, tokens);
        let two = targets.len() == 2;
        if two && falls(targets, Tao::NONE) {
            return Verdict { one: Set::EMPTY, both: true, none: false };
        }
        let both = two && falls(targets, tokens);
        let by_dice = self.by_dice(dice);
        // Paying for one ghost is no way to spare the other that the dice beat, if both can go (GS-R84).
        let one = if both && !by_dice.is_empty() {
            by_dice
        } else {
            targets.iter().filter(|&space| falls(Set::only(space), tokens)).collect()
        };
        Verdict { one, both, none: by_dice.is_empty() }
    }

    /// The ghosts in reach that the dice beat without tokens.
    pub(crate) fn by_dice(&self, dice: Faces) -> Set<Space> {
        let alone = |&space: &Space| self.would_fall(Set::only(space), dice, Tao::NONE);
        self.targets().iter().filter(alone).collect()
    }

    /// The companions whose tokens could help and who have not been asked yet (GS-091, GS-R82).
    fn requests(&self, targets: Set<Space>) -> Set<Taoist> {
        let unasked = self.companions().minus(self.exorcism.asked);
        if unasked.is_empty() {
            return unasked;
        }
        let all = self.tokens_of(unasked.or(self.exorcism.lending).with(self.taoist(self.turn)));
        let mut wanted = Set::<Colour>::EMPTY;
        for ghosts in targets.subsets() {
            let owed = self.owed(ghosts, self.exorcism.dice);
            if owed.can_be_paid(all) {
                wanted = wanted.or(owed.payable(all));
            }
        }
        let has_wanted =
            |&taoist: &Taoist| !self.tokens_of(Set::only(taoist)).colours().and(wanted).is_empty();
        unasked.iter().filter(has_wanted).collect()
    }

    pub(crate) fn request(&mut self, taoist: Taoist, log: &mut impl Log<Self>) {
        self.exorcism.asked.insert(taoist);
        self.agenda.push(Task::Lend(self.side_of(taoist)));
        log.push(self, Event::Requested { taoist });
    }

    pub(crate) fn lend(&mut self, side: Side, agrees: bool, log: &mut impl Log<Self>) {
        self.agenda.pop();
        let taoist = self.taoist(side);
        if agrees {
            self.exorcism.lending.insert(taoist);
            log.push(self, Event::Lent { taoist });
        } else {
            log.push(self, Event::Refused { taoist });
        }
    }

    /// What is to fall is decided; tokens are paid first.
    pub(crate) fn dispel(&mut self, targets: Set<Space>) {
        self.agenda.pop();
        self.exorcism.targets = targets;
        self.agenda.push_all([Task::Pay, Task::Fall]);
    }

    pub(crate) fn give_up(&mut self, log: &mut impl Log<Self>) {
        self.agenda.pop();
        self.exorcism = Exorcism::NONE;
        log.push(self, Event::Failed { taoist: self.taoist(self.turn) });
    }

    /// What is missing after the tokens spent so far.
    pub(crate) fn still_owed(&self) -> Owed {
        let mut owed = self.owed(self.exorcism.targets, self.exorcism.dice);
        for colour in self.exorcism.paid.iter() {
            owed.pay(colour);
        }
        owed
    }

    /// The tokens that can be paid next: one that is needed, from whoever lends it. Of a colour that is
    /// needed to the last token one comes first: in which order they go changes nothing.
    pub(crate) fn payments(&self, tell: &mut impl FamilyList) {
        let owed = self.still_owed();
        if owed.tokens() == 0 {
            return;
        }
        let at_hand = self.tokens_at_hand();
        let payable = owed.payable(at_hand);
        let payers = self.exorcism.lending.with(self.taoist(self.turn));
        let owns = |taoist: Taoist| self.board(self.side_of(taoist)).tao.colours();
        let forced = payable.iter().find(|&colour| owed.needs_all_of(colour, at_hand)).and_then(|colour| {
            let payer = payers.iter().find(|&taoist| owns(taoist).contains(colour))?;
            Some(Family::Pay(payer, Set::only(colour)))
        });
        if let Some(payment) = forced {
            return tell.add(payment);
        }
        for taoist in payers {
            tell.add(Family::Pay(taoist, owns(taoist).and(payable)));
        }
    }

    pub(crate) fn pay(&mut self, taoist: Taoist, colour: Colour, log: &mut impl Log<Self>) {
        let side = self.side_of(taoist);
        self.board_mut(side).tao.take(colour);
        self.exorcism.paid.add(colour);
        log.push(self, Event::PaidTao { taoist, colour });
    }
}
