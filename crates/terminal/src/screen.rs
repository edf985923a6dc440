//! The screen of a game being played.

use artel_engine::{Described, Seat};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;

use super::menu::{Menu, Row};
use super::page::{self, Paragraph};
use super::words::fit;
use super::{App, Controller, Displayed, Sight, panes, rulebook};

/// The key for what is printed, in games where there is something to read.
const CARDS: &str = "c";

/// The keys with what they do, the most needed first.
const KEYS: [(&str, &str); 15] = [
    ("↵", "key-play"),
    ("?", "key-why"),
    ("u", "key-undo"),
    ("tab", "key-board"),
    ("/", "key-find"),
    (CARDS, "key-cards"),
    ("r", "key-rules"),
    ("d", "key-piles"),
    ("s", "key-save"),
    ("l", "key-language"),
    ("b", "key-bot"),
    ("g", "key-log"),
    ("o", "key-open"),
    ("q", "key-quit"),
    ("h", "key-help"),
];

/// The keys while a bot is about to move.
const KEYS_BOT: [(&str, &str); 5] =
    [("↵", "key-go-on"), ("␣", "key-pause"), ("?", "key-why"), ("q", "key-quit"), ("h", "key-help")];

impl<G: Displayed> App<G> {
    /// Draws everything.
    pub(super) fn draw_table(&self, frame: &mut Frame<'_>) {
        let window = frame.area();
        let buffer = frame.buffer_mut();
        let game = self.table.game();
        let texts = &self.texts;
        let Some(areas) = panes::divide(game, texts, window, buffer) else { return };
        let shown = self.shown_move();
        let after = self.after(shown);
        let targets = shown.map(|(seat, action)| game.targets(seat, action)).unwrap_or_default();
        let sight = Sight { now: game, after: &after, targets: &targets, cursor: self.cursor };
        panes::status(game, panes::title(G::RULEBOOK, texts.language()), texts, areas.status, buffer);
        G::draw(&sight, texts, areas.board, buffer);
        panes::players(game, |seat| self.note(seat), texts, areas.players, buffer);
        panes::text(game.panel(texts), areas.panel, buffer);
        self.draw_moves(areas.moves, buffer);
        self.draw_preview(shown, areas.preview, buffer);
        panes::draw_log(self.table.happened(), &self.log, texts, areas.log, buffer);
        if let Some(area) = areas.rules {
            panes::draw_rules::<G>(shown.map(|(_, action)| action), texts, area, buffer);
        }
        if let Some(area) = areas.desk {
            let seat = shown.map_or_else(|| game.marked(), |(seat, _)| seat);
            panes::draw_desk(game, seat, texts, area, buffer);
        }
        self.draw_keys(areas.keys, buffer);
        self.draw_dialog(window, buffer);
    }

    /// Who decides for a seat, unless it is somebody here.
    fn note(&self, seat: Seat) -> Option<String> {
        match self.table.controller(seat) {
            Controller::Human => None,
            bot @ Controller::Bot(_) => Some(bot.name(&self.texts)),
        }
    }

    fn draw_moves(&self, area: Rect, buffer: &mut Buffer) {
        let texts = &self.texts;
        let title = if self.filtering {
            format!("{} {}▏", texts.name("prompt-find"), self.menu.words())
        } else if self.menu.is_narrowed() {
            texts.with("panel-moves-some", [("moves", self.menu.len())])
        } else {
            texts.with("panel-moves", [("moves", self.menu.len())])
        };
        let area = panes::titled(&title, area, buffer);
        if self.menu.len() == 0 {
            let message = Paragraph::quiet(texts.name(self.nothing_to_choose()));
            panes::text(page::lines(&[message], area.width as usize), area, buffer);
            return;
        }
        list(&self.menu, self.table.game(), texts, area, buffer);
    }

    /// Why the list of moves is empty.
    fn nothing_to_choose(&self) -> &'static str {
        if self.table.game().status().is_over() {
            "moves-over"
        } else if self.menu.is_narrowed() {
            "moves-none-here"
        } else {
            "moves-of-bots"
        }
    }

    /// What there is to know of the place under the cursor, then the shown move in full.
    fn draw_preview(&self, shown: Option<(Seat, G::Move)>, area: Rect, buffer: &mut Buffer) {
        let (game, texts) = (self.table.game(), &self.texts);
        let mut page = Vec::new();
        let mut title = texts.name("panel-preview");
        if let Some(place) = self.cursor {
            page.extend(game.about_place(place, texts).into_iter().map(Paragraph::plain));
        }
        if let Some((seat, action)) = shown {
            let is_bots = self.coming.is_some() && !self.paused;
            title = texts.name(if is_bots { "panel-bot-moves" } else { "panel-preview" });
            page.push(Paragraph::strong(texts.phrase(&action.phrase())));
            page.extend(rulebook::preview(game, seat, action, texts).into_iter().map(Paragraph::plain));
        }
        let area = panes::titled(&title, area, buffer);
        panes::text(page::lines(&page, area.width as usize), area, buffer);
    }

    /// What the program has to say, else the keys.
    fn draw_keys(&self, area: Rect, buffer: &mut Buffer) {
        if let Some(notice) = &self.notice {
            let style = Style::new().add_modifier(Modifier::BOLD);
            buffer.set_string(area.x + 1, area.y, fit(notice, area.width as usize - 2), style);
        } else if self.coming.is_some() && !self.paused {
            panes::keys(&KEYS_BOT, &self.texts, area, buffer);
        } else {
            let keys: Vec<_> = KEYS.into_iter().filter(|&(key, _)| G::READS || key != CARDS).collect();
            panes::keys(&keys, &self.texts, area, buffer);
        }
    }
}

/// The list of moves, scrolled so that the chosen one is seen.
fn list<G: Displayed>(menu: &Menu<G>, game: &G, texts: &artel_texts::Texts, area: Rect, buffer: &mut Buffer) {
    let height = area.height as usize;
    let rows = menu.rows(height);
    let chosen = rows.iter().position(|&row| row == Row::Item(menu.chosen_index())).unwrap_or(0);
    // Two rows below the chosen one stay in sight, as far as there are any.
    let first = (chosen + 3).min(rows.len()).saturating_sub(height);
    let items: Vec<_> = menu.items().collect();
    let columns = area.width as usize;
    for (row, y) in rows.iter().skip(first).zip(area.top()..area.bottom()) {
        let line = match *row {
            Row::Seat(seat) => {
                let name = texts.name(game.name_of(seat));
                Line::styled(fit(&format!("— {name} —"), columns), Modifier::BOLD)
            }
            Row::Heading { key, number, count } => {
                let digit = if number < 9 { (number + 1).to_string() } else { " ".to_owned() };
                Line::styled(fit(&format!("{digit} {} ({count})", texts.name(key)), columns), Modifier::BOLD)
            }
            Row::Item(index) => {
                let label = fit(&items[index].label, columns.saturating_sub(3));
                if index == menu.chosen_index() {
                    let pad = columns.saturating_sub(super::words::width(&label) + 3);
                    Line::styled(format!(" ► {label}{}", " ".repeat(pad)), Modifier::REVERSED)
                } else {
                    Line::raw(format!("   {label}"))
                }
            }
        };
        buffer.set_line(area.x, y, &line, area.width);
    }
}
