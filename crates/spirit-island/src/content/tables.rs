//! The tables of all boxes put together, one after the other. A place in one of these tables is what the ids of
//! [`crate::components`] are.

use super::{BOXES, Contents};
use crate::components::{BoxName, Card, SpiritName};
use crate::effect::happening::{always, part};
use crate::effect::{Adversary, Blight, Fear, Happening, Invaders, Power, Scenario, Spirit};

/// Declares a table with what all boxes have of one kind.
macro_rules! all_boxes {
    ($(#[$about:meta])* $table:ident: [$entry:ty], |$contents:ident| $list:expr, |$each:ident| $reference:expr) => {
        $(#[$about])*
        pub(crate) static $table: [&$entry; {
            let (mut count, mut number) = (0, 0);
            while number < BOXES.len() {
                let $contents: &Contents = BOXES[number];
                count += $list.len();
                number += 1;
            }
            count
        }] = {
            let mut first = 0;
            while {
                let $contents: &Contents = BOXES[first];
                $list.is_empty()
            } {
                first += 1;
            }
            let $contents: &Contents = BOXES[first];
            let $each = &$list[0];
            let mut table: [&$entry; _] = [$reference; _];
            let (mut place, mut number) = (0, 0);
            while number < BOXES.len() {
                let $contents: &Contents = BOXES[number];
                let mut at = 0;
                while at < $list.len() {
                    let $each = &$list[at];
                    table[place] = $reference;
                    place += 1;
                    at += 1;
                }
                number += 1;
            }
            table
        };
    };
}

all_boxes! {
    /// The Fear cards.
    FEARS: [Fear], |contents| contents.fears, |each| each
}
/// How many Event cards there are.
const HAPPENINGS_IN_ALL: usize = {
    let (mut count, mut number) = (0, 0);
    while number < BOXES.len() {
        count += BOXES[number].happenings.len();
        number += 1;
    }
    count
};

/// The Event cards; there may be none.
pub(crate) static HAPPENINGS: [&Happening; HAPPENINGS_IN_ALL] = {
    const NONE: &Happening = &always("", part("", &[]));
    let mut table = [NONE; HAPPENINGS_IN_ALL];
    let (mut place, mut number) = (0, 0);
    while number < BOXES.len() {
        let mut at = 0;
        while at < BOXES[number].happenings.len() {
            table[place] = &BOXES[number].happenings[at];
            place += 1;
            at += 1;
        }
        number += 1;
    }
    table
};

all_boxes! {
    /// The Invader cards.
    INVADERS: [Invaders], |contents| contents.invaders, |each| each
}
all_boxes! {
    /// The Blight cards.
    BLIGHTS: [Blight], |contents| contents.blights, |each| each
}
all_boxes! {
    /// The adversaries.
    ADVERSARIES: [Adversary], |contents| contents.adversaries, |each| each
}
all_boxes! {
    /// The scenarios.
    SCENARIOS: [Scenario], |contents| contents.scenarios, |each| each
}
all_boxes! {
    /// The Spirits.
    SPIRITS: [Spirit], |contents| contents.spirits, |each| *each
}

/// How many Power cards a box has.
const fn powers_in(contents: &Contents) -> usize {
    let mut count = contents.minors.len() + contents.majors.len();
    let mut spirit = 0;
    while spirit < contents.spirits.len() {
        count += contents.spirits[spirit].uniques.len();
        spirit += 1;
    }
    count
}

/// How many Power cards the boxes before this one have.
const fn powers_before(boxes: usize) -> usize {
    let (mut count, mut number) = (0, 0);
    while number < boxes {
        count += powers_in(BOXES[number]);
        number += 1;
    }
    count
}

/// Where the Power cards of a box begin in the table of the Powers, and where they end.
pub(crate) const fn powers_of(name: BoxName) -> (usize, usize) {
    (powers_before(name.place()), powers_before(name.place() + 1))
}

/// The table with these Powers from a place on.
const fn with<const COUNT: usize>(
    mut table: [&'static Power; COUNT],
    from: usize,
    powers: &'static [Power],
) -> [&'static Power; COUNT] {
    let mut at = 0;
    while at < powers.len() {
        table[from + at] = &powers[at];
        at += 1;
    }
    table
}

/// The Power cards: of each box the Minor, the Major and then the Unique ones, Spirit by Spirit.
pub(crate) static POWERS: [&Power; powers_before(BOXES.len())] = {
    let mut table = [&BOXES[0].minors[0]; _];
    let mut number = 0;
    while number < BOXES.len() {
        let contents = BOXES[number];
        let from = powers_before(number);
        table = with(table, from, contents.minors);
        table = with(table, from + contents.minors.len(), contents.majors);
        let mut from = from + contents.minors.len() + contents.majors.len();
        let mut spirit = 0;
        while spirit < contents.spirits.len() {
            table = with(table, from, contents.spirits[spirit].uniques);
            from += contents.spirits[spirit].uniques.len();
            spirit += 1;
        }
        number += 1;
    }
    table
};

/// Where the Unique Powers of a Spirit begin in the table of the Powers, and how many they are (SI-025).
pub(crate) const fn uniques_of(spirit: SpiritName) -> (usize, usize) {
    let (mut before, mut number) = (0, 0);
    loop {
        let contents = BOXES[number];
        if spirit.place() < before + contents.spirits.len() {
            let mut from = powers_before(number) + contents.minors.len() + contents.majors.len();
            let own = spirit.place() - before;
            let mut other = 0;
            while other < own {
                from += contents.spirits[other].uniques.len();
                other += 1;
            }
            return (from, contents.spirits[own].uniques.len());
        }
        before += contents.spirits.len();
        number += 1;
    }
}

/// The longest Power Progression.
const LONGEST_PROGRESSION: usize = {
    let (mut longest, mut spirit) = (0, 0);
    while spirit < SPIRITS.len() {
        if SPIRITS[spirit].progression.len() > longest {
            longest = SPIRITS[spirit].progression.len();
        }
        spirit += 1;
    }
    longest
};

/// The cards of the Power Progressions by Spirit. They are looked up when the program is built: an id that is no card's
/// is an error then.
pub(crate) static PROGRESSIONS: [[Card; LONGEST_PROGRESSION]; SPIRITS.len()] = {
    let mut table = [[Card::at(0); LONGEST_PROGRESSION]; SPIRITS.len()];
    let mut spirit = 0;
    while spirit < SPIRITS.len() {
        let ids = SPIRITS[spirit].progression;
        let mut at = 0;
        while at < ids.len() {
            table[spirit][at] = card_named(ids[at]);
            at += 1;
        }
        spirit += 1;
    }
    table
};

/// The card with this id.
const fn card_named(id: &str) -> Card {
    let mut place = 0;
    while place < POWERS.len() {
        if same(POWERS[place].id.as_bytes(), id.as_bytes()) {
            return Card::at(place);
        }
        place += 1;
    }
    panic!("a Power Progression names a card that is in no box")
}

const fn same(one: &[u8], other: &[u8]) -> bool {
    if one.len() != other.len() {
        return false;
    }
    let mut at = 0;
    while at < one.len() {
        if one[at] != other[at] {
            return false;
        }
        at += 1;
    }
    true
}
