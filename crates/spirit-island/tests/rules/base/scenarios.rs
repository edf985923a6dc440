//! The scenarios of the base game (SM-R72 to SM-R75).

use super::base;
use crate::refusals::assert_why;
use crate::support::powers::feared;
use crate::support::{Table, proves, set};
use artel_engine::{Game as _, Seed, Setup as _, Status};
use artel_spirit_island::rules::{SM_030, SM_138, SM_R72, SM_R73, SM_R74, SM_R75};
use artel_spirit_island::{Defeat, Event, Kind, Phase, Setup, SpiritIsland};

/// A new game of the base box with this scenario and these options.
fn new(scenario: &str, options: &[(&str, &str)], seed: u64) -> Table {
    let mut setup = Setup::default();
    for (key, value) in [("boxes", "base"), ("scenario", scenario)].iter().chain(options) {
        setup.set(key, value).unwrap();
    }
    Table::of(SpiritIsland::new(&setup, Seed(seed)).unwrap())
}

fn all(table: &Table, kind: Kind) -> u8 {
    table.game.lands().iter().map(|land| table.game.count(land, kind)).sum()
}

const RIVER: (&str, &str) = ("spirits", "river-surges-in-sunlight");

mod blitz {
    use super::*;

    #[test]
    fn the_invaders_act_once_more_in_the_setup() {
        proves(&[SM_R74]);
        let mut table = new("blitz", &[("players", "1"), ("boards", "A"), RIVER], 3);
        while table.phase() == Phase::Setup {
            let explored = table.moves().into_iter().next().unwrap();
            assert!(explored.starts_with("1 land"), "where one more Explorer comes: {explored}");
            table.play(&explored);
        }
        let game = &table.game;
        assert!(game.ravage().is_some() && game.build().is_some());
        assert_eq!((game.invader_deck(), table.phase(), game.turn()), (10, Phase::Spirit, 1));
        assert_eq!(game.blight_pool(), 4, "1 more per board");
    }

    #[test]
    fn all_powers_are_fast_and_fast_cards_cost_less() {
        proves(&[SM_R74]);
        let lines = "scenario blitz\nspirit 1 river-surges-in-sunlight stage:playing tracks:1,5 energy:1\n\
                     hand 1 flash-floods wash-away boon-of-vigor\nland A5 presence:5\nland A2 city:1 town:1 explorer:1";
        let mut table = base("A", lines);
        // Flash Floods is Fast and costs 2: for 1 Energy it is played; Boon of Vigor costs nothing and gives 1.
        assert!(table.can("1 play flash-floods"), "{:?}", table.moves());
        let mut cheap = table.clone();
        cheap.play("1 play flash-floods");
        assert_eq!(cheap.energy(1), 0);
        table.play("1 play boon-of-vigor");
        assert_eq!(table.energy(1), 2);
        table.play("1 play wash-away");
        assert_eq!(table.energy(1), 1, "a Slow card costs as much as ever");
        table.play("1 ready");
        assert_eq!(table.phase(), Phase::Fast);
        assert!(table.can("1 use wash-away"), "{:?}", table.moves());
    }

    #[test]
    fn nothing_is_used_in_the_slow_phase() {
        proves(&[SM_R74]);
        let lines = "scenario blitz\nphase fast-phase\nspirit 1 river-surges-in-sunlight tracks:1,5\nplay 1 wash-away\n\
                     land A5 presence:5 town:1\nland A2 city:1";
        let mut table = base("A", lines);
        assert!(table.can("1 use wash-away"));
        table.play_as("1 ready", &["stage-1-sands"]);
        while table.phase() == Phase::Invader {
            let explored = table.moves().into_iter().next().unwrap();
            table.play(&explored);
        }
        assert_eq!((table.phase(), table.game.turn()), (Phase::Spirit, 2), "the Slow phase goes by");
    }

    #[test]
    fn each_explore_brings_one_more_explorer_to_each_board() {
        proves(&[SM_R74]);
        let mut table = base(
            "A",
            "scenario blitz\nspirit 1 river-surges-in-sunlight tracks:1,5\nphase fast-phase\nplay 1 boon-of-vigor\n\
             land A5 presence:5 town:1\nland A2 city:1",
        );
        table.play_as("1 ready", &["stage-1-wetland"]);
        assert_eq!(table.asked(), [1]);
        let reached = table.rest("1 land");
        assert!(reached.contains("A2") && reached.len() > 1, "{reached:?}");
        let events = table.play("1 land A2");
        assert!(events.iter().any(|event| matches!(event, Event::Added { kind: Kind::Explorer, .. })));
        assert_eq!(table.land("A2"), "explorer:2 city:1");
    }

