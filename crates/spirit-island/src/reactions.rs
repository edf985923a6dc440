//! What reacts to an action when it is over, as an action of its own (SM-137, SM-R55). Nothing reacts to itself, directly or
//! through others (SM-138).
//!
//! Everything that reacts is listed here; whether it is due it asks of what the action has done (`deeds.rs`). If several
//! reactions are due, their owner chooses which comes first, and between owners the keeper of the land does (SM-R56).

use arrayvec::ArrayVec;
use artel_engine::{Log, Seat};

use crate::action::{Action, Source};
use crate::agenda::{Step, Verb};
use crate::byte::byte;
use crate::components::{Kind, Kinds, Land, Lands};
use crate::content::MOST_TRAITS;
use crate::deeds::Act;
use crate::effect::{InvaderAction, Lasting, Trait};
use crate::game::{MOST_STANDING, SpiritIsland};
use crate::island::MOST_SPIRITS;
use crate::question;
use crate::scenario::ScenarioReaction;
use crate::standing::Standing;
use crate::words::{self, Line};

/// Something that can react to an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reactor {
    /// What lasts at this place of the list.
    Lasting(usize),
    /// The Special Rule with this number, counted from zero, of the Spirit of a seat.
    Special(Seat, usize),
    /// A rule of the scenario.
    Scenario(ScenarioReaction),
}

/// As many places as there are for what can react.
const MOST_REACTORS: usize = MOST_STANDING + MOST_SPIRITS * MOST_TRAITS + ScenarioReaction::ALL.len();

const _: () = assert!(MOST_REACTORS <= Reactions::MOST);

impl Reactor {
    /// Its place among everything that can react.
    fn place(self) -> usize {
        match self {
            Reactor::Lasting(place) => place,
            Reactor::Special(seat, number) => {
                assert!(number < MOST_TRAITS, "no Spirit has so many Special Rules");
                MOST_STANDING + seat.index() * MOST_TRAITS + number
            }
            Reactor::Scenario(reaction) => MOST_STANDING + MOST_SPIRITS * MOST_TRAITS + reaction as usize,
        }
    }
}

/// Some of what can react to an action, by place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Reactions(u64);

impl Reactions {
    /// None of them.
    pub(crate) const NONE: Reactions = Reactions(0);
    /// As many as there can be.
    pub(crate) const MOST: usize = u64::BITS as usize;

    /// These and the one at this place.
    #[must_use]
    pub(crate) fn with(self, place: usize) -> Reactions {
        assert!(place < Reactions::MOST, "not so much can react to an action");
        Reactions(self.0 | 1 << place)
    }

    /// Whether the one at this place is among them.
    pub(crate) fn contains(self, place: usize) -> bool {
        place < Reactions::MOST && self.0 >> place & 1 == 1
    }

    /// All places.
    pub(crate) fn iter(self) -> impl Iterator<Item = usize> {
        (0..Reactions::MOST).filter(move |&place| self.contains(place))
    }
}

/// More reactions than are due at once.
const MOST_DUE: usize = 16;

impl SpiritIsland {
    /// Lets the next reaction to the action in progress begin, or asks which it is; false if there is none.
    pub(crate) fn react(&mut self, log: &mut impl Log<Self>) -> bool {
        let due = self.reactors_due();
        match due[..] {
            [] => return false,
            [only] => self.react_by(only, log),
            [first, ..] if self.are_apart(&due) => self.react_by(first, log),
            [..] => self.push(question::React {}),
        }
        true
    }

    /// Everything that reacts to the action in progress and has not yet done so.
    pub(crate) fn reactors_due(&self) -> ArrayVec<Reactor, MOST_DUE> {
        let Some(spent) = self.action().map(|action| action.spent) else { return ArrayVec::new() };
        let lasting = (0..self.standing.len()).map(Reactor::Lasting);
        let special = self.all_seats().flat_map(|seat| {
            let count = self.spirit(seat).panel().traits.len();
            (0..count).map(move |number| Reactor::Special(seat, number))
        });
        let scenario = ScenarioReaction::ALL.map(Reactor::Scenario);
        let open = lasting.chain(special).chain(scenario).filter(|reactor| !spent.contains(reactor.place()));
        open.filter(|&reactor| self.is_due(reactor)).collect()
    }

    /// Whether it makes no difference in which order these come: each strikes other lands.
    fn are_apart(&self, due: &[Reactor]) -> bool {
        let mut struck = Lands::NONE;
        due.iter().all(|&reactor| {
            let Reactor::Lasting(place) = reactor else { return false };
            let standing = &self.standing[place];
            if *standing.what != Lasting::Vengeance {
                return false;
            }
            let reach = standing.land.map_or(Lands::NONE, |land| self.vengeance_reach(land, standing.source));
            let apart = struck.and(reach).is_empty();
            struck = struck.or(reach);
            apart
        })
    }

    /// Who chooses which of these reactions comes first (SM-R56).
    pub(crate) fn chooser_of(&self, due: &[Reactor]) -> Seat {
        let owner = |reactor: &Reactor| match *reactor {
            Reactor::Lasting(place) => self.standing[place].user,
            Reactor::Special(seat, _) => seat,
            Reactor::Scenario(_) => self.action().map_or(SpiritIsland::HOST, |action| action.user),
        };
        let mut owners = due.iter().map(owner);
        let first = owners.next().unwrap_or(SpiritIsland::HOST);
        if owners.all(|owner| owner == first) {
            return first;
        }
        let land = self.action().and_then(|action| action.land);
        land.map_or(SpiritIsland::HOST, |land| self.keeper(land))
    }

