//! The Invader deck as text: a word for each card, the top card first.
//!
//! `stage-1` is an unseen card of that stage, a card's own name is that card, and `A|B` is one of two cards that were
//! shuffled among themselves. Without the line the deck is stacked as at the start, less what was turned up.

use crate::byte::byte;
use crate::components::{AdversaryName, EventCards, InvaderCard, InvaderCards, Stage};
use crate::deck::{Deck, Slot};
use crate::game::{InvaderDeck, SpiritIsland};
use crate::numbers;

use super::check::ensure;
use super::draft::Draft;
use super::fields::short;

/// The word of a deck without cards.
const NONE: &str = "none";

/// The deck after so many cards were turned up, if nothing has changed its order.
pub(super) fn usual(against: &[(AdversaryName, u8)], turned_up: usize) -> InvaderDeck {
    Deck::unseen(numbers::stage_order(against).into_iter().skip(turned_up))
}

/// The words of a deck.
pub(super) fn write(deck: &InvaderDeck) -> Vec<String> {
    let word = |slot: Slot<InvaderCard>| match slot {
        Slot::Unseen(stage) => stage.id().to_owned(),
        Slot::Known(card) => card.id().to_owned(),
        Slot::Shuffled(heap) => {
            let cards: Vec<&str> = deck.heap(heap).map(InvaderCard::id).collect();
            cards.join("|")
        }
    };
    if deck.len() == 0 { vec![NONE.to_owned()] } else { deck.slots().map(word).collect() }
}

/// The deck that the words mean, if every card lies in one place. `unseen` are the cards that nobody has seen when
/// the deck is not looked at; those that the deck names are taken out.
pub(super) fn read(words: &[String], unseen: &mut InvaderCards) -> Result<InvaderDeck, String> {
    ensure(words.len() <= numbers::MOST_INVADER_CARDS, || "the Invader deck has too many cards".into())?;
    let mut deck = usual(&[], usize::MAX);
    let mut heaps: Vec<&str> = Vec::new();
    for word in words.iter().rev().filter(|word| *word != NONE) {
        if let Ok(stage) = word.parse::<Stage>() {
            deck.put(Slot::Unseen(stage));
        } else if let Ok(card) = word.parse::<InvaderCard>() {
            take(card, unseen)?;
            deck.put(Slot::Known(card));
        } else {
            if !heaps.contains(&word.as_str()) {
                let cards = word.split('|').map(|card| card.parse().map_err(|_| strange(word)));
                let cards: Vec<InvaderCard> = cards.collect::<Result<_, _>>()?;
                cards.iter().try_for_each(|&card| take(card, unseen))?;
                let lie = words.iter().filter(|other| *other == word).count();
                ensure(lie == cards.len(), || format!("of '{word}' there are as many cards as names"))?;
                deck.begin_heap(&cards);
                heaps.push(word);
            }
            let heap = heaps.iter().position(|heap| heap == word).unwrap_or(0);
            deck.put(Slot::Shuffled(byte(heap)));
        }
    }
    for stage in Stage::ALL {
        let lie = deck.slots().filter(|slot| *slot == Slot::Unseen(stage)).count();
        let are = unseen.iter().filter(|card| card.entry().stage == stage).count();
        ensure(lie <= are, || format!("there are only {are} unseen cards of {stage}"))?;
    }
    Ok(deck)
}

/// The Event cards that were drawn, and those of which it is known where they lie; the others are in the deck.
pub(super) fn set_events(game: &mut SpiritIsland, draft: &Draft<'_>) -> Result<(), String> {
    let all = game.boxes.event_cards();
    let drawn: EventCards = draft.event_discard.iter().copied().collect();
    ensure(drawn.len() as usize == draft.event_discard.len(), || "an Event card was drawn twice".into())?;
    ensure(drawn.minus(all).is_empty(), || "an Event card is in none of the boxes of this game".into())?;
    if draft.no_events {
        let none = drawn.is_empty() && draft.event_known.is_empty();
        game.events = Deck::unseen([].into_iter());
        return ensure(none, || "without Event cards none was drawn".into());
    }
    let left = all.minus(drawn).len() as usize;
    game.events = Deck::unseen(vec![(); left].into_iter());
    game.event_discard = draft.event_discard.iter().copied().collect();
    for &(place, card) in &draft.event_known {
        let depth = place.checked_sub(1).map(usize::from).filter(|depth| *depth < left);
        let depth =
            depth.ok_or_else(|| format!("the Event deck has {left} cards, and none at place {place}"))?;
        let can = game.events.possible(depth, |card| game.is_new_event(card)).any(|each| each == card);
        ensure(can, || format!("'{card}' cannot lie at place {place} of its deck"))?;
        let unknown = all.minus(drawn);
        game.events.look(depth, card, |card| unknown.contains(card));
    }
    Ok(())
}

fn take(card: InvaderCard, unseen: &mut InvaderCards) -> Result<(), String> {
    ensure(unseen.contains(card), || format!("the card '{card}' is in two places"))?;
    unseen.remove(card);
    Ok(())
}

fn strange(word: &str) -> String {
    format!("'{}' is neither a stage nor an Invader card nor such cards joined by '|'", short(word))
}
