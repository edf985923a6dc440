//! Cards that add Strife or Badlands, and what else the Minor Powers of the later boxes do.

use super::{FAR, after, fast_on, slow_on};
use crate::support::invaders::{ALONE, turned_up};
use crate::support::powers::{fast, feared, slow};
use crate::support::{Table, named, proves, set, table};
use artel_spirit_island::Kind;
use artel_spirit_island::rules::{SI_162, SI_200, SI_214, SI_236, SI_R73, SM_080, SM_137};

#[test]
fn strife_is_added_to_an_invader_of_choice() {
    proves(&[SM_080]);
    let (mut sky, fear) = fast_on("G6", "fire-in-the-sky", "", "explorer:1 town:1");
    assert_eq!(fear, 2);
    sky.play("1 pick town G6");
    assert_eq!(sky.pieces("G6"), "explorer:1 town*:1");
    let (mut gold, _) = slow_on("G8", "golds-allure", "", "\nland G5 explorer:1 town:1 presence:1");
    gold.play("1 pick explorer G8");
    assert_eq!(gold.pieces("G8"), "explorer*:1 town:1");
}

#[test]
fn inflame_the_fires_of_life() {
    proves(&[SI_R73]);
    let (table, _) = slow_on("G6", "inflame-the-fires-of-life", "", "town:1");
    assert_eq!(after(&table, "1 choose 1", "G6"), ("town:1 disease:1".into(), 0));
    assert_eq!(after(&table, "1 choose 2", "G6"), ("town*:1".into(), 1));
    let (both, _) = slow_on("G6", "inflame-the-fires-of-life", "animal:2", "town:1");
    assert_eq!(after(&both, "1 choose 2", "G6"), ("town*:1 disease:1".into(), 1));
}

#[test]
fn twilight_fog_hurts_the_dahan_who_stay() {
    proves(&[SI_214]);
    let (mut table, _) = slow_on("G6", "twilight-fog-brings-madness", "", "town:1 dahan:3");
    table.play("1 send dahan G6 G5");
    assert_eq!((table.pieces("G6"), table.pieces("G5")), ("town*:1 dahan-1:2".into(), "dahan:1".into()));
}

#[test]
fn hatred_feeds_on_strife_and_blight() {
    proves(&[SI_214]);
    let lines = "town*:1 explorer:1 blight:1\nland G1 town:1\nland G2 town:1\nland G5 town:1\nland G8 town:1";
    let (table, fear) = slow_on("G6", "grant-hatred-a-ravenous-form", "", lines);
    assert_eq!((table.pieces("G6"), fear), ("beasts:1 blight:1".into(), 2 + 1));
    let (some, _) = slow_on("G6", "grant-hatred-a-ravenous-form", "", "city:2 blight:1");
    assert!(!some.pieces("G6").contains("beasts"));
    let (mut all, _) = slow_on("G6", "grant-hatred-a-ravenous-form", "moon:3 fire:1", lines);
    all.play_all(&["1 land G1", "1 land G2"]);
    assert!(all.can("1 skip") && !all.can("1 land G1"));
    all.play("1 land G5");
    assert_eq!(
        ["G1", "G2", "G5", "G8"].map(|land| all.pieces(land)),
        ["town*:1", "town*:1", "town*:1", "town:1"]
    );
}

#[test]
fn flowers_look_at_the_terror_level_after_their_fear() {
    proves(&[SI_214]);
    let lines = "town:2 city:1\n";
    let (mut table, fear) = slow_on("G6", "twisted-flowers-murmur-ultimatums", "", lines);
    assert_eq!(fear, 4);
    table.play("1 pick town G6");
    assert_eq!(table.pieces("G6"), "town:1 town*:1 city:1", "Terror Level I");
    let dread =
        format!("{FAR}fear-resolved avoid-the-dahan seek-safety isolation\nland G6 presence:2 {lines}");
    let mut worse = slow("eyes", "twisted-flowers-murmur-ultimatums", &dread);
    worse.cast("use twisted-flowers-murmur-ultimatums", "G6");
    worse.play_all(&["1 pick town G6", "1 pick city G6", "1 pick town G6"]);
    assert_eq!(worse.pieces("G6"), "town*:1");
}

