//! Bots at the table.

use std::time::{Duration, Instant};

use artel_engine::Game as _;
use artel_texts::Language;

use super::{BOT, HUMAN, assert_shows, dealt, moves_made, press, screen};
use crate::Controller;
use crate::run::OnScreen;

#[test]
fn a_bots_move_is_shown_before_it_is_made() {
    let mut app = dealt(Language::En, &[HUMAN, BOT]);
    assert_shows(&screen(&app, 80, 24), &["A bot moves", "►E Engineer 2/5 ▲ ●  bot"]);
    let due = app.due().unwrap();
    app.tick(Instant::now());
    assert_eq!(moves_made(&app), 0);
    app.tick(due);
    assert_eq!(moves_made(&app), 1);
    press(&mut app, "<enter>");
    assert_eq!(moves_made(&app), 2, "a key skips the pause");
}

#[test]
fn bots_wait_while_somebody_chooses() {
    let mut app = dealt(Language::En, &[HUMAN, BOT]);
    press(&mut app, " ");
    assert_eq!(app.due(), None);
    press(&mut app, " ");
    assert!(app.due().is_some());
    // The Diver holds Sandbags and may play them in the turn of the bot.
    press(&mut app, "<down>");
    assert_eq!(app.due(), None);
    press(&mut app, "<enter>");
    assert_shows(&screen(&app, 200, 50), &["The Diver plays Sandbags"]);
}

#[test]
fn undo_goes_back_to_a_humans_move() {
    let mut app = dealt(Language::En, &[BOT, HUMAN]);
    press(&mut app, "<enter><enter><enter>/draw<enter><enter>");
    while app.coming.is_none() {
        press(&mut app, "<home><enter><enter>");
    }
    press(&mut app, "<enter>");
    let made = moves_made(&app);
    press(&mut app, "u");
    assert_shows(&screen(&app, 80, 24), &["Chance has decided since then."]);
    press(&mut app, "y");
    assert!(moves_made(&app) < made - 1, "the bot's moves and one of the human");
    assert!(app.coming.is_none());
}

#[test]
fn a_bot_makes_one_move_or_takes_a_seat() {
    let mut app = dealt(Language::En, &[HUMAN, HUMAN]);
    press(&mut app, "b<enter>");
    assert_eq!(moves_made(&app), 1);
    press(&mut app, "b<down><down><enter>");
    assert_shows(&screen(&app, 80, 24), &["Engineer: bot"]);
    press(&mut app, "<esc>");
    assert!(app.coming.is_some());
    assert_eq!(app.table.controller(artel_engine::Seat(1)), BOT);
    press(&mut app, "b<down><down><enter><enter><esc>");
    assert_eq!(app.table.controller(artel_engine::Seat(1)), Controller::Human);
}

#[test]
fn bots_alone_finish_a_game() {
    let mut app = dealt(Language::Ru, &[BOT, BOT, BOT]);
    let later = Instant::now() + Duration::from_secs(1000);
    for _ in 0..2000 {
        app.tick(later);
    }
    assert!(app.table.game().status().is_over());
    assert_shows(&screen(&app, 80, 24), &["Игра окончена"]);
}
