//! Positions whose lines can be read but that no game can reach.

use artel_engine::Game;
use artel_spirit_island::{Card, Cards, SpiritIsland};

use crate::position_files::TWO;
use crate::support::table;

#[track_caller]
fn assert_impossible(text: &str, problem: &str) {
    match SpiritIsland::read_position(text) {
        Ok(_) => panic!("accepted: {text}"),
        Err(error) => assert_eq!((error.line, error.problem.as_str()), (None, problem), "{text}"),
    }
}

/// The position with more lines cannot be.
#[track_caller]
fn assert_impossible_with(more: &str, problem: &str) {
    assert_impossible(&format!("{TWO}{more}"), problem);
}

#[test]
fn one_to_three_different_spirits_play() {
    assert_impossible("land G1 city", "somebody has to play: write 'spirit 1 …'");
    assert_impossible(
        "spirit 2 sun-bright-whirlwind",
        "there has to be exactly one Spirit of seat 1: write 'spirit 1 …'",
    );
    let again = TWO.replace("rising-heat-of-stone-and-sand", "sun-bright-whirlwind");
    assert_impossible(&again, "'sun-bright-whirlwind' cannot play twice");
    assert_impossible_with(
        "spirit 2 sun-bright-whirlwind",
        "there has to be exactly one Spirit of seat 2: write 'spirit 2 …'",
    );
    let half = TWO.replace("whirlwind", "whirlwind progression:0");
    assert_impossible(&half, "either every Spirit has a Power Progression or none");
    assert_impossible_with("hand 3 drought", "'hand 3 …' is about a seat where nobody plays");
}

#[test]
fn the_island_has_a_board_for_each() {
    assert_impossible_with("boards G", "there are 1 boards for 2 Spirits");
    assert_impossible_with("boards G,G", "no board can lie twice");
    assert_impossible_with("boards A,H", "G1 is not on a board of this game");
    assert_impossible_with("land G1 town", "G1 has two lines");
    assert_impossible_with("land G2 presence:0,0,1", "G2 has Presence of a Spirit that does not play");
    assert_impossible_with("land G2 explorer:41", "more pieces are in G2 than ever come together");
    assert_impossible_with("land G2 blight:99", "there are 13 Blight in the game, not 99");
}

#[test]
fn a_spirit_has_thirteen_presence() {
    assert_impossible_with(
        "land G2 presence:1",
        "Spirit 1 has 13 Presence: not 10 on its tracks and 4 on the island; \
         write tracks:ENERGY,PLAYS for the uncovered spaces",
    );
    let shown = TWO.replace("whirlwind", "whirlwind tracks:0,1").replace("presence:3", "presence:2");
    assert_impossible(&shown, "a track of Spirit 1 has 1 to 6 uncovered spaces, not 0");
    let gone = TWO.replace("presence:3", "");
    assert_impossible(&gone, "by the rules this game is over: write 'over lost presence 1'");
}

#[test]
fn a_spirit_does_not_have_half_the_cards_of_the_box() {
    let cards: Vec<&str> = Cards::MINORS.or(Cards::MAJORS).iter().map(Card::id).collect();
    let held = |count: usize| format!("hand 1 {}", cards[..count].join(" "));
    assert!(SpiritIsland::read_position(&format!("{TWO}{}", held(40))).is_ok());
    assert_impossible_with(&held(41), "no Spirit comes to have more than 40 cards");
}

#[test]
fn every_card_is_in_one_place() {
    assert_impossible_with("hand 1 drought\npower-discard drought", "the card 'drought' is in two places");
    assert_impossible_with("hand 1 drought\ndiscard 1 drought", "the card 'drought' is in two places");
    assert_impossible_with("hand 1 drought drought", "'drought' is named twice");
    assert_impossible_with("used 1 drought", "'drought' is not with this Spirit");
    assert_impossible_with("power-discard drought drought", "a card lies twice in 'power-discard'");
    assert_impossible_with(
        "hand 1 mysterious-abductions",
        "'mysterious-abductions' belongs to a Spirit that does not play",
    );
    assert_impossible_with(
        "power-discard scatter-to-the-winds",
        "'scatter-to-the-winds' is Unique: it is forgotten, not discarded",
    );
    assert_impossible_with(
        "forgotten 1 drought",
        "'drought' is not Unique: it goes to the discard pile when it is forgotten",
    );
    let taught = TWO.replace("sand\n", "sand progression:0\n").replace("wind\n", "wind progression:1\n");
    assert!(SpiritIsland::read_position(&taught).is_ok());
    assert_impossible(
        &format!("{taught}hand 2 elemental-boon"),
        "'elemental-boon' is still to come in a Power Progression",
    );
    assert_impossible(&taught.replace("progression:1", "progression:8"), "a Power Progression has 7 cards");
}

