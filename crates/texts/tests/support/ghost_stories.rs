//! Everything that Ghost Stories has to say.
#![allow(dead_code, unreachable_pub, clippy::unwrap_used, clippy::expect_used, missing_docs)]

use std::collections::BTreeSet;

use artel_engine::{Described, Game, GameMove, Generator, NoLog, Seed, Setup as _, Viewer};
use artel_ghost_stories::{
    Card, Colour, CurseFace, Defeat, Event, Faces, GhostStories, Left, Power, Setup, Side, Space, Taoist,
    Tile,
};

use super::phrases::{Phrases, Words, ids};

/// Every kind of event, with every thing that it can happen to.
fn events() -> Vec<Event> {
    let mut events = vec![Event::DieFreed {}, Event::MantraLost {}, Event::Skipped {}, Event::Kept {}];
    for card in Card::ALL {
        events.extend(of_card(card));
    }
    for space in Space::ALL {
        events.extend(of_space(space));
    }
    for side in Side::ALL {
        events.extend([Event::NoRoom { side }, Event::Overrun { side }, Event::Calmed { side }]);
        events.extend(Taoist::ALL.map(|taoist| Event::YinBegan { side, taoist }));
    }
    for tile in Tile::ALL {
        let taoist = Taoist::ALL[0];
        events.extend([Event::Haunted { tile }, Event::Restored { tile }, Event::Moved { taoist, tile }]);
        events.extend([Event::Guided { taoist, tile }, Event::Carried { taoist, tile }]);
        events.extend([Event::Asked { taoist, tile }, Event::Called { taoist, tile }]);
    }
    for taoist in Taoist::ALL {
        events.extend(of_taoist(taoist));
    }
    events.extend(
        Colour::ALL
            .into_iter()
            .flat_map(|colour| [Event::CircleCleared { colour }, Event::Prayed { colour }]),
    );
    events.extend(CurseFace::ALL.map(|face| Event::CurseRolled { face }));
    for dice in (1..=4).flat_map(Faces::every) {
        events.extend([Event::HerbsRolled { dice }, Event::DiceRolled { dice }, Event::Rerolled { dice }]);
    }
    events.extend([-12, 0, 1, 2, 5, 21].map(|score| Event::Won { score }));
    let defeats = Space::ALL.into_iter().map(Defeat::LineOverrun);
    let defeats = defeats.chain([Defeat::VillageHaunted, Defeat::AllDead, Defeat::DeckExhausted]);
    events.extend(defeats.map(|defeat| Event::Lost { defeat, score: 0 }));
    events
}

fn of_card(card: Card) -> Vec<Event> {
    let (space, taoist) = (Space::ALL[0], Taoist::ALL[0]);
    let mut events = vec![
        Event::FigureAdvanced { card, space },
        Event::FigureStruck { card, space },
        Event::Drawn { card },
        Event::Placed { card, space },
        Event::BuddhaStruck { card, space },
        Event::BuddhaPassed { card, space },
        Event::DieCaptured { card },
        Event::Enfeebled { card, space },
        Event::Banished { card, space },
        Event::Shifted { card, from: space, to: Space::ALL[5] },
        Event::Exorcised { taoist, card, space },
    ];
    let blocking = [Left::BlockPower, Left::BlockTao, Left::GroupBlockPower];
    let blocks = card.left().iter().filter(|ability| blocking.contains(ability));
    events.extend(blocks.map(|&what| Event::Blocked { card, what }));
    events
}

fn of_space(space: Space) -> Vec<Event> {
    let (card, taoist) = (Card::ALL[0], Taoist::ALL[0]);
    vec![
        Event::FigureAdvanced { card, space },
        Event::Placed { card, space },
        Event::BuddhaStruck { card, space },
        Event::Banished { card, space },
        Event::Shifted { card, from: Space::ALL[11 - space as usize], to: space },
        Event::Exorcised { taoist, card, space },
        Event::CurseOrdered { space },
        Event::BuddhaPlaced { taoist, space },
    ]
}

fn of_taoist(taoist: Taoist) -> Vec<Event> {
    let tile = Tile::ALL[0];
    let mut events = vec![
        Event::YangBegan { taoist },
        Event::CurseRerolled { taoist },
        Event::CurseSpared { taoist },
        Event::GainedQi { taoist },
        Event::Died { taoist },
        Event::Possessed { taoist },
        Event::Moved { taoist, tile },
        Event::PickedUp { taoist },
        Event::Cleansed { taoist },
        Event::TookBuddha { taoist },
        Event::Attempted { taoist },
        Event::Requested { taoist },
        Event::Lent { taoist },
        Event::Refused { taoist },
        Event::Failed { taoist },
        Event::RegainedYinYang { taoist },
        Event::TurnEnded { taoist },
    ];
    events.extend((0..=5).map(|left| Event::LostQi { taoist, left }));
    events.extend((0..=5).map(|left| Event::BoardLostQi { taoist, left }));
    events.extend((1..=2).map(|qi| Event::Revived { taoist, qi }));
    events.extend((1..=20).map(|tokens| Event::LostAllTao { taoist, tokens }));
    events.extend(Power::ALL.map(|power| Event::Borrowed { taoist, power }));
    for colour in Colour::ALL {
        events.extend([Event::LostTao { taoist, colour }, Event::TookTao { taoist, colour }]);
        events.push(Event::PaidTao { taoist, colour });
    }
    events
}

