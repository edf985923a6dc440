//! The island on the screen.

use artel_forbidden_island::{Cell, ForbiddenIsland, TileState};
use artel_texts::Texts;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::face::{Face, Presence};
use super::symbols::{
    BRASS, DANGER, DEEP, DEEP_INK, DRY, FLOODED, FLOODS, HELIPAD, SEA, SINKS, WAVE, WAVES, letter,
    pawn_style, treasure, treasure_ink,
};
use crate::words::{cut, fit, width, wrap};
use crate::{Displayed, Grid, Sight};

/// Larger tiles would only be emptier.
const LARGEST: (u16, u16) = (15, 6);
/// From this size on a tile is drawn with an edge around it.
const EDGED: (u16, u16) = (10, 4);

/// Draws the island into the middle of the area, and sea around it.
pub(super) fn draw(sight: &Sight<'_, ForbiddenIsland>, texts: &Texts, area: Rect, buffer: &mut Buffer) {
    let area = area.intersection(buffer.area);
    buffer.set_style(area, SEA);
    let Some(grid) = Grid::of(area, sight.now.size(), LARGEST) else { return };
    for cell in Cell::all() {
        let place = grid.area(sight.now.layout().geometry().place(cell));
        Painter { face: Face::of(sight, cell), texts, area: place, buffer }.paint();
    }
}

/// Paints one tile.
struct Painter<'a> {
    face: Face,
    texts: &'a Texts,
    area: Rect,
    buffer: &'a mut Buffer,
}

impl Painter<'_> {
    fn paint(&mut self) {
        let edged = self.area.width >= EDGED.0 && self.area.height >= EDGED.1;
        let body = if edged { inner(self.area) } else { self.area };
        let foot = Rect { y: body.bottom() - 1, height: 1, ..body };
        if self.face.state == TileState::Sunk {
            self.deep_water();
        } else {
            let styles = if self.face.state == TileState::Flooded { FLOODED } else { DRY };
            self.buffer.set_style(self.area, styles[0]);
            self.buffer.set_style(foot, styles[1]);
            if edged {
                self.edge();
            }
            self.name(body);
        }
        self.signs(foot);
        if let Some(pointer) = self.face.pointer {
            pointer.draw(self.area, BRASS, self.buffer);
        }
    }

    /// A sunk tile: nothing but sea.
    fn deep_water(&mut self) {
        for y in self.area.top()..self.area.bottom() {
            for x in (self.area.left() + y % 2 * 2..self.area.right()).step_by(4) {
                self.buffer[(x, y)].set_symbol(DEEP).set_fg(DEEP_INK);
            }
        }
    }

    /// Lines around a dry tile, waves around a flooded one.
    fn edge(&mut self) {
        let flooded = self.face.state == TileState::Flooded;
        let sides = if flooded { [WAVE; 6] } else { ["┌", "┐", "└", "┘", "─", "│"] };
        let style = if flooded { Style::new().fg(WAVES) } else { Style::new() };
        let area = self.area;
        let (right, bottom) = (area.right() - 1, area.bottom() - 1);
        let mut put = |x, y, symbol| {
            self.buffer[(x, y)].set_symbol(symbol).set_style(style);
        };
        for x in area.left()..=right {
            put(x, area.y, sides[4]);
            put(x, bottom, sides[4]);
        }
        for y in area.top()..=bottom {
            put(area.x, y, sides[5]);
            put(right, y, sides[5]);
        }
        put(area.x, area.y, sides[0]);
        put(right, area.y, sides[1]);
        put(area.x, bottom, sides[2]);
        put(right, bottom, sides[3]);
    }

    /// The longest name that fits above the foot.
    fn name(&mut self, area: Rect) {
        let lines = area.height.saturating_sub(1).max(1) as usize;
        let columns = area.width as usize;
        let id = self.face.tile.id();
        let names = [self.texts.name(id), self.texts.form(id, "short")];
        let fits = |name: &&String| {
            let whole_words = name.split(' ').all(|word| width(word) <= columns);
            whole_words && wrap(name, columns).len() <= lines
        };
        let tiny = self.texts.name(&format!("tiny-{id}"));
        let name = names.iter().find(fits).unwrap_or(&tiny);
        let wrapped = if lines > 1 { wrap(name, columns) } else { vec![fit(name, columns)] };
        for (line, y) in wrapped.iter().take(lines).zip(area.y..) {
            self.buffer.set_string(area.x, y, cut(line, columns), Style::new());
        }
    }

    /// The last line of a tile: what can be found here, who stands here, what threatens.
    fn signs(&mut self, foot: Rect) {
        let sunk = self.face.state == TileState::Sunk;
        // On a tile of a single line the signs stand behind the name.
        let single = self.area.height == 1;
        if self.face.state == TileState::Flooded && !single {
            for x in foot.left()..foot.right() {
                self.buffer[(x, foot.y)].set_symbol(WAVE).set_style(Style::new().fg(WAVES));
            }
        }
        let mut signs: Vec<(String, Style)> = Vec::new();
        if let Some(of) = self.face.treasure.filter(|_| !sunk) {
            signs.push((treasure(of).to_owned(), bold(treasure_ink(of))));
        } else if self.face.is_landing && !sunk {
            signs.push((HELIPAD.to_owned(), bold(DANGER).add_modifier(Modifier::UNDERLINED)));
        }
        signs.extend(self.face.pawns.iter().map(|&(adventurer, presence)| {
            let letter = letter(adventurer, self.texts);
            match presence {
                Presence::Stays => (letter, pawn_style(adventurer)),
                Presence::Comes => (letter, pawn_style(adventurer).add_modifier(Modifier::UNDERLINED)),
                Presence::Goes => (letter.to_lowercase(), Style::new().add_modifier(Modifier::ITALIC)),
            }
        }));
        let room = foot.width as usize;
        let start = if single { room.saturating_sub(signs.len() + 1) } else { 0 };
        let gap = u16::from(!single && signs.len() + 3 <= room);
        let mut x = foot.x + start as u16 + gap;
        for (sign, style) in signs.into_iter().take(room) {
            self.buffer.set_string(x, foot.y, sign, style);
            x += 1;
        }
        if self.face.is_next && x < foot.right() {
            let sinks = self.face.state == TileState::Flooded;
            let (sign, style) = if sinks { (SINKS, bold(DANGER)) } else { (FLOODS, Style::new()) };
            self.buffer.set_string(foot.right() - 1, foot.y, sign, style);
        }
    }
}

fn bold(colour: ratatui::style::Color) -> Style {
    Style::new().fg(colour).add_modifier(Modifier::BOLD)
}

fn inner(area: Rect) -> Rect {
    Rect::new(area.x + 1, area.y + 1, area.width - 2, area.height - 2)
}
