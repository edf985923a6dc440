//! The turn and the Spirit phase.

use crate::support::{Table, proves, set, table};
use artel_engine::{Game, Seat, Viewer};
use artel_spirit_island::rules::{
    SI_036, SI_037, SI_038, SI_039, SI_040, SI_047, SI_048, SI_078, SI_080, SI_161, SI_R52,
};
use artel_spirit_island::{Event, Phase};

const TWO: &str = "spirit 1 eyes-watch-from-the-trees\nspirit 2 fathomless-mud-of-the-swamp\n\
                   land G7 presence:2,0\nland H6 presence:0,2\nland G2 city:1\n";

fn phases(events: &[Event]) -> Vec<Phase> {
    let phase = |event: &Event| match event {
        Event::PhaseBegan { phase } => Some(*phase),
        _ => None,
    };
    events.iter().filter_map(phase).collect()
}

/// Both Spirits grow, and may play cards now.
fn grown() -> Table {
    let mut table = table(TWO);
    table.play_all(&["1 grow 2", "1 act 2", "1 track plays", "1 land G7", "1 track plays"]);
    table.play_all(&["2 grow 1", "2 act 1", "2 track plays"]);
    table
}

#[test]
fn a_turn_has_five_phases_in_their_order() {
    proves(&[SI_036]);
    let mut table = grown();
    table.play("1 ready");
    assert_eq!((table.phase(), table.game.turn()), (Phase::Spirit, 1));
    let events = table.play("2 ready");
    assert_eq!(phases(&events), [Phase::Fast, Phase::Invader, Phase::Slow, Phase::TimePasses, Phase::Spirit]);
    assert_eq!(table.game.turn(), 2);
}

#[test]
fn within_a_phase_all_act_at_the_same_time() {
    proves(&[SI_037]);
    let mut table = table(TWO);
    assert_eq!(table.asked(), [1, 2]);
    table.play_all(&["2 grow 2", "1 grow 2", "2 act 1", "1 act 1"]);
    assert_eq!(table.asked(), [1, 2], "both are in the middle of their Growth");
    table.play_all(&["2 land H5", "1 land H3", "1 track energy", "2 track plays"]);
    assert_eq!(table.land("H5"), "presence:0,1");
    assert_eq!(table.land("H3"), "presence:1,0");
}

#[test]
fn everybody_sees_all_that_can_be_talked_about() {
    proves(&[SI_038]);
    let table = grown();
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
        assert_eq!(table.game.view(viewer), table.view());
    }
    let view = table.view();
    assert_eq!(view.spirits.iter().map(|spirit| spirit.hand.len()).collect::<Vec<_>>(), [4, 4]);
}

#[test]
fn growth_comes_before_energy_and_energy_before_cards() {
    proves(&[SI_039]);
    let mut table = table(&TWO.replace("swamp", "swamp energy:5"));
    assert_eq!(table.refused("2 play intractable-thickets-and-thorns"), SI_039);
    assert_eq!(table.refused("2 ready"), SI_039);
    assert_eq!(table.refused("2 act 1"), SI_039);
    table.play("2 grow 1");
    assert_eq!(table.refused("2 play intractable-thickets-and-thorns"), SI_048);
    let events = table.play_all(&["2 act 1", "2 track plays"]);
    assert!(matches!(events[..], [.., Event::Income { seat: Seat(1), amount: 1, energy: 6 }]), "{events:?}");
    table.play("2 play intractable-thickets-and-thorns");
    assert_eq!(table.refused("2 grow 1"), SI_047);
}

#[test]
fn the_fast_phase_waits_until_everybody_has_played_and_paid() {
    proves(&[SI_040]);
    let mut table = grown();
    table.play("1 play boon-of-watchful-guarding");
    assert_eq!(table.refused("1 use boon-of-watchful-guarding"), SI_078);
    table.play("1 ready");
    assert_eq!((table.phase(), table.asked()), (Phase::Spirit, vec![2]));
    assert_eq!(table.refused("1 ready"), SI_040);
    assert_eq!(table.refused("1 grow 1"), SI_040);
    table.play("2 ready");
    assert_eq!(table.phase(), Phase::Fast);
    assert!(table.can("1 use boon-of-watchful-guarding"));
}

#[test]
fn time_passes_at_once_after_what_names_the_end_of_the_turn() {
    proves(&[SI_R52]);
    let mut table = table(
        &format!("phase fast-phase\n{TWO}play 1 gift-of-constancy boon-of-watchful-guarding\n")
            .replace("trees", "trees energy:1 tracks:1,2"),
    );
    table.play_all(&["1 use gift-of-constancy", "1 spirit 1", "1 ready"]);
    assert_eq!((table.phase(), table.asked()), (Phase::TimePasses, vec![1]), "just before the turn ends");
    assert_eq!(table.rest("1 reclaim"), set("gift-of-constancy boon-of-watchful-guarding"));
    assert_eq!(table.refused("1 reclaim mysterious-abductions"), SI_161);
    table.play("1 reclaim gift-of-constancy");
    assert_eq!((table.phase(), table.game.turn()), (Phase::Spirit, 2));
    assert_eq!(table.discard(1), set("boon-of-watchful-guarding"));
    assert!(table.hand(1).contains("gift-of-constancy"));
    table.play_all(&["1 grow 2", "1 act 2", "1 track plays", "1 land G7", "1 track plays"]);
    assert_eq!(table.refused("1 play boon-of-watchful-guarding"), SI_161);
    table.play("1 play gift-of-constancy");
    assert_eq!(table.refused("1 play gift-of-constancy"), SI_080);
}