/// Yellow in the north at the Cemetery in turn, then red, green and blue with these properties.
fn boards([yellow, red, green, blue]: [&str; 4]) -> String {
    format!(
        "board north yellow-taoist {yellow}\nboard east red-taoist dance-of-the-peaks {red}\n\
         board south green-taoist gods-favorite {green}\nboard west blue-taoist heavenly-gust {blue}\nturn north\n"
    )
}

/// Four players, the first two at the Cemetery with these properties.
fn four(yellow: &str, red: &str) -> String {
    let yellow = format!("bottomless-pockets player at cemetery {yellow}");
    boards([&yellow, &format!("player at cemetery {red}"), "player", "player"])
}

/// The lines after the 45 ghosts above the incarnation have come: those not named have gone.
fn late(lines: &str) -> String {
    let ghosts = Card::ALL.into_iter().filter(|card| !card.is_incarnation()).map(Card::id);
    let (here, others): (Vec<_>, Vec<_>) =
        ghosts.partition(|ghost| lines.split_whitespace().any(|word| word == *ghost));
    format!("{lines}gone {}\n", others[..45 - here.len()].join(" "))
}

/// Tables at which moves are refused for reasons that the games below do not come across.
fn tables() -> Vec<String> {
    let act = "phase yang act\n";
    let acted = "phase yang acted\ndone exorcisms 1\n";
    let zombie = "ghost north-3 zombie-1\nexorcism red+red+yellow asked red-taoist";
    let lending = four("tao yellow+red", "tao yellow+blue");
    let all = ["yellow", "green", "red", "blue", "black"].map(|colour| [colour; 4].join("+")).join("+");
    let rich = "bottomless-pockets player at cemetery qi";
    let dead = "player qi 0 at cemetery tao none no-yin-yang";
    let mantra = "enfeeblement-mantra player at cemetery";
    vec![
        format!("{lending}{zombie}\n{acted}next judge\n"),
        format!("{lending}{zombie}\n{acted}next lend east\nnext judge\n"),
        format!(
            "{}ghost north-3 skinner\nghost west-1 bleeding-eyes\nexorcism red+blue+blue\n{acted}next judge\n",
            four("tao red+red", "")
        ),
        format!("{lending}{zombie} lending red-taoist targets north-3\n{acted}next pay\nnext fall\n"),
        format!("{}{acted}next curse-order north-3 west-1\n", four("", "")),
        format!("{}{acted}next group-yin-yang\n", four("no-yin-yang", "no-yin-yang")),
        format!("{}buddha north-3\n{act}", four("buddhas 1", "")),
        format!(
            "{}ghost north-1 ghoul mantra\nphase yang move\n",
            boards([mantra, "player", "player", "player"])
        ),
        format!("{}{act}next revive\n", boards([&format!("{rich} 4"), "player", dead, dead])),
        format!(
            "{}phase yang move\n",
            boards([&format!("{rich} 10 tao {all}"), "player qi 10 tao none", dead, dead])
        ),
        format!("{}{act}", boards([&format!("{rich} 4"), dead, dead, dead])),
        late(&format!("{}ghost north-3 uncatchable\n{act}", four("", ""))),
        late(&format!("{}ghost north-3 howling-nightmare\nghost south-1 ghoul\n{act}", four("", ""))),
        late(&format!(
            "{}ghost north-3 uncatchable\nghost east-1 ghoul\nghost east-2 lich\n{act}next banish\n",
            four("", "")
        )),
        late(&format!(
            "{}ghost east-1 creeping-horror die\nghost east-2 severed-heads-1 die\nghost east-3 severed-heads-2 die\n{act}",
            four("", "")
        )),
    ]
}

/// States of some games played at random, the first of each kind in each game.
fn played() -> Vec<GhostStories> {
    let mut states = Vec::new();
    for seed in 0..40_u64 {
        let mut setup = Setup::default();
        setup.set("players", &(1 + seed % 4).to_string()).unwrap();
        let mut game = GhostStories::new(&setup, Seed(seed)).unwrap();
        let mut seen = BTreeSet::new();
        let mut generator = Generator::new(Seed(seed + 1000));
        while let Some(choice) = game.random_choice(&mut generator) {
            let view = game.view(Viewer::Spectator);
            if seen.insert(format!("{:?} {:?}", view.phase, view.question)) {
                states.push(game);
            }
            game.play(choice.seat, choice.action, &mut NoLog).unwrap();
        }
        states.push(game);
    }
    states
}

fn refusals() -> Phrases {
    let mut refusals = Phrases::default();
    let moves = artel_ghost_stories::Move::every();
    for lines in tables() {
        let game = GhostStories::read_position(&lines).unwrap_or_else(|error| panic!("{error}\n{lines}"));
        refusals.add_refusals(&game, &moves);
    }
    for game in played() {
        refusals.add_refusals(&game, &moves);
    }
    refusals
}

pub fn words() -> Words {
    Words {
        game: "ghost-stories",
        moves: artel_ghost_stories::Move::every().iter().map(Described::phrase).collect(),
        events: events().iter().map(Described::phrase).collect(),
        refusals: refusals(),
        ids: ids::<Card>()
            .chain(ids::<Tile>())
            .chain(ids::<Taoist>())
            .chain(ids::<Space>())
            .chain(ids::<Power>())
            .collect(),
        never_said: &[
            // Chance decides within the move.
            "why-chance-first",
        ],
    }
}
