//! How far something is scrolled.

use std::cell::Cell;

/// A place in something that may be longer than its window. Only the one who draws knows how far it can
/// go, so drawing corrects it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Scroll(Cell<usize>);

impl Scroll {
    /// At the end, wherever that is.
    pub(crate) fn at_end() -> Self {
        Scroll(Cell::new(usize::MAX))
    }

    /// Goes so many lines down, or up.
    pub(crate) fn by(&self, lines: isize) {
        self.0.set(self.0.get().saturating_add_signed(lines));
    }

    /// Goes to the beginning.
    pub(crate) fn home(&self) {
        self.0.set(0);
    }

    /// The first line that is seen when so many lines are shown through a window of this height.
    pub(crate) fn first(&self, lines: usize, height: usize) -> usize {
        let first = self.0.get().min(lines.saturating_sub(height));
        self.0.set(first);
        first
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_never_goes_past_the_end() {
        let scroll = Scroll::default();
        scroll.by(100);
        assert_eq!(scroll.first(30, 10), 20);
        scroll.by(-1);
        assert_eq!(scroll.first(30, 10), 19, "no line is lost for having gone too far");
        assert_eq!(scroll.first(5, 10), 0);
        assert_eq!(Scroll::at_end().first(30, 10), 20);
        scroll.home();
        assert_eq!(scroll.first(30, 10), 0);
    }
}
