//! What is still to be done before the table rests: a stack of tasks.
//!
//! A task is plain data, so a game can be copied, saved and undone in the middle of a Power. What was put on last is done
//! first. A task that needs somebody's decision stays on top until it is answered (`question.rs`).

use std::ops::{Index, IndexMut};

use arrayvec::ArrayVec;
use artel_engine::{Seat, Set};

use crate::changes::Spread;
use crate::components::{Card, EventCard, InvaderCard, Kind, Kinds, Land, Lands};
use crate::effect::{Effect, Effects, Gain, Moment};
use crate::island::MOST_SPIRITS;
use crate::spirit::PowerRef;
use crate::topology::MOST_BOARDS;

pub(crate) use crate::question::Ask;

/// Something that has to be done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Task {
    /// The rules do it; nobody is asked.
    Step(Step),
    /// Somebody decides about it.
    Ask(Ask),
}

impl Task {
    /// The question, if it is one.
    #[inline]
    pub(crate) fn ask(&self) -> Option<&Ask> {
        match self {
            Task::Ask(ask) => Some(ask),
            Task::Step(_) => None,
        }
    }

    /// The step, if it is one.
    #[inline]
    pub(crate) fn step(&self) -> Option<&Step> {
        match self {
            Task::Step(step) => Some(step),
            Task::Ask(_) => None,
        }
    }
}

impl From<Step> for Task {
    fn from(step: Step) -> Task {
        Task::Step(step)
    }
}

