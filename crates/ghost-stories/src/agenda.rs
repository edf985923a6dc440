//! What is still to be done before the table rests: a stack of tasks.
//!
//! A ghost that summons another finishes after it (GS-R14), so what comes last is done first.

use crate::{Card, CurseFace, Side, Space};

/// Something that has to be done, by the rules or by somebody's decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Task {
    /// The ghost on the space carries out its centre stone (GS-037).
    Act(Space),
    /// Step 2 of the Yin phase (GS-053).
    Overrun,
    /// Step 3 of the Yin phase (GS-054).
    Arrival,
    /// A ghost has to enter play.
    Enter,
    /// Somebody chooses where the drawn card goes.
    PlaceCard(Card),
    /// The icon at this place of the left stone is due.
    LeftStone(Space, u8),
    /// The Curse die has to be rolled.
    Curse(Cause),
    /// The Curse die shows this; it may be rerolled if it was not.
    Cursed(Cause, CurseFace, Reroll),
    /// The board in turn, or somebody for it, loses 1 Qi.
    LoseQi,
    /// Somebody pays for a possessed board (GS-226).
    Suffer,
    /// The Taoist on the side discards a Tao token.
    LoseTao(Side),
    /// The active Taoist takes a Tao token of any colour.
    TakeTao,
    /// The active Taoist takes 1 Qi.
    TakeQi,
    /// Cemetery: somebody comes back (GS-181).
    Revive,
    /// Taoist Altar: a tile is chosen (GS-183).
    Restore,
    /// Sorcerer's Hut: a ghost is chosen (GS-186).
    Banish,
    /// Night Watchman: a board is chosen (GS-188).
    Calm,
    /// Circle of Prayer: a colour is chosen (GS-190).
    Pray,
    /// Pavilion, first part: a ghost is moved (GS-193).
    Shift,
    /// Pavilion, second part: a Taoist is moved; may be left out if the first was not (GS-R41).
    Carry { optional: bool },
    /// The dice of the exorcism may be rerolled (GS-172).
    Reroll,
    /// The dice are final: what falls is decided.
    Judge,
    /// A companion is asked for their tokens (GS-R82).
    Lend(Side),
    /// Tokens are paid one by one.
    Pay,
    /// What was decided falls.
    Fall,
    /// Two curses wait; the order is chosen (GS-R29).
    CurseOrder(Space, Space),
    /// The card leaves after its curse (GS-135).
    Leave(Space),
    /// 1 Qi or the Yin-Yang token (GS-099).
    QiOrYinYang,
    /// The group's Qi (GS-128).
    GroupQi,
    /// The group's Yin-Yang token (GS-128).
    GroupYinYang,
    /// The exorcism is over: have the players won? (GS-150)
    Victory,
}

/// Why the Curse die is rolled, which tells what it haunts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cause {
    /// For the ghost on this space, or one that lay there a moment ago (GS-R27).
    Ghost(Space),
    /// For the help of the Cemetery (GS-182).
    Cemetery,
}

/// Whether a die still may be rerolled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reroll {
    Possible,
    Done,
}

/// What chance has to decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Due {
    /// The top card of the deck.
    Card,
    /// The Curse die.
    Curse(Cause, Reroll),
    /// That many dice of an exorcism.
    Dice(u8),
    /// That many dice of the Herbalist.
    Herbs(u8),
}

/// More tasks than can wait at once: six of a Yin phase, and two of each of the eleven cards that can
/// summon one another in a chain.
const MOST: usize = 32;

/// The tasks that wait, the next on top.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Agenda {
    tasks: [Task; MOST],
    len: u8,
}

impl Agenda {
    pub(crate) const EMPTY: Agenda = Agenda { tasks: [Task::Overrun; MOST], len: 0 };

    /// Puts a task on top. No more than [`MOST`] ever wait.
    #[inline]
    pub(crate) fn push(&mut self, task: Task) {
        assert!((self.len as usize) < MOST, "the agenda is full");
        self.tasks[self.len as usize] = task;
        self.len += 1;
    }

    /// Puts several tasks on top, the first of them uppermost.
    #[inline]
    pub(crate) fn push_all<const N: usize>(&mut self, tasks: [Task; N]) {
        tasks.into_iter().rev().for_each(|task| self.push(task));
    }

    /// The next task.
    #[inline]
    pub(crate) fn top(&self) -> Option<Task> {
        self.tasks.get((self.len as usize).checked_sub(1)?).copied()
    }

    /// Takes the next task off.
    #[inline]
    pub(crate) fn pop(&mut self) {
        assert!(self.len > 0, "the agenda is empty");
        self.len -= 1;
        // Equal agendas are equal in every slot.
        self.tasks[self.len as usize] = Task::Overrun;
    }

    /// The tasks from the bottom.
    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = Task> + '_ {
        self.tasks.iter().take(self.len as usize).copied()
    }

    pub(crate) fn is_full(&self) -> bool {
        self.len as usize == MOST
    }
}
