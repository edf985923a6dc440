//! A tile or a ghost space in words.

use artel_engine::{Game, Phrase, Viewer};
use artel_ghost_stories::{CardView, Colour, Figure, GhostStories, Place, Side, SpaceView, Tile};
use artel_texts::Texts;

use super::board::space_view;
use super::grid::Spot;
use super::odds;

/// All there is to know of a place, its name first.
pub(super) fn spot(game: &GhostStories, spot: Spot, texts: &Texts) -> Vec<String> {
    match spot {
        Spot::Tile(of) => {
            let mut lines = headed(tile(game, of, texts));
            lines.push(texts.form(of.id(), "effect"));
            lines.extend(odds::haunting(game, of, texts));
            lines.extend(odds::exorcisms(game, of, texts));
            lines
        }
        Spot::Space(of) => {
            let view = game.view(Viewer::Spectator);
            space_view(&view, of).map_or_else(Vec::new, |of| {
                let mut lines = headed(space(of, texts));
                lines.extend(of.card.iter().flat_map(|card| effects(card, texts)));
                lines
            })
        }
    }
}

/// The name, then everything else in one line.
fn headed(facts: Vec<String>) -> Vec<String> {
    let mut facts = facts.into_iter();
    let name = facts.next();
    let rest = facts.collect::<Vec<_>>().join(", ");
    name.into_iter().chain((!rest.is_empty()).then_some(rest)).collect()
}

/// A tile: its name, whether it is haunted, what lies there and who stands there.
pub(super) fn tile(game: &GhostStories, tile: Tile, texts: &Texts) -> Vec<String> {
    let place = game.village().place(tile);
    let mut facts = vec![texts.name(tile.id())];
    if game.haunted().contains(place) {
        facts.push(texts.name("ghosts-haunted"));
    }
    let mut several = |key: &str, count: u8| {
        facts.extend((count > 0).then(|| texts.with(key, [("count", count)])));
    };
    if tile == Tile::BuddhistTemple {
        several("ghosts-buddhas", game.temple_buddhas());
    }
    if place == Place::CENTRE {
        several("ghosts-power-tokens", game.centre_tokens());
    }
    if let Some(colour) = game.circle().filter(|_| tile == Tile::CircleOfPrayer) {
        facts.push(texts.form(colour.id(), "tao"));
    }
    let here = Side::ALL.into_iter().filter(|&side| game.lives(side) && game.place_of(side) == place);
    let here: Vec<String> = here.map(|side| texts.name(game.taoist(side).id())).collect();
    if !here.is_empty() {
        facts.push(texts.with("ghosts-here", [("taoists", texts.language().join(&here))]));
    }
    facts
}

/// A ghost space: its name, the ghost on it and in what state it is.
pub(super) fn space(space: &SpaceView, texts: &Texts) -> Vec<String> {
    // The sign of the space is how moves write it.
    let id = space.space.id();
    let mut facts = vec![format!("{}: {}", texts.form(id, "tiny"), texts.name(id))];
    match &space.card {
        None if !space.buddha => facts.push(texts.name("ghosts-empty")),
        None => {}
        Some(card) => facts.extend(ghost(space, card, texts)),
    }
    if space.buddha {
        facts.push(texts.name("buddha"));
    }
    facts
}

fn ghost(space: &SpaceView, card: &CardView, texts: &Texts) -> Vec<String> {
    let mut facts = vec![texts.name(card.face.card.id())];
    if card.face.incarnation {
        facts.push(texts.name("ghosts-incarnation"));
    }
    facts.push(texts.with("ghosts-resistance", [("needs", needs(card.face.resistance.0, texts))]));
    facts.extend(card.figure.map(|stands| figure(space, stands, texts)));
    let marks = [(card.mantra, "mantra"), (card.holds_die, "capture-die"), (!card.open, "ghosts-shut")];
    facts.extend(marks.into_iter().filter(|(holds, _)| *holds).map(|(_, key)| texts.name(key)));
    facts
}

/// The faces that are needed, by colour.
fn needs(needs: [u8; 5], texts: &Texts) -> String {
    let needed = Colour::ALL.into_iter().filter(|&colour| needs[colour as usize] > 0);
    let told = needed.map(|colour| format!("{} × {}", texts.name(colour.id()), needs[colour as usize]));
    let told: Vec<String> = told.collect();
    if told.is_empty() { "0".to_owned() } else { told.join(", ") }
}

/// Where the haunter figure stands, and what it strikes.
fn figure(space: &SpaceView, stands: Figure, texts: &Texts) -> String {
    let Some(tile) = space.threatens else { return texts.name("ghosts-figure-breaks-through") };
    let key = match stands {
        Figure::Card => "ghosts-figure-card",
        Figure::Stone => "ghosts-figure-stone",
    };
    texts.phrase(&Phrase::new(key).name("tile", tile.id()))
}

/// What the stones say.
fn effects(card: &CardView, texts: &Texts) -> Vec<String> {
    let say = |key: &str, ids: Vec<&str>| {
        let effects: Vec<String> = ids.iter().map(|id| texts.form(id, "effect")).collect();
        (!effects.is_empty()).then(|| texts.with(key, [("effects", effects.join(" "))]))
    };
    let stones = [
        say("ghosts-stone-left", card.face.left.iter().map(|ability| ability.id()).collect()),
        say("ghosts-stone-centre", card.face.centre.iter().map(|ability| ability.id()).collect()),
        say("ghosts-stone-right", card.face.right.iter().map(|ability| ability.id()).collect()),
    ];
    stones.into_iter().flatten().collect()
}
