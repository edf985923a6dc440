//! Questions: each in a file of its own, with who is asked, what can be answered, what an answer does, how it settles
//! by itself, its words, and why another answer is refused.
//!
//! A new question is a new file, its texts, and a line in `list.rs` (with its module below).

#[macro_use]
mod list;

mod add_mixed;
mod again;
mod badlands;
mod bonus;
mod bring;
mod cascade;
mod choose;
mod choose_terrain;
mod duty;
mod elements;
mod elsewhere;
mod escalate;
mod fetch;
mod follow;
mod forget;
mod forget_kind;
mod from_one;
mod from_tracks;
mod gain_kind;
mod gather;
mod gather_presence;
mod gift;
mod group;
mod happen_one;
mod hit;
mod hit_different;
mod in_land;
mod in_some;
mod instead;
mod keep;
mod lists;
mod lose_presence;
mod may;
mod more_explorers;
mod offer;
mod order;
mod origin;
mod own_element;
mod pay;
mod pay_more;
mod pay_together;
mod phrases;
mod pick;
mod play_card;
mod play_gained;
mod presence_from;
mod presence_to;
mod prevent;
mod push;
mod push_one;
mod push_presence;
mod push_presence_with;
mod ravages;
mod react;
mod reclaim;
mod recover;
mod rescue;
mod reveal_fear;
mod sacrifice;
mod shares;
mod sit_out;
mod skip_for_presence;
mod skip_one;
mod some_boards;
mod spend_presence;
mod start;
mod take_back;
mod target;
mod threshold;
mod use_slow;

use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use crate::action::Source;
use crate::agenda::Task;
use crate::components::{Card, Land, Lands};
use crate::effect::Effect;
use crate::event::Event;
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::SI_216;
use crate::why::no;
use crate::words::Line;

pub use group::DecisionGroup;
pub(crate) use group::Division;
pub(crate) use list::every_question;
use phrases::{in_land, is_yes, kind_names, no_answer, of_pieces, optional, skip, yes_or_no};

pub(crate) use add_mixed::AddMixed;
pub(crate) use again::Again;
pub(crate) use badlands::Badlands;
pub(crate) use bonus::Bonus;
pub(crate) use bring::Bring;
pub(crate) use cascade::Cascade;
pub(crate) use choose::Choose;
pub(crate) use choose_terrain::ChooseTerrain;
pub(crate) use elements::Elements;
pub(crate) use elsewhere::Elsewhere;
pub(crate) use escalate::Escalate;
pub(crate) use fetch::Fetch;
pub(crate) use follow::Follow;
pub(crate) use forget::Forget;
pub(crate) use forget_kind::ForgetKind;
pub(crate) use from_one::FromOne;
pub(crate) use from_tracks::FromTracks;
pub(crate) use gain_kind::GainKind;
pub(crate) use gather::Gather;
pub(crate) use gather_presence::GatherPresence;
pub(crate) use gift::Gift;
pub(crate) use happen_one::HappenOne;
pub(crate) use hit::Hit;
pub(crate) use hit_different::HitDifferent;
pub(crate) use in_land::In;
pub(crate) use in_some::InSome;
pub(crate) use instead::Instead;
pub(crate) use keep::Keep;
pub(crate) use lose_presence::LosePresence;
pub(crate) use may::May;
pub(crate) use more_explorers::MoreExplorers;
pub(crate) use offer::Offer;
pub(crate) use order::Order;
pub(crate) use origin::Origin;
pub(crate) use own_element::OwnElement;
pub(crate) use pay::Pay;
pub(crate) use pay_more::PayMore;
pub(crate) use pay_together::PayTogether;
pub(crate) use pick::Pick;
pub(crate) use play_card::PlayCard;
pub(crate) use play_gained::PlayGained;
pub(crate) use presence_from::PresenceFrom;
pub(crate) use presence_to::PresenceTo;
pub(crate) use prevent::Prevent;
pub(crate) use push::Push;
pub(crate) use push_one::PushOne;
pub(crate) use push_presence::PushPresence;
pub(crate) use push_presence_with::PushPresenceWith;
pub(crate) use ravages::Ravages;
pub(crate) use react::React;
pub(crate) use reclaim::Reclaim;
pub(crate) use recover::Recover;
pub(crate) use rescue::Rescue;
pub(crate) use reveal_fear::RevealFear;
pub(crate) use sacrifice::Sacrifice;
pub(crate) use shares::Shares;
pub(crate) use sit_out::SitOut;
pub(crate) use skip_for_presence::SkipForPresence;
pub(crate) use skip_one::SkipOne;
pub(crate) use some_boards::SomeBoards;
pub(crate) use spend_presence::SpendPresence;
pub(crate) use start::Start;
pub(crate) use take_back::TakeBack;
pub(crate) use target::Target;
pub(crate) use threshold::Threshold;
pub(crate) use use_slow::UseSlow;

