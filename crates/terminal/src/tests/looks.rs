//! What the screens show.

use artel_forbidden_island::{Layout, Tile};
use artel_texts::Language;
use ratatui::style::Color;

use super::{BOT, Game, HUMAN, assert_shows, dealt, drawn, placed, press, screen};

const SIZES: [(u16, u16); 2] = [(80, 24), (140, 45)];

/// Every tile is named by some form of its name.
#[track_caller]
fn assert_names_all_tiles(app: &Game, columns: u16, rows: u16) {
    let screen = screen(app, columns, rows);
    let board: Vec<&str> = screen.lines().skip(2).collect();
    for tile in Tile::ALL {
        let id = tile.id();
        let tiny = app.texts.name(&format!("tiny-{id}"));
        let names = [app.texts.name(id), app.texts.form(id, "short"), tiny];
        let seen = |name: &String| name.split(' ').all(|word| board.iter().any(|line| line.contains(word)));
        assert!(names.iter().any(seen), "{tile} is missing at {columns}×{rows}:\n{screen}");
    }
}

#[test]
fn all_tiles_are_named_in_usual_and_wide_windows() {
    for language in Language::ALL {
        for seats in [2, 3, 4] {
            let app = dealt(language, &vec![HUMAN; seats]);
            for (columns, rows) in SIZES {
                assert_names_all_tiles(&app, columns, rows);
            }
        }
    }
}

#[test]
fn the_usual_screen_tells_all_that_matters() {
    let screen = screen(&dealt(Language::En, &[HUMAN, HUMAN]), 80, 24);
    assert_shows(
        &screen,
        &[
            "Engineer: 3 actions left",
            "Win: 4 treasures",
            "Lose: ☠",
            "Water 2 2 3 3 3 4 4 5 5 ☠",
            "Flood deck 18, discard 6",
            "Treasure deck 24, discard 0",
            "Waters Rise! 3",
            "Treasures ▲– ◆– ▼– ●–",
            "D Diver    2/5 ▼ Sandbags",
            "►E Engineer 2/5 ▲ ●",
            "shores up two tiles for one action",
            "Log ──",
            "► Iron Gate",
            "Move to the Iron Gate",
            "Iron Gate floods next: 11",
        ],
    );
}

#[test]
fn the_usual_screen_speaks_russian() {
    let screen = screen(&dealt(Language::Ru, &[HUMAN, HUMAN]), 80, 24);
    assert_shows(
        &screen,
        &[
            "Инженер: осталось 3 действия",
            "Победа: 4 артефакта",
            "Вода 2 2 3 3 3 4 4 5 5 ☠",
            "Приливы: 18, сброс 6",
            "А Аквалангист 2/5 ▼ Мешки",
            "►И Инженер",
            "Перейти к Железным вратам",
            "Журнал",
        ],
    );
}

#[test]
fn a_wide_screen_has_log_and_rules_at_the_side() {
    let mut app = dealt(Language::En, &[HUMAN, HUMAN]);
    press(&mut app, "<enter>");
    let screen = screen(&app, 140, 45);
    assert_shows(&screen, &["Log ─", "(FI-036)", "Rules ─", "FI-036 · Moving", "┌─", "≈≈≈"]);
}

#[test]
fn the_three_states_of_a_tile_differ_in_shape_and_colour() {
    let app = placed(Language::En, "flooded observatory\nsunk watchtower");
    let game = *app.table.game();
    for (columns, rows) in SIZES {
        let screen = screen(&app, columns, rows);
        assert!(!screen.contains("Tower") && !screen.contains("Watchtower"), "{screen}");
        assert_shows(&screen, &["~", "≈≈≈"]);
    }
    // At 80×24 the tiles are eight columns by two rows, from the second column and third row on.
    let buffer = drawn(&app, 80, 24);
    let background = |tile: Tile| {
        let (x, y) = Layout::Standard.geometry().place(game.cell(tile));
        buffer[(1 + u16::from(x) * 8, 2 + u16::from(y) * 2)].bg
    };
    let [dry, flooded, sunk] = [Tile::GoldGate, Tile::Observatory, Tile::Watchtower].map(background);
    let sea = buffer[(1, 2)].bg;
    assert!(dry != flooded && flooded != sunk && dry != sunk);
    assert_eq!(sunk, sea, "a sunk tile is open water");
    assert_ne!(dry, Color::Reset);
}

