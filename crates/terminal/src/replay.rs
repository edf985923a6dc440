//! Stepping through a game that was played.

use artel_engine::{Described, Entry, Session};
use artel_texts::Texts;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;

use super::dialog::Rules;
use super::keys::{command, turns};
use super::page::{self, Paragraph};
use super::popup::{choice_line, draw_rules, reading};
use super::run::OnScreen;
use super::scroll::Scroll;
use super::{Displayed, Sight, history, language, panes, rulebook};

/// Moves that are skipped at once.
const LEAP: usize = 10;

const KEYS: [(&str, &str); 8] = [
    ("→", "key-forward"),
    ("←", "key-back"),
    ("home/end", "key-ends"),
    ("?", "key-why"),
    ("r", "key-rules"),
    ("d", "key-piles"),
    ("l", "key-language"),
    ("q", "key-quit"),
];

/// What stands in front of the board.
enum Front {
    Nothing,
    Piles(Scroll),
    Why(Scroll),
    Rules(Rules),
}

/// A game that was played, shown at one of its moves.
pub struct Replay<G: Displayed> {
    states: Vec<G>,
    happened: Vec<Vec<G::Event>>,
    entries: Vec<Entry<G::Move, G::Outcome>>,
    /// How many moves have been made in what is shown.
    at: usize,
    texts: Texts,
    front: Front,
    over: bool,
}

impl<G: Displayed> Replay<G> {
    /// The screen that steps through this game.
    pub fn new(session: &Session<G>, mut texts: Texts) -> Self {
        texts.call(session.game().called());
        let (states, happened) = history(session);
        let entries = session.entries().to_vec();
        Replay { states, happened, entries, at: 0, texts, front: Front::Nothing, over: false }
    }

    fn game(&self) -> &G {
        &self.states[self.at]
    }

    /// The move that led here.
    fn last(&self) -> Option<&Entry<G::Move, G::Outcome>> {
        self.at.checked_sub(1).and_then(|index| self.entries.get(index))
    }

    fn step(&mut self, code: KeyCode) {
        let last = self.entries.len();
        match code {
            KeyCode::Right | KeyCode::Down | KeyCode::Enter | KeyCode::Char(' ') => self.at += 1,
            KeyCode::Left | KeyCode::Up => self.at = self.at.saturating_sub(1),
            KeyCode::PageDown => self.at += LEAP,
            KeyCode::PageUp => self.at = self.at.saturating_sub(LEAP),
            KeyCode::Home => self.at = 0,
            KeyCode::End => self.at = last,
            KeyCode::Char('l') => self.switch_language(),
            KeyCode::Char('d') => self.front = Front::Piles(Scroll::default()),
            KeyCode::Char('?') => self.front = Front::Why(Scroll::default()),
            KeyCode::Char('r') => self.front = Front::Rules(Rules::new::<G>()),
            KeyCode::Char('q') | KeyCode::Esc => self.over = true,
            _ => {}
        }
        self.at = self.at.min(last);
    }

    fn switch_language(&mut self) {
        self.texts = self.game().texts(language::after(self.texts.language()));
    }

    /// The moves with the one that led here marked.
    fn draw_moves(&self, area: Rect, buffer: &mut Buffer) {
        let texts = &self.texts;
        let title = texts.with("replay-position", [("move", self.at), ("moves", self.entries.len())]);
        let area = panes::titled(&title, area, buffer);
        let first = (self.at + 3).min(self.entries.len() + 1).saturating_sub(area.height as usize);
        let rows = first..=self.entries.len();
        for (index, y) in rows.zip(area.top()..area.bottom()) {
            let line = match index.checked_sub(1) {
                None => texts.name("replay-start"),
                Some(index) => {
                    let entry = &self.entries[index];
                    let who = texts.name(self.states[index].name_of(entry.seat));
                    format!("{who}: {}", texts.phrase(&entry.action.phrase()))
                }
            };
            buffer.set_line(area.x, y, &choice_line(&line, index == self.at, area.width), area.width);
        }
    }

    fn draw_front(&self, window: Rect, buffer: &mut Buffer) {
        let texts = &self.texts;
        match &self.front {
            Front::Nothing => {}
            Front::Piles(scroll) => {
                reading(&texts.name("panel-piles"), &self.game().piles(texts), scroll, texts, window, buffer);
            }
            Front::Why(scroll) => {
                reading(&texts.name("panel-why"), &self.why(), scroll, texts, window, buffer);
            }
            Front::Rules(rules) => draw_rules::<G>(rules, texts, window, buffer),
        }
    }

    /// The move that led here, with what happened and the rules behind it.
    fn why(&self) -> Vec<Paragraph> {
        let Some(entry) = self.last() else { return vec![Paragraph::plain(self.texts.name("replay-start"))] };
        rulebook::explain(&self.states[self.at - 1], entry.seat, entry.action, &self.texts)
    }
}

impl<G: Displayed> OnScreen for Replay<G> {
    fn draw(&self, frame: &mut Frame<'_>) {
        let window = frame.area();
        let buffer = frame.buffer_mut();
        let (game, texts) = (self.game(), &self.texts);
        let Some(areas) = panes::divide(game, texts, window, buffer) else { return };
        let targets = self.last().map(|entry| game.targets(entry.seat, entry.action)).unwrap_or_default();
        let sight = Sight { now: game, after: game, targets: &targets, cursor: None };
        panes::status(game, &texts.name("replay-title"), texts, areas.status, buffer);
        G::draw(&sight, texts, areas.board, buffer);
        panes::players(game, |_| None, texts, areas.players, buffer);
        panes::text(game.panel(texts), areas.panel, buffer);
        self.draw_moves(areas.moves, buffer);
        let happened = &self.happened[self.at.saturating_sub(1)..self.at];
        let area = panes::titled(&texts.name("replay-happened"), areas.preview, buffer);
        panes::text(page::lines(&panes::log(happened, texts), area.width as usize), area, buffer);
        panes::draw_log(&self.happened[..self.at], &Scroll::at_end(), texts, areas.log, buffer);
        if let Some(area) = areas.rules {
            panes::draw_rules::<G>(self.last().map(|entry| entry.action), texts, area, buffer);
        }
        if let Some(area) = areas.desk {
            let seat = self.last().map_or_else(|| game.marked(), |entry| entry.seat);
            panes::draw_desk(game, seat, texts, area, buffer);
        }
        panes::keys(&KEYS, texts, areas.keys, buffer);
        self.draw_front(window, buffer);
    }

    fn press(&mut self, key: KeyEvent) {
        let code = command(key);
        match &mut self.front {
            Front::Nothing => self.step(code),
            Front::Piles(scroll) | Front::Why(scroll) => match code {
                KeyCode::Char('l') => self.switch_language(),
                code if turns(scroll, code) => {}
                _ => self.front = Front::Nothing,
            },
            Front::Rules(rules) => {
                if !rules.press::<G>(key) {
                    self.front = Front::Nothing;
                }
            }
        }
    }

    fn is_over(&self) -> bool {
        self.over
    }
}
