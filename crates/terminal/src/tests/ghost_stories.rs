//! Ghost Stories on the screen.

use std::time::{Duration, Instant};

use artel_engine::{Described as _, Game as _, NoLog, Seed, Session, Setup as _, Status, position};
use artel_ghost_stories::{Centre, GhostStories, Left, Right, Setup, Tile};
use artel_texts::{Language, Texts};

use super::{BOT, HUMAN, app, assert_shows, drawn, moves_made, press, screen};
use crate::page;
use crate::run::OnScreen;
use crate::{App, Displayed as _, Replay};

/// Boards for two, ghosts of all kinds, two haunted tiles.
const NIGHT: &str = "difficulty normal
board north yellow-taoist enfeeblement-mantra player qi 3 at tea-house tao yellow+red yin-yang tokens 1
board east red-taoist dance-of-the-peaks neutral qi 2
board south green-taoist gods-favorite player qi 1 at cemetery tao blue+black+black no-yin-yang buddhas 1 tokens 1
board west blue-taoist heavenly-gust neutral qi 0
ghost north-1 ghoul stone mantra
ghost north-3 hopping-vampire-1
ghost east-2 reaper
ghost south-1 severed-heads-1 die
ghost west-2 sharp-nailed-mistress-1
ghost west-3 great-putrid
buddha south-3
haunted heavenly-winds taoist-altar
circle green
";

fn dealt(language: Language, players: &str) -> App<GhostStories> {
    let setup = Setup::from_pairs([("players", players)]).unwrap();
    let session = Session::new(setup, Seed(7)).unwrap();
    app(session, language, &vec![HUMAN; players.parse().unwrap()])
}

/// The night with these lines more; it is the turn of the north board unless they say otherwise.
fn placed(language: Language, lines: &str) -> App<GhostStories> {
    let turn = if lines.contains("turn ") { "" } else { "turn north\n" };
    let text = format!("artel position 1\ngame ghost-stories\n{NIGHT}{turn}{lines}\n");
    app(Session::from_position(position::read(&text).unwrap()), language, &[HUMAN, HUMAN])
}

#[test]
fn the_usual_screen_tells_all_that_matters() {
    let screen = screen(&placed(Language::En, "phase yang move"), 80, 24);
    assert_shows(
        &screen,
        &[
            "Yellow Taoist: move, then ask for help or exorcise",
            "Lose: 3 haunted tiles",
            "Wu-Feng ★",
            "Haunted ⌂⌂☠ 2/3",
            "Tao dice ▣▣×",
            "Bank Y3 B3 G3 R3 K2 ♥14",
            "Circle G",
            "►Y Yellow ♥3 YR ☯ ◈1 ✓Mantra",
            "G Green  ♥1! BKK ☸1 ◈1 ✓Favorite",
            "Enfeeblement Mantra: weakens a ghost by 1",
            "1 Move (3)",
            "► Sorcerer's Hut",
            "Move to the Sorcerer's Hut",
        ],
    );
}

#[test]
fn ghosts_stand_around_the_village() {
    let lines: Vec<String> =
        screen(&placed(Language::En, "phase yang move"), 80, 24).lines().map(str::to_owned).collect();
    // Rows of three lines from the third line on: name, resistance and figure, stones.
    assert!(lines[2].starts_with(" ↓B Blue   Vampire   N2        Ghoul     ←Y Yellow"), "{lines:#?}");
    assert!(lines[3].starts_with(" ♥0 ◈ ☠    YYY     ▽           ·      ↓▼ ♥3"), "{lines:#?}");
    assert!(lines[4].starts_with(" ⊘Gust     ·│⌂│·               ·│⌂│·     ✓Mantra"), "{lines:#?}");
    // The Ghoul strikes the Herbalist next, the Vampire is on its way to the Cemetery.
    assert!(lines[7].contains("G       ▽                   ▼"), "{lines:#?}");
    assert!(lines[6].contains("haunted"), "{lines:#?}");
    assert_shows(&lines.join("\n"), &["GGG·", "+⊘│·│·", "·│☠│☯", "·│≠│·", "▣+│·│•", "☸ Buddha", "(G)"]);
}

