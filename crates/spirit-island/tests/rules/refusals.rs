//! Why a move is refused: every reason, with the rule behind it.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::support::{Table, proves, table};
use artel_engine::{Game, RuleId, Seat};
use artel_spirit_island::Move;
use artel_spirit_island::rules::{
    SI_001, SI_039, SI_040, SI_047, SI_048, SI_049, SI_074, SI_075, SI_077, SI_078, SI_080, SI_082, SI_083,
    SI_084, SI_085, SI_161, SI_169, SI_174, SI_185, SI_210, SI_211, SI_217, SI_223, SI_224, SI_225, SI_226,
    SI_252, SI_293, SI_294, SI_R30, SI_R34, SI_R40, SI_R56, SI_R57,
};

/// The move is refused by the rule, for the reason.
#[track_caller]
pub fn assert_why(table: &Table, choice: &str, rule: RuleId, key: &str) {
    let illegal = table.refusal(choice);
    assert_eq!((illegal.rule, illegal.reason.key), (rule, key), "{choice}");
}

/// Eyes on G and Whirlwind on H, with what is told of each; Eyes has 2 card plays if nothing else is said.
#[track_caller]
pub fn two(spirits: [&str; 2], more: &str) -> Table {
    let [eyes, whirlwind] = spirits;
    let tracks = if eyes.contains("tracks") { "" } else { "tracks:3,2" };
    // Damage does not outlast a turn.
    let hurt = if more.contains("-phase") { "town-1:1" } else { "" };
    table(&format!(
        "spirit 1 eyes-watch-from-the-trees {eyes} {tracks}\n\
         spirit 2 sun-bright-whirlwind {whirlwind}\n\
         land G1 explorer:1\n\
         land G2 city:1 town:1\n\
         land G4 presence:1 town:1 dahan:1\n\
         land G5 blight:1 explorer:2\n\
         land G7 presence:2 town:2 {hurt} explorer:2 dahan:2\n\
         land H3 presence:0,2\n\
         land H5 dahan:1 explorer:1\n\
         land H8 presence:0,1\n\
         {more}"
    ))
}

/// Whirlwind alone, in the Fast phase, on an island without Dahan.
#[track_caller]
fn alone(more: &str) -> Table {
    table(&format!(
        "spirit 1 sun-bright-whirlwind energy:9 tracks:1,2\nphase fast-phase\nland G1 presence:3\nland G2 city:1\n\
         play 1 call-to-isolation gift-of-the-sunlit-air\n{more}"
    ))
}

fn keys(text: &str) -> BTreeSet<&str> {
    text.split('"').filter(|word| word.starts_with("why-")).collect()
}

#[test]
fn every_reason_is_reached() {
    let crate_folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let files = fs::read_dir(crate_folder.join("src/why")).unwrap();
    let source: String = files.map(|file| fs::read_to_string(file.unwrap().path()).unwrap()).collect();
    // Panels of a shape that no box has are tested in the crate.
    let reached = [
        include_str!("refusals.rs"),
        include_str!("refused_answers.rs"),
        include_str!("base/ocean.rs"),
        include_str!("base/scenarios.rs"),
        include_str!("base/tracks.rs"),
        include_str!("../../src/growth_tests.rs"),
    ]
    .concat();
    let missing: Vec<&str> = keys(&source).difference(&keys(&reached)).copied().collect();
    assert_eq!(missing, [""; 0], "no test reaches these reasons");
}

#[test]
fn nothing_can_be_done_at_all() {
    proves(&[SI_001, SI_169, SI_174, SI_185, SI_252]);
    let start = two(["", ""], "");
    assert_why(&start, "3 ready", SI_001, "why-no-such-seat");
    assert_why(&start, "1 land A1", SI_185, "why-no-such-land");
    let won = table("spirit 1 eyes-watch-from-the-trees\nland G7 presence:2\nover won");
    assert_why(&won, "1 grow 1", SI_169, "why-over");
    let lost = table("spirit 1 eyes-watch-from-the-trees\nland G2 city:1\nover lost presence 1");
    assert_why(&lost, "1 grow 1", SI_174, "why-over");
    let mut drawing = two(["growing:1 left:3", ""], "next gain gain:any who:1").game.clone();
    drawing.begin(Seat(0), Move::Minor, &mut Vec::new()).unwrap();
    let illegal = drawing.why_not(Seat(1), Move::Grow(1)).unwrap();
    assert_eq!((illegal.rule, illegal.reason.key), (SI_252, "why-chance-first"));
}

