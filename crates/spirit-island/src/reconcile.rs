//! What is about to happen and may be skipped or changed instead: an action of the Invaders in a land, or an instruction
//! (SM-R52, SI-R60).
//!
//! Everything that would skip or change it is listed here and nowhere else. What costs nothing and leaves nothing of it
//! comes first. Then those are asked who may skip it for a price. What must be applied comes last; if there are several
//! such changes and their order matters, the players choose which is first. After each change the list is made again: what
//! was changed may no longer be what another one speaks of, and a change that comes too late is not used up.
//!
//! A new change is a variant of [`Change`], with its terms, and what is left when it is applied.

use arrayvec::ArrayVec;
use artel_engine::{Log, Phrase, Seat};

use crate::action::{Action, Source};
use crate::byte::byte;
use crate::changes::Spread;
use crate::components::{INVADERS, Kind, Land, Lands};
use crate::effect::{InvaderAction, Lasting, Trait};
use crate::event::Event;
use crate::game::SpiritIsland;
use crate::question;
use crate::standing::Standing;

/// Something that is about to happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Coming {
    /// The Invaders act in a land.
    Act(Act),
    /// 1 Blight is added to a land. `who` decides where it cascades to.
    Blight { land: Land, spread: Spread, who: Seat },
    /// 1 Presence of a Spirit is destroyed in a land.
    Loss { land: Land, seat: Seat },
    /// Pieces of a kind are damaged or destroyed in a land. That is done at once, so that only what nobody is asked about
    /// can change it.
    Harm { land: Land, kind: Kind },
}

impl Coming {
    /// Where it is about to happen.
    pub(crate) fn land(self) -> Land {
        match self {
            Coming::Act(Act { land, .. })
            | Coming::Blight { land, .. }
            | Coming::Loss { land, .. }
            | Coming::Harm { land, .. } => land,
        }
    }
}

/// An action of the Invaders in a land.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Act {
    pub(crate) land: Land,
    pub(crate) action: InvaderAction,
    /// Whether it is not that of a card in its space (SM-136).
    pub(crate) extra: bool,
    /// What a Build adds, if that was changed.
    pub(crate) adds: Option<Kind>,
}

impl Act {
    /// An action that nothing has changed so far.
    pub(crate) fn new(land: Land, action: InvaderAction, extra: bool) -> Act {
        Act { land, action, extra, adds: None }
    }
}

/// Something that would skip or change what is about to happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Change {
    /// Such actions do not happen there this turn (SI-R54, SI-R58).
    Skip,
    /// By what lasts at this place of the list, the next such action does not happen there.
    SkipNext(u8),
    /// What lasts at this place of the list lets somebody skip one action.
    SkipOne(u8),
    /// The Spirit of this seat may destroy 1 Presence there to skip it.
    SkipForPresence(Seat),
    /// A Ravage of a card becomes a Build.
    BuildInstead,
    /// A Build that would add a City does not happen there.
    SkipCity,
    /// A Build adds an Explorer there.
    BuildExplorer,
    /// 1 token of this kind goes instead: Wilds for an Explore, Disease for a Build (SM-119, SM-120).
    Token(Kind),
    /// What lasts at this place of the list makes a Build of a Ravage there.
    RavageBuilds(u8),
    /// Blight cannot be added there.
    Pure,
    /// Such pieces cannot be damaged or destroyed there.
    Safe,
    /// It is only dreamt.
    Dream,
}

/// On what terms a change is applied.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Terms {
    /// It costs nothing: where it leaves nothing of what is coming, nobody needs to be asked.
    Free,
    /// This seat may apply it, or leave it.
    Offered(Seat),
}

/// More changes than there are to one thing.
const MOST_CHANGES: usize = 16;

/// The changes that apply to one thing.
type Changes = ArrayVec<Change, MOST_CHANGES>;

impl Change {
    fn terms(self, game: &SpiritIsland) -> Terms {
        match self {
            Change::SkipOne(place) => Terms::Offered(game.standing[usize::from(place)].user),
            Change::SkipForPresence(seat) => Terms::Offered(seat),
            Change::Skip
            | Change::SkipNext(_)
            | Change::BuildInstead
            | Change::SkipCity
            | Change::BuildExplorer
            | Change::Token(_)
            | Change::RavageBuilds(_)
            | Change::Pure
            | Change::Safe
            | Change::Dream => Terms::Free,
        }
    }

    /// What it says, where somebody has to choose.
    pub(crate) fn phrase(self) -> Phrase {
        Phrase::new(match self {
            Change::Skip | Change::SkipNext(_) | Change::SkipOne(_) | Change::SkipForPresence(_) => {
                "change-skip"
            }
            Change::BuildInstead => "change-build-instead",
            Change::SkipCity => "change-skip-city",
            Change::BuildExplorer => "change-build-explorer",
            Change::Token(kind) => return Phrase::new("change-token").name("kind", kind.id()),
            Change::RavageBuilds(_) => "change-ravage-builds",
            Change::Pure => "change-pure",
            Change::Safe => "change-safe",
            Change::Dream => "change-dream",
        })
    }

