//! What it takes to beat ghosts: faces, jokers and tokens.

use artel_engine::Set;

use crate::{Card, Centre, Colour, Face, Faces, GhostStories, Space, Tao};

/// What is still missing to beat some ghosts with one roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Owed {
    /// Missing faces that jokers or tokens can stand for.
    pub(crate) open: [u8; 5],
    /// Missing faces of ghosts immune to dice: tokens only (GS-067, GS-R25).
    pub(crate) fixed: [u8; 5],
    /// White faces (GS-078).
    pub(crate) jokers: u8,
    /// The colours of which the Mantra lowers one, chosen after the roll (GS-169).
    pub(crate) mantra: Set<Colour>,
}

impl Owed {
    pub(crate) const NOTHING: Owed = Owed { open: [0; 5], fixed: [0; 5], jokers: 0, mantra: Set::EMPTY };

    /// How many tokens it takes.
    #[inline]
    pub(crate) fn tokens(&self) -> u8 {
        let fixed: u8 = self.fixed.iter().sum();
        fixed + self.uncovered(self.open)
    }

    /// What jokers and Mantra leave of these missing faces.
    #[inline]
    fn uncovered(&self, missing: [u8; 5]) -> u8 {
        let enfeebled = self.mantra.iter().any(|colour| missing[colour as usize] > 0);
        let total: u8 = missing.iter().sum();
        total.saturating_sub(self.jokers + u8::from(enfeebled))
    }

    /// Whether these tokens are enough.
    #[inline]
    pub(crate) fn can_be_paid(&self, tokens: Tao) -> bool {
        let tokens = tokens.counts();
        let mut missing = [0; 5];
        for colour in 0..5 {
            let Some(rest) = tokens[colour].checked_sub(self.fixed[colour]) else { return false };
            missing[colour] = self.open[colour].saturating_sub(rest);
        }
        self.uncovered(missing) == 0
    }

    /// The colours of tokens that help, given all tokens that could be paid: a payment has to bring
    /// the end nearer and must leave it in reach.
    #[inline]
    pub(crate) fn payable(&self, tokens: Tao) -> Set<Colour> {
        tokens.colours().iter().filter(|&colour| self.helps(colour, tokens)).collect()
    }

    fn helps(&self, colour: Colour, mut tokens: Tao) -> bool {
        let mut rest = *self;
        tokens.take(colour);
        rest.pay(colour) && rest.tokens() < self.tokens() && rest.can_be_paid(tokens)
    }

    /// Whether these tokens are not enough without every one of the colour.
    #[inline]
    pub(crate) fn needs_all_of(&self, colour: Colour, mut tokens: Tao) -> bool {
        tokens.take(colour);
        !self.can_be_paid(tokens)
    }

    /// Counts a token; tells whether anything of its colour was missing.
    pub(crate) fn pay(&mut self, colour: Colour) -> bool {
        for part in [&mut self.fixed, &mut self.open] {
            if part[colour as usize] > 0 {
                part[colour as usize] -= 1;
                return true;
            }
        }
        false
    }
}

impl GhostStories {
    /// The cards next to a Taoist's tile that can be exorcised at all (GS-074, GS-R26, GS-R95).
    #[inline]
    pub fn exorcisable(&self, among: Set<Space>) -> Set<Space> {
        among.iter().filter(|&space| self.card(space).is_some_and(|card| self.is_open(space, card))).collect()
    }

    /// Whether the conditions of the card are met (GS-131, GS-132).
    #[inline]
    pub(crate) fn is_open(&self, space: Space, card: Card) -> bool {
        (!card.has(Centre::OppositeSpaceEmpty) || self.card(space.opposite()).is_none())
            && (!card.has(Centre::BuddhaRequired) || self.met_buddha.contains(space))
    }

    /// The resistance of the card on a space after the Circle of Prayer, and after the Mantra if it
    /// has one colour only (GS-166, GS-191, GS-R23, GS-R24).
    #[inline]
    pub fn resistance(&self, space: Space) -> [u8; 5] {
        let Some(card) = self.card(space) else { return [0; 5] };
        let mut need = self.resistance_after_circle(card);
        if self.mantra == Some(space) && card.colours().len() == 1 {
            card.colours().iter().for_each(|colour| lower(&mut need, colour));
        }
        need
    }

    /// The resistance of a card after the Circle of Prayer, wherever it lies (GS-191).
    #[inline]
    pub(crate) fn resistance_after_circle(&self, card: Card) -> [u8; 5] {
        let mut need = card.resistance();
        if let Some(colour) = self.circle {
            lower(&mut need, colour);
        }
        need
    }

    /// What these dice leave missing against these ghosts.
    #[inline]
    pub(crate) fn owed(&self, targets: Set<Space>, dice: Faces) -> Owed {
        let mut owed = Owed::NOTHING;
        for space in targets {
            let Some(card) = self.card(space) else { continue };
            let need = self.resistance(space);
            let part = if card.has(Centre::DiceImmune) { &mut owed.fixed } else { &mut owed.open };
            for colour in 0..5 {
                part[colour] += need[colour];
            }
            if self.mantra == Some(space) && card.colours().len() > 1 {
                // Not a colour that the Circle of Prayer has taken away already (GS-R23, GS-R24).
                owed.mantra = Colour::ALL.into_iter().filter(|&colour| need[colour as usize] > 0).collect();
            }
        }
        for (missing, faces) in owed.open.iter_mut().zip(dice.colours()) {
            *missing = missing.saturating_sub(faces);
        }
        owed.jokers = if self.white_ignored() { 0 } else { dice.count(Face::White) };
        owed
    }

    /// Whether all these ghosts fall to these dice and tokens.
    pub fn would_fall(&self, targets: Set<Space>, dice: Faces, tokens: Tao) -> bool {
        self.owed(targets, dice).can_be_paid(tokens)
    }
}

#[inline]
fn lower(need: &mut [u8; 5], colour: Colour) {
    let need = &mut need[colour as usize];
    *need = need.saturating_sub(1);
}
