//! What was put in for a price that is open: `1:2` is Energy of the first seat, `2:forget:isolation` and
//! `2:discard:isolation` are cards of the second, and `elements:3` were used up by earlier prices.

use artel_engine::Seat;

use crate::agenda::{Ask, Task};
use crate::game::{SpiritIsland, TABLE};
use crate::owned::Zone;
use crate::purse::{Purse, PutCard};

use super::check::ensure;
use super::fields::{seat, short, small};

/// The words of a purse.
pub(super) fn write(purse: &Purse) -> Vec<String> {
    let energy = purse.energy.iter().zip(1..).filter(|(energy, _)| **energy > 0);
    let energy = energy.map(|(energy, seat): (_, u8)| format!("{seat}:{energy}"));
    let cards = purse.cards.iter().map(|put| {
        let how = if put.forget { "forget" } else { "discard" };
        format!("{}:{how}:{}", put.seat, put.card)
    });
    let spent = (purse.spent_elements > 0).then(|| format!("elements:{}", purse.spent_elements));
    energy.chain(cards).chain(spent).collect()
}

/// The purse that the words mean.
pub(super) fn read(rest: &str) -> Result<Purse, String> {
    let mut purse = Purse::default();
    for word in rest.split_whitespace() {
        match word.split(':').collect::<Vec<_>>()[..] {
            ["elements", spent] => purse.spent_elements = small(spent)?,
            [whose, energy] => purse.energy[seat(whose)?.index()] = small(energy)?,
            [whose, how @ ("forget" | "discard"), card] => {
                let put = PutCard { seat: seat(whose)?, card: card.parse()?, forget: how == "forget" };
                purse.cards.try_push(put).map_err(|_| "nobody puts in so many cards")?;
            }
            _ => return Err(format!("'{}' is nothing that is put in", short(word))),
        }
    }
    Ok(purse)
}

/// Something is put in only while a price is open, and only what somebody has.
pub(super) fn check(game: &SpiritIsland) -> Result<(), String> {
    let purse = &game.purse;
    let open =
        game.status.is_over() || matches!(game.agendas[TABLE].last(), Some(Task::Ask(Ask::PayTogether(_))));
    ensure(purse.is_empty() || open, || "nothing is put in while no price is open".into())?;
    let plays = |seat: Seat| seat.0 < game.players();
    let nobody = purse.energy.iter().skip(game.spirits.len()).all(|energy| *energy == 0);
    ensure(nobody && purse.cards.iter().all(|put| plays(put.seat)), || {
        "only who plays puts something in".into()
    })?;
    for (place, put) in purse.cards.iter().enumerate() {
        let twice = purse.cards[..place].iter().any(|other| other.card == put.card);
        let zone = game.spirit(put.seat).cards.zone_of(put.card);
        let has = if put.forget { zone.is_some_and(Zone::counts_as_own) } else { zone == Some(Zone::Hand) };
        ensure(has && !twice, || format!("'{}' cannot be put in so", put.card))?;
    }
    ensure(purse.spent_elements == 0 || game.underway.depth() > 0 || game.status.is_over(), || {
        "elements are used up only while an Event card is carried out".into()
    })
}
