//! The Ravage, step by step (SI-110 to SI-126). Whatever changes a Ravage changes one of these steps.
//!
//! | Step | Function |
//! |---|---|
//! | who takes part | [`SpiritIsland::ravagers`] |
//! | what one of them deals | [`SpiritIsland::attack_in`] |
//! | the sum | [`SpiritIsland::ravage_attack`] |
//! | Defend | [`SpiritIsland::defend_in`] |
//! | what is left of it | [`SpiritIsland::ravage_damage`] |
//! | what land and Dahan get of it | [`SpiritIsland::ravage_shares`] |
//! | how much the land can take | [`SpiritIsland::land_health`] |
//! | how much Blight that adds | [`SpiritIsland::blight_of`] |
//! | the order of the blows | [`SpiritIsland::ravage_now`] |
//! | the counterattack | [`SpiritIsland::counterattack_damage`] |

use artel_engine::{Log, Seat};

use crate::agenda::Step;
use crate::byte::byte;
use crate::changes::Spread;
use crate::components::{BUILDINGS, INVADERS, Kind, Kinds, Land, Lands, Piece, Pieces};
use crate::effect::make::{DAHAN, TOWN, TOWN_CITY, none_of, some, when};
use crate::effect::{Condition, Effect, Effects, InvaderAction, Lasting, Place, Reach};
use crate::event::Event;
use crate::game::SpiritIsland;
use crate::question;

/// A Town for Blight that a Ravage has added, where an adversary wants one.
pub(crate) const TOWN_AFTER_BLIGHT: Effects = &[when(
    Condition::BlightAdded,
    &[Effect::In(
        Place { reach: Reach::Adjacent, tests: &[none_of(TOWN_CITY)] },
        &[Effect::Add(some(1, TOWN))],
    )],
)];

/// What a Ravage deals after Defend, to each of those who suffer it.
///
/// ```
/// use artel_engine::{Game, Seed};
/// use artel_spirit_island::{Setup, Shares, SpiritIsland};
/// let game = SpiritIsland::new(&Setup::default(), Seed(1))?;
/// let land = "G1".parse()?;
/// assert_eq!(game.ravage_shares(land, 3), Shares { land: 3, dahan: 3 });
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shares {
    /// Damage to the land.
    pub land: u8,
    /// Damage to the Dahan.
    pub dahan: u8,
}

impl SpiritIsland {
    /// The kinds of pieces in the land that take part on the side of the Invaders (SI-111).
    #[inline]
    pub fn ravagers(&self, land: Land) -> Kinds {
        if self.explorers_fight(land) { INVADERS.without(Kind::Explorer) } else { INVADERS }
    }

    /// Whether Explorers in the land fight on the side of the Dahan.
    fn explorers_fight(&self, land: Land) -> bool {
        self.lasts_at(land, Lasting::ExplorersWithDahan)
    }

    /// Explorers who fight on the side of the Dahan fall first, so that as few as possible of both are left hurt; what is
    /// left of the damage.
    fn damage_explorers(&mut self, land: Land, damage: u8, log: &mut impl Log<Self>) -> u8 {
        if !self.explorers_fight(land) {
            return damage;
        }
        let there: Pieces = self.island.pieces(land, Kinds::only(Kind::Explorer)).collect();
        let mut left = damage;
        for (piece, count) in there {
            let health = self.health(Kind::Explorer, land).saturating_sub(piece.damage).max(1);
            let fallen = count.min(left / health);
            if fallen > 0 {
                left -= fallen * health;
                self.destroy(piece, fallen, land, log);
            }
        }
        left
    }

    /// What one piece of the kind deals in the land (SI-113, SI-122).
    #[inline]
    pub fn attack_in(&self, kind: Kind, land: Land) -> u8 {
        let changed = self.always().filter_map(|(lasting, _)| {
            let Lasting::Attack(of, attack) = lasting else { return None };
            (of == kind).then_some(attack)
        });
        let stronger = self.in_force().filter_map(|(lasting, _)| {
            let Lasting::StrongerAttack(kinds, more) = lasting else { return None };
            kinds.contains(kind).then_some(more)
        });
        let less = self.in_force().filter_map(|(lasting, _)| {
            let Lasting::LessAttack(kinds, less) = lasting else { return None };
            kinds.contains(kind).then_some(less)
        });
        let attack = stronger.fold(changed.last().unwrap_or(kind.attack()), u8::saturating_add);
        let attack = attack.saturating_sub(less.fold(0, u8::saturating_add));
        if INVADERS.contains(kind) { attack.saturating_sub(self.weaker_attack(land)) } else { attack }
    }

