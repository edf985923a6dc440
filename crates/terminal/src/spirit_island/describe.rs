//! The whole table in words, for people who read line by line.

use artel_engine::{Game, Seat, Viewer};
use artel_spirit_island::{InvaderSpace, SpiritIsland, View};
use artel_texts::Texts;

use super::symbols::disc;
use super::{about, desk, panel, piles, status};
use crate::page::Paragraph;

/// Everything that lies on the table.
pub(super) fn describe(game: &SpiritIsland, texts: &Texts) -> Vec<Paragraph> {
    let view = game.view(Viewer::Spectator);
    let mut page = vec![
        Paragraph::strong(status::task(game, texts).text),
        Paragraph::plain(status::goal(game, texts)),
        Paragraph::heading(texts.name("isle-table")),
    ];
    page.extend(table(game, &view, texts).into_iter().map(Paragraph::plain));
    for &board in &view.boards {
        page.push(Paragraph::heading(texts.name(board.id())));
        let lands = view.lands.iter().filter(|land| land.land.board() == Some(board));
        page.extend(lands.map(|land| Paragraph::plain(about::line(game, land, texts))));
    }
    for seat in Seat::first(view.players) {
        let name = texts.name(game.spirit(seat).name().id());
        page.push(Paragraph::heading(format!("{} {name}", disc(seat))));
        page.extend(desk::desk(game, seat, texts));
    }
    page.extend(piles::forecast(game, texts));
    page
}

/// Turn, Invader cards, Fear, Blight.
fn table(game: &SpiritIsland, view: &View, texts: &Texts) -> Vec<String> {
    let phase = texts.name(view.phase.id());
    let space = |action: &str, space: &Option<InvaderSpace>| {
        let card = space.as_ref().map_or_else(
            || texts.name("pile-empty"),
            |space| {
                let lands: Vec<&str> = space.lands.iter().map(|land| land.name()).collect();
                format!("{} – {}", texts.name(space.card.id()), lands.join(" "))
            },
        );
        format!("{}: {card}", texts.form(action, "short"))
    };
    let next =
        view.invaders.next_stage.map_or_else(|| texts.name("pile-empty"), |stage| texts.name(stage.id()));
    let left = texts.with("isle-cards-left", [("cards", view.invaders.deck)]);
    let fear = [("generated", view.fear.generated), ("pool", view.fear.pool), ("earned", view.fear.earned)];
    vec![
        texts.with("isle-turn", [("turn", view.turn.to_string()), ("phase", phase)]),
        space("ravage", &view.invaders.ravage),
        space("build", &view.invaders.build),
        format!("{}: {next}, {left}", texts.form("explore", "short")),
        texts.with("isle-fear", fear),
        panel::terror(game, view, texts),
        format!("{}: {}", texts.name("isle-blight-pool"), view.blight_pool),
    ]
}
