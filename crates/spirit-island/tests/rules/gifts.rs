//! Powers that give a Spirit something.

use artel_spirit_island::rules::{
    SI_240, SI_242, SI_256, SI_284, SI_306, SI_307, SI_308, SI_R47, SI_R52, SI_R70, SI_R71, SI_R72, SI_R77,
};

use crate::support::powers::{fast, fast_with, slow_with};
use crate::support::{Table, proves, set, table};

/// Something of the Invaders far away from the lands of these tests.
const FAR: &str = "land H1 town:1\n";
const MINORS: [&str; 4] = ["drought", "steam-vents", "call-to-tend", "rain-of-blood"];
const MAJORS: [&str; 4] = ["tsunami", "powerstorm", "poisoned-land", "talons-of-lightning"];

/// One Spirit in the Fast phase, with these cards in play.
fn alone(spirit: &str, cards: &str) -> Table {
    table(&format!(
        "phase fast-phase\nspirit 1 {spirit}\nplay 1 {cards}\nland G6 presence:2\nland G2 city:1\n"
    ))
}

#[test]
fn elemental_boon_gives_three_different_elements_to_both() {
    proves(&[SI_242, SI_R77]);
    let mut table = fast("wind", "elemental-boon", &format!("{FAR}land G6 presence:2\n"));
    table.cast("use elemental-boon", "2");
    assert_eq!((table.asked(), table.rest("2 element").len()), (vec![2], 8), "the target chooses");
    table.play("2 element fire");
    assert!(!table.can("2 element fire"), "different ones");
    table.play_all(&["2 element moon", "2 element sun"]);
    assert_eq!(table.elements(1), "sun:1 moon:1 fire:1");
    assert_eq!(table.elements(2), "sun:2 moon:1 fire:1 air:1 water:1", "with those of its card");
    let mut own = fast("wind", "elemental-boon", &format!("{FAR}land G6 presence:2\n"));
    own.cast("use elemental-boon", "1");
    own.play_all(&["1 element fire", "1 element moon", "1 element sun"]);
    assert_eq!(own.elements(1), "sun:1 moon:1 fire:1", "not twice");
}

#[test]
fn gift_of_living_energy_counts_the_sites_of_its_user() {
    proves(&[SI_307, SI_240]);
    let energy = |lands: &str, target: &str| {
        let mut table = fast("eyes tracks:3,2", "gift-of-living-energy", &format!("{FAR}{lands}"));
        table.cast("use gift-of-living-energy", target);
        [table.energy(1), table.energy(2)]
    };
    let (one, two) = ("land G6 presence:2\n", "land G6 presence:2\nland G5 presence:2\n");
    assert_eq!((energy(one, "1"), energy(one, "2")), ([1, 0], [0, 2]));
    assert_eq!((energy(two, "1"), energy(two, "2")), ([2, 0], [0, 3]));
}

#[test]
fn gift_of_constancy_lets_cards_be_taken_back_at_the_end_of_the_turn() {
    proves(&[SI_R52, SI_307]);
    let lands = format!("{FAR}land G6 presence:2\n");
    let mut table = fast("wind", "gift-of-constancy", &lands);
    table.cast("use gift-of-constancy", "2");
    assert_eq!((table.energy(1), table.energy(2)), (0, 2));
    table.play("2 ready");
    assert!(
        table.can("2 reclaim reaching-grasp") || table.can("1 reclaim gift-of-constancy"),
        "{:?}",
        table.moves()
    );
    while table.game.turn() == 1 {
        let takes = table.moves().into_iter().find(|text| text.contains("reclaim"));
        let next = takes.unwrap_or_else(|| table.moves().into_iter().next().unwrap());
        table.play(&next);
    }
    assert!(table.hand(1).contains("gift-of-constancy"), "the user, too, for another Spirit");
    assert!(table.hand(2).contains("reaching-grasp"));
    let mut own = fast("wind", "gift-of-constancy call-to-isolation", &format!("{lands}land G1 dahan:1\n"));
    own.cast("use gift-of-constancy", "1");
    own.play_all(&["1 ready", "2 ready"]);
    assert_eq!(own.rest("1 reclaim"), set("gift-of-constancy call-to-isolation"));
    assert!(own.can("1 skip"), "it may");
    own.play("1 reclaim call-to-isolation");
    assert_eq!((own.game.turn(), own.discard(1)), (2, set("gift-of-constancy")), "only one");
}

