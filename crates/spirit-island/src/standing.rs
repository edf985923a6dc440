//! What lasts, until when, and the points of the rules at which it is asked for.

use artel_engine::{Log, Seat};

use crate::action::Source;
use crate::components::{BUILDINGS, INVADERS, Kind, Land, Lands};
use crate::deeds::Act;
use crate::effect::{InvaderAction, Lasting, Trait, Until, Whose};
use crate::game::{MOST_STANDING, SpiritIsland};
use crate::spaces::TWICE;

/// An effect that lasts (SI-221), with the land, the Spirits and the card it comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Standing {
    /// What lasts.
    pub(crate) what: &'static Lasting,
    /// Where it comes from.
    pub(crate) source: Source,
    /// Who made it.
    pub(crate) user: Seat,
    /// The Spirit it speaks of.
    pub(crate) target: Seat,
    /// The land it speaks of.
    pub(crate) land: Option<Land>,
    /// How often it can still be used.
    pub(crate) left: u8,
    /// When it ends.
    pub(crate) until: Until,
    /// Whether the bonus of its user's damage was added already (SI-R67).
    pub(crate) bonus_added: bool,
}

impl Standing {
    /// Whether it is so now, and not for the rest of the game.
    #[inline]
    pub(crate) fn is_for_now(&self) -> bool {
        !matches!(self.until, Until::GameEnds | Until::FromNextTurn)
    }

    /// Whether it speaks of this land.
    #[inline]
    fn is_at(&self, land: Land) -> bool {
        self.land == Some(land)
    }

    /// How often such an effect can be used when it begins; none if its uses are not counted.
    pub(crate) fn uses(what: Lasting) -> Option<u8> {
        match what {
            Lasting::Repeat(times) | Lasting::MakeFastAny(times) | Lasting::MakeFastUser(times) => {
                Some(times)
            }
            // As many as are counted when it begins.
            Lasting::SkipSome(..) => Some(u8::MAX),
            Lasting::SkipOne(_)
            | Lasting::SkipNext(_)
            | Lasting::DamageOnce(_)
            | Lasting::MakeFast
            | Lasting::Reclaim(_)
            | Lasting::RepeatFree(_)
            | Lasting::ChangeSpeed
            | Lasting::FirstRavageBuilds
            | Lasting::SkipFirst(_)
            | Lasting::SkipCard(_)
            | Lasting::AfterDestroyed(..) => Some(1),
            Lasting::HoldBuild | Lasting::LateExplore => Some(TWICE),
            Lasting::DefendTargetsLands(_)
            | Lasting::DefendWhere(..)
            | Lasting::SkipWhere(..)
            | Lasting::SkipCityWhere(_)
            | Lasting::DahanHealth(_)
            | Lasting::SitOut(..)
            | Lasting::Idle(_)
            | Lasting::Isolated
            | Lasting::LandHealth(_)
            | Lasting::LandHealthWhere(..)
            | Lasting::DahanSafe
            | Lasting::DahanSafeInRavage
            | Lasting::FearDefends
            | Lasting::DahanStrikeTogether
            | Lasting::BuildsBesideBuildings(_)
            | Lasting::SecondBuild { .. }
            | Lasting::SecondBuildTwice
            | Lasting::Health(..)
            | Lasting::LessHealth(..)
            | Lasting::NoBuildingFear
            | Lasting::DahanSitOut
            | Lasting::StrongerAttack(..)
            | Lasting::StrongerRavage(..)
            | Lasting::MoreExplorers(..)
            | Lasting::WiderExplore(_)
            | Lasting::ExploreTown
            | Lasting::RavageBuilds
            | Lasting::Later(..)
            | Lasting::MoreBlight(_)
            | Lasting::FearPool(_)
            | Lasting::StrikeSkipped(_)
            | Lasting::DestroyMoved(_)
            | Lasting::ExplorersWithDahan
            | Lasting::LessEnergy(_)
            | Lasting::Attack(..)
            | Lasting::TownAfterBlight
            | Lasting::RangeTo(..)
            | Lasting::PushAdded
            | Lasting::NoSource(_)
            | Lasting::WoundsStay
            | Lasting::WoundsWeaken
            | Lasting::IsolatedWhere(_)
            | Lasting::LessAttack(..)
            | Lasting::LessToDahan(_)
            | Lasting::MoreEnergy(_)
            | Lasting::MorePlays(_)
            | Lasting::AllFast
            | Lasting::ExtraExplorer
            | Lasting::ThinMargin(_)
            | Lasting::TerrorByRituals
            | Lasting::Ritual { .. }
            | Lasting::Raids
            | Lasting::Reinforcements
            | Lasting::LastStand
            | Lasting::NoCascade
            | Lasting::WeakerAttack(_)
            | Lasting::WeakerRavage(_)
            | Lasting::NoHealing
            | Lasting::NoBlight
            | Lasting::Range(_)
            | Lasting::SharePresence
            | Lasting::Vengeance
            | Lasting::WiderVengeance => None,
        }
    }
}

