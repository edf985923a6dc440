//! What adversaries and Blight cards say.

use artel_engine::Phrase;

use super::{Line, Writer, names};
use crate::effect::{Adversary, Blight, Effects, Escalation, Lasting, Level, Loss, Scenario, Victory};

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
        Loss::InInnerLands(kinds) => Phrase::new("loss-in-inner-lands").name("kinds", names::kinds(kinds)),
        Loss::FewPerPlayer(kinds, each) => {
            Phrase::new("loss-few-per-player").number("amount", each).name("kinds", names::kinds(kinds))
        }
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

/// What a scenario does when everything else of the setup is over.
pub fn scenario_setup(scenario: &Scenario) -> Vec<Line> {
    let mut writer = Writer::default();
    writer.effects(scenario.after_setup);
    writer.done()
}

/// What wins the game in a scenario, where that is not the usual.
pub fn victory(victory: Victory) -> Vec<Line> {
    match victory {
        Victory::Usual => Vec::new(),
        Victory::Rituals => vec![Line::of(Phrase::new("victory-rituals"))],
        Victory::Insurrection => vec![Line::of(Phrase::new("victory-insurrection"))],
    }
}

/// What a rule of a scenario says.
pub fn rule(rules: &[Lasting]) -> Vec<Line> {
    let mut writer = Writer::default();
    for &rule in rules {
        writer.lasting(rule);
    }
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