#[test]
fn an_incarnation_provokes_a_ravage() {
    proves(&[SI_214]);
    let (table, fear) = slow_on("G6", "manifest-incarnation", "", "explorer:1 town:2 city:1 dahan:1");
    assert_eq!(fear, 6 + 3 + 2);
    assert_eq!(table.pieces("G6"), "town:1 blight:1", "the Town that is left ravages");
    let (calm, fear) =
        slow_on("G6", "manifest-incarnation", "sun:2 moon:2", "explorer:1 town:2 city:1 dahan:1");
    assert_eq!((calm.pieces("G6"), fear), ("dahan:1".into(), 6 + 3 + 2 + 3 + 1), "and the Dahan strike back");
}

#[test]
fn bats_scout_and_beasts_haunt() {
    proves(&[SI_R73, SI_214]);
    let (mut bats, _) =
        slow_on("G6", "bats-scout-for-raids-by-darkness", "", "explorer:1 town:1 dahan:2\nland G1 dahan:1");
    let mut gathers = bats.clone();
    bats.play("1 choose 1");
    assert_eq!(bats.pieces("G6"), "explorer:1 dahan:2", "only Towns and Cities");
    assert_eq!(feared(&gathers.play("1 choose 2")), 1);
    assert_eq!(fast_on("G6", "haunted-by-primal-memories", "", "town:1").1, 1);
    assert_eq!(fast_on("G6", "haunted-by-primal-memories", "", "town:1 beasts:1").1, 3);
    let (berserk, fear) = fast_on("G6", "domesticated-animals-go-berserk", "moon:2", "town:1");
    assert_eq!((berserk.pieces("G6"), berserk.defend("G6"), fear), ("town:1 beasts:1".into(), 5, 1));
}

#[test]
fn blood_draws_predators_once() {
    proves(&[SM_137]);
    let lines = format!("{FAR}land G6 presence:2 explorer:2 town:1 beasts:3\n");
    let mut table = fast("wind tracks:2,4", "blood-draws-predators steam-vents", &lines);
    table.cast("use blood-draws-predators", "G6");
    table.cast("use steam-vents", "G6");
    assert_eq!(table.pieces("G6"), "beasts:4", "3 Damage at the most, which is enough");
}

#[test]
fn metamorphosis_adds_one_of_everything() {
    proves(&[SI_214]);
    let (mut table, fear) = slow_on("G6", "dire-metamorphosis", "", "city:2 dahan:1");
    assert_eq!(fear, 1);
    if let Some(piece) = table.rest("1 pick").first().cloned() {
        table.play(&format!("1 pick {piece}"));
    }
    let pieces = table.pieces("G6");
    assert!(pieces.contains("dahan-1:1"), "{pieces}");
    for token in ["beasts:1", "wilds:1", "disease:1", "badlands:1", "blight:1", "*"] {
        assert!(pieces.contains(token), "{token} in {pieces}");
    }
}

#[test]
fn trapped_corruption_does_not_cascade() {
    proves(&[SI_200]);
    let lines = format!("{FAR}land G6 presence:2 blight:1\n");
    let mut table =
        fast("wind tracks:2,4", "entrap-the-forces-of-corruption land-of-haunts-and-embers", &lines);
    table.cast("use entrap-the-forces-of-corruption", "G6");
    table.cast("use land-of-haunts-and-embers", "G6");
    assert_eq!((table.pieces("G6"), table.asked()), ("blight:2".into(), vec![2]));
}

#[test]
fn blight_and_invaders_flow_away() {
    proves(&[SI_214]);
    let (mut flow, _) = slow_on("G6", "flow-downriver-blow-downwind", "", "town:1 blight:1");
    assert!(flow.can("1 skip"));
    flow.play("1 send blight G6 G5");
    assert_eq!((flow.pieces("G6"), flow.pieces("G5")), ("town:1".into(), "blight:1".into()));
    let (mut sun, fear) = fast_on("G6", "favor-of-the-sun-and-star-lit-dark", "sun:1", "blight:1");
    assert_eq!((fear, sun.defend("G6")), (0, 4));
    assert_eq!(feared(&sun.play("1 skip")), 1);
}

