//! Everything printed that can be looked up: the Spirits in play, their cards, then all others.

use artel_engine::Seat;
use artel_spirit_island::{Card, Cards, FearCard, SpiritIsland};
use artel_texts::Texts;

use super::symbols::disc;
use super::{card, desk, status};
use crate::Entry;

/// All entries, those of whoever is asked first.
pub(super) fn entries(game: &SpiritIsland, texts: &Texts) -> Vec<Entry> {
    let seats = seats(game);
    let mut entries: Vec<Entry> = seats.iter().map(|&seat| spirit(game, seat, texts)).collect();
    let mut told = Cards::NONE;
    for &seat in &seats {
        let spirit = game.spirit(seat);
        let place = [
            (spirit.in_play(), "isle-in-play"),
            (spirit.hand(), "isle-hand"),
            (spirit.discard(), "isle-discard"),
        ];
        for (cards, place) in place {
            let note = format!("{} {}", disc(seat), texts.name(place));
            entries.extend(cards.iter().map(|card| {
                let text = card::text(card.entry(), Some(spirit.elements()), texts);
                Entry { name: format!("{} – {note}", texts.name(card.id())), text }
            }));
            told = told.or(cards);
        }
    }
    let others = Card::all().filter(|card| !told.contains(*card));
    entries.extend(others.map(|card| Entry {
        name: format!("{} – {}", texts.name(card.id()), texts.name(card.entry().kind.id())),
        text: card::text(card.entry(), None, texts),
    }));
    entries.extend(FearCard::all().map(|card| Entry {
        name: format!("{} – {}", texts.name(card.id()), texts.name("isle-fear-card")),
        text: card::fear(card, texts),
    }));
    entries
}

/// The seats from the one that is asked on.
fn seats(game: &SpiritIsland) -> Vec<Seat> {
    let players = game.boards().len() as u8;
    let first = status::decider(game).0;
    (0..players).map(|step| Seat((first + step) % players)).collect()
}

fn spirit(game: &SpiritIsland, seat: Seat, texts: &Texts) -> Entry {
    let name = texts.name(game.spirit(seat).name().id());
    Entry { name: format!("{} {name}", disc(seat)), text: desk::panel(game, seat, texts) }
}
