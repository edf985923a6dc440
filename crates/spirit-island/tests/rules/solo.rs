//! One player alone.

use crate::support::{Table, proves, set, table};
use artel_engine::{Game, Seed};
use artel_spirit_island::rules::{
    SI_185, SI_241, SI_304, SI_305, SI_306, SI_307, SI_308, SI_309, SI_R46, SI_R47, SI_R77,
};
use artel_spirit_island::{BoardName, Event, Phase, Setup, SpiritIsland};

const MAJORS: [&str; 4] = ["tsunami", "powerstorm", "accelerated-rot", "poisoned-land"];

fn deal(board: BoardName) -> Table {
    let setup = Setup { players: 1, boards: vec![board], ..Setup::default() };
    Table::of(SpiritIsland::new(&setup, Seed(3)).unwrap())
}

/// The Fast phase of a single Spirit with these cards in play.
fn fast(spirit: &str, cards: &str) -> Table {
    table(&format!(
        "phase fast-phase\nspirit 1 {spirit} energy:5 tracks:1,4\nplay 1 {cards}\nland G2 city:1\nland G5 presence:2"
    ))
}

#[test]
fn a_solo_game_has_one_board_and_the_other_is_no_part_of_the_island() {
    proves(&[SI_304, SI_R46]);
    for board in BoardName::LETTERED {
        let table = deal(board);
        let game = &table.game;
        assert_eq!(
            (game.boards(), game.lands().len()),
            (&[board][..], 8),
            "either board, as the player likes"
        );
        for land in game.lands().iter() {
            assert!(
                game.around(land).iter().all(|near| near.board() == Some(board)),
                "{land} touches no other board"
            );
        }
        assert!(game.coast().iter().all(|land| land.board() == Some(board)));
    }
    let mut table = table("spirit 1 fathomless-mud-of-the-swamp\nland G3 presence:1\nland G2 city:1");
    table.play_all(&["1 grow 2", "1 act 1"]);
    assert_eq!(table.rest("1 land"), set("G2 G3 G4"));
    assert_eq!(table.refused("1 land H3"), SI_185);
}

#[test]
fn a_solo_game_has_six_blight_and_four_fear_tokens() {
    proves(&[SI_305]);
    let table = deal(BoardName::G);
    assert_eq!((table.game.blight_pool(), table.game.fear_pool()), (6, 4));
}

#[test]
fn powers_for_another_spirit_may_be_used_on_oneself() {
    proves(&[SI_306]);
    let mut table = fast("devouring-teeth-lurk-underfoot", "gift-of-furious-might");
    let events = table.play("1 use gift-of-furious-might");
    assert!(events.contains(&Event::TargetedSpirit { seat: artel_engine::Seat(0) }));
    let mut two = self::table(
        "phase fast-phase\nspirit 1 devouring-teeth-lurk-underfoot\nspirit 2 eyes-watch-from-the-trees\n\
         spirit 3 fathomless-mud-of-the-swamp\nplay 1 gift-of-furious-might\nland G2 city:1\nland G5 presence:1,1,1",
    );
    two.play("1 use gift-of-furious-might");
    assert_eq!(
        (two.rest("1 spirit"), two.refused("1 spirit 1")),
        (set("2 3"), SI_241),
        "with others it may not"
    );
}

#[test]
fn the_reward_for_targeting_another_spirit_is_never_gained() {
    proves(&[SI_307]);
    let mut air = fast("sun-bright-whirlwind", "gift-of-the-sunlit-air gift-of-wind-sped-steps");
    air.play("1 use gift-of-the-sunlit-air");
    assert_eq!(air.energy(1), 5);
    let mut constancy =
        fast("sun-bright-whirlwind", "gift-of-constancy gift-of-the-sunlit-air elemental-boon");
    constancy.play("1 use gift-of-constancy");
    assert_eq!(constancy.energy(1), 7);
    constancy.play("1 use elemental-boon");
    constancy.play_all(&["1 element moon", "1 element water", "1 element plant"]);
    assert_eq!(
        constancy.elements(1),
        "sun:2 moon:1 fire:1 air:2 water:1 earth:1 plant:1",
        "one of each more"
    );
    constancy.play_all(&["1 ready", "1 ready"]);
    constancy.play("1 reclaim gift-of-constancy");
    assert_eq!(
        (constancy.phase(), constancy.game.turn()),
        (Phase::Spirit, 2),
        "one card taken back, no second one"
    );
    assert_eq!(constancy.discard(1), set("elemental-boon gift-of-the-sunlit-air"));
}