#[test]
fn all_tiles_are_named_whoever_plays() {
    for language in Language::ALL {
        for players in ["1", "2", "3", "4"] {
            let app = dealt(language, players);
            for (columns, rows) in [(80, 24), (120, 36), (200, 60)] {
                let screen = screen(&app, columns, rows);
                for tile in Tile::ALL {
                    let names = [app.texts.name(tile.id()), app.texts.form(tile.id(), "short")];
                    let seen = |name: &String| name.split(' ').all(|word| screen.contains(word));
                    assert!(names.iter().any(seen), "{tile} is missing at {columns}×{rows}:\n{screen}");
                }
            }
        }
    }
}

#[test]
fn the_screen_speaks_russian() {
    let screen = screen(&placed(Language::Ru, "phase yang move"), 80, 24);
    assert_shows(
        &screen,
        &["Жёлтый Даос: перемещение", "Захвачено ⌂⌂☠ 2/3", "ЖЖЖ     ▽", "Перейти в Хижину Колдуна", "Гигант"],
    );
}

#[test]
fn odds_are_told_before_and_dice_shown_after() {
    let mut app = placed(Language::En, "phase yang act");
    press(&mut app, "/attempt");
    assert_shows(&screen(&app, 120, 36), &["Great Putrid: ", "% by dice"]);
    press(&mut app, "<enter>");
    assert_shows(
        &screen(&app, 120, 36),
        &["Attempt an exorcism", "Chance decides what follows", "% by dice"],
    );
    press(&mut app, "<esc>");
    let judged = "phase yang act\ndone exorcisms 1\nexorcism green+green+white\nnext judge";
    assert_shows(
        &screen(&placed(Language::En, judged), 80, 24),
        &["Yellow Taoist: Whom do you exorcise? – G G W", "Tao dice  G   G   W", "1 Who is exorcised"],
    );
    let rolled =
        "turn south\nphase yang act\ndone exorcisms 1\nexorcism green+yellow\nnext reroll\nnext judge";
    assert_shows(
        &screen(&placed(Language::En, rolled), 120, 36),
        &["Green Taoist: Keep the roll? – Y G", "Roll again: ", "Against the Hopping Vampire"],
    );
}

#[test]
fn what_has_to_be_decided_comes_first() {
    let asked = placed(Language::En, "phase yang acted\nnext take-tao");
    assert_shows(
        &screen(&asked, 80, 24),
        &["Yellow Taoist: Which Tao token do you take?", "1 Take a Tao token (5)", "► Y yellow"],
    );
    // It is the turn of the Yellow Taoist, but the Green one is asked.
    let asked = placed(Language::En, "phase yin\nnext lose-tao south");
    assert_shows(
        &screen(&asked, 80, 24),
        &["Green Taoist: Which Tao token is discarded?", "►G Green", " Y Yellow"],
    );
}

#[test]
fn ending_a_turn_idly_is_asked_about() {
    let mut app = placed(Language::En, "phase yang move");
    press(&mut app, "/end the turn<enter>");
    assert_shows(&screen(&app, 80, 24), &["You could still ask for help or exorcise."]);
    press(&mut app, "<esc>");
    assert_eq!(moves_made(&app), 0);
}

/// Moves are written with sides of the compass; what is said of boards and spaces names their colour.
#[test]
fn boards_are_called_by_their_colours() {
    for (language, by_colour, compass) in [
        (Language::En, "on the blue board facing the Sorcerer's Hut", ["north", "west"]),
        (Language::Ru, "на синем поле напротив Хижины Колдуна", ["север", "запад"]),
    ] {
        let game = placed(language, "phase yang move");
        let table = game.table.game();
        let texts = table.texts(language);
        let mut moves = Vec::new();
        table.moves(artel_engine::Seat(0), &mut moves);
        let words: Vec<String> = moves.iter().map(|action| texts.phrase(&action.phrase())).collect();
        assert!(words.iter().any(|words| words.contains(by_colour)), "{words:#?}");
        let said = (words.join("\n") + &page::text(&table.description(&texts))).to_lowercase();
        assert!(compass.iter().all(|side| !said.contains(side)), "{said}");
    }
}

