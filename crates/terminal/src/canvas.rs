//! A place on the screen, written line by line.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::words::{cut, fit, width, wrap};

/// Where one place of the board is drawn.
pub(crate) struct Canvas<'a> {
    pub(crate) area: Rect,
    pub(crate) buffer: &'a mut Buffer,
}

impl Canvas<'_> {
    pub(crate) fn columns(&self) -> usize {
        self.area.width as usize
    }

    pub(crate) fn lines(&self) -> u16 {
        self.area.height
    }

    /// Paints everything.
    pub(crate) fn fill(&mut self, style: Style) {
        self.buffer.set_style(self.area, style);
    }

    /// Paints one line.
    pub(crate) fn fill_line(&mut self, line: u16, style: Style) {
        if line < self.lines() {
            self.buffer.set_style(Rect { y: self.area.y + line, height: 1, ..self.area }, style);
        }
    }

    /// Writes from the left.
    pub(crate) fn write(&mut self, line: u16, spans: Vec<Span<'static>>) {
        if line < self.lines() {
            self.buffer.set_line(self.area.x, self.area.y + line, &Line::from(spans), self.area.width);
        }
    }

    /// Writes so that it ends at the right, over whatever stands there.
    pub(crate) fn write_right(&mut self, line: u16, spans: Vec<Span<'static>>) {
        let text = Line::from(spans);
        let taken = (text.width() as u16).min(self.area.width);
        if line < self.lines() && taken > 0 {
            self.buffer.set_line(self.area.right() - taken, self.area.y + line, &text, taken);
        }
    }

    /// Writes the longest of these names that fits into so many lines; the last is cut if it has to be.
    pub(crate) fn name(&mut self, names: &[String], most: u16, style: Style) {
        let columns = self.columns();
        let fits = |name: &&String| {
            let whole_words = name.split(' ').all(|word| width(word) <= columns);
            whole_words && wrap(name, columns).len() <= most as usize
        };
        let Some(last) = names.last() else { return };
        let lines = match names.iter().find(fits) {
            Some(name) => wrap(name, columns),
            None => vec![fit(last, columns)],
        };
        for (text, line) in lines.iter().zip(0..most) {
            self.write(line, vec![Span::styled(cut(text, columns), style)]);
        }
    }
}
