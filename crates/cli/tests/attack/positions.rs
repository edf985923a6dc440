//! Positions made to be as much work as possible.

use std::fmt::Write as _;

/// Four players with full hands, every tile flooded, and the water high.
const ISLAND: &str = "artel position 1\ngame forbidden-island\nwater 7\n\
     flooded breakers-bridge bronze-gate cave-of-embers cave-of-shadows cliffs-of-abandon copper-gate coral-palace crimson-forest \
     dunes-of-deception fools-landing gold-gate howling-garden iron-gate lost-lagoon misty-marsh observatory\n\
     player navigator with earth-stone crystal-of-fire statue-of-the-wind oceans-chalice sandbags\n\
     player engineer with earth-stone crystal-of-fire statue-of-the-wind oceans-chalice helicopter-lift\n\
     player pilot with earth-stone crystal-of-fire statue-of-the-wind oceans-chalice helicopter-lift\n\
     player messenger with earth-stone crystal-of-fire statue-of-the-wind oceans-chalice sandbags\n";

/// Four players before a night in which everything can come.
const VILLAGE: &str = "artel position 1\ngame ghost-stories\ndifficulty hell\n\
     board north yellow-taoist enfeeblement-mantra player qi 1 at cemetery tao yellow+black\n\
     board east red-taoist dance-of-the-peaks player qi 1\nboard south green-taoist gods-favorite player\n\
     board west blue-taoist second-wind player\nghost north-3 hopping-vampire-1 stone mantra\n\
     ghost west-1 severed-heads-1 die\nhaunted tea-house\n";

/// Every piece in every land of three boards.
fn lands(pieces: &str) -> String {
    let mut text = String::new();
    for (index, board) in ["G", "H", "B"].into_iter().enumerate() {
        for number in 1..=8 {
            let presence = match number {
                1 | 4 => 2,
                2 | 3 | 5 | 6 => 1,
                _ => 0,
            };
            let mut of_all = [0; 3];
            of_all[index] = presence;
            let [one, two, three] = of_all;
            writeln!(text, "land {board}{number} {pieces} presence:{one},{two},{three}").unwrap();
        }
    }
    text
}

fn spirits(stages: [&str; 3]) -> String {
    let [one, two, three] = stages;
    format!(
        "artel position 1\ngame spirit-island\nboards G,H,B\nturn 6\nfear 3\nfear-earned 2\nravage stage-2-coastal\n\
         build stage-2-jungle\ninvader-discard stage-1-sands stage-1-jungle stage-1-wetland\n\
         spirit 1 sun-bright-whirlwind energy:200 tracks:4,4 stage:{one}\n\
         spirit 2 eyes-watch-from-the-trees energy:7 tracks:4,4 stage:{two}\n\
         spirit 3 fathomless-mud-of-the-swamp energy:8 tracks:4,4 stage:{three}\n"
    )
}

/// Damage to be divided among everything everywhere.
fn division(left: u8) -> String {
    let all = ["G", "H", "B"].iter().flat_map(|board| (1..=8).map(move |number| format!("{board}{number}")));
    let all: Vec<String> = all.collect();
    let ground = lands("city:5 city-1:5 city-2:5 town:5 town-1:5 explorer:5 dahan:5 dahan-1:5");
    format!(
        "{}phase fast-phase\n{ground}action call-to-isolation user:1 land:G2\n\
         next hit lands:{} kinds:explorer,town,city left:{left} who:1\nnext end-use\nnext settle\n",
        spirits(["playing"; 3]),
        all.join(",")
    )
}

/// A Spirit with the whole of the Minor Powers in hand, which a bot has to choose from.
fn hand() -> String {
    let cards = "call-of-the-dahan-ways call-to-bloodshed call-to-isolation call-to-migrate call-to-tend dark-and-tangled-woods \
        delusions-of-danger devouring-ants drift-down-into-slumber drought elemental-boon encompassing-ward \
        entrancing-apparitions gift-of-constancy gift-of-living-energy gift-of-power \
        lure-of-the-unknown natures-resilience pull-beneath-the-hungry-earth purifying-flame quicken-the-earths-struggles rain-of-blood \
        rouse-the-trees-and-stones sap-the-strength-of-multitudes savage-mawbeasts shadows-of-the-burning-forest \
        song-of-sanctity steam-vents uncanny-melting veil-the-nights-hunt visions-of-fiery-doom voracious-growth";
    let ground = lands("city:5 town:5 explorer:5 dahan:5");
    format!("{}phase spirit-phase\nhand 1 {cards}\n{ground}", spirits(["playing", "ready", "ready"]))
}

/// All of them, with a bot in the first seat or not. Some are refused by a server that knows them to be impossible.
pub(crate) fn hostile() -> Vec<(String, bool)> {
    vec![
        (ISLAND.to_owned(), false),
        (VILLAGE.to_owned(), false),
        (division(40), false),
        (division(20), false),
        (hand(), true),
        (ISLAND.to_owned(), true),
    ]
}
