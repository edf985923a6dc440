//! What the keys do.

use artel_engine::{Game as _, Status};
use artel_texts::Language;

use super::{HUMAN, assert_shows, dealt, moves_made, placed, press, screen};
use crate::run::OnScreen;

#[test]
fn enter_makes_the_chosen_move_and_u_takes_it_back() {
    let mut app = dealt(Language::En, &[HUMAN, HUMAN]);
    press(&mut app, "<down><enter>");
    assert_shows(&screen(&app, 80, 24), &["Engineer: 2 actions left", "moves from the Bronze Gate to"]);
    press(&mut app, "u");
    assert_eq!(moves_made(&app), 0);
    assert_shows(&screen(&app, 80, 24), &["3 actions left", "Taken back: 1 move."]);
    press(&mut app, "u");
    assert_shows(&screen(&app, 80, 24), &["There is nothing to undo."]);
}

#[test]
fn a_move_that_wastes_actions_or_turns_up_a_card_is_asked_about() {
    let mut app = dealt(Language::En, &[HUMAN, HUMAN]);
    press(&mut app, "/draw<enter>");
    assert_shows(
        &screen(&app, 80, 24),
        &[
            "3 actions are left and would be lost.",
            "Chance decides what follows",
            "Waters Rise! comes with 13",
        ],
    );
    press(&mut app, "<esc>");
    assert_eq!(moves_made(&app), 0);
    press(&mut app, "/draw<enter>y");
    assert_eq!(moves_made(&app), 1);
    press(&mut app, "u");
    assert_shows(&screen(&app, 80, 24), &["Chance has decided since then."]);
    press(&mut app, "n");
    assert_eq!(moves_made(&app), 1);
    press(&mut app, "u<enter>");
    assert_eq!(moves_made(&app), 0);
}

#[test]
fn quick_play_asks_only_about_waste() {
    let mut app = placed(Language::En, "phase actions 0");
    app.pace.quick = true;
    press(&mut app, "<enter>");
    assert_eq!(moves_made(&app), 1);
    let mut app = dealt(Language::En, &[HUMAN, HUMAN]);
    app.pace.quick = true;
    press(&mut app, "/draw<enter>");
    assert_eq!(moves_made(&app), 0);
}

#[test]
fn words_narrow_the_list_of_moves() {
    let mut app = dealt(Language::En, &[HUMAN, HUMAN]);
    press(&mut app, "/sandbags moun");
    assert_shows(&screen(&app, 80, 24), &["Find: sandbags moun", "No move fits"]);
    press(&mut app, "<back><back><back><back>rock");
    assert_shows(&screen(&app, 80, 24), &["► Phantom Rock"]);
    press(&mut app, "<enter>");
    assert_shows(&screen(&app, 80, 24), &["The Diver plays Sandbags and shores up"]);
}

#[test]
fn headings_are_reached_by_arrows_and_digits() {
    let mut app = dealt(Language::En, &[HUMAN, HUMAN]);
    press(&mut app, "<right>");
    assert_shows(&screen(&app, 80, 24), &["2 Shore up (1)", "► Twilight Hollow"]);
    press(&mut app, "3");
    assert_shows(&screen(&app, 80, 24), &["► Draw a treasure card"]);
    press(&mut app, "<left><left>");
    assert_shows(&screen(&app, 80, 24), &["► Iron Gate"]);
    press(&mut app, "<end>");
    assert_shows(&screen(&app, 80, 24), &["— Diver —", "► Phantom Rock"]);
}

#[test]
fn the_board_is_walked_by_arrows() {
    let mut app = dealt(Language::En, &[HUMAN, HUMAN]);
    press(&mut app, "<tab>");
    assert_shows(&screen(&app, 80, 24), &["█Iron", "1 move"]);
    press(&mut app, "<right><down>");
    assert_shows(&screen(&app, 80, 24), &["█Hollow", "Sandbags", "Shore up"]);
    press(&mut app, "<down><down>");
    assert_shows(&screen(&app, 80, 24), &["█Moon", "No move fits", "Temple of the Moon", "Earth Stone"]);
    press(&mut app, "w");
    assert_shows(&screen(&app, 80, 24), &["> Temple of the Moon", "✗ Move to the Temple of the Moon"]);
    press(&mut app, "<esc><up><up><enter>");
    assert_eq!(moves_made(&app), 0, "there are several moves at the Hollow: one has to be chosen");
    press(&mut app, "<enter>");
    assert_eq!(moves_made(&app), 1);
    press(&mut app, "<tab><tab>");
    assert!(!screen(&app, 80, 24).contains('█'));
}

#[test]
fn the_language_changes_at_once() {
    let mut app = dealt(Language::En, &[HUMAN, HUMAN]);
    press(&mut app, "<enter><down>l");
    assert_shows(&screen(&app, 80, 24), &["Инженер: осталось 2 действия", "переходит от Бронзовых врат"]);
    press(&mut app, "д");
    assert_shows(&screen(&app, 80, 24), &["Engineer: 2 actions left"]);
}

#[test]
fn a_whole_game_is_played_by_keys() {
    let mut app = dealt(Language::En, &[HUMAN, HUMAN]);
    app.pace.quick = true;
    for _ in 0..1000 {
        press(&mut app, "<enter>");
        if app.table.game().status().is_over() {
            break;
        }
    }
    let game = app.table.game();
    assert!(matches!(game.status(), Status::Lost(_)), "the first move is never a good one");
    assert_shows(&screen(&app, 80, 24), &["Defeat.", "The game is over", "FI-1"]);
    press(&mut app, "<esc>");
    assert_shows(&screen(&app, 80, 24), &["0 moves", "nothing more to decide"]);
    press(&mut app, "q");
    assert!(!app.is_over(), "the game is not saved");
    press(&mut app, "y");
    assert!(app.is_over());
}
