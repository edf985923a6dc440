//! The loop between keyboard and screen.

use std::io::{self, IsTerminal};
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use artel_texts::Texts;
use ratatui::Frame;
use ratatui::crossterm::event::{self, Event, KeyEvent, KeyEventKind};

/// How long to wait for a key if nothing is due.
const IDLE: Duration = Duration::from_hours(1);

/// Something that lives on the screen.
pub trait OnScreen {
    fn draw(&self, frame: &mut Frame<'_>);
    fn press(&mut self, key: KeyEvent);
    fn is_over(&self) -> bool;

    /// When something happens by itself.
    fn due(&self) -> Option<Instant> {
        None
    }

    /// Lets happen what is due.
    fn tick(&mut self, _now: Instant) {}
}

/// Refuses to take over a screen that is none.
pub fn check_terminal(texts: &Texts) -> Result<()> {
    if io::stdin().is_terminal() && io::stdout().is_terminal() {
        return Ok(());
    }
    bail!(texts.name("error-no-terminal"))
}

/// Shows it until it is over. The terminal is given back as it was, even after a panic.
pub fn run(mut shown: impl OnScreen) -> Result<()> {
    let mut terminal = ratatui::try_init()?;
    let result = (|| {
        while !shown.is_over() {
            terminal.draw(|frame| shown.draw(frame))?;
            let wait = shown.due().map_or(IDLE, |due| due.saturating_duration_since(Instant::now()));
            if event::poll(wait)?
                && let Event::Key(key) = event::read()?
                && key.kind != KeyEventKind::Release
            {
                shown.press(key);
            }
            shown.tick(Instant::now());
        }
        Ok(())
    })();
    ratatui::restore();
    result
}
