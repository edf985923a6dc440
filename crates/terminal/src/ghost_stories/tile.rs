//! A village tile on the screen: who stands on it, what lies on it, which ghosts are after it.

use artel_ghost_stories::{Colour, GhostStories, Place, Side, Taoist, Tile, View};
use artel_texts::Texts;
use ratatui::style::{Modifier, Style, Stylize};
use ratatui::text::Span;

use super::ghost::haunter;
use super::symbols::{ACTIVE, BOLD, BUDDHA, HAUNTED, HAUNTS, POWER_TOKEN, letter, pawn};
use crate::Canvas;

/// Everything about a tile that is to be seen.
pub(super) struct Scene<'a> {
    pub(super) now: &'a GhostStories,
    pub(super) after: &'a GhostStories,
    /// What `after` looks like.
    pub(super) view: &'a View,
    pub(super) tile: Tile,
    pub(super) texts: &'a Texts,
}

impl Scene<'_> {
    /// Paints the tile.
    pub(super) fn paint(&self, mut canvas: Canvas<'_>) {
        let haunted = self.after.haunted().contains(self.place());
        let [body, foot] = if haunted { HAUNTED } else { ACTIVE };
        let last = canvas.lines() - 1;
        canvas.fill(body);
        canvas.fill_line(last, foot);
        let id = self.tile.id();
        let names = [self.texts.name(id), self.texts.form(id, "short"), self.texts.form(id, "tiny")];
        let name_lines = canvas.lines().saturating_sub(if haunted { 2 } else { 1 }).max(1);
        canvas.name(&names, name_lines, BOLD);
        if haunted && last > 1 {
            let word = self.texts.name("ghosts-haunted");
            canvas.write(last - 1, vec![Span::styled(word, Modifier::ITALIC)]);
        }
        let mut left = self.pawns();
        left.extend((haunted && last == 1).then(|| Span::styled(HAUNTS, BOLD)));
        left.extend(self.things());
        canvas.write(last, left);
        canvas.write_right(last, self.threats());
    }

    fn place(&self) -> Place {
        self.now.village().place(self.tile)
    }

    /// The Taoists here: those who would come underlined, those who would go in lower case.
    fn pawns(&self) -> Vec<Span<'static>> {
        let stands = |game: &GhostStories, side| game.lives(side) && game.place_of(side) == self.place();
        let sign = |side: Side| {
            let taoist: Taoist = self.now.taoist(side);
            let figure = pawn(taoist, self.texts);
            match (stands(self.now, side), stands(self.after, side)) {
                (true, true) => Some(figure),
                (false, true) => Some(figure.underlined()),
                (true, false) => {
                    let letter = letter(taoist.id(), self.texts).to_lowercase();
                    Some(Span::styled(letter, Style::new().add_modifier(Modifier::ITALIC)))
                }
                (false, false) => None,
            }
        };
        Side::ALL.into_iter().filter_map(sign).collect()
    }

    /// What lies on the tile: the token of the Circle, Buddhas, neutral power tokens.
    fn things(&self) -> Vec<Span<'static>> {
        let view = self.view;
        let mut things = Vec::new();
        let mut several = |sign: &str, count: u8| {
            things.extend((count > 0).then(|| Span::styled(format!("{sign}{count}"), BOLD)));
        };
        if self.tile == Tile::BuddhistTemple {
            several(BUDDHA, view.temple_buddhas);
        }
        if self.place() == Place::CENTRE {
            several(POWER_TOKEN, view.centre_tokens);
        }
        if self.tile == Tile::CircleOfPrayer {
            let token = |colour: Colour| format!("({})", letter(colour.id(), self.texts));
            things.extend(view.circle.map(|colour| Span::styled(token(colour), BOLD)));
        }
        things
    }

    /// The haunter figures that would haunt this tile when they strike.
    fn threats(&self) -> Vec<Span<'static>> {
        let spaces = self.view.boards.iter().flat_map(|board| &board.spaces);
        let after_this = spaces.filter(|space| space.threatens == Some(self.tile));
        let figures = after_this.filter_map(|space| {
            let stands = space.card.as_ref()?.figure?;
            Some(haunter(space.space.side(), stands))
        });
        figures.collect()
    }
}
