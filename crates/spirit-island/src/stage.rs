//! How far a Spirit is in its phase, and which Growth options it has picked.

use crate::byte::byte;
use crate::content::MOST_OPTIONS;

/// Some of the Growth options of a Spirit, counted from zero.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Options(u16);

impl Options {
    /// None of them.
    pub(crate) const NONE: Options = Options(0);
    /// More options than any panel has.
    pub(crate) const MOST: u8 = byte(MOST_OPTIONS);

    /// These and one more.
    #[inline]
    #[must_use]
    pub(crate) fn with(self, option: u8) -> Options {
        assert!(option < Options::MOST, "no panel has so many Growth options");
        Options(self.0 | 1 << option)
    }

    /// These without one.
    #[must_use]
    pub(crate) fn without(self, option: u8) -> Options {
        Options(self.0 & !Options::NONE.with(option).0)
    }

    /// Whether the option is among them.
    #[inline]
    pub(crate) fn contains(self, option: u8) -> bool {
        option < Options::MOST && self.0 >> option & 1 == 1
    }

    /// Whether there are none.
    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The options in their order.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = u8> {
        (0..Options::MOST).filter(move |&option| self.contains(option))
    }
}

/// An action of a Growth option, both counted from zero.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct GrowthAct {
    pub(crate) option: u8,
    pub(crate) action: u8,
}

/// What a Spirit does in the Spirit phase (SI-039).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Stage {
    /// A Growth option is to be chosen (SI-047).
    Choosing {
        /// The options picked this turn, whose actions are done.
        picked: Options,
    },
    /// The actions of the option are done; the bits tell which are left (SI-048, SI-049).
    Growing {
        /// The option.
        option: u8,
        /// The actions left.
        left: u8,
        /// The options picked this turn, this one among them.
        picked: Options,
    },
    /// Cards are played (SI-074).
    Playing,
    /// Nothing more to do in this phase.
    Ready,
}

impl Stage {
    /// Nothing was picked yet.
    pub(crate) const CHOOSING: Stage = Stage::Choosing { picked: Options::NONE };

    /// The Growth options picked this turn, as long as the Spirit grows.
    pub(crate) fn picked(self) -> Options {
        match self {
            Stage::Choosing { picked } | Stage::Growing { picked, .. } => picked,
            Stage::Playing | Stage::Ready => Options::NONE,
        }
    }
}
