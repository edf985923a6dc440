//! Every Event card is carried out from many positions, whatever is chosen, and leaves nothing undone.

use std::fmt::Write as _;

use artel_engine::{Choice, Game as _, Generator, NoLog, Seed};
use artel_spirit_island::{EventCard, Outcome, Phase, SpiritIsland};

/// How many positions each card is tried from.
const POSITIONS: u32 = 20;

/// A position in the last moment before the Invader phase: one to three boards, at any stage and Terror Level, healthy
/// or blighted.
fn position(generator: &mut Generator) -> String {
    let players = 1 + generator.below(3) as usize;
    let boards = &["A", "B", "C"][..players];
    let spirits = ["river-surges-in-sunlight", "lightnings-swift-strike", "thunderspeaker"];
    let mut text = format!(
        "boxes base branch-claw jagged-earth nature-incarnate\nboards {}\nturn 4\nphase fast-phase\n\
         play 1 boon-of-vigor\n",
        boards.join(",")
    );
    for (number, spirit) in (1..=players).zip(spirits) {
        let ready = if number == 1 { "" } else { "stage:ready" };
        let energy = generator.below(9);
        let _ = writeln!(text, "spirit {number} {spirit} energy:{energy} tracks:3,3 {ready}");
    }
    for (place, board) in boards.iter().enumerate() {
        for number in 1..=8 {
            let presence = |seat: usize| if seat == place { [1, 0, 2, 0, 1, 0, 1, 0][number - 1] } else { 0 };
            let presence: Vec<String> = (0..players).map(|seat| presence(seat).to_string()).collect();
            let _ = write!(text, "land {board}{number} presence:{}", presence.join(","));
            // With a City somewhere, the game goes on.
            let city = if number == 1 { " city:2" } else { "" };
            text += city;
            let pieces = [
                "explorer", "town", "city", "dahan", "dahan-1", "beasts", "disease", "wilds", "badlands",
                "blight",
            ];
            for piece in pieces.into_iter().filter(|piece| number > 1 || *piece != "city") {
                if generator.below(3) == 0 {
                    let _ = write!(text, " {piece}:{}", 1 + generator.below(3));
                }
            }
            text.push('\n');
        }
    }
    text += ["", "blight-card downward-spiral 5\n", "blight-card healthy 1\n"][generator.below(3) as usize];
    text += ["", "fear-deck 2 0,3,3\n", "fear-deck 3 0,0,2\nfear-earned 1\n"][generator.below(3) as usize];
    text += match generator.below(3) {
        0 => "ravage stage-1-jungle\nbuild stage-1-wetland\n",
        1 => "ravage stage-1-jungle\nbuild stage-2-sands\ninvader-discard stage-1-wetland stage-1-sands\n",
        _ => {
            "ravage stage-1-jungle\nbuild stage-2-sands\ninvader-discard stage-1-wetland\ninvader-deck stage-3 stage-3\n"
        }
    };
    text
}

/// The card is drawn, and the Invader phase is played to its end at random.
fn play(text: &str, card: EventCard, generator: &mut Generator) {
    let mut game = SpiritIsland::read_position(text).unwrap_or_else(|problem| panic!("{problem}\n{text}"));
    let mut steps = 0;
    let mut drawn = false;
    while !game.status().is_over() && matches!(game.phase(), Phase::Fast | Phase::Invader) {
        steps += 1;
        assert!(steps < 2000, "'{card}' comes to no end:\n{text}\n{}", game.write_position());
        if game.chance_due() {
            let event = Outcome::Event(card);
            if !drawn && game.resolve(event, &mut NoLog).is_ok() {
                drawn = true;
            } else {
                let outcome = game.next_outcome().expect("chance decides");
                game.resolve(outcome, &mut NoLog).expect("it is possible");
            }
        } else {
            let Some(Choice { seat, action, .. }) = game.random_choice(generator) else {
                panic!("'{card}' is stuck:\n{text}\n{}", game.write_position())
            };
            game.begin(seat, action, &mut NoLog).expect("it is possible");
        }
        let written = game.write_position();
        assert_eq!(game.check_invariants(), Ok(()), "'{card}':\n{text}\n{written}");
        let read = SpiritIsland::read_position(&written);
        let read = read.unwrap_or_else(|problem| panic!("'{card}': {problem}\n{text}\n{written}"));
        assert_eq!(read, game, "'{card}':\n{text}\n{written}");
    }
    assert!(drawn || game.status().is_over(), "'{card}' was drawn");
}

#[test]
fn every_event_card_is_carried_out_from_many_positions() {
    let mut generator = Generator::new(Seed(2026));
    for card in EventCard::all() {
        for _ in 0..POSITIONS {
            let text = position(&mut generator);
            play(&text, card, &mut generator);
        }
    }
}
