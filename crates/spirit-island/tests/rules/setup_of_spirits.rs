//! How the Spirits are set up.

use crate::support::{dealt, proves, set, table};
use artel_engine::{Game, Seat, Seed};
use artel_spirit_island::rules::{SI_025, SI_027, SI_028, SI_029, SI_030, SI_031};
use artel_spirit_island::{
    BoardName, Boxes, Difficulty, Kind, Land, Setup, SpiritIsland, SpiritName, Terrain,
};

#[test]
fn a_spirit_starts_with_its_unique_powers_and_no_energy() {
    proves(&[SI_025]);
    let table = dealt(Difficulty::Standard, "sun-bright-whirlwind,eyes-watch-from-the-trees");
    assert_eq!(
        table.hand(1),
        set(
            "gift-of-the-sunlit-air gift-of-wind-sped-steps scatter-to-the-winds tempest-of-leaves-and-branches"
        )
    );
    assert_eq!(
        table.hand(2),
        set("boon-of-watchful-guarding eerie-noises-and-moving-trees mysterious-abductions \
             whispered-guidance-through-the-night")
    );
    assert_eq!(
        (table.energy(1), table.spirit(1).discard().len(), table.spirit(1).in_play().len()),
        (0, 0, 0)
    );
}

/// Where the Spirits of a game have Presence: `G1:2 G5:1`.
fn presence(game: &SpiritIsland, seat: u8) -> String {
    let lands = game.presence_lands(Seat(seat - 1));
    let words = lands.iter().map(|land| format!("{land}:{}", game.presence(Seat(seat - 1), land)));
    words.collect::<Vec<_>>().join(" ")
}

#[test]
fn presence_starts_on_the_own_board_as_the_panel_says() {
    proves(&[SI_027, SI_029, SI_030]);
    let starts = [
        ("sun-bright-whirlwind", ["G1:2 G5:1", "H3:2 H8:1"]),
        ("devouring-teeth-lurk-underfoot", ["G5:1", "H5:1"]),
        ("eyes-watch-from-the-trees", ["G7:2", "H5:2"]),
        ("fathomless-mud-of-the-swamp", ["G2:2", "H6:2"]),
        ("rising-heat-of-stone-and-sand", ["G5:2", "H8:2"]),
    ];
    for (name, [first, second]) in starts {
        let other =
            if name == "sun-bright-whirlwind" { "eyes-watch-from-the-trees" } else { "sun-bright-whirlwind" };
        assert_eq!(
            presence(&dealt(Difficulty::Standard, &format!("{name},{other}")).game, 1),
            first,
            "{name}"
        );
        assert_eq!(
            presence(&dealt(Difficulty::Standard, &format!("{other},{name}")).game, 2),
            second,
            "{name}"
        );
    }
    for board in BoardName::LETTERED {
        let spirits: Vec<SpiritName> = vec!["sun-bright-whirlwind".parse().unwrap()];
        let setup = Setup { players: 1, boards: vec![board], spirits, ..Setup::default() };
        let game = SpiritIsland::new(&setup, Seed(1)).unwrap();
        let lands: Vec<Land> = game.presence_lands(Seat(0)).iter().collect();
        let mountain = lands.iter().find(|land| land.printed().terrain == Terrain::Mountain).unwrap();
        assert_eq!((lands.len(), game.presence(Seat(0), *mountain)), (2, 2), "one Mountain on board {board}");
        let mountains = (1..=8)
            .map(|number| Land::new(board, number))
            .filter(|land| land.printed().terrain == Terrain::Mountain);
        assert_eq!(mountains.min(), Some(*mountain), "the lowest-numbered one");
    }
}

#[test]
fn only_the_leftmost_space_of_each_track_is_uncovered() {
    proves(&[SI_028]);
    for name in Boxes::HORIZONS.spirits() {
        let table = dealt(Difficulty::Standard, name.id());
        let spirit = &table.view().spirits[0];
        for track in [&spirit.energy_track, &spirit.plays_track] {
            let covered: Vec<bool> = track.iter().map(|slot| slot.covered).collect();
            assert!(!covered[0] && covered[1..].iter().all(|&covered| covered), "{name}");
        }
    }
}

#[test]
fn a_spirit_is_not_tied_to_its_starting_board() {
    proves(&[SI_031]);
    let mut table = table(
        "spirit 1 eyes-watch-from-the-trees\nspirit 2 fathomless-mud-of-the-swamp\n\
         land G7 presence:1,0\nland H3 explorer:1\nland H6 presence:0,2\nland G2 city:1",
    );
    table.play("1 grow 3");
    table.play("1 act 2");
    table.play_all(&["1 land H3", "1 track energy"]);
    assert_eq!(table.land("H3"), "explorer:1 presence:1,0");
    table.play("1 act 1");
    table.play_as("1 minor", &["call-to-tend", "steam-vents", "drought", "rain-of-blood"]);
    table.play_all(&["1 keep steam-vents", "1 play steam-vents", "2 grow 1"]);
    table.play_all(&["2 act 1", "2 track energy", "2 ready"]);
    table.play("1 use steam-vents");
    table.play_as("1 land H3", &["stage-1-sands"]);
    assert_eq!(table.game.count("H3".parse().unwrap(), Kind::Explorer), 0);
}
