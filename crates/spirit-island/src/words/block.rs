//! Choices, places and players: lines with others below them.

use artel_engine::Phrase;

use super::place::Described;
use super::{Writer, names};
use crate::components::Kinds;
use crate::effect::{Amount, Effect, Effects, Number, Place, Whose};

/// Who carries out what stands below, or may do so.
#[derive(Clone, Copy)]
pub(crate) enum Who {
    UserMay,
    Everyone,
    EveryoneMay,
    EachBoard,
}

/// The keys of the lines that may begin a list.
struct Beginnings {
    land: &'static str,
    choice: &'static str,
    list: &'static str,
}

impl Who {
    fn may(self) -> Who {
        match self {
            Who::UserMay | Who::EachBoard => Who::UserMay,
            Who::Everyone | Who::EveryoneMay => Who::EveryoneMay,
        }
    }

    fn beginnings(self) -> Beginnings {
        match self {
            Who::UserMay => Beginnings { land: "may-in-land", choice: "may-choose", list: "may" },
            Who::Everyone => {
                Beginnings { land: "each-player-in-land", choice: "each-player-chooses", list: "each-player" }
            }
            Who::EachBoard => {
                Beginnings { land: "each-board-in-land", choice: "each-board-choose", list: "each-board" }
            }
            Who::EveryoneMay => Beginnings {
                land: "each-player-may-in-land",
                choice: "each-player-may-choose",
                list: "each-player-may",
            },
        }
    }
}

impl Writer {
    /// A list that somebody carries out; one line says who it is and which land or choice is theirs.
    pub(crate) fn block(&mut self, who: Who, effects: Effects) {
        let Beginnings { land, choice, list } = who.beginnings();
        match *effects {
            [Effect::May(inner)] if !matches!(who, Who::EachBoard) => self.block(who.may(), inner),
            [Effect::In(place, inner)] => {
                self.land(land, &self.described(place, inner), inner);
            }
            [Effect::Choose(lists)] => self.choose(choice, lists),
            _ => self.governed(list, effects),
        }
    }

    /// On each board; what is said of its lands need not name the board again.
    pub(crate) fn each_board(&mut self, effects: Effects) {
        self.board_named = true;
        self.block(Who::EachBoard, effects);
        self.board_named = false;
    }

    fn described(&self, place: Place, effects: Effects) -> Described {
        let land = Described::for_effects(place, effects);
        if self.board_named { land.on_named_board() } else { land }
    }

    pub(crate) fn in_land(&mut self, place: Place, effects: Effects) {
        let land = self.described(place, effects);
        match self.decides {
            Whose::User => self.land("in-land", &land, effects),
            Whose::Target => self.land("target-in-land", &land.for_the_target(), effects),
        }
    }

    /// What the target Spirit does.
    pub(crate) fn by_target(&mut self, effects: Effects) {
        self.decides = Whose::Target;
        match *effects {
            [Effect::May(inner)] => self.governed("target-may", inner),
            _ => self.governed("target-does", effects),
        }
        self.decides = Whose::User;
    }

    pub(crate) fn choose(&mut self, key: &'static str, lists: &[Effects]) {
        self.say(Phrase::new(key));
        self.below(|writer| writer.alternatives(lists));
    }

    /// One list or the other.
    pub(crate) fn alternatives(&mut self, lists: &[Effects]) {
        for (number, list) in lists.iter().enumerate() {
            if number > 0 {
                self.say(Phrase::new("choose-or"));
            }
            self.effects(list);
        }
    }

    pub(crate) fn in_each(&mut self, place: Place, effects: Effects) {
        self.land("in-each-land", &self.described(place, effects), effects);
    }

    /// In some lands, different ones or also the same again.
    pub(crate) fn in_some(&mut self, number: Number, place: Place, effects: Effects) {
        let key = match (number.apart, number.up_to) {
            (true, false) if number.count == u8::MAX => "in-all-lands",
            (true, false) => "in-some-lands",
            (true, true) => "in-some-lands-up-to",
            (false, false) => "in-lands-times",
            (false, true) => "in-lands-times-up-to",
        };
        let land = Described::for_effects(place, effects);
        let land = if number.apart && number.count < u8::MAX { land.several() } else { land };
        self.say(land.phrase(key).number("count", number.count));
        self.below(|writer| writer.effects(effects));
    }

    /// Damage to pieces of these kinds in several lands together.
    pub(crate) fn damage_among(&mut self, amount: Amount, kinds: Kinds, place: Place) {
        if amount.fixed > 0 {
            let phrase = Described::of(place).several().phrase("effect-damage-among");
            self.say(phrase.number("amount", amount.fixed).name("kinds", names::kinds(kinds)));
        } else {
            self.say(Described::of(place).phrase("in-lands-together"));
            self.below(|writer| writer.damage(amount, kinds));
        }
    }

    pub(crate) fn elsewhere(&mut self, place: Place, effects: Effects) {
        self.land("each-player-elsewhere", &Described::for_effects(place, effects), effects);
    }

    pub(crate) fn pay(&mut self, whose: Whose, energy: u8, effects: Effects, otherwise: Effects) {
        let key = match whose {
            Whose::User => "may-pay",
            Whose::Target => "target-may-pay",
        };
        self.say(Phrase::new(key).number("amount", energy));
        self.decides = whose;
        self.below(|writer| writer.effects(effects));
        self.decides = Whose::User;
        self.otherwise(otherwise);
    }
}
