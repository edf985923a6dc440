//! Spirit Island on the screen.

use std::time::{Duration, Instant};

use artel_engine::{Game as _, Seat, Seed, Session, Setup as _};
use artel_spirit_island::{Card, FearCard, Move, Setup, SpiritIsland};
use artel_texts::{Language, Texts};

use super::{BOT, HUMAN, app, assert_shows, drawn, moves_made, press, screen};
use crate::run::OnScreen;
use crate::words::width;
use crate::{App, Displayed as _, Plain, Players, Replay, Table, moves_of};

const SPIRITS: [&str; 3] = [
    "devouring-teeth-lurk-underfoot",
    "devouring-teeth-lurk-underfoot,sun-bright-whirlwind",
    "devouring-teeth-lurk-underfoot,sun-bright-whirlwind,eyes-watch-from-the-trees",
];

fn session(players: usize) -> Session<SpiritIsland> {
    let count = players.to_string();
    let setup = Setup::from_pairs([("players", count.as_str()), ("spirits", SPIRITS[players - 1])]).unwrap();
    Session::new(setup, Seed(7)).unwrap()
}

fn dealt(language: Language, players: usize) -> App<SpiritIsland> {
    app(session(players), language, &vec![HUMAN; players])
}

/// What is told line by line in answer to this input.
fn told(language: Language, input: &str) -> String {
    let mut output = Vec::new();
    let table = Table::new(session(1), Players::new(&[HUMAN]));
    Plain::new(table, Texts::new("spirit-island", language), &mut output)
        .run(input.as_bytes(), false)
        .unwrap();
    String::from_utf8(output).unwrap()
}

#[test]
fn the_usual_screen_tells_all_that_matters() {
    let screen = screen(&dealt(Language::En, 1), 80, 24);
    assert_shows(
        &screen,
        &[
            "Teeth: Choose a Growth option.",
            "Win: no Invaders left. Lose: ",
            "Turn 1 · Spirit phase",
            "⚔ Ravage: –",
            "⌂ Build: ",
            "? Explore: Stage I · 11 left",
            "Fear ◇◇◇◇ 0/4",
            "Terror I · II after 3 cards",
            "Blight pool ☣☣☣☣☣☣ 6",
            "►❶ Teeth ϟ0+2 ▤0/1 –",
            "Hand: Ferocious Rampage (2)",
            "G2≈ Wetland",
            "☣1 ❶1",
            "1 Growth (3)",
            "► 1. reclaim; Presence",
        ],
    );
}

#[test]
fn every_land_is_named_whoever_plays() {
    for language in Language::ALL {
        for players in 1..=3 {
            let app = dealt(language, players);
            for (columns, rows) in [(80, 24), (120, 36), (160, 50)] {
                let screen = screen(&app, columns, rows);
                for land in app.table.game().lands().iter() {
                    assert!(screen.contains(land.name()), "{land} is missing at {columns}×{rows}:\n{screen}");
                }
            }
        }
    }
}

#[test]
fn a_wide_screen_shows_the_spirit_and_its_cards() {
    let screen = screen(&dealt(Language::En, 2), 160, 50);
    assert_shows(
        &screen,
        &[
            "Devouring Teeth Lurk Underfoot ──",
            "Energy 0, +2 a turn: 2 ●Fi ●3",
            "Card plays 0 of 1: 1 ●2 ●An",
            "Ferocious Rampage: 2ϟ slow · Fi An",
            "Death Approaches from Beneath the Surface:",
            "✗ 1Fi 1An",
            "1. reclaim; Presence (Range 0)",
            "Log ──",
        ],
    );
}

#[test]
fn the_screen_speaks_russian() {
    let screen = screen(&dealt(Language::Ru, 2), 80, 24);
    assert_shows(
        &screen,
        &[
            "Пасть: Выберите вариант роста.",
            "Болото",
            "Стройка",
            "Ужас I · II через 3 карты",
            "1. вернуть карты",
        ],
    );
}

#[test]
fn neighbours_on_other_boards_are_named_on_the_map() {
    assert_shows(&screen(&dealt(Language::En, 2), 80, 24), &["↔H3,H4", "↔G3,G4,G7"]);
}

#[test]
fn lines_of_the_panel_fit_beside_the_map() {
    for language in Language::ALL {
        let app = dealt(language, 3);
        for line in app.table.game().panel(&app.texts) {
            assert!(width(&line.to_string()) <= 30, "{line}");
        }
    }
}

#[test]
fn the_map_is_walked_by_arrows() {
    let mut app = dealt(Language::En, 2);
    press(&mut app, "<tab><down>");
    assert_shows(&screen(&app, 120, 36), &["█G2≈ Wetland", "Neighbours: G1 G3 G4 G5 G6", "┆G3"]);
    press(&mut app, "<down>");
    assert_shows(&screen(&app, 120, 36), &["█G3≈ Sands", "H3 H4"]);
}

