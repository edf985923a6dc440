//! Where chance comes from: a small generator that lives in the state of a game.

use std::fmt;
use std::str::FromStr;

/// The number from which a whole game follows, given its moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Seed(pub u64);

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Seed {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        text.parse()
            .map(Seed)
            .map_err(|_| format!("'{text}' is not a seed: give a whole number up to {}", u64::MAX))
    }
}

/// `SplitMix64`: eight bytes of state, the same numbers on every machine and in every version.
///
/// Every choice takes exactly one step of the generator, so that a game whose chance outcomes are
/// dictated stays in step with one that drew them itself.
///
/// ```
/// use artel_engine::{Generator, Seed};
/// let mut dice = Generator::new(Seed(7));
/// let foreseen = dice.peek(6);
/// assert_eq!(dice.below(6), foreseen);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Generator {
    state: u64,
}

const STEP: u64 = 0x9E37_79B9_7F4A_7C15;

#[inline]
fn mix(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

impl Generator {
    /// The generator of a seed. Neighbouring seeds give unrelated numbers.
    #[inline]
    pub fn new(seed: Seed) -> Self {
        Generator { state: mix(seed.0.wrapping_add(STEP)) }
    }

    /// The generator with exactly this state, as [`Generator::state`] told it.
    pub fn from_state(state: u64) -> Self {
        Generator { state }
    }

    /// What has to be kept to go on from here.
    pub fn state(self) -> u64 {
        self.state
    }

    /// Goes one step on.
    #[inline]
    pub fn advance(&mut self) {
        self.state = self.state.wrapping_add(STEP);
    }

    /// The number that [`Generator::below`] is about to give.
    ///
    /// A 64-bit number is scaled to `count`; the bias is below `count / 2^64`.
    #[inline]
    pub fn peek(&self, count: u32) -> u32 {
        let next = mix(self.state.wrapping_add(STEP));
        ((next as u128 * count as u128) >> 64) as u32
    }

    /// A number below `count`, all equally likely; zero if `count` is zero.
    #[inline]
    pub fn below(&mut self, count: u32) -> u32 {
        let drawn = self.peek(count);
        self.advance();
        drawn
    }

    /// A seed for something else that needs chance of its own.
    pub fn seed(&mut self) -> Seed {
        self.advance();
        Seed(mix(self.state))
    }

    /// Brings things into an order, all orders equally likely.
    #[inline]
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_never_change() {
        let mut generator = Generator::from_state(1_234_567);
        let published = [6_457_827_717_110_365_317_u64, 3_203_168_211_198_807_973];
        for expected in published {
            assert_eq!(mix(generator.state.wrapping_add(STEP)), expected);
            generator.advance();
        }
        let mut dice = Generator::new(Seed(42));
        assert_eq!([(); 10].map(|()| dice.below(6)), GOLDEN_DICE);
    }

    const GOLDEN_DICE: [u32; 10] = [2, 5, 2, 0, 4, 0, 1, 4, 0, 4];

    #[test]
    fn all_numbers_are_equally_likely() {
        let mut dice = Generator::new(Seed(1));
        let mut seen = [0_u32; 6];
        for _ in 0..60_000 {
            seen[dice.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|&n| (9_600..10_400).contains(&n)), "{seen:?}");
        assert_eq!(dice.below(0), 0);
        assert_eq!(dice.below(1), 0);
    }

    #[test]
    fn all_orders_are_equally_likely() {
        let mut generator = Generator::new(Seed(2));
        let mut seen = std::collections::HashMap::new();
        for _ in 0..24_000 {
            let mut things = [1, 2, 3, 4];
            generator.shuffle(&mut things);
            *seen.entry(things).or_insert(0) += 1;
        }
        assert_eq!(seen.len(), 24);
        assert!(seen.values().all(|n| (850..1_150).contains(n)), "{seen:?}");
    }

    #[test]
    fn seeds_are_read_and_written() {
        assert_eq!("18446744073709551615".parse(), Ok(Seed(u64::MAX)));
        assert!("-1".parse::<Seed>().is_err());
        assert_eq!(Seed(5).to_string(), "5");
        let mut generator = Generator::new(Seed(5));
        assert_ne!(generator.seed(), generator.seed());
    }
}
