//! Easier and harder games.

use crate::support::{Table, dealt, proves, set, table};
use artel_engine::{Game, Seat, Seed, Status};
use artel_spirit_island::rules::{
    SI_047, SI_078, SI_310, SI_311, SI_312, SI_313, SI_314, SI_315, SI_R29, SI_R30,
};
use artel_spirit_island::{Boxes, Defeat, Difficulty, Event, Kind, Phase, Setup, SpiritIsland};

fn explorers(table: &Table) -> u8 {
    let game = &table.game;
    game.lands().iter().map(|land| game.count(land, Kind::Explorer)).sum()
}

const TWO: &str = "fathomless-mud-of-the-swamp,devouring-teeth-lurk-underfoot";

#[test]
fn slightly_easier_every_spirit_grows_once_at_the_end_of_setup() {
    proves(&[SI_310, SI_R30]);
    let mut table = dealt(Difficulty::SlightlyEasier, TWO);
    assert_eq!((table.phase(), table.game.turn(), table.asked()), (Phase::BonusGrowth, 0, vec![1, 2]));
    assert!(explorers(&table) > 0 && table.game.build().is_some(), "after the Invaders have explored");
    table.play_all(&["1 grow 1", "1 act 1", "1 track plays"]);
    assert_eq!((table.energy(1), table.asked()), (0, vec![2]), "no income, no card play, no second Growth");
    assert_eq!(table.refused("1 use foul-vapors-and-fetid-muck"), SI_078);
    table.play_all(&["2 grow 3", "2 act 2"]);
    assert_eq!(table.energy(2), 3, "only the Energy of the Growth option");
    table.play_all(&["2 land H5", "2 track plays"]);
    assert_eq!((table.phase(), table.game.turn(), table.asked()), (Phase::Spirit, 1, vec![1, 2]));
    assert_eq!((table.energy(1), table.energy(2), table.spirit(1).plays()), (0, 3, 2));
    table.play("1 grow 1");
    assert_eq!(table.refused("1 grow 2"), SI_047);
}

#[test]
fn easier_the_initial_explore_is_left_out() {
    proves(&[SI_311, SI_R29]);
    let mut table = dealt(Difficulty::Easier, "devouring-teeth-lurk-underfoot");
    assert_eq!((table.phase(), table.game.turn()), (Phase::Spirit, 1));
    let game = &table.game;
    assert_eq!((explorers(&table), game.build(), game.ravage(), game.invader_deck()), (0, None, None, 12));
    let mut events = table.play_all(&["1 grow 1", "1 act 1", "1 track energy", "1 ready"]);
    while table.phase() != Phase::Spirit {
        events.extend(table.play("1 ready"));
    }
    let acted = |event: &Event| matches!(event, Event::Built { .. } | Event::Ravaged { .. });
    assert!(!events.iter().any(acted), "neither Build nor Ravage on the first turn");
    let game = &table.game;
    assert_eq!((game.build().is_some(), game.ravage(), game.invader_deck()), (true, None, 11));
}

#[test]
fn without_the_initial_explore_the_deck_lasts_to_the_thirteenth_turn() {
    proves(&[SI_R29]);
    let last = |turn: u8, drawn: &str| {
        let mut table = table(&format!(
            "turn {turn}\nphase fast-phase\nspirit 1 eyes-watch-from-the-trees\nplay 1 mysterious-abductions\n\
             land G7 presence:2\nland G1 city:1\n{drawn}"
        ));
        table.play("1 ready");
        table.status()
    };
    let eleven = "invader-discard stage-1-sands stage-1-jungle stage-1-wetland stage-2-sands stage-2-jungle \
                  stage-2-wetland stage-2-coastal stage-3-jungle-sands stage-3-jungle-wetland\n\
                  ravage stage-3-sands-wetland\nbuild stage-3-mountain-wetland";
    let twelve = eleven.replace("\nravage", " stage-3-sands-wetland\nravage").replace(
        "ravage stage-3-sands-wetland\nbuild stage-3-mountain-wetland",
        "ravage stage-3-mountain-wetland\nbuild stage-3-jungle-mountain",
    );
    assert_eq!(last(12, eleven), Status::Playing, "the twelfth card is explored in turn 12");
    assert_eq!(last(13, &twelve), Status::Lost(Defeat::Invaders));
}

#[test]
fn much_easier_is_both() {
    proves(&[SI_312]);
    let table = dealt(Difficulty::MuchEasier, TWO);
    assert_eq!((table.phase(), explorers(&table), table.game.build()), (Phase::BonusGrowth, 0, None));
    let standard = dealt(Difficulty::Standard, TWO);
    assert_eq!(standard.phase(), Phase::Spirit);
    assert!(explorers(&standard) > 0);
}

#[test]
fn a_ravage_adds_one_blight_and_a_cascade_goes_to_one_land() {
    proves(&[SI_313]);
    let mut table = table(
        "phase fast-phase\nspirit 1 eyes-watch-from-the-trees\nplay 1 mysterious-abductions\nland G7 presence:2\n\
         land G1 city:3\nravage stage-1-mountain\nbuild stage-1-jungle",
    );
    table.play_as("1 ready", &["stage-1-wetland"]);
    assert_eq!(table.land("G1"), "city:3 blight:1", "9 damage add one Blight");
    let mut cascade = self::table(
        "phase fast-phase\nspirit 1 eyes-watch-from-the-trees\nplay 1 mysterious-abductions\nland G7 presence:2\n\
         land G1 city:3 blight:1\nravage stage-1-mountain\nbuild stage-1-jungle",
    );
    cascade.play("1 ready");
    assert_eq!(cascade.rest("1 land"), set("G2 G6"));
    cascade.play_as("1 land G6", &["stage-1-sands"]);
    assert_eq!((cascade.land("G1"), cascade.land("G2")), ("city:3 blight:2".into(), String::new()));
    assert_eq!(cascade.game.blight("G6".parse().unwrap()), 1);
}

#[test]
fn harder_is_played_with_escalation() {
    proves(&[SI_314]);
    for difficulty in Difficulty::ALL {
        let table = dealt(difficulty, TWO);
        assert_eq!(table.game.escalation(), difficulty == Difficulty::Harder);
    }
    assert_eq!(dealt(Difficulty::Harder, TWO).phase(), Phase::Spirit);
}

#[test]
fn horizons_alone_has_no_adversaries_and_scenarios() {
    proves(&[SI_315]);
    assert_eq!(Boxes::HORIZONS.adversaries().count(), 0);
    assert_eq!(Setup::default().difficulty, Difficulty::Standard);
    let game = SpiritIsland::new(&Setup::default(), Seed(1)).unwrap();
    assert_eq!(game.spirit(Seat(0)).energy(), 0);
}