#[test]
fn what_could_sink_next_is_marked_and_odds_are_told() {
    let app = placed(
        Language::En,
        "water 3\nflooded fools-landing observatory\nflood-deck fools-landing observatory gold-gate | iron-gate",
    );
    let screen = screen(&app, 80, 24);
    assert_shows(&screen, &["≈≈≈≈≈≈!", "Danger! Fools' Landing sinks next: 100"]);
    let mut app = placed(Language::En, "water 9\nturn diver");
    assert_shows(
        &super::screen(&app, 80, 24),
        &["the next Waters Rise! reaches the skull", "Floods 5, then ☠"],
    );
    press(&mut app, "d");
    assert_shows(&super::screen(&app, 80, 24), &["Treasure discards", "Next, in any order, each with 21"]);
}

#[test]
fn what_must_be_done_comes_first() {
    let over = "player pilot with crystal-of-fire crystal-of-fire earth-stone earth-stone sandbags sandbags\nplayer diver\nphase treasure-draw 1";
    let screen = screen(&placed(Language::En, over), 80, 24);
    assert_shows(&screen, &["The Pilot holds more than 5 cards", "6/5 ▲▲ ●● Sandbags×2", "Discard"]);
    let swim = "player explorer at observatory\nplayer diver\nsunk observatory\nphase flood-draw 1";
    assert_shows(
        &super::screen(&placed(Language::Ru, swim), 80, 24),
        &["Исследователь должен покинуть утонувший тайл", "Спасаться"],
    );
}

#[test]
fn who_swims_first_and_who_cannot_is_told() {
    let two = "player engineer at observatory\nplayer explorer at observatory\nsunk observatory\nturn explorer\nphase flood-draw 1";
    assert_shows(&screen(&placed(Language::En, two), 80, 24), &["The Explorer must leave the sunk tile"]);
    // Tiles lie in the order of their list: the dunes touch only the forest and the palace.
    let alone = "player engineer with helicopter-lift\nplayer messenger at dunes-of-deception\n\
                 sunk dunes-of-deception crimson-forest tidal-palace\nphase flood-draw 1";
    let screen = screen(&placed(Language::En, alone), 80, 24);
    assert_shows(
        &screen,
        &["The Messenger has nowhere to swim", "1 Helicopter Lift (21)", "M → Fools' Landing"],
    );
}

#[test]
fn the_preview_shows_where_the_pawn_would_stand() {
    let app = dealt(Language::En, &[HUMAN, HUMAN]);
    let lines: Vec<String> = screen(&app, 80, 24).lines().map(str::to_owned).collect();
    assert!(lines.iter().any(|line| line.contains("▐ DE   ·▌ e    ·")), "{lines:#?}");
}

#[test]
fn every_island_fits_every_window_from_the_smallest_on() {
    for layout in Layout::ALL {
        let app = placed(Language::Ru, &format!("layout {layout}"));
        for (columns, rows) in [(60, 20), (80, 24), (100, 30)] {
            assert_shows(&screen(&app, columns, rows), &["►П Пилот", "Вода 2 2 3"]);
        }
        assert_names_all_tiles(&app, 150, 40);
        assert_names_all_tiles(&app, 200, 60);
    }
}

#[test]
fn no_window_makes_it_stumble() {
    let mut app = dealt(Language::En, &[HUMAN, BOT, HUMAN, HUMAN]);
    for keys in ["", "?", "<esc>w", "<esc>r", "<esc>d", "<esc>h", "<esc>b", "<esc>s", "<esc>g", "<esc>q"] {
        press(&mut app, keys);
        for columns in (1..150).step_by(7) {
            for rows in (1..60).step_by(3) {
                drawn(&app, columns, rows);
            }
        }
    }
    assert_shows(&screen(&app, 59, 20), &["too small", "60 columns"]);
}
