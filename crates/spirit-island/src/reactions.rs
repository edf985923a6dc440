//! What reacts to an action when it is over, as an action of its own (SM-137, SM-R55). Nothing reacts to itself, directly or
//! through others (SM-138).

use artel_engine::{Log, Seat};

use crate::action::{Action, Source};
use crate::components::{Kind, Kinds, Lands};
use crate::deeds::Act;
use crate::effect::{InvaderAction, Trait};
use crate::game::{MOST_STANDING, SpiritIsland};
use crate::question;

/// As many Special Rules as a Spirit can have.
const MOST_TRAITS: usize = 2;

/// The place of the reaction by a Special Rule among all reactions; those by what lasts come before.
fn place_of(seat: Seat, number: usize) -> usize {
    assert!(number < MOST_TRAITS, "no Spirit has so many Special Rules");
    MOST_STANDING + seat.index() * MOST_TRAITS + number
}

impl SpiritIsland {
    /// Lets the next reaction to the action in progress begin; false if there is none.
    pub(crate) fn react(&mut self, log: &mut impl Log<Self>) -> bool {
        if let Some(place) = self.vengeance_due() {
            self.avenge(place, log);
            return true;
        }
        let due = self.all_seats().find_map(|seat| self.trait_due(seat).map(|number| (seat, number)));
        let Some((seat, number)) = due else { return false };
        let Some(action) = self.action_mut() else { unreachable!("something is reacted to") };
        action.spent = action.spent.with(place_of(seat, number));
        let (spent, land) = (action.spent, action.land);
        let (_, bends) = self.spirit(seat).panel().traits[number];
        self.react_by(
            seat,
            bends,
            Action {
                land,
                spent,
                ..Action::new(Source::Special(self.spirit(seat).name, number as u8), seat)
            },
            log,
        );
        true
    }

    /// The number of a Special Rule of the Spirit that reacts to the action in progress.
    fn trait_due(&self, seat: Seat) -> Option<usize> {
        let spent = self.action()?.spent;
        let traits = self.spirit(seat).panel().traits.iter().enumerate();
        let mut open = traits.filter(|(number, _)| !spent.contains(place_of(seat, *number)));
        open.find(|(_, (_, bends))| self.is_due(seat, *bends)).map(|(number, _)| number)
    }

    fn is_due(&self, seat: Seat, bends: Trait) -> bool {
        match bends {
            Trait::LossForDahan => self.dahan_lost_in_ravage() > 0 && !self.near_ravage(seat).is_empty(),
            Trait::OceanInPlay => self.is_drowning_due(),
            Trait::Drowning
            | Trait::DamageBonus(_)
            | Trait::GatherDahanAfterDefend(_)
            | Trait::BuildsExplorers
            | Trait::WeakInvaders(_)
            | Trait::PushAfterGrowth(_)
            | Trait::Always(_)
            | Trait::SitesIn(_)
            | Trait::FastFor(_)
            | Trait::ReachDahan(_)
            | Trait::SkipForPresence
            | Trait::Regrowth(_)
            | Trait::FollowDahan
            | Trait::Dreams => false,
        }
    }

    fn react_by(&mut self, seat: Seat, bends: Trait, action: Action, log: &mut impl Log<Self>) {
        let lost = self.dahan_lost_in_ravage();
        let lands = self.near_ravage(seat);
        self.begin_action(action);
        if bends == Trait::LossForDahan {
            self.push(question::LosePresence { left: lost, lands, who: seat });
        } else {
            self.drown_all(seat, log);
        }
    }

    /// The Dahan that the Ravage in progress has destroyed.
    fn dahan_lost_in_ravage(&self) -> u8 {
        let ravage = self.action().filter(|action| action.source == Source::Invaders(InvaderAction::Ravage));
        let land = ravage.and_then(|action| action.land);
        land.map_or(0, |land| {
            let (deeds, depth) = (&self.underway.deeds, self.underway.depth());
            deeds.count(depth, Act::Destroyed, land, Kinds::only(Kind::Dahan))
        })
    }

    /// Where the Spirit has Presence in the land that ravages or next to it.
    fn near_ravage(&self, seat: Seat) -> Lands {
        let land = self.action().and_then(|action| action.land);
        let near = land.map_or(Lands::NONE, |land| self.island.within(1, Lands::only(land)));
        self.island.presence_anywhere(seat).and(near)
    }
}