#[test]
fn alone_both_rewards_of_entwined_power_are_gained() {
    proves(&[SI_308, SI_R47]);
    let mut table = fast("fathomless-mud-of-the-swamp", "entwined-power");
    table.play("1 use entwined-power");
    table.play_as("1 major", &MAJORS);
    table.play_all(&["1 keep tsunami", "1 forget foul-vapors-and-fetid-muck"]);
    assert_eq!(table.rest("1 keep"), set("powerstorm accelerated-rot poisoned-land"));
    table.play("1 keep powerstorm");
    assert_eq!(table.rest("1 keep"), set(""));
    assert!(table.can("1 forget tsunami"), "one for each Major Power");
    table.play_as("1 forget open-shifting-waterways", &["stage-1-sands"]);
    assert!(table.hand(1).contains("tsunami") && table.hand(1).contains("powerstorm"));
    assert_eq!(table.forgotten(1), set("foul-vapors-and-fetid-muck open-shifting-waterways"));
    assert_eq!(table.power_discard(), set("accelerated-rot poisoned-land"));
}

#[test]
fn alone_there_is_nobody_to_give_a_card_to() {
    proves(&[SI_R77]);
    let mut table = table(
        "phase fast-phase\n\
         spirit 1 fathomless-mud-of-the-swamp energy:5 tracks:1,4 gained:water,plant,plant,plant\n\
         play 1 entwined-power\nland G2 city:1\nland G5 presence:2",
    );
    table.play("1 use entwined-power");
    table.play_as("1 minor", &["drought", "steam-vents", "call-to-tend", "rain-of-blood"]);
    table.play("1 keep drought");
    table.play_as("1 keep steam-vents", &["stage-1-sands"]);
    assert_eq!(table.energy(1), 5 + 3 + 3, "both as target and as user");
    assert!(table.hand(1).contains("drought") && table.hand(1).contains("steam-vents"));
}

#[test]
fn what_target_and_user_get_goes_both_to_oneself() {
    proves(&[SI_R77]);
    let mut table = table(
        "phase slow-phase\nspirit 1 fathomless-mud-of-the-swamp energy:3\nplay 1 exaltation-of-tangled-growth\n\
         land G2 city:1 presence:2",
    );
    table.play_all(&["1 use exaltation-of-tangled-growth", "1 yes"]);
    assert_eq!(table.energy(1), 2);
    table.play_as("1 minor", &["drought", "steam-vents", "call-to-tend", "rain-of-blood"]);
    table.play_all(&["1 keep drought", "1 yes"]);
    assert_eq!(table.energy(1), 0);
    table.play_as("1 minor", &["voracious-growth", "uncanny-melting", "gift-of-power", "call-to-migrate"]);
    table.play("1 keep gift-of-power");
    assert!(table.hand(1).contains("drought") && table.hand(1).contains("gift-of-power"));
}

#[test]
fn otherwise_a_solo_game_follows_the_usual_rules() {
    proves(&[SI_309]);
    let table = deal(BoardName::H);
    assert_eq!((table.game.turn(), table.phase()), (1, Phase::Spirit));
    let game = &table.game;
    assert_eq!((game.invader_deck(), game.fear_deck(), game.terror_level()), (11, 9, 1));
    assert_eq!(table.rest("1 grow"), set("1 2 3"));
}