    #[test]
    fn the_turned_card_has_less_blight() {
        proves(&[SM_R74]);
        let mut table = base(
            "A",
            "scenario blitz\nspirit 1 river-surges-in-sunlight tracks:1,5\nphase fast-phase\nplay 1 boon-of-vigor\n\
             blight-card healthy 1\nravage stage-1-jungle\nbuild stage-1-wetland\nland A5 presence:5\nland A2 city:1\n\
             land A3 town:1",
        );
        table.play_as("1 ready", &["downward-spiral", "stage-1-sands"]);
        assert_eq!(table.line("blight-card"), "downward-spiral 4");
    }
}

mod guard {
    use super::*;

    #[test]
    fn the_setup_clears_towns_and_puts_presence_at_the_heart() {
        proves(&[SM_R72]);
        let mut table = new("guard-the-isles-heart", &[("players", "1"), ("boards", "A"), RIVER], 5);
        assert_eq!((table.phase(), table.asked()), (Phase::Setup, vec![1]));
        table.play("1 track energy");
        assert_eq!((table.phase(), table.game.turn()), (Phase::Spirit, 1));
        assert_eq!(all(&table, Kind::Town), 0);
        assert!(table.land("A7").contains("explorer") && table.land("A7").contains("presence:1"));
        assert_eq!(table.hand(1).len(), 6, "a Minor and a Major Power besides the Unique ones");
        assert!(table.forgotten(1).is_empty());
    }

    #[test]
    fn a_spirit_that_may_not_be_there_goes_as_near_as_it_may() {
        proves(&[SM_R72]);
        let ocean = ("spirits", "oceans-hungry-grasp");
        let table = new("guard-the-isles-heart", &[("players", "1"), ("boards", "A"), ocean], 5);
        assert_eq!(table.asked(), [1]);
        assert!(
            !table.rest("1 land").contains("A7") && !table.rest("1 land").contains("A5"),
            "{:?}",
            table.moves()
        );
    }

    #[test]
    fn a_town_at_the_heart_loses_the_game_after_the_first_turn() {
        proves(&[SM_R72, SM_030]);
        let at = |turn: u8| {
            let mut table = base(
                "A",
                &format!(
                    "scenario guard-the-isles-heart\nturn {turn}\nspirit 1 river-surges-in-sunlight tracks:1,5\n\
                     phase fast-phase\nplay 1 boon-of-vigor\nbuild stage-1-sands\nland A5 presence:5\n\
                     land A2 city:1\nland A7 explorer:1"
                ),
            );
            table.play("1 ready");
            assert!(table.land("A7").contains("town:1"));
            (table.game.status(), table.game.turn())
        };
        assert_eq!(at(2).0, Status::Lost(Defeat::Scenario));
        // In the first turn it is allowed; when the second begins, it loses.
        assert_eq!(at(1), (Status::Lost(Defeat::Scenario), 2));
    }

    #[test]
    fn the_heart_lies_where_all_boards_meet() {
        proves(&[SM_R72]);
        let heart = |boards: &str| {
            let spirits = ["river-surges-in-sunlight", "thunderspeaker", "lightnings-swift-strike"];
            let more = ["vital-strength-of-the-earth", "shadows-flicker-like-flame", "oceans-hungry-grasp"];
            let count = boards.split(',').count();
            let lines: Vec<String> = (1..)
                .zip(spirits.iter().chain(&more).zip(boards.split(',')))
                .map(|(seat, (spirit, board))| {
                    let owner = ["0,"; 6][..seat as usize - 1].concat();
                    format!("spirit {seat} {spirit} tracks:1,1\nland {board}1 presence:{owner}1 dahan:1\n")
                })
                .collect();
            assert!((1..=6).contains(&count));
            let table =
                base(boards, &format!("scenario guard-the-isles-heart\n{}land A8 city:1", lines.concat()));
            let lands = table.view().scenario.unwrap().lands;
            lands.iter().map(ToString::to_string).collect::<std::collections::BTreeSet<_>>()
        };
        assert_eq!(heart("A,B"), set("A7 B7"));
        assert_eq!(heart("A,B,C"), set("A7 B7 C4"));
        assert_eq!(heart("A,B,C,D"), set("A7 B8 C4 D8"));
        // By the adjacency of the layout: the lands at the point where all meet touch each other.
        let four = base(
            "A,B,C,D",
            "spirit 1 river-surges-in-sunlight tracks:1,1\nspirit 2 thunderspeaker tracks:1,1\n\
             spirit 3 lightnings-swift-strike tracks:1,1\nspirit 4 vital-strength-of-the-earth tracks:1,1\n\
             land A1 presence:1\nland B1 presence:0,1\nland C1 presence:0,0,1\nland D1 presence:0,0,0,1\nland A8 city:1",
        );
        let around = four.game.around("A7".parse().unwrap());
        for land in ["B8", "C4", "D8"] {
            assert!(around.contains(land.parse().unwrap()), "{land}");
        }
    }

