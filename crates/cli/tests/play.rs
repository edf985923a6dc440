//! `artel play` as people and scripts use it, line by line.
#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

mod support {
    pub(crate) mod folder;
    pub(crate) mod program;
}

use std::fs;

use support::folder::Folder;
use support::program::{artel, artel_in};

/// As many lines as the longest game could need.
fn forever(line: &str) -> String {
    format!("{line}\n").repeat(1500)
}

#[test]
fn a_whole_game_is_played_by_numbers_and_always_the_same() {
    let args = ["play", "--plain", "--seed", "11", "--players", "3", "--lang", "en"];
    let told = artel(&args, &forever("1"));
    assert_eq!(told.code, 0, "{}", told.errors);
    assert!(told.output.contains("Defeat."), "the first move is never a good one");
    assert!(told.output.contains("(FI-036)"), "events name their rules");
    assert_eq!(told.output, artel(&args, &forever("1")).output);
}

#[test]
fn a_whole_game_is_played_with_a_bots_advice_in_both_languages() {
    let folder = Folder::new("advice");
    for (language, command, endings) in
        [("en", "bot", ["Victory!", "Defeat."]), ("ru", "бот", ["Победа!", "Поражение."])]
    {
        let file = folder.path(&format!("{language}.artel"));
        let args = ["play", "--plain", "--seed", "3", "--players", "4", "--lang", language, "--save", &file];
        let told = artel(&args, &forever(command));
        assert_eq!(told.code, 0, "{}", told.errors);
        assert!(endings.iter().any(|ending| told.output.contains(ending)), "{}", told.output);
        let verified = artel(&["replay", "--verify", &file], "");
        assert_eq!(verified.code, 0, "{}", verified.errors);
    }
    let [english, russian] =
        ["en", "ru"].map(|language| fs::read_to_string(folder.path(&format!("{language}.artel"))));
    assert_eq!(english.unwrap(), russian.unwrap(), "the language changes nothing but words");
}

#[test]
fn bots_finish_a_game_among_themselves() {
    let told = artel(&["play", "--plain", "--seed", "5", "--bots", "2", "--lang", "en"], "");
    assert_eq!(told.code, 0);
    assert!(told.output.contains("(bot): Draw a treasure card"));
    assert!(told.output.contains("Victory!") || told.output.contains("Defeat."));
    let mixed = ["play", "--plain", "--seed", "5", "--seats", "random,heuristic", "--lang", "en"];
    assert_eq!(artel(&mixed, "").code, 0);
}

#[test]
fn the_end_of_input_leaves_quietly() {
    let told = artel(&["play", "--plain", "--lang", "en"], "");
    assert_eq!((told.code, told.errors.as_str()), (0, ""));
    let told = artel(&["play", "--plain", "--lang", "ru"], "выход\n");
    assert!(told.output.ends_with("До встречи!\n"));
}

#[test]
fn the_whole_table_is_told_in_words() {
    let told = artel(&["play", "--plain", "--seed", "7", "--lang", "en"], "state\n").output;
    for fact in [
        "Row 3: 1 Coral Palace, dry, Ocean's Chalice",
        "Cave of Shadows, flooded",
        "Iron Gate, dry, here: Diver",
        "Player 2: the Engineer, at the Bronze Gate. Cards: Crystal of Fire, Earth Stone.",
        "The water stands at mark 1 of 10: 2 flood cards a turn, 9 rises to the skull.",
        "Flood deck: 18 cards, 6 in the discard pile.",
        "Waters Rise! cards in the deck: 3",
        "Earth Stone: to be captured in the Temple of the Moon or in the Temple of the Sun",
        "4. Draw a treasure card",
        "5. Play Sandbags: shore up the Tidal Palace",
    ] {
        assert!(told.contains(fact), "'{fact}' is missing in\n{told}");
    }
}

#[test]
fn ghost_stories_is_told_in_words() {
    let folder = Folder::new("ghosts");
    let file = folder.write("night.position", NIGHT);
    let told = artel(&["play", "--plain", "--load", &file, "--lang", "en"], "exorcise\n");
    assert_eq!(told.code, 0, "{}", told.errors);
    for fact in [
        "Yellow Taoist: move, then ask for help or exorcise",
        "Row 1: 1 Cemetery, here: Green Taoist; 2 Taoist Altar, haunted; 3 Herbalist's Shop.",
        "Yellow Taoist, player 1, in the Tea House, Qi 3, Tao tokens: yellow, red, Yin-Yang token",
        "N1: Yellow board, facing the Herbalist's Shop, Ghoul, resistance yellow × 1, its figure is on the board and strikes the Herbalist's Shop next",
        "Red board, neutral, Qi 2. Dance of the Peaks: ",
        "W3: Blue board, facing the Tea House, Great Putrid, resistance green × 4",
        "Great Putrid: ",
        "Ghosts not seen yet",
        "Attempt an exorcism (Great Putrid)",
        "The Yellow Taoist attempts an exorcism. (GS-076",
    ] {
        assert!(told.output.contains(fact), "'{fact}' is missing in\n{}", told.output);
    }
}

