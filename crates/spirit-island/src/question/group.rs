//! Questions that are asked again and again until something is divided or done often enough.

use artel_engine::Seat;

use crate::agenda::Verb;
use crate::components::{Kinds, Land, Lands};
use crate::game::SpiritIsland;

/// What stays the same while something is divided: equal for two moves that answer one question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DecisionGroup {
    division: Division,
    /// How many tasks lie below the question.
    below: usize,
}

/// What is divided, and among which pieces of which lands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Division {
    Damage(Lands, Kinds),
    DifferentPieces(Land),
    Push(Land, Kinds),
    Gather(Land, Kinds),
    Bring(Land, Land, Kinds),
    Fetch(Land, Kinds),
    AddMixed(Land, Kinds),
    SpendPresence(Seat),
    Pick(Land, Verb, Kinds),
    SitOut(Land, Kinds),
    LosePresence(Seat),
    Rescue(Seat),
}

impl SpiritIsland {
    /// Identifies consecutive moves of the seat that answer one question, such as dividing 3 damage: the same
    /// until that is finished. None if the next move is a decision of its own.
    pub fn decision_group(&self, seat: Seat) -> Option<DecisionGroup> {
        if self.status.is_over() || self.due.is_some() || seat.index() >= self.spirits.len() {
            return None;
        }
        let scope = self.agenda_of(seat);
        let ask = self.open_question(scope).filter(|ask| ask.asked(self).contains(seat))?;
        Some(DecisionGroup { division: ask.division()?, below: self.agendas[scope].len() - 1 })
    }
}

#[cfg(test)]
mod tests {
    use artel_engine::Seat;

    use crate::components::{Kinds, Land, Lands};
    use crate::effect::PushWay;
    use crate::question::{Gather, Push, Question as _};

    /// A ninth kind of piece and more must not run into the lands.
    #[test]
    fn divisions_among_other_pieces_or_lands_are_others() {
        let lands: Vec<Land> = Land::all().collect();
        let sets = (0..32).map(|bit| Kinds::from_bits(1 << bit));
        let gathers: Vec<Gather> = sets
            .flat_map(|kinds| {
                let gather = |&to| Gather { to, kinds, left: 1, up_to: false, who: Seat(0) };
                lands.iter().map(gather).collect::<Vec<_>>()
            })
            .collect();
        for (place, one) in gathers.iter().enumerate() {
            let other = gathers[place + 1..].iter().find(|other| other.division() == one.division());
            assert_eq!(other, None, "it is not {one:?}");
        }
    }

    #[test]
    fn a_division_stays_the_same_until_it_is_finished() {
        let left = |left| Push {
            from: Land::all().next().expect("there are lands"),
            kinds: Kinds::ALL,
            left,
            up_to: true,
            way: PushWay::Freely,
            used: Lands::NONE,
            who: Seat(0),
        };
        assert_eq!(left(3).division(), left(1).division());
    }
}
