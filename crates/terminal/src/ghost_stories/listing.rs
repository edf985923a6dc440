//! How moves are listed: under which heading and by which words.

use artel_ghost_stories::{Colour, GhostStories, Move, Space, Taoist, Tile};
use artel_texts::Texts;

use super::symbols::letter;

/// The key of the heading of a move.
pub(super) fn heading(action: Move) -> &'static str {
    match action {
        Move::Yin => "heading-yin",
        Move::Step(_) => "heading-move",
        Move::Pocket(_)
        | Move::Enfeeble(_)
        | Move::Guide(..)
        | Move::Borrow(_)
        | Move::PickUp
        | Move::RerollCurse => "heading-power",
        Move::Ask => "heading-ask",
        Move::Call(_) => "heading-call",
        Move::Cleanse(_) => "heading-cleanse",
        Move::Exorcise => "heading-exorcise",
        Move::Buddha(_) => "heading-buddha",
        Move::End => "heading-end",
        Move::Place(_) => "heading-place",
        Move::Discard(_) => "heading-discard",
        Move::Suffer(_) => "heading-suffer",
        Move::Take(_) => "heading-take",
        Move::Revive(_) => "heading-revive",
        Move::Restore(_) => "heading-restore",
        Move::Banish(_) => "heading-banish",
        Move::Calm(_) => "heading-calm",
        Move::Pray(_) => "heading-pray",
        Move::Shift(..) => "heading-shift",
        Move::Carry(..) => "heading-carry",
        Move::Skip => "heading-skip",
        Move::Keep => "heading-keep",
        Move::Reroll(_) => "heading-reroll",
        Move::Request(_) => "heading-request",
        Move::Lend | Move::Refuse => "heading-lend",
        Move::Dispel(_) | Move::DispelBoth | Move::GiveUp => "heading-judge",
        Move::Pay(..) => "heading-pay",
        Move::CurseFirst(_) => "heading-curse-first",
        Move::GainQi | Move::GainYinYang | Move::GiveQi(_) | Move::GiveYinYang(_) => "heading-reward",
    }
}

/// The move under its heading: what it names and nothing else.
pub(super) fn label(game: &GhostStories, action: Move, texts: &Texts) -> String {
    let say = Labels { game, texts };
    match action {
        Move::Step(tile) | Move::Call(tile) | Move::Cleanse(tile) | Move::Restore(tile) => say.tile(tile),
        Move::Pocket(colour) => say.of_power("bottomless-pockets", &say.colour(colour)),
        Move::Enfeeble(space) => say.of_power("enfeeblement-mantra", &say.space(space)),
        Move::Guide(taoist, tile) => say.of_power("dance-of-the-twin-winds", &say.to_tile(taoist, tile)),
        Move::Borrow(taoist) => texts.name(game.power(game.side_of(taoist)).id()),
        Move::PickUp => texts.name("neutral-power"),
        Move::RerollCurse => texts.name("curse"),
        Move::Ask => say.tile(game.tile_of(game.turn())),
        Move::Exorcise => {
            let ghosts: Vec<String> = game.targets().iter().map(|space| say.ghost(space)).collect();
            ghosts.join(" + ")
        }
        Move::Buddha(space) | Move::Place(space) => say.place(space),
        Move::Banish(space) | Move::Dispel(space) | Move::CurseFirst(space) => say.space(space),
        Move::Discard(colour) | Move::Take(colour) | Move::Pray(colour) => say.colour(colour),
        Move::Suffer(taoist) | Move::Revive(taoist) | Move::Request(taoist) => texts.name(taoist.id()),
        Move::Calm(side) => texts.name(side.id()),
        Move::Shift(from, to) => format!("{} → {}", say.space(from), texts.form(to.id(), "tiny")),
        Move::Carry(taoist, tile) => say.to_tile(taoist, tile),
        Move::Reroll(dice) => {
            let faces: Vec<String> = dice.iter().map(|face| texts.form(face.id(), "short")).collect();
            faces.join(" + ")
        }
        Move::Pay(taoist, colour) => {
            format!("{}: {}", texts.form(taoist.id(), "short"), say.colour(colour))
        }
        Move::Yin => texts.name("label-yin"),
        Move::End => texts.name("label-end"),
        Move::Skip => texts.name("label-skip"),
        Move::Keep => texts.name("label-keep"),
        Move::Lend => texts.name("label-lend"),
        Move::Refuse => texts.name("label-refuse"),
        Move::DispelBoth => texts.name("label-dispel-both"),
        Move::GiveUp => texts.name("label-give-up"),
        Move::GainQi => texts.form("qi", "acc"),
        Move::GainYinYang => texts.name("yin-yang"),
        Move::GiveQi(taoist) => format!("{} → {}", texts.form("qi", "acc"), texts.name(taoist.id())),
        Move::GiveYinYang(taoist) => {
            format!("{} → {}", texts.form("yin-yang", "short"), texts.name(taoist.id()))
        }
    }
}

/// The ghosts, the tile or the power that the words of a move only point at.
pub(super) fn remark(game: &GhostStories, action: Move, texts: &Texts) -> Option<String> {
    match action {
        Move::Enfeeble(space)
        | Move::Banish(space)
        | Move::Dispel(space)
        | Move::Shift(space, _)
        | Move::CurseFirst(space) => Some(Labels { game, texts }.ghost(space)),
        Move::Exorcise | Move::Ask | Move::Borrow(_) => Some(label(game, action, texts)),
        _ => None,
    }
}

/// Names of what moves are about.
struct Labels<'a> {
    game: &'a GhostStories,
    texts: &'a Texts,
}

impl Labels<'_> {
    fn tile(&self, tile: Tile) -> String {
        self.texts.name(tile.id())
    }

    fn colour(&self, colour: Colour) -> String {
        format!("{} {}", letter(colour.id(), self.texts), self.texts.name(colour.id()))
    }

    /// The ghost on a space.
    fn ghost(&self, space: Space) -> String {
        self.game.card(space).map_or_else(String::new, |card| self.texts.name(card.id()))
    }

    /// A space with the ghost on it.
    fn space(&self, space: Space) -> String {
        let tiny = self.texts.form(space.id(), "tiny");
        format!("{tiny} {}", self.ghost(space)).trim_end().to_owned()
    }

    /// A space as moves write it, then by its board and the tile in front of it.
    fn place(&self, space: Space) -> String {
        format!("{} {}", self.texts.form(space.id(), "tiny"), self.texts.form(space.id(), "short"))
    }

    fn to_tile(&self, taoist: Taoist, tile: Tile) -> String {
        format!("{} → {}", letter(taoist.id(), self.texts), self.texts.form(tile.id(), "short"))
    }

    fn of_power(&self, power: &str, what: &str) -> String {
        format!("{}: {what}", self.texts.form(power, "short"))
    }
}