#[test]
fn fear_and_invader_cards_come_in_their_order() {
    assert_impossible_with("fear 8", "8 Fear earn a card, so that 8 cannot be left");
    assert_impossible_with("fear-earned 10", "there are 9 Fear cards in the game, not 10");
    assert_impossible_with("fear-resolved isolation isolation", "'isolation' was resolved twice");
    assert_impossible_with(
        "ravage stage-1-sands\nbuild stage-1-sands",
        "the card 'stage-1-sands' is in two places",
    );
    assert_impossible_with(
        "build stage-2-coastal",
        "the Invader card number 1 of the game is 'stage-2-coastal', but by the stages it would be: stage-1; \
         name the cards before it in 'invader-discard', 'ravage' and 'build'",
    );
    assert_impossible_with(
        "ravage stage-1-sands",
        "while a card is in the Ravage space, one is in the Build space: write 'build …'",
    );
    assert_impossible_with(
        "build stage-1-sands\ninvader-discard stage-1-jungle",
        "when a card was discarded, the next is in the Ravage space: write 'ravage …'",
    );
}

#[test]
fn a_turn_has_its_phases() {
    assert_impossible_with("turn 0", "turns are counted from 1; only the bonus Growth is before them");
    assert_impossible_with(
        "phase bonus-growth\nturn 1",
        "turns are counted from 1; only the bonus Growth is before them",
    );
    assert_impossible_with("turn 100", "no game has more than 99 turns");
    assert_impossible_with(
        "land G2 town-1",
        "before the Fast phase there is neither damage nor Defend in G2",
    );
    assert_impossible_with(
        "land G2 defend:1",
        "before the Fast phase there is neither damage nor Defend in G2",
    );
    assert_impossible_with("skip G2 build", "nothing lasts before the Fast phase");
    let range = "lasting reaching-grasp 1/1 user:1 target:1";
    assert_impossible_with(&format!("{range} until:turn-ends"), "nothing lasts before the Fast phase");
    assert_impossible_with(&format!("{range} until:used-up"), "'reaching-grasp' cannot last until 'used-up'");
    assert_impossible_with(
        &format!("{range} until:this-ravage"),
        "'reaching-grasp' cannot last until 'this-ravage'",
    );
    assert_impossible_with(
        "hand 1 drought\nused 1 drought",
        "Spirit 1 cannot have used anything before the Fast phase",
    );
    assert_impossible_with(
        "phase fast-phase\nplay 1 drought call-to-tend",
        "Spirit 1 can have played 1 cards at the most",
    );
    assert_impossible_with(
        "phase fast-phase\nhand 1 drought\nrepeated 1 drought",
        "what Spirit 1 has repeated or made Fast it has used",
    );
    let stage = |words: &str| TWO.replace("whirlwind", &format!("whirlwind {words}"));
    let wrong = |phase: &str| format!("in the phase '{phase}' Spirit 1 cannot be at this stage");
    assert_impossible(&format!("{}phase fast-phase", stage("stage:choosing")), &wrong("fast-phase"));
    assert_impossible(&format!("{}phase bonus-growth", stage("stage:playing")), &wrong("bonus-growth"));
    assert_impossible(&stage("growing:2 left:3"), &wrong("spirit-phase"));
    assert_impossible(&stage("innates:2 stage:playing"), "Spirit 1 has 1 Innate Powers");
    assert_impossible_with(
        "phase fast-phase",
        "nothing is to be decided here: the game would go on by itself",
    );
    assert_impossible_with(
        "phase time-passes",
        "nothing is to be decided here: the game would go on by itself",
    );
}

#[test]
fn pieces_stand_only_below_their_health() {
    let fast = "phase fast-phase\nplay 2 reaching-grasp\n";
    assert!(SpiritIsland::read_position(&format!("{TWO}{fast}land G2 town-1")).is_ok());
    let hot = TWO.replace("town:2", "town-1:2");
    assert_impossible(&format!("{hot}{fast}"), "town-1 cannot be in H4: 1 damage destroys it there");
}

