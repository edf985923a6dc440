//! Powers whose effects last until the turn ends.

use artel_spirit_island::rules::{SI_143, SI_195, SI_221, SI_222, SI_249, SI_R54, SI_R64, SI_R65, SI_R66};
use artel_spirit_island::{Event, Kind};

use crate::support::invaders::{builds, counterattacks, explored, ravages};
use crate::support::powers::{fast, feared, slow, thresholds};
use crate::support::{named, proves, set};

/// Something of the Invaders far away from the lands of these tests.
const FAR: &str = "land H1 town:1\n";
/// Jungles ravage, Sands build.
const JUNGLES: &str = "ravage stage-1-jungle\nbuild stage-1-sands\nland H2 town:1\n";

fn avenged(events: &[Event]) -> Vec<String> {
    let told = events.iter().filter_map(|event| match event {
        Event::Avenged { land, damage } => Some(format!("{land}:{damage}")),
        _ => None,
    });
    told.collect()
}

#[test]
fn indomitable_claim_and_paralyzing_fright_skip_all_actions() {
    proves(&[SI_R54, SI_195, SI_143]);
    let jungles =
        "invader-discard stage-1-mountain stage-1-wetland\nravage stage-1-jungle\nbuild stage-2-jungle\n";
    let lands = format!("{jungles}land G6 presence:2 city:1\nland G7 city:1\n");
    let mut fright = fast("wind", "paralyzing-fright", &lands);
    assert_eq!(feared(&fright.cast("use paralyzing-fright", "G6")), 4);
    assert_eq!(fright.line("skip G6"), "ravage,build,explore");
    let events = fright.play("2 ready");
    assert_eq!((ravages(&events), builds(&events)), (vec!["G7:3".to_owned()], vec!["G7:town".to_owned()]));
    assert!(!explored(&events).contains(&"G6".to_owned()));
    let mut more = fast("wind air:1 earth:2", "paralyzing-fright", &lands);
    assert_eq!(feared(&more.cast("use paralyzing-fright", "G6")), 8);
    let mut claim = fast("wind sun:1 earth:2", "indomitable-claim", &lands);
    claim.cast("use indomitable-claim", "G6");
    let events = claim.play("1 track plays");
    assert_eq!((thresholds(&events), feared(&events), claim.defend("G6")), (vec![1], 3, 20));
    assert_eq!(claim.line("skip G6"), "ravage,build,explore");
    let mut empty = fast("wind sun:1 earth:2", "indomitable-claim", &format!("{FAR}land G6 presence:2\n"));
    empty.cast("use indomitable-claim", "G6");
    assert_eq!(feared(&empty.play("1 track plays")), 0, "no Invaders are there");
}

#[test]
fn infinite_vitality_keeps_blight_away_and_dahan_alive() {
    proves(&[SI_222, SI_R65]);
    let lands = format!("{JUNGLES}land G6 presence:2 city:2 dahan:2 blight:1\nland G5 blight:1 presence:1\n");
    let mut table = fast("wind tracks:2,2", "infinite-vitality", &lands);
    table.cast("use infinite-vitality", "G6");
    assert_eq!(table.game.health(Kind::Dahan, named("G6")), 6);
    let pool = table.pool();
    let events = table.play("2 ready");
    assert_eq!(ravages(&events), ["G6:6"]);
    assert_eq!((table.pool(), table.presence("G6")), (pool, [2, 0]), "the Blight stays in the pool");
    assert_eq!(counterattacks(&events), ["G6:2"], "6 damage destroy one of two Dahan");
}

#[test]
fn infinite_vitality_with_its_threshold_makes_dahan_safe() {
    proves(&[SI_249, SI_222]);
    let lands =
        format!("{JUNGLES}land G6 presence:2 city:3 dahan:1 blight:1\nland G5 blight:1\nland G4 blight:1\n");
    let mut table = fast("wind earth:3", "infinite-vitality", &lands);
    table.cast("use infinite-vitality", "G6");
    assert_eq!(table.rest("1 land"), set("G5 G6"), "Blight here or next to it");
    table.play("1 land G5");
    assert_eq!((table.pieces("G5"), table.pieces("G6")), (String::new(), "city:3 dahan:1 blight:1".into()));
    let events = table.play("2 ready");
    assert_eq!(
        (ravages(&events), counterattacks(&events)),
        (vec!["G6:9".to_owned()], vec!["G6:2".to_owned()])
    );
    let safe = "lasting infinite-vitality 2/1 user:1 target:1 land:G6\n";
    let mut ants = slow("wind", "devouring-ants", &format!("{FAR}{safe}land G6 presence:2 dahan:2\n"));
    ants.cast("use devouring-ants", "G6");
    assert_eq!(ants.pieces("G6"), "dahan:2", "they cannot be destroyed");
    let mut hunger =
        slow("wind", "poisoned-land", &format!("{FAR}{safe}land G6 presence:2 dahan:2 explorer:8\n"));
    hunger.cast("use poisoned-land", "G6");
    assert_eq!(hunger.pieces("G6"), "explorer:1 dahan:2 blight:1");
}

