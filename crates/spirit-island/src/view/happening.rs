//! The Event card that is carried out.

use artel_engine::Seat;
use serde::Serialize;

use crate::agenda::{Ask, Step, Task};
use crate::components::{Card, EventCard};
use crate::game::{SpiritIsland, TABLE};

/// The Event card that is carried out, or was the last.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)] // the names say it
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct EventView {
    pub card: EventCard,
    /// The key of the main part that holds now; none if the players choose.
    pub holds: Option<&'static str>,
    /// How many of its three parts are still to come: 3 before the first; none if it is done.
    pub left: Option<u8>,
    /// What is put together for the price of a choice, if that is open.
    pub price: Option<PriceView>,
}

/// A price that all pay together.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)] // the names say it
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PriceView {
    /// The Energy that it costs in all.
    pub energy: u8,
    /// What is still to be paid.
    pub left: u8,
    /// What elements of the Spirits count.
    pub aid: u8,
    /// What was put in, by seat.
    pub put: Vec<PutView>,
}

/// What somebody has put in.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)] // the names say it
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PutView {
    pub seat: Seat,
    pub energy: u8,
    pub discarded: Vec<Card>,
    pub forgotten: Vec<Card>,
}

impl EventView {
    /// The Event card of this Invader phase, or the last one.
    pub(super) fn of(game: &SpiritIsland) -> Option<EventView> {
        let card = *game.event_discard().last()?;
        let to_come =
            game.agendas[TABLE].iter().filter(|task| matches!(task.step(), Some(Step::EventPart { .. })));
        let to_come = crate::byte::byte(to_come.count());
        let acts = game.underway.iter().any(|action| action.source == crate::action::Source::Event(card));
        Some(EventView {
            card,
            holds: game.main_part(card).map(|part| part.name),
            left: (acts || to_come > 0).then_some(to_come),
            price: PriceView::of(game),
        })
    }
}

impl PriceView {
    fn of(game: &SpiritIsland) -> Option<PriceView> {
        let Some(Task::Ask(Ask::PayTogether(open))) = game.agendas[TABLE].last() else { return None };
        let price = open.price(game);
        let put = game.all_seats().map(|seat| {
            let cards = |forget: bool| {
                let own = game.purse.cards.iter().filter(move |put| put.seat == seat && put.forget == forget);
                own.map(|put| put.card).collect()
            };
            let energy = game.purse.energy[seat.index()];
            PutView { seat, energy, discarded: cards(false), forgotten: cards(true) }
        });
        Some(PriceView {
            energy: price.energy,
            left: game.unpaid(price),
            aid: price.aided_by.map_or(0, |element| game.aid(element)),
            put: put.collect(),
        })
    }
}
