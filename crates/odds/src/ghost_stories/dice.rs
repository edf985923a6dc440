//! How likely Tao dice are to reach a goal, with and without a reroll.

use std::collections::HashMap;
use std::sync::LazyLock;

use artel_ghost_stories::{Face, Faces};

/// The most dice ever rolled at once (GS-175).
const MOST_DICE: u8 = 4;
const FACES: usize = Face::ALL.len();

/// Every way for none to all of the dice to lie, those of fewer dice first.
struct Lies {
    faces: Vec<Faces>,
    /// In how many ways dice that are told apart can lie so.
    ways: Vec<f64>,
    /// What lies there after one more die.
    with: Vec<[usize; FACES]>,
    /// Where those with so many dice begin.
    begin: [usize; MOST_DICE as usize + 2],
    place: HashMap<Faces, usize>,
}

static LIES: LazyLock<Lies> = LazyLock::new(|| {
    let mut begin = [0; MOST_DICE as usize + 2];
    let mut faces = Vec::new();
    for dice in 0..=MOST_DICE {
        faces.extend(Faces::every(dice));
        begin[dice as usize + 1] = faces.len();
    }
    let place: HashMap<Faces, usize> = faces.iter().copied().zip(0..).collect();
    let with = |lies: &Faces| Face::ALL.map(|face| place.get(&lies.with(face)).copied().unwrap_or_default());
    Lies {
        with: faces.iter().map(with).collect(),
        ways: faces.iter().map(|lies| f64::from(lies.ways())).collect(),
        faces,
        begin,
        place,
    }
});

/// How likely a goal is, or what is to be expected, from every set of dice that already lie on the table.
#[derive(Clone, Debug)]
pub struct Odds {
    dice: usize,
    from: Vec<f64>,
}

impl Odds {
    /// The odds that so many dice reach a goal; more than four are never rolled.
    pub fn of(dice: u8, reached: impl Fn(Faces) -> bool) -> Odds {
        Odds::worth(dice, |roll| f64::from(u8::from(reached(roll))))
    }

    /// What so many dice are worth if every roll is worth so much.
    pub fn worth(dice: u8, of_roll: impl Fn(Faces) -> f64) -> Odds {
        let lies = &*LIES;
        let dice = dice.min(MOST_DICE) as usize;
        let mut from = vec![0.0; lies.begin[dice + 1]];
        for (worth, &roll) in from.iter_mut().zip(&lies.faces).skip(lies.begin[dice]) {
            *worth = of_roll(roll);
        }
        for place in (0..lies.begin[dice]).rev() {
            let next: f64 = lies.with[place].iter().map(|&next| from[next]).sum();
            from[place] = next / FACES as f64;
        }
        Odds { dice, from }
    }

    /// The chance, or the worth, of one roll.
    pub fn of_roll(&self) -> f64 {
        self.from[0]
    }

    /// The same if the dice may be rerolled once, as is best for the goal (GS-172).
    pub fn with_reroll(&self) -> f64 {
        let lies = &*LIES;
        let mut best = self.from.clone();
        for place in 0..lies.begin[self.dice] {
            for &next in &lies.with[place] {
                best[next] = best[next].max(best[place]);
            }
        }
        let (first, end) = (lies.begin[self.dice], lies.begin[self.dice + 1]);
        let rolls: f64 = lies.ways[first..end].iter().sum();
        (first..end).map(|roll| lies.ways[roll] * best[roll]).sum::<f64>() / rolls
    }

    /// Which dice of a roll are best rolled again for the goal, and how likely it is then; as few as possible.
    pub fn best_reroll(&self, roll: Faces) -> (Faces, f64) {
        let mut best = (Faces::NONE, self.after_keeping(roll));
        for dice in 1..=roll.len() {
            for again in Faces::every(dice) {
                let Some(kept) = roll.without(again) else { continue };
                let chance = self.after_keeping(kept);
                if chance > best.1 + f64::EPSILON {
                    best = (again, chance);
                }
            }
        }
        best
    }

    fn after_keeping(&self, kept: Faces) -> f64 {
        LIES.place.get(&kept).and_then(|&place| self.from.get(place)).copied().unwrap_or_default()
    }
}