#[test]
fn hazards_spread_from_adjacent_lands() {
    proves(&[SI_R73]);
    let lines = "town:1\nland G1 beasts:1\nland G2 disease:1\nland G5 town*:1";
    let (table, _) = fast_on("G6", "hazards-spread-across-the-island", "energy:1", lines);
    assert_eq!(table.rest("1 choose"), set("2 3 4"), "neither Badlands nor Wilds are near");
    assert_eq!(after(&table, "1 choose 2", "G6").0, "town:1 beasts:1");
    assert_eq!(after(&table, "1 choose 4", "G6").0, "town*:1");
    let mut ill = table.clone();
    ill.play_all(&["1 choose 3", "1 yes"]);
    assert_eq!(ill.pieces("G6"), "town:1 disease:1");
    let (poor, _) = fast_on("G6", "hazards-spread-across-the-island", "energy:0", lines);
    assert_eq!(poor.rest("1 choose"), set("2 4"), "Disease has a price");
}

#[test]
fn like_calls_to_like() {
    proves(&[SI_214]);
    let near = "explorer:1 blight:1\nland G1 explorer:1 town:1 dahan:1 blight:1 presence:1";
    let (mut table, _) = slow_on("G6", "like-calls-to-like", "", near);
    table.play("1 send explorer G1 G6");
    assert_eq!(table.rest("1 send"), ["blight G1 G6".to_owned()].into());
    table.play("1 send blight G1 G6");
    assert_eq!(
        (table.pieces("G6"), table.pieces("G1")),
        ("explorer:2 blight:2".into(), "town:1 dahan:1".into())
    );
}

/// The Invader phase is about to begin, and something lasts in G6.
fn ravaging(what: &str, lands: &str) -> Table {
    table(&format!(
        "{ALONE}lasting {what} user:1 target:1 land:G6\n{}land G8 city:1 presence:2\n{lands}",
        turned_up(&["stage-1-jungle", "stage-1-wetland"])
    ))
}

#[test]
fn the_mesmerized_deal_less_damage() {
    proves(&[SI_214]);
    let mut table = ravaging("mesmerized-tranquility 1/2", "land G6 explorer:3 town:1\n");
    table.invade(&["stage-1-sands"]);
    assert_eq!(table.pieces("G6"), "explorer:3 town:1");
}

#[test]
fn what_burns_does_not_heal() {
    proves(&[SI_162]);
    let (mut table, fear) =
        slow_on("G6", "unquenchable-flames", "fire:1", "city:1 dahan-1:1\nland G5 city-1:1");
    assert_eq!((table.pieces("G6"), fear), ("city-1:1 dahan-1:1 badlands:1".into(), 1));
    while table.asked() == [2] {
        table.play("2 ready");
    }
    assert_eq!(
        (table.pieces("G6"), table.pieces("G5")),
        ("city-1:1 dahan:1 badlands:1".into(), "city:1".into())
    );
}

#[test]
fn madness_depends_on_the_terror_level() {
    proves(&[SI_214]);
    let used = |resolved: &str| {
        let lines = format!("{FAR}{resolved}\nland G6 presence:2 town:1\n");
        let mut table = slow("eyes", "terror-turns-to-madness", &lines);
        let fear = feared(&table.cast("use terror-turns-to-madness", "G6"));
        (table, fear)
    };
    assert_eq!(used("").1, 3);
    let (table, _) = used("fear-resolved avoid-the-dahan seek-safety isolation");
    assert_eq!(after(&table, "1 choose 1", "G6"), ("town:1".into(), 2));
    assert_eq!(after(&table, "1 choose 2", "G6"), ("town*:1".into(), 0));
    let all =
        "fear-resolved avoid-the-dahan seek-safety isolation trade-suffers dahan-raid dahan-enheartened";
    assert_eq!(used(all).0.pieces("G6"), "town*:1");
}

