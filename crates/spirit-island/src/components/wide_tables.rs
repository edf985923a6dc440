//! Tables that are longer than those of the content are today: nothing of an id or of a set may depend on their length.

#![expect(unreachable_pub, reason = "the macros declare what others see")]

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use super::big_set::big_set;
use super::cards::{table_entry, table_set};

pub(super) struct Entry {
    id: &'static str,
}

/// More entries than a byte can count, than 128 bits can tell apart and than the whole line has Power cards.
const MANY: usize = 400;

static ENTRIES: [&Entry; MANY] = {
    let mut table = [&Entry { id: "one of many" }; MANY];
    table[MANY - 1] = &Entry { id: "last" };
    table
};

table_entry!(
    /// One of many.
    Wide(u16), "thing", Entry, ENTRIES
);
table_set! {
    /// Some of many.
    Wides of Wide(u16)
}

#[test]
fn an_id_reaches_every_place_of_a_long_table() {
    assert_eq!((Wide::COUNT, Wide::all().len()), (400, 400));
    assert_eq!(Wide::all().map(Wide::place).collect::<Vec<_>>(), (0..400).collect::<Vec<_>>());
    assert_eq!("last".parse::<Wide>().map(Wide::place), Ok(399));
}

#[test]
fn a_set_holds_every_place_of_a_long_table() {
    assert_eq!((Wides::ALL.len(), Wides::NONE.len()), (400, 0));
    let mut filled = Wides::NONE;
    Wide::all().for_each(|wide| filled.insert(wide));
    assert_eq!(filled, Wides::ALL);
    assert!(Wides::ALL.iter().eq(Wide::all()));
    for wide in Wide::all() {
        let one = Wides::only(wide);
        assert_eq!((one.len(), one.first(), one.nth(0)), (1, Some(wide), wide));
        assert_eq!(Wides::ALL.nth(wide.place() as u32), wide);
        let rest = Wides::ALL.without(wide);
        assert!(!rest.contains(wide) && rest.len() == 399 && rest.or(one) == Wides::ALL);
        assert!(rest.and(one).is_empty() && Wides::ALL.minus(rest) == one);
    }
}

#[test]
#[should_panic(expected = "fewer members")]
fn a_place_beyond_the_members_is_refused() {
    Wides::only(Wide::at(200)).nth(1);
}

#[test]
#[should_panic(expected = "no such place")]
fn a_place_beyond_the_table_is_refused() {
    Wide::at(400);
}
