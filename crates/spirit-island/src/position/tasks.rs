//! What is still to be done, as text.

use artel_engine::Seat;

use crate::action::Source;
use crate::agenda::{Ask, Step, Task};
use crate::question::{self, every_question};

use super::fields::{Field as _, Fields, Names, Words, short};

/// The word of each step and the names of its parts.
macro_rules! steps {
    ($($word:literal = $step:ident $({ $($part:ident),+ })?;)+) => {
        const STEPS: &[&str] = &[$($word),+];

        fn write_step(step: &Step, words: &mut Words) {
            match step {
                $(Step::$step $({ $($part),+ })? => {
                    words.say($word);
                    $($(words.put(stringify!($part), $part);)+)?
                })+
            }
        }

        fn name_step(step: &Step, names: &mut Names) {
            match step {
                $(Step::$step $({ $($part),+ })? => {
                    $($($part.name(names);)+)?
                })+
            }
        }

        fn read_step(name: &str, fields: &mut Fields<'_>) -> Option<Result<Step, String>> {
            let mut step = || Ok(match name {
                $($word => Step::$step $({ $($part: fields.take(stringify!($part))?),+ })?,)+
                _ => return Err(String::new()),
            });
            STEPS.contains(&name).then(|| step())
        }
    };
}

steps! {
    "do" = Do { effects, land, who };
    "walk" = Walk { part };
    "each-land" = EachLand { lands, effects, who };
    "each-spirit" = EachSpirit { left, effect };
    "each-board" = EachBoard { boards, effect };
    "accelerate" = Accelerate;
    "accelerated" = Accelerated;
    "adversary-setup" = AdversarySetup { after };
    "scenario-setup" = ScenarioSetup;
    "last-stand" = LastStand;
    "escalate-in" = EscalateIn { card, lands };
    "second-build" = SecondBuild;
    "count-destroyed" = CountDestroyed { kinds, before };
    "end-use" = EndUse;
    "settle" = Settle;
    "again" = Again { power, user, near, fewer };
    "draw" = Draw { who, major, gain, drawn };
    "draw-event" = DrawEvent;
    "event-part" = EventPart { card, part };
    "fear-cards" = FearCards;
    "turn-fear" = TurnFear;
    "ravage-step" = InvadersRavage;
    "ravage-card" = RavageCard { card };
    "ravage" = Ravage { land, extra };
    "blows" = Blows { land };
    "counterattack" = Counterattack { land, dahan };
    "build-step" = InvadersBuild;
    "build-card" = BuildCard { card };
    "builds" = Builds { lands };
    "build" = Build { land, extra };
    "explore-step" = InvadersExplore;
    "explore-more" = ExploreMore;
    "explored-more" = ExploredMore;
    "join-build" = JoinBuild { card };
    "explore" = Explore { card };
    "explores" = Explores { card, lands, explored };
    "add-blight" = AddBlight { land, spread, who };
    "blight-leaves" = BlightLeaves { left };
    "times" = Times { left, effects, land, who };
    "top-card" = TopCard { effect, land, who };
    "if-destroyed" = IfDestroyed { effect, before, land, who };
    "await" = Await { moment };
    "advance" = Advance { explored };
    "time-passes" = TimePasses;
    "first-explore" = FirstExplore;
    "turn-blight" = TurnBlight;
    "blighted-island" = BlightedIsland;
}

/// The word of each question and the names of its parts.
macro_rules! question_texts {
    ($($word:literal = $name:ident { $($part:ident),* };)+) => {
        const QUESTIONS: &[&str] = &[$($word),+];

        fn write_question(ask: &Ask, words: &mut Words) {
            match ask {
                $(Ask::$name(question::$name { $($part),* }) => {
                    words.say($word);
                    $(words.put(stringify!($part), $part);)*
                })+
            }
        }

        #[allow(unused_variables)] // some questions name nothing
        fn name_question(ask: &Ask, names: &mut Names) {
            match ask {
                $(Ask::$name(question::$name { $($part),* }) => {
                    $($part.name(names);)*
                })+
            }
        }

        fn read_question(name: &str, fields: &mut Fields<'_>) -> Option<Result<Ask, String>> {
            let mut ask = || Ok(match name {
                $($word => Ask::$name(question::$name { $($part: fields.take(stringify!($part))?),* }),)+
                _ => return Err(String::new()),
            });
            QUESTIONS.contains(&name).then(|| ask())
        }
    };
}

every_question!(question_texts);

/// A task as words.
pub(super) fn write(task: &Task, source: Option<Source>) -> String {
    let mut words = Words::new(source);
    match task {
        Task::Step(step) => write_step(step, &mut words),
        Task::Ask(ask) => write_question(ask, &mut words),
    }
    words.join()
}

/// What a task names.
pub(super) fn names(task: &Task, source: Option<Source>) -> Names {
    let mut names = Names { source, ..Names::default() };
    match task {
        Task::Step(step) => name_step(step, &mut names),
        Task::Ask(ask) => name_question(ask, &mut names),
    }
    names
}

/// The seat that a task names, if it names only one.
pub(super) fn only_seat(task: &Task, source: Option<Source>) -> Option<Seat> {
    let seats = names(task, source).seats;
    seats.first().filter(|_| seats.len() == 1)
}

/// The task that the words describe.
pub(super) fn read(text: &str, source: Option<Source>) -> Result<Task, String> {
    let mut words = text.split_whitespace();
    let name = words.next().unwrap_or_default();
    let mut fields = Fields::new(words, source)?;
    let task = if let Some(step) = read_step(name, &mut fields) {
        Task::Step(step?)
    } else if let Some(ask) = read_question(name, &mut fields) {
        Task::Ask(ask?)
    } else {
        let known = [STEPS, QUESTIONS].concat().join(", ");
        return Err(format!("'{}' is nothing that can be left to do; there are: {known}", short(name)));
    };
    fields.finish(&format!("'{name}'"))?;
    let fits = task.ask().is_none_or(Ask::is_about);
    if fits { Ok(task) } else { Err(format!("the path does not lead to an effect for '{name}'")) }
}
