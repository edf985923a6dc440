//! The score.

use crate::support::{FOUR, TWO, Table, drawn, four, proves, seated, table};
use artel_engine::{Game, Status, Viewer};
use artel_ghost_stories::rules::{
    GS_153, GS_154, GS_155, GS_156, GS_157, GS_158, GS_159, GS_160, GS_161, GS_R79, GS_R80, GS_R81,
};
use artel_ghost_stories::{Event, Side};

#[test]
fn the_score_is_told_and_changes_nothing() {
    proves(&[GS_153]);
    let mut table = four("difficulty normal\nhaunted tea-house circle-of-prayer\nghost north-1 ghoul stone");
    assert_eq!(table.game.view(Viewer::Seat(table.seat("red"))).score, table.game.score());
    let events = table.play("yellow", "yin");
    let Some(&Event::Lost { score, .. }) = events.last() else { panic!("{events:?}") };
    assert_eq!(score, table.game.score(), "it is counted at the end");
    assert_eq!(table.moves("yellow"), [""; 0]);
}

/// A game that is over, with nothing but what the lines say.
fn over(setup: &str, cards: usize, more: &str) -> i32 {
    table(&drawn(cards, &seated(setup, more))).game.score()
}

#[test]
fn a_victory_is_worth_ten_points_and_on_hell_twenty() {
    proves(&[GS_154, GS_155, GS_R81]);
    for (level, qi, points) in [("initiation", 16, 10), ("normal", 12, 10)] {
        assert_eq!(
            over(FOUR, 46, &format!("difficulty {level}\ngone nameless\nover won")),
            points + qi + 10,
            "{level}"
        );
    }
    let all = "gone nameless hope-killer death-army uncatchable\nover won";
    for (level, points) in [("nightmare", 10), ("hell", 20)] {
        let firsts = 2 + 4 + 6;
        assert_eq!(
            over(FOUR, 49, &format!("difficulty {level}\n{all}")),
            points + 12 + 10 + firsts,
            "{level}"
        );
    }
}

#[test]
fn qi_counts_for_living_taoists_only() {
    proves(&[GS_156, GS_R79]);
    let end = "difficulty normal\nover lost deck-exhausted";
    assert_eq!(
        over(FOUR, 56, &format!("gone nameless\n{end}"))
            - over(FOUR, 56, &format!("gone nameless\nred qi 5\n{end}")),
        -2
    );
    let two = over(TWO, 46, &format!("gone nameless\nyellow qi 3\ngreen qi 1\n{end}"));
    assert_eq!(two, 4, "the Qi of the two neutral boards is not in it");
}

#[test]
fn cards_in_the_deck_are_good_after_a_victory_and_bad_after_a_defeat() {
    proves(&[GS_157, GS_R79, GS_R80]);
    let won = |cards| over(FOUR, cards, "gone nameless\nover won");
    assert_eq!(won(46) - won(50), 4);
    let lost = |cards| over(FOUR, cards, "gone nameless\nover lost all-dead");
    assert_eq!(lost(46) - lost(50), -4);
    // Before the incarnation came, it is no ghost card of the deck: 55 ghosts of 56 cards.
    let table = four("over lost village-haunted");
    assert_eq!((table.game.deck().left(), table.game.score()), (56, 16 - 55));
    let nightmare = four("difficulty nightmare\nover lost village-haunted");
    assert_eq!((nightmare.game.deck().left(), nightmare.game.score()), (59, 12 - 55));
}

#[test]
fn dead_taoists_and_haunted_tiles_cost_points() {
    proves(&[GS_158, GS_159, GS_R80]);
    let base = four("over lost village-haunted").game.score();
    let dead = four("green qi 0 at cemetery tao none no-yin-yang\nover lost village-haunted");
    assert_eq!(dead.game.score() - base, -3 - 4, "three points and the Qi that is gone");
    let haunted = four("haunted tea-house cemetery\nover lost village-haunted");
    assert_eq!(haunted.game.score() - base, -8);
    let neutral = table(&seated(TWO, "red qi 0\nover lost village-haunted")).game.score();
    let calm = table(&seated(TWO, "over lost village-haunted")).game.score();
    assert_eq!(neutral, calm, "a possessed neutral board is no dead Taoist");
}

/// The points of the incarnations in `gone`, on a table where nothing else differs.
fn for_incarnations(setup: &str, level: &str, end: &str, gone: &[&str]) -> i32 {
    let cards = |count: usize| 15 + 11 * count + usize::from(count > 0) - count.min(1) * 11;
    let names = if gone.is_empty() { String::new() } else { format!("\ngone {}", gone.join(" ")) };
    let total = if gone.is_empty() { 15 } else { cards(gone.len()) };
    let table = table(&drawn(total, &seated(setup, &format!("difficulty {level}\nover {end}{names}"))));
    points_but_deck(&table)
}

fn points_but_deck(table: &Table) -> i32 {
    let deck = i32::from(table.game.deck().ghosts_left());
    let won = table.status() == Status::Won;
    let qi: i32 = Side::ALL
        .iter()
        .filter(|&&side| table.game.lives(side))
        .map(|&side| i32::from(table.game.qi(side)))
        .sum();
    table.game.score() - qi - if won { deck } else { -deck }
}

#[test]
fn the_first_incarnations_of_the_higher_levels_are_worth_two_four_and_six() {
    proves(&[GS_160, GS_161, GS_R81]);
    let names = ["nameless", "hope-killer", "death-army", "uncatchable"];
    for level in ["nightmare", "hell"] {
        let lost = |setup, count: usize| for_incarnations(setup, level, "lost all-dead", &names[..count]);
        assert_eq!(
            [0, 1, 2, 3].map(|count| lost(FOUR, count)),
            [0, 2, 6, 12],
            "{level}: also after a defeat"
        );
        assert_eq!([0, 1, 2].map(|count| lost(TWO, count)), [0, 2, 6], "{level}, two players");
        let victory = if level == "hell" { 20 } else { 10 };
        assert_eq!(
            for_incarnations(FOUR, level, "won", &names),
            victory + 12,
            "{level}: on top of the victory"
        );
        assert_eq!(
            for_incarnations(TWO, level, "won", &names[..3]),
            victory + 6,
            "{level}: no third with two players"
        );
    }
}