/// Something that somebody decides.
pub(crate) trait Question {
    /// The rule and the text for a move of another kind than the question asks for.
    const FIRST: (RuleId, &'static str);

    /// Who may answer.
    fn asked(&self, game: &SpiritIsland) -> Set<Seat>;

    /// Tells every answer, each once.
    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move));

    /// Tells every answer of a seat, each once; those of all who are asked are the same, unless the question says so.
    fn options_of(&self, _: Seat, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        self.options(game, out);
    }

    /// Does what one of the answers says, except [`Move::Skip`]; the question is off the agenda.
    fn answer(self, seat: Seat, action: Move, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>);

    /// Settles the question if the answer makes no difference or nothing is left to ask; it is on top of the agenda.
    fn settle(&self, _: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) -> bool {
        false
    }

    /// What is divided by several answers; none if one answer settles it.
    fn division(&self) -> Option<Division> {
        None
    }

    /// What is asked.
    fn phrase(&self, game: &SpiritIsland) -> Phrase;

    /// What each alternative says in the order of their numbers; if yes or no is asked, what yes means.
    fn choices(&self, _: &SpiritIsland) -> Vec<Vec<Line>> {
        Vec::new()
    }

    /// The cards that were drawn to choose from.
    fn drawn(&self) -> &[Card] {
        &[]
    }

    /// The lands among the answers in which nothing would come of it as things stand.
    fn idle(&self, _: &SpiritIsland) -> Lands {
        Lands::NONE
    }

    /// Why it cannot be left out: only what a text makes optional can be.
    fn why_not_skip(&self) -> Illegal {
        no(SI_216, "why-not-optional")
    }

    /// Why an answer of the right kind is refused; none if the move is of another kind.
    fn why_not(&self, _: &SpiritIsland, _: Seat, _: Move) -> Option<Illegal> {
        None
    }

    /// Whether the effect that it names is one that it is about.
    fn is_about(&self) -> bool {
        true
    }

    /// Whether a position can have it open as a part of the action from this source; `is_next` if it is asked now.
    fn fits(&self, _: &SpiritIsland, _: Option<Source>, _is_next: bool) -> bool {
        true
    }
}

/// Whether what happens is a part of a Power.
fn of_power(source: Option<Source>) -> bool {
    source.and_then(Source::power).is_some()
}

/// Whether the effect can happen there.
fn happens(effect: &Effect, land: Option<Land>) -> bool {
    land.is_some() || !effect.needs_land()
}

/// One type for all questions, made from their list.
macro_rules! questions {
    ($($word:literal = $name:ident { $($part:ident),* };)+) => {
        /// What somebody decides.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub(crate) enum Ask {
            $($name($name),)+
        }

        $(impl From<$name> for Task {
            #[inline]
            fn from(question: $name) -> Task {
                Task::Ask(Ask::$name(question))
            }
        })+

        impl Ask {
            /// Who may answer.
            pub(crate) fn asked(&self, game: &SpiritIsland) -> Set<Seat> {
                match self { $(Ask::$name(question) => question.asked(game),)+ }
            }

            /// Tells every answer, each once.
            pub(crate) fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
                match self { $(Ask::$name(question) => question.options(game, out),)+ }
            }

            /// Tells every answer of a seat, each once.
            pub(crate) fn options_of(&self, seat: Seat, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
                match self { $(Ask::$name(question) => question.options_of(seat, game, out),)+ }
            }

            /// Does what an answer says; the question is on top of the agenda.
            pub(crate) fn answer(
                self,
                seat: Seat,
                action: Move,
                game: &mut SpiritIsland,
                log: &mut impl Log<SpiritIsland>,
            ) {
                game.pop();
                if action == Move::Skip {
                    log.push(game, Event::Declined { seat });
                    return;
                }
                match self { $(Ask::$name(question) => question.answer(seat, action, game, log),)+ }
            }

            /// Settles the question if the answer makes no difference or nothing is left to ask.
            pub(crate) fn settle(&self, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) -> bool {
                match self { $(Ask::$name(question) => question.settle(game, log),)+ }
            }

            /// What is divided by several answers.
            pub(crate) fn division(&self) -> Option<Division> {
                match self { $(Ask::$name(question) => question.division(),)+ }
            }

            /// What is asked.
            pub(crate) fn phrase(&self, game: &SpiritIsland) -> Phrase {
                match self { $(Ask::$name(question) => question.phrase(game),)+ }
            }

            /// What each alternative says.
            pub(crate) fn choices(&self, game: &SpiritIsland) -> Vec<Vec<Line>> {
                match self { $(Ask::$name(question) => question.choices(game),)+ }
            }

            /// The cards that were drawn to choose from.
            pub(crate) fn drawn(&self) -> &[Card] {
                match self { $(Ask::$name(question) => question.drawn(),)+ }
            }

            /// The lands among the answers in which nothing would come of it.
            pub(crate) fn idle(&self, game: &SpiritIsland) -> Lands {
                match self { $(Ask::$name(question) => question.idle(game),)+ }
            }

            /// Why the move is no answer.
            pub(crate) fn why_not(&self, game: &SpiritIsland, seat: Seat, action: Move) -> Illegal {
                match self {
                    $(Ask::$name(question) if action == Move::Skip => question.why_not_skip(),
                    Ask::$name(question) => question.why_not(game, seat, action).unwrap_or_else(|| {
                        let (rule, key) = <$name as Question>::FIRST;
                        no(rule, key)
                    }),)+
                }
            }

            /// Whether a position can have it open as a part of the action from this source.
            pub(crate) fn fits(&self, game: &SpiritIsland, source: Option<Source>, is_next: bool) -> bool {
                match self { $(Ask::$name(question) => question.fits(game, source, is_next),)+ }
            }

            /// Whether the effect that it names is one that it is about.
            pub(crate) fn is_about(&self) -> bool {
                match self { $(Ask::$name(question) => question.is_about(),)+ }
            }
        }
    };
}

every_question!(questions);
