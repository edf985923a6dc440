//! What the words of an effect mean where it is carried out: whom it speaks of, which lands, how much.

use artel_engine::{Seat, Set};

use arrayvec::ArrayVec;

use crate::action::{Action, Repeat, Source};
use crate::agenda::Step;
use crate::byte::byte;
use crate::components::{INVADERS, Kinds, Land, Lands, SpiritName};
use crate::deeds::Act;
use crate::effect::{Amount, Condition, Count, Effect, Effects, Place, Reach, Whose};
use crate::game::SpiritIsland;
use crate::owned::Zone;
use crate::spirit::PowerRef;
use crate::topology::MOST_BOARDS;

impl SpiritIsland {
    /// The effects happen in each of these lands, one after another.
    pub(crate) fn each_land(&mut self, mut lands: Lands, effects: Effects, who: Seat) {
        let Some(land) = lands.first() else { return };
        lands.remove(land);
        if !lands.is_empty() {
            self.push(Step::EachLand { lands, effects, who });
        }
        if self.is_power() {
            self.push(Step::Do { effects, land: Some(land), who });
        } else {
            self.share(self.keeper(land), Some(land), effects);
        }
    }

    /// A part of a card is carried out as an action of its own (SM-134): by a player or Spirit, on a board or in a land.
    pub(crate) fn share(&mut self, who: Seat, land: Option<Land>, effects: Effects) {
        let Some(card) = self.card_in_progress() else { unreachable!("a card is shared out") };
        self.begin_action(Action { share: true, land, ..Action::new(card.source, who) });
        if !effects.is_empty() {
            self.push(Step::Do { effects, land, who });
        }
    }

    /// One Spirit after another carries out effects, each as an action of its own.
    pub(crate) fn each_spirit(&mut self, left: Set<Seat>, effect: &'static Effect) {
        let Effect::EachSpirit(effects) = *effect else { unreachable!("the effect is for each Spirit") };
        let Some(who) = left.first() else { return };
        self.push(Step::EachSpirit { left: left.without(who), effect });
        self.share(who, None, effects);
    }

    /// The land with this number on the board of a land, if it is in play.
    pub(crate) fn numbered(&self, land: Land, number: u8) -> Option<Land> {
        self.island.board_of(land).iter().find(|land| land.number() == number)
    }

    /// The first land in play of the board at this place; none if the board has none left.
    pub(crate) fn first_of_board(&self, place: usize) -> Option<Land> {
        let board = self.island.boards[place].lands();
        board.and(self.island.lands).first()
    }

    /// On one board after another effects happen, each time as an action of its own (SM-134).
    pub(crate) fn each_board(&mut self, boards: &ArrayVec<u8, MOST_BOARDS>, effect: &'static Effect) {
        let (Effect::EachBoard(effects) | Effect::HalfOfBoards(effects)) = *effect else {
            unreachable!("the effect is for each board")
        };
        let Some((&place, rest)) = boards.split_first() else { return };
        self.push(Step::EachBoard { boards: rest.iter().copied().collect(), effect });
        let Some(land) = self.first_of_board(usize::from(place) - 1) else { return };
        let who = self.keeper(land);
        self.share(who, None, &[]);
        self.push(Step::Do { effects, land: Some(land), who });
    }

    /// Whom an effect speaks of.
    pub(crate) fn whose(&self, whose: Whose, who: Seat) -> Seat {
        let Some(action) = self.action() else { return who };
        match (whose, action.source) {
            (Whose::User, Source::Power(_)) => action.user,
            (
                Whose::User,
                Source::Fear(..)
                | Source::Event(_)
                | Source::Invaders(_)
                | Source::Blight(_)
                | Source::Track(..)
                | Source::Adversary(_)
                | Source::Scenario(_)
                | Source::Special(..),
            ) => who,
            (Whose::Target, _) => action.target.unwrap_or(who),
        }
    }

    /// How much an amount is, also where there is no land.
    pub(crate) fn amount_at(&self, amount: Amount, land: Option<Land>, who: Seat) -> u8 {
        let user = self.whose(Whose::User, who);
        // Without a land only what does not lie in one is counted.
        let any = land.or_else(|| self.island.lands.first());
        any.map_or(amount.fixed, |land| self.amount(amount, land, user))
    }