impl SpiritIsland {
    /// All Defend in a land: what Powers put there, and what lasting effects give it now (SI-114, SI-R59).
    pub fn defend_in(&self, land: Land) -> u8 {
        let mut sum = self.island.at(land).defend;
        for (lasting, user) in self.always() {
            if let Lasting::DefendWhere(condition, amount) = lasting
                && self.holds(condition, land, user)
            {
                sum = sum.saturating_add(self.amount(amount, land, user));
            }
        }
        for standing in self.standing.iter().filter(|standing| standing.is_for_now()) {
            if let Lasting::DefendTargetsLands(amount) = *standing.what
                && self.island.at(land).presence(standing.target) > 0
            {
                sum = sum.saturating_add(amount);
            }
            if let Lasting::DefendWhere(condition, amount) = *standing.what
                && self.holds(condition, land, standing.user)
            {
                sum = sum.saturating_add(self.amount(amount, land, standing.user));
            }
        }
        sum
    }

    /// What lasts or is always so, each with its user.
    pub(crate) fn in_force(&self) -> impl Iterator<Item = (Lasting, Seat)> {
        let for_now = self.standing.iter().filter(|standing| standing.is_for_now());
        self.always().chain(for_now.map(|standing| (*standing.what, standing.user)))
    }

    /// Whether this is so now.
    pub(crate) fn is_in_force(&self, what: Lasting) -> bool {
        self.in_force().any(|(lasting, _)| lasting == what)
    }

    /// Whether Ravages of cards become Builds now.
    pub(crate) fn ravages_build(&self) -> bool {
        self.is_in_force(Lasting::RavageBuilds)
    }

    /// What is always so: by Special Rules, each with the Spirit whose rule it is, by the adversaries, and what lasts until
    /// the game ends.
    pub(crate) fn always(&self) -> impl Iterator<Item = (Lasting, Seat)> {
        let of = |seat: Seat| self.spirit(seat).traits().map(move |bends| (bends, seat));
        let spirits = self.all_seats().flat_map(of).filter_map(|(bends, seat)| {
            let Trait::Always(lasting) = bends else { return None };
            Some((lasting, seat))
        });
        let adversaries = crate::numbers::rules(&self.adversaries);
        let cards = self.standing.iter().filter(|standing| standing.until == Until::GameEnds);
        let cards = cards.map(|standing| (*standing.what, standing.user));
        spirits.chain(adversaries.map(|&lasting| (lasting, SpiritIsland::HOST))).chain(cards)
    }

    /// Whether an Invader action in a land does not happen, whatever anybody says (SI-R54, SI-R58).
    pub fn is_skipped(&self, land: Land, action: InvaderAction) -> bool {
        self.skips.iter().any(|skipped| skipped.land == land && skipped.actions().contains(action))
            || self.standing.iter().any(|standing| {
                let Lasting::SkipWhere(actions, condition) = *standing.what else { return false };
                actions.contains(action) && self.holds(condition, land, standing.user)
            })
    }

    /// Whether a Build that would add a City does not happen in the land.
    pub fn skips_city(&self, land: Land) -> bool {
        self.standing.iter().any(|standing| {
            let Lasting::SkipCityWhere(condition) = *standing.what else { return false };
            self.holds(condition, land, standing.user)
        })
    }

    /// The places of lasting effects by which somebody may skip one action in the land; of each Spirit the first.
    pub(crate) fn skips_one(&self, land: Land, action: InvaderAction) -> impl Iterator<Item = u8> {
        const { assert!(MOST_STANDING <= u8::MAX as usize) };
        let skips = move |standing: &Standing| {
            let (Lasting::SkipOne(actions) | Lasting::SkipSome(actions, _)) = *standing.what else {
                return false;
            };
            standing.left > 0 && standing.is_at(land) && actions.contains(action)
        };
        let all = (0..).zip(&self.standing).filter(move |(_, standing)| skips(standing));
        all.filter(move |&(place, standing)| {
            let earlier = self.standing.iter().take(usize::from(place));
            !earlier.into_iter().any(|other| other.user == standing.user && skips(other))
        })
        .map(|(place, _)| place)
    }

