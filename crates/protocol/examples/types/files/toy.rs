//! What the toy game tells.

use artel_contract::toy;

use super::{File, declarations};

pub(super) fn types() -> String {
    declarations![toy::View, toy::Event]
}

pub(super) fn more() -> Vec<File> {
    Vec::new()
}
