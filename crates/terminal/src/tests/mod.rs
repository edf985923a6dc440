//! The screens as people see them and the keys as they press them.
#![allow(clippy::unwrap_used)]

mod bots;
mod dialogs;
mod ghost_stories;
mod keys;
mod looks;
mod replaying;
mod several_moves;
mod spirit_island;

use std::time::Duration;

use artel_bots::BotKind;
use artel_engine::{Seed, Session, Setup as _, position};
use artel_forbidden_island::{ForbiddenIsland, Setup};
use artel_texts::{Language, Texts};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::run::OnScreen;
use super::{App, Controller, Displayed, Pace, Players, Table};

pub(super) const HUMAN: Controller = Controller::Human;
pub(super) const BOT: Controller = Controller::Bot(BotKind::Heuristic);

pub(super) type Game = App<ForbiddenIsland>;

/// A game dealt from seed 7: the Diver and the Engineer, who begins.
pub(super) fn dealt(language: Language, controllers: &[Controller]) -> Game {
    let players = controllers.len().to_string();
    let setup = Setup::from_pairs([("players", players.as_str())]).unwrap();
    app(Session::new(setup, Seed(7)).unwrap(), language, controllers)
}

/// A game for two people from these lines of a position, the players given by default.
pub(super) fn placed(language: Language, lines: &str) -> Game {
    let players = if lines.contains("player ") { "" } else { "player pilot\nplayer diver\n" };
    let text = format!("artel position 1\ngame forbidden-island\n{players}{lines}");
    let session = Session::from_position(position::read(&text).unwrap());
    let seats = lines.matches("player ").count().max(2);
    app(session, language, &vec![HUMAN; seats])
}

fn app<G: Displayed>(session: Session<G>, language: Language, controllers: &[Controller]) -> App<G> {
    let table = Table::new(session, Players::new(controllers));
    let pace = Pace { pause: Duration::from_secs(5), quick: false };
    App::new(table, Texts::new(G::RULEBOOK.game, language), pace)
}

/// Presses keys: words in angle brackets are special keys, the rest is typed.
pub(super) fn press(shown: &mut impl OnScreen, keys: &str) {
    for part in keys.split_inclusive('>') {
        let (typed, special) = part.split_once('<').unwrap_or((part, ""));
        let special = special.strip_suffix('>').unwrap_or(special);
        for letter in typed.chars() {
            shown.press(KeyEvent::new(KeyCode::Char(letter), KeyModifiers::NONE));
        }
        if !special.is_empty() {
            shown.press(KeyEvent::new(code(special), KeyModifiers::NONE));
        }
    }
}

fn code(name: &str) -> KeyCode {
    match name {
        "enter" => KeyCode::Enter,
        "esc" => KeyCode::Esc,
        "tab" => KeyCode::Tab,
        "up" => KeyCode::Up,
        "down" => KeyCode::Down,
        "left" => KeyCode::Left,
        "right" => KeyCode::Right,
        "home" => KeyCode::Home,
        "end" => KeyCode::End,
        "pgup" => KeyCode::PageUp,
        "pgdn" => KeyCode::PageDown,
        "back" => KeyCode::Backspace,
        other => panic!("there is no key {other}"),
    }
}

/// The screen as it is drawn in a window of this size.
pub(super) fn drawn(shown: &impl OnScreen, width: u16, height: u16) -> Buffer {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| shown.draw(frame)).unwrap();
    terminal.backend().buffer().clone()
}

/// The same as text.
pub(super) fn screen(shown: &impl OnScreen, width: u16, height: u16) -> String {
    let buffer = drawn(shown, width, height);
    let line = |y: u16| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    (0..height).map(|y| line(y).trim_end().to_owned() + "\n").collect()
}

/// How many moves have been made.
pub(super) fn moves_made<G: Displayed>(app: &App<G>) -> usize {
    app.table.session().entries().len()
}

/// Says what is missing on a screen.
#[track_caller]
pub(super) fn assert_shows(screen: &str, texts: &[&str]) {
    for text in texts {
        assert!(screen.contains(text), "'{text}' is missing in\n{screen}");
    }
}