#[test]
fn somebody_else_decides() {
    proves(&[SI_083, SI_R57]);
    let using = two(
        ["", ""],
        "phase fast-phase\naction veil-the-nights-hunt user:1 land:G7\n\
         next push from:G7 kinds:dahan left:2 up-to who:1\nnext end-use\nnext settle",
    );
    assert_why(&using, "2 ready", SI_083, "why-not-your-question");
    let seat = using.refusal("2 ready").reason.args;
    assert_eq!(seat, artel_engine::Phrase::new("").seat("seat", Seat(0)).args);
    let ravages = two(
        ["", ""],
        "phase invader-phase\nravage stage-1-sands\nbuild stage-1-jungle\n\
         next ravages lands:G1,G5\nnext build-step\nnext explore-step",
    );
    assert_why(&ravages, "2 land G5", SI_R57, "why-not-your-question");
}

#[test]
fn growth_comes_first_and_whole() {
    proves(&[SI_039, SI_047, SI_048, SI_049, SI_078]);
    let choosing = two(["", ""], "");
    assert_why(&choosing, "1 grow 4", SI_047, "why-no-such-option");
    for early in ["1 act 1", "1 play mysterious-abductions", "1 ready"] {
        assert_why(&choosing, early, SI_039, "why-grow-first");
    }
    for power in ["1 use mysterious-abductions", "1 innate 1", "1 repeat mysterious-abductions"] {
        assert_why(&choosing, power, SI_078, "why-not-power-phase");
    }
    for answer in ["1 yes", "1 go", "1 land G7", "1 keep tsunami", "1 skip", "1 track energy"] {
        assert_why(&choosing, answer, SI_083, "why-not-asked");
    }
    let growing = two(["growing:1 left:2,3", ""], "");
    assert_why(&growing, "1 act 1", SI_049, "why-action-done");
    assert_why(&growing, "1 act 4", SI_048, "why-no-such-action");
    assert_why(&growing, "1 grow 2", SI_047, "why-grown-already");
    assert_why(&growing, "1 ready", SI_048, "why-growth-unfinished");
    assert_why(&growing, "1 play mysterious-abductions", SI_048, "why-growth-unfinished");
}

#[test]
fn a_card_cannot_be_played() {
    proves(&[SI_040, SI_074, SI_075, SI_077, SI_080, SI_161, SI_R30]);
    let cards = "discard 1 mysterious-abductions\nplay 1 boon-of-watchful-guarding\n\
                 hand 1 eerie-noises-and-moving-trees whispered-guidance-through-the-night";
    let playing = two(["energy:1 tracks:1,2 stage:playing", ""], cards);
    assert_why(&playing, "1 grow 1", SI_047, "why-grown-already");
    assert_why(&playing, "1 play boon-of-watchful-guarding", SI_080, "why-played-already");
    assert_why(&playing, "1 play mysterious-abductions", SI_161, "why-discarded");
    assert_why(&playing, "1 play tsunami", SI_074, "why-not-in-hand");
    assert_why(&playing, "1 play eerie-noises-and-moving-trees", SI_077, "why-not-enough-energy");
    let ready = two(["energy:9 tracks:1,2 stage:ready", ""], cards);
    assert_why(&ready, "1 play eerie-noises-and-moving-trees", SI_040, "why-ready-already");
    assert_why(&ready, "1 ready", SI_040, "why-ready-already");
    let spent = two(["energy:9 tracks:3,1 stage:ready", ""], cards);
    assert_why(&spent, "1 play eerie-noises-and-moving-trees", SI_075, "why-no-plays");
    let bonus = two(["", ""], "phase bonus-growth");
    assert_why(&bonus, "1 play mysterious-abductions", SI_R30, "why-bonus-growth");
}

