//! Choices, places and players: lines with others below them.

use artel_engine::Phrase;

use super::Writer;
use super::place::Described;
use crate::effect::{Effect, Effects, Place, Whose};

/// Who carries out what stands below, and whether they have to.
#[derive(Clone, Copy)]
pub(super) struct Who {
    everyone: bool,
    may: bool,
}

impl Who {
    pub(super) const USER: Who = Who { everyone: false, may: false };
    pub(super) const USER_MAY: Who = Who { everyone: false, may: true };
    pub(super) const EVERYONE: Who = Who { everyone: true, may: false };

    /// Of the keys for user, user if they like, everyone, everyone if they like.
    fn key(self, keys: [&'static str; 4]) -> &'static str {
        keys[2 * usize::from(self.everyone) + usize::from(self.may)]
    }
}

const IN_LAND: [&str; 4] = ["in-land", "may-in-land", "each-player-in-land", "each-player-may-in-land"];
const CHOOSE: [&str; 4] = ["choose", "may-choose", "each-player-chooses", "each-player-may-choose"];
const DO: [&str; 4] = ["do", "may", "each-player", "each-player-may"];

impl Writer {
    /// A list that somebody carries out; one line says who it is and which land or choice is theirs.
    pub(super) fn block(&mut self, who: Who, effects: Effects) {
        match *effects {
            [Effect::May(inner)] => self.block(Who { may: true, ..who }, inner),
            [Effect::In(place, inner)] if self.target_decides => {
                let land = Described::of(place).to_the_target();
                self.land("target-in-land", land, |writer| writer.effects(inner));
            }
            [Effect::In(place, inner)] => {
                self.land(who.key(IN_LAND), Described::of(place), |writer| writer.effects(inner));
            }
            [Effect::Choose(lists)] => self.choose(who.key(CHOOSE), lists),
            _ => self.governed(who.key(DO), effects),
        }
    }

    fn choose(&mut self, key: &'static str, lists: &[Effects]) {
        self.say(Phrase::new(key));
        for (number, list) in lists.iter().enumerate() {
            if number > 0 {
                self.say(Phrase::new("choose-or"));
            }
            self.below(|writer| writer.effects(list));
        }
    }

    pub(super) fn in_each(&mut self, place: Place, effects: Effects) {
        self.land("in-each-land", Described::of(place), |writer| writer.effects(effects));
    }

    pub(super) fn elsewhere(&mut self, place: Place, effects: Effects) {
        self.land("each-player-elsewhere", Described::of(place), |writer| writer.effects(effects));
    }

    pub(super) fn if_threshold(&mut self, number: u8, effects: Effects, otherwise: Effects) {
        let shown = if self.only_threshold { 0 } else { number + 1 };
        let phrase = |key| Phrase::new(key).number("number", shown);
        if effects.is_empty() {
            self.say(phrase("unless-threshold"));
            self.below(|writer| writer.effects(otherwise));
            return;
        }
        self.say(phrase("if-threshold"));
        self.below(|writer| writer.effects(effects));
        self.otherwise(otherwise);
    }

    pub(super) fn pay(&mut self, whose: Whose, energy: u8, effects: Effects, otherwise: Effects) {
        let key = match whose {
            Whose::User => "may-pay",
            Whose::Target => "target-may-pay",
        };
        self.say(Phrase::new(key).number("amount", energy));
        self.target_decides = whose == Whose::Target;
        self.below(|writer| writer.effects(effects));
        self.target_decides = false;
        self.otherwise(otherwise);
    }
}
