//! What the keys do while something stands in front of the table.

use std::path::{Path, PathBuf};

use artel_bots::BotKind;
use artel_engine::Seat;
use ratatui::crossterm::event::{KeyCode, KeyEvent};

use super::dialog::{Deed, Dialog, Page, Purpose, Rules, WhyNot};
use super::keys::{command, edit, is_interrupt, turns};
use super::lookup::Lookup;
use super::scroll::Scroll;
use super::{App, Controller, Displayed};

impl<G: Displayed> App<G> {
    pub(super) fn press_in_dialog(&mut self, dialog: Dialog<G>, key: KeyEvent) {
        if is_interrupt(key) {
            self.over = matches!(dialog, Dialog::Confirm(Deed::Quit));
            return self.ask_quit();
        }
        match dialog {
            Dialog::Confirm(deed) => self.answer(deed, command(key)),
            Dialog::File { purpose, name, .. } => self.type_file(purpose, name, key),
            Dialog::Read { page, scroll } => self.turn_page(page, scroll, command(key)),
            Dialog::WhyNot(why) => self.type_why_not(why, key),
            Dialog::Rules(rules) => self.type_rules(rules, key),
            Dialog::Cards(cards) => self.type_cards(cards, key),
            Dialog::Bots { chosen } => self.choose_bots(chosen, command(key)),
        }
    }

    fn answer(&mut self, deed: Deed<G>, code: KeyCode) {
        match code {
            KeyCode::Enter | KeyCode::Char('y') => self.carry_out(deed),
            KeyCode::Esc | KeyCode::Char('n' | 'q') => {}
            KeyCode::Char('l') => {
                self.switch_language();
                self.dialog = Some(Dialog::Confirm(deed));
            }
            _ => self.dialog = Some(Dialog::Confirm(deed)),
        }
    }

    fn carry_out(&mut self, deed: Deed<G>) {
        match deed {
            Deed::Play(seat, action) => self.play(seat, action),
            Deed::Undo(count) => self.undo(count),
            Deed::Overwrite(path) => self.save(&path, true),
            Deed::Open(path) => self.open_or_tell(&path),
            Deed::Quit => self.over = true,
        }
    }

    fn type_file(&mut self, purpose: Purpose, mut name: String, key: KeyEvent) {
        match key.code {
            KeyCode::Esc => {}
            KeyCode::Enter if name.trim().is_empty() => self.ask_file(purpose, name),
            KeyCode::Enter => self.use_file(purpose, PathBuf::from(name.trim())),
            _ => {
                edit(&mut name, key);
                self.ask_file(purpose, name);
            }
        }
    }

    fn use_file(&mut self, purpose: Purpose, path: PathBuf) {
        match purpose {
            Purpose::Save if path.is_file() => self.dialog = Some(Dialog::Confirm(Deed::Overwrite(path))),
            Purpose::Save => self.save(&path, false),
            Purpose::Open if self.table.unsaved() => self.dialog = Some(Dialog::Confirm(Deed::Open(path))),
            Purpose::Open => self.open_or_tell(&path),
        }
    }

    /// Opens the file; if that fails, says why and asks for another name.
    fn open_or_tell(&mut self, path: &Path) {
        if let Err(error) = self.open(path) {
            let name = path.display().to_string();
            self.dialog =
                Some(Dialog::File { purpose: Purpose::Open, name, problem: Some(format!("{error:#}")) });
        }
    }

    fn turn_page(&mut self, page: Page<G>, scroll: Scroll, code: KeyCode) {
        let over = matches!(page, Page::Over);
        match code {
            KeyCode::Char('l') => self.switch_language(),
            KeyCode::Char('w') => return self.ask_why_not(),
            KeyCode::Char('u' | 's' | 'q') if over => return self.press_behind(code),
            code if turns(&scroll, code) => {}
            _ => return,
        }
        self.dialog = Some(Dialog::Read { page, scroll });
    }

    /// Presses the key as if nothing stood in front of the table.
    fn press_behind(&mut self, code: KeyCode) {
        self.press_key(KeyEvent::from(code));
    }

    fn type_why_not(&mut self, mut why: WhyNot<G>, key: KeyEvent) {
        let seats = self.table.game().seats();
        match key.code {
            KeyCode::Esc | KeyCode::Enter => return,
            KeyCode::Up => why.chosen = why.chosen.saturating_sub(1),
            KeyCode::Down => why.chosen = (why.chosen + 1).min(why.found.len().saturating_sub(1)),
            KeyCode::Tab => why.seat = Seat((why.seat.0 + 1) % seats),
            _ => {
                if edit(&mut why.words, key) {
                    why.find();
                }
            }
        }
        self.dialog = Some(Dialog::WhyNot(why));
    }

    fn type_rules(&mut self, mut rules: Rules, key: KeyEvent) {
        let stays = if key.code == KeyCode::Tab {
            self.switch_language();
            true
        } else {
            rules.press::<G>(key)
        };
        self.dialog = stays.then_some(Dialog::Rules(rules));
    }

    fn type_cards(&mut self, mut cards: Lookup, key: KeyEvent) {
        let stays = if key.code == KeyCode::Tab {
            self.switch_language();
            cards.renew(self.table.game().reference(&self.texts));
            true
        } else {
            cards.press(key)
        };
        self.dialog = stays.then_some(Dialog::Cards(cards));
    }

    fn choose_bots(&mut self, chosen: usize, code: KeyCode) {
        let last = self.table.game().seats() as usize;
        let chosen = match code {
            KeyCode::Esc | KeyCode::Char('b' | 'q') => return,
            KeyCode::Up => chosen.saturating_sub(1),
            KeyCode::Down => (chosen + 1).min(last),
            KeyCode::Enter | KeyCode::Char(' ') if chosen == 0 => {
                if let Some((seat, action)) = self.table.advice() {
                    self.play(seat, action);
                }
                return;
            }
            KeyCode::Enter | KeyCode::Char(' ') => {
                self.toggle_controller(Seat(chosen as u8 - 1));
                chosen
            }
            KeyCode::Char('l') => {
                self.switch_language();
                chosen
            }
            _ => chosen,
        };
        self.dialog = Some(Dialog::Bots { chosen });
    }

    fn toggle_controller(&mut self, seat: Seat) {
        let next = match self.table.controller(seat) {
            Controller::Human => Controller::Bot(BotKind::Heuristic),
            Controller::Bot(BotKind::Heuristic) => Controller::Bot(BotKind::Random),
            Controller::Bot(BotKind::Random) => Controller::Human,
        };
        self.table.set_controller(seat, next);
        self.paused = false;
        self.refresh();
    }
}