#[test]
fn a_card_cannot_be_used() {
    proves(&[SI_078, SI_080, SI_082, SI_084, SI_085, SI_217, SI_223, SI_225, SI_226, SI_R34]);
    let cards = "play 1 mysterious-abductions whispered-guidance-through-the-night tsunami veil-the-nights-hunt\n\
                 hand 1 boon-of-watchful-guarding eerie-noises-and-moving-trees";
    let fast = two(["tracks:1,6", ""], &format!("phase fast-phase\n{cards}"));
    assert_why(&fast, "1 play boon-of-watchful-guarding", SI_R34, "why-not-spirit-phase");
    assert_why(&fast, "1 grow 1", SI_039, "why-not-spirit-phase");
    assert_why(&fast, "1 land G7", SI_083, "why-not-asked");
    assert_why(&fast, "1 use eerie-noises-and-moving-trees", SI_078, "why-not-played");
    assert_why(&fast, "1 use stinging-sandstorm", SI_080, "why-not-in-play");
    assert_why(&fast, "1 use tsunami", SI_085, "why-too-early");
    assert_why(&fast, "1 use-fewer mysterious-abductions", SI_217, "why-no-threshold");
    assert_why(&fast, "2 ready", SI_082, "why-nothing-to-use");
    let used = two(["tracks:1,6", ""], &format!("phase fast-phase\n{cards}\nused 1 mysterious-abductions"));
    assert_why(&used, "1 use mysterious-abductions", SI_223, "why-used-already");
    let slow = two(["tracks:1,6", ""], &format!("phase slow-phase\n{cards}"));
    assert_why(&slow, "1 use mysterious-abductions", SI_084, "why-too-late");
    let made_fast =
        "used 1 whispered-guidance-through-the-night\nmade-fast 1 whispered-guidance-through-the-night";
    let slow = two(["tracks:1,6", ""], &format!("phase slow-phase\n{cards}\n{made_fast}"));
    assert_why(&slow, "1 use whispered-guidance-through-the-night", SI_225, "why-used-already");
    assert_why(&alone(""), "1 use call-to-isolation", SI_226, "why-no-target");
    let waiting = "phase fast-phase\nplay 1 mysterious-abductions\nplay 2 tempest-of-leaves-and-branches";
    let waiting = two(["", "stage:ready"], waiting);
    assert_why(&waiting, "2 use tempest-of-leaves-and-branches", SI_082, "why-ready-already");
    assert_why(&waiting, "2 ready", SI_082, "why-ready-already");
}

#[test]
fn an_innate_power_cannot_be_used() {
    proves(&[SI_085, SI_210, SI_211, SI_224]);
    let card = "phase fast-phase\nplay 1 mysterious-abductions";
    let fast = two(["gained:plant", "gained:sun,air,air"], card);
    assert_why(&fast, "1 innate 2", SI_210, "why-no-such-innate");
    assert_why(&fast, "2 innate 1", SI_085, "why-too-early");
    assert_why(&two(["", ""], card), "1 innate 1", SI_211, "why-too-few-elements");
    assert_why(&two(["innates:1", ""], card), "1 innate-fewer 1", SI_224, "why-innate-used");
}

#[test]
fn a_card_cannot_be_repeated() {
    proves(&[SI_293, SI_294, SI_R40, SI_R56, SI_226, SI_217]);
    let cards = "play 1 mysterious-abductions eerie-noises-and-moving-trees powerstorm\nplay 2 tempest-of-leaves-and-branches";
    let storm = "lasting powerstorm 1/2 user:1 target:1 left:1";
    let fast = |more: &str| two(["energy:1 tracks:1,6", ""], &format!("phase fast-phase\n{cards}\n{more}"));
    let repeat = "1 repeat mysterious-abductions";
    assert_why(&fast(""), repeat, SI_293, "why-no-repeat");
    assert_why(&fast(storm), repeat, SI_R40, "why-not-used-yet");
    assert_why(&fast(storm), "1 repeat boon-of-watchful-guarding", SI_078, "why-not-played");
    let used = format!("{storm}\nused 1 mysterious-abductions powerstorm eerie-noises-and-moving-trees");
    assert_why(&fast(&used), "1 repeat-fewer mysterious-abductions", SI_217, "why-no-threshold");
    assert_why(&fast(&used), "1 repeat powerstorm", SI_293, "why-not-enough-energy");
    let twice = format!("{used}\nrepeated 1 mysterious-abductions");
    assert_why(&fast(&twice), repeat, SI_R56, "why-repeated-already");
    let slow = format!("phase slow-phase\n{cards}\n{used}");
    assert_why(&two(["energy:9 tracks:1,6", ""], &slow), repeat, SI_294, "why-not-repeated-now");
    let used = "used 1 call-to-isolation\nlasting powerstorm 1/2 user:1 target:1 left:1";
    assert_why(&alone(used), "1 repeat call-to-isolation", SI_226, "why-no-target");
}
