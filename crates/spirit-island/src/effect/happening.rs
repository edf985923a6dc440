//! Event cards: parts that happen one after another.

use arrayvec::ArrayVec;

use super::Effects;
use crate::components::Stage;

/// An Event card: a main part, one about tokens and one about Dahan, each an action of its own (SM-133).
#[derive(Clone, Copy, Debug)]
pub struct Happening {
    /// Names it in texts and files.
    pub id: &'static str,
    /// What happens first.
    pub main: Main,
    /// What the tokens do then.
    pub tokens: Option<Part>,
    /// What the Dahan do last.
    pub dahan: Option<Part>,
}

/// A part of an Event card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// The key of its name.
    pub name: &'static str,
    /// What it does.
    pub effects: Effects,
}

/// The main part: which of several it is, and when.
#[derive(Clone, Copy, Debug)]
pub enum Main {
    /// The players choose one (SM-R47).
    Chosen(&'static [Part]),
    /// The first until the Invaders have passed this stage, then the second (SM-R39).
    ByStage(Stage, [Part; 2]),
    /// The first up to this Terror Level, then the second.
    ByTerror(u8, [Part; 2]),
    /// The first while the island is healthy, then the second (SM-R79).
    ByHealth([Part; 2]),
    /// It is always the same.
    Always([Part; 1]),
}

impl Main {
    /// Everything that it can be.
    pub fn parts(&self) -> &[Part] {
        match self {
            Main::Chosen(parts) => parts,
            Main::ByStage(_, parts) | Main::ByTerror(_, parts) | Main::ByHealth(parts) => parts,
            Main::Always(part) => part,
        }
    }
}

impl Happening {
    /// More parts than a card has.
    pub const MOST_PARTS: usize = 6;

    /// All its parts, those of the main one first.
    pub fn parts(&self) -> impl Iterator<Item = &Part> {
        self.main.parts().iter().chain(&self.tokens).chain(&self.dahan)
    }

    /// The lists of effects of its parts.
    pub fn lists(&self) -> ArrayVec<Effects, { Happening::MOST_PARTS }> {
        self.parts().map(|part| part.effects).collect()
    }

    /// The same with a part about tokens.
    #[must_use]
    pub const fn tokens(self, tokens: Part) -> Happening {
        Happening { tokens: Some(tokens), ..self }
    }

    /// The same with a part about Dahan.
    #[must_use]
    pub const fn dahan(self, dahan: Part) -> Happening {
        Happening { dahan: Some(dahan), ..self }
    }
}

/// A part with its name.
pub const fn part(name: &'static str, effects: Effects) -> Part {
    Part { name, effects }
}

/// An Event card with its main part.
const fn happening(id: &'static str, main: Main) -> Happening {
    Happening { id, main, tokens: None, dahan: None }
}

/// An Event card of which the players choose the main part.
pub const fn chosen(id: &'static str, parts: &'static [Part]) -> Happening {
    happening(id, Main::Chosen(parts))
}

/// An Event card by the stage of the Invaders: up to this one, and later.
pub const fn by_stage(id: &'static str, until: Stage, first: Part, then: Part) -> Happening {
    happening(id, Main::ByStage(until, [first, then]))
}

/// An Event card by the Terror Level: up to this one, and later.
pub const fn by_terror(id: &'static str, until: u8, first: Part, then: Part) -> Happening {
    happening(id, Main::ByTerror(until, [first, then]))
}

/// An Event card for the healthy and the blighted island.
pub const fn by_health(id: &'static str, healthy: Part, blighted: Part) -> Happening {
    happening(id, Main::ByHealth([healthy, blighted]))
}

/// An Event card with one main part.
pub const fn always(id: &'static str, part: Part) -> Happening {
    happening(id, Main::Always([part]))
}