    /// What a reaction says.
    pub(crate) fn reaction_in_words(&self, reactor: Reactor) -> Vec<Line> {
        match reactor {
            Reactor::Lasting(place) => words::lasting(*self.standing[place].what),
            Reactor::Special(seat, number) => {
                vec![Line::of(words::special(&self.spirit(seat).panel().traits[number].1))]
            }
            Reactor::Scenario(reaction) => words::lasting(reaction.rule()),
        }
    }

    fn is_due(&self, reactor: Reactor) -> bool {
        match reactor {
            Reactor::Scenario(reaction) => self.is_scenario_due(reaction),
            Reactor::Lasting(place) => self.is_lasting_due(place),
            Reactor::Special(seat, number) => match self.spirit(seat).panel().traits[number].1 {
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
            },
        }
    }

    /// Whether what lasts at this place of the list reacts to the action in progress.
    fn is_lasting_due(&self, place: usize) -> bool {
        let standing = &self.standing[place];
        if let Lasting::AfterDestroyed(kinds, _) = *standing.what {
            let done = |land| self.done_with(Act::Destroyed, land, kinds) > 0;
            return standing.left > 0 && standing.land.is_some_and(done);
        }
        *standing.what == Lasting::Vengeance && self.is_vengeance_due(place) || self.has_moved_there(place)
    }

    /// What lasts at a place of the list reacts to the action in progress.
    fn react_lastingly(&mut self, place: usize, spent: Reactions, log: &mut impl Log<Self>) {
        let standing = self.standing[place];
        if let Lasting::DestroyMoved(kinds) = *standing.what {
            return self.destroy_moved(place, kinds, spent);
        }
        let Lasting::AfterDestroyed(_, effects) = *standing.what else {
            return self.avenge(place, spent, log);
        };
        self.standing[place].left -= 1;
        let Standing { user, land, source, bonus_added, .. } = standing;
        self.begin_action(Action { land, bonus_added, spent, ..Action::new(source, user) });
        self.push(Step::Do { effects, land, who: user });
    }

    /// A reaction begins as an action of its own. Neither the action that it reacts to nor what follows from it sets it off
    /// again (SM-138).
    pub(crate) fn react_by(&mut self, reactor: Reactor, log: &mut impl Log<Self>) {
        let Some(action) = self.action_mut() else { unreachable!("something is reacted to") };
        action.spent = action.spent.with(reactor.place());
        let (land, spent) = (action.land, action.spent);
        match reactor {
            Reactor::Lasting(place) => self.react_lastingly(place, spent, log),
            Reactor::Scenario(reaction) => self.scenario_reacts(reaction, spent, log),
            Reactor::Special(seat, number) => self.react_specially(seat, number, land, spent, log),
        }
    }

    /// What the action has moved into the land of what lasts at this place is destroyed.
    fn destroy_moved(&mut self, place: usize, kinds: Kinds, spent: Reactions) {
        let Standing { source, user, land, .. } = self.standing[place];
        let Some(land) = land else { unreachable!("it lasts in a land") };
        let moved: ArrayVec<(Kind, u8), { Kind::ALL.len() }> =
            kinds.iter().map(|kind| (kind, self.done_with(Act::Moved, land, Kinds::only(kind)))).collect();
        self.begin_action(Action { land: Some(land), spent, ..Action::new(source, user) });
        for (kind, left) in moved {
            if left > 0 {
                let kinds = Kinds::only(kind);
                self.push(question::Pick { land, verb: Verb::Destroy, kinds, left, up_to: false, who: user });
            }
        }
    }

    /// Whether the action has moved something into the land that is destroyed for that.
    fn has_moved_there(&self, place: usize) -> bool {
        let Lasting::DestroyMoved(kinds) = *self.standing[place].what else { return false };
        self.standing[place].land.is_some_and(|land| self.done_with(Act::Moved, land, kinds) > 0)
    }

    fn react_specially(
        &mut self,
        seat: Seat,
        number: usize,
        land: Option<Land>,
        spent: Reactions,
        log: &mut impl Log<Self>,
    ) {
        let (lost, near) = (self.dahan_lost_in_ravage(), self.near_ravage(seat));
        let (name, bends) = (self.spirit(seat).name, self.spirit(seat).panel().traits[number].1);
        self.begin_action(Action { land, spent, ..Action::new(Source::Special(name, byte(number)), seat) });
        if bends == Trait::LossForDahan {
            self.push(question::LosePresence { left: lost, lands: near, who: seat });
        } else {
            self.drown_all(seat, log);
        }
    }

    /// The Dahan that the Ravage in progress has destroyed.
    fn dahan_lost_in_ravage(&self) -> u8 {
        let ravage = self.action().filter(|action| action.source == Source::Invaders(InvaderAction::Ravage));
        let land = ravage.and_then(|action| action.land);
        land.map_or(0, |land| self.done_with(Act::Destroyed, land, Kinds::only(Kind::Dahan)))
    }

    /// Where the Spirit has Presence in the land that ravages or next to it.
    fn near_ravage(&self, seat: Seat) -> Lands {
        let land = self.action().and_then(|action| action.land);
        let near = land.map_or(Lands::NONE, |land| self.island.within(1, Lands::only(land)));
        self.island.presence_anywhere(seat).and(near)
    }
}