    /// What is left of what was coming.
    fn leaves(self, coming: Coming) -> Option<Coming> {
        match self {
            Change::BuildExplorer => {
                let Coming::Act(act) = coming else { unreachable!("only a Build is changed so") };
                Some(Coming::Act(Act { adds: Some(Kind::Explorer), ..act }))
            }
            Change::BuildInstead | Change::RavageBuilds(_) => {
                let Coming::Act(act) = coming else { unreachable!("only a Ravage becomes a Build") };
                Some(Coming::Act(Act { action: InvaderAction::Build, ..act }))
            }
            Change::Skip
            | Change::SkipNext(_)
            | Change::SkipOne(_)
            | Change::SkipForPresence(_)
            | Change::SkipCity
            | Change::Token(_)
            | Change::Pure
            | Change::Safe
            | Change::Dream => None,
        }
    }
}

impl SpiritIsland {
    /// Everything that would skip or change what is coming, in the order in which people are asked about it.
    fn changes(&self, coming: Coming) -> Changes {
        let mut changes = Changes::new();
        match coming {
            Coming::Act(act) => self.changes_of_act(act, &mut changes),
            Coming::Blight { land, .. } => changes.extend(self.is_pure(land).then_some(Change::Pure)),
            Coming::Loss { .. } => {}
            Coming::Harm { land, kind } => {
                changes.extend(self.is_safe(kind, land).then_some(Change::Safe));
                changes.extend(self.is_dream().then_some(Change::Dream));
            }
        }
        changes
    }

    fn changes_of_act(&self, act: Act, changes: &mut Changes) {
        let Act { land, action, .. } = act;
        changes.extend(self.is_skipped(land, action).then_some(Change::Skip));
        changes.extend(self.skips_next(land, action).map(Change::SkipNext));
        changes.extend(self.skips_one(land, action).map(Change::SkipOne));
        if action != InvaderAction::Explore {
            let paying = self.all_seats().filter(|&seat| self.can_skip_for_presence(seat, land));
            changes.extend(paying.map(Change::SkipForPresence));
        }
        if action == InvaderAction::Ravage && !act.extra && self.ravages_build() {
            changes.push(Change::BuildInstead);
        }
        if action == InvaderAction::Ravage {
            changes.extend(self.lasting_use_at(land, Lasting::FirstRavageBuilds).map(Change::RavageBuilds));
        }
        if action == InvaderAction::Build {
            let adds_city = act.adds.unwrap_or(self.building(land)) == Kind::City;
            changes.extend((adds_city && self.skips_city(land)).then_some(Change::SkipCity));
            changes
                .extend((act.adds.is_none() && self.builds_explorer(land)).then_some(Change::BuildExplorer));
        }
        changes.extend(self.token_against(land, action).map(Change::Token));
    }

    /// What changes harm that is about to be done; only what nobody is asked about does.
    #[inline]
    pub(crate) fn change_of_harm(&self, land: Land, kind: Kind) -> Option<Change> {
        self.changes(Coming::Harm { land, kind }).first().copied()
    }

    /// It happens, unless something skips or changes it.
    pub(crate) fn let_come(&mut self, coming: Coming, log: &mut impl Log<Self>) {
        let changes = self.changes(coming);
        if changes.is_empty() {
            self.happen(coming, log);
        } else {
            self.reconcile(coming, &changes, None, log);
        }
    }

    /// Somebody was offered to skip it and has not; the others go on.
    pub(crate) fn decline(&mut self, coming: Coming, declined: Change, log: &mut impl Log<Self>) {
        let changes = self.changes(coming);
        self.reconcile(coming, &changes, Some(declined), log);
    }

    /// Applies or offers the next of the changes to what is coming; those up to the one declined were offered before.
    fn reconcile(
        &mut self,
        coming: Coming,
        changes: &Changes,
        declined: Option<Change>,
        log: &mut impl Log<Self>,
    ) {
        let is_offered = |change: &Change| matches!(change.terms(self), Terms::Offered(_));
        let due: Changes = changes.iter().copied().filter(|change| !is_offered(change)).collect();
        // What skips it for nothing, however others change it first, comes first; so does the only change, if it skips.
        let skips = |change: &&Change| change.leaves(coming).is_none();
        let certain = due.iter().find(|change| **change == Change::Skip);
        let is_token = |change: &&Change| matches!(change, Change::Token(_));
        let certain = certain
            .or_else(|| due.first().filter(|_| due.len() == 1).filter(|only| skips(only) && !is_token(only)));
        if let Some(&certain) = certain {
            self.apply(certain, coming, log);
            return;
        }
        let passed = declined.and_then(|declined| changes.iter().position(|change| *change == declined));
        let rest = passed.map_or(&changes[..], |place| &changes[place + 1..]);
        if let Some(&offered) = rest.iter().find(|change| is_offered(change)) {
            self.offer(offered, coming);
            return;
        }
        // A token goes however others change it, unless something else skips it.
        let mut skipping = due.iter().filter(skips);
        if let Some(&token) = skipping.next().filter(is_token).filter(|_| skipping.next().is_none()) {
            return self.apply(token, coming, log);
        }
        match due[..] {
            [] => self.happen(coming, log),
            [only] => self.apply(only, coming, log),
            [..] => self.push(question::Order { coming }),
        }
    }

