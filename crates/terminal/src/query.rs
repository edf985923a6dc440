//! Words being typed, and what is chosen of all that they fit.

use ratatui::crossterm::event::{KeyCode, KeyEvent};

use super::keys::edit;
use super::scroll::Scroll;

/// What is searched for.
#[derive(Default)]
pub(crate) struct Query {
    pub(crate) words: String,
    pub(crate) chosen: usize,
    /// How far the chosen text is scrolled.
    pub(crate) scroll: Scroll,
}

/// What a key did.
#[derive(PartialEq, Eq)]
pub(crate) enum Pressed {
    /// The search is over.
    Closed,
    /// The words are others.
    Typed,
    /// Something else is chosen or seen, or the key means nothing here.
    Moved,
}

impl Query {
    /// Does what a key stands for, when so many things fit the words.
    pub(crate) fn press(&mut self, key: KeyEvent, found: usize) -> Pressed {
        match key.code {
            KeyCode::Esc | KeyCode::Enter => return Pressed::Closed,
            KeyCode::Up => self.choose(self.chosen.saturating_sub(1)),
            KeyCode::Down => self.choose((self.chosen + 1).min(found.saturating_sub(1))),
            KeyCode::PageUp => self.scroll.by(-3),
            KeyCode::PageDown => self.scroll.by(3),
            _ if edit(&mut self.words, key) => {
                self.choose(0);
                return Pressed::Typed;
            }
            _ => {}
        }
        Pressed::Moved
    }

    fn choose(&mut self, index: usize) {
        self.chosen = index;
        self.scroll.home();
    }
}
