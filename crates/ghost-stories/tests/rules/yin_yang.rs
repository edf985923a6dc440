//! The Yin-Yang token.

use crate::support::{four, named, proves, set};
use artel_ghost_stories::rules::{
    GS_035, GS_036, GS_108, GS_109, GS_110, GS_111, GS_112, GS_113, GS_180, GS_190, GS_R32, GS_R34, GS_R37,
};
use artel_ghost_stories::{Event, Side};

#[test]
fn it_asks_a_villager_from_afar_or_turns_a_tile_back() {
    proves(&[GS_108, GS_110]);
    let table = four("yellow at cemetery\nhaunted tea-house\nphase yang move");
    let mut called = table.clone();
    let events = called.play("yellow", "call buddhist-temple");
    let (taoist, tile) = (named("yellow-taoist"), named("buddhist-temple"));
    assert_eq!(events, [Event::Called { taoist, tile }, Event::TookBuddha { taoist }]);
    assert_eq!(called.at("yellow"), "cemetery", "the Taoist stays where they are");
    let mut cleansed = table.clone();
    let events = cleansed.play("yellow", "cleanse tea-house");
    assert_eq!(events, [Event::Cleansed { taoist }, Event::Restored { tile: named("tea-house") }]);
    assert!(!cleansed.is_haunted("tea-house"));
    for spent in [called, cleansed] {
        assert!(!spent.game.has_yin_yang(Side::North), "the token went to the bank");
        assert_eq!(spent.targets("yellow", "call"), set(""));
        assert_eq!(spent.refused("yellow", "call circle-of-prayer"), GS_108);
        assert_eq!(spent.with("haunted tea-house").refused("yellow", "cleanse tea-house"), GS_108);
    }
}

#[test]
fn it_comes_on_top_of_the_actions_of_the_turn() {
    proves(&[GS_109]);
    let mut table = four("yellow at cemetery\nphase yang move");
    table.play("yellow", "call buddhist-temple");
    assert!(table.can("yellow", "pocket red"), "what comes before the move is still possible");
    table.play("yellow", "move taoist-altar");
    let mut table = four("yellow at sorcerer-hut\nghost west-2 skinner\nphase yang move");
    table.play("yellow", "call buddhist-temple");
    table.play("yellow", "move tea-house");
    table.play("yellow", "ask");
    table.play_as("yellow", "take red", &["rotten-soul-1"]);
    table.play("yellow", "place south-1");
    assert_eq!(table.qi("yellow"), 5);
    assert!(!table.can("yellow", "ask"), "one help is the action of the turn");
    assert!(
        table
            .with("board north yellow-taoist bottomless-pockets player at tea-house")
            .can("yellow", "call tea-house")
    );
}

#[test]
fn some_ghosts_give_the_spent_token_back() {
    proves(&[GS_111, GS_R32]);
    let wraith = "ghost north-3 dark-wraith-1\nphase yang move";
    let mut table = four(&format!("yellow at cemetery no-yin-yang\n{wraith}"));
    table.play_as("yellow", "exorcise", &["black+black+black"]);
    assert_eq!(table.moves("yellow"), ["gain-qi", "gain-yin-yang"]);
    let events = table.play("yellow", "gain-yin-yang");
    assert_eq!(events, [Event::RegainedYinYang { taoist: named("yellow-taoist") }]);
    assert!(table.game.has_yin_yang(Side::North));
    assert_eq!(table.qi("yellow"), 4);
    let mut table = four(&format!("yellow at cemetery\n{wraith}"));
    table.play_as("yellow", "exorcise", &["black+black+black"]);
    assert_eq!(table.qi("yellow"), 5, "nobody can own two: the Qi is all there is to choose");
    let mut table = four(&format!("yellow at cemetery\ngreen no-yin-yang\n{wraith}"));
    table.play_as("yellow", "exorcise", &["black+black+black"]);
    assert!(!table.game.has_yin_yang(Side::South), "nor is it a token for others");
}

