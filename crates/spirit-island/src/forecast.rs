//! What the coming Invader phase does if nobody does anything more before it.
//!
//! Fear cards still to be turned over, Blight that cascades and blows struck by Dahan are decided by people or by chance
//! when they come: they are counted here, but what follows from them is not foreseen.

use arrayvec::ArrayVec;
use artel_engine::{Seat, Set};

use crate::agenda::Task;
use crate::components::{BUILDINGS, Kind, Land, Lands, Piece};
use crate::effect::InvaderAction;
use crate::game::{Phase, SpiritIsland, TABLE};
use crate::invaders::BLIGHTING;
use crate::outcome::Due;

/// As many lands as an island can have.
const MOST_LANDS: usize = 24;

/// What the coming Invader phase does.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Forecast {
    /// The lands that have to ravage.
    pub ravages: ArrayVec<Ravage, MOST_LANDS>,
    /// The lands that have to build.
    pub builds: ArrayVec<Build, MOST_LANDS>,
    /// The lands to which an Explorer may come.
    pub explores: ArrayVec<Explore, MOST_LANDS>,
    /// How many Fear cards are turned over before.
    pub fear_cards: u8,
    /// Blight that comes without any cascade.
    pub blight: u8,
    /// How many times that Blight cascades.
    pub cascades: u8,
    /// The Spirits that lose their last Presence even without a cascade.
    pub erased: Set<Seat>,
    /// Whether an Invader card has to be revealed and none is left.
    pub deck_is_empty: bool,
}

/// Whether an action of the Invaders does not happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Skipped {
    /// It happens.
    No,
    /// Somebody will be asked.
    IfWanted,
    /// It does not happen.
    Yes,
}

/// What a land suffers if it ravages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ravage {
    /// The land.
    pub land: Land,
    /// Whether it is skipped.
    pub skipped: Skipped,
    /// Damage after Defend.
    pub damage: u8,
    /// Whether Blight is added.
    pub blights: bool,
    /// Whether that Blight cascades.
    pub cascades: bool,
    /// Dahan destroyed.
    pub dahan_lost: u8,
    /// Damage that the surviving Dahan deal.
    pub counterattack: u8,
}

/// What a land builds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Build {
    /// The land.
    pub land: Land,
    /// Whether it is skipped.
    pub skipped: Skipped,
    /// What is built.
    pub kind: Kind,
    /// Whether nothing that comes before can change it: the land does not ravage in the same phase.
    pub certain: bool,
}

/// How likely an Explorer comes to a land: the next card is one of `of`, of which `cards` bring one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Explore {
    /// The land.
    pub land: Land,
    /// The cards that bring an Explorer.
    pub cards: u8,
    /// The cards that may come next.
    pub of: u8,
}

/// What the Invader phase has still to do.
struct Ahead {
    ravages: Lands,
    builds: Lands,
    explores: bool,
}

impl SpiritIsland {
    /// What the coming Invader phase does if nobody does anything more; nothing if the game is over.
    pub fn forecast(&self) -> Forecast {
        if self.status.is_over() {
            return Forecast::default();
        }
        match self.phase {
            // What lasts until the end of the turn is gone by then.
            Phase::Slow | Phase::TimePasses => {
                let mut next = self.clone();
                next.time_passes(&mut artel_engine::NoLog);
                next.phase = Phase::Spirit;
                next.foreseen()
            }
            _ => self.foreseen(),
        }
    }

    fn foreseen(&self) -> Forecast {
        let ahead = self.ahead();
        let ravages: ArrayVec<Ravage, MOST_LANDS> =
            ahead.ravages.iter().map(|land| self.ravage_in(land)).collect();
        let builds =
            ahead.builds.iter().map(|land| self.build_in(land, !ahead.ravages.contains(land))).collect();
        let suffered = || ravages.iter().filter(|ravage| ravage.blights && ravage.skipped == Skipped::No);
        let blighted: Lands = suffered().map(|ravage| ravage.land).collect();
        let mut forecast = Forecast {
            fear_cards: self.fear_earned,
            blight: suffered().count() as u8,
            cascades: suffered().filter(|ravage| ravage.cascades).count() as u8,
            erased: self.all_seats().filter(|&seat| self.is_erased(seat, blighted)).collect(),
            deck_is_empty: ahead.explores && self.next_stage().is_none(),
            builds,
            ravages,
            explores: ArrayVec::new(),
        };
        if ahead.explores {
            forecast.explores = self.explores(&forecast.builds);
        }
        forecast
    }

    /// What the Invader phase that comes or has begun has still to do.
    fn ahead(&self) -> Ahead {
        let with_invaders = |card: Option<_>| -> Lands {
            let lands = card.map_or(Lands::NONE, |card| self.shown(card));
            lands.iter().filter(|&land| self.island.at(land).has_invaders()).collect()
        };
        let mut ahead =
            Ahead { ravages: with_invaders(self.ravage), builds: with_invaders(self.build), explores: true };
        if self.phase != Phase::Invader {
            return ahead;
        }
        let agenda = &self.agendas[TABLE];
        let waits = |step: &Task| agenda.contains(step);
        if !waits(&Task::RavageStep) {
            ahead.ravages = lands_left(agenda, InvaderAction::Ravage);
        }
        if !waits(&Task::BuildStep) {
            ahead.builds = lands_left(agenda, InvaderAction::Build);
        }
        ahead.explores = waits(&Task::ExploreStep) || self.due == Some(Due::Invaders);
        ahead
    }