/// What the rules do by themselves (`flow.rs`).
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// Carry out these effects in their order.
    Do { effects: Effects, land: Option<Land>, who: Seat },
    /// Carry out what the Power in use says, from this part on: 0 its effects, then its thresholds.
    Walk { part: u8 },
    /// Carry out an effect for each board on these, by their places counted from one.
    EachBoard { boards: ArrayVec<u8, MOST_BOARDS>, effect: &'static Effect },
    /// Carry out an effect for each of these Spirits.
    EachSpirit { left: Set<Seat>, effect: &'static Effect },
    /// The top card of the Invader deck is turned up to be discarded.
    Accelerate,
    /// The card that is turned up is discarded.
    Accelerated,
    /// What the adversaries add when the island is set up, or after the first Explore.
    AdversarySetup { after: bool },
    /// What the scenario does when everything else of the setup is over.
    ScenarioSetup,
    /// All Dahan have struck: the game is decided.
    LastStand,
    /// What escalates in the lands that were explored.
    EscalateIn { card: InvaderCard, lands: Lands },
    /// The Invaders explore by another card.
    ExploreMore,
    /// The card that is turned up comes in addition.
    ExploredMore,
    /// A card that was explored in addition comes into the Build space.
    JoinBuild { card: InvaderCard },
    /// The cards in the second space for Builds act.
    SecondBuild,
    /// Carry out the effects in each of these lands.
    EachLand { lands: Lands, effects: Effects, who: Seat },
    /// Fear for each piece of these kinds that was destroyed since there were so many.
    CountDestroyed { kinds: Kinds, before: u8 },
    /// The Power in use is done: its user's Special Rules and repeats follow.
    EndUse,
    /// The action is over: what was destroyed is avenged, then victory and defeat are checked (SI-R04).
    Settle,
    /// The Power is repeated; next to this land if there is one.
    Again { power: PowerRef, user: Seat, near: Option<Land>, fewer: bool },
    /// Cards are drawn to gain one.
    Draw { who: Seat, major: bool, gain: Gain, drawn: Drawn },
    /// An Event card is drawn (SM-063).
    DrawEvent,
    /// A part of an Event card is carried out: the main one, the one about tokens, the one about Dahan.
    EventPart { card: EventCard, part: u8 },
    /// The Fear cards earned are resolved (SI-096).
    FearCards,
    /// The next Fear card is turned over.
    TurnFear,
    /// The Invaders ravage (SI-110).
    InvadersRavage,
    /// The lands of this card in the Ravage space ravage.
    RavageCard { card: InvaderCard },
    /// The land ravages; `extra` if not by a card in the Ravage space.
    Ravage { land: Land, extra: bool },
    /// Those who take part in the Ravage of the land deal their damage.
    Blows { land: Land },
    /// The Dahan of the land counterattack (SI-122): so many, or those who are left.
    Counterattack { land: Land, dahan: Option<u8> },
    /// The Invaders build (SI-134).
    InvadersBuild,
    /// The lands of this card in the Build space build.
    BuildCard { card: InvaderCard },
    /// These lands have still to build.
    Builds { lands: Lands },
    /// The land builds; `extra` if not by a card in a space.
    Build { land: Land, extra: bool },
    /// The Invaders explore (SI-141).
    InvadersExplore,
    /// The lands of the card are explored.
    Explore { card: InvaderCard },
    /// These lands of the card have still to be explored; those others were.
    Explores { card: InvaderCard, lands: Lands, explored: Lands },
    /// 1 Blight is added.
    AddBlight { land: Land, spread: Spread, who: Seat },
    /// So much Blight leaves the game from the Blight card.
    BlightLeaves { left: u8 },
    /// Effects are carried out so often.
    Times { left: u8, effects: Effects, land: Option<Land>, who: Seat },
    /// The top card of the Minor deck decides.
    TopCard { effect: &'static Effect, land: Option<Land>, who: Seat },
    /// What follows if more was destroyed than before.
    IfDestroyed { effect: &'static Effect, before: u8, land: Option<Land>, who: Seat },
    /// What waits for this moment is carried out.
    Await { moment: Moment },
    /// The Invader cards move on (SI-158).
    Advance { explored: Option<InvaderCard> },
    /// The turn ends (SI-161 to SI-164).
    TimePasses,
    /// The Invaders explore at the end of the setup (SM-012).
    FirstExplore,
    /// The Blight card is turned over, or replaced by another (SM-R12, SM-R13).
    TurnBlight,
    /// What the Blight card says for every Invader phase (SM-064).
    BlightedIsland,
}

/// The cards drawn to gain one.
pub(crate) type Drawn = ArrayVec<Card, 4>;

/// What happens to pieces that are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verb {
    /// They are destroyed.
    Destroy,
    /// They are drowned.
    Drown,
    /// They are removed.
    Remove,
    /// They are removed, and what is left is Health.
    RemoveHealth,
    /// They become one smaller; Explorers are removed.
    Downgrade,
    /// They become one greater.
    Upgrade,
    /// They are replaced by so many of a kind.
    Replace(u8, Kind),
    /// Each of them gets 1 Strife, the same one again if that is chosen (SM-121).
    Strife,
    /// Each gets 1 Strife, once.
    StrifeOnce,
    /// One of them is new, and takes over so much Strife that the replaced piece had (SM-R53).
    InheritStrife(u8),
    /// They are new, and take over one damage each that the replaced piece had (SI-R62).
    Inherit,
}

/// As many tasks as can wait at once, on all agendas together.
pub(crate) const MOST_TASKS: usize = 64;

/// The agendas: one for each seat, and the last for the table.
const AGENDAS: usize = MOST_SPIRITS + 1;

/// A stack of tasks for each seat and one for the table, side by side in one list: those of the first seat first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Agendas {
    tasks: ArrayVec<Task, MOST_TASKS>,
    /// Where the tasks of each agenda end.
    ends: [u8; AGENDAS],
}

impl Agendas {
    /// All agendas in their order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &[Task]> {
        (0..AGENDAS).map(|scope| &self[scope])
    }

    /// All tasks of all agendas.
    pub(crate) fn tasks(&self) -> &[Task] {
        &self.tasks
    }

    /// Whether nothing is left to do.
    pub(crate) fn is_empty(&self) -> bool {
        self.tasks.is_empty()
    }

    /// Whether no other task fits in.
    pub(crate) fn is_full(&self) -> bool {
        self.tasks.is_full()
    }

    /// Puts a task on top of an agenda.
    #[inline]
    pub(crate) fn push(&mut self, scope: usize, task: Task) {
        self.insert(scope, self[scope].len(), task);
    }

    /// Puts a task into an agenda, above so many others.
    #[inline]
    pub(crate) fn insert(&mut self, scope: usize, place: usize, task: Task) {
        assert!(!self.is_full(), "the rules nest only so deep; a position that claims more is refused");
        let place = self.start(scope) + place;
        assert!(place <= usize::from(self.ends[scope]), "an agenda holds no tasks of another");
        self.tasks.insert(place, task);
        self.ends[scope..].iter_mut().for_each(|end| *end += 1);
    }

    /// Takes the top task of an agenda away.
    #[inline]
    pub(crate) fn pop(&mut self, scope: usize) -> Option<Task> {
        if self[scope].is_empty() {
            return None;
        }
        let task = self.tasks.remove(usize::from(self.ends[scope]) - 1);
        self.ends[scope..].iter_mut().for_each(|end| *end -= 1);
        Some(task)
    }

    /// Where the tasks of an agenda begin.
    #[inline]
    fn start(&self, scope: usize) -> usize {
        scope.checked_sub(1).map_or(0, |before| usize::from(self.ends[before]))
    }
}

