//! Which moves are possible now.

use artel_engine::Seat;

use crate::game::{Phase, SpiritIsland, TABLE};
use crate::moves::Move;
use crate::owned::Zone;
use crate::stage::Stage;

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
            Phase::Setup | Phase::Fast | Phase::Invader | Phase::Slow | Phase::TimePasses => {
                match self.open_question(TABLE) {
                    Some(task) => {
                        for seat in task.asked(self) {
                            task.options_of(seat, self, &mut |action| out(seat, action));
                        }
                    }
                    None => {
                        for seat in self.all_seats() {
                            self.power_choices(seat, out);
                        }
                    }
                }
            }
        }
    }

    fn spirit_choices(&self, seat: Seat, out: &mut impl FnMut(Seat, Move)) {
        if let Some(ask) = self.open_question(seat.index()) {
            ask.asked(self).iter().for_each(|who| ask.options_of(who, self, &mut |action| out(who, action)));
            return;
        }
        let spirit = self.spirit(seat);
        self.anytime(seat, &mut |action| out(seat, action));
        match spirit.stage {
            Stage::Choosing { picked } => {
                spirit
                    .pickable(picked, self.wealth(seat))
                    .iter()
                    .for_each(|option| out(seat, Move::Grow(option + 1)));
            }
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
        self.anytime(seat, &mut |action| {
            any = true;
            out(seat, action);
        });
        for card in spirit.cards.iter(Zone::Play) {
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

#[cfg(test)]
mod tests {
    use artel_engine::{Game as _, NoLog, Seat, Seed, Setup as _};

    use crate::question::Gift;
    use crate::{Move, Setup, SpiritIsland};

    /// Two Spirits grow; on the agenda of the first lies a question to the second.
    fn asked_by_another() -> SpiritIsland {
        let mut setup = Setup::default();
        setup.set("players", "2").expect("two can play");
        let mut game = SpiritIsland::new(&setup, Seed(1)).expect("the setup is one");
        game.scope = 0;
        game.push(Gift { from: Seat(1), to: Seat(0) });
        game
    }

    fn moves(game: &SpiritIsland, seat: Seat) -> Vec<Move> {
        let mut moves = Vec::new();
        game.moves(seat, &mut moves);
        moves
    }

    #[test]
    fn a_question_to_another_seat_is_offered_to_that_seat() {
        let game = asked_by_another();
        assert_eq!(moves(&game, Seat(0)), [], "it waits for the other");
        let others = moves(&game, Seat(1));
        let cards = game.spirit(Seat(1)).hand();
        assert!(cards.iter().all(|card| others.contains(&Move::Give(card))), "{others:?}");
        assert!(others.contains(&Move::Skip) && others.contains(&Move::Grow(1)), "{others:?}");
        let who = game.explain(Seat(0), Move::Skip);
        assert_eq!(who.reason.key, "why-not-your-question");
    }

    #[test]
    fn an_answer_to_the_question_of_another_seat_settles_that_question() {
        let mut game = asked_by_another();
        let card = game.spirit(Seat(1)).hand().iter().next().expect("there are cards");
        game.play(Seat(1), Move::Give(card), &mut NoLog).expect("it is possible");
        assert!(game.spirit(Seat(0)).hand().contains(card));
        assert!(game.agendas.is_empty());
        assert!(moves(&game, Seat(0)).contains(&Move::Grow(1)), "now the first goes on");
    }

    #[test]
    fn the_asked_seat_may_grow_before_it_answers() {
        let mut game = asked_by_another();
        game.play(Seat(1), Move::Grow(1), &mut NoLog).expect("it is possible");
        assert!(moves(&game, Seat(1)).contains(&Move::Skip), "the question is still open");
        game.play(Seat(1), Move::Skip, &mut NoLog).expect("it is possible");
        assert!(game.agendas[0].is_empty());
    }
}
