//! Why a step of a turn is refused: every reason, with the rule behind it.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::support::{FOUR, SOLO, TWO, Table, drawn, four, proves, seated, table};
use artel_engine::{Game, RuleId, Seat};
use artel_ghost_stories::Move;
use artel_ghost_stories::rules::{
    GS_001, GS_011, GS_035, GS_036, GS_066, GS_070, GS_071, GS_072, GS_074, GS_075, GS_102, GS_103, GS_108,
    GS_119, GS_126, GS_131, GS_132, GS_147, GS_162, GS_164, GS_165, GS_171, GS_180, GS_181, GS_183, GS_184,
    GS_187, GS_188, GS_190, GS_207, GS_209, GS_211, GS_213, GS_225, GS_R17, GS_R31, GS_R35, GS_R36, GS_R37,
    GS_R38, GS_R41, GS_R52, GS_R56, GS_R70, GS_R74, GS_R91, GS_R93, GS_R94,
};

/// The move is refused by the rule, for the reason.
#[track_caller]
pub fn assert_why(table: &Table, who: &str, action: &str, rule: RuleId, key: &str) {
    let illegal = table.refusal(who, action);
    assert_eq!((illegal.rule, illegal.reason.key), (rule, key), "{who}: {action}");
}

fn keys(text: &str) -> BTreeSet<&str> {
    text.split('"').filter(|word| word.starts_with("why-")).collect()
}

#[test]
fn every_reason_is_reached() {
    let crate_folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let files = fs::read_dir(crate_folder.join("src/why")).unwrap();
    let source: String = files.map(|file| fs::read_to_string(file.unwrap().path()).unwrap()).collect();
    let reached = [include_str!("refusals.rs"), include_str!("refused_answers.rs")].concat();
    let missing: Vec<&str> = keys(&source).difference(&keys(&reached)).copied().collect();
    assert_eq!(missing, [""; 0], "no test reaches these reasons");
}

#[test]
fn it_is_not_the_seats_turn_at_all() {
    proves(&[GS_001, GS_035, GS_119, GS_R17, GS_147]);
    let game = table(TWO).game;
    let illegal = game.why_not(Seat(2), Move::Yin).unwrap();
    assert_eq!((illegal.rule, illegal.reason.key), (GS_001, "why-no-such-seat"));
    assert_why(&four(""), "red", "yin", GS_035, "why-not-your-turn");
    let dead = four("red qi 0 at cemetery tao none no-yin-yang");
    assert_why(&dead, "red", "yin", GS_119, "why-dead");
    let mut rolling = four("").game;
    rolling.begin(Seat(0), Move::Yin, &mut Vec::new()).unwrap();
    let illegal = rolling.why_not(Seat(0), Move::End).unwrap();
    assert_eq!((illegal.rule, illegal.reason.key), (GS_R17, "why-chance-first"));
    assert_why(&four("over lost all-dead"), "yellow", "yin", GS_147, "why-over");
}

#[test]
fn the_phases_have_their_order() {
    proves(&[GS_036, GS_R35, GS_070]);
    assert_why(&four(""), "yellow", "end", GS_036, "why-yin-first");
    assert_why(&four("phase yang move"), "yellow", "yin", GS_R35, "why-yin-later");
    for answer in ["keep", "skip", "lend", "take red", "gain-qi", "place north-1", "dispel-both"] {
        assert_why(&four("phase yang move"), "yellow", answer, GS_070, "why-not-asked");
    }
    let placed = four("yellow at tea-house\nghost south-1 skinner\nphase yang buddhas");
    assert_why(&placed, "yellow", "ask", GS_070, "why-after-buddha");
    assert_why(&placed, "yellow", "exorcise", GS_070, "why-after-buddha");
}

#[test]
fn a_step_is_refused_for_what_is_wrong_with_it() {
    proves(&[GS_071, GS_R52]);
    let table = four("yellow at cemetery\nphase yang move");
    assert_why(&table, "yellow", "move cemetery", GS_071, "why-here-already");
    assert_why(&table, "yellow", "move tea-house", GS_071, "why-not-adjacent");
    assert_why(&table.with("phase yang act"), "yellow", "move sorcerer-hut", GS_071, "why-moved");
    let led = table.with("phase yang act").with("done led-other");
    assert_why(&led, "yellow", "move sorcerer-hut", GS_070, "why-moved-other");
    assert_why(&table.with("phase yang acted"), "yellow", "move sorcerer-hut", GS_R52, "why-acted");
}

#[test]
fn neutral_power_tokens_are_not_at_hand() {
    proves(&[GS_213, GS_R56]);
    let centre = "yellow tokens 0\ngreen tokens 1\ncentre-tokens 1\nphase yang move";
    assert_why(&four("phase yang move"), "yellow", "pick-up", GS_213, "why-no-power-tokens");
    let here = table(&seated(TWO, centre));
    assert_why(&here, "yellow", "pick-up", GS_R56, "why-not-moved-to-centre");
    let away = here.with("board north yellow-taoist bottomless-pockets player at cemetery tokens 0");
    assert_why(&away, "yellow", "pick-up", GS_213, "why-not-on-centre");
}