#[test]
fn what_a_card_says_is_read_before_it_is_played() {
    let mut app = dealt(Language::En, 1);
    press(&mut app, "/grow 3; act 2; land G5; track plays<enter>");
    assert!(app.dialog.is_none(), "{}", screen(&app, 120, 36));
    press(&mut app, "/rampage");
    let shown = screen(&app, 120, 36);
    assert_shows(&shown, &["Play “Ferocious Rampage”", "Range 0", "1 Fear. 3 Damage to"]);
}

#[test]
fn several_moves_are_typed_in_a_line() {
    let mut app = dealt(Language::En, 1);
    press(&mut app, "/grow 3; act 1; land G5; land G4; track plays<enter>");
    assert_eq!(moves_made(&app), 3);
    assert_shows(&screen(&app, 120, 36), &["Move 4 of 5, “land G4”"]);
}

#[test]
fn who_is_ready_too_soon_is_asked() {
    let mut app = dealt(Language::En, 1);
    press(&mut app, "/grow 3; act 2; land G5; track plays<enter>");
    press(&mut app, "/ready<enter>");
    assert_shows(&screen(&app, 80, 24), &["You could still play a card."]);
}

#[test]
fn everything_printed_can_be_looked_up() {
    for language in Language::ALL {
        let mut app = dealt(language, 2);
        let entries = app.table.game().reference(&app.texts);
        let printed = Card::all().map(Card::id).chain(FearCard::all().map(FearCard::id));
        for id in printed {
            let name = app.texts.name(id);
            let entry = entries.iter().find(|entry| entry.name.starts_with(&name));
            assert!(entry.is_some_and(|entry| entry.text.len() >= 3), "{id}");
        }
        press(&mut app, "c");
        assert_shows(&screen(&app, 80, 24), &[" ► ❶ "]);
        press(&mut app, "<tab><esc>");
        assert!(app.dialog.is_none());
    }
}

#[test]
fn cards_are_looked_up_line_by_line() {
    assert_shows(
        &told(Language::En, "card rampage\n"),
        &["costs 2 · Slow · Fire, Animal", "1 Fear. 3 Damage"],
    );
    assert_shows(&told(Language::Ru, "карта буйство\n"), &["Свирепое буйство", "цена 2", "огонь, фауна"]);
    assert_shows(&told(Language::En, "card gift\n"), &["Gift of Power – Minor Power"]);
}

#[test]
fn the_table_is_told_in_words() {
    let output = told(Language::En, "");
    assert_shows(
        &output,
        &[
            "G3 Sands, on the coast: ",
            "Neighbours: G2 G4.",
            "Blight pool: 6",
            "Fear: 0 of 4",
            "The Invaders next, if nobody does anything",
            "Growth option 1 (",
        ],
    );
}

#[test]
fn what_may_come_can_be_looked_up() {
    let mut app = dealt(Language::En, 2);
    press(&mut app, "d");
    assert_shows(
        &screen(&app, 120, 36),
        &["The Invaders next", "Build: ", "Invader cards that may come next"],
    );
}

#[test]
fn every_move_of_a_game_has_a_label() {
    let mut app = app(session(2), Language::Ru, &[BOT; 2]);
    let later = Instant::now() + Duration::from_secs(1000);
    for _ in 0..250 {
        let game = app.table.game();
        for seat in Seat::first(game.seats()) {
            for action in moves_of(game, seat) {
                let label = game.label(seat, action, &app.texts);
                let bare = matches!(action, Move::Choose(_) | Move::Act(_)) && label.len() < 4;
                assert!(!label.is_empty() && !bare, "{action}: {label}");
                assert!(app.texts.has(SpiritIsland::heading(action)), "{action}");
            }
        }
        app.tick(later);
    }
}

#[test]
fn bots_alone_finish_a_game() {
    let mut app = app(session(2), Language::Ru, &[BOT; 2]);
    let later = Instant::now() + Duration::from_secs(1000);
    for _ in 0..3000 {
        app.tick(later);
    }
    assert!(app.table.game().status().is_over());
    assert_shows(&screen(&app, 80, 24), &["Игра окончена"]);
}

#[test]
fn a_record_is_walked_forward_and_back() {
    let mut session = session(1);
    session.play(Seat(0), Move::Grow(1), &mut artel_engine::NoLog).unwrap();
    let mut replay = Replay::new(&session, Texts::new("spirit-island", Language::En));
    assert_shows(&screen(&replay, 120, 36), &["Move 0 of 1", "Energy 0, +2 a turn"]);
    press(&mut replay, "<right>");
    assert_shows(&screen(&replay, 120, 36), &["Move 1 of 1", "chooses Growth option"]);
}

#[test]
fn no_window_makes_it_stumble() {
    let mut app = dealt(Language::Ru, 3);
    for keys in ["", "?", "<esc>c", "<esc>d", "<esc>h", "<esc><tab><down>"] {
        press(&mut app, keys);
        for columns in (1..170).step_by(13) {
            for rows in (1..60).step_by(6) {
                drawn(&app, columns, rows);
            }
        }
    }
}
