//! The whole table in words, for people who read line by line.

use artel_engine::{Game, Phrase, Seat, Viewer};
use artel_ghost_stories::{BoardView, Colour, GhostStories, Tao, View};
use artel_texts::Texts;

use super::{about, odds, piles, status};
use crate::page::Paragraph;

/// Everything that lies on the table.
pub(super) fn describe(game: &GhostStories, texts: &Texts) -> Vec<Paragraph> {
    let view = game.view(Viewer::Spectator);
    let mut page = vec![Paragraph::strong(status::task(game, texts).text)];
    page.push(Paragraph::plain(status::danger(game, texts).unwrap_or_else(|| texts.name("help-goal"))));
    page.push(Paragraph::heading(texts.name("ghosts-village")));
    page.extend(rows(game, texts));
    page.push(Paragraph::heading(texts.name("ghosts-boards")));
    for board in &view.boards {
        page.push(Paragraph::plain(whose(game, board, texts)));
        page.extend(spaces(board, texts));
    }
    page.push(Paragraph::heading(texts.name("ghosts-table")));
    page.extend(table(&view, texts).into_iter().map(Paragraph::plain));
    page.extend(odds::incarnation(game, texts).into_iter().map(Paragraph::plain));
    let here = odds::exorcisms(game, game.tile_of(game.turn()), texts);
    page.extend(Paragraph::section("heading-exorcise", here, texts));
    page.extend(piles::piles(game, texts));
    page
}

/// Row by row, every tile with its column.
fn rows(game: &GhostStories, texts: &Texts) -> Vec<Paragraph> {
    let tiles = game.village().tiles();
    let row = |(number, row): (usize, &[artel_ghost_stories::Tile])| {
        let tile = |(column, tile): (usize, &artel_ghost_stories::Tile)| {
            format!("{} {}", column + 1, about::tile(game, *tile, texts).join(", "))
        };
        let tiles: Vec<String> = row.iter().enumerate().map(tile).collect();
        texts.with("ghosts-row", [("row", (number + 1).to_string()), ("tiles", tiles.join("; "))])
    };
    tiles.chunks(3).enumerate().map(row).map(Paragraph::plain).collect()
}

/// Whose board it is and what they have.
fn whose(game: &GhostStories, board: &BoardView, texts: &Texts) -> String {
    let key = match (board.seat, board.qi) {
        (Some(_), 0) => "ghosts-board-dead",
        (Some(_), _) => "ghosts-board-player",
        (None, 0) => "ghosts-board-possessed",
        (None, _) => "ghosts-board-neutral",
    };
    let mut phrase = Phrase::new(key).name("side", board.side.id()).name("taoist", board.taoist.id());
    phrase = phrase.seat("seat", board.seat.unwrap_or(Seat(0)));
    phrase = phrase.name("tile", game.tile_of(board.side).id());
    let mut facts = vec![texts.phrase(&phrase), texts.with("ghosts-qi", [("count", board.qi)])];
    if board.seat.is_some() {
        facts.push(texts.with("ghosts-tao", [("tokens", tokens(board.tao, texts))]));
        facts.extend(board.yin_yang.then(|| texts.name("yin-yang")));
        let counts = [("ghosts-buddhas", board.buddhas), ("ghosts-power-tokens", board.power_tokens)];
        let some = counts.into_iter().filter(|(_, count)| *count > 0);
        facts.extend(some.map(|(key, count)| texts.with(key, [("count", count)])));
    }
    let power_key = if board.power_works { "ghosts-power" } else { "ghosts-power-blocked" };
    let power =
        [("power", texts.name(board.power.id())), ("ability", texts.form(board.power.id(), "effect"))];
    format!("{}. {}", facts.join(", "), texts.with(power_key, power))
}

/// Tokens by the names of their colours.
fn tokens(tao: Tao, texts: &Texts) -> String {
    if tao.is_empty() {
        return texts.name("pile-empty");
    }
    let several = |colour: Colour| match tao.count(colour) {
        1 => texts.name(colour.id()),
        count => format!("{} × {count}", texts.name(colour.id())),
    };
    tao.colours().iter().map(several).collect::<Vec<_>>().join(", ")
}

/// The spaces that are not empty, then the empty ones in one line.
fn spaces(board: &BoardView, texts: &Texts) -> Vec<Paragraph> {
    let is_empty = |space: &&artel_ghost_stories::SpaceView| space.card.is_none() && !space.buddha;
    let taken = board.spaces.iter().filter(|space| !is_empty(space));
    let mut page: Vec<Paragraph> =
        taken.map(|space| Paragraph::plain(format!("  {}", about::space(space, texts).join(", ")))).collect();
    let empty = board.spaces.iter().filter(is_empty);
    let empty: Vec<String> = empty.map(|space| texts.form(space.space.id(), "tiny")).collect();
    if !empty.is_empty() {
        page.push(Paragraph::quiet(format!("  {}: {}", empty.join(", "), texts.name("ghosts-empty"))));
    }
    page
}

/// Deck, village, dice and bank.
fn table(view: &View, texts: &Texts) -> Vec<String> {
    let haunted = view.village.iter().filter(|tile| tile.haunted).count() as u32;
    let incarnations = [("exorcised", view.incarnations_exorcised), ("all", view.incarnations_in_game)];
    let mut lines = vec![
        texts.with("tell-deck", [("cards", view.cards_left)]),
        texts.with("tell-incarnations", incarnations),
        texts.with("tell-haunted", [("haunted", haunted), ("fatal", view.fatal_tiles)]),
        texts.with("tell-dice", [("free", view.free_dice)]),
        texts.with("tell-bank", [("tokens", tokens(view.bank, texts)), ("qi", view.bank_qi.to_string())]),
    ];
    if let Some(faces) = view.dice {
        let faces: Vec<String> = faces.iter().map(|face| texts.name(face.id())).collect();
        lines.push(format!("{}: {}", texts.name("ghosts-dice"), faces.join(", ")));
    }
    let in_force = [(view.tao_blocked, "block-tao"), (view.white_ignored, "white-ignored")];
    lines.extend(in_force.into_iter().filter(|(holds, _)| *holds).map(|(_, id)| texts.form(id, "effect")));
    lines
}