    /// How much more a Ravage of the land deals if its Invaders deal any damage (SM-081).
    fn stronger_ravage(&self, land: Land) -> u8 {
        let more = self.in_force().filter_map(|(lasting, user)| {
            let Lasting::StrongerRavage(condition, more) = lasting else { return None };
            self.holds(condition, land, user).then(|| self.amount(more, land, user))
        });
        more.fold(0, u8::saturating_add)
    }

    /// The sum of what all who take part deal (SI-113); those with Strife deal nothing (SM-080).
    #[inline]
    pub(crate) fn ravage_attack(&self, land: Land) -> u8 {
        let sum = self.attack_of(land, self.ravagers(land));
        let sum = if sum > 0 { sum.saturating_add(self.stronger_ravage(land)) } else { 0 };
        sum.saturating_sub(self.weaker_ravage(land))
    }

    /// What the pieces of these kinds deal.
    fn attack_of(&self, land: Land, kinds: Kinds) -> u8 {
        let pieces = self.taking_part(land, kinds);
        let attacks = pieces.filter(|(piece, _)| piece.strife == 0);
        let weakened = self.is_in_force(Lasting::WoundsWeaken);
        let less = |piece: Piece| {
            if weakened && INVADERS.contains(piece.kind) { piece.damage } else { 0 }
        };
        attacks
            .map(|(piece, count)| {
                self.attack_in(piece.kind, land).saturating_sub(less(piece)).saturating_mul(count)
            })
            .fold(0, u8::saturating_add)
    }

    /// Each Invader that attacks with Strife loses 1 of it, however much it damages (SM-080, SM-122, SM-124, SM-R18).
    fn spend_strife(&mut self, land: Land, log: &mut impl Log<Self>) {
        let attacking: Pieces = self.taking_part(land, self.ravagers(land)).collect();
        for (piece, count) in attacking {
            let times = if piece.strife > 0 { count } else { 0 };
            (0..times).for_each(|_| self.lose_strife(piece, land, log));
        }
    }

    /// What the Invaders of a land would deal now, after Defend (SI-114).
    #[inline]
    pub fn ravage_damage(&self, land: Land) -> u8 {
        self.ravage_attack(land).saturating_sub(self.defend_in(land))
    }

    /// Land and Dahan both take all of the damage (SI-115), unless Dahan are spared.
    #[inline]
    pub fn ravage_shares(&self, land: Land, damage: u8) -> Shares {
        let spared =
            self.lasts_at(land, Lasting::DahanSafeInRavage) || self.is_in_force(Lasting::DahanSitOut);
        let less = self.in_force().filter_map(|(lasting, _)| {
            let Lasting::LessToDahan(less) = lasting else { return None };
            Some(less)
        });
        let dahan = damage.saturating_sub(less.fold(0, u8::saturating_add));
        Shares { land: damage, dahan: if spared { 0 } else { dahan } }
    }

    /// How much damage at once blights the land; less does nothing (SI-116, SI-118, SI-203). What changes it adds up, and it
    /// is never less than 1 (NI-184 to NI-186).
    #[inline]
    pub fn land_health(&self, land: Land) -> u8 {
        let lasting = self.standing.iter().filter(|standing| standing.is_for_now());
        let lasting = lasting.map(|standing| {
            let there = standing.land == Some(land);
            self.more_land_health(*standing.what, there, land, standing.user)
        });
        let always = self.always().map(|(what, user)| self.more_land_health(what, false, land, user));
        let health = 2 + lasting.chain(always).map(i16::from).sum::<i16>();
        byte(usize::from(health.max(1).unsigned_abs()))
    }

    /// How much something that lasts changes the Health of a land; `there` if it speaks of the land.
    fn more_land_health(&self, what: Lasting, there: bool, land: Land, user: Seat) -> i8 {
        if let Lasting::LandHealth(more) = what {
            return if there { more } else { 0 };
        }
        let Lasting::LandHealthWhere(more, condition) = what else { return 0 };
        if self.holds(condition, land, user) { more } else { 0 }
    }

    /// How much Blight so much damage to the land adds: 1 at the most (SI-116, SI-117).
    #[inline]
    pub fn blight_of(&self, land: Land, damage: u8) -> u8 {
        u8::from(damage >= self.land_health(land))
    }

    /// What so many surviving Dahan deal; damage they have taken makes no difference (SI-122, SI-123).
    #[inline]
    pub fn counterattack_damage(&self, land: Land, dahan: u8) -> u8 {
        dahan.saturating_mul(self.attack_in(Kind::Dahan, land))
    }

