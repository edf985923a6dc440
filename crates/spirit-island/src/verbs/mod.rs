//! The verbs: what each kind of effect does, whether it could do anything, and what it says. One file a verb.

mod accelerate;
mod add;
mod add_blight;
mod add_blight_alone;
mod add_fear_card;
mod add_mixed;
mod add_presence;
mod add_presence_within;
mod add_printed;
mod add_strife;
mod again_for_forgetting;
mod blight_gone;
mod blight_leaves;
mod bounty;
mod bring;
mod build;
mod by_target;
mod choose;
mod damage;
mod damage_among;
mod damage_different;
mod damage_each;
mod defend;
mod destroy;
mod destroy_each_presence;
mod destroy_from_tracks;
mod destroy_presence;
mod downgrade;
mod draw_power;
mod drop_fear_card;
mod drop_invader_card;
mod drown;
mod each_board;
mod each_player;
mod each_player_elsewhere;
mod each_spirit;
mod energy;
mod fear;
mod fear_for_destroyed;
mod fetch;
mod forget_card;
mod gain_elements;
mod gain_own_element;
mod gain_power;
mod gather;
mod gather_from_one;
mod gather_presence;
mod half_of_boards;
mod harm_dahan;
mod if_destroys;
mod if_so;
mod if_threshold;
mod ignore_more_health;
mod in_each;
mod in_land;
mod in_some;
mod infight;
mod invaders_act;
mod lasting;
mod lasting_until;
mod leave_presence;
mod lose_energy;
mod may;
mod move_to;
mod offer;
mod other_terrain;
mod pay;
mod pay_for_damage;
mod pay_together;
mod play_card;
mod play_gained;
mod play_gained_free;
mod presence_from_origin;
mod presence_to_badlands;
mod prevent;
mod prevent_here;
mod push;
mod push_into;
mod push_own_presence;
mod push_presence_with;
mod push_to_most;
mod raise_terror;
mod ravage;
mod recover;
mod remove;
mod remove_blight;
mod remove_damaged;
mod remove_health;
mod remove_presence;
mod repeat;
mod repeat_near;
mod repeat_within;
mod replace;
mod rescue_dahan;
mod resolve_fear;
mod return_event;
mod return_presence;
mod reveal_fear;
mod skip;
mod swap_gifts;
mod take_back;
mod times;
mod to_target;
mod top_card;
mod upgrade;
mod use_slow;

use artel_engine::{Log, Seat};

use crate::agenda;
use crate::components::{Element, Kind, Kinds, Land};
use crate::effect::{
    Actions, Amount, CardTest, Condition, Effect, Effects, Gain, Group, Number, Place, PushWay, Until, Whose,
    every_verb,
};
use crate::game::SpiritIsland;
use crate::question;
use crate::words::Writer;

/// A kind of effect, with the parts that [`Effect`] has for it.
trait Verb: Copy {
    /// Where it happens.
    const WHERE: Where;

    /// Carries it out; what needs a decision goes on the agenda.
    fn carry_out(self, at: Scene, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>);

    /// Whether it could do anything, so that nobody is asked for nothing (SI-R73).
    fn is_feasible(self, at: Scene, game: &SpiritIsland) -> bool;

    /// What it says.
    fn words(self, writer: &mut Writer);
}

/// Where an effect happens.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Where {
    /// In a land: it cannot be carried out without one.
    Here,
    /// In no land; the lists inside it happen where it does.
    Same,
    /// The lists inside it happen in lands that it names itself.
    Names,
}

/// Which effect it is, where it happens, and who decides about it.
#[derive(Clone, Copy)]
struct Scene {
    effect: &'static Effect,
    land: Option<Land>,
    who: Seat,
}

impl Scene {
    /// The land of an effect that speaks of one.
    #[track_caller]
    fn here(self) -> Land {
        let Some(land) = self.land else { panic!("{:?} happens in a land", self.effect) };
        land
    }

    /// Whether at least one piece is wanted.
    fn wants(self, group: Group, game: &SpiritIsland) -> bool {
        game.amount(group.count, self.here(), game.user_or(self.who)) > 0
    }

    /// Whether at least one piece is wanted and one is here.
    fn has_some(self, group: Group, game: &SpiritIsland) -> bool {
        self.wants(group, game) && game.island.at(self.here()).has(group.kinds)
    }

    /// Pieces are to be chosen for something.
    fn pick(self, verb: agenda::Verb, group: Group, game: &mut SpiritIsland) {
        let land = self.here();
        let left = game.amount(group.count, land, game.user_or(self.who));
        let Group { kinds, up_to, .. } = group;
        game.push(question::Pick { land, verb, kinds, left, up_to, who: self.who });
    }
}

/// A type for each verb, and what [`Effect`] asks of them.
macro_rules! verbs {
    ($($(#[$doc:meta])* $verb:ident $(($($field:ident: $of:ty),+))? $({$($(#[$part_doc:meta])* $part:ident: $part_of:ty),+ $(,)?})?;)+) => {
        $($(#[$doc])*
        #[derive(Clone, Copy)]
        struct $verb {
            $($($field: $of,)+)?
            $($($(#[$part_doc])* $part: $part_of,)+)?
        })+

        impl Effect {
            /// Carries the effect out; what needs a decision goes on the agenda.
            pub(crate) fn carry_out(
                &'static self,
                land: Option<Land>,
                who: Seat,
                game: &mut SpiritIsland,
                log: &mut impl Log<SpiritIsland>,
            ) {
                let at = Scene { effect: self, land, who };
                match *self {
                    $(Effect::$verb $(($($field),+))? $({$($part),+})? => {
                        $verb { $($($field),+)? $($($part),+)? }.carry_out(at, game, log);
                    })+
                }
            }

            /// Whether the effect could do anything (SI-R73).
            fn is_feasible(&'static self, land: Option<Land>, who: Seat, game: &SpiritIsland) -> bool {
                let at = Scene { effect: self, land, who };
                match *self {
                    $(Effect::$verb $(($($field),+))? $({$($part),+})? => {
                        $verb { $($($field),+)? $($($part),+)? }.is_feasible(at, game)
                    })+
                }
            }

            /// Whether the effect, or a list inside it, cannot be carried out without a land.
            pub(crate) fn needs_land(&self) -> bool {
                let place = match *self {
                    $(Effect::$verb { .. } => <$verb as Verb>::WHERE,)+
                };
                match place {
                    Where::Here => true,
                    Where::Same => self.inner().any(|list| list.iter().any(Effect::needs_land)),
                    Where::Names => false,
                }
            }

            /// Whether it, or what is inside it, happens in lands that it names.
            pub(crate) fn names_lands(&self) -> bool {
                let place = match *self {
                    $(Effect::$verb { .. } => <$verb as Verb>::WHERE,)+
                };
                place == Where::Names
            }

            /// Writes what the effect says.
            pub(crate) fn words(&self, writer: &mut Writer) {
                match *self {
                    $(Effect::$verb $(($($field),+))? $({$($part),+})? => {
                        $verb { $($($field),+)? $($($part),+)? }.words(writer);
                    })+
                }
            }
        }
    };
}

every_verb!(verbs);

impl SpiritIsland {
    /// Whether at least one of the effects could do something.
    pub(crate) fn feasible(&self, effects: Effects, land: Option<Land>, who: Seat) -> bool {
        effects.iter().any(|effect| effect.is_feasible(land, who, self))
    }
}
