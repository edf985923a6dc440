//! Positions as people write them, and lines that are refused with their number and the reason.

use artel_engine::{Choice, Game, Generator, NoLog, Seed};
use artel_spirit_island::rules::SI_019;
use artel_spirit_island::{Card, FearCard, InvaderCard, Phase, SpiritIsland, SpiritName};

use crate::support::{proves, table};

/// The least that a person has to write: who plays, and what lies on the island.
pub const TWO: &str = "spirit 1 sun-bright-whirlwind
spirit 2 rising-heat-of-stone-and-sand
land G1 city presence:3
land H4 town:2 dahan:2 presence:0,2
";

#[track_caller]
fn assert_refused(text: &str, line: Option<usize>, problem: &str) {
    match SpiritIsland::read_position(text) {
        Ok(_) => panic!("accepted:\n{text}"),
        Err(error) => assert_eq!((error.line, error.problem.as_str()), (line, problem), "{text}"),
    }
}

/// The line after the four is wrong.
#[track_caller]
fn assert_wrong_line(line: &str, problem: &str) {
    assert_refused(&format!("{TWO}{line}"), Some(5), problem);
}

#[test]
fn a_few_lines_make_a_position() {
    let table = table(TWO);
    assert_eq!((table.game.turn(), table.game.phase()), (1, Phase::Spirit));
    assert_eq!(table.moves().len(), 6, "each Spirit chooses one of three Growth options");
    assert_eq!(table.land("H4"), "town:2 dahan:2 presence:0,2");
    assert_eq!(table.line("spirit 1"), "sun-bright-whirlwind");
    assert_eq!(table.line("hand 1"), "", "the Unique Powers are in the hand");
}

#[test]
fn what_follows_from_the_rest_is_not_written() {
    let mut table = table(&format!("{TWO}land H5 blight:2\npower-discard drought\nhand 1 tsunami\n"));
    let text = table.game.write_position();
    for word in ["pool", "deck", "destroyed", "turn", "boards", "phase"] {
        assert!(!text.contains(word), "{text}");
    }
    assert_eq!(table.line("hand 1").split(' ').count(), 5, "the Unique Powers join what is named");
    table.play("1 grow 1");
    let drawn = table.play("1 act 2");
    assert!(drawn.is_empty(), "Minor or Major is asked");
    let cards = table.play("1 minor").len();
    assert_eq!(cards, 4);
}

#[test]
fn a_line_begins_with_a_known_word() {
    let error = SpiritIsland::read_position(&format!("{TWO}lands G4 town")).unwrap_err();
    assert_eq!(error.line, Some(5));
    assert!(error.problem.starts_with("'lands' is not known here; a line begins with one of: boards, "));
}

#[test]
fn most_things_are_said_once() {
    for line in [
        "boards G,H",
        "escalation",
        "turn 1",
        "phase spirit-phase",
        "blight-missing",
        "fear 1",
        "fear-earned 1",
        "ravage stage-1-sands",
        "build stage-1-sands",
        "invader-discard",
        "due fear",
        "over won",
        "chance ff",
    ] {
        let key = line.split(' ').next().unwrap();
        assert_refused(&format!("{TWO}{line}\n{line}"), Some(6), &format!("'{key}' was said before"));
    }
    assert_wrong_line("spirit 1 sun-bright-whirlwind energy:1 energy:2", "'energy' is said twice");
}

