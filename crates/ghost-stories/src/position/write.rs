//! Writing a position.

use std::fmt::{Display, Write as _};

use artel_engine::{Member, Set, Status};

use crate::exorcism::Exorcism;
use crate::game::{Doings, Phase, Step};
use crate::{GhostStories, Side, Space, Tao, Tile};

/// The state as lines, leaving out what is empty.
pub(crate) fn write(game: &GhostStories) -> String {
    let mut text = String::new();
    put(&mut text, "difficulty", [game.difficulty]);
    if game.village.tiles() != Tile::ALL {
        put(&mut text, "tiles", game.village.tiles());
    }
    for side in Side::ALL {
        write_board(game, side, &mut text);
    }
    for space in game.occupied() {
        write_ghost(game, space, &mut text);
    }
    put(&mut text, "buddha", game.buddhas);
    put(&mut text, "haunted", game.haunted.iter().map(|place| game.village.tile(place)));
    put(&mut text, "circle", game.circle);
    put(&mut text, "centre-tokens", (game.centre_tokens > 0).then_some(game.centre_tokens));
    put(&mut text, "gone", game.gone());
    put(&mut text, "turn", [game.turn]);
    put(&mut text, "phase", [phase(game.phase)]);
    put(&mut text, "done", doings(&game.doings));
    if game.exorcism != Exorcism::NONE {
        put(&mut text, "exorcism", exorcism(&game.exorcism));
    }
    game.agenda.iter().rev().for_each(|task| put(&mut text, "next", [task]));
    match game.status {
        Status::Playing => {}
        Status::Won => text.push_str("over won\n"),
        Status::Lost(defeat) => put(&mut text, "over", ["lost".to_owned(), defeat.to_string()]),
    }
    put(&mut text, "chance", [format!("{:016x}", game.generator.state())]);
    text
}

/// A line, if there is anything to say.
fn put<T: Display>(text: &mut String, key: &str, words: impl IntoIterator<Item = T>) {
    let mut words = words.into_iter().peekable();
    if words.peek().is_some() {
        text.push_str(key);
        for word in words {
            // Writing to a string cannot fail.
            let _ = write!(text, " {word}");
        }
        text.push('\n');
    }
}

fn joined<T: Display>(words: impl IntoIterator<Item = T>) -> String {
    let words: Vec<String> = words.into_iter().map(|word| word.to_string()).collect();
    if words.is_empty() { "none".to_owned() } else { words.join("+") }
}

fn write_board(game: &GhostStories, side: Side, text: &mut String) {
    let board = game.board(side);
    let mut words = vec![side.to_string(), board.taoist.to_string(), board.power.to_string()];
    let mut say = |word: String| words.push(word);
    if board.seat.is_none() {
        say(format!("neutral qi {}", board.qi));
    } else {
        say(format!("player qi {} at {} tao {}", board.qi, game.tile_of(side), tao(board.tao)));
        say(if board.yin_yang { "yin-yang" } else { "no-yin-yang" }.to_owned());
        let counts = [("buddhas", board.buddhas), ("fresh", board.fresh_buddhas)];
        counts
            .into_iter()
            .filter(|(_, count)| *count > 0)
            .for_each(|(key, count)| say(format!("{key} {count}")));
        say(format!("tokens {}", board.power_tokens));
    }
    put(text, "board", words);
}

fn tao(tao: Tao) -> String {
    joined(tao.iter())
}

fn write_ghost(game: &GhostStories, space: Space, text: &mut String) {
    let Some(card) = game.card(space) else { return };
    let marks = [
        (game.on_stone.contains(space), "stone"),
        (game.mantra == Some(space), "mantra"),
        (game.dice_held.contains(space), "die"),
        (game.met_buddha.contains(space), "met-buddha"),
        (game.unsettled.contains(space), "unsettled"),
    ];
    let words = [space.id(), card.id()].into_iter();
    put(text, "ghost", words.chain(marks.into_iter().filter(|(marked, _)| *marked).map(|(_, word)| word)));
}

fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Dawn => "dawn",
        Phase::Yin => "yin",
        Phase::Yang { step: Step::Move } => "yang move",
        Phase::Yang { step: Step::Act } => "yang act",
        Phase::Yang { step: Step::Acted } => "yang acted",
        Phase::Yang { step: Step::Buddhas } => "yang buddhas",
    }
}

fn doings(doings: &Doings) -> Vec<String> {
    let mut words = Vec::new();
    let counts = [("helps", doings.helps), ("exorcisms", doings.exorcisms)];
    words.extend(
        counts.into_iter().filter(|(_, count)| *count > 0).map(|(key, count)| format!("{key} {count}")),
    );
    words.extend(set("borrowed", doings.borrowed));
    let flags = [
        (doings.pocketed, "pocketed"),
        (doings.enfeebled, "enfeebled"),
        (doings.led_other, "led-other"),
        (doings.reached_centre, "reached-centre"),
    ];
    words.extend(flags.into_iter().filter(|(set, _)| *set).map(|(_, word)| word.to_owned()));
    words
}

fn set<T: Member + Display>(key: &str, members: Set<T>) -> Option<String> {
    (!members.is_empty()).then(|| format!("{key} {}", joined(members)))
}

fn exorcism(exorcism: &Exorcism) -> Vec<String> {
    let mut words = vec![exorcism.dice.to_string()];
    words.extend(set("asked", exorcism.asked));
    words.extend(set("lending", exorcism.lending));
    words.extend(set("targets", exorcism.targets));
    words.extend((!exorcism.paid.is_empty()).then(|| format!("paid {}", tao(exorcism.paid))));
    words
}