#[test]
fn dahan_that_leave_the_vital_land_fall_from_their_wounds() {
    proves(&[SI_R64]);
    let vital = "lasting infinite-vitality 1/1 user:1 target:1 land:G6\n";
    let lands = format!("{FAR}{vital}land G6 presence:2 dahan-3:1 dahan-1:1\n");
    let mut table = slow("wind", "call-to-migrate", &lands);
    table.cast("use call-to-migrate", "G6");
    table.play_all(&["1 send dahan-3 G6 G1", "1 send dahan-1 G6 G1"]);
    assert_eq!((table.pieces("G1"), table.pieces("G6")), ("dahan-1:1".into(), String::new()));
}

#[test]
fn vengeance_of_the_dead_follows_each_effect_that_destroys() {
    proves(&[SI_221, SI_R66]);
    let vengeance = "lasting vengeance-of-the-dead 1/2 user:1 target:1 land:G6\n";
    let lands =
        format!("{FAR}{vengeance}land G6 presence:2 explorer:20 town:3 dahan:2\nland G5 explorer:5 town:1\n");
    let mut table = slow("wind", "poisoned-land drought", &lands);
    let events = table.cast("use drought", "G6");
    assert_eq!(avenged(&events), ["G6:3"], "1 for each Town");
    assert_eq!(
        (table.pieces("G6"), table.pieces("G5")),
        ("explorer:17 dahan:2 blight:1".into(), "explorer:5 town:1".into())
    );
    let mut none =
        slow("wind", "drought", &format!("{FAR}{vengeance}land G6 presence:1 explorer:9\nland G5 town:3\n"));
    assert_eq!(avenged(&none.cast("use drought", "G5")), [""; 0], "elsewhere");
    let mut explorers =
        slow("wind", "savage-mawbeasts", &format!("{FAR}{vengeance}land G6 presence:2 explorer:9\n"));
    assert_eq!(avenged(&explorers.cast("use savage-mawbeasts", "G6")), [""; 0], "Explorers are not avenged");
}

#[test]
fn vengeance_does_not_avenge_what_it_destroys_itself() {
    proves(&[SI_221]);
    let vengeance = "lasting vengeance-of-the-dead 1/2 user:1 target:1 land:G6\n";
    let lands = format!("{FAR}{vengeance}land G6 presence:2 town:1 town-1:2 dahan:1\n");
    let mut table = slow("wind", "devouring-ants", &lands);
    table.cast("use devouring-ants", "G6");
    // 1 damage, a Dahan falls, 1 damage more in the Jungle: two Towns with 1 damage fall, and so does a third by Vengeance.
    let mut events = Vec::new();
    while let Some(pick) = table.moves().into_iter().find(|text| text.starts_with("1 pick town-1")) {
        events.extend(table.play(&pick));
    }
    assert_eq!(avenged(&events), ["G6:3"], "a Dahan and two Towns");
    assert_eq!((table.pieces("G6"), table.asked()), (String::new(), vec![2]));
}

#[test]
fn vengeance_comes_after_the_whole_ravage() {
    proves(&[SI_R66]);
    let lands = format!("{JUNGLES}land G5 presence:2\nland G6 town:2 city:1 dahan:4\n");
    let mut table = fast("wind", "vengeance-of-the-dead", &lands);
    assert_eq!(feared(&table.cast("use vengeance-of-the-dead", "G6")), 3);
    table.play("2 ready");
    // 7 damage: three Dahan fall, the fourth strikes for 2.
    let first = table.play("1 pick town G6");
    assert_eq!(avenged(&first), [""; 0], "not before the counterattack is done");
    let events = table.play("1 pick town-1 G6");
    assert_eq!(avenged(&events), ["G6:4"], "three Dahan and a Town of the counterattack");
}

#[test]
fn with_its_threshold_vengeance_may_strike_next_to_its_land() {
    proves(&[SI_249]);
    let lands = format!("{FAR}land G5 presence:2\nland G6 town:1 dahan:1\nland G1 city:1\nland G7 city:1\n");
    let mut table = fast("wind animal:2", "vengeance-of-the-dead", &lands);
    assert_eq!(thresholds(&table.cast("use vengeance-of-the-dead", "G6")), [1]);
    let wide = [(1, 2), (2, 1)].map(|(list, effect)| {
        format!("lasting vengeance-of-the-dead {list}/{effect} user:1 target:1 land:G6\n")
    });
    let lands = "land G6 presence:2 town:1 dahan:1\nland G1 city:1\nland G7 city:1\n";
    let mut strikes = slow("wind", "the-jungle-hungers", &format!("{}{lands}", wide.concat()));
    strikes.cast("use the-jungle-hungers", "G6");
    assert_eq!(strikes.pieces("G1"), "city-2:1", "2 damage next to it, nothing else is in reach");
    assert_eq!(strikes.pieces("G7"), "city:1", "two lands away");
}
