//! What is still to be done, as text.

use crate::action::Source;
use crate::agenda::Task;
use crate::effect::Effect;

use super::fields::{Field as _, Fields, Names, Words, short};

/// The word of each task and the names of its parts.
macro_rules! tasks {
    ($($word:literal = $task:ident $({ $($part:ident),+ })?;)+) => {
        /// A task as words.
        pub(super) fn write(task: &Task, source: Option<Source>) -> String {
            let mut words = Words::new(source);
            match task {
                $(Task::$task $({ $($part),+ })? => {
                    words.say($word);
                    $($(words.put(stringify!($part), $part);)+)?
                })+
            }
            words.join()
        }

        /// What a task names.
        pub(super) fn names(task: &Task, source: Option<Source>) -> Names {
            let mut names = Names { source, ..Names::default() };
            match task {
                $(Task::$task $({ $($part),+ })? => {
                    $($($part.name(&mut names);)+)?
                })+
            }
            names
        }

        fn take(name: &str, fields: &mut Fields<'_>) -> Result<Task, String> {
            Ok(match name {
                $($word => Task::$task $({ $($part: fields.take(stringify!($part))?),+ })?,)+
                _ => {
                    let known = [$($word),+].join(", ");
                    return Err(format!("'{}' is nothing that can be left to do; there are: {known}", short(name)));
                }
            })
        }
    };
}

tasks! {
    "do" = Do { effects, land, who };
    "walk" = Walk { part };
    "each-land" = EachLand { lands, effects, who };
    "end-use" = EndUse;
    "settle" = Settle;
    "target" = Target;
    "origin" = Origin;
    "threshold" = Threshold { index };
    "hit" = Hit { lands, kinds, left, who };
    "hit-different" = HitDifferent { land, left, up_to, begun, who };
    "bonus" = Bonus { who };
    "push" = Push { from, kinds, left, up_to, way, used, who };
    "gather" = Gather { to, kinds, left, up_to, who };
    "bring" = Bring { from, to, kinds, left, up_to, who };
    "pick" = Pick { land, verb, kinds, left, up_to, who };
    "gather-presence" = GatherPresence { to, up_to, who };
    "presence-to" = PresenceTo { range, terrains, who };
    "presence-from" = PresenceFrom { to, growth, who };
    "choose" = Choose { effect, land, who };
    "may" = May { effect, land, who };
    "pay" = Pay { effect, land, who };
    "in" = In { effect, here, who };
    "shares" = Shares { effect, left };
    "elsewhere" = Elsewhere { effect, who };
    "instead" = Instead { index };
    "again" = Again { power, user, near, fewer };
    "skip-or-change" = SkipOrChange { land };
    "elements" = Elements { left, chosen, who };
    "gift" = Gift { from, to };
    "gain" = GainKind { who, gain };
    "draw" = Draw { who, major, gain, drawn };
    "keep" = Keep { who, major, gain, drawn };
    "forget" = Forget { who };
    "cascade" = Cascade { from, who };
    "fear-cards" = FearCards;
    "turn-fear" = TurnFear;
    "ravage-step" = RavageStep;
    "ravages" = Ravages { lands };
    "ravage" = Ravage { land };
    "counterattack" = Counterattack { land };
    "build-step" = BuildStep;
    "builds" = Builds { lands };
    "build" = Build { land };
    "skip-one" = SkipOne { land, action, standing };
    "explore-step" = ExploreStep;
    "escalate" = Escalate { board };
    "explore" = Explore { card };
    "advance" = Advance { explored };
    "reclaim" = Reclaim { who };
    "time-passes" = TimePasses;
}

/// The task that the words describe.
pub(super) fn read(text: &str, source: Option<Source>) -> Result<Task, String> {
    let mut words = text.split_whitespace();
    let name = words.next().unwrap_or_default();
    let mut fields = Fields::new(words, source)?;
    let task = take(name, &mut fields)?;
    fields.finish(&format!("'{name}'"))?;
    if fits(&task) { Ok(task) } else { Err(format!("the path does not lead to an effect for '{name}'")) }
}

/// Whether the effect of a task is one that the task is about.
fn fits(task: &Task) -> bool {
    match task {
        Task::Choose { effect, .. } => matches!(effect, Effect::Choose(_)),
        Task::May { effect, .. } => matches!(effect, Effect::May(_)),
        Task::Pay { effect, .. } => matches!(effect, Effect::Pay(..)),
        Task::In { effect, .. } => matches!(effect, Effect::In(..)),
        Task::Shares { effect, .. } => {
            matches!(effect, Effect::EachPlayer(_) | Effect::EachPlayerElsewhere(..))
        }
        Task::Elsewhere { effect, .. } => matches!(effect, Effect::EachPlayerElsewhere(..)),
        _ => true,
    }
}
