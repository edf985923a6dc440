//! Several moves typed in one line, in every game.

use artel_engine::{Seed, Session, Setup as _};
use artel_forbidden_island::{ForbiddenIsland, Setup};
use artel_texts::{Language, Texts};

use super::{BOT, Controller, HUMAN, assert_shows, dealt, moves_made, press, screen};
use crate::{Plain, Players, Table};

/// What is told line by line in answer to this input.
fn told(input: &str, controllers: &[Controller]) -> String {
    let players = controllers.len().to_string();
    let setup = Setup::from_pairs([("players", players.as_str())]).unwrap();
    let session: Session<ForbiddenIsland> = Session::new(setup, Seed(7)).unwrap();
    let mut output = Vec::new();
    let table = Table::new(session, Players::new(controllers));
    Plain::new(table, Texts::new("forbidden-island", Language::En), &mut output)
        .run(input.as_bytes(), false)
        .unwrap();
    String::from_utf8(output).unwrap()
}

#[test]
fn all_moves_of_a_line_are_made_on_the_screen() {
    let mut app = dealt(Language::En, &[HUMAN, HUMAN]);
    press(&mut app, "/draw; draw<enter>");
    assert_eq!(moves_made(&app), 2);
    assert!(app.dialog.is_none());
}

#[test]
fn the_list_shows_the_first_move_while_a_line_is_typed() {
    let mut app = dealt(Language::En, &[HUMAN, HUMAN]);
    press(&mut app, "/treasure card; nothing like it");
    assert_shows(&screen(&app, 80, 24), &["► Draw a treasure card"]);
}

#[test]
fn a_line_stops_at_the_first_move_that_is_not_possible() {
    let mut app = dealt(Language::En, &[HUMAN, HUMAN]);
    press(&mut app, "/draw; fly gold-gate; draw<enter>");
    assert_eq!(moves_made(&app), 1, "what came before stays");
    let shown = screen(&app, 80, 24);
    assert_shows(
        &shown,
        &["Not every move was made", "Fly to the Gold Gate", "Move 2 of 3, “fly gold-gate”"],
    );
    press(&mut app, "<esc>u");
    press(&mut app, "<enter>");
    assert_eq!(moves_made(&app), 0, "and can be taken back");
}

#[test]
fn words_that_name_no_move_or_several_stop_a_line() {
    let mut app = dealt(Language::En, &[HUMAN, HUMAN]);
    press(&mut app, "/nonsense; draw<enter>");
    assert_shows(&screen(&app, 80, 24), &["No move or command fits “nonsense”", "Move 1 of 2"]);
    press(&mut app, "<esc>/gate; draw<enter>");
    assert_shows(&screen(&app, 80, 24), &["moves; say more:", "Move 1 of 2"]);
    assert_eq!(moves_made(&app), 0);
}

#[test]
fn lines_are_read_the_same_way_line_by_line() {
    let output = told("draw; draw\n", &[HUMAN, HUMAN]);
    assert_eq!(output.matches("draws").count(), 2, "{output}");
    let output = told("draw; fly gold-gate; draw\nundo!\n", &[HUMAN, HUMAN]);
    assert_shows(
        &output,
        &["Fly to the Gold Gate", "Move 2 of 3, “fly gold-gate”, was not made", "Taken back: 1 move."],
    );
}

#[test]
fn numbers_count_in_the_list_of_their_moment() {
    let output = told("1; 1; 99\n", &[HUMAN, HUMAN]);
    assert_shows(&output, &["There is no such number", "Move 3 of 3, “99”"]);
}

#[test]
fn bots_answer_between_the_moves_of_a_line() {
    let output = told("draw; draw; flood; flood; draw\n", &[HUMAN, BOT]);
    assert!(!output.contains("Move 1 of 5"), "{output}");
}
