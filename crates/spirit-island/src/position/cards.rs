//! Where the Power cards are: every card in one place.

use crate::agenda::{Ask, Step, Task};
use crate::components::{Card, Cards};
use crate::effect::PowerKind;
use crate::game::SpiritIsland;
use crate::question;

use crate::owned::Zone;

/// The cards that are in no deck; none may be in two places.
pub(super) fn placed(game: &SpiritIsland) -> Result<Cards, String> {
    let piles = game.spirits.iter().flat_map(|spirit| Zone::ALL.map(|zone| spirit.cards.set(zone)));
    let drawn = game.agendas.tasks().iter().filter_map(|task| match task {
        Task::Step(Step::Draw { drawn, .. }) | Task::Ask(Ask::Keep(question::Keep { drawn, .. })) => {
            Some(drawn)
        }
        Task::Step(_) | Task::Ask(_) => None,
    });
    let mut placed = Cards::NONE;
    let each = piles.chain([game.power_discards]).flat_map(Cards::iter);
    for card in each.chain(drawn.flatten().copied()) {
        if placed.contains(card) {
            return Err(format!("the card '{card}' is in two places"));
        }
        placed.insert(card);
    }
    Ok(placed)
}

/// The Unique Powers of the Spirits in play.
fn uniques(game: &SpiritIsland) -> Cards {
    game.spirits.iter().fold(Cards::NONE, |cards, spirit| cards.or(Card::uniques(spirit.name)))
}

/// The cards of the Power Progressions that were not yet taken (SI-263).
fn prepared(game: &SpiritIsland) -> Cards {
    let cards = game.spirits.iter().flat_map(|spirit| {
        let taken = spirit.progression.map_or(usize::MAX, usize::from);
        spirit.name.progression().iter().skip(taken)
    });
    cards.copied().collect()
}

/// Unique Powers that are in no other place are in the hand of their Spirit.
pub(super) fn deal_uniques(game: &mut SpiritIsland) -> Result<(), String> {
    let placed = placed(game)?;
    for spirit in &mut game.spirits {
        Card::uniques(spirit.name).minus(placed).iter().for_each(|card| spirit.cards.gain(card, Zone::Hand));
    }
    Ok(())
}

/// The cards that are in no other place are in the decks.
pub(super) fn decks(game: &SpiritIsland) -> Result<Cards, String> {
    let (placed, uniques, prepared) = (placed(game)?, uniques(game), prepared(game));
    let dealt = game.boxes.decks();
    if let Some(card) = placed.minus(dealt).minus(uniques).iter().next() {
        return Err(format!("'{card}' belongs to a Spirit that does not play"));
    }
    if let Some(card) = placed.and(prepared).iter().next() {
        return Err(format!("'{card}' is still to come in a Power Progression"));
    }
    Ok(dealt.minus(placed).minus(prepared))
}

/// What is wrong about where cards are.
pub(super) fn check(game: &SpiritIsland) -> Result<(), String> {
    if decks(game)? != game.power_decks.cards() {
        return Err("a Power card is neither in a deck nor anywhere else".into());
    }
    if let Some(card) = uniques(game).minus(placed(game)?).iter().next() {
        return Err(format!("'{card}' is nowhere"));
    }
    let of_kind = |cards: Cards, unique: bool| {
        cards.iter().find(|card| (card.entry().kind == PowerKind::Unique) != unique)
    };
    if let Some(card) = of_kind(game.power_discards, false) {
        return Err(format!("'{card}' is Unique: it is forgotten, not discarded"));
    }
    match game.spirits.iter().find_map(|spirit| of_kind(spirit.cards.set(Zone::Forgotten), true)) {
        Some(card) => {
            Err(format!("'{card}' is not Unique: it goes to the discard pile when it is forgotten"))
        }
        None => Ok(()),
    }
}