    /// Whether a condition holds, also where there is no land.
    pub(crate) fn holds_at(&self, condition: Condition, land: Option<Land>, who: Seat) -> bool {
        let user = self.whose(Whose::User, who);
        let any = land.or_else(|| self.island.lands.first());
        any.is_some_and(|land| self.holds(condition, land, user))
    }

    /// The lands next to a land of which a text speaks: for what the Invaders do by themselves no isolated ones.
    fn around_of_text(&self, land: Land) -> Lands {
        let by_invaders = self
            .action()
            .is_some_and(|action| matches!(action.source, Source::Invaders(_) | Source::Adversary(_)));
        if by_invaders { self.around_for_invaders(land) } else { self.around_now(land) }
    }

    /// The lands that a place means.
    pub(crate) fn lands_of(&self, place: Place, here: Option<Land>, who: Seat) -> Lands {
        let user = self.whose(Whose::User, who);
        let own = here.map_or(Lands::NONE, Lands::only);
        let around = here.map_or(Lands::NONE, |land| self.around_of_text(land));
        let board = here.map_or(Lands::NONE, |land| self.board_now(land));
        let reach = match place.reach {
            Reach::Anywhere => self.lands_now(),
            Reach::Adjacent => around,
            Reach::HereOrAdjacent => around.or(own),
            Reach::ElsewhereOnBoard => board.minus(own),
            Reach::TargetsLands => self.presence_now(self.whose(Whose::Target, who)),
            Reach::Within(range) => {
                let range = range.saturating_add(self.range_bonus(user));
                self.within_range(range, self.presence_now(user), user)
            }
            Reach::Origin => self.origin().map_or(Lands::NONE, Lands::only),
            Reach::FromOrigin(range) => {
                let range = range.saturating_add(self.range_bonus(user));
                self.within_range(range, self.origin().map_or(Lands::NONE, Lands::only), user).minus(own)
            }
            Reach::Targets => {
                let action = self.action();
                let lands = action.map(|action| action.land.into_iter().chain(action.chosen));
                lands.into_iter().flatten().collect()
            }
            Reach::TargetWithin(range) => {
                let target = self.whose(Whose::Target, who);
                let range = range.saturating_add(self.range_bonus(target));
                self.within_range(range, self.presence_now(target), target)
            }
            Reach::OnBoard | Reach::MostOf(_) | Reach::FewestOf(_) => board,
            Reach::Inner => self.inner_lands(),
            Reach::NearInner => self.near_inner(user),
            Reach::Nearest(kinds) => here.map_or(Lands::NONE, |land| self.nearest_with(kinds, land)),
            Reach::Numbered(number) => {
                here.and_then(|land| self.numbered(land, number)).map_or(Lands::NONE, Lands::only)
            }
            Reach::MostOnBoard(kinds) => {
                let count = |land: Land| self.island.at(land).total(kinds);
                let most = board.iter().map(count).max();
                board.iter().filter(|&land| Some(count(land)) == most).collect()
            }
            Reach::Most(kinds) => {
                let count = |land: Land| self.island.at(land).total(kinds);
                let most = self.lands_now().iter().map(count).max().filter(|most| *most > 0);
                self.lands_now().iter().filter(|&land| Some(count(land)) == most).collect()
            }
            Reach::FewestOfDiscard(kinds) => {
                let count = |land: Land| self.island.at(land).total(kinds);
                let shown = self.invader_discard.last().map_or(Lands::NONE, |&card| self.shown(card));
                let shown = board.and(shown);
                let fewest = shown.iter().map(count).min();
                shown.iter().filter(|&land| Some(count(land)) == fewest).collect()
            }
            Reach::PushedTo => self.done_in(Act::Pushed),
            Reach::LostPresence => self.done_in(Act::PresenceLost),
            Reach::MovedTo => self.done_in(Act::Moved),
            Reach::Damaged => self.done_in(Act::Damaged),
            Reach::OriginAndHere => self.origin().map_or(own, |origin| own.or(Lands::only(origin))),
            Reach::NearOriginAndHere => {
                self.origin().map_or(around, |origin| around.and(self.around_now(origin)))
            }
        };
        let fits = |land: &Land| place.tests.iter().all(|&test| self.holds(test, *land, user));
        let such: Lands = reach.iter().filter(fits).collect();
        let count = |kinds: Kinds| move |land: Land| self.island.at(land).total(kinds);
        if let Reach::MostOf(kinds) = place.reach {
            let most = such.iter().map(count(kinds)).max().filter(|most| *most > 0);
            return such.iter().filter(|&land| Some(count(kinds)(land)) == most).collect();
        }
        if let Reach::FewestOf(kinds) = place.reach {
            let fewest = such.iter().map(count(kinds)).min();
            return such.iter().filter(|&land| Some(count(kinds)(land)) == fewest).collect();
        }
        such
    }

