//! How well the team stands.

use artel_engine::{Game, Seat, Status};
use artel_odds::spirit_island::{Build, Ravage, Skipped};
use artel_spirit_island::effect::{PowerKind, Slot};
use artel_spirit_island::{INVADERS, Kind, Land, Lands, Phase, SpiritIsland, SpiritState};

use super::Weights;

/// How well the team stands, the higher the better.
pub(super) fn evaluate(game: &SpiritIsland, weights: &Weights) -> f64 {
    judged(game, weights, |judge| judge.island() + judge.fear() + judge.spirits())
}

/// How well the island stands, whatever the Spirits have: that Invaders are in their reach is nothing to aim for.
pub(super) fn evaluate_island(game: &SpiritIsland, weights: &Weights) -> f64 {
    judged(game, weights, |judge| judge.island() + judge.fear())
}

fn judged(game: &SpiritIsland, weights: &Weights, by: impl FnOnce(&Judge<'_>) -> f64) -> f64 {
    match game.status() {
        Status::Won => weights.end,
        Status::Lost(_) => -weights.end,
        Status::Playing => by(&Judge::new(game, weights)),
    }
}

/// A state with what weighs in it.
pub(super) struct Judge<'a> {
    game: &'a SpiritIsland,
    weights: &'a Weights,
    /// The lands that ravage before anybody can do anything more.
    now: Lands,
    /// The lands that build before.
    builds: Lands,
    /// The lands that ravage next.
    soon: Lands,
    /// The lands that ravage after that.
    later: Lands,
    /// What the next Blight costs.
    blight: f64,
}