#[test]
fn gift_of_power_is_a_minor_power() {
    proves(&[SI_240]);
    let mut table = table(
        "phase slow-phase\nspirit 1 fathomless-mud-of-the-swamp\nspirit 2 eyes-watch-from-the-trees\nplay 1 gift-of-power\n\
         play 2 eerie-noises-and-moving-trees\nland G6 presence:2,1\nland G2 city:1\n",
    );
    table.play("1 use gift-of-power");
    table.play_as("1 spirit 2", &MINORS);
    assert_eq!((table.asked(), table.rest("2 keep")), (vec![2], set(&MINORS.join(" "))));
    table.play("2 keep drought");
    assert!(table.hand(2).contains("drought") && table.power_discard().contains("steam-vents"));
}

#[test]
fn exaltation_lets_both_pay_for_a_power() {
    proves(&[SI_284, SI_R77]);
    let lands = format!("{FAR}land G6 presence:2\n");
    let start = slow_with("mud energy:2", "eyes energy:1", "exaltation-of-tangled-growth", &lands);
    let mut both = start.clone();
    both.cast("use exaltation-of-tangled-growth", "2");
    assert_eq!(both.moves(), ["2 yes", "2 no"].map(str::to_owned).into());
    both.play("2 yes");
    both.play_as("2 minor", &MINORS);
    both.play("2 keep drought");
    assert_eq!(both.moves(), ["1 yes", "1 no"].map(str::to_owned).into());
    both.play("1 yes");
    both.play_as("1 major", &MAJORS);
    both.play_all(&["1 keep tsunami", "1 forget foul-vapors-and-fetid-muck"]);
    assert_eq!((both.energy(1), both.energy(2)), (0, 0));
    assert!(both.hand(1).contains("tsunami") && both.hand(2).contains("drought"));
    let mut neither = start;
    neither.cast("use exaltation-of-tangled-growth", "2");
    neither.play_all(&["2 no", "1 no"]);
    assert_eq!((neither.energy(1), neither.energy(2), neither.asked()), (2, 1, vec![2]));
}

#[test]
fn entwined_power_gives_the_user_a_card_that_the_target_left() {
    proves(&[SI_256, SI_308]);
    let mut table = fast_with("eyes", "mud", "entwined-power", &format!("{FAR}land G6 presence:2\n"));
    table.play("1 use entwined-power");
    assert_eq!(table.moves(), ["2 minor", "2 major"].map(str::to_owned).into());
    table.play_as("2 major", &MAJORS);
    table.play("2 keep tsunami");
    assert_eq!(table.asked(), [2], "the target forgets first");
    table.play("2 forget reaching-grasp");
    assert_eq!(table.rest("1 keep"), set("powerstorm poisoned-land talons-of-lightning"));
    table.play_all(&["1 keep powerstorm", "1 forget entwined-power"]);
    assert!(table.hand(1).contains("powerstorm") && table.hand(2).contains("tsunami"));
    assert_eq!(table.power_discard(), set("poisoned-land talons-of-lightning entwined-power reaching-grasp"));
}

