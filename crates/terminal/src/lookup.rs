//! Looking up what is printed on cards and the like.

use ratatui::crossterm::event::KeyEvent;

use super::displayed::Entry;
use super::query::{Pressed, Query};
use super::words::matches;

/// Something being looked up.
pub(crate) struct Lookup {
    entries: Vec<Entry>,
    pub(crate) query: Query,
}

impl Lookup {
    pub(crate) fn new(entries: Vec<Entry>) -> Self {
        Lookup { entries, query: Query::default() }
    }

    /// The same in another language.
    pub(crate) fn renew(&mut self, entries: Vec<Entry>) {
        self.entries = entries;
    }

    /// What the words fit.
    pub(crate) fn found(&self) -> Vec<&Entry> {
        find(&self.entries, &self.query.words)
    }

    /// Does what a key stands for; says whether the page stays open.
    pub(crate) fn press(&mut self, key: KeyEvent) -> bool {
        let found = self.found().len();
        self.query.press(key, found) != Pressed::Closed
    }
}

/// The entries whose names contain all the words; if there are none, those whose texts do.
pub(crate) fn find<'a>(entries: &'a [Entry], words: &str) -> Vec<&'a Entry> {
    let named: Vec<&Entry> = entries.iter().filter(|entry| matches(words, &entry.name)).collect();
    if !named.is_empty() {
        return named;
    }
    let says = |entry: &&Entry| {
        let text: Vec<&str> = entry.text.iter().map(|paragraph| paragraph.text.as_str()).collect();
        matches(words, &text.join(" "))
    };
    entries.iter().filter(says).collect()
}