impl<'a> Judge<'a> {
    pub(super) fn new(game: &'a SpiritIsland, weights: &'a Weights) -> Judge<'a> {
        let (ravage, build) = (game.shown_by(game.ravage_cards()), game.shown_by(game.build_cards()));
        let pool = f64::from(game.blight_pool()) / f64::from(game.players());
        let blight = weights.blight + weights.blight_late / pool.max(0.2);
        let (now, builds, soon, later) = match game.phase() {
            Phase::Slow | Phase::TimePasses => (Lands::NONE, Lands::NONE, ravage, build),
            Phase::Invader => {
                let ahead = game.invaders_ahead();
                (ahead.ravages, ahead.builds, build, Lands::NONE)
            }
            _ => (ravage, build, build, Lands::NONE),
        };
        Judge { game, weights, now, builds, soon, later, blight }
    }

    fn island(&self) -> f64 {
        let lands = self.game.lands().iter().map(|land| self.land(land, Ground::of(self.game, land)));
        lands.sum::<f64>() - self.spent_blight() - self.doom()
    }

    /// What it costs if the Blight that is coming empties the pool.
    fn doom(&self) -> f64 {
        let blights = |land: &Land| {
            let ravage = Ravage::of(self.game, *land);
            ravage.blights && ravage.skipped == Skipped::No
        };
        let pool = u32::from(self.game.blight_pool());
        if self.now.len() < pool || (self.now.iter().filter(blights).count() as u32) < pool {
            return 0.0;
        }
        0.5 * self.weights.end
    }

    /// How good it is that this lies in a land.
    fn land(&self, land: Land, mut ground: Ground) -> f64 {
        let mut sum = 0.0;
        if self.now.contains(land) && ground.attack() > 0 {
            sum -= self.ravage(land, &mut ground);
        }
        if self.builds.contains(land) && ground.has_invaders() {
            ground.build(self.game, land);
        }
        let goal = self.game.to_be_gone();
        let towns = if goal.contains(Kind::Town) { ground.towns } else { 0 };
        let in_the_way = f64::from(towns + ground.cities);
        sum - self.threat(land, ground) + self.tokens(land) + self.weights.dahan * f64::from(ground.dahan)
            - self.weights.in_the_way * in_the_way
    }

    /// What the spirit tokens of a land are worth: what each keeps away, less and less for more of a kind.
    fn tokens(&self, land: Land) -> f64 {
        let Weights { explorer, town, .. } = *self.weights;
        let of = |kind: Kind, first: f64| {
            let count = self.game.count(land, kind);
            first * (f64::from(count.min(1)) + 0.4 * f64::from(count.saturating_sub(1)))
        };
        of(Kind::Wilds, 0.6 * explorer)
            + of(Kind::Disease, 0.8 * town)
            + of(Kind::Strife, 0.6 * town)
            + of(Kind::Badlands, 0.3 * town)
            + of(Kind::Beasts, 0.5 * explorer)
    }

    /// How much better it gets if a piece goes from a land to another.
    pub(super) fn shift(&self, kind: Kind, from: Land, to: Land) -> f64 {
        let [here, there] = [from, to].map(|land| Ground::of(self.game, land));
        let before = self.land(from, here) + self.land(to, there);
        let after = self.land(from, here.with(kind, false)) + self.land(to, there.with(kind, true));
        after - before
    }

    /// What the Blight that has come has cost, each by how full the pool was.
    fn spent_blight(&self) -> f64 {
        let players = self.game.players();
        let full = self.game.blight_start();
        let cost = |pool: u8| {
            self.weights.blight + self.weights.blight_late / (f64::from(pool) / f64::from(players)).max(0.2)
        };
        (self.game.blight_pool() + 1..=full).map(cost).sum()
    }

    /// What a land suffers when it ravages now, and what is left in it.
    fn ravage(&self, land: Land, ground: &mut Ground) -> f64 {
        let ravage = Ravage::of(self.game, land);
        if ravage.skipped != Skipped::No {
            return 0.0;
        }
        let damage = ground.attack().saturating_sub(self.game.defend_in(land));
        let blights = |damage| self.game.blight_of(land, damage) > 0;
        let safe = blights(ravage.damage) && !ravage.blights;
        let health = self.game.health(Kind::Dahan, land);
        ground.dahan -= ground.dahan.min(self.game.with_badlands(land, damage) / health);
        let strike = self.game.counterattack_damage(land, ground.dahan);
        ground.strike(self.game.with_badlands(land, strike), self.game, land);
        let mut cost = 0.0;
        if blights(damage) && !safe {
            cost += self.blight * (1.0 + if ground.blight > 0 { self.weights.cascade } else { 0.0 });
            for seat in Seat::first(self.game.players()) {
                if self.game.presence(seat, land) > 0 {
                    let all = self.game.presence_lands(seat).len();
                    cost += self.weights.presence + self.weights.last_presence / f64::from(all);
                }
            }
            ground.blight += 1;
        }
        cost
    }

    /// What the Invaders of a land may do later.
    fn threat(&self, land: Land, ground: Ground) -> f64 {
        let weights = self.weights;
        let mut attack = ground.attack();
        if !ground.has_invaders() {
            return 0.0;
        }
        let pieces = weights.explorer * f64::from(ground.explorers)
            + weights.town * f64::from(ground.towns)
            + weights.city * f64::from(ground.cities);
        let likely = if self.soon.contains(land) {
            weights.soon
        } else if self.later.contains(land) {
            attack += 2;
            weights.later
        } else {
            weights.someday
        };
        let enough = self.game.land_health(land);
        if attack < enough {
            return pieces + likely * 0.3 * self.blight;
        }
        let presence: u8 =
            Seat::first(self.game.players()).map(|seat| self.game.presence(seat, land).min(1)).sum();
        let cascade = if ground.blight > 0 { weights.cascade } else { 0.0 };
        let blight = self.blight * (1.0 + cascade) + weights.presence * f64::from(presence);
        let dahan = weights.dahan * f64::from(ground.dahan.min(attack / 2));
        let beyond = weights.overkill * f64::from(attack - enough);
        pieces + likely * (blight + dahan + beyond)
    }

    fn fear(&self) -> f64 {
        let seen = self.game;
        let cards =
            f64::from(seen.fear_cards_earned()) + f64::from(seen.fear()) / f64::from(seen.fear_pool());
        self.weights.fear_card * cards * (1.0 + self.weights.fear_growth * cards)
            + 0.2 * self.weights.fear_card * f64::from(seen.fear_earned())
    }

    fn spirits(&self) -> f64 {
        Seat::first(self.game.players()).map(|seat| self.spirit(seat)).sum()
    }

    fn spirit(&self, seat: Seat) -> f64 {
        let (seen, weights) = (self.game, self.weights);
        let spirit = seen.spirit(seat);
        let mut presence = 0_u8;
        let mut lands = 0_u8;
        let mut sites = 0_u8;
        for land in seen.presence_lands(seat).iter() {
            let count = seen.presence(seat, land);
            presence += count;
            lands += 1;
            sites += u8::from(count >= 2);
        }
        let cards = spirit.hand().or(spirit.in_play()).or(spirit.discard());
        let majors = cards.iter().filter(|card| card.entry().kind == PowerKind::Major).count() as f64;
        let hand = f64::from(spirit.hand().len()).min(2.0 * f64::from(spirit.plays()));
        weights.presence * f64::from(presence) - weights.last_presence / f64::from(presence.max(1))
            + weights.spread * f64::from(lands)
            + weights.site * f64::from(sites.min(2))
            + self.reach(seat)
            + self.growth(spirit)
            + weights.card * f64::from(cards.len())
            + weights.major * majors
            + weights.hand * hand
    }

    /// What the uncovered tracks are worth, less and less as the game goes on, and the Energy as far as it can be used.
    fn growth(&self, spirit: &SpiritState) -> f64 {
        let weights = self.weights;
        let panel = spirit.panel();
        let shown = |track: &'static [Slot], covered: u8| {
            &track[..track.len() - usize::from(covered).min(track.len())]
        };
        let [on_energy, on_plays] = spirit.on_tracks();
        let (energy, plays) = (shown(panel.energy, on_energy), shown(panel.plays, on_plays));
        let elements = energy.iter().chain(plays).flat_map(Slot::elements).count() as f64;
        let income = f64::from(spirit.income()).min(1.0 + 1.5 * f64::from(spirit.plays()));
        let turns = 1.0 - 0.06 * f64::from(self.game.turn()).min(12.0);
        turns
            * (weights.income * income
                + weights.plays * f64::from(spirit.plays())
                + weights.energy_slot * energy.len() as f64
                + weights.plays_slot * plays.len() as f64
                + weights.element * elements)
            + weights.energy * f64::from(spirit.energy().min(10))
    }

    /// What it is worth to have Invaders in reach.
    fn reach(&self, seat: Seat) -> f64 {
        let near = self.game.within(1, self.game.presence_lands(seat));
        self.weights.reach * near.iter().filter(|&land| self.game.has_invaders(land)).count() as f64
    }
}

