//! The Invader phase (SI-087, SI-110 to SI-160) and Time Passes.

use artel_engine::Log;

use crate::agenda::Task;
use crate::components::{BUILDINGS, Cards, Elements, INVADERS, InvaderCard, Kind, Land, Lands, Piece};
use crate::effect::{InvaderAction, Lasting};
use crate::end::Defeat;
use crate::event::Event;
use crate::game::{SpiritIsland, TABLE};
use crate::outcome::Due;

/// How much damage to the land adds Blight (SI-116).
pub(crate) const BLIGHTING: u8 = 2;

impl SpiritIsland {
    /// The steps of the Invader phase (SI-087).
    pub(crate) fn invader_phase(&mut self) {
        self.push(Task::ExploreStep);
        self.push(Task::BuildStep);
        self.push(Task::RavageStep);
        self.push(Task::FearCards);
    }

    /// The lands that an Invader card shows (SI-152, SI-196).
    pub(crate) fn shown(&self, card: InvaderCard) -> Lands {
        let card = card.entry();
        if card.coastal { self.island.coast() } else { self.island.of_terrains(card.terrains) }
    }

    /// The lands of the card with Invaders.
    pub(crate) fn shown_with_invaders(&self, card: Option<InvaderCard>) -> Lands {
        let shown = card.map_or(Lands::NONE, |card| self.shown(card));
        shown.iter().filter(|&land| self.island.at(land).has_invaders()).collect()
    }

    pub(crate) fn ravage_step(&mut self) {
        let lands = self.shown_with_invaders(self.ravage);
        self.push(Task::Ravages { lands });
    }

    /// What the Invaders of a land would deal now, after Defend (SI-113, SI-114).
    pub(crate) fn ravage_damage(&self, land: Land) -> u8 {
        let ground = self.island.at(land);
        let total: u8 = INVADERS
            .iter()
            .map(|kind| kind.attack().saturating_mul(ground.count(kind)))
            .fold(0, u8::saturating_add);
        total.saturating_sub(self.defend_in(land))
    }

    /// Whether it makes a difference in which order these lands ravage (SI-045).
    pub(crate) fn order_matters(&self, lands: Lands) -> bool {
        if lands.len() < 2 {
            return false;
        }
        let blights = |land: &Land| {
            self.ravage_damage(*land) >= BLIGHTING && !self.is_skipped(*land, InvaderAction::Ravage)
        };
        let blighted: Lands = lands.iter().filter(blights).collect();
        let cascades = blighted.iter().any(|land| self.island.at(land).blight > 0);
        let pool_may_end = u32::from(self.blight_pool) <= blighted.len();
        let avenged = self.standing.iter().any(|standing| standing.what == Lasting::Vengeance);
        cascades
            || pool_may_end
            || avenged
            || self.presence_at_stake(blighted)
            || self.victory_at_stake(lands)
    }

    /// Whether a Spirit could lose all its Presence to Blight in these lands.
    fn presence_at_stake(&self, lands: Lands) -> bool {
        self.all_seats().any(|seat| self.island.presence(seat.index()).minus(lands).is_empty())
    }

    /// Whether counterattacks in these lands could win the game.
    fn victory_at_stake(&self, lands: Lands) -> bool {
        let fights = lands.iter().any(|land| self.island.at(land).count(Kind::Dahan) > 0);
        let gone = [INVADERS, BUILDINGS, self.to_be_gone()];
        let elsewhere = self.island.lands.minus(lands);
        let clears = gone.iter().any(|&kinds| !elsewhere.iter().any(|land| self.island.at(land).has(kinds)));
        fights && (clears || self.fear_deck <= 1)
    }

    /// A land ravages, unless that is skipped (SI-126).
    pub(crate) fn ravage_land(&mut self, land: Land, log: &mut impl Log<Event>) {
        if self.is_skipped(land, InvaderAction::Ravage) {
            log.push(Event::Skipped { land, action: InvaderAction::Ravage });
        } else if let Some(place) = self.skip_one(land, InvaderAction::Ravage) {
            self.push(Task::SkipOne { land, action: InvaderAction::Ravage, standing: place as u8 });
        } else {
            self.ravage_now(land, log);
        }
    }

    /// First the Invaders damage land and Dahan, then the surviving Dahan strike back (SI-112).
    pub(crate) fn ravage_now(&mut self, land: Land, log: &mut impl Log<Event>) {
        let damage = self.ravage_damage(land);
        log.push(Event::Ravaged { land, damage });
        self.push(Task::Settle);
        self.push(Task::Counterattack { land });
        self.damage_dahan(land, damage, log);
        if damage >= BLIGHTING {
            self.add_blight(land, self.keeper(land), log);
        }
    }

    pub(crate) fn counterattack(&mut self, land: Land, log: &mut impl Log<Event>) {
        let dahan = self.island.at(land).count(Kind::Dahan);
        let damage = dahan.saturating_mul(Kind::Dahan.attack());
        if damage > 0 && self.island.at(land).has_invaders() {
            log.push(Event::Counterattacked { land, damage });
            let who = self.keeper(land);
            self.push(Task::Hit { lands: Lands::only(land), kinds: INVADERS, left: damage, who });
        }
    }

    pub(crate) fn build_step(&mut self) {
        let lands = self.shown_with_invaders(self.build);
        self.push(Task::Builds { lands });
    }

    /// One land after another builds; their order makes no difference.
    pub(crate) fn builds(&mut self, lands: Lands) {
        if let Some(land) = lands.first() {
            self.push(Task::Builds { lands: lands.without(land) });
            self.push(Task::Build { land });
        }
    }

