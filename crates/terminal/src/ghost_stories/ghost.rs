//! A ghost space on the screen: the card with its resistance and stones, or what guards the empty space.

use artel_ghost_stories::{CardView, Colour, Figure, Side, SpaceView};
use artel_texts::Texts;
use ratatui::text::Span;

use super::symbols::{
    BOLD, BUDDHA, DANGER, DIE, DIM, EMPTY, HOLY, INCARNATION, MANTRA, SHUT, card_styles, centre, figure,
    left, on_card, pips, right,
};
use crate::Canvas;
use crate::words::width;

/// From this height on a name may take two lines.
const TALL: u16 = 5;

/// Paints a space of the board with this colour.
pub(super) fn paint(mut canvas: Canvas<'_>, space: &SpaceView, board: Colour, texts: &Texts) {
    match &space.card {
        None => empty(&mut canvas, space, board, texts),
        Some(card) => Painter { canvas, space, card, texts }.paint(),
    }
}

fn empty(canvas: &mut Canvas<'_>, space: &SpaceView, board: Colour, texts: &Texts) {
    canvas.fill(EMPTY);
    canvas.write(0, vec![Span::styled(texts.form(space.space.id(), "tiny"), on_card(board))]);
    if space.buddha {
        let name = format!("{BUDDHA} {}", texts.form("buddha", "short"));
        if width(&name) <= canvas.columns() && canvas.lines() > 1 {
            canvas.write(1, vec![Span::styled(name, HOLY)]);
        } else {
            canvas.write_right(0, vec![Span::styled(BUDDHA, HOLY)]);
        }
    }
}

/// Paints a card.
struct Painter<'a> {
    canvas: Canvas<'a>,
    space: &'a SpaceView,
    card: &'a CardView,
    texts: &'a Texts,
}

impl Painter<'_> {
    fn paint(&mut self) {
        let [head, body] = card_styles(self.card.face.colour);
        let name_lines = if self.canvas.lines() >= TALL { 2 } else { 1 };
        self.canvas.fill(body);
        (0..name_lines).for_each(|line| self.canvas.fill_line(line, head));
        self.name(name_lines);
        let needed = pips(self.card.face.resistance.0, self.card.face.printed.0, self.texts);
        self.canvas.write(name_lines, needed);
        self.canvas.write_right(name_lines, self.marks());
        self.canvas.write(name_lines + 1, self.stones());
        if self.canvas.columns() >= 10 {
            let label = Span::styled(self.texts.form(self.space.space.id(), "tiny"), DIM);
            self.canvas.write_right(name_lines + 1, vec![label]);
        }
        self.canvas.write(name_lines + 2, self.aim());
    }

    fn name(&mut self, lines: u16) {
        let id = self.card.face.card.id();
        let star = if self.card.face.incarnation { INCARNATION } else { "" };
        let names = [self.texts.name(id), self.texts.form(id, "short")].map(|name| star.to_owned() + &name);
        self.canvas.name(&names, lines, BOLD);
    }

    /// What lies on the card, and whether it cannot be exorcised now.
    fn marks(&self) -> Vec<Span<'static>> {
        let mut spans = Vec::new();
        let mut mark = |holds: bool, sign| spans.extend(holds.then(|| Span::styled(sign, BOLD)));
        mark(!self.card.open, SHUT);
        mark(self.card.mantra, MANTRA);
        mark(self.card.holds_die, DIE);
        mark(self.space.buddha, BUDDHA);
        spans.extend(self.card.figure.map(|stands| haunter(self.space.space.side(), stands)));
        spans
    }

    /// The tile that the haunter figure strikes.
    fn aim(&self) -> Vec<Span<'static>> {
        let (Some(stands), Some(tile)) = (self.card.figure, self.space.threatens) else { return Vec::new() };
        let name = self.texts.form(tile.id(), "tiny");
        vec![haunter(self.space.space.side(), stands), Span::raw(format!(" {name}"))]
    }

    /// The three stones with a line between them.
    fn stones(&self) -> Vec<Span<'static>> {
        let stone = |signs: String| Span::raw(if signs.is_empty() { "·".to_owned() } else { signs });
        let card = self.card;
        vec![
            stone(card.face.left.iter().map(|&ability| left(ability)).collect()),
            Span::styled("│", DIM),
            stone(card.face.centre.iter().map(|&ability| centre(ability)).collect()),
            Span::styled("│", DIM),
            stone(card.face.right.iter().map(|&ability| right(ability)).collect()),
        ]
    }
}

/// A haunter figure; on the stone it strikes next and stands out.
pub(super) fn haunter(side: Side, stands: Figure) -> Span<'static> {
    match stands {
        Figure::Card => Span::raw(figure(side, stands)),
        Figure::Stone => Span::styled(figure(side, stands), DANGER),
    }
}
