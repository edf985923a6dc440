//! Invader cards, Fear and Blight, in lines of at most 30 columns.

use artel_engine::{Game, Phrase, Viewer};
use artel_spirit_island::{InvaderSpace, SpiritIsland, View};
use artel_texts::Texts;
use ratatui::style::Color;
use ratatui::text::{Line, Span};

use super::status;
use super::symbols::{BLIGHT, BOLD, BUILD, DIM, EXPLORE, FEAR, NO_FEAR, RAVAGE};
use crate::words::fit;

const COLUMNS: usize = 30;
const LEVELS: [&str; 3] = ["I", "II", "III"];

/// All the lines.
pub(super) fn draw(game: &SpiritIsland, texts: &Texts) -> Vec<Line<'static>> {
    let view = game.view(Viewer::Spectator);
    let phase = texts.name(view.phase.id());
    let turn = texts.with("isle-turn", [("turn", view.turn.to_string()), ("phase", phase)]);
    vec![
        Line::styled(fit(&turn, COLUMNS), BOLD),
        space(RAVAGE, "ravage", view.invaders.ravage.as_ref(), texts),
        space(BUILD, "build", view.invaders.build.as_ref(), texts),
        explore(&view, texts),
        fear(&view, texts),
        Line::raw(fit(&terror(game, &view, texts), COLUMNS)),
        blight(&view, texts),
    ]
}

/// The card in a space of the Invader board.
fn space(sign: &str, action: &str, space: Option<&InvaderSpace>, texts: &Texts) -> Line<'static> {
    let name = texts.form(action, "short");
    let card = space.map_or_else(|| "–".to_owned(), |space| texts.name(space.card.id()));
    Line::raw(fit(&format!("{sign} {name}: {card}"), COLUMNS))
}

/// The card just revealed, else the stage of the next one and how many are left.
fn explore(view: &View, texts: &Texts) -> Line<'static> {
    let name = texts.form("explore", "short");
    let card = match (&view.invaders.explore, view.invaders.next_stage) {
        (Some(space), _) => texts.name(space.card.id()),
        (None, Some(stage)) => texts.name(stage.id()),
        (None, None) => "–".to_owned(),
    };
    let left = texts.with("isle-cards-left", [("cards", view.invaders.deck)]);
    Line::raw(fit(&format!("{EXPLORE} {name}: {card} · {left}"), COLUMNS))
}

/// Fear generated out of what earns a card, and the cards earned.
fn fear(view: &View, texts: &Texts) -> Line<'static> {
    let (generated, pool) = (view.fear.generated as usize, view.fear.pool as usize);
    let earned = match view.fear.earned {
        0 => String::new(),
        earned => texts.with("isle-earned", [("cards", earned)]),
    };
    Line::from(vec![
        Span::raw(format!("{} ", texts.form("fear", "short"))),
        Span::styled(FEAR.repeat(generated), BOLD.fg(Color::Yellow)),
        Span::styled(NO_FEAR.repeat(pool.saturating_sub(generated)), DIM),
        Span::raw(format!(" {generated}/{pool}{earned}")),
    ])
}

/// The Terror Level, and how many cards lead to the next one.
pub(super) fn terror(game: &SpiritIsland, view: &View, texts: &Texts) -> String {
    let level = status::level(game);
    let phrase = match LEVELS.get(level + 1) {
        Some(next) => Phrase::new("isle-terror").text("next", next),
        None => Phrase::new("isle-terror-last"),
    };
    texts.phrase(&phrase.text("level", LEVELS[level]).number("cards", view.fear.to_next_level))
}

/// The Blight pool; its last pieces stand out.
fn blight(view: &View, texts: &Texts) -> Line<'static> {
    let pool = view.blight_pool as usize;
    let style = if pool <= 2 { BOLD.fg(Color::Red) } else { BOLD };
    Line::from(vec![
        Span::raw(format!("{} ", texts.name("isle-blight-pool"))),
        Span::styled(BLIGHT.repeat(pool.min(12)), style),
        Span::raw(format!(" {pool}")),
    ])
}
