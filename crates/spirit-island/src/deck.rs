//! A deck whose cards are decided when they are turned up.
//!
//! Nobody knows the order of a shuffled deck, so none is kept: a place of the deck says only what is known of the card
//! there. When the card is turned up or looked at, chance picks one of those that it can be.

use arrayvec::ArrayVec;

/// A kind of card of which there are decks.
pub(crate) trait DeckCard: Copy + Eq + std::fmt::Debug {
    /// What is known of a card by its back or by how the deck is stacked, such as its stage.
    type Class: Copy + Eq + std::fmt::Debug;

    /// The class of the card.
    fn class(self) -> Self::Class;

    /// All cards there are.
    fn every() -> impl Iterator<Item = Self>;
}

/// What is known of the card at one place of a deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Slot<C: DeckCard> {
    /// A card of this class that nobody has seen.
    Unseen(C::Class),
    /// This card: it was put there, or somebody has looked at it.
    Known(C),
    /// One of the cards of this heap, which were shuffled among themselves.
    Shuffled(u8),
}

/// Cards face down, `MOST` at the most.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Deck<C: DeckCard, const MOST: usize> {
    /// The lowest card first, so that the top card is taken from the end.
    slots: ArrayVec<Slot<C>, MOST>,
    /// The cards that were shuffled among themselves, each with the number of its heap.
    shuffled: ArrayVec<(u8, C), MOST>,
}

impl<C: DeckCard, const MOST: usize> Deck<C, MOST> {
    /// A deck of unseen cards of these classes, the top card first.
    pub(crate) fn unseen(classes: impl DoubleEndedIterator<Item = C::Class>) -> Self {
        Deck { slots: classes.rev().map(Slot::Unseen).collect(), shuffled: ArrayVec::new() }
    }