    pub(crate) fn build_land(&mut self, land: Land, log: &mut impl Log<Event>) {
        if self.is_skipped(land, InvaderAction::Build) {
            log.push(Event::Skipped { land, action: InvaderAction::Build });
        } else if let Some(place) = self.skip_one(land, InvaderAction::Build) {
            self.push(Task::SkipOne { land, action: InvaderAction::Build, standing: place as u8 });
        } else {
            self.build_now(land, log);
        }
    }

    /// A City if there are more Towns than Cities, else a Town (SI-135).
    pub(crate) fn building(&self, land: Land) -> Kind {
        let ground = self.island.at(land);
        if ground.count(Kind::Town) > ground.count(Kind::City) { Kind::City } else { Kind::Town }
    }

    pub(crate) fn build_now(&mut self, land: Land, log: &mut impl Log<Event>) {
        let stopped = self.building(land) == Kind::City && self.skips_city(land);
        match (stopped, self.builds_explorer(land)) {
            (true, true) => self.push(Task::SkipOrChange { land }),
            (true, false) => log.push(Event::Skipped { land, action: InvaderAction::Build }),
            (false, changed) => self.build_piece(land, changed, log),
        }
    }

    /// A piece is built; an Explorer if a Special Rule has changed the Build.
    pub(crate) fn build_piece(&mut self, land: Land, changed: bool, log: &mut impl Log<Event>) {
        let kind = if changed { Kind::Explorer } else { self.building(land) };
        self.island.at_mut(land).add(Piece::whole(kind), 1);
        log.push(Event::Built { kind, land });
    }

    /// The next Invader card is revealed; there must be one (SI-141, SI-175).
    pub(crate) fn explore_step(&mut self, log: &mut impl Log<Event>) {
        if self.next_stage().is_none() {
            self.lose(Defeat::Invaders, log);
        } else {
            self.due = Some(Due::Invaders);
        }
    }

    /// The Invader cards that may be the next one.
    pub(crate) fn next_invaders(&self) -> impl Iterator<Item = InvaderCard> {
        let stage = self.next_stage();
        let unseen = self.invaders_unseen;
        InvaderCard::all()
            .filter(move |card| unseen >> card.place() & 1 == 1 && Some(card.entry().stage) == stage)
    }

    /// An Invader card was revealed.
    pub(crate) fn invaders_revealed(&mut self, card: InvaderCard, log: &mut impl Log<Event>) {
        self.invaders_unseen &= !(1 << card.place());
        self.invaders_drawn += 1;
        log.push(Event::InvadersRevealed { card });
        self.scope = TABLE;
        self.push(Task::Advance { explored: Some(card) });
        self.push(Task::Explore { card });
        if self.escalation && card.entry().escalation {
            for board in self.island.boards.clone().into_iter().rev() {
                self.push(Task::Escalate { board });
            }
        }
    }

    /// Whether Invaders can come to the land: from the Ocean, a Town or a City in it or next to it (SI-142).
    pub(crate) fn is_reached(&self, land: Land) -> bool {
        let near = self.island.around(land).or(Lands::only(land));
        land.board().coast().contains(land) || near.iter().any(|near| self.island.at(near).has(BUILDINGS))
    }

    /// Every land shown by the card gets an Explorer if it is reached (SI-142, SI-144).
    pub(crate) fn explore(&mut self, card: InvaderCard, log: &mut impl Log<Event>) {
        for land in self.shown(card).iter() {
            if !self.is_reached(land) {
                continue;
            }
            if self.is_skipped(land, InvaderAction::Explore) {
                log.push(Event::Skipped { land, action: InvaderAction::Explore });
            } else {
                self.island.at_mut(land).add(Piece::whole(Kind::Explorer), 1);
                log.push(Event::Explored { land });
            }
        }
    }

    /// The cards move on (SI-158).
    pub(crate) fn advance(&mut self, explored: Option<InvaderCard>, log: &mut impl Log<Event>) {
        if let Some(card) = self.ravage {
            let _ = self.invader_discard.try_push(card);
        }
        self.ravage = self.build;
        self.build = explored;
        log.push(Event::Advanced {});
    }

    /// What names the end of the turn comes just before it (SI-R52).
    pub(crate) fn time_passes_phase(&mut self) {
        self.push(Task::TimePasses);
        for place in (0..self.standing.len()).rev() {
            let standing = self.standing[place];
            if matches!(standing.what, Lasting::Reclaim(_)) {
                self.push(Task::Reclaim { who: standing.target });
            }
        }
    }

    /// Cards are discarded, elements, damage and lasting effects end (SI-161 to SI-164).
    pub(crate) fn time_passes(&mut self, log: &mut impl Log<Event>) {
        log.push(Event::TimePassed {});
        for spirit in &mut self.spirits {
            spirit.discard = spirit.discard.or(spirit.in_play);
            spirit.in_play = Cards::NONE;
            spirit.played = 0;
            spirit.used = Cards::NONE;
            spirit.made_fast = Cards::NONE;
            spirit.repeated = Cards::NONE;
            spirit.innates_used = 0;
            spirit.gained = Elements::NONE;
            spirit.count_elements();
        }
        self.standing.clear();
        self.skips.clear();
        for land in self.island.lands.iter() {
            let ground = self.island.at_mut(land);
            ground.heal();
            ground.defend = 0;
        }
    }
}