/// Two players, three ghosts, a haunted tile.
const NIGHT: &str = "artel position 1
game ghost-stories
board north yellow-taoist bottomless-pockets player qi 3 at tea-house tao yellow+red yin-yang tokens 1
board east red-taoist dance-of-the-peaks neutral qi 2
board south green-taoist gods-favorite player qi 1 at cemetery tao blue no-yin-yang tokens 1
board west blue-taoist heavenly-gust neutral qi 3
ghost north-1 ghoul stone
ghost west-3 great-putrid
haunted taoist-altar
turn north
phase yang move
";

#[test]
fn a_whole_game_of_ghost_stories_is_played_and_verified() {
    let folder = Folder::new("ghosts-advice");
    for (players, language, command) in [("1", "en", "bot"), ("3", "ru", "бот")] {
        let file = folder.path(&format!("{players}.artel"));
        let args =
            ["play", "ghost-stories", "--plain", "--seed", "3", "--players", players, "--lang", language];
        let told = artel(&[&args[..], &["--save", &file]].concat(), &forever(command));
        assert_eq!(told.code, 0, "{}", told.errors);
        let ended =
            ["Victory!", "Defeat.", "Победа!", "Поражение."].iter().any(|end| told.output.contains(end));
        assert!(ended, "{}", told.output);
        let verified = artel(&["replay", "--verify", &file, "--lang", "en"], "");
        assert!(verified.output.contains("The record is correct"), "{}", verified.errors);
    }
}

#[test]
fn a_game_is_chosen_by_its_name() {
    let args = ["play", "ghost-stories", "--plain", "--seed", "7", "--lang", "ru", "--set"];
    let told = artel(&[&args[..], &["powers=second-wind"]].concat(), "1\nвыход\n");
    assert_eq!(told.code, 0, "{}", told.errors);
    assert!(told.output.contains("Подчинение Ветра") && told.output.contains("Фаза Инь"), "{}", told.output);
    let refused = artel(&[&args[..], &["powers=flying"]].concat(), "");
    assert!(refused.errors.contains("--set powers"), "{}", refused.errors);
}

#[test]
fn moves_are_named_by_words_and_taken_back() {
    let lines = "move iron\nundo\n2 move iron-gate\nmove\nshore\nfly up\nundo\ndraw\nundo\nundo!\n99\n";
    let told = artel(&["play", "--plain", "--seed", "7", "--lang", "en"], lines).output;
    for fact in [
        "The Engineer moves from the Bronze Gate to the Iron Gate. (FI-036)",
        "Taken back: 1 move.",
        "This fits 4 moves; say more:",
        "No move or command fits “fly up”.",
        "Chance has decided since then. Type “undo!”",
        "There is no such number: choose from 1 to",
    ] {
        assert!(told.contains(fact), "'{fact}' is missing in\n{told}");
    }
}

#[test]
fn why_not_is_answered_with_the_rule() {
    let lines =
        "why fly gold-gate\nwhy move iron\nfly gold-gate\nwhy nonsense\nrules FI-041\nrules nonsense\n";
    let told = artel(&["play", "--plain", "--seed", "7", "--lang", "en"], lines).output;
    for fact in [
        "Only the Pilot can fly",
        "FI-042 · ",
        "This move is possible now.",
        "There is no such move.",
        "FI-041 · ",
        "Nothing found.",
    ] {
        assert!(told.contains(fact), "'{fact}' is missing in\n{told}");
    }
    assert_eq!(told.matches("Only the Pilot can fly").count(), 2);
    let told = artel(&["play", "--plain", "--seed", "7", "--lang", "ru"], "почему перелететь золот\n").output;
    assert!(told.contains("Летать умеет только Пилот") && told.contains("FI-042 · Персонажи"), "{told}");
}

#[test]
fn a_saved_game_is_loaded_as_it_was() {
    let folder = Folder::new("load");
    let (first, again) = (folder.path("first.artel"), folder.path("again.artel"));
    let told =
        artel(&["play", "--plain", "--seed", "7", "--lang", "en"], &format!("1\n1\ndraw\nsave {first}\n"));
    assert!(told.output.contains("Saved: "), "{}", told.output);
    let told = artel(
        &["play", "--plain", "--load", &first, "--lang", "en"],
        &format!("save {again}\nsave {first}\n"),
    );
    assert!(told.output.contains("Engineer: draw 1 more treasure card"), "{}", told.output);
    assert!(told.output.contains("the file exists"));
    assert_eq!(fs::read_to_string(&first).unwrap(), fs::read_to_string(&again).unwrap());
    let lines = format!("1\nload {again}\nload! {again}\nlog\nsave! {first}\n");
    let told = artel(&["play", "--plain", "--seed", "9", "--lang", "en"], &lines);
    assert!(told.output.contains("This game is not saved.") && told.output.contains("Opened: "));
    assert_eq!(fs::read_to_string(&first).unwrap(), fs::read_to_string(&again).unwrap());
}