#[test]
fn names_are_those_of_the_game() {
    for (line, problem) in [
        ("boards X", "'X' is not a board"),
        ("phase x", "'x' is not a phase"),
        ("spirit 1 x", "there is no Spirit 'x'"),
        ("hand 1 x", "there is no Power card 'x'"),
        ("land x town", "'x' is not a land"),
        ("power-discard x", "there is no Power card 'x'"),
        ("fear-resolved x", "there is no Fear card 'x'"),
        ("ravage x", "there is no Invader card 'x'"),
        ("invader-discard x", "there is no Invader card 'x'"),
        ("lasting x 1/1", "'x' is neither a Power card nor an Innate Power"),
        ("skip x build", "'x' is not a land"),
        ("skip G4 x", "'x' is not a"),
        ("action x", "'x' is neither a Power card nor an Innate Power"),
        ("action x@1", "there is no Fear card 'x'"),
        ("next hit lands:x", "lands: 'x' is not a land"),
        ("next hit kinds:x", "kinds: 'x' is not a piece"),
        ("next escalate board:x", "board: 'x' is not a board"),
        ("next keep who:1 gain:any drawn:x", "drawn: there is no Power card 'x'"),
        ("next elements chosen:x who:1", "chosen: 'x' is not an element"),
    ] {
        let error = SpiritIsland::read_position(&format!("{TWO}{line}")).unwrap_err();
        assert_eq!(error.line, Some(5), "{line}");
        assert!(error.problem.starts_with(problem), "{line}: {}", error.problem);
    }
}

#[test]
fn parts_of_a_line_are_understood() {
    assert_wrong_line("turn", "'' is not a small number");
    assert_wrong_line("turn 256", "'256' is not a small number");
    assert_wrong_line("escalation now", "'now' is too much; the word stands alone");
    assert_wrong_line("spirit 1", "write: spirit SEAT NAME");
    assert_wrong_line("spirit 7 sun-bright-whirlwind", "'7' is not a seat; seats are numbered from 1 to 6");
    let spirit = "spirit 1 sun-bright-whirlwind";
    assert_wrong_line(
        &format!("{spirit} tracks:2"),
        "'2' does not tell the uncovered spaces of 2 tracks; write tracks:2,1",
    );
    assert_wrong_line(
        &format!("{spirit} stage:asleep"),
        "'asleep' is none of: choosing, playing, ready; while growing write growing:OPTION",
    );
    assert_wrong_line(&format!("{spirit} growing:4"), "'4' is not a Growth option; there are 1, 2 and 3");
    let growing = "actions are left only while a Spirit is growing: write growing:OPTION left:1,2";
    assert_wrong_line(&format!("{spirit} left:1"), growing);
    assert_wrong_line(&format!("{spirit} stage:ready growing:1"), growing);
    assert_wrong_line(&format!("{spirit} innates:9"), "innates: '9' is not a number from 1 to 8");
    assert_wrong_line(
        &format!("{spirit} gained:{}", ["sun"; 61].join(",")),
        "nobody gains more than 60 elements",
    );
    assert_wrong_line(
        &format!("{spirit} gold:3"),
        "'gold' is no part of a Spirit; there can be: gone, owed, energy, drowned, tracks, played, innates, acted, \
         any-chosen, more-plays, hasty, gained, progression, spent, stage, growing, left, picked",
    );
    let did = |deeds: &str| format!("action drought user:1 did:{deeds}");
    assert_wrong_line(&did("x"), "'x' is no deed; write it as pushed/G4/explorer/2");
    assert_wrong_line(&did("defended/G4/1,defended/G4/2"), "a deed is told twice");
    assert_wrong_line("hand", "a seat is needed, and cards");
    assert_wrong_line("land", "a land is needed, such as G4");
    assert_wrong_line("land G4 presence:1,1,1,1,1,1,1", "Presence of 6 Spirits at the most can be there");
    let parts = "blight, presence, defend and pieces such as 'town' or 'town-1'";
    assert_wrong_line(
        "land G4 ship:1",
        &format!("'ship' is nothing that lies in a land; there can be: {parts}"),
    );
    assert_wrong_line(
        "land G4 town-5:1",
        &format!("'town-5' is nothing that lies in a land; there can be: {parts}"),
    );
    assert_wrong_line("land G4 town:x", "'x' is not a small number");
    assert_wrong_line("skip G4", "a land is needed, and what is skipped there: skip G4 ravage,build");
    assert_wrong_line("chance x", "'x' is not a number of up to 16 hexadecimal digits");
    assert!(
        SpiritIsland::read_position(&format!("{TWO}over draw"))
            .unwrap_err()
            .problem
            .starts_with("'draw' is no end")
    );
    assert!(
        SpiritIsland::read_position(&format!("{TWO}due x"))
            .unwrap_err()
            .problem
            .starts_with("'x' is nothing that")
    );
}

