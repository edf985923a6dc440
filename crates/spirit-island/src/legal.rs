//! Which moves are possible now.

use artel_engine::Seat;

use crate::game::{Phase, SpiritIsland, TABLE};
use crate::moves::Move;
use crate::spirit::Stage;

impl SpiritIsland {
    /// Tells every move of every seat, each once.
    #[inline]
    pub(crate) fn choices(&self, out: &mut impl FnMut(Seat, Move)) {
        if self.status.is_over() || self.due.is_some() {
            return;
        }
        match self.phase {
            Phase::BonusGrowth | Phase::Spirit => {
                for seat in self.all_seats() {
                    self.spirit_choices(seat, out);
                }
            }
            _ => match self.agendas[TABLE].last() {
                Some(task) => {
                    for seat in self.asked(task) {
                        self.options(task, &mut |action| out(seat, action));
                    }
                }
                None => {
                    for seat in self.all_seats() {
                        self.power_choices(seat, out);
                    }
                }
            },
        }
    }

    fn spirit_choices(&self, seat: Seat, out: &mut impl FnMut(Seat, Move)) {
        if let Some(task) = self.agendas[seat.index()].last() {
            self.options(task, &mut |action| out(seat, action));
            return;
        }
        let spirit = self.spirit(seat);
        match spirit.stage {
            Stage::Choosing => (1..=3).for_each(|option| out(seat, Move::Grow(option))),
            Stage::Growing { left, .. } => {
                (0..8).filter(|bit| left >> bit & 1 == 1).for_each(|bit| out(seat, Move::Act(bit + 1)));
            }
            Stage::Playing => {
                self.playable(seat).for_each(|card| out(seat, Move::Play(card)));
                out(seat, Move::Ready);
            }
            Stage::Ready => {}
        }
    }

    fn power_choices(&self, seat: Seat, out: &mut impl FnMut(Seat, Move)) {
        let spirit = self.spirit(seat);
        if spirit.stage == Stage::Ready {
            return;
        }
        let mut any = false;
        for card in spirit.in_play.iter() {
            if self.can_use(seat, card) {
                any = true;
                out(seat, Move::Use(card));
                if self.could_use_fewer(seat, card.entry()) {
                    out(seat, Move::UseFewer(card));
                }
            } else if self.can_repeat(seat, card) {
                any = true;
                out(seat, Move::Repeat(card));
                if self.could_use_fewer(seat, card.entry()) {
                    out(seat, Move::RepeatFewer(card));
                }
            }
        }
        for (number, power) in (0..).zip(spirit.panel().innates) {
            if self.can_use_innate(seat, number) {
                any = true;
                out(seat, Move::Innate(number + 1));
                if self.could_use_fewer(seat, power) {
                    out(seat, Move::InnateFewer(number + 1));
                }
            }
        }
        if any {
            out(seat, Move::Ready);
        }
    }

    /// Whether the seat may make the move.
    pub(crate) fn allows(&self, seat: Seat, action: Move) -> bool {
        let mut found = false;
        self.choices(&mut |who, each| found |= who == seat && each == action);
        found
    }
}