    #[test]
    fn it_needs_the_usual_places_for_more_than_two() {
        proves(&[SM_R72]);
        let mut setup = Setup::default();
        let options = [
            ("boxes", "base"),
            ("players", "3"),
            ("scenario", "guard-the-isles-heart"),
            ("layout", "column"),
        ];
        for (key, value) in options {
            setup.set(key, value).unwrap();
        }
        assert_eq!(setup.conflicts()[0].phrase.as_ref().unwrap().key, "conflict-no-inner-lands");
        setup.set("players", "2").unwrap();
        assert!(setup.conflicts().is_empty());
    }
}

mod rituals {
    use super::*;

    fn ritual(players: &str, lines: &str) -> Table {
        base(
            "A",
            &format!(
                "scenario rituals-of-terror\nphase fast-phase\nspirit 1 river-surges-in-sunlight tracks:1,5 {players}\n\
                 play 1 boon-of-vigor\nland A2 city:1\n{lines}"
            ),
        )
    }

    #[test]
    fn fear_cards_raise_no_terror_level_and_wait() {
        proves(&[SM_R75]);
        let mut table = ritual("", "land A5 presence:5\nfear 3\nfear-earned 5\n");
        assert_eq!(table.game.terror_level(), 1);
        table.play_as("1 ready", &["stage-1-wetland"]);
        assert_eq!((table.game.fear_earned(), table.game.terror_level()), (5, 1));
    }

    #[test]
    fn an_empty_fear_deck_does_not_win() {
        proves(&[SM_R75]);
        let table = ritual("", "land A5 presence:5\nfear-earned 9\n");
        assert_eq!((table.game.status(), table.game.fear_deck()), (Status::Playing, 0));
    }

    #[test]
    fn a_ritual_costs_energy_and_presence_and_sends_the_dahan_away_evenly() {
        proves(&[SM_R75]);
        let mut table = ritual("energy:4", "land A5 presence:5 dahan:6\nfear-earned 1\n");
        assert_eq!(table.rest("1 ritual"), set("A5"));
        table.play("1 ritual A5");
        for _ in 0..3 {
            table.play("1 yes");
        }
        assert!(!table.can("1 yes"), "{:?}", table.moves());
        let events = {
            let mut events = Vec::new();
            while table.can("1 pick presence/1 A5") {
                events.extend(table.play_as("1 pick presence/1 A5", &[]));
            }
            events
        };
        let _ = events;
        assert_eq!((table.energy(1), table.spirit(1).destroyed()), (1, 3));
        assert_eq!(table.game.terror_level(), 2);
    }

    #[test]
    fn it_needs_dahan_presence_and_energy() {
        proves(&[SM_R75]);
        assert!(ritual("energy:2", "land A5 presence:5 dahan:3\n").rest("1 ritual").is_empty());
        assert!(ritual("energy:3", "land A5 presence:5 dahan:2\n").rest("1 ritual").is_empty());
        assert!(
            ritual("energy:3", "land A5 presence:2 dahan:3\nland A4 presence:3\n")
                .rest("1 ritual")
                .is_empty()
        );
        assert_eq!(ritual("energy:3", "land A5 presence:5 dahan:3\n").rest("1 ritual"), set("A5"));
        let usual = base(
            "A",
            "phase fast-phase\nspirit 1 river-surges-in-sunlight tracks:1,5 energy:3\nplay 1 boon-of-vigor\nland A2 city:1\n\
             land A5 presence:5 dahan:3\n",
        );
        assert_why(&usual, "1 ritual A5", SM_R75, "why-no-rituals");
        let poor = ritual("energy:2", "land A5 presence:5 dahan:3 town:1\n");
        assert_why(&poor, "1 ritual A5", SM_R75, "why-no-ritual-there");
    }