    /// The place of what makes the next such action in the land not happen.
    pub(crate) fn skips_next(&self, land: Land, action: InvaderAction) -> Option<u8> {
        let skips = |standing: &Standing| {
            let Lasting::SkipNext(actions) = *standing.what else { return false };
            standing.left > 0 && standing.is_at(land) && actions.contains(action)
        };
        (0..).zip(&self.standing).find(|(_, standing)| skips(standing)).map(|(place, _)| place)
    }

    /// How much damage destroys such a piece in the land now (SI-324).
    #[inline]
    pub fn health(&self, kind: Kind, land: Land) -> u8 {
        let health = kind.health().saturating_add(self.more_health(kind));
        let health = health.saturating_sub(self.less_health(kind)).max(1);
        if kind == Kind::Dahan && !self.standing.is_empty() {
            let here = self.standing.iter().filter(|standing| standing.is_at(land));
            let more = here.filter_map(|standing| {
                let Lasting::DahanHealth(more) = *standing.what else { return None };
                Some(more)
            });
            return health + more.sum::<u8>();
        }
        self.reduced(health, kind, land)
    }

    /// How much damage by the action in progress destroys such a piece in the land now.
    #[inline]
    pub(crate) fn health_now(&self, kind: Kind, land: Land) -> u8 {
        let bare = self.action().is_some_and(|action| action.bare) && INVADERS.contains(kind);
        let bonus = if bare { self.more_health(kind) } else { 0 };
        if bonus == 0 { self.health(kind, land) } else { self.reduced(kind.health(), kind, land) }
    }

    /// The Health of an Invader with what makes it weaker.
    fn reduced(&self, health: u8, kind: Kind, land: Land) -> u8 {
        if BUILDINGS.contains(kind) { health.saturating_sub(self.weakness(land)).max(1) } else { health }
    }

    /// How much more Health pieces of the kind have now.
    fn more_health(&self, kind: Kind) -> u8 {
        let more = self.in_force().filter_map(|(lasting, _)| {
            let Lasting::Health(kinds, more) = lasting else { return None };
            kinds.contains(kind).then_some(more)
        });
        more.fold(0, u8::saturating_add)
    }

    /// How much less Health pieces of the kind have now.
    fn less_health(&self, kind: Kind) -> u8 {
        let less = self.in_force().filter_map(|(lasting, _)| {
            let Lasting::LessHealth(kinds, less) = lasting else { return None };
            kinds.contains(kind).then_some(less)
        });
        less.fold(0, u8::saturating_add)
    }

    /// By how much Invaders in the land are weaker because of Special Rules.
    #[inline]
    fn weakness(&self, land: Land) -> u8 {
        let mut sum = 0;
        for seat in self.all_seats() {
            if self.is_site(seat, land) {
                for bends in self.spirit(seat).traits() {
                    if let Trait::WeakInvaders(less) = bends {
                        sum += less;
                    }
                }
            }
        }
        sum
    }

    /// Whether pieces of the kind in the land cannot be damaged or destroyed.
    pub fn is_safe(&self, kind: Kind, land: Land) -> bool {
        kind == Kind::Dahan && self.lasts_at(land, Lasting::DahanSafe)
    }

    /// Whether Blight cannot be added to the land.
    pub fn is_pure(&self, land: Land) -> bool {
        self.lasts_at(land, Lasting::NoBlight)
    }

    /// Whether such a thing lasts now, whatever land it speaks of, or is always so.
    pub(crate) fn lasting_anywhere(&self, test: impl Fn(Lasting) -> bool) -> bool {
        self.standing.iter().any(|standing| test(*standing.what)) || self.always().any(|(what, _)| test(what))
    }

    /// By how much less each Invader there attacks.
    pub(crate) fn weaker_attack(&self, land: Land) -> u8 {
        self.sum_at(land, |what| if let Lasting::WeakerAttack(less) = what { less } else { 0 })
    }

    /// By how much less a Ravage there deals.
    pub(crate) fn weaker_ravage(&self, land: Land) -> u8 {
        self.sum_at(land, |what| if let Lasting::WeakerRavage(less) = what { less } else { 0 })
    }