    /// How many cards are left.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.slots.len()
    }

    /// What is known of the top card; none if the deck is empty.
    #[inline]
    pub(crate) fn top(&self) -> Option<Slot<C>> {
        self.slots.last().copied()
    }

    /// What is known of the cards, the top card first.
    pub(crate) fn slots(&self) -> impl DoubleEndedIterator<Item = Slot<C>> {
        self.slots.iter().rev().copied()
    }

    /// Whether the card at a slot can be this one. `is_new` says which cards nobody has seen: neither turned up nor
    /// known to be anywhere.
    #[inline]
    pub(crate) fn can_be(&self, slot: Slot<C>, card: C, is_new: impl Fn(C) -> bool) -> bool {
        match slot {
            Slot::Unseen(class) => card.class() == class && is_new(card) && !self.is_placed(card),
            Slot::Known(known) => known == card,
            Slot::Shuffled(heap) => self.shuffled.contains(&(heap, card)),
        }
    }

    /// The cards that the one `depth` below the top can be, all equally likely.
    pub(crate) fn possible(&self, depth: usize, is_new: impl Fn(C) -> bool) -> impl Iterator<Item = C> {
        let slot = self.slots().nth(depth);
        C::every().filter(move |&card| slot.is_some_and(|slot| self.can_be(slot, card, &is_new)))
    }

    /// The top card is turned up and leaves the deck: chance has decided that it is this one.
    pub(crate) fn turn(&mut self, card: C, is_new: impl Fn(C) -> bool) {
        let top = self.slots.pop();
        assert!(top.is_some_and(|slot| self.can_be(slot, card, is_new)), "the top card cannot be this one");
        if let Some(slot) = top {
            self.forget(slot, card);
        }
    }

    /// Somebody looks at the card `depth` below the top: from then on it is known to be this one.
    pub(crate) fn look(&mut self, depth: usize, card: C, is_new: impl Fn(C) -> bool) {
        let place = self.place(depth);
        let slot = self.slots[place];
        assert!(self.can_be(slot, card, is_new), "the card looked at cannot be this one");
        self.forget(slot, card);
        self.slots[place] = Slot::Known(card);
    }

    /// A known card is put under the top `depth` cards, or at the bottom if there are fewer.
    pub(crate) fn put_under(&mut self, depth: usize, card: C) {
        let place = self.slots.len().saturating_sub(depth);
        self.slots.insert(place, Slot::Known(card));
    }

    /// A card of which this is known is put under the top `depth` cards.
    pub(crate) fn insert_under(&mut self, depth: usize, slot: Slot<C>) {
        let place = self.slots.len().saturating_sub(depth);
        self.slots.insert(place, slot);
    }

    /// The card `depth` below the top leaves the deck unseen, or as what it is known to be.
    pub(crate) fn remove(&mut self, depth: usize) -> Slot<C> {
        let place = self.place(depth);
        self.slots.remove(place)
    }

    /// A card of which this is known is put on top.
    pub(crate) fn put(&mut self, slot: Slot<C>) {
        self.slots.push(slot);
    }

    /// The cards of a heap that are still in the deck.
    pub(crate) fn heap(&self, heap: u8) -> impl Iterator<Item = C> {
        self.shuffled.iter().filter(move |&&(each, _)| each == heap).map(|&(_, card)| card)
    }

    /// The class of the top card, as far as it is known; none if the deck is empty.
    pub(crate) fn top_class(&self) -> Option<C::Class> {
        self.class_of(self.top()?)
    }

    /// The class of the card at a slot, as far as it is known.
    pub(crate) fn class_of(&self, slot: Slot<C>) -> Option<C::Class> {
        match slot {
            Slot::Unseen(class) => Some(class),
            Slot::Known(card) => Some(card.class()),
            Slot::Shuffled(heap) => {
                let first = self.heap(heap).next()?.class();
                self.heap(heap).all(|card| card.class() == first).then_some(first)
            }
        }
    }

    /// These cards are shuffled among themselves; the places where they lie follow. Returns the number of the heap.
    pub(crate) fn begin_heap(&mut self, cards: &[C]) -> u8 {
        // Heaps are numbered from the bottom of the deck, without gaps.
        let heap = self.shuffled.last().map_or(0, |&(last, _)| last + 1);
        self.shuffled.extend(cards.iter().map(|&card| (heap, card)));
        heap
    }

    /// Known cards are shuffled among themselves and put on top.
    #[cfg_attr(not(test), expect(dead_code, reason = "the first card that does it comes with a later box"))]
    pub(crate) fn put_shuffled(&mut self, cards: &[C]) {
        let heap = self.begin_heap(cards);
        for _ in cards {
            self.put(Slot::Shuffled(heap));
        }
    }

    /// The cards that are known to be somewhere in the deck.
    pub(crate) fn placed(&self) -> impl Iterator<Item = C> {
        let known = self.slots.iter().filter_map(|slot| match *slot {
            Slot::Known(card) => Some(card),
            Slot::Unseen(_) | Slot::Shuffled(_) => None,
        });
        known.chain(self.shuffled.iter().map(|&(_, card)| card))
    }

    /// Whether the card is known to be somewhere in the deck.
    fn is_placed(&self, card: C) -> bool {
        self.placed().any(|each| each == card)
    }

    /// Where the card `depth` below the top is kept.
    fn place(&self, depth: usize) -> usize {
        assert!(depth < self.slots.len(), "the deck has not so many cards");
        self.slots.len() - 1 - depth
    }

    /// The card of this slot is no longer one of a heap.
    fn forget(&mut self, slot: Slot<C>, card: C) {
        let Slot::Shuffled(heap) = slot else { return };
        self.shuffled.retain(|&mut each| each != (heap, card));
        if self.heap(heap).next().is_none() {
            self.close_gap(heap);
        }
    }

    /// The heaps after one that is used up get the next lower number.
    fn close_gap(&mut self, gone: u8) {
        for (heap, _) in &mut self.shuffled {
            *heap -= u8::from(*heap > gone);
        }
        for slot in &mut self.slots {
            if let Slot::Shuffled(heap) = slot {
                *heap -= u8::from(*heap > gone);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A card of the tests: its class is its first digit.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    struct Number(u8);

    impl DeckCard for Number {
        type Class = u8;

        fn class(self) -> u8 {
            self.0 / 10
        }

        fn every() -> impl Iterator<Item = Number> {
            [11, 12, 13, 21, 22, 23].into_iter().map(Number)
        }
    }

    type Numbers = Deck<Number, 8>;

    /// What the card at each place can be, the top card first.
    fn possible(deck: &Numbers, seen: &[u8]) -> Vec<Vec<u8>> {
        let is_new = |card: Number| !seen.contains(&card.0);
        (0..deck.len()).map(|depth| deck.possible(depth, is_new).map(|card| card.0).collect()).collect()
    }

    fn fresh() -> Numbers {
        Deck::unseen([1, 1, 2].into_iter())
    }

    #[test]
    fn a_card_is_decided_when_it_is_turned_up() {
        let mut deck = fresh();
        assert_eq!(possible(&deck, &[]), [vec![11, 12, 13], vec![11, 12, 13], vec![21, 22, 23]]);
        deck.turn(Number(12), |_| true);
        assert_eq!(possible(&deck, &[12]), [vec![11, 13], vec![21, 22, 23]]);
    }

    #[test]
    #[should_panic(expected = "the top card cannot be this one")]
    fn a_card_of_another_class_is_not_turned_up() {
        fresh().turn(Number(21), |_| true);
    }

    #[test]
    fn a_card_put_under_the_top_two_comes_third() {
        let mut deck = fresh();
        deck.turn(Number(12), |_| true);
        deck.put_under(2, Number(12));
        assert_eq!(possible(&deck, &[12]), [vec![11, 13], vec![21, 22, 23], vec![12]]);
        deck.put_under(1, Number(23));
        assert_eq!(possible(&deck, &[12]), [vec![11, 13], vec![23], vec![21, 22], vec![12]]);
        // Deeper than the deck is the bottom.
        deck.put_under(9, Number(11));
        assert_eq!(possible(&deck, &[12]).last(), Some(&vec![11]));
    }

    #[test]
    fn a_card_that_was_looked_at_is_known_and_no_other_can_be_it() {
        let mut deck = fresh();
        deck.look(1, Number(13), |_| true);
        assert_eq!(possible(&deck, &[]), [vec![11, 12], vec![13], vec![21, 22, 23]]);
        deck.turn(Number(11), |_| true);
        deck.turn(Number(13), |card| card != Number(11));
        assert_eq!(deck.top(), Some(Slot::Unseen(2)));
    }

    #[test]
    fn heaps_are_numbered_without_gaps() {
        let mut deck = fresh();
        deck.put_shuffled(&[Number(21)]);
        deck.put_shuffled(&[Number(22), Number(23)]);
        // The lower heap is looked at and used up.
        deck.look(2, Number(21), |_| true);
        let mut same = fresh();
        same.put(Slot::Known(Number(21)));
        same.put_shuffled(&[Number(22), Number(23)]);
        assert_eq!(deck, same);
    }

    #[test]
    fn cards_shuffled_among_themselves_are_each_other_s_only_rivals() {
        let mut deck = fresh();
        deck.put_shuffled(&[Number(21), Number(13)]);
        deck.put_shuffled(&[Number(22)]);
        let unseen = [vec![11, 12], vec![11, 12], vec![23]];
        let expected = [vec![vec![22], vec![13, 21], vec![13, 21]], unseen.to_vec()].concat();
        assert_eq!(possible(&deck, &[]), expected);
        deck.turn(Number(22), |_| true);
        deck.turn(Number(13), |_| true);
        assert_eq!(possible(&deck, &[22, 13])[0], [21]);
        assert_eq!(deck.top(), Some(Slot::Shuffled(0)));
    }
}
