//! Moves that people type, one or several in a line: which moves are meant, and why one is not made.

use artel_engine::{Described, Seat};
use artel_texts::Texts;

use super::menu::Menu;
use super::page::Paragraph;
use super::{Displayed, rulebook};

/// What stands between the moves of a line.
pub(crate) const BETWEEN: char = ';';
/// How many moves are named when words fit several.
const MOST_NAMED: usize = 8;

/// What a text means.
pub(crate) enum Meant<M> {
    /// A move that can be made.
    Move(Seat, M),
    /// A move that cannot be made now by this seat, or by nobody.
    NotNow(Option<Seat>, M),
    /// No move.
    Nothing,
    /// Words that fit several moves.
    Several(Vec<M>),
    /// The number of a move that is not in the list.
    NoSuchNumber,
}

/// The moves of a line, one after another; none that is empty.
pub(crate) fn parts(line: &str) -> Vec<&str> {
    line.split(BETWEEN).map(str::trim).filter(|part| !part.is_empty()).collect()
}

/// What a part of a line means: the number of a move in the list, or a move as it is written in records, perhaps
/// with the number of its seat before it, or words that fit one move.
pub(crate) fn meant<G: Displayed>(menu: &Menu<G>, part: &str) -> Meant<G::Move> {
    let (word, rest) = part.split_once(char::is_whitespace).unwrap_or((part, ""));
    match (word.parse::<usize>(), rest.trim()) {
        (Ok(number), "") => numbered(menu, number),
        (Ok(seat), text) => by_words(menu, u8::try_from(seat).ok().and_then(Seat::from_number), text),
        (Err(_), _) => by_words(menu, None, part),
    }
}

fn numbered<G: Displayed>(menu: &Menu<G>, number: usize) -> Meant<G::Move> {
    let item = number.checked_sub(1).and_then(|index| menu.all().nth(index));
    item.map_or(Meant::NoSuchNumber, |item| Meant::Move(item.seat, item.action))
}

fn by_words<G: Displayed>(menu: &Menu<G>, seat: Option<Seat>, text: &str) -> Meant<G::Move> {
    let parsed = text.parse::<G::Move>().ok();
    let of_seat = menu.all().filter(|item| seat.is_none_or(|seat| item.seat == seat));
    let fits = of_seat.filter(|item| parsed.map_or_else(|| item.fits(text), |action| item.action == action));
    let found: Vec<(Seat, G::Move)> = fits.map(|item| (item.seat, item.action)).collect();
    match (found.as_slice(), parsed) {
        (&[(seat, action)], _) | (&[(seat, action), ..], Some(_)) => Meant::Move(seat, action),
        (&[], Some(action)) => Meant::NotNow(seat, action),
        (&[], None) => Meant::Nothing,
        (several, None) => Meant::Several(several.iter().map(|&(_, action)| action).collect()),
    }
}

/// Why what was meant is not a move to be made; nothing to say if it is one.
pub(crate) fn objection<G: Displayed>(
    meant: &Meant<G::Move>,
    text: &str,
    game: &G,
    menu: &Menu<G>,
    texts: &Texts,
) -> Vec<Paragraph> {
    let say = |text: String| vec![Paragraph::plain(text)];
    match meant {
        Meant::Move(..) => Vec::new(),
        Meant::NotNow(seat, action) => {
            rulebook::why_not(game, seat.unwrap_or_else(|| game.marked()), *action, texts)
        }
        Meant::Nothing => say(texts.with("plain-not-understood", [("text", text.to_owned())])),
        Meant::NoSuchNumber => say(texts.with("plain-no-such-number", [("moves", menu.all().count())])),
        Meant::Several(several) => {
            let mut page = say(texts.with("plain-which", [("moves", several.len())]));
            let named = several.iter().take(MOST_NAMED);
            page.extend(named.map(|action| Paragraph::plain(texts.phrase(&action.phrase()))));
            page
        }
    }
}

/// Which move of a line was not made: its place, how many there are, and its text.
pub(crate) fn stopped(place: usize, parts: &[&str], texts: &Texts) -> String {
    let text = parts.get(place).copied().unwrap_or_default().to_owned();
    let numbers = [(place + 1).to_string(), parts.len().to_string()];
    let [number, moves] = numbers;
    texts.with("line-stopped", [("number", number), ("moves", moves), ("text", text)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_holds_several_moves() {
        assert_eq!(parts("pick town G4; pick town-1 G4 ;skip;"), ["pick town G4", "pick town-1 G4", "skip"]);
        assert!(parts(" ; ").is_empty());
    }
}