    /// What must be applied to what is coming, in any order (SI-R60).
    pub(crate) fn due_changes(&self, coming: Coming) -> impl Iterator<Item = Change> {
        let changes = self.changes(coming);
        changes.into_iter().filter(|change| change.terms(self) == Terms::Free)
    }

    /// Somebody is asked whether to skip it.
    fn offer(&mut self, change: Change, coming: Coming) {
        let Coming::Act(Act { land, action, extra, .. }) = coming else {
            unreachable!("only an action of the Invaders is skipped for a price")
        };
        match change {
            Change::SkipOne(standing) => self.push(question::SkipOne { land, action, standing, extra }),
            Change::SkipForPresence(who) => {
                self.push(question::SkipForPresence { land, action, who, extra });
            }
            Change::Skip
            | Change::SkipNext(_)
            | Change::BuildInstead
            | Change::SkipCity
            | Change::BuildExplorer
            | Change::Token(_)
            | Change::RavageBuilds(_)
            | Change::Pure
            | Change::Safe
            | Change::Dream => unreachable!("it costs nothing"),
        }
    }

    /// A change is applied, and paid for.
    pub(crate) fn apply(&mut self, change: Change, coming: Coming, log: &mut impl Log<Self>) {
        if let Change::SkipOne(place) | Change::SkipNext(place) = change {
            self.standing[usize::from(place)].left -= 1;
            self.strike_skipped(usize::from(place), coming.land());
        }
        if let Change::RavageBuilds(place) = change {
            self.standing[usize::from(place)].left = 0;
        }
        if let (Change::SkipForPresence(seat), Coming::Act(act)) = (change, coming) {
            self.begin_special(seat, Trait::SkipForPresence, act.land);
            self.destroy_presence(seat, act.land, log);
        }
        if change == Change::BuildInstead {
            self.note_ravage();
        }
        if let (Change::Token(kind), Coming::Act(act)) = (change, coming) {
            self.spend_token(kind, act.land, log);
        }
        match (change.leaves(coming), coming) {
            (Some(changed), _) => self.let_come(changed, log),
            (None, Coming::Act(Act { land, action, .. })) => log.push(self, Event::Skipped { land, action }),
            (None, Coming::Blight { .. } | Coming::Loss { .. } | Coming::Harm { .. }) => {}
        }
    }

    /// A Power that has skipped an action may strike afterwards, as an action of its own.
    fn strike_skipped(&mut self, place: usize, land: Land) {
        let Standing { source, user, .. } = self.standing[place];
        let strikes = self.standing.iter().filter_map(|standing| {
            let Lasting::StrikeSkipped(damage) = *standing.what else { return None };
            (standing.source == source && standing.user == user && standing.land == Some(land))
                .then_some(damage)
        });
        let damage: u8 = strikes.sum();
        if damage > 0 {
            self.begin_action(Action { land: Some(land), ..Action::new(source, user) });
            self.deal_damage(Lands::only(land), INVADERS, damage, user);
        }
    }

    /// A Spirit does what its Special Rule says about a land, as an action of its own.
    fn begin_special(&mut self, seat: Seat, bends: Trait, land: Land) {
        let spirit = self.spirit(seat);
        let Some(number) = spirit.panel().traits.iter().position(|(_, each)| *each == bends) else {
            unreachable!("the Spirit has this Special Rule")
        };
        let source = Source::Special(spirit.name, byte(number));
        self.begin_action(Action { land: Some(land), ..Action::new(source, seat) });
    }

    /// It happens.
    fn happen(&mut self, coming: Coming, log: &mut impl Log<Self>) {
        match coming {
            Coming::Act(Act { land, action: InvaderAction::Ravage, extra, .. }) => {
                self.ravage_now(land, extra, log);
            }
            Coming::Act(Act { land, action: InvaderAction::Build, adds, .. }) => {
                self.build_now(land, adds, log);
            }
            Coming::Act(Act { land, action: InvaderAction::Explore, .. }) => self.explore_now(land, log),
            Coming::Blight { land, spread, who } => self.add_blight_now(land, spread, who, log),
            Coming::Loss { land, seat } => self.lose_presence_now(seat, land, log),
            Coming::Harm { .. } => unreachable!("harm is done where it is asked about"),
        }
    }
}
