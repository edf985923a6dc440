//! What is still to be done, as text.

use std::fmt;
use std::str::FromStr;

use artel_engine::ParseError;

use crate::agenda::{Cause, Reroll, Task};

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Cause::Ghost(space) => space.fmt(f),
            Cause::Cemetery => f.write_str("cemetery"),
        }
    }
}

impl FromStr for Cause {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        if text == "cemetery" { Ok(Cause::Cemetery) } else { text.parse().map(Cause::Ghost) }
    }
}

/// Tasks without anything to name.
const PLAIN: [(Task, &str); 21] = [
    (Task::Overrun, "overrun"),
    (Task::Arrival, "arrival"),
    (Task::Enter, "enter"),
    (Task::LoseQi, "lose-qi"),
    (Task::Suffer, "suffer"),
    (Task::TakeTao, "take-tao"),
    (Task::TakeQi, "take-qi"),
    (Task::Revive, "revive"),
    (Task::Restore, "restore"),
    (Task::Banish, "banish"),
    (Task::Calm, "calm"),
    (Task::Pray, "pray"),
    (Task::Shift, "shift"),
    (Task::Reroll, "reroll"),
    (Task::Judge, "judge"),
    (Task::Pay, "pay"),
    (Task::Fall, "fall"),
    (Task::QiOrYinYang, "qi-or-yin-yang"),
    (Task::GroupQi, "group-qi"),
    (Task::GroupYinYang, "group-yin-yang"),
    (Task::Victory, "victory"),
];

impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((_, word)) = PLAIN.iter().find(|(task, _)| task == self) {
            return f.write_str(word);
        }
        match self {
            Task::Act(space) => write!(f, "act {space}"),
            Task::PlaceCard(card) => write!(f, "settle {card}"),
            Task::LeftStone(space, icon) => write!(f, "left-stone {space} {icon}"),
            Task::Curse(cause) => write!(f, "curse {cause}"),
            Task::Cursed(cause, face, Reroll::Possible) => write!(f, "cursed {cause} {face}"),
            Task::Cursed(cause, face, Reroll::Done) => write!(f, "cursed {cause} {face} for-good"),
            Task::LoseTao(side) => write!(f, "lose-tao {side}"),
            Task::Carry { optional: true } => f.write_str("carry optional"),
            Task::Carry { optional: false } => f.write_str("carry"),
            Task::Lend(side) => write!(f, "lend {side}"),
            Task::CurseOrder(one, other) => write!(f, "curse-order {one} {other}"),
            Task::Leave(space) => write!(f, "leave {space}"),
            Task::Overrun
            | Task::Arrival
            | Task::Enter
            | Task::LoseQi
            | Task::Suffer
            | Task::TakeTao
            | Task::TakeQi
            | Task::Revive
            | Task::Restore
            | Task::Banish
            | Task::Calm
            | Task::Pray
            | Task::Shift
            | Task::Reroll
            | Task::Judge
            | Task::Pay
            | Task::Fall
            | Task::QiOrYinYang
            | Task::GroupQi
            | Task::GroupYinYang
            | Task::Victory => unreachable!("{self:?} names nothing, so it stands in the list"),
        }
    }
}

impl FromStr for Task {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        if let [word] = words[..]
            && let Some((task, _)) = PLAIN.iter().find(|(_, plain)| *plain == word)
        {
            return Ok(*task);
        }
        Ok(match words[..] {
            ["act", space] => Task::Act(space.parse()?),
            ["settle", card] => Task::PlaceCard(card.parse()?),
            ["left-stone", space, icon] => {
                Task::LeftStone(space.parse()?, icon.parse().map_err(|_| "an icon is a small number")?)
            }
            ["curse", cause] => Task::Curse(cause.parse()?),
            ["cursed", cause, face] => Task::Cursed(cause.parse()?, face.parse()?, Reroll::Possible),
            ["cursed", cause, face, "for-good"] => Task::Cursed(cause.parse()?, face.parse()?, Reroll::Done),
            ["lose-tao", side] => Task::LoseTao(side.parse()?),
            ["carry", "optional"] => Task::Carry { optional: true },
            ["carry"] => Task::Carry { optional: false },
            ["lend", side] => Task::Lend(side.parse()?),
            ["curse-order", one, other] => Task::CurseOrder(one.parse()?, other.parse()?),
            ["leave", space] => Task::Leave(space.parse()?),
            _ => {
                let shown: String = text.chars().take(60).collect();
                return Err(format!("'{shown}' is nothing that can be left to do").into());
            }
        })
    }
}