#[test]
fn what_is_left_to_do_is_a_question() {
    let fast = "phase fast-phase\n";
    let using = format!("{fast}play 2 reaching-grasp\nused 2 reaching-grasp\naction reaching-grasp user:2\n");
    let open = format!("{using}next target\nnext walk\nnext end-use\nnext settle\n");
    assert_eq!(table(&format!("{TWO}{open}")).game.phase().id(), "fast-phase");
    let ends = "each action in progress has one 'next settle' below what it does";
    assert_impossible_with(&using, ends);
    assert_impossible_with(&format!("{using}next target\nnext end-use"), ends);
    assert_impossible_with(&format!("{fast}next end-use"), "'next end-use' cannot be left to do");
    assert_impossible_with(&format!("{fast}next target\nnext settle"), ends);
    assert_impossible_with(&format!("{open}next settle"), ends);
    assert_impossible_with(&format!("{open}next end-use"), "'next end-use' cannot be left to do");
    assert_impossible_with(&format!("{open}next time-passes"), "'next time-passes' cannot be left to do");
    assert_impossible_with(
        &format!("{using}next walk\nnext end-use\nnext settle"),
        "nothing is to be decided here: the game would go on by itself",
    );
    assert_impossible_with(
        &format!("{using}next threshold\nnext end-use\nnext settle"),
        "'next threshold' cannot be left to do",
    );
    assert_impossible_with(
        &format!("{using}next hit lands:A1 kinds:town left:1 who:1\nnext end-use\nnext settle"),
        "'next hit lands:A1 kinds:town left:1 who:1' is about a land of another game",
    );
    assert_impossible_with(
        &format!("{using}next hit lands:H4 kinds:town left:1 who:3\nnext end-use\nnext settle"),
        "'next hit lands:H4 kinds:town left:1 who:3' is about a seat where nobody plays",
    );
    assert_impossible_with(
        &format!("{using}{}next end-use\nnext settle", "next end-use\n".repeat(64)),
        "more is left to do than can be",
    );
    let did = |deeds: &str| using.replace("user:2\n", &format!("user:2 did:{deeds}\n"));
    let open_hit = "next hit lands:H4 kinds:town left:1 who:2\nnext end-use\nnext settle";
    for (deeds, problem) in [
        ("pushed/A1/town/1", "'action reaching-grasp' is about a land of another game"),
        ("pushed/H4/1", "'action reaching-grasp' cannot have done this"),
        ("defended/H4/town/1", "'action reaching-grasp' cannot have done this"),
        ("brought/H4/town/0", "'action reaching-grasp' cannot have done this"),
    ] {
        assert_impossible_with(&format!("{}{open_hit}", did(deeds)), problem);
    }
    let reacted = using.replace("user:2\n", "user:2 land:H4 spent:1\n");
    assert_impossible_with(
        &format!("{reacted}{open_hit}"),
        "to 'action reaching-grasp' something has reacted that does not last",
    );
    assert_impossible_with(
        &format!("{open}due minor table"),
        "a card is drawn exactly when chance decides which",
    );
    assert_impossible_with(&format!("{open}over won"), "nothing is left to do when the game is over");
}

#[test]
fn only_bonuses_are_left_to_be_divided_among_several_lands() {
    // SI-R68
    let using =
        "phase fast-phase\nplay 2 reaching-grasp\nused 2 reaching-grasp\naction reaching-grasp user:2\n";
    let left = |lands: &str, left: u8| {
        let ground = "land G2 city:20 town:9\nland G3 city:20\n";
        let hit = format!("next hit lands:{lands} kinds:town,city left:{left} who:1\n");
        SpiritIsland::read_position(&format!("{TWO}{using}{ground}{hit}next end-use\nnext settle\n"))
    };
    left("G2", 50).unwrap();
    left("G2,G3", 20).unwrap();
    let error = left("G2,G3", 21).unwrap_err().to_string();
    assert!(error.contains("cannot be left to do"), "{error}");
}

#[test]
fn an_end_has_its_reason() {
    for end in ["won", "lost blight", "lost invaders", "lost presence 2"] {
        assert_impossible_with(&format!("over {end}"), "the game is not over for this reason");
    }
    assert_impossible_with("blight-missing", "by the rules this game is over: write 'over lost blight'");
    let empty = "spirit 1 sun-bright-whirlwind\nland G1 presence:3\n";
    assert_impossible(empty, "by the rules this game is over: write 'over won'");
    assert!(SpiritIsland::read_position(&format!("{empty}over won")).is_ok());
}
