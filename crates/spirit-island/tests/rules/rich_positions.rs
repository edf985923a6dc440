//! Positions in the middle of things: every state survives writing and reading, and garbled ones do no harm.

use std::fmt::Write as _;

use artel_contract::fuzz;
use artel_engine::{Choice, Game, Generator, NoLog, Seed, position};
use artel_spirit_island::{Card, Cards, Element, SpiritIsland, SpiritName};

/// The boards of the first seats.
const BOARDS: [&str; 3] = ["G", "H", "B"];

/// What lies in lands, each in one land of so many.
const PIECES: [(&str, u32); 12] = [
    ("explorer", 2),
    ("town", 2),
    ("city", 2),
    ("city-1", 4),
    ("town*", 4),
    ("explorer*2", 8),
    ("dahan", 2),
    ("dahan-1", 4),
    ("beasts", 4),
    ("wilds", 4),
    ("disease", 4),
    ("badlands", 4),
];

/// A table in the middle of a Power phase, with all tracks uncovered, cards of all kinds in play and many elements.
fn rich(generator: &mut Generator) -> String {
    let players = 1 + generator.below(3) as usize;
    let phase = ["fast-phase", "slow-phase"][generator.below(2) as usize];
    let mut text = format!(
        "boxes horizons base branch-claw feather-flame jagged-earth nature-incarnate\nboards {}\nturn 4\nphase {phase}\n",
        BOARDS[..players].join(",")
    );
    let mut names: Vec<SpiritName> = SpiritName::all().collect();
    generator.shuffle(&mut names);
    let mut cards: Vec<Card> = Cards::MINORS.or(Cards::MAJORS).iter().collect();
    generator.shuffle(&mut cards);
    for (seat, name) in (1..=players).zip(&names) {
        let panel = name.entry();
        let mut gained = vec!["sun"];
        for element in Element::ALL {
            gained.extend(vec![element.id(); generator.below(6) as usize]);
        }
        let (energy, plays) = (panel.energy.len(), panel.plays.len());
        let _ = writeln!(
            text,
            "spirit {seat} {name} energy:9 tracks:{energy},{plays} gained:{}",
            gained.join(",")
        );
        let mut played: Vec<Card> = cards.drain(..3).chain(Card::uniques(*name).iter()).collect();
        played.truncate(4);
        let words: Vec<&str> = played.into_iter().map(Card::id).collect();
        let _ = writeln!(text, "play {seat} {}", words.join(" "));
    }
    for (board, letter) in BOARDS[..players].iter().enumerate() {
        for number in 1..=8 {
            // The Spirit of the board alone, with sacred sites in half of the lands.
            let presence =
                [board == 0, board == 1, board == 2].map(|own| if own { 1 + number % 2 } else { 0 });
            let presence: Vec<String> = presence[..players].iter().map(u32::to_string).collect();
            let _ = write!(text, "land {letter}{number} presence:{}", presence.join(","));
            for (piece, rarity) in PIECES {
                if generator.below(rarity) == 0 {
                    let _ = write!(text, " {piece}:{}", 1 + generator.below(2));
                }
            }
            text.push('\n');
        }
    }
    text + "fear-earned 2\nravage stage-1-wetland\nbuild stage-1-jungle\ninvader-discard stage-1-sands\n"
}

#[track_caller]
fn assert_round_trip(game: &SpiritIsland) {
    let text = game.write_position();
    match SpiritIsland::read_position(&text) {
        Ok(read) => assert_eq!(read, *game, "{text}"),
        Err(error) => panic!("{error}\n{text}"),
    }
}

#[test]
fn every_state_of_rich_games_survives_writing_and_reading() {
    let mut generator = Generator::new(Seed(77));
    let mut played = 0;
    for _ in 0..60 {
        let text = rich(&mut generator);
        // With nothing to use the phase would be over.
        let Ok(mut game) = SpiritIsland::read_position(&text) else { continue };
        played += 1;
        while let Some(Choice { seat, action, .. }) = game.random_choice(&mut generator) {
            game.play(seat, action, &mut NoLog).unwrap();
            assert_round_trip(&game);
        }
    }
    assert!(played > 50, "{played}");
}

/// Lines about what is going on.
const DOINGS: [&str; 10] =
    ["next", "action", "lasting", "skip", "used", "made-fast", "repeated", "spirit", "due", "phase"];

fn word<'a>(words: &[&'a str], generator: &mut Generator) -> &'a str {
    words[generator.below(words.len() as u32) as usize]
}

/// A text of which a few lines about what is going on are lost, doubled, moved or changed.
fn garble(text: &str, other: &str, generator: &mut Generator) -> String {
    let is_doing = |line: &str| DOINGS.iter().any(|key| line.starts_with(key));
    let strange: Vec<&str> =
        other.lines().filter(|line| is_doing(line)).flat_map(str::split_whitespace).collect();
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for _ in 0..=generator.below(3) {
        let doings: Vec<usize> = (0..lines.len()).filter(|&line| is_doing(&lines[line])).collect();
        let Some(&line) = doings.get(generator.below(doings.len().max(1) as u32) as usize) else { break };
        let mut words: Vec<&str> = lines[line].split(' ').collect();
        let place = generator.below(words.len() as u32) as usize;
        let digit = lines[line].char_indices().rfind(|(_, letter)| letter.is_ascii_digit());
        match (generator.below(7), digit) {
            (0, _) => drop(words.remove(place)),
            (1, _) => words[place] = word(&strange, generator),
            (2, _) => words.push(word(&strange, generator)),
            (3, _) => words.clear(),
            (4, _) => {
                let moved = lines.remove(line);
                lines.insert(
                    word(&["4", "6", "8"], generator).parse::<usize>().unwrap().min(lines.len()),
                    moved,
                );
                continue;
            }
            (5, Some((at, _))) => {
                let number = word(&["0", "1", "2", "3", "9", "255"], generator);
                lines[line].replace_range(at..=at, number);
                continue;
            }
            _ => {
                let doubled = lines[line].clone();
                lines.insert(line, doubled);
                continue;
            }
        }
        lines[line] = words.join(" ");
    }
    lines.join("\n")
}

#[test]
fn garbled_doings_do_no_harm() {
    let mut generator = Generator::new(Seed(78));
    let mut other = rich(&mut generator);
    for _ in 0..40 {
        let Ok(mut game) = SpiritIsland::read_position(&rich(&mut generator)) else { continue };
        while let Some(Choice { seat, action, .. }) = game.random_choice(&mut generator) {
            game.play(seat, action, &mut NoLog).unwrap();
            let text = position::write(&game);
            fuzz::read_position::<SpiritIsland>(&garble(&text, &other, &mut generator));
            other = text;
        }
    }
}