#[test]
fn tasks_are_understood() {
    assert_wrong_line("next hit lands:G4 kinds:town left:2", "who: a value is needed");
    assert_wrong_line(
        "next hit lands:G4 who:1 cards:2",
        "'cards' is no part of 'hit'; there can be: lands, kinds, left, who",
    );
    assert_wrong_line("next settle now", "'now' is too much after 'settle'");
    assert_wrong_line(
        "next push from:G4 who:1 way:x",
        "way: 'x' is none of: apart, evenly, dreamt, toward-buildings, toward-ocean, with-defend/NUMBER, without/PIECE",
    );
    assert_wrong_line(
        "next gain who:1 gain:x",
        "gain: 'x' is none of: any, minor, top-minor, major, shared, dealt",
    );
    assert_wrong_line("next gather to:G4 who:1 up-to:2", "up-to: '2' is too much; the word stands alone");
    assert_wrong_line(
        "next pick land:G4 verb:eat who:1",
        "verb: 'eat' is none of: destroy, drown, remove, remove-health, downgrade, upgrade, inherit, inherit-strife/NUMBER, strife, strife-once, replace/NUMBER/PIECE",
    );
    assert_wrong_line(
        "next keep who:1 gain:any drawn:drought,drought,drought,drought,drought",
        "drawn: there are 4 at the most",
    );
    assert_wrong_line("next settle", "say whose it is: next 2 …");
    let error = SpiritIsland::read_position(&format!("{TWO}next sleep")).unwrap_err();
    assert!(error.problem.starts_with("'sleep' is nothing that can be left to do; there are: do, walk, "));
}

#[test]
fn paths_lead_to_effects() {
    assert_wrong_line(
        "next choose effect:1/1 who:1",
        "effect: without an action there are no effects; write a line 'action …'",
    );
    let using = "phase fast-phase\naction gift-of-searing-heat user:2 target:1\n";
    for (path, problem) in [
        ("choose effect:2/1", "effect: the path leads nowhere: there is no 2 among 1"),
        ("choose effect:1/9", "effect: the path leads nowhere: there is no 9 among 1"),
        ("choose effect:1/0", "effect: the path leads nowhere: there is no 0 among 1"),
        ("choose effect:1", "effect: the path ends with the number of an effect, such as 1/3"),
        ("choose effect:1/1/1", "effect: '1' is too much at the end of the path"),
        ("choose effect:1/1.3/1", "effect: the path leads nowhere: there is no 3 among 2"),
        ("choose effect:x", "effect: 'x' is not a small number"),
        ("choose", "effect: a path such as 1/3 is needed"),
        ("pay effect:1/1", "the path does not lead to an effect for 'pay'"),
        ("do effects:1/1-2", "effects: '1-2' is not an effect alone; write it as 3-3"),
    ] {
        assert_refused(&format!("{TWO}{using}next {path} who:1\nnext settle"), Some(7), problem);
    }
    assert_wrong_line(
        "lasting drought 1/1 user:1 target:1",
        "the path does not lead to an effect that lasts",
    );
    assert_wrong_line(
        "action isolation@4 user:1",
        "'4' is not a Terror Level; write isolation@1, isolation@2 or isolation@3",
    );
}

#[test]
fn comments_and_order_do_not_matter() {
    let lines: Vec<&str> = TWO.lines().rev().collect();
    let turned = lines.join("   # as it was\n\n");
    assert_eq!(SpiritIsland::read_position(&turned), SpiritIsland::read_position(TWO));
}

