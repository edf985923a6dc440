//! Energy and playing Power cards.

use crate::support::{Table, proves, set, table};
use artel_engine::GameMove;
use artel_spirit_island::rules::{
    SI_069, SI_070, SI_071, SI_072, SI_073, SI_074, SI_075, SI_076, SI_077, SI_078, SI_079, SI_080,
};
use artel_spirit_island::{Card, Move, Phase};

/// A Spirit that has grown and can play cards.
fn playing(words: &str) -> Table {
    table(&format!(
        "spirit 1 devouring-teeth-lurk-underfoot stage:playing {words}\nland G5 presence:1\nland G1 city:1\nland G2 city:1"
    ))
}

#[test]
fn the_highest_number_of_the_upper_track_is_gained_each_turn() {
    proves(&[SI_069, SI_070]);
    let mut table = table(
        "spirit 1 devouring-teeth-lurk-underfoot energy:7 tracks:4,1\nland G5 presence:1\nland G1 city:1",
    );
    table.play_all(&["1 grow 1", "1 act 1", "1 from G5"]);
    assert_eq!(table.energy(1), 7 + 4);
    table.play("1 play gift-of-furious-might");
    table.play("1 ready");
    while table.phase() != Phase::Spirit {
        table.play("1 ready");
    }
    assert_eq!((table.game.turn(), table.energy(1)), (2, 10), "what was not spent is kept");
    table.play_all(&["1 grow 1", "1 act 1", "1 from G5"]);
    assert_eq!(table.energy(1), 10 + 4);
}

#[test]
fn energy_is_personal_and_open() {
    proves(&[SI_071]);
    let table = table(
        "spirit 1 devouring-teeth-lurk-underfoot stage:playing energy:1\n\
         spirit 2 fathomless-mud-of-the-swamp stage:playing energy:9\n\
         land G5 presence:1,0\nland H6 presence:0,2\nland G2 city:1",
    );
    assert_eq!(table.refused("1 play ferocious-rampage"), SI_077, "the other's Energy does not help");
    let energies: Vec<u8> = table.view().spirits.iter().map(|spirit| spirit.energy).collect();
    assert_eq!(energies, [1, 9]);
    let moves: Vec<String> = Move::every().iter().map(ToString::to_string).collect();
    assert!(
        moves.iter().all(|text| !text.starts_with("give ") || text["give ".len()..].parse::<Card>().is_ok())
    );
}

#[test]
fn energy_comes_from_growth_tracks_and_effects() {
    proves(&[SI_072]);
    let mut table = table(
        "phase fast-phase\nspirit 1 eyes-watch-from-the-trees energy:2\nplay 1 gift-of-living-energy\n\
         land G7 presence:2\nland G2 city:1",
    );
    table.play_as("1 use gift-of-living-energy", &["stage-1-jungle"]);
    assert_eq!(table.energy(1), 3);
    table.play_all(&["1 grow 1", "1 act 3"]);
    assert_eq!(table.energy(1), 4);
}

#[test]
fn every_card_is_paid_for_in_full_at_once() {
    proves(&[SI_073, SI_077]);
    let mut table = playing("energy:3 tracks:1,2");
    table.play("1 play ferocious-rampage");
    assert_eq!(table.energy(1), 1, "a Slow card, paid in the Spirit phase");
    assert_eq!(table.refused("1 play mark-territory-with-scars-and-teeth"), SI_077);
    assert_eq!(
        table.refusal("1 play mark-territory-with-scars-and-teeth").reason.key,
        "why-not-enough-energy"
    );
    table.play("1 play herd-towards-the-lurking-maw");
    assert_eq!((table.energy(1), table.in_play(1).len()), (0, 2));
    for (card, cost) in [("ferocious-rampage", 2), ("tsunami", 6), ("gift-of-power", 0)] {
        assert_eq!(card.parse::<Card>().unwrap().entry().cost, cost);
    }
}

#[test]
fn fast_and_slow_cards_of_the_hand_are_played_alike() {
    proves(&[SI_074]);
    let mut table = table(
        "spirit 1 devouring-teeth-lurk-underfoot stage:playing energy:9 tracks:1,5\nhand 1 drought\n\
         discard 1 gift-of-furious-might\nland G5 presence:1\nland G2 city:1",
    );
    assert_eq!(
        table.rest("1 play"),
        set("drought ferocious-rampage herd-towards-the-lurking-maw mark-territory-with-scars-and-teeth")
    );
    assert_eq!(table.refused("1 play tsunami"), SI_074);
    table.play_all(&["1 play drought", "1 play mark-territory-with-scars-and-teeth"]);
    assert_eq!(table.in_play(1), set("drought mark-territory-with-scars-and-teeth"));
    assert_eq!(table.hand(1), set("ferocious-rampage herd-towards-the-lurking-maw"));
}