    #[test]
    fn the_third_ritual_wins() {
        proves(&[SM_R75]);
        let mut table = ritual("energy:3", "land A5 presence:5 dahan:3\nfear-deck 3 9 apart\n");
        table.play("1 ritual A5");
        while table.game.status() == Status::Playing {
            let first = table.moves().into_iter().next().unwrap();
            table.play(&first);
        }
        assert_eq!(table.game.status(), Status::Won);
    }

    #[test]
    fn spirits_share_what_a_ritual_costs() {
        proves(&[SM_R75]);
        let mut table = base(
            "A,B",
            "scenario rituals-of-terror\nphase fast-phase\nspirit 1 river-surges-in-sunlight tracks:1,5 energy:1\n\
             spirit 2 thunderspeaker tracks:1,5 energy:3\nplay 1 boon-of-vigor\nland A2 city:1\n\
             land A5 presence:2,2 dahan:6\nland B3 presence:0,1\nland A4 presence:1",
        );
        table.play("1 ritual A5");
        assert_eq!(table.asked(), [1]);
        assert!(!table.can("1 no"), "the other has not Presence enough");
        table.play("1 pick presence/1 A5");
        table.play("1 no");
        assert_eq!(table.asked(), [2]);
        assert!(!table.can("2 no"), "nobody comes after");
    }
}

mod insurrection {
    use super::*;
    use artel_spirit_island::rules::SM_137;

    fn dahan(lines: &str) -> Table {
        base(
            "A",
            &format!(
                "scenario dahan-insurrection\nphase slow-phase\nspirit 1 river-surges-in-sunlight tracks:1,5\n\
                 land A5 presence:5\n{lines}"
            ),
        )
    }

    #[test]
    fn dahan_that_were_moved_strike_where_they_are() {
        proves(&[SM_137, SM_R73]);
        let mut table = dahan(
            "play 1 call-to-migrate\nland A7 town:1 city:1\nland A4 dahan:3\nland A8 dahan:1\nland A6 dahan:1",
        );
        assert!(table.can("1 use call-to-migrate"), "{:?}", table.moves());
        table.play("1 use call-to-migrate");
        let events = finish(&mut table, "A4");
        let struck =
            events.iter().any(|event| matches!(event, Event::RuleActed { rule: "constant-raiding" }));
        let near = table.land("A4");
        assert!(struck || !near.contains("dahan:3"), "{near} {events:?}");
    }

    /// Answers the first way each time until nothing is asked.
    fn finish(table: &mut Table, land: &str) -> Vec<Event> {
        let mut events = Vec::new();
        let mut first = true;
        while table.phase() == Phase::Slow && table.game.status() == Status::Playing {
            let moves = table.moves();
            let to = format!("1 land {land}");
            let send = moves.iter().find(|text| text.starts_with("1 send dahan")).cloned();
            let next = if first && moves.contains(&to) {
                to
            } else {
                send.unwrap_or_else(|| moves.first().unwrap().clone())
            };
            first = false;
            events.extend(table.play(&next));
        }
        events
    }

    #[test]
    fn too_few_dahan_lose_the_game() {
        proves(&[SM_030]);
        let mut table = base(
            "A",
            "scenario dahan-insurrection\nphase fast-phase\nspirit 1 river-surges-in-sunlight tracks:1,5\nplay 1 boon-of-vigor\n\
             ravage stage-1-jungle\nbuild stage-1-mountain\nland A5 presence:5\nland A2 city:1\nland A3 town:1 dahan:1\nland A7 dahan:1",
        );
        table.play("1 ready");
        assert_eq!(table.game.status(), Status::Lost(Defeat::Scenario));
    }

