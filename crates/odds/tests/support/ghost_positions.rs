//! Positions of Ghost Stories at random, with much in play: tokens, the Circle, the Mantra, incarnations.

use std::fmt::{Display, Write};

use artel_engine::{Game, Generator, Seed};
use artel_ghost_stories::{
    Card, Centre, Colour, Deck, Difficulty, GhostStories, Left, Power, Side, Space, Taoist, Tile,
};

/// The positions that these seeds give; not every seed gives one.
pub(crate) fn positions(seeds: std::ops::Range<u64>, phase: &str) -> impl Iterator<Item = GhostStories> {
    seeds.filter_map(move |seed| {
        GhostStories::read_position(&position(&mut Generator::new(Seed(seed)), phase)).ok()
    })
}

fn position(lots: &mut Generator, phase: &str) -> String {
    let players = 1 + lots.below(4) as u8;
    let difficulty = pick(lots, &Difficulty::ALL);
    let mut tiles = Tile::ALL;
    lots.shuffle(&mut tiles);
    let mut text = format!("difficulty {difficulty}\n");
    line(&mut text, "tiles", &tiles);
    let yellow_works = add_boards(&mut text, lots, players);
    add_cards(&mut text, lots, difficulty, players, yellow_works);
    let haunted = lots.below(difficulty.fatal_tiles()) as usize;
    line(&mut text, "haunted", &tiles[..haunted]);
    if lots.below(2) == 0 {
        line(&mut text, "circle", &[pick(lots, &Colour::ALL)]);
    }
    let turn = pick(lots, sides_of(players));
    writeln!(text, "turn {turn}\nphase {phase}").unwrap();
    text
}

fn sides_of(players: u8) -> &'static [Side] {
    match players {
        2 => &[Side::North, Side::South],
        _ => &Side::ALL[..players as usize],
    }
}

/// Tells whether the Mantra is in the game.
fn add_boards(text: &mut String, lots: &mut Generator, players: u8) -> bool {
    let mut taoists = Taoist::ALL;
    lots.shuffle(&mut taoists);
    // Half of the time everybody stands together.
    let together = (lots.below(2) == 0).then(|| pick(lots, &Tile::ALL));
    let mut mantra = false;
    for (side, taoist) in Side::ALL.into_iter().zip(taoists) {
        let mut power = Power::both_of(taoist)[lots.below(2) as usize];
        if players == 1 && power == Power::DanceOfTheTwinWinds {
            power = Power::DanceOfThePeaks;
        }
        mantra |= power == Power::EnfeeblementMantra;
        let qi = 1 + lots.below(4);
        if sides_of(players).contains(&side) {
            let tao: Vec<_> = (0..lots.below(3)).map(|_| pick(lots, &Colour::ALL).id()).collect();
            let tao = if tao.is_empty() { "none".to_owned() } else { tao.join("+") };
            let at = together.unwrap_or_else(|| pick(lots, &Tile::ALL));
            writeln!(text, "board {side} {taoist} {power} player qi {qi} at {at} tao {tao}").unwrap();
        } else {
            writeln!(text, "board {side} {taoist} {power} neutral qi {qi}").unwrap();
        }
    }
    mantra
}

fn add_cards(text: &mut String, lots: &mut Generator, difficulty: Difficulty, players: u8, mantra: bool) {
    let deck = Deck::new(difficulty, players);
    let drawn = 20 + lots.below(u32::from(deck.left()) - 22) as u8;
    let left = deck.left() - drawn;
    let incarnations = deck.planted() - (left / 11).min(deck.planted());
    let (mut ghosts, mut others): (Vec<Card>, Vec<Card>) =
        Card::ALL.into_iter().partition(|card| !card.is_incarnation());
    lots.shuffle(&mut ghosts);
    lots.shuffle(&mut others);
    let mut cards: Vec<Card> = others[..incarnations as usize].to_vec();
    cards.extend(&ghosts[..(drawn - incarnations) as usize]);
    let mut spaces = Space::ALL;
    lots.shuffle(&mut spaces);
    // The last incarnation lies on the table, else the game would be over; the others may be gone.
    let in_play = 1 + lots.below(10) as usize;
    let gone_first = incarnations.saturating_sub(1) as usize * lots.below(2) as usize;
    let (gone, cards) = cards.split_at(gone_first);
    let (lying, rest) = cards.split_at(in_play.min(cards.len()));
    let marked = lots.below(lying.len() as u32) as usize;
    for (place, (&card, space)) in lying.iter().zip(spaces).enumerate() {
        write!(text, "ghost {space} {card}").unwrap();
        let stone = card.has(Centre::Haunter) && lots.below(2) == 0;
        let die = card.left().contains(&Left::CaptureDie) && lots.below(4) > 0;
        let met = card.is_incarnation() && lots.below(2) == 0;
        let marks =
            [(stone, "stone"), (die, "die"), (met, "met-buddha"), (mantra && place == marked, "mantra")];
        marks.into_iter().filter(|(is, _)| *is).for_each(|(_, mark)| write!(text, " {mark}").unwrap());
        text.push('\n');
    }
    line(text, "gone", gone);
    line(text, "gone", rest);
}

fn line<T: Display>(text: &mut String, key: &str, things: &[T]) {
    if !things.is_empty() {
        let words: Vec<String> = things.iter().map(ToString::to_string).collect();
        writeln!(text, "{key} {}", words.join(" ")).unwrap();
    }
}

fn pick<T: Copy>(lots: &mut Generator, things: &[T]) -> T {
    things[lots.below(things.len() as u32) as usize]
}