    /// Whether it makes a difference in which order these lands ravage (SI-045).
    pub(crate) fn order_matters(&self, lands: Lands) -> bool {
        if lands.len() < 2 {
            return false;
        }
        let blights = |land: &Land| {
            self.blight_of(*land, self.ravage_shares(*land, self.ravage_damage(*land)).land) > 0
                && !self.is_skipped(*land, InvaderAction::Ravage)
        };
        let blighted: Lands = lands.iter().filter(blights).collect();
        let cascades = blighted.iter().any(|land| self.island.at(land).blight() > 0);
        let pool_may_end = u32::from(self.blight_pool) <= blighted.len();
        let avenged = self.standing.iter().any(|standing| *standing.what == Lasting::Vengeance);
        cascades
            || pool_may_end
            || avenged
            || self.presence_at_stake(blighted)
            || self.victory_at_stake(lands)
    }

    /// Whether a Spirit could lose all its Presence to Blight in these lands.
    fn presence_at_stake(&self, lands: Lands) -> bool {
        self.all_seats().any(|seat| self.island.presence_anywhere(seat).minus(lands).is_empty())
    }

    /// Whether counterattacks in these lands could win the game.
    fn victory_at_stake(&self, lands: Lands) -> bool {
        let fights = lands.iter().any(|land| self.island.at(land).count(Kind::Dahan) > 0);
        let gone = [INVADERS, BUILDINGS, self.to_be_gone()];
        let elsewhere = self.island.lands.minus(lands);
        let clears = gone.iter().any(|&kinds| !elsewhere.iter().any(|land| self.island.at(land).has(kinds)));
        fights && (clears || self.terror.cards() <= 1)
    }

    /// A land ravages, unless that is skipped (SI-126); `extra` if not by a card in the Ravage space.
    pub(crate) fn ravage_land(&mut self, land: Land, extra: bool, log: &mut impl Log<Self>) {
        self.act_in(land, InvaderAction::Ravage, extra, log);
    }

    /// First the Invaders damage land and Dahan, then the surviving Dahan strike back (SI-112).
    pub(crate) fn ravage_now(&mut self, land: Land, extra: bool, log: &mut impl Log<Self>) {
        if !extra {
            self.note_ravage();
        }
        self.begin_act(land, InvaderAction::Ravage);
        self.settle_who_ravages(land, log);
    }

    /// Those who take part in the Ravage in progress deal their damage.
    pub(crate) fn blows(&mut self, land: Land, log: &mut impl Log<Self>) {
        let damage = self.ravage_damage(land);
        let shares = self.ravage_shares(land, damage);
        let together = self.lasts_at(land, Lasting::DahanStrikeTogether);
        let dahan = together.then(|| self.total_taking_part(land, DAHAN));
        self.push(Step::Counterattack { land, dahan });
        log.push(self, Event::Ravaged { land, damage });
        self.spend_strife(land, log);
        let to_dahan = self.damage_explorers(land, shares.dahan, log);
        self.damage_dahan(land, to_dahan, log);
        self.damage_land(land, shares.land, log);
    }

    /// The land takes damage, which may blight it (SI-116, SI-203), and what the adversary makes of that.
    fn damage_land(&mut self, land: Land, damage: u8, log: &mut impl Log<Self>) {
        if self.blight_of(land, damage) == 0 {
            return;
        }
        let who = self.keeper(land);
        // What comes later lies below on the agenda.
        if self.always().any(|(lasting, _)| lasting == Lasting::TownAfterBlight) {
            self.push(Step::Do { effects: TOWN_AFTER_BLIGHT, land: Some(land), who });
        }
        if damage >= self.land_health(land).saturating_add(self.overkill().unwrap_or(u8::MAX)) {
            self.push(Step::AddBlight { land, spread: Spread::Quiet, who });
        }
        self.add_blight(land, who, log);
    }

    /// By how much more than its Health a land must be damaged for more Blight, if that matters.
    fn overkill(&self) -> Option<u8> {
        let limits = self.always().filter_map(|(lasting, _)| {
            let Lasting::MoreBlight(more) = lasting else { return None };
            Some(more)
        });
        limits.min()
    }

    /// The Dahan that are left strike, also if the Invaders did nothing (SI-122, SI-125); or those who were there before.
    pub(crate) fn counterattack(&mut self, land: Land, dahan: Option<u8>, log: &mut impl Log<Self>) {
        let dahan = dahan.unwrap_or(self.total_taking_part(land, DAHAN));
        let dahan = if self.is_in_force(Lasting::DahanSitOut) { 0 } else { dahan };
        let fights = self.explorers_fight(land);
        let allies = if fights { self.attack_of(land, Kinds::only(Kind::Explorer)) } else { 0 };
        let damage = self.counterattack_damage(land, dahan).saturating_add(allies);
        let kinds = self.ravagers(land);
        if damage > 0 && self.total_taking_part(land, kinds) > 0 {
            let who = self.keeper(land);
            let lands = Lands::only(land);
            self.push(question::Hit { lands, kinds, left: damage, who });
            self.add_badlands(lands, kinds, u8::MAX, who);
            log.push(self, Event::Counterattacked { land, damage });
        }
    }
}
