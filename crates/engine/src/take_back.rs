//! Taking back a move while the moves of others stay.

use crate::{Game, NoLog, Refusal, Seat, Session};

impl<G: Game> Session<G> {
    /// The places of the moves that go if the one at `first` is taken back: that one, the later ones of the same
    /// party, and whatever another party could not have done without them, together with all that this party did
    /// afterwards. What is left can be played again without them ([`Session::without`]). An error would mean that a
    /// move which was played once cannot be played again.
    pub fn going_with(&self, first: usize, party: impl Fn(Seat) -> usize) -> Result<Vec<usize>, Refusal> {
        let Some(taken) = self.entries().get(first) else { return Ok(Vec::new()) };
        let mut parties = vec![party(taken.seat)];
        let mut before = self.replayed(first, &mut NoLog);
        let mut left = before.clone();
        let mut going = Vec::new();
        for (place, entry) in self.entries().iter().enumerate().skip(first) {
            let whose = party(entry.seat);
            let asked = left.game().asks_the_same(before.game(), entry.seat);
            before.repeat(self, place, &mut NoLog)?;
            if parties.contains(&whose) || !asked || !left.can_repeat(self, place, &before) {
                going.push(place);
                if !parties.contains(&whose) {
                    parties.push(whose);
                }
            }
        }
        Ok(going)
    }

    /// The game as it would be without some of its moves, or why another move could then not have been made.
    pub fn without(&self, going: &[usize]) -> Result<Self, Refusal> {
        let mut session = self.begun_again();
        for place in (0..self.entries().len()).filter(|place| !going.contains(place)) {
            session.repeat(self, place, &mut NoLog)?;
        }
        session.repeat_redeals(self, self.entries().len());
        Ok(session)
    }

    /// Makes the move of another session if it comes to the same as it did there: chance has to decide the same
    /// things, and the game ends neither sooner nor later.
    fn can_repeat(&mut self, from: &Self, place: usize, there: &Self) -> bool {
        let mut next = self.clone();
        let same = next.repeat(from, place, &mut NoLog).is_ok()
            && next.entries().last().map(|entry| &entry.outcomes)
                == from.entries().get(place).map(|entry| &entry.outcomes)
            && next.game().status().is_over() == there.game().status().is_over();
        if same {
            *self = next;
        }
        same
    }
}
