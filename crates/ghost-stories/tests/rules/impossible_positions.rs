//! Positions whose lines can be read but that no game can reach, and odd ones that a game can.

use crate::support::{FOUR, SOLO, TWO, drawn, seated, table};
use artel_engine::{Choice, Game, Generator, NoLog, Seed};
use artel_ghost_stories::{Difficulty, GhostStories, Setup};

#[track_caller]
fn assert_impossible(setup: &str, more: &str, problem: &str) {
    match GhostStories::read_position(&seated(setup, more)) {
        Ok(_) => panic!("accepted: {more}"),
        Err(error) => assert_eq!((error.line, error.problem.as_str()), (None, problem), "{more}"),
    }
}

#[test]
fn the_dead_own_nothing_and_lie_on_the_cemetery() {
    assert_impossible(
        FOUR,
        "red qi 0 at cemetery tao none",
        "only living Taoists own anything, not the red-taoist board",
    );
    assert_impossible(
        FOUR,
        "red qi 0 tao none no-yin-yang",
        "the red-taoist is dead and has to lie on the cemetery",
    );
    assert_impossible(TWO, "red tao red", "only living Taoists own anything, not the red-taoist board");
    let dead = "qi 0 at cemetery tao none no-yin-yang";
    let all = format!("yellow {dead}\nred {dead}\ngreen {dead}\nblue {dead}");
    assert_impossible(FOUR, &all, "all Taoists are dead, so the game is over");
}

#[test]
fn marks_lie_where_they_can() {
    assert_impossible(FOUR, "ghost north-1 zombie-1 stone", "north-1 has no haunter figure");
    assert_impossible(FOUR, "ghost north-1 zombie-1 die", "north-1 captures no die");
    assert_impossible(
        FOUR,
        "ghost north-1 zombie-1 met-buddha",
        "north-1 is no incarnation that could have met a Buddha",
    );
    assert_impossible(FOUR, "ghost north-1 zombie-1 unsettled", "north-1 blocks nothing");
    assert_impossible(FOUR, "ghost north-1 zombie-1\nbuddha north-1", "north-1 holds a ghost and no Buddha");
    assert_impossible(
        FOUR,
        "ghost north-1 zombie-1 mantra",
        "the Mantra is out of play: its power does not work",
    );
    let mantra = FOUR.replace("bottomless-pockets", "enfeeblement-mantra");
    assert_impossible(
        &mantra,
        "ghost north-1 zombie-1 mantra\nghost north-2 ghoul mantra",
        "there is only one Mantra",
    );
    assert_impossible(
        &mantra,
        "ghost north-1 coffin-breaker-1 mantra",
        "the Mantra is out of play: its power does not work",
    );
    assert_impossible(
        FOUR,
        "yellow buddhas 1 fresh 2",
        "the yellow-taoist has taken more Buddhas than they carry",
    );
    assert_impossible(
        FOUR,
        "red buddhas 1 fresh 1",
        "the red-taoist cannot have taken a Buddha: it is not their turn",
    );
}

#[test]
fn a_turn_has_its_phases() {
    assert_impossible(FOUR, "done pocketed", "before the Yin phase nothing has been done");
    assert_impossible(
        FOUR,
        "phase yin",
        "in the Yin phase something has to be decided, and nothing was done before",
    );
    assert_impossible(TWO, "turn east\nphase yang move", "a neutral board has no Yang phase");
    assert_impossible(
        FOUR,
        "red qi 0 at cemetery tao none no-yin-yang\nturn east\nphase yang move",
        "a dead Taoist has no Yang phase",
    );
    assert_impossible(
        FOUR,
        "phase yang acted\ndone helps 2 exorcisms 1",
        "no more than two actions fit into a turn",
    );
    assert_impossible(
        FOUR,
        "phase yang acted\ndone helps 200 exorcisms 100",
        "no more than two actions fit into a turn",
    );
    assert_impossible(
        FOUR,
        "phase yang move\ndone borrowed red-taoist",
        "only neutral boards lend their power",
    );
    assert_impossible(
        SOLO,
        "board east red-taoist dance-of-the-twin-winds neutral",
        "alone, the red board shows 'dance-of-the-peaks'",
    );
}

