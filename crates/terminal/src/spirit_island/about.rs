//! A land in words.

use artel_engine::{Game, Seat, Viewer};
use artel_odds::spirit_island::InvaderPhase;
use artel_spirit_island::{Land, LandView, SpiritIsland};
use artel_texts::Texts;

use super::outlook;
use super::symbols::{capital, pieces};

/// All there is to know of a land: its name, its terrain and neighbours, what lies there, what is to come.
pub(super) fn lines(game: &SpiritIsland, land: Land, texts: &Texts) -> Vec<String> {
    let view = game.view(Viewer::Spectator);
    let Some(view) = view.lands.iter().find(|view| view.land == land) else { return Vec::new() };
    let mut lines = vec![view.land.to_string()];
    lines.push(format!("{}. {}", terrain(view, texts), neighbours(view, texts)));
    lines.push(contents(game, view, texts));
    lines.extend(outlook::of_land(&InvaderPhase::of(game), land, texts));
    lines
}

/// The land in one line, for those who do not see the map.
pub(super) fn line(game: &SpiritIsland, view: &LandView, texts: &Texts) -> String {
    let mut coming = outlook::of_land(&InvaderPhase::of(game), view.land, texts);
    coming.push(neighbours(view, texts));
    let (terrain, contents) = (terrain(view, texts), contents(game, view, texts));
    format!("{} {terrain}: {contents}. {}", view.land, coming.join(" "))
}

/// The terrain, and whether the land lies on the coast.
fn terrain(view: &LandView, texts: &Texts) -> String {
    let terrain = capital(&texts.name(view.terrain.id()));
    let coast = if view.coastal { format!(", {}", texts.name("isle-coast")) } else { String::new() };
    terrain + &coast
}

/// Pieces, Blight, Presence, Defend.
fn contents(game: &SpiritIsland, view: &LandView, texts: &Texts) -> String {
    let piece = |each: &artel_spirit_island::PieceView| {
        let name = texts.form(each.kind.id(), "short");
        let damage = match each.damage {
            0 => String::new(),
            damage => format!(" ({})", texts.with("isle-damage", [("number", damage)])),
        };
        format!("{name} × {}{damage}", each.count)
    };
    let mut facts: Vec<String> = view.pieces.iter().map(piece).collect();
    facts.extend((view.blight > 0).then(|| format!("{} × {}", texts.form("blight", "short"), view.blight)));
    for (seat, &count) in (0..).map(Seat).zip(&view.presence) {
        if count > 0 {
            let spirit = texts.form(game.spirit(seat).name().id(), "short");
            let site = if view.sacred_sites.contains(&seat) { "isle-sacred-site" } else { "isle-presence" };
            facts.push(texts.with(site, [("spirit", spirit), ("count", count.to_string())]));
        }
    }
    facts.extend((view.defend > 0).then(|| format!("{} {}", texts.form("defend", "short"), view.defend)));
    if facts.is_empty() { texts.name("isle-nothing") } else { facts.join(", ") }
}

fn neighbours(view: &LandView, texts: &Texts) -> String {
    let lands: Vec<&str> = view.neighbours.iter().map(|land| land.name()).collect();
    texts.with("isle-neighbours", [("lands", lands.join(" "))])
}

/// The Invaders and Dahan of a land in signs, for lists.
pub(super) fn signs(game: &SpiritIsland, land: Land, texts: &Texts) -> String {
    let kinds = artel_spirit_island::Kinds::ALL;
    let all: Vec<String> =
        game.pieces(land, kinds).map(|(piece, count)| pieces(piece, count, texts)).collect();
    all.join(" ")
}