    #[test]
    fn invaders_come_for_what_was_destroyed() {
        proves(&[SM_137, SM_138]);
        let mut table = base(
            "A",
            "scenario dahan-insurrection\nphase fast-phase\nspirit 1 river-surges-in-sunlight tracks:1,5\nplay 1 boon-of-vigor\n\
             ravage stage-1-jungle\nbuild stage-1-mountain\nland A5 presence:5\nland A2 city:1\nland A3 town:1 dahan:3\nland A7 dahan:1\nland A8 town:1",
        );
        let events = table.play_as("1 ready", &["stage-1-wetland"]);
        assert_eq!(feared(&events), 1, "the Town was destroyed by the counterattack");
        assert!(events.contains(&Event::RuleActed { rule: "military-response" }));
        assert!(table.land("A3").contains("explorer:1"), "{}", table.land("A3"));
    }

    #[test]
    fn victory_is_where_dahan_are_not_outnumbered() {
        proves(&[SM_R73]);
        let wins = |fear: &str, lines: &str| {
            let text = format!(
                "boxes base\nboards A\nscenario dahan-insurrection\nspirit 1 river-surges-in-sunlight tracks:1,5\n\
                 land A5 presence:5\nfear-deck {fear}\nland A4 dahan:2\n{lines}"
            );
            SpiritIsland::read_position(&text).is_err_and(|problem| problem.to_string().contains("over won"))
        };
        let (lone, guarded) =
            ("land A2 explorer:1\nland A8 city:1", "land A2 explorer:1\nland A8 city:1 dahan:1");
        assert!(!wins("1 3,3,3", guarded), "at Terror Level I no Invader may be left");
        assert!(wins("1 3,3,3", ""));
        assert!(!wins("2 0,3,3", lone));
        assert!(wins("2 0,3,3", guarded));
        assert!(!wins("3 0,0,3", lone), "1 land is not fewer than 1 player");
        assert!(wins("3 0,0,3", guarded));
    }

    #[test]
    fn when_the_last_fear_card_is_earned_all_dahan_strike_and_the_game_ends() {
        proves(&[SM_R73]);
        let lines = |more: &str| {
            format!(
                "scenario dahan-insurrection\nphase fast-phase\nspirit 1 shadows-flicker-like-flame tracks:1,5\n\
                 play 1 concealing-shadows\nfear 3\nfear-deck 3 0,0,1\nland A3 presence:5 explorer:1\n{more}"
            )
        };
        let mut lost = base(
            "A",
            &lines("land A2 city:1\nland A8 town:2 dahan:1\nland A7 town:1 dahan:1\nland A1 town:1"),
        );
        lost.play("1 use concealing-shadows");
        for _ in 0..30 {
            if lost.game.status() != Status::Playing {
                break;
            }
            let next = lost.moves().into_iter().next().unwrap();
            lost.play(&next);
        }
        assert_eq!(lost.game.status(), Status::Lost(Defeat::Scenario));
        let mut won = base("A", &lines("land A8 town:2 dahan:1\nland A7 town:1 dahan:1"));
        won.play("1 use concealing-shadows");
        for _ in 0..30 {
            if won.game.status() != Status::Playing {
                break;
            }
            let moves = won.moves();
            let hurt = moves.iter().find(|text| text.contains("town-1"));
            let next = hurt.or(moves.first()).unwrap().clone();
            won.play(&next);
        }
        assert_eq!(won.game.status(), Status::Won);
    }
}

#[test]
fn games_with_scenarios_go_on_to_an_end() {
    for scenario in ["blitz", "guard-the-isles-heart", "rituals-of-terror", "dahan-insurrection"] {
        for (seed, players) in (0..6).zip(["1", "2", "3", "4"].into_iter().cycle()) {
            let mut table =
                new(scenario, &[("players", players), ("adversary", "england"), ("level", "2")], seed);
            let mut steps: u32 = 0;
            while table.game.status() == Status::Playing {
                let moves: Vec<String> = table.moves().into_iter().collect();
                assert!(!moves.is_empty(), "{scenario} is stuck:\n{}", table.game.write_position());
                let next = moves[(steps as usize * 7919 + seed as usize) % moves.len()].clone();
                table.play(&next);
                if steps.is_multiple_of(5) {
                    let position = table.game.write_position();
                    let back = SpiritIsland::read_position(&position)
                        .unwrap_or_else(|problem| panic!("{problem}:\n{position}"));
                    assert_eq!(back.write_position(), position);
                }
                steps += 1;
                assert!(steps < 5000, "{scenario} does not end");
            }
        }
    }
}