#[test]
fn nothing_can_be_exorcised() {
    proves(&[GS_072, GS_074, GS_075, GS_131, GS_132]);
    assert_why(&four("phase yang move"), "yellow", "exorcise", GS_075, "why-centre-reaches-none");
    let at_tea_house = "yellow at tea-house\nphase yang move";
    assert_why(&four(at_tea_house), "yellow", "exorcise", GS_074, "why-no-ghost-in-reach");
    let closed = |card: &str| {
        table(&drawn(
            47,
            &seated(FOUR, &format!("{at_tea_house}\nghost south-1 {card}\nghost north-3 ghoul")),
        ))
    };
    assert_why(&closed("uncatchable"), "yellow", "exorcise", GS_132, "why-needs-buddha");
    assert_why(&closed("howling-nightmare"), "yellow", "exorcise", GS_131, "why-needs-empty-opposite");
    let acted = four("yellow at tea-house\nghost south-1 skinner\nphase yang acted\ndone exorcisms 1");
    assert_why(&acted, "yellow", "exorcise", GS_072, "why-acted-already");
    assert_why(&acted, "yellow", "ask", GS_072, "why-acted-already");
}

#[test]
fn a_buddha_cannot_be_placed() {
    proves(&[GS_102, GS_103, GS_R38]);
    let with = |own: &str, more: &str| four(&format!("yellow at tea-house {own}\nphase yang move\n{more}"));
    assert_why(&with("", ""), "yellow", "buddha south-1", GS_102, "why-no-buddha");
    assert_why(&with("buddhas 1 fresh 1", ""), "yellow", "buddha south-1", GS_103, "why-fresh-buddha");
    assert_why(&with("buddhas 1", ""), "yellow", "buddha north-1", GS_R38, "why-space-not-adjacent");
    assert_why(
        &with("buddhas 1", "buddha south-1"),
        "yellow",
        "buddha south-1",
        GS_R38,
        "why-guarded-already",
    );
    assert_why(
        &with("buddhas 1", "ghost south-1 skinner"),
        "yellow",
        "buddha south-1",
        GS_102,
        "why-space-taken",
    );
}

#[test]
fn the_yin_yang_is_spent_or_finds_nothing() {
    proves(&[GS_108, GS_R37]);
    let spent = four("yellow no-yin-yang\nhaunted tea-house\nphase yang move");
    assert_why(&spent, "yellow", "call circle-of-prayer", GS_108, "why-no-yin-yang");
    assert_why(&spent, "yellow", "cleanse tea-house", GS_108, "why-no-yin-yang");
    assert_why(&four("phase yang move"), "yellow", "cleanse tea-house", GS_R37, "why-not-haunted");
}

#[test]
fn a_villager_cannot_help() {
    proves(&[
        GS_180, GS_181, GS_183, GS_184, GS_187, GS_188, GS_190, GS_207, GS_126, GS_R31, GS_R36, GS_R41,
        GS_011,
    ]);
    let all = "red+red+red+red+green+green+green+green+blue+blue+blue+blue+black+black+black+black+yellow+yellow+yellow+yellow";
    let rich = format!("yellow qi 17 tao {all}\nred qi 1 tao none\ngreen qi 1 tao none\nblue qi 1 tao none");
    let dead = "qi 0 at cemetery tao none no-yin-yang";
    let dice = "ghost east-1 severed-heads-1 die\nghost east-2 severed-heads-2 die\nghost east-3 repellent-beauty die";
    let cases = [
        ("tea-house", "haunted tea-house".to_owned(), GS_180, "why-tile-haunted"),
        ("cemetery", String::new(), GS_181, "why-nobody-dead"),
        (
            "cemetery",
            format!("yellow qi 16\nred qi 2\ngreen qi 2\nblue {dead}"),
            GS_011,
            "why-bank-without-qi",
        ),
        ("taoist-altar", String::new(), GS_183, "why-nothing-haunted"),
        ("herbalist-shop", dice.to_owned(), GS_184, "why-no-dice"),
        ("herbalist-shop", rich.clone(), GS_R31, "why-bank-empty"),
        ("tea-house", rich.clone(), GS_R31, "why-bank-empty"),
        ("sorcerer-hut", String::new(), GS_R36, "why-no-ghosts"),
        ("buddhist-temple", "buddha north-1 north-2".to_owned(), GS_187, "why-temple-empty"),
        ("night-watchman", "ghost north-1 ghoul".to_owned(), GS_188, "why-no-figures-out"),
        ("circle-of-prayer", rich, GS_190, "why-no-token-to-pray"),
        ("heavenly-winds", format!("red {dead}\ngreen {dead}\nblue {dead}"), GS_R41, "why-nothing-to-move"),
    ];
    for (tile, more, rule, key) in cases {
        let table = four(&format!("yellow at {tile}\n{more}\nphase yang move"));
        assert_why(&table, "yellow", "ask", rule, key);
        assert_why(&table, "yellow", &format!("call {tile}"), rule, key);
    }
    let alone = table(&seated(SOLO, "yellow at cemetery\nphase yang move"));
    assert_why(&alone, "yellow", "ask", GS_207, "why-cemetery-alone");
    let wu_feng =
        table(&drawn(46, &seated(FOUR, "yellow at sorcerer-hut\nghost south-2 death-army\nphase yang move")));
    assert_why(&wu_feng, "yellow", "ask", GS_126, "why-only-incarnations");
}