    /// The sum of what lasts there.
    fn sum_at(&self, land: Land, of: impl Fn(Lasting) -> u8) -> u8 {
        let here = self.standing.iter().filter(|standing| standing.is_at(land));
        here.map(|standing| of(*standing.what)).fold(0, u8::saturating_add)
    }

    /// The lands in which Invaders do not heal.
    pub(crate) fn unhealed(&self) -> Lands {
        let unhealed = self.standing.iter().filter(|standing| *standing.what == Lasting::NoHealing);
        unhealed.filter_map(|standing| standing.land).collect()
    }

    /// Who may push Invaders that are added there.
    pub(crate) fn pusher_of_added(&self, land: Land) -> Option<Seat> {
        let mut all = self.standing.iter();
        all.find(|each| each.is_at(land) && *each.what == Lasting::PushAdded).map(|each| each.user)
    }

    /// The place of the first such effect there that can still be used.
    pub(crate) fn lasting_use_at(&self, land: Land, what: Lasting) -> Option<u8> {
        let mut all = (0..).zip(&self.standing);
        let found = all.find(|(_, each)| each.left > 0 && each.is_at(land) && *each.what == what);
        found.map(|(place, _)| place)
    }

    pub(crate) fn lasts_at(&self, land: Land, what: Lasting) -> bool {
        self.standing.iter().any(|standing| standing.is_at(land) && *standing.what == what)
    }

    /// Whether a Build in the land adds an Explorer because of a Special Rule.
    pub fn builds_explorer(&self, land: Land) -> bool {
        self.all_seats().any(|seat| {
            self.is_site(seat, land)
                && self.spirit(seat).traits().any(|bends| bends == Trait::BuildsExplorers)
        })
    }

    /// A turn begins: each Spirit owes what its bargains cost.
    pub(crate) fn begin_to_owe(&mut self) {
        for seat in self.all_seats() {
            let owed = self
                .standing
                .iter()
                .filter(|standing| standing.user == seat)
                .map(|standing| if let Lasting::LessEnergy(less) = *standing.what { less } else { 0 });
            self.spirit_mut(seat).owed = owed.sum();
        }
    }

    /// How much more Range a Spirit's Powers have.
    pub(crate) fn range_bonus(&self, seat: Seat) -> u8 {
        self.of_target(seat)
            .filter_map(|standing| {
                let Lasting::Range(more) = *standing.what else { return None };
                Some(more)
            })
            .sum()
    }

    /// The lands within Range of others for a Spirit: some lands may be within more Range than the rest.
    pub(crate) fn within_range(&self, range: u8, origins: Lands, seat: Seat) -> Lands {
        let oceans = self.seas_now();
        let mut near = self.island.within_with(range, origins, oceans);
        for standing in self.of_target(seat) {
            let Lasting::RangeTo(condition, _) = *standing.what else { continue };
            let same = self.of_target(seat).filter_map(|each| {
                let Lasting::RangeTo(other, more) = *each.what else { return None };
                (other == condition).then_some(more)
            });
            let farther = same.fold(range, u8::saturating_add);
            let reached = self.island.within_with(farther, origins, oceans);
            near = near.or(reached.iter().filter(|&land| self.holds(condition, land, seat)).collect());
        }
        near
    }

    fn of_target(&self, seat: Seat) -> impl Iterator<Item = &Standing> {
        self.standing.iter().filter(move |standing| standing.target == seat)
    }

    /// The Spirits whose Presence a Spirit may use for Range: itself and those it shares with.
    pub(crate) fn origins_of(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        let shares = self.standing.iter().filter(|standing| *standing.what == Lasting::SharePresence);
        let other = move |standing: &Standing| {
            let (user, target) = (standing.user, standing.target);
            if user == seat { Some(target) } else { (target == seat).then_some(user) }
        };
        std::iter::once(seat).chain(shares.filter_map(other))
    }

    /// The place of a lasting effect that a Spirit can still make use of.
    pub(crate) fn usable(&self, seat: Seat, wanted: impl Fn(Lasting) -> bool) -> Option<usize> {
        self.standing
            .iter()
            .position(|standing| standing.target == seat && standing.left > 0 && wanted(*standing.what))
    }

    /// How much more damage each use of a Spirit's Powers deals by its Special Rule.
    pub(crate) fn damage_bonus(&self, seat: Seat) -> u8 {
        self.spirit(seat)
            .traits()
            .filter_map(|bends| {
                let Trait::DamageBonus(more) = bends else { return None };
                Some(more)
            })
            .sum()
    }

