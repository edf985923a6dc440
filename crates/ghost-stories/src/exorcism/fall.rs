//! Ghosts leave, curses come, then rewards, then perhaps the victory.

use artel_engine::{Log, Status};

use crate::agenda::{Cause, Task};
use crate::exorcism::Exorcism;
use crate::{Card, Event, GhostStories, Right, Side, Space};

impl GhostStories {
    /// The beaten ghosts go to the discard pile; their right stones follow, all curses before all
    /// rewards (GS-079, GS-096, GS-R27, GS-R29).
    pub(crate) fn fall(&mut self, log: &mut impl Log<Self>) {
        let targets = std::mem::replace(&mut self.exorcism, Exorcism::NONE).targets;
        let taoist = self.taoist(self.turn);
        self.agenda.push(Task::Victory);
        let (mut cursing, mut staying) = (None, None);
        for space in targets {
            let Some(card) = self.card(space) else { continue };
            self.exorcised += u8::from(card.is_incarnation());
            self.promise_rewards(card);
            let cursed = card.right().contains(&Right::CurseDie);
            let exorcised = Event::Exorcised { taoist, card, space };
            if cursed && card.stays_for_curse() {
                staying = Some(space);
                log.push(self, exorcised);
            } else {
                self.clear(space, Some(exorcised), log);
            }
            if cursed {
                cursing = Some(match cursing {
                    None => (space, None),
                    Some((first, _)) => (first, Some(space)),
                });
            }
        }
        if let Some(space) = staying {
            self.agenda.push(Task::Leave(space));
        }
        match cursing {
            Some((first, Some(second))) => self.agenda.push(Task::CurseOrder(first, second)),
            Some((only, None)) => self.agenda.push(Task::Curse(Cause::Ghost(only))),
            None => {}
        }
    }

    fn promise_rewards(&mut self, card: Card) {
        for ability in card.right().iter().rev() {
            match ability {
                Right::CurseDie => {}
                Right::GainTao => self.agenda.push(Task::TakeTao),
                Right::GainTwoTao => self.agenda.push_all([Task::TakeTao, Task::TakeTao]),
                Right::QiOrYinYang => self.agenda.push(Task::QiOrYinYang),
                Right::IncarnationReward => self.agenda.push_all([Task::GroupQi, Task::GroupYinYang]),
            }
        }
    }

    /// The player chooses which curse comes first (GS-R29).
    pub(crate) fn order_curses(&mut self, first: Space) {
        if let Some(Task::CurseOrder(one, other)) = self.agenda.top() {
            self.agenda.pop();
            let second = if first == one { other } else { one };
            let staying = self.agenda.top().filter(|task| matches!(task, Task::Leave(_)));
            if staying.is_some() {
                self.agenda.pop();
            }
            for space in [second, first] {
                // A card that stays for its curse leaves right after it (GS-135, GS-R27).
                if staying == Some(Task::Leave(space)) {
                    self.agenda.push(Task::Leave(space));
                }
                self.agenda.push(Task::Curse(Cause::Ghost(space)));
            }
        }
    }

    /// Takes the card off the board that stayed for its curse when that ended the game.
    pub(crate) fn discard_exorcised(&mut self, log: &mut impl Log<Self>) {
        let leaving = self.agenda.iter().find_map(|task| {
            let Task::Leave(space) = task else { return None };
            Some(space)
        });
        if let Some(space) = leaving {
            self.clear(space, None, log);
        }
    }

    /// A Taoist takes their own Yin-Yang token back (GS-111, GS-R32).
    pub(crate) fn regain_yin_yang(&mut self, side: Side, log: &mut impl Log<Self>) {
        self.board_mut(side).yin_yang = true;
        log.push(self, Event::RegainedYinYang { taoist: self.taoist(side) });
    }

    /// The players win when no incarnation is left and its curse has brought no defeat (GS-146,
    /// GS-150, GS-R19, GS-R20).
    pub(crate) fn check_victory(&mut self, log: &mut impl Log<Self>) {
        if self.exorcised >= self.deck.planted() {
            self.status = Status::Won;
            log.push(self, Event::Won { score: self.score() });
        }
    }
}
