//! What adversaries and Blight cards say.

use artel_engine::Phrase;

use super::{Line, Writer};
use crate::effect::{Adversary, Blight, Effects, Escalation, Level, Loss};

/// What a level adds to those below it, but for numbers of the decks.
pub fn level(level: &Level) -> Vec<Line> {
    let mut writer = Writer::default();
    writer.under("level-setup", level.setup);
    writer.under("level-after-setup", level.after_setup);
    for &rule in level.rules {
        writer.lasting(rule);
    }
    writer.done()
}

/// What happens when a card with the escalation symbol is turned up.
pub fn escalation(adversary: &Adversary) -> Vec<Line> {
    let mut writer = Writer::default();
    match adversary.escalation.1 {
        Escalation::Before(effects) => writer.effects(effects),
        Escalation::AfterIn(effects) => writer.governed("escalation-after-in", effects),
    }
    writer.done()
}

/// What loses the game besides the usual.
pub fn loss(loss: Loss) -> Vec<Line> {
    let phrase = match loss {
        Loss::Buildings(count) => Phrase::new("loss-buildings").number("amount", count),
    };
    vec![Line::of(phrase)]
}

/// What the side of a Blight card says that is turned up when the healthy one is empty.
pub fn blight(card: &Blight) -> Vec<Line> {
    let mut writer = Writer::default();
    writer.under("blight-at-once", card.at_once);
    writer.under("blight-each-phase", card.each_phase);
    writer.done()
}

impl Writer {
    /// A heading with what stands below it; nothing if nothing does.
    fn under(&mut self, key: &'static str, effects: Effects) {
        if !effects.is_empty() {
            self.governed(key, effects);
        }
    }
}