    /// The land from which the Power in use was targeted.
    fn origin(&self) -> Option<Land> {
        self.action().and_then(|action| action.origin)
    }

    /// The id of the card or Power in use.
    pub(crate) fn source_id(&self) -> &'static str {
        match self.action().map(|action| action.source) {
            Some(Source::Power(power)) => power.power().id,
            Some(Source::Fear(card, _)) => card.id(),
            Some(Source::Event(card)) => card.id(),
            Some(Source::Invaders(action)) => action.id(),
            Some(Source::Blight(card)) => card.id(),
            Some(Source::Track(spirit, _)) => spirit.id(),
            Some(Source::Adversary(name)) => name.id(),
            Some(Source::Scenario(name)) => name.id(),
            Some(Source::Special(spirit, number)) => special_id(spirit, number),
            None => "",
        }
    }

    /// The Power is to be repeated, unless this is its repeat already.
    pub(crate) fn repeat_once(&mut self, how: Repeat) {
        if let Some(action) = self.action_mut()
            && !action.again
        {
            action.repeat = Some(how);
            action.repeats += 1;
        }
    }

    /// Whether a condition holds for the land; `user` is whom it calls the user.
    pub(crate) fn holds(&self, condition: Condition, land: Land, user: Seat) -> bool {
        let ground = self.island.at(land);
        match condition {
            Condition::Terrain(terrains) => self.has_terrain(land, terrains),
            Condition::Coastal => self.is_coastal(land),
            Condition::Inland => !self.is_coastal(land),
            Condition::AtLeast(count, kinds) => self.total_taking_part(land, kinds) >= count,
            Condition::AtMost(count, kinds) => self.total_taking_part(land, kinds) <= count,
            Condition::Exactly(count, kinds) => ground.total(kinds) == count,
            Condition::More(some, others) => {
                self.total_taking_part(land, some) > self.total_taking_part(land, others)
            }
            Condition::Blight => ground.blight() > 0,
            Condition::NoBlight => ground.blight() == 0,
            Condition::Presence => ground.all_presence() > 0,
            Condition::SacredSite => self.all_seats().any(|seat| self.is_site(seat, land)),
            Condition::OwnPresence => ground.presence(user) > 0,
            Condition::NoOwnPresence => ground.presence(user) == 0,
            Condition::Sites(count) => self.sites(user).len() >= u32::from(count),
            Condition::AnotherSpirit => self.action().is_some_and(|action| action.target != Some(user)),
            Condition::PresenceAdded => self.has_done(Act::PresenceAdded),
            Condition::PresenceAddedHere => self.done_there(Act::PresenceAdded, land) > 0,
            Condition::Brought => self.has_done(Act::Brought),
            Condition::BlightAdded => self.done_there(Act::Blighted, land) > 0,
            Condition::OwnSite => self.is_site(user, land),
            Condition::TargetsSite => self.is_site(self.whose(Whose::Target, user), land),
            Condition::Ocean => !land.is_land(),
            Condition::Healthy => self.is_healthy(),
            Condition::TerrorLevel(level) => self.terror_level() == level,
            Condition::TerrorAtLeast(level) => self.terror_level() >= level,
            Condition::TerrorAtMost(level) => self.terror_level() <= level,
            Condition::Stage(stage) => self.current_stage() == stage,
            Condition::CardForgotten => self.has_forgotten_card(),
            Condition::OnBoard(tests) => {
                let fits = |on: Land| tests.iter().all(|&test| self.holds(test, on, user));
                self.board_now(land).iter().any(fits)
            }
            Condition::PushedInto(kinds, tests) => {
                let pushed = |to: &Land| self.done_with(Act::Pushed, *to, kinds) > 0;
                self.done_in(Act::Pushed)
                    .iter()
                    .filter(pushed)
                    .any(|to| tests.iter().all(|&test| self.holds(test, to, user)))
            }
            Condition::NearOwnPresence(range) => {
                let near = Lands::only(land);
                let near = self.island.within_with(range, near, self.seas_now());
                !near.and(self.presence_now(user)).is_empty()
            }
            Condition::NoOtherCards => self.spirit(user).cards.count(Zone::Play) <= 1,
            Condition::Added(kinds) => self.done_so_far(Act::Added, kinds) > 0,
            Condition::Destroyed(kinds) => self.destroyed_so_far(kinds) > 0,
            Condition::OriginSite => self.origin().is_some_and(|origin| self.is_site(user, origin)),
            Condition::NotOnBoard(tests) => !self.holds(Condition::OnBoard(tests), land, user),
            Condition::ChosenTerrain => {
                let chosen = self.card_in_progress().and_then(|card| card.chosen);
                chosen.is_some_and(|chosen| self.terrain(chosen) == self.terrain(land))
            }
            Condition::CoastExactly(count, kinds) => {
                let coast = self.island.board_of(land).and(self.island.coast()).iter();
                coast.map(|on| self.island.at(on).total(kinds)).fold(0, u8::saturating_add) == count
            }
            Condition::BoardLands(count, kinds) => {
                let with = self.island.board_of(land).iter().filter(|&on| self.island.at(on).has(kinds));
                with.count() >= usize::from(count)
            }
            Condition::NearSuch(tests) => {
                let fits = |near: Land| tests.iter().all(|&test| self.holds(test, near, user));
                self.around_now(land).iter().any(fits)
            }
            Condition::NoPresence => ground.all_presence() == 0,
            Condition::AtMostTerror(kinds) => ground.total(kinds) <= self.terror_level(),
            Condition::BoardExceeds(kinds, than, by) => {
                self.on_board(land, kinds) >= self.on_board(land, than).saturating_add(by)
            }
            Condition::BoardAtLeast(count, kinds) => self.on_board(land, kinds) >= count,
            Condition::BoardAtMost(count, kinds) => self.on_board(land, kinds) <= count,
            Condition::InOwnLands(count, kinds) => {
                let own = self.island.presence(user).iter().map(|own| self.island.at(own).total(kinds));
                own.fold(0, u8::saturating_add) >= count
            }
            Condition::Near(count, kinds) => {
                let near = self.around_now(land).iter().map(|near| self.island.at(near).total(kinds));
                near.fold(0, u8::saturating_add) >= count
            }
            Condition::ShownFor(action) => self.shown_by(self.space(action)).contains(land),
            Condition::NotShownFor(action) => !self.shown_by(self.space(action)).contains(land),
            Condition::PresenceOnIsland(count) => self.presence_on_island(user) >= count,
            Condition::CardsInPlay(count) => self.spirit(user).cards.count(Zone::Play) >= count,
            Condition::CostInPlay(cost) => {
                self.spirit(user).cards.iter(Zone::Play).any(|card| card.entry().cost >= cost)
            }
            Condition::Any(conditions) => conditions.iter().any(|&each| self.holds(each, land, user)),
            Condition::All(conditions) => conditions.iter().all(|&each| self.holds(each, land, user)),
        }
    }

    /// Whether the Power card in use is its user's no more.
    fn has_forgotten_card(&self) -> bool {
        self.action().is_some_and(|action| {
            let Source::Power(PowerRef::Card(card)) = action.source else { return false };
            !self.spirit(action.user).cards.iter_own().any(|each| each == card)
        })
    }

    /// How much Presence the Spirit has on the island, wherever it is.
    fn presence_on_island(&self, user: Seat) -> u8 {
        let lands = self.island.presence_anywhere(user);
        let presence = lands.iter().map(|land| self.island.at(land).presence(user));
        presence.fold(0, u8::saturating_add)
    }

    /// How many pieces of these kinds are on the board of the land.
    fn on_board(&self, land: Land, kinds: Kinds) -> u8 {
        let there = self.island.board_of(land).iter().map(|on| self.island.at(on).total(kinds));
        there.fold(0, u8::saturating_add)
    }

    /// For how many lands of the island all these hold.
    fn lands_with(&self, tests: &[Condition], user: Seat) -> Lands {
        let fits = |land: &Land| tests.iter().all(|&test| self.holds(test, *land, user));
        self.lands_now().iter().filter(fits).collect()
    }

    /// How much an amount is in the land; `user` is whom it calls the user.
    pub(crate) fn amount(&self, amount: Amount, land: Land, user: Seat) -> u8 {
        if amount.of == Count::Nothing {
            return amount.fixed.min(amount.most);
        }
        let count = self.count_of(amount.of, land, user) / u16::from(amount.per);
        let sum = u16::from(amount.fixed) + u16::from(amount.each) * count;
        // Nobody divides more than this, however much there is.
        sum.min(u16::from(amount.most)) as u8
    }

    /// How many things there are; `user` is whom they call the user.
    fn count_of(&self, count: Count, land: Land, user: Seat) -> u16 {
        let ground = self.island.at(land);
        u16::from(match count {
            Count::Nothing => 0,
            Count::Pieces(kinds) => self.total_taking_part(land, kinds),
            Count::Blight => ground.blight(),
            Count::BlightNear => self.around_now(land).iter().map(|near| self.island.at(near).blight()).sum(),
            Count::AtTarget(kinds) => {
                let target = self.action().and_then(|action| action.land).unwrap_or(land);
                self.island.at(target).total(kinds)
            }
            Count::HereAndNear(kinds) => {
                let near = self.around_now(land).or(Lands::only(land));
                near.iter().map(|near| self.island.at(near).total(kinds)).fold(0, u8::saturating_add)
            }
            Count::Types(kinds) => byte(kinds.iter().filter(|&kind| ground.count(kind) > 0).count()),
            Count::Presence => ground.all_presence(),
            Count::OwnPresence => ground.presence(user),
            Count::Pushed => self.done_with(Act::Pushed, land, INVADERS),
            Count::SitesWithInvaders => byte(self.sites(user).and(self.island.with(INVADERS)).len() as usize),
            Count::Element(element) => self.spirit(user).elements.count(element),
            Count::Played(whose) => self.spirit(self.whose(whose, user)).played,
            Count::Destroyed(kinds) => self.destroyed_so_far(kinds),
            Count::Removed(kinds) => self.done_so_far(Act::Removed, kinds),
            Count::Players => self.players(),
            Count::InvaderDiscard => byte(self.invader_discard.len()),
            Count::Half(kinds) => ground.total(kinds).div_ceil(2),
            Count::Lands(tests) => byte(self.lands_with(tests, user).len() as usize),
            Count::Boards(tests) => {
                let with = self.lands_with(tests, user);
                byte(self.island.boards.iter().filter(|board| !board.lands().and(with).is_empty()).count())
            }
            Count::Sites => byte(self.all_seats().filter(|&seat| self.is_site(seat, land)).count()),
            Count::SpiritsWithSites => {
                byte(self.all_seats().filter(|&seat| !self.sites(seat).is_empty()).count())
            }
            Count::Adjacent => byte(self.around_now(land).len() as usize),
            Count::Product(counts) => {
                return counts.iter().map(|&each| self.count_of(each, land, user)).product();
            }
        })
    }
}

/// The id of a Special Rule.
pub(crate) fn special_id(spirit: SpiritName, number: u8) -> &'static str {
    spirit.entry().traits[usize::from(number)].0
}