/// The tasks of an agenda, the next one last.
impl Index<usize> for Agendas {
    type Output = [Task];

    #[inline]
    fn index(&self, scope: usize) -> &[Task] {
        &self.tasks[self.start(scope)..usize::from(self.ends[scope])]
    }
}

impl IndexMut<usize> for Agendas {
    #[inline]
    fn index_mut(&mut self, scope: usize) -> &mut [Task] {
        let (start, end) = (self.start(scope), usize::from(self.ends[scope]));
        &mut self.tasks[start..end]
    }
}

#[cfg(test)]
mod tests {
    use super::{Agendas, Ask, MOST_TASKS, Step, Task};
    use crate::island::MOST_SPIRITS;
    use crate::question::Forget;
    use artel_engine::Seat;

    const fn ask(seat: u8) -> Task {
        Task::Ask(Ask::Forget(Forget { who: Seat(seat) }))
    }

    #[test]
    fn each_agenda_is_a_stack_of_its_own() {
        let mut agendas = Agendas::default();
        agendas.push(1, ask(1));
        agendas.push(0, ask(0));
        agendas.push(MOST_SPIRITS, Task::Step(Step::Settle));
        agendas.push(1, Task::Step(Step::EndUse));
        agendas.insert(1, 0, Task::Step(Step::TimePasses));
        assert_eq!(agendas[0], [ask(0)]);
        assert_eq!(agendas[1], [Task::Step(Step::TimePasses), ask(1), Task::Step(Step::EndUse)]);
        assert_eq!(agendas.pop(1), Some(Task::Step(Step::EndUse)));
        assert_eq!(agendas.pop(0), Some(ask(0)));
        assert_eq!(agendas.pop(0), None);
        assert_eq!(agendas[1], [Task::Step(Step::TimePasses), ask(1)]);
        assert_eq!(agendas[MOST_SPIRITS], [Task::Step(Step::Settle)]);
    }

    #[test]
    fn the_same_tasks_are_equal_however_they_came_together() {
        let (mut one, mut other) = (Agendas::default(), Agendas::default());
        one.push(0, ask(0));
        one.push(1, ask(1));
        other.push(1, ask(1));
        other.push(0, ask(0));
        assert_eq!(one, other);
    }

    #[test]
    #[should_panic(expected = "the rules nest only so deep")]
    fn a_task_that_does_not_fit_is_never_dropped() {
        let mut agendas = Agendas::default();
        (0..=MOST_TASKS).for_each(|_| agendas.push(0, ask(0)));
    }
}