#[test]
fn every_card_and_power_has_a_name_of_its_own() {
    let mut ids: Vec<&str> = Card::all().map(Card::id).chain(FearCard::all().map(FearCard::id)).collect();
    ids.extend(InvaderCard::all().map(InvaderCard::id));
    ids.extend(SpiritName::all().flat_map(|spirit| spirit.entry().innates.iter().map(|innate| innate.id)));
    let count = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), count);
}

#[test]
fn positions_in_which_chance_decides_can_be_written_too() {
    let mut generator = Generator::new(Seed(3));
    for seed in 0..30 {
        let setup = artel_contract::random_setup(&mut generator);
        let mut game = SpiritIsland::new(&setup, Seed(seed)).unwrap();
        while let Some(Choice { seat, action, .. }) = game.random_choice(&mut generator) {
            game.begin(seat, action, &mut NoLog).unwrap();
            while let Some(outcome) = game.next_outcome() {
                assert_eq!(SpiritIsland::read_position(&game.write_position()).as_ref(), Ok(&game));
                game.resolve(outcome, &mut NoLog).unwrap();
            }
        }
    }
}

/// A game of one Spirit after the first card, with this Invader deck.
fn with_deck(deck: &str) -> String {
    format!(
        "spirit 1 sun-bright-whirlwind\nland G8 city:1 presence:2\nbuild stage-1-sands\ninvader-deck {deck}\n"
    )
}

#[test]
fn what_is_known_of_the_invader_deck_is_written_and_read() {
    proves(&[SI_019]);
    let deck = "stage-1 stage-2-coastal stage-2-jungle|stage-2-sands stage-2-jungle|stage-2-sands stage-3";
    let game = SpiritIsland::read_position(&with_deck(deck)).unwrap();
    assert_eq!(game.invader_deck(), 5);
    let text = game.write_position();
    assert!(text.contains(&format!("\ninvader-deck {deck}\n")), "{text}");
    assert_eq!(SpiritIsland::read_position(&text).unwrap(), game);
    let next: Vec<_> = game.next_invaders().map(InvaderCard::id).collect();
    assert_eq!(next, ["stage-1-jungle", "stage-1-wetland", "stage-1-mountain"]);
    // The usual deck is not told.
    let usual =
        with_deck("stage-1 stage-1 stage-2 stage-2 stage-2 stage-2 stage-3 stage-3 stage-3 stage-3 stage-3");
    let usual = SpiritIsland::read_position(&usual).unwrap();
    assert!(!usual.write_position().contains("invader-deck"));
    let empty = SpiritIsland::read_position(&with_deck("none")).unwrap();
    assert_eq!((empty.invader_deck(), empty.next_stage()), (0, None));
    assert_eq!(SpiritIsland::read_position(&empty.write_position()).unwrap(), empty);
}

#[test]
fn an_invader_deck_that_cannot_be_is_refused() {
    for (deck, problem) in [
        ("stage-1-sands", "the card 'stage-1-sands' is in two places"),
        ("stage-2-sands stage-2-sands", "the card 'stage-2-sands' is in two places"),
        ("stage-1 stage-1 stage-1 stage-1", "there are only 3 unseen cards of stage-1"),
        ("stage-4", "'stage-4' is neither a stage nor an Invader card nor such cards joined by '|'"),
        ("stage-2-sands|stage-3", "'stage-2-sands|stage-3' is neither a stage"),
        (
            "stage-2-sands|stage-2-jungle",
            "of 'stage-2-sands|stage-2-jungle' there are as many cards as names",
        ),
    ] {
        let error = SpiritIsland::read_position(&with_deck(deck)).unwrap_err();
        assert!(error.problem.starts_with(problem), "{deck}: {}", error.problem);
    }
    let long = vec!["stage-3"; 17].join(" ");
    let error = SpiritIsland::read_position(&with_deck(&long)).unwrap_err();
    assert_eq!(error.problem, "the Invader deck has too many cards");
}