#[test]
fn without_qi_in_the_bank_the_spent_token_is_all_there_is_to_choose() {
    proves(&[GS_111]);
    let mut table = four(
        "yellow at cemetery no-yin-yang qi 8\nred qi 4\ngreen qi 4\nblue qi 4\nghost north-3 dark-wraith-1\nphase yang move",
    );
    table.play_as("yellow", "exorcise", &["black+black+black"]);
    assert!(table.game.has_yin_yang(Side::North));
    assert_eq!(table.qi("yellow"), 8);
}

#[test]
fn it_is_used_in_the_own_yang_phase_between_actions() {
    proves(&[GS_112]);
    let before = four("");
    assert_eq!(before.refused("yellow", "call buddhist-temple"), GS_036);
    let table = four(
        "yellow at cemetery tao black+red\nghost north-3 dark-wraith-1\nghost west-1 skinner\nphase yang move",
    );
    assert_eq!(table.refused("green", "call buddhist-temple"), GS_035);
    for step in ["move", "act", "acted", "buddhas"] {
        let table = table.with(&format!("phase yang {step}"));
        assert!(table.can("yellow", "call circle-of-prayer"), "{step}");
        assert!(table.with("haunted tea-house").can("yellow", "cleanse tea-house"), "{step}");
    }
    let mut praying = table.clone();
    praying.play("yellow", "call circle-of-prayer");
    let praying = praying.with("board north yellow-taoist bottomless-pockets player at cemetery");
    assert_eq!(praying.refused("yellow", "call buddhist-temple"), GS_190, "not in the middle of help");
    let mut rolled = table;
    rolled.play_as("yellow", "exorcise", &["black+black+black"]);
    assert!(rolled.can("yellow", "dispel-both"));
    assert_eq!(
        rolled.refused("yellow", "call buddhist-temple"),
        GS_112,
        "nor between the dice and the result"
    );
    assert_eq!(rolled.refused("yellow", "cleanse tea-house"), GS_112);
}

#[test]
fn spent_won_back_and_spent_again() {
    proves(&[GS_113]);
    let mut table =
        four("yellow at cemetery\nghost north-3 dark-wraith-1\nhaunted tea-house\nphase yang move");
    table.play("yellow", "cleanse tea-house");
    table.play_as("yellow", "exorcise", &["black+black+white"]);
    table.play("yellow", "gain-yin-yang");
    table.play("yellow", "call buddhist-temple");
    assert_eq!(table.game.carried_buddhas(Side::North), 1);
    assert!(!table.game.has_yin_yang(Side::North));
    assert_eq!(table.active(), "yellow", "all of it in one turn");
}

#[test]
fn no_villager_of_a_haunted_tile_but_any_haunted_tile() {
    proves(&[GS_R37, GS_180]);
    let table = four("haunted tea-house circle-of-prayer\nphase yang move");
    assert_eq!(table.refused("yellow", "call tea-house"), GS_180);
    assert_eq!(table.targets("yellow", "cleanse"), set("tea-house circle-of-prayer"));
    assert_eq!(table.refused("yellow", "cleanse cemetery"), GS_R37);
    // The Cemetery haunted by its own die, a tile haunted by a figure: it makes no difference.
    for tile in ["cemetery", "buddhist-temple", "heavenly-winds"] {
        assert!(table.with(&format!("haunted {tile}")).can("yellow", &format!("cleanse {tile}")), "{tile}");
    }
}

#[test]
fn on_hell_it_has_to_be_won() {
    proves(&[GS_R34]);
    let mut table = four("difficulty hell\nyellow at cemetery\nghost north-3 dark-wraith-1\nphase yang move");
    assert!(!table.game.has_yin_yang(Side::North));
    table.play_as("yellow", "exorcise", &["black+black+black"]);
    table.play("yellow", "gain-yin-yang");
    assert!(table.can("yellow", "call buddhist-temple"));
}