#[test]
fn what_is_left_to_do_is_a_question() {
    assert_impossible(
        FOUR,
        "phase yang acted\nnext enter",
        "'enter' leaves nothing to decide: the game would go on by itself",
    );
    assert_impossible(
        FOUR,
        "phase yang acted\nnext revive",
        "'revive' leaves nothing to decide: the game would go on by itself",
    );
    assert_impossible(FOUR, "phase yang acted\nnext leave north-1", "no card on north-1 waits for its curse");
    assert_impossible(FOUR, "phase yang acted\nnext judge\nnext fall", "one exorcism at a time");
    assert_impossible(FOUR, "phase yang acted\nexorcism red", "no exorcism is under way");
    let many = format!("phase yang acted\n{}", "next take-tao\n".repeat(17));
    assert_impossible(FOUR, &many, "no more than 16 things can be left to do");
    assert_impossible(FOUR, "next take-tao\nover won", "nothing is left to do when the game is over");
}

#[test]
fn an_end_has_its_reason() {
    assert_impossible(FOUR, "over won", "the game is won only when every incarnation is gone");
    assert_impossible(
        FOUR,
        "haunted tea-house cemetery taoist-altar sorcerer-hut",
        "4 tiles are haunted, so the game is over",
    );
    let done = drawn(46, &seated(FOUR, "gone death-army"));
    let error = GhostStories::read_position(&done).unwrap_err();
    assert_eq!(error.problem, "every incarnation is gone, so the game is over");
    let exhausted = drawn(56, &seated(FOUR, "ghost north-1 death-army"));
    assert_eq!(
        GhostStories::read_position(&exhausted).unwrap_err().problem,
        "the last card is drawn, so the game is over"
    );
}

#[track_caller]
fn assert_round_trip(game: &GhostStories) {
    let text = game.write_position();
    match GhostStories::read_position(&text) {
        Ok(read) => assert_eq!(read, *game, "{text}"),
        Err(error) => panic!("{error}\n{text}"),
    }
}

#[test]
fn odd_states_survive_writing_and_reading() {
    let mantra = FOUR.replace("bottomless-pockets", "enfeeblement-mantra");
    let full = "tiles heavenly-winds circle-of-prayer tea-house night-watchman buddhist-temple\n\
                tiles sorcerer-hut herbalist-shop taoist-altar cemetery\nyellow qi 8 at tea-house tao black+black no-yin-yang buddhas 1 fresh 1\n\
                ghost north-1 ghoul stone mantra\nghost east-1 severed-heads-1 die\nghost south-1 uncatchable met-buddha\n\
                buddha west-2\nhaunted tea-house cemetery\ncircle red\nphase yang acted\ndone helps 1 enfeebled reached-centre\n\
                chance 00000000000000ff";
    let odd = table(&drawn(48, &seated(&mantra, full)));
    assert_round_trip(&odd.game);
    assert_eq!(odd.game.write_position(), table(&odd.game.write_position()).game.write_position());
    // In the middle of a chain of summoners.
    let mut chain = table(FOUR);
    chain.play_as("yellow", "yin", &["coffin-breaker-1"]);
    chain.play_as("yellow", "place north-1", &["perfidious-nymph-1"]);
    chain.play_as("yellow", "place west-1", &["fallen-monk-1"]);
    assert!(chain.game.write_position().contains("unsettled"));
    assert_round_trip(&chain.game);
    chain.play_as("yellow", "place south-1", &["skinner"]);
    assert_round_trip(&chain.game);
    // Two curses of which one waits for Death Army to leave.
    let lines = "difficulty nightmare\nyellow at cemetery tao black+black+black+black\nghost north-3 death-army\nghost west-1 zombie-1\nphase yang move";
    let mut army = table(&drawn(17, &seated(FOUR, lines)));
    army.play_as("yellow", "exorcise", &["black+yellow+yellow"]);
    army.play("yellow", "dispel-both");
    assert_round_trip(&army.game);
}

#[test]
fn every_state_of_random_games_survives_writing_and_reading() {
    let mut generator = Generator::new(Seed(77));
    for number in 0..60 {
        let setup = Setup {
            players: 1 + (number % 4) as u8,
            difficulty: Difficulty::ALL[(number / 4 % 4) as usize],
            ..Setup::default()
        };
        let mut game = GhostStories::new(&setup, Seed(number)).unwrap();
        while let Some(Choice { seat, action, .. }) = game.random_choice(&mut generator) {
            game.play(seat, action, &mut NoLog).unwrap();
            assert_round_trip(&game);
        }
    }
}
