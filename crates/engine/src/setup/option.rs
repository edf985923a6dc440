//! What can be chosen: the options of a setup, as a form or a program may read them.

use serde::Serialize;

use crate::Setup;

/// One thing that can be chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SetupOption {
    /// The option's name in records and on the command line.
    pub key: &'static str,
    /// The values that can be chosen.
    pub values: Vec<&'static str>,
    /// How many of them, and for whom.
    pub shape: Shape,
    /// The value that leaves it to the lot or to the rules, such as `random`; it stands alone.
    pub open: Option<&'static str>,
    /// The value if nothing is chosen.
    pub default: String,
    /// What the option or a value of it makes sense with.
    pub needs: Vec<Need>,
    /// The options of a group stand together.
    pub group: Group,
    /// The value that records without the option mean, if the option is younger than they are. It is not written.
    #[serde(skip)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    pub unsaid: Option<&'static str>,
}

/// How many values an option takes. Several are separated by commas.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Shape {
    /// One.
    One,
    /// One for each seat, in the order of the seats.
    PerSeat,
    /// Any number of different ones; their order means nothing.
    Set,
}

/// What an option is about, for screens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Group {
    /// Who plays, and who begins.
    Table,
    /// What the game is made of.
    Contents,
    /// How hard it is.
    Challenge,
    /// Whom the players play.
    Cast,
    /// Where it takes place.
    Place,
}

/// What an option, or one value of it, makes sense with. [`Setup::conflicts`] tells of every need that is not met.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Need {
    /// The value that has the need; none if it is the option, as soon as it is not at its default.
    pub value: Option<&'static str>,
    /// The other option.
    pub key: &'static str,
    /// The values of the other option, of which one has to be chosen.
    pub values: Vec<&'static str>,
}

impl Need {
    /// The option makes sense only with one of these values of another.
    pub fn option(key: &'static str, values: impl IntoIterator<Item = &'static str>) -> Self {
        Need { value: None, key, values: values.into_iter().collect() }
    }

    /// A value makes sense only with one of these values of another option.
    pub fn value(
        value: &'static str,
        key: &'static str,
        values: impl IntoIterator<Item = &'static str>,
    ) -> Self {
        Need { value: Some(value), ..Need::option(key, values) }
    }

    /// A seat makes sense only with so many players.
    pub fn seats(
        seats: impl IntoIterator<Item = &'static str>,
        players: &'static [&'static str],
    ) -> impl Iterator<Item = Need> {
        seats.into_iter().map(|seat| {
            let enough = players.iter().copied().filter(|count| number(count) >= number(seat));
            Need::value(seat, "players", enough)
        })
    }
}

fn number(text: &str) -> Option<u8> {
    text.parse().ok()
}

impl SetupOption {
    /// One of the values is chosen.
    pub fn one(key: &'static str, values: impl IntoIterator<Item = &'static str>) -> Self {
        SetupOption {
            key,
            values: values.into_iter().collect(),
            shape: Shape::One,
            open: None,
            default: String::new(),
            needs: Vec::new(),
            group: Group::Table,
            unsaid: None,
        }
    }

    /// Each seat is given a value.
    pub fn per_seat(key: &'static str, values: impl IntoIterator<Item = &'static str>) -> Self {
        SetupOption { shape: Shape::PerSeat, ..SetupOption::one(key, values) }
    }

    /// Any number of the values is chosen.
    pub fn set(key: &'static str, values: impl IntoIterator<Item = &'static str>) -> Self {
        SetupOption { shape: Shape::Set, ..SetupOption::one(key, values) }
    }

    /// It can be left to the lot or to the rules by this word, which becomes the first value.
    #[must_use]
    pub fn or(mut self, open: &'static str) -> Self {
        self.values.insert(0, open);
        self.open = Some(open);
        self
    }

    /// What it makes sense with.
    #[must_use]
    pub fn needing(mut self, needs: impl IntoIterator<Item = Need>) -> Self {
        self.needs.extend(needs);
        self
    }

    /// Where it stands on a screen.
    #[must_use]
    pub fn among(mut self, group: Group) -> Self {
        self.group = group;
        self
    }

    /// Records from before it stay as they are written: they mean this value.
    #[must_use]
    pub fn unsaid(mut self, value: &'static str) -> Self {
        self.unsaid = Some(value);
        self
    }

    /// The options with their defaults.
    pub fn all_of<S: Setup>(options: impl IntoIterator<Item = SetupOption>) -> Vec<SetupOption> {
        let usual = S::default();
        options.into_iter().map(|option| SetupOption { default: usual.value(option.key), ..option }).collect()
    }

    /// Whether there is anything to choose.
    pub fn leaves_a_choice(&self) -> bool {
        self.values.len() > 1
    }
}
