//! What stands in front of the table.

use std::fs;

use artel_engine::record;
use artel_texts::Language;

use super::{HUMAN, assert_shows, dealt, moves_made, press, screen};
use crate::run::OnScreen;

#[test]
fn the_chosen_move_is_explained_with_its_rules() {
    let mut app = dealt(Language::En, &[HUMAN, HUMAN]);
    press(&mut app, "?");
    assert_shows(&screen(&app, 80, 24), &["Why?", "FI-036 · Moving", "FI-R45"]);
    press(&mut app, "l");
    assert_shows(&screen(&app, 80, 24), &["Почему?", "FI-036 · Перемещение"]);
    press(&mut app, "<esc>");
    assert!(app.dialog.is_none());
}

#[test]
fn any_move_can_be_asked_about() {
    let mut app = dealt(Language::En, &[HUMAN, HUMAN]);
    press(&mut app, "wfly gold");
    assert_shows(
        &screen(&app, 80, 24),
        &["Why not? (Engineer)", "✗ Fly to the Gold Gate", "Only the Pilot can fly", "FI-042"],
    );
    press(&mut app, "<tab>");
    assert_shows(&screen(&app, 80, 24), &["Why not? (Diver)", "It is the Engineer's turn"]);
    press(&mut app, "<tab><back><back><back><back><back><back><back><back>move iron");
    assert_shows(&screen(&app, 80, 24), &["✓ Move to the Iron Gate", "possible now"]);
    press(&mut app, " zzz");
    assert_shows(&screen(&app, 80, 24), &["There is no such move"]);
}

#[test]
fn the_rulebook_is_searched_in_both_languages() {
    let mut app = dealt(Language::En, &[HUMAN, HUMAN]);
    press(&mut app, "rисследователь диагонали");
    assert_shows(&screen(&app, 80, 24), &["FI-041", "The Explorer may also step diagonally"]);
    press(&mut app, "<tab>");
    assert_shows(&screen(&app, 80, 24), &["FI-041", "Исследователь ходит и по диагонали"]);
}

#[test]
fn a_game_is_saved_and_opened_again() {
    let folder = std::env::temp_dir().join(format!("artel-app-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let path = folder.join("game.artel");
    let name = path.display().to_string();
    let mut app = dealt(Language::En, &[HUMAN, HUMAN]);
    let clear = "<back>".repeat("forbidden-island-7.artel".len());
    press(&mut app, &format!("<enter><enter>s{clear}{name}<enter>"));
    assert_shows(&screen(&app, 200, 50), &["Saved: ", "game.artel"]);
    let saved = fs::read_to_string(&path).unwrap();
    assert_eq!(saved, record::write(app.table.session()));

    press(&mut app, &format!("<enter>s{clear}{name}<enter>"));
    assert_shows(&screen(&app, 200, 50), &["exists. Replace it?"]);
    press(&mut app, "n");
    assert_eq!(fs::read_to_string(&path).unwrap(), saved, "nothing is replaced without a yes");

    press(&mut app, &format!("o{name}<enter>"));
    assert_shows(&screen(&app, 200, 50), &["This game is not saved."]);
    press(&mut app, "y");
    assert_eq!(moves_made(&app), 2);
    assert_eq!(record::write(app.table.session()), saved);
    press(&mut app, &format!("o{name}.missing<enter>"));
    assert_shows(&screen(&app, 200, 50), &["game.artel.missing: there is no such"]);
    press(&mut app, "<esc>q");
    assert!(app.is_over(), "all is saved");
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn opening_another_game_leaves_the_kept_file_alone() {
    let folder = std::env::temp_dir().join(format!("artel-kept-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let (kept, other) = (folder.join("kept.artel"), folder.join("other.artel"));
    let mut app = dealt(Language::En, &[HUMAN, HUMAN]);
    app.table.keep_in(kept.clone());
    press(&mut app, "<enter>");
    let old = fs::read_to_string(&kept).unwrap();
    assert_eq!(old, record::write(app.table.session()), "every move is written at once");
    fs::write(&other, record::write(dealt(Language::En, &[HUMAN, HUMAN, HUMAN]).table.session())).unwrap();
    press(&mut app, &format!("<tab>o{}<enter><enter>", other.display()));
    assert_eq!(app.table.game().all_seats().count(), 3);
    assert_eq!(moves_made(&app), 1);
    assert_eq!(fs::read_to_string(&kept).unwrap(), old);
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn interrupting_twice_leaves_at_once() {
    use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
    let interrupt = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
    let mut app = dealt(Language::En, &[HUMAN, HUMAN]);
    press(&mut app, "<enter>");
    app.press(interrupt);
    assert!(!app.is_over());
    app.press(interrupt);
    assert!(app.is_over());
}

#[test]
fn help_and_log_can_be_read() {
    let mut app = dealt(Language::En, &[HUMAN, HUMAN]);
    press(&mut app, "<enter>h");
    assert_shows(&screen(&app, 80, 24), &["walk the board", "Signs"]);
    press(&mut app, "<pgdn><pgdn><pgdn><pgdn>");
    assert_shows(&screen(&app, 80, 24), &["the water reaches the skull."]);
    press(&mut app, "<esc>g");
    assert_shows(
        &screen(&app, 80, 24),
        &["The Engineer moves from the Bronze Gate to the Iron Gate. (FI-036)"],
    );
}