#[test]
fn no_more_cards_than_the_lower_track_says() {
    proves(&[SI_075]);
    let mut table = playing("energy:20 tracks:1,2");
    table.play_all(&["1 play ferocious-rampage", "1 play gift-of-furious-might"]);
    assert_eq!(table.phase(), Phase::Fast, "nothing more can be played");
    let one = "spirit 1 devouring-teeth-lurk-underfoot stage:playing energy:20\n\
               spirit 2 fathomless-mud-of-the-swamp\nland G5 presence:1,0\nland H6 presence:0,2\nland G2 city:1";
    let mut waits = self::table(one);
    waits.play("1 play ferocious-rampage");
    assert_eq!(waits.refused("1 play gift-of-furious-might"), SI_075);
}

#[test]
fn fewer_cards_may_be_played_and_unused_plays_are_lost() {
    proves(&[SI_076]);
    let mut table = playing("energy:9 tracks:1,5");
    table.play("1 ready");
    while table.phase() != Phase::Spirit {
        table.play("1 ready");
    }
    table.play_all(&["1 grow 1", "1 act 1", "1 from G5"]);
    assert_eq!((table.game.turn(), table.spirit(1).plays(), table.spirit(1).played()), (2, 3, 0), "not 6");
    let mut two = self::table(
        "spirit 1 devouring-teeth-lurk-underfoot stage:playing energy:20\n\
         spirit 2 fathomless-mud-of-the-swamp stage:playing energy:9 tracks:1,4\n\
         land G5 presence:1,0\nland H6 presence:0,2\nland G2 city:1",
    );
    two.play("1 play ferocious-rampage");
    assert_eq!(two.refused("1 play gift-of-furious-might"), SI_075, "though the other has plays left");
    two.play("2 play foul-vapors-and-fetid-muck");
    assert!(two.can("2 play open-shifting-waterways"));
}

#[test]
fn playing_a_card_does_not_use_it() {
    proves(&[SI_078]);
    let mut table = table(
        "spirit 1 eyes-watch-from-the-trees stage:playing energy:5 tracks:1,2\nland G7 explorer:2 presence:2\nland G2 city:1",
    );
    table.play("1 play mysterious-abductions");
    assert_eq!((table.land("G7"), table.line("fear")), ("explorer:2 presence:2".into(), String::new()));
    assert_eq!(table.refused("1 use mysterious-abductions"), SI_078);
    assert_eq!(table.refused("1 innate 1"), SI_078);
    table.play("1 ready");
    assert!(table.can("1 use mysterious-abductions"));
    assert_eq!(
        table.refused("1 use boon-of-watchful-guarding"),
        SI_078,
        "what is still in the hand cannot be used"
    );
}

#[test]
fn a_card_gives_its_elements_even_if_it_is_never_used() {
    proves(&[SI_079]);
    let mut table = table(
        "spirit 1 eyes-watch-from-the-trees stage:playing energy:5 tracks:1,3\nland G7 presence:2\nland G4 explorer:1\nland G2 city:1",
    );
    assert_eq!(table.elements(1), "air:1");
    table.play("1 play whispered-guidance-through-the-night");
    table.play("1 play mysterious-abductions");
    assert_eq!((table.elements(1), table.phase()), ("moon:2 fire:1 air:2 plant:2".into(), Phase::Fast));
    table.play("1 innate 1");
    assert_eq!(table.land("G4"), "explorer:1 defend:2", "its first threshold, by the elements of both cards");
}

#[test]
fn a_played_card_stays_in_play_until_time_passes() {
    proves(&[SI_080]);
    let mut table = table(
        "phase fast-phase\nspirit 1 eyes-watch-from-the-trees energy:5 tracks:1,2\n\
         play 1 mysterious-abductions eerie-noises-and-moving-trees\nland G7 explorer:2 presence:2\nland G2 city:1",
    );
    let elements = table.elements(1);
    table.play_as("1 use mysterious-abductions", &[]);
    assert_eq!((table.phase(), table.elements(1)), (Phase::Fast, elements.clone()));
    assert!(table.in_play(1).contains("mysterious-abductions"));
    table.play_as("1 ready", &["stage-1-sands"]);
    assert_eq!((table.phase(), table.elements(1)), (Phase::Slow, elements), "still in the Slow phase");
    table.play("1 ready");
    assert_eq!(table.discard(1), set("mysterious-abductions eerie-noises-and-moving-trees"));
    assert_eq!((table.elements(1), table.in_play(1).len()), (String::new(), 0));
}