/// What lies in a land, or will.
#[derive(Clone, Copy)]
struct Ground {
    explorers: u8,
    towns: u8,
    cities: u8,
    dahan: u8,
    blight: u8,
    /// What Invaders with Strife do not deal.
    spared: u8,
}

impl Ground {
    fn of(seen: &SpiritIsland, land: Land) -> Ground {
        Ground {
            explorers: seen.count(land, Kind::Explorer),
            towns: seen.count(land, Kind::Town),
            cities: seen.count(land, Kind::City),
            dahan: seen.count(land, Kind::Dahan),
            blight: seen.blight(land),
            spared: {
                let strifed = seen.pieces(land, INVADERS).filter(|(piece, _)| piece.strife > 0);
                strifed.map(|(piece, count)| piece.kind.attack() * count).sum()
            },
        }
    }

    fn has_invaders(self) -> bool {
        self.explorers + self.towns + self.cities > 0
    }

    fn attack(self) -> u8 {
        let all = Kind::Explorer.attack() * self.explorers
            + Kind::Town.attack() * self.towns
            + Kind::City.attack() * self.cities;
        all.saturating_sub(self.spared)
    }

    /// The same with one piece more or less; what is not weighed changes nothing.
    fn with(mut self, kind: Kind, more: bool) -> Ground {
        let count = match kind {
            Kind::Explorer => &mut self.explorers,
            Kind::Town => &mut self.towns,
            Kind::City => &mut self.cities,
            Kind::Dahan => &mut self.dahan,
            Kind::Beasts
            | Kind::Wilds
            | Kind::Disease
            | Kind::Badlands
            | Kind::Strife
            | Kind::Vitality
            | Kind::Quake
            | Kind::Deeps
            | Kind::Omen
            | Kind::Blight
            | Kind::Presence
            | Kind::Incarna => return self,
        };
        *count = if more { *count + 1 } else { count.saturating_sub(1) };
        self
    }

    /// The Dahan strike the greatest Invaders first.
    fn strike(&mut self, damage: u8, game: &SpiritIsland, land: Land) {
        let mut left = damage;
        for (count, kind) in [
            (&mut self.cities, Kind::City),
            (&mut self.towns, Kind::Town),
            (&mut self.explorers, Kind::Explorer),
        ] {
            if *count > 0 && left > 0 {
                let health = game.health(kind, land);
                let fallen = (*count).min(left / health);
                *count -= fallen;
                left -= fallen * health;
            }
        }
    }

    fn build(&mut self, game: &SpiritIsland, land: Land) {
        let build = Build::of(game, land, true);
        match (build.skipped != Skipped::Yes).then_some(build.kind) {
            Some(Kind::Explorer) => self.explorers += 1,
            Some(_) if self.towns > self.cities => self.cities += 1,
            Some(_) => self.towns += 1,
            None => {}
        }
    }
}
