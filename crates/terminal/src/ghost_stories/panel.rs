//! Deck, village, dice and bank, in lines of at most 30 columns.

use artel_engine::{Game, Phrase, Viewer};
use artel_ghost_stories::{Colour, GhostStories, View};
use artel_texts::Texts;
use ratatui::style::Color;
use ratatui::text::{Line, Span};

use super::symbols::{BOLD, CURSE, DIE, DIM, HAUNTS, INCARNATION, QI, dice, letter, on_terminal};

/// All Tao dice of the game.
const TAO_DICE: u8 = 3;

/// All the lines.
pub(super) fn draw(game: &GhostStories, texts: &Texts) -> Vec<Line<'static>> {
    let view = game.view(Viewer::Spectator);
    vec![
        Line::raw(texts.phrase(&deck(&view))),
        incarnations(&view, texts),
        village(&view, texts),
        rolled(&view, texts),
        bank(&view, texts),
        in_force(&view, texts),
    ]
}

/// How many cards are left, and how many of them come before the next incarnation.
fn deck(view: &View) -> Phrase {
    let phrase = match view.until_incarnation {
        None => Phrase::new("ghosts-deck-without"),
        Some(0) => Phrase::new("ghosts-deck-now"),
        Some(ghosts) => Phrase::new("ghosts-deck").number("ghosts", ghosts),
    };
    phrase.number("cards", view.cards_left)
}

fn incarnations(view: &View, texts: &Texts) -> Line<'static> {
    let sent = view.incarnations_exorcised as usize;
    let left = (view.incarnations_in_game as usize).saturating_sub(sent);
    Line::from(vec![
        Span::raw(texts.name("ghosts-incarnations")),
        Span::raw(" "),
        Span::styled(INCARNATION.repeat(left), BOLD.fg(Color::Red)),
        Span::styled("✓".repeat(sent), BOLD),
    ])
}

/// A house for every tile that may still be lost, a skull for the one that loses the game.
fn village(view: &View, texts: &Texts) -> Line<'static> {
    let haunted = view.village.iter().filter(|tile| tile.haunted).count();
    let fatal = view.fatal_tiles as usize;
    Line::from(vec![
        Span::raw(texts.name("ghosts-haunted-tiles")),
        Span::raw(" "),
        Span::styled(HAUNTS.repeat(haunted), BOLD.fg(Color::Red)),
        Span::styled("·".repeat(fatal.saturating_sub(haunted + 1)), DIM),
        Span::styled(if haunted < fatal { CURSE } else { "" }, BOLD),
        Span::raw(format!(" {haunted}/{fatal}")),
    ])
}

/// The dice that lie on the table, or how many there are to roll.
fn rolled(view: &View, texts: &Texts) -> Line<'static> {
    if let Some(face) = view.curse {
        let face = texts.name(face.id());
        return Line::styled(texts.with("ghosts-curse-shows", [("face", face)]), BOLD);
    }
    let mut spans = vec![Span::raw(texts.name("ghosts-dice"))];
    if let Some(faces) = view.dice {
        spans.extend(dice(faces, texts));
    } else {
        let (free, held) = (view.free_dice, TAO_DICE.saturating_sub(view.free_dice));
        spans.push(Span::raw(format!(" {}", DIE.repeat(free as usize))));
        spans.push(Span::styled("×".repeat(held as usize), BOLD.fg(Color::Red)));
    }
    Line::from(spans)
}

fn bank(view: &View, texts: &Texts) -> Line<'static> {
    let mut spans = vec![Span::raw(texts.name("ghosts-bank"))];
    for colour in Colour::ALL {
        let count = format!(" {}{}", letter(colour.id(), texts), view.bank.count(colour));
        spans.push(Span::styled(count, on_terminal(colour)));
    }
    spans.push(Span::raw(format!(" {QI}{}", view.bank_qi)));
    Line::from(spans)
}

/// What holds for everybody: the Circle of Prayer, and what ghosts forbid.
fn in_force(view: &View, texts: &Texts) -> Line<'static> {
    let mut words = Vec::new();
    if let Some(colour) = view.circle {
        words.push(texts.with("ghosts-circle", [("colour", letter(colour.id(), texts))]));
    }
    if view.tao_blocked {
        words.push(texts.name("ghosts-tao-blocked"));
    }
    if view.white_ignored {
        words.push(texts.name("ghosts-white-ignored"));
    }
    Line::styled(words.join(" "), BOLD)
}
