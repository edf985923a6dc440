//! What falls to the dice, and what tokens can add.

use artel_engine::{Log, Set};

use crate::agenda::Task;
use crate::exorcism::Exorcism;
use crate::exorcism::need::Owed;
use crate::family::{Family, FamilyList};
use crate::{Colour, Event, GhostStories, Move, Side, Space, Tao, Taoist};

impl GhostStories {
    /// The tokens of the active Taoist and of the companions who lend theirs (GS-091); nothing while
    /// tokens are blocked (GS-068).
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

    /// What may be decided now that the dice are final (GS-086, GS-088, GS-089, GS-R22, GS-R84).
    pub(crate) fn judgements(&self, tell: &mut impl FamilyList) {
        let targets = self.targets();
        let dice = self.exorcism.dice;
        let owed = |ghosts: Set<Space>| self.owed(ghosts, dice);
        let by_dice = |ghosts: Set<Space>| owed(ghosts).can_be_paid(Tao::NONE);
        let both = targets.len() == 2;
        if both && by_dice(targets) {
            return tell.add(Family::One(Move::DispelBoth));
        }
        let at_hand = self.tokens_at_hand();
        let single = targets.iter().filter(|&space| owed(Set::only(space)).can_be_paid(at_hand)).collect();
        tell.add(Family::Spaces(Move::Dispel, single));
        if both && owed(targets).can_be_paid(at_hand) {
            tell.add(Family::One(Move::DispelBoth));
        }
        if !targets.iter().any(|space| by_dice(Set::only(space))) {
            tell.add(Family::One(Move::GiveUp));
        }
        tell.add(Family::Taoists(Move::Request, self.requests(targets)));
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

    pub(crate) fn request(&mut self, taoist: Taoist, log: &mut impl Log<Event>) {
        self.exorcism.asked.insert(taoist);
        self.agenda.push(Task::Lend(self.side_of(taoist)));
        log.push(Event::Requested { taoist });
    }

    pub(crate) fn lend(&mut self, side: Side, agrees: bool, log: &mut impl Log<Event>) {
        self.agenda.pop();
        let taoist = self.taoist(side);
        if agrees {
            self.exorcism.lending.insert(taoist);
            log.push(Event::Lent { taoist });
        } else {
            log.push(Event::Refused { taoist });
        }
    }

    /// What is to fall is decided; tokens are paid first.
    pub(crate) fn dispel(&mut self, targets: Set<Space>) {
        self.agenda.pop();
        self.exorcism.targets = targets;
        self.agenda.push_all([Task::Pay, Task::Fall]);
    }

    pub(crate) fn give_up(&mut self, log: &mut impl Log<Event>) {
        self.agenda.pop();
        self.exorcism = Exorcism::NONE;
        log.push(Event::Failed { taoist: self.taoist(self.turn) });
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

    pub(crate) fn pay(&mut self, taoist: Taoist, colour: Colour, log: &mut impl Log<Event>) {
        let side = self.side_of(taoist);
        self.board_mut(side).tao.take(colour);
        self.exorcism.paid.add(colour);
        log.push(Event::PaidTao { taoist, colour });
    }
}
