//! Text to read: paragraphs that are wrapped when the width is known.

use artel_texts::Texts;
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;

use super::words::{fit, wrap};

/// How a paragraph looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    /// A heading.
    Heading,
    /// Ordinary text.
    Plain,
    /// What matters most.
    Strong,
    /// What may be skipped.
    Quiet,
}

impl Look {
    /// The look on the screen; shapes only, so that it needs no colours.
    pub(crate) fn style(self) -> Style {
        let style = Style::new();
        match self {
            Look::Heading => style.add_modifier(Modifier::BOLD | Modifier::UNDERLINED),
            Look::Plain => style,
            Look::Strong => style.add_modifier(Modifier::BOLD),
            Look::Quiet => style.add_modifier(Modifier::DIM),
        }
    }
}

/// A paragraph.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Paragraph {
    /// How it looks.
    pub look: Look,
    /// What it says.
    pub text: String,
}

impl Paragraph {
    /// A heading.
    pub fn heading(text: impl Into<String>) -> Self {
        Paragraph { look: Look::Heading, text: text.into() }
    }

    /// A usual paragraph.
    pub fn plain(text: impl Into<String>) -> Self {
        Paragraph { look: Look::Plain, text: text.into() }
    }

    /// A paragraph that stands out.
    pub fn strong(text: impl Into<String>) -> Self {
        Paragraph { look: Look::Strong, text: text.into() }
    }

    /// A paragraph of small importance.
    pub fn quiet(text: impl Into<String>) -> Self {
        Paragraph { look: Look::Quiet, text: text.into() }
    }

    /// A heading with lines under it, if there are any.
    pub(crate) fn section(heading: &str, lines: Vec<String>, texts: &Texts) -> Vec<Self> {
        if lines.is_empty() {
            return Vec::new();
        }
        let heading = Paragraph::heading(texts.name(heading));
        [heading].into_iter().chain(lines.into_iter().map(Paragraph::plain)).collect()
    }

    /// An empty line.
    pub(crate) fn gap() -> Self {
        Paragraph::plain("")
    }
}

/// The paragraphs as lines of at most so many columns.
pub(crate) fn lines(paragraphs: &[Paragraph], columns: usize) -> Vec<Line<'static>> {
    let each = |paragraph: &Paragraph| {
        let style = paragraph.look.style();
        let mut wrapped = wrap(&paragraph.text, columns);
        if wrapped.is_empty() {
            wrapped.push(String::new());
        }
        wrapped.into_iter().map(move |line| Line::styled(line, style)).collect::<Vec<_>>()
    };
    paragraphs.iter().flat_map(each).collect()
}

/// Each paragraph as one line, cut off where the columns end.
pub(crate) fn headlines(paragraphs: &[Paragraph], columns: usize) -> Vec<Line<'static>> {
    let each = |paragraph: &Paragraph| Line::styled(fit(&paragraph.text, columns), paragraph.look.style());
    paragraphs.iter().map(each).collect()
}

/// The paragraphs as text for people who read line by line.
pub fn text(paragraphs: &[Paragraph]) -> String {
    paragraphs.iter().map(|paragraph| paragraph.text.clone() + "\n").collect()
}