    fn skipped(&self, land: Land, action: InvaderAction) -> Skipped {
        if self.is_skipped(land, action) {
            Skipped::Yes
        } else if self.skip_one(land, action).is_some() {
            Skipped::IfWanted
        } else {
            Skipped::No
        }
    }

    /// What a land would suffer if it ravaged now.
    pub fn ravage_in(&self, land: Land) -> Ravage {
        let ground = self.island.at(land);
        let damage = self.ravage_damage(land);
        let blights = damage >= BLIGHTING && !self.is_pure(land);
        let dahan_lost = self.dahan_lost(land, damage);
        let survivors = ground.count(Kind::Dahan) - dahan_lost;
        Ravage {
            land,
            skipped: self.skipped(land, InvaderAction::Ravage),
            damage,
            blights,
            cascades: blights && ground.blight > 0,
            dahan_lost,
            counterattack: survivors.saturating_mul(Kind::Dahan.attack()),
        }
    }

    /// How many Dahan so much damage destroys: as many as possible (SI-119 to SI-121).
    fn dahan_lost(&self, land: Land, mut damage: u8) -> u8 {
        if self.is_safe(Kind::Dahan, land) {
            return 0;
        }
        let health = self.health(Kind::Dahan, land);
        let mut lost = 0;
        for taken in (0..health).rev() {
            let need = health - taken;
            let count = self.island.at(land).count_of(Piece { kind: Kind::Dahan, damage: taken });
            let fallen = count.min(damage / need);
            damage -= fallen * need;
            lost += fallen;
        }
        lost
    }

    /// What a land would build now.
    fn build_in(&self, land: Land, certain: bool) -> Build {
        let stopped = self.building(land) == Kind::City && self.skips_city(land);
        let changed = self.builds_explorer(land);
        let skipped = match (self.skipped(land, InvaderAction::Build), stopped, changed) {
            (Skipped::No | Skipped::IfWanted, true, false) => Skipped::Yes,
            (Skipped::No, true, true) => Skipped::IfWanted,
            (skipped, ..) => skipped,
        };
        let kind = if changed { Kind::Explorer } else { self.building(land) };
        Build { land, skipped, kind, certain }
    }

    /// Whether a Spirit has no Presence left when Blight comes to these lands.
    fn is_erased(&self, seat: Seat, blighted: Lands) -> bool {
        let left = |land: Land| {
            let presence = self.island.at(land).presence[seat.index()];
            presence.saturating_sub(u8::from(blighted.contains(land)))
        };
        self.island.lands.iter().all(|land| left(land) == 0)
    }

    /// Where the next card may bring Explorers, after these Builds.
    fn explores(&self, builds: &[Build]) -> ArrayVec<Explore, MOST_LANDS> {
        let comes = |build: &&Build| build.skipped == Skipped::No && BUILDINGS.contains(build.kind);
        let built: Lands = builds.iter().filter(comes).map(|build| build.land).collect();
        let mut counts = [0; 64];
        let mut of = 0;
        for card in self.next_invaders() {
            of += 1;
            self.shown(card).iter().for_each(|land| counts[land.index() % 64] += 1);
        }
        let open = |land: &Land| {
            let near = self.island.around(*land).or(Lands::only(*land));
            counts[land.index() % 64] > 0
                && (self.is_reached(*land) || !near.and(built).is_empty())
                && !self.is_skipped(*land, InvaderAction::Explore)
        };
        let lands = self.island.lands.iter().filter(open);
        lands.map(|land| Explore { land, cards: counts[land.index() % 64], of }).collect()
    }

    /// The lands that have still to ravage and those that have still to build in this Invader phase or the next.
    pub fn invaders_ahead(&self) -> (Lands, Lands) {
        let ahead = self.ahead();
        (ahead.ravages, ahead.builds)
    }

    /// What a land with Invaders would build now; none if that is skipped for certain.
    pub fn next_build(&self, land: Land) -> Option<Kind> {
        let build = self.build_in(land, true);
        (build.skipped != Skipped::Yes).then_some(build.kind)
    }
}

/// The lands in which an action has still to happen, once its step has begun.
fn lands_left(agenda: &[Task], action: InvaderAction) -> Lands {
    agenda.iter().fold(Lands::NONE, |lands, task| {
        lands.or(match (task, action) {
            (&Task::Ravages { lands }, InvaderAction::Ravage)
            | (&Task::Builds { lands }, InvaderAction::Build) => lands,
            (&Task::Ravage { land }, InvaderAction::Ravage)
            | (&(Task::Build { land } | Task::SkipOrChange { land }), InvaderAction::Build) => {
                Lands::only(land)
            }
            (&Task::SkipOne { land, action: asked, .. }, _) if asked == action => Lands::only(land),
            _ => Lands::NONE,
        })
    })
}
