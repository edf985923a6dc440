//! What the coming Invader phase does if nobody does anything more before it.
//!
//! Fear cards still to be turned over, Blight that cascades and blows struck by Dahan are decided by people
//! or by chance when they come: they are counted here, but what follows from them is not foreseen.

use std::collections::BTreeMap;

use artel_engine::{Game, Seat, Set};
use artel_spirit_island::effect::InvaderAction;
use artel_spirit_island::{BUILDINGS, Editor, Kind, Land, Lands, Phase, SpiritIsland};

/// What the coming Invader phase does.
///
/// ```
/// use artel_engine::{Game, Seed};
/// use artel_odds::spirit_island::InvaderPhase;
/// use artel_spirit_island::{Setup, SpiritIsland};
/// let game = SpiritIsland::new(&Setup::default(), Seed(1))?;
/// let coming = InvaderPhase::of(&game);
/// assert!(coming.ravages.is_empty() && !coming.builds.is_empty(), "no card lies in the Ravage space yet");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug, Default)]
pub struct InvaderPhase {
    /// The lands that have to ravage.
    pub ravages: Vec<Ravage>,
    /// The lands that have to build.
    pub builds: Vec<Build>,
    /// The lands to which an Explorer may come.
    pub explores: Vec<Explore>,
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

impl InvaderPhase {
    /// What the coming Invader phase does if nobody does anything more; nothing if the game is over.
    pub fn of(game: &SpiritIsland) -> InvaderPhase {
        if game.status().is_over() {
            return InvaderPhase::default();
        }
        match game.phase() {
            Phase::Slow | Phase::TimePasses => {
                let mut editor = Editor::new(game);
                editor.pass_time();
                InvaderPhase::foreseen(editor.state())
            }
            Phase::Setup | Phase::BonusGrowth | Phase::Spirit | Phase::Fast | Phase::Invader => {
                InvaderPhase::foreseen(game)
            }
        }
    }

    fn foreseen(game: &SpiritIsland) -> InvaderPhase {
        let ahead = game.invaders_ahead();
        let ravages: Vec<Ravage> = ahead.ravages.iter().map(|land| Ravage::of(game, land)).collect();
        let certain = |land| !ahead.ravages.contains(land);
        let builds: Vec<Build> =
            ahead.builds.iter().map(|land| Build::of(game, land, certain(land))).collect();
        let suffered = || ravages.iter().filter(|ravage| ravage.blights && ravage.skipped == Skipped::No);
        let blighted: Lands = suffered().map(|ravage| ravage.land).collect();
        InvaderPhase {
            fear_cards: game.fear_earned(),
            blight: suffered().count() as u8,
            cascades: suffered().filter(|ravage| ravage.cascades).count() as u8,
            erased: Seat::first(game.players()).filter(|&seat| is_erased(game, seat, blighted)).collect(),
            deck_is_empty: ahead.explores && game.next_stage().is_none(),
            explores: if ahead.explores { explores(game, &builds) } else { Vec::new() },
            builds,
            ravages,
        }
    }
}

impl Skipped {
    fn of(game: &SpiritIsland, land: Land, action: InvaderAction) -> Skipped {
        if game.is_skipped(land, action) || game.token_against(land, action).is_some() {
            Skipped::Yes
        } else if game.may_be_skipped(land, action) {
            Skipped::IfWanted
        } else {
            Skipped::No
        }
    }
}

impl Ravage {
    /// What a land would suffer if it ravaged now.
    pub fn of(game: &SpiritIsland, land: Land) -> Ravage {
        let damage = game.ravage_damage(land);
        let shares = game.ravage_shares(land, damage);
        let blights = game.blight_of(land, shares.land) > 0 && !game.is_pure(land);
        let dahan_lost =
            game.dahan_falling(land, game.with_badlands(land, shares.dahan)).map(|(_, count)| count).sum();
        let survivors = game.count(land, Kind::Dahan) - dahan_lost;
        Ravage {
            land,
            skipped: Skipped::of(game, land, InvaderAction::Ravage),
            damage,
            blights,
            cascades: blights && game.blight(land) > 0,
            dahan_lost,
            counterattack: game.with_badlands(land, game.counterattack_damage(land, survivors)),
        }
    }
}

impl Build {
    /// What a land with Invaders would build now; `certain` says that nothing before can change it.
    pub fn of(game: &SpiritIsland, land: Land, certain: bool) -> Build {
        let stopped = game.building(land) == Kind::City && game.skips_city(land);
        let changed = game.builds_explorer(land);
        let skipped = match (Skipped::of(game, land, InvaderAction::Build), stopped, changed) {
            (Skipped::No | Skipped::IfWanted, true, false) => Skipped::Yes,
            (Skipped::No, true, true) => Skipped::IfWanted,
            (skipped, ..) => skipped,
        };
        let kind = if changed { Kind::Explorer } else { game.building(land) };
        Build { land, skipped, kind, certain }
    }
}

/// Whether a Spirit has no Presence left when Blight comes to these lands.
fn is_erased(game: &SpiritIsland, seat: Seat, blighted: Lands) -> bool {
    let left = |land| game.presence(seat, land).saturating_sub(u8::from(blighted.contains(land)));
    game.presence_lands(seat).iter().all(|land| left(land) == 0)
}

/// Where the next card may bring Explorers, after these Builds.
fn explores(game: &SpiritIsland, builds: &[Build]) -> Vec<Explore> {
    let comes = |build: &&Build| build.skipped == Skipped::No && BUILDINGS.contains(build.kind);
    let built: Lands = builds.iter().filter(comes).map(|build| build.land).collect();
    let mut cards_of: BTreeMap<Land, u8> = BTreeMap::new();
    let mut of = 0;
    for card in game.next_invaders() {
        of += 1;
        game.shown(card).iter().for_each(|land| *cards_of.entry(land).or_default() += 1);
    }
    let open = |land: Land| {
        let near = game.around(land).or(Lands::only(land));
        let from_built =
            near.and(built).iter().any(|near| !game.is_isolated(near)) && !game.is_isolated(land);
        (game.is_reached(land) || from_built)
            && Skipped::of(game, land, InvaderAction::Explore) != Skipped::Yes
    };
    let lands = cards_of.into_iter().filter(|&(land, _)| open(land));
    lands.map(|(land, cards)| Explore { land, cards, of }).collect()
}