#[test]
fn badlands_wilds_and_disease_by_terrain() {
    proves(&[SI_236]);
    assert_eq!(slow_on("G8", "desiccating-winds", "", "explorer:2").0.pieces("G8"), "explorer:2 badlands:1");
    let (shore, fear) = slow_on("G1", "the-shore-seethes-with-hatred", "", "");
    assert_eq!((shore.pieces("G1"), fear), ("wilds:1 badlands:1".into(), 1));
    assert_eq!(slow_on("G6", "thriving-chokefungus", "", "").0.pieces("G6"), "disease:1 badlands:1");
    assert_eq!(fast_on("G2", "treacherous-waterways", "", "").0.pieces("G2"), "wilds:1");
    let (anger, _) = slow_on("G6", "sear-anger-into-the-wild-lands", "", "explorer:1 wilds:1");
    assert_eq!(after(&anger, "1 choose 2", "G6"), ("wilds:1".into(), 1));
    assert_eq!(
        slow_on("G6", "sear-anger-into-the-wild-lands", "", "explorer:1").0.pieces("G6"),
        "explorer:1 badlands:1"
    );
}

#[test]
fn weeping_counts_kinds_of_invaders() {
    proves(&[SI_214]);
    let (mut table, fear) = slow_on("G6", "weep-for-what-is-lost", "", "explorer:3 town:2 blight:2");
    assert_eq!(fear, 2, "Explorers and Towns");
    table.play_all(&["1 send explorer G6 G1", "1 send town G6 G1"]);
    assert_eq!((table.pieces("G6"), table.asked()), ("explorer:2 town:1 blight:2".into(), vec![2]));
}

#[test]
fn isolation_and_strife_of_minor_powers() {
    proves(&[SI_214]);
    let (ooze, fear) = fast_on("G2", "sucking-ooze", "", "town:1");
    assert_eq!((fear, ooze.line("lasting").is_empty()), (2, false));
    let (mut trail, _) =
        fast_on("G6", "set-them-on-an-ever-twisting-trail", "", "explorer:1\nland G1 explorer:1");
    trail.play_all(&["1 choose 2", "1 send explorer G6 G5"]);
    assert_eq!((trail.pieces("G6"), trail.line("lasting").is_empty()), (String::new(), false));
    let (strife, _) = slow_on("G6", "territorial-strife", "", "explorer:1 city:1");
    assert_eq!(after(&strife, "1 choose 1", "G6").0, "city:1", "not to Cities");
}

#[test]
fn sunsets_fire_flows_for_energy() {
    proves(&[SI_214]);
    let near = "city:1\nland G1 explorer:1 presence:1\nland G5 explorer:1";
    let (mut table, fear) = slow_on("G6", "sunsets-fire-flows-across-the-land", "energy:1", near);
    assert_eq!((table.pieces("G6"), fear), ("city-1:1".into(), 1));
    table.play_all(&["1 yes", "1 land G5"]);
    assert_eq!((table.pieces("G5"), table.pieces("G1")), (String::new(), "explorer:1".into()));
}

#[test]
fn a_renewing_boon_needs_a_land_of_both() {
    proves(&[SI_214]);
    let lines = format!("{FAR}land G6 presence:2,1 blight:1\nland G5 presence:1 blight:1\n");
    let mut table = slow_with_destroyed(&lines);
    table.cast("use renewing-boon", "2");
    assert_eq!(table.pieces("G6"), "");
    table.play("2 yes");
    assert_eq!((table.presence("G6"), table.pieces("G5")), ([2, 2], "blight:1".into()));
    assert_eq!(table.game.count(named("G6"), Kind::Blight), 0);
}

/// The second Spirit has destroyed Presence.
fn slow_with_destroyed(lines: &str) -> Table {
    crate::support::powers::slow_with("eyes", "mud", "renewing-boon", lines)
}