#[test]
fn a_power_cannot_be_used() {
    proves(&[GS_066, GS_162, GS_164, GS_165, GS_171, GS_R93, GS_R94]);
    let pockets = four("yellow tao red+red+red\nphase yang move");
    assert_why(&pockets, "yellow", "pocket red", GS_164, "why-bank-lacks");
    assert_why(&pockets.with("done pocketed"), "yellow", "pocket blue", GS_164, "why-power-used");
    assert_why(&pockets.with("phase yang act"), "yellow", "pocket blue", GS_164, "why-before-move-only");
    assert_why(
        &pockets.with("ghost north-1 coffin-breaker-1"),
        "yellow",
        "pocket blue",
        GS_066,
        "why-power-blocked",
    );
    assert_why(&pockets, "yellow", "enfeeble north-1", GS_162, "why-no-power");
    let setup = FOUR
        .replace("bottomless-pockets", "enfeeblement-mantra")
        .replace("dance-of-the-peaks", "dance-of-the-twin-winds");
    let mantra = table(&seated(&setup, "ghost north-1 ghoul mantra\nphase yang move"));
    assert_why(&mantra, "yellow", "enfeeble north-1", GS_R93, "why-mantra-there");
    assert_why(&mantra, "yellow", "enfeeble north-2", GS_165, "why-no-ghost-there");
    assert_why(&mantra.with("done enfeebled"), "yellow", "enfeeble north-2", GS_165, "why-power-used");
    assert_why(
        &mantra.with("phase yang acted"),
        "yellow",
        "enfeeble north-2",
        GS_165,
        "why-before-move-only",
    );
    let winds = table(&seated(&setup, "turn east\nyellow at cemetery\nphase yang move"));
    assert_why(&winds, "red", "guide yellow-taoist tea-house", GS_171, "why-not-adjacent");
    assert_why(&winds, "red", "guide red-taoist tea-house", GS_R94, "why-not-another-living");
    assert_why(
        &winds.with("done led-other"),
        "red",
        "guide green-taoist tea-house",
        GS_171,
        "why-power-used",
    );
    assert_why(
        &winds.with("phase yang acted"),
        "red",
        "guide green-taoist tea-house",
        GS_171,
        "why-after-move-only",
    );
}

#[test]
fn a_power_cannot_be_borrowed() {
    proves(&[GS_209, GS_211, GS_225, GS_R70, GS_R74, GS_R91]);
    let two = |more: &str| table(&seated(TWO, &format!("{more}\nphase yang move")));
    assert_why(&two(""), "yellow", "borrow green-taoist", GS_R70, "why-not-neutral");
    assert_why(&two("red qi 0"), "yellow", "borrow red-taoist", GS_225, "why-possessed");
    assert_why(
        &two("ghost east-1 coffin-breaker-1"),
        "yellow",
        "borrow red-taoist",
        GS_066,
        "why-power-blocked",
    );
    assert_why(
        &two("done borrowed red-taoist"),
        "yellow",
        "borrow red-taoist",
        GS_211,
        "why-borrowed-already",
    );
    assert_why(
        &two("yellow tokens 0\ncentre-tokens 1"),
        "yellow",
        "borrow red-taoist",
        GS_209,
        "why-no-power-token",
    );
    assert_why(&two("").with("phase yang act"), "yellow", "borrow red-taoist", GS_R74, "why-power-not-now");
    let alone = table(&seated(SOLO, "phase yang move"));
    assert_why(&alone, "yellow", "borrow green-taoist", GS_R91, "why-power-not-now");
}

#[test]
fn a_step_that_nobody_can_make_any_more_has_one_reason() {
    proves(&[GS_071, GS_R52, GS_035]);
    let none = |table: &Table, who: &str| {
        let illegal = table.game.why_none(table.seat(who), "move");
        illegal.map(|illegal| (illegal.rule, illegal.reason.key))
    };
    assert_eq!(none(&four("phase yang move"), "yellow"), None, "it is possible");
    assert_eq!(none(&four("phase yang act"), "yellow"), Some((GS_071, "why-moved")));
    assert_eq!(none(&four("phase yang acted\ndone helps 1"), "yellow"), Some((GS_R52, "why-acted")));
    assert_eq!(none(&four("phase yang move"), "red"), Some((GS_035, "why-not-your-turn")));
    let table = four("phase yang act");
    assert_eq!(table.game.why_none(table.seat("yellow"), "sing"), None);
}
