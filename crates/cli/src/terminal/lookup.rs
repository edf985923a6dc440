//! Looking up what is printed on cards and the like.

use ratatui::crossterm::event::{KeyCode, KeyEvent};

use super::drawn::Entry;
use super::keys::edit;
use super::scroll::Scroll;
use super::words::matches;

/// Something being looked up.
pub(crate) struct Lookup {
    entries: Vec<Entry>,
    pub(crate) words: String,
    pub(crate) chosen: usize,
    /// How far the chosen text is scrolled.
    pub(crate) scroll: Scroll,
}

impl Lookup {
    pub(crate) fn new(entries: Vec<Entry>) -> Self {
        Lookup { entries, words: String::new(), chosen: 0, scroll: Scroll::default() }
    }

    /// The same in another language.
    pub(crate) fn renew(&mut self, entries: Vec<Entry>) {
        self.entries = entries;
    }

    /// What the words fit.
    pub(crate) fn found(&self) -> Vec<&Entry> {
        find(&self.entries, &self.words)
    }

    fn choose(&mut self, index: usize) {
        self.chosen = index.min(self.found().len().saturating_sub(1));
        self.scroll.home();
    }

    /// Does what a key stands for; says whether the page stays open.
    pub(crate) fn press(&mut self, key: KeyEvent) -> bool {
        match key.code {
            KeyCode::Esc | KeyCode::Enter => return false,
            KeyCode::Up => self.choose(self.chosen.saturating_sub(1)),
            KeyCode::Down => self.choose(self.chosen + 1),
            KeyCode::PageUp => self.scroll.by(-3),
            KeyCode::PageDown => self.scroll.by(3),
            _ => {
                if edit(&mut self.words, key) {
                    self.choose(0);
                }
            }
        }
        true
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