    /// Lets something last from now on.
    pub(crate) fn let_last(&mut self, what: &'static Lasting, until: Until, land: Option<Land>) {
        let Some(action) = self.action() else { return };
        let (user, target) = (action.user, action.target.unwrap_or(action.user));
        if matches!(what, Lasting::Repeat(_)) && action.again {
            return;
        }
        let left = match (*what, land) {
            (Lasting::SkipSome(_, amount), Some(land)) => self.amount(amount, land, user),
            _ => Standing::uses(*what).unwrap_or(0),
        };
        let own = matches!(what, Lasting::Reclaim(Whose::User) | Lasting::MakeFastUser(_));
        let target = if own { user } else { target };
        let bonus_added = action.bonus_added;
        let source = action.source;
        self.standing.push(Standing { what, source, user, target, land, left, until, bonus_added });
    }

    /// If pieces have less Health now, those with too much damage are destroyed.
    pub(crate) fn weaken(&mut self, what: Lasting, log: &mut impl Log<Self>) {
        if matches!(what, Lasting::LessHealth(..)) {
            self.places().iter().for_each(|land| self.check_pieces(land, log));
        }
    }

    /// What lasts until now is gone, and so is what was used up.
    pub(crate) fn end_what_lasts(&mut self, until: Until, log: &mut impl Log<Self>) {
        let used_up = |standing: &Standing| standing.until == Until::UsedUp && standing.left == 0;
        let count = self.standing.len();
        self.standing.retain(|standing| standing.until != until && !used_up(standing));
        if self.standing.len() < count {
            // Without what kept them alive, damaged pieces may be destroyed (SI-R64).
            for land in self.places().iter() {
                self.check_pieces(land, log);
            }
        }
    }

    /// With the turn begins what was to begin then and to last until the game ends.
    pub(crate) fn begin_what_waits(&mut self, log: &mut impl Log<Self>) {
        let waiting = self.standing.iter_mut().filter(|standing| standing.until == Until::FromNextTurn);
        let begun = waiting.map(|standing| standing.until = Until::GameEnds).count();
        if begun > 0 {
            for land in self.places().iter() {
                self.check_pieces(land, log);
            }
        }
    }

    /// A land ravages by a card: what waits for that ends with the card.
    pub(crate) fn note_ravage(&mut self) {
        for standing in &mut self.standing {
            if standing.until == Until::NextRavage {
                standing.until = Until::ThisRavage;
            }
        }
    }

    /// The lands that a Vengeance may strike: its own and, if it is wide, those next to it.
    pub(crate) fn vengeance_reach(&self, land: Land, source: Source) -> Lands {
        let wide = self.standing.iter().any(|standing| {
            *standing.what == Lasting::WiderVengeance && standing.is_at(land) && standing.source == source
        });
        let own = Lands::only(land);
        if wide { own.or(self.island.around_with(land, self.island.seas())) } else { own }
    }

    /// The Towns, Cities and Dahan that the action in progress has destroyed in the land.
    pub(crate) fn to_be_avenged(&self, land: Land) -> u8 {
        self.done_with(Act::Destroyed, land, BUILDINGS.with(Kind::Dahan))
    }

    /// Whether the Vengeance at a place of the list has something to avenge and Invaders within its reach.
    pub(crate) fn is_vengeance_due(&self, place: usize) -> bool {
        let standing = &self.standing[place];
        standing.land.is_some_and(|land| {
            let reach = self.vengeance_reach(land, standing.source);
            self.to_be_avenged(land) > 0 && reach.iter().any(|near| self.island.at(near).has_invaders())
        })
    }
}

#[cfg(test)]
mod tests {
    use artel_engine::{Game as _, Seat, Seed};

    use crate::action::{Action, Source};
    use crate::components::Card;
    use crate::effect::{Lasting, Until};
    use crate::game::MOST_STANDING;
    use crate::spirit::PowerRef;
    use crate::{Setup, SpiritIsland};

    /// A lasting effect that does not fit would be a broken rule.
    #[test]
    #[should_panic(expected = "CapacityError")]
    fn what_lasts_is_never_dropped() {
        let mut game = SpiritIsland::new(&Setup::default(), Seed(1)).expect("the setup is one");
        let card = Card::all().next().expect("there are cards");
        game.begin_action(Action::new(Source::Power(PowerRef::Card(card)), Seat(0)));
        for _ in 0..=MOST_STANDING {
            game.let_last(&Lasting::DahanSafe, Until::TurnEnds, None);
        }
    }
}