#[test]
fn a_position_is_played_on() {
    let folder = Folder::new("position");
    let file = folder.write(
        "p.position",
        "artel position 1\ngame forbidden-island\nplayer pilot\nplayer diver\nwater 9\n",
    );
    let told = artel(&["play", "--plain", "--load", &file, "--lang", "en"], "fly gold\n");
    assert_eq!(told.code, 0, "{}", told.errors);
    assert!(told.output.contains("Danger! the next Waters Rise! reaches the skull"));
    assert!(told.output.contains("The Pilot flies"));
}

#[test]
fn the_kept_file_is_never_replaced_unasked() {
    let folder = Folder::new("keep");
    let file = folder.write("mine.txt", "precious");
    let args = ["play", "--plain", "--seed", "7", "--lang", "en", "--save", &file];
    let refused = artel(&args, "1\n");
    assert_ne!(refused.code, 0);
    assert!(refused.errors.contains("the file exists"), "{}", refused.errors);
    assert_eq!(fs::read_to_string(&file).unwrap(), "precious");
    let forced: Vec<&str> = args.into_iter().chain(["--force"]).collect();
    assert_eq!(artel(&forced, "1\n").code, 0);
    assert!(fs::read_to_string(&file).unwrap().contains("2 move iron-gate"), "every move is written at once");
}

/// What is said, how it is put right, and where it is told.
#[track_caller]
fn assert_refused(args: &[&str], facts: &[&str]) {
    let refused = artel(args, "");
    assert_ne!(refused.code, 0, "{args:?}");
    assert_eq!(refused.output, "", "{args:?}");
    for fact in facts {
        assert!(refused.errors.contains(fact), "'{fact}' is missing in: {}", refused.errors);
    }
}

#[test]
fn wrong_options_are_refused_with_the_remedy() {
    let play = |rest: &[&'static str]| [&["play", "--plain", "--lang", "en"], rest].concat();
    assert_refused(&play(&["chess"]), &["there is no game 'chess'", "forbidden-island"]);
    assert_refused(&play(&["--players", "7"]), &["--players", "'7'", "2, 3, 4"]);
    assert_refused(&play(&["--difficulty", "hard"]), &["--difficulty", "novice, normal"]);
    assert_refused(
        &play(&["--set", "layout=skull-iland"]),
        &["--set layout: ", "did you mean 'skull-island'?"],
    );
    assert_refused(
        &play(&["--set", "adventurers=pilot"]),
        &["--set adventurers: ", "1 chosen for 2 players"],
    );
    assert_refused(&play(&["--set", "adventurers=pilot,pilot"]), &["same adventurer"]);
    assert_refused(
        &play(&["--first", "4", "--set", "adventurers=pilot,pilot,diver"]),
        &["--set adventurers: 3 chosen for 2 players", "same adventurer", "--first: There is no seat 4"],
    );
    assert_refused(&["play", "--plain", "--lang", "ru", "--first", "4"], &["--first: Места 4 нет"]);
    assert_refused(&play(&["--first", "5"]), &["--first"]);
    assert_refused(&play(&["--seed", "abc"]), &["--seed", "'abc' is not a seed"]);
    assert_refused(&play(&["--bots", "9"]), &["--bots", "0 to 2"]);
    assert_refused(&play(&["--seats", "human"]), &["--seats: 1 given", "2 seats"]);
    assert_refused(&play(&["--seats", "human,robot"]), &["'robot'", "human, random, heuristic"]);
    assert_refused(&play(&["--load", "no-such-file"]), &["no-such-file: there is no such file"]);
    assert_refused(&["play", "--lang", "de"], &["de"]);
    assert_refused(&["play", "--lang", "en"], &["--plain"]);
    assert_refused(&["play", "--lang", "ru"], &["здесь нет терминала"]);
}

#[test]
fn files_that_are_none_are_refused() {
    let folder = Folder::new("none");
    let binary = folder.path("binary");
    fs::write(&binary, [0u8, 159, 146, 150]).unwrap();
    let poem = folder.write("poem.txt", "the sea\nthe sea\n");
    let play = |file: &str| artel(&["play", "--plain", "--lang", "en", "--load", file], "");
    assert!(play(&binary).errors.contains("not a text file"));
    assert!(play(&poem).errors.contains("line 1: a record begins with the line 'artel record 1'"));
    assert!(play(&folder.path("")).errors.contains("folder"));
}

#[test]
fn the_environment_chooses_the_language() {
    let speaks = |variables: &[(&str, &str)]| artel_in(variables, &["play", "--plain"], "quit\n").output;
    assert!(speaks(&[("LANG", "ru_RU.UTF-8")]).contains("До встречи!"));
    assert!(speaks(&[("LANG", "ru_RU.UTF-8"), ("LC_ALL", "C")]).contains("Goodbye!"));
    assert!(speaks(&[("LC_ALL", "C"), ("ARTEL_LANG", "ru")]).contains("До встречи!"));
    let help = artel_in(&[("ARTEL_LANG", "ru")], &["play", "--help"], "").output;
    assert!(help.contains("Сколько игроков") && help.contains("Показать справку"), "{help}");
}
