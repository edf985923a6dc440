//! Strife: where it lies, and what becomes of it.

use artel_spirit_island::Kind;
use artel_spirit_island::rules::{
    SI_270, SM_080, SM_121, SM_122, SM_123, SM_124, SM_125, SM_126, SM_R18, SM_R53,
};

use super::{asked, done, ravaging};
use crate::support::invaders::ravages;
use crate::support::powers::slow;
use crate::support::{Table, proves};

/// Strife in G6.
fn strife(table: &Table) -> u8 {
    table.game.count("G6".parse().unwrap(), Kind::Strife)
}

#[test]
fn strife_is_put_under_an_invader_that_is_chosen() {
    proves(&[SM_121]);
    let questions = "next pick land:G6 verb:strife kinds:explorer,town,city left:2 who:1\n";
    let mut table = asked(questions, "land G6 explorer:1 town:1 dahan:1\n");
    assert_eq!(table.moves(), ["1 pick explorer G6", "1 pick town G6"].map(str::to_owned).into());
    table.play("1 pick town G6");
    assert_eq!(table.land("G6"), "explorer:1 town*:1 dahan:1");
    let mut same = table.clone();
    same.play_all(&["1 pick town* G6"]);
    assert_eq!((same.land("G6"), strife(&same)), ("explorer:1 town*2:1 dahan:1".to_owned(), 2));
    table.play("1 pick explorer G6");
    assert_eq!(table.land("G6"), "explorer*:1 town*:1 dahan:1");
}

#[test]
fn where_several_invaders_get_strife_each_gets_one() {
    proves(&[SM_121]);
    let strife =
        " fresh:explorer,explorer,town|next pick land:G6 verb:strife-once kinds:explorer,town left:2 who:1\n";
    let mut table = asked(strife, "land G6 explorer:2 town:1\n");
    table.play("1 pick town G6");
    assert_eq!(table.land("G6"), "explorer:1 explorer*:1 town*:1", "only Explorers are left to choose");
    let table = asked(
        &strife.replace("explorer,explorer,town|", "explorer,town|").replace("left:2", "left:1"),
        "land G6 explorer*:1 explorer:1 town:1\n",
    );
    assert_eq!(table.refused("1 pick explorer* G6"), SM_121);
}

#[test]
fn strife_can_be_removed_from_its_invader() {
    proves(&[SM_121]);
    let remove = "next pick land:G6 verb:remove kinds:beasts,strife left:2 up-to who:1\n";
    let mut table = asked(remove, "land G6 explorer:1 town*2:1 beasts:1 wilds:1\n");
    let moves = ["1 pick beasts G6", "1 pick town*2 G6", "1 skip"];
    assert_eq!(table.moves(), moves.map(str::to_owned).into());
    assert_eq!(table.refused("1 pick explorer G6"), SI_270);
    table.play("1 pick town*2 G6");
    assert_eq!(table.land("G6"), "explorer:1 town*:1 beasts:1 wilds:1");
    let all = "next pick land:G6 verb:remove kinds:beasts,strife left:3 who:1\n";
    let table = done(all, "land G6 explorer:2 town*2:1 beasts:1");
    assert_eq!(table.land("G6"), "explorer:2 town:1 disease:1", "nobody is asked where all is removed");
}

#[test]
fn strife_moves_with_its_invader_and_goes_with_it() {
    proves(&[SM_126]);
    let mut table = asked("next push from:G6 kinds:town left:2 who:1\n", "land G6 town*2:1 town:1\n");
    table.play("1 send town*2 G6 G8");
    assert_eq!((table.land("G8"), table.land("G6")), ("town*2:1".to_owned(), "town:1".to_owned()));
    let gone = done("next pick land:G6 verb:destroy kinds:town left:1 who:1\n", "land G6 town*2:1");
    assert_eq!((gone.land("G6"), strife(&gone)), ("disease:1".to_owned(), 0));
}

#[test]
fn strife_stays_where_an_invader_is_replaced() {
    proves(&[SM_R53]);
    let replaced = |with: &str, lines: &str| {
        let replace = format!("next pick land:G6 verb:replace/{with} kinds:town left:1 who:1\n");
        done(&replace, lines).land("G6")
    };
    assert_eq!(replaced("1/explorer", "land G6 town*2:1"), "explorer*2:1 disease:1");
    assert_eq!(replaced("1/explorer", "land G6 town-1*2:1"), "disease:1", "its damage destroys it");
    assert_eq!(replaced("2/explorer", "land G6 town*:1"), "explorer:1 explorer*:1 disease:1");
    assert_eq!(replaced("2/explorer", "land G6 town-1*:1"), "explorer*:1 disease:1");
    assert_eq!(replaced("1/dahan", "land G6 town*:1"), "dahan:1 disease:1");
    assert_eq!(replaced("1/beasts", "land G6 town-1*:1"), "beasts:1 disease:1");
}

#[test]
fn invaders_with_strife_deal_nothing_in_a_ravage_and_lose_one() {
    proves(&[SM_080, SM_122, SM_123, SM_124, SM_R18]);
    let lands = "land G2 presence:1\nland G6 explorer:1 town*2:1 city*:1 dahan:2\n";
    let mut table = ravaging(&format!("ravage stage-1-jungle\nbuild stage-1-sands\n{lands}"));
    let events = table.invade(&[]);
    assert_eq!(ravages(&events), ["G6:1"], "the Explorer alone deals damage, once to land and Dahan");
    assert_eq!(table.land("G6"), "explorer:1 town*:1 city:1 dahan:1 dahan-1:1", "{events:?}");
}

#[test]
fn strife_does_nothing_where_invaders_damage_each_other() {
    proves(&[SM_125]);
    // One City and the Town become Explorers; 2 plain ones alone could not destroy the other City.
    let lands = "land G6 explorer*:2 town*:1 city:2 presence:1\n";
    let mut table = slow("wind fire:2 water:3 animal:3", "dissolve-the-bonds-of-kinship", lands);
    table.cast("use dissolve-the-bonds-of-kinship", "G6");
    assert_eq!(table.land("G6"), "explorer*:2 presence:1,0");
}