#[test]
fn entwined_spirits_use_each_others_presence_for_range() {
    proves(&[SI_R70]);
    let shared = "lasting entwined-power 1/1 user:1 target:2\n";
    let lands = format!("{FAR}{shared}land G1 presence:1,1\nland H7 presence:0,2\n");
    let mut user = fast_with("eyes", "mud tracks:3,2", "dark-and-tangled-woods", &lands);
    let reach = user.reach("use dark-and-tangled-woods");
    assert!(reach.is_superset(&set("G1 G2 G6 H4 H5 H6 H7 H8 H1")), "{reach:?}");
    user.play("1 use dark-and-tangled-woods");
    assert!(!user.can("1 land G5"));
    let site = fast_with("eyes", "mud tracks:3,2", "natures-resilience", &lands);
    assert_eq!(
        site.reach("use natures-resilience"),
        set("H4 H5 H6 H7 H8"),
        "the ally's sacred site, not one of both"
    );
    let apart = fast_with("eyes", "mud tracks:3,2", "dark-and-tangled-woods", &lands.replace(shared, ""));
    assert_eq!(apart.reach("use dark-and-tangled-woods"), set("G1 G2 G6"));
    let other = fast_with("eyes", "mud tracks:3,2", "", &lands.replace("user:1 target:2", "user:2 target:1"));
    assert_eq!(other.asked(), [2]);
}

#[test]
fn entwined_power_with_its_threshold_gives_energy_and_cards() {
    proves(&[SI_R71]);
    let lands = format!("{FAR}land G6 presence:2\nhand 2 tsunami\n");
    let mut table = fast_with("eyes water:1 plant:3", "mud", "entwined-power", &lands);
    table.play("1 use entwined-power");
    table.play_as("2 minor", &MINORS);
    table.play_all(&["2 keep drought", "1 keep steam-vents"]);
    assert_eq!((table.energy(1), table.energy(2)), (3, 3));
    assert!(
        table.can("1 skip") && table.can("1 give steam-vents") && !table.can("1 give entwined-power"),
        "from the hand"
    );
    table.play("1 give steam-vents");
    assert_eq!(table.asked(), [2]);
    table.play("2 give tsunami");
    assert_eq!(table.asked(), [1], "a Major Power costs a card, however it was gained");
    table.play("1 forget eerie-noises-and-moving-trees");
    assert!(table.hand(1).contains("tsunami") && table.hand(2).contains("steam-vents"));
}

#[test]
fn alone_entwined_power_gives_both_cards() {
    proves(&[SI_306, SI_308, SI_R47]);
    let mut table = alone("eyes-watch-from-the-trees energy:1", "entwined-power");
    table.play("1 use entwined-power");
    table.play_as("1 major", &MAJORS);
    table.play("1 keep tsunami");
    assert!(table.can("1 forget tsunami"));
    table.play("1 forget mysterious-abductions");
    table.play("1 keep powerstorm");
    table.play_as("1 forget entwined-power", &["stage-1-jungle"]);
    assert!(table.hand(1).is_superset(&set("tsunami powerstorm")));
}

#[test]
fn entwined_power_and_power_progression() {
    proves(&[SI_R72]);
    let mut table = fast_with(
        "eyes progression:0",
        "mud progression:0",
        "entwined-power",
        &format!("{FAR}land G6 presence:2\n"),
    );
    let hand = table.hand(1);
    table.play("1 use entwined-power");
    assert!(table.hand(2).contains("steam-vents"), "the first of its progression");
    assert_eq!((table.hand(1), table.asked()), (hand, vec![2]), "nothing was drawn");
}

#[test]
fn alone_there_is_no_reward_for_another_spirit() {
    proves(&[SI_R77, SI_307]);
    let mut table =
        alone("sun-bright-whirlwind tracks:1,2", "gift-of-the-sunlit-air tempest-of-leaves-and-branches");
    table.play("1 use gift-of-the-sunlit-air");
    assert_eq!(table.energy(1), 0);
    let mut heat =
        alone("rising-heat-of-stone-and-sand tracks:1,2", "gift-of-searing-heat sweltering-exhaustion");
    heat.play("1 use gift-of-searing-heat");
    assert_eq!(heat.energy(1), 2, "what the target gets one has");
}