#[test]
fn the_board_is_walked_by_arrows() {
    let mut app = placed(Language::En, "phase yang move");
    press(&mut app, "<tab><left>");
    assert_shows(&screen(&app, 120, 36), &["█Sharp", "W2: Blue board, facing", "Sharp-Nailed Mistress"]);
    press(&mut app, "<down>");
    assert_shows(&screen(&app, 120, 36), &["█Great", "W3: Blue board, facing", "In play: In each Yin phase"]);
    press(&mut app, "<right><right><right><up><up><up>");
    assert_shows(&screen(&app, 120, 36), &["█Ghoul", "is on the board and strikes the"]);
}

#[test]
fn every_sign_is_explained() {
    let app = dealt(Language::En, "2");
    let legend = app.table.game().legend(&app.texts);
    let words: Vec<&str> = legend.iter().map(|paragraph| paragraph.text.as_str()).collect();
    let abilities = (Left::ALL.map(Left::id).into_iter())
        .chain(Centre::ALL.map(Centre::id))
        .chain(Right::ALL.map(Right::id));
    for ability in abilities {
        let effect = app.texts.form(ability, "effect");
        assert!(words.iter().any(|line| line.ends_with(&effect)), "{ability}");
    }
}

#[test]
fn what_may_come_can_be_looked_up() {
    let mut app = placed(Language::En, "phase yang move");
    press(&mut app, "d");
    assert_shows(&screen(&app, 120, 50), &["The ghosts next", "The next card", "Ghosts not seen yet"]);
}

#[test]
fn a_whole_game_is_played_by_keys() {
    let mut app = dealt(Language::En, "2");
    app.pace.quick = true;
    for _ in 0..3000 {
        press(&mut app, "<enter>");
        if app.table.game().status().is_over() {
            break;
        }
        press(&mut app, "<enter>");
    }
    assert!(matches!(app.table.game().status(), Status::Lost(_)), "the first move is never a good one");
    assert_shows(&screen(&app, 80, 24), &["Defeat.", "The game is over", "GS-1"]);
}

#[test]
fn bots_alone_finish_a_game() {
    let setup = Setup::from_pairs([("players", "4")]).unwrap();
    let mut app = app(Session::<GhostStories>::new(setup, Seed(7)).unwrap(), Language::Ru, &[BOT; 4]);
    let later = Instant::now() + Duration::from_secs(1000);
    for _ in 0..3000 {
        app.tick(later);
    }
    assert!(app.table.game().status().is_over());
    assert_shows(&screen(&app, 80, 24), &["Игра окончена", "Очки: "]);
}

#[test]
fn a_record_is_walked_forward_and_back() {
    let mut session = Session::<GhostStories>::new(Setup::default(), Seed(7)).unwrap();
    let seat = session.game().decider().unwrap();
    session.play(seat, "yin".parse().unwrap(), &mut NoLog).unwrap();
    let mut replay = Replay::new(&session, Texts::new("ghost-stories", Language::En));
    assert_shows(&screen(&replay, 80, 24), &["Move 0 of 1", "► The start", "the ghosts act"]);
    press(&mut replay, "<right>");
    assert_shows(&screen(&replay, 80, 24), &["Move 1 of 1", "► Yellow Taoist: Begin the"]);
}

#[test]
fn no_window_makes_it_stumble() {
    let mut app = placed(Language::Ru, "phase yang move");
    for keys in ["", "?", "<esc>w", "<esc>d", "<esc>h", "<esc><tab><left>"] {
        press(&mut app, keys);
        for columns in (1..150).step_by(11) {
            for rows in (1..60).step_by(5) {
                drawn(&app, columns, rows);
            }
        }
    }
}
