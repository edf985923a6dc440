//! What everybody sees of what the island is up against.

use serde::Serialize;

use crate::byte::byte;
use crate::components::{AdversaryName, BUILDINGS, BlightCard, BlightSide, Land, ScenarioName};
use crate::effect::{Loss, Victory};
use crate::game::SpiritIsland;

/// An adversary at its level.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)] // the names say it
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AdversaryView {
    pub adversary: AdversaryName,
    pub level: u8,
    /// How near it is to winning by its loss condition; none if it has none.
    pub loss: Option<CounterView>,
}

/// How near something is that ends the game: so many of so many.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)] // the names say it
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CounterView {
    /// The key of its name.
    pub name: &'static str,
    pub now: u8,
    /// The number at which it happens.
    pub limit: u8,
    /// Whether it happens at that number or below, and not at that number or above.
    pub falling: bool,
    /// The lands where it is so near, if it is about single lands.
    pub lands: Vec<Land>,
}

/// The Blight card.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)] // the names say it
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BlightView {
    /// Whether the island is healthy.
    pub healthy: bool,
    /// The card that was turned up; none while its healthy side is up, which tells nothing.
    pub card: Option<BlightCard>,
}

impl AdversaryView {
    pub(super) fn all_of(game: &SpiritIsland) -> Vec<AdversaryView> {
        let view = |&(adversary, level): &(AdversaryName, u8)| {
            let loss = adversary.entry().loss.map(|(name, loss)| CounterView::of(game, name, loss));
            AdversaryView { adversary, level, loss }
        };
        game.adversaries().iter().map(view).collect()
    }
}

/// The scenario.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)] // the names say it
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ScenarioView {
    pub scenario: ScenarioName,
    /// How near its loss condition is; none if it has none.
    pub loss: Option<CounterView>,
    /// How near its own way to victory is; none if it wins as usual.
    pub victory: Option<CounterView>,
    /// The lands that it speaks of: the Inner Lands.
    pub lands: Vec<Land>,
}

impl ScenarioView {
    pub(super) fn of(game: &SpiritIsland, scenario: ScenarioName) -> ScenarioView {
        let panel = scenario.entry();
        let inner = matches!(panel.loss, Some((_, Loss::InInnerLands(_))));
        let lands = if inner { game.inner_lands().iter().collect() } else { Vec::new() };
        let victory = match panel.victory {
            Victory::Usual => None,
            Victory::Rituals => {
                let (name, now) = ("ritual-of-terror", game.terror.rituals());
                Some(CounterView { name, now, limit: 3, falling: false, lands: Vec::new() })
            }
            Victory::Insurrection => Some(CounterView::of_insurrection(game)),
        };
        let loss = panel.loss.map(|(name, loss)| CounterView::of(game, name, loss));
        ScenarioView { scenario, loss, victory, lands }
    }
}

impl CounterView {
    /// The lands in which Towns and Cities outnumber Dahan: few enough of them win.
    fn of_insurrection(game: &SpiritIsland) -> CounterView {
        let lands: Vec<Land> = game.overrun().iter().collect();
        let limit = if game.terror_level() < 3 { 0 } else { game.players() - 1 };
        CounterView { name: "coordinated-insurrection", now: byte(lands.len()), limit, falling: true, lands }
    }

    fn of(game: &SpiritIsland, name: &'static str, loss: Loss) -> CounterView {
        match loss {
            Loss::Buildings(limit) => {
                let count = |land: &Land| game.island.at(*land).total(BUILDINGS);
                let now = game.lands().iter().map(|land| count(&land)).max().unwrap_or(0);
                let lands = game.lands().iter().filter(|land| now > 0 && count(land) == now).collect();
                CounterView { name, now, limit, falling: false, lands }
            }
            Loss::InInnerLands(kinds) => {
                let lands = game.inner_lands().and(game.island.with(kinds));
                let now = lands.iter().map(|land| game.island.at(land).total(kinds)).sum();
                CounterView { name, now, limit: 1, falling: false, lands: lands.iter().collect() }
            }
            Loss::FewPerPlayer(kinds, each) => {
                let now = u8::try_from(game.all_over(kinds)).unwrap_or(u8::MAX);
                let limit = (each * game.players()).saturating_sub(1);
                CounterView { name, now, limit, falling: true, lands: Vec::new() }
            }
        }
    }
}

impl BlightView {
    pub(super) fn of(game: &SpiritIsland) -> Option<BlightView> {
        match game.blight_side {
            BlightSide::NoCard => None,
            side @ (BlightSide::Healthy | BlightSide::Turned(_)) => {
                Some(BlightView { healthy: side.is_healthy(), card: side.card() })
            }
        }
    }
}
