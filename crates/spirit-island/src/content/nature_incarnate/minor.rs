//! The Minor Powers.

use crate::components::Element::{Fire, Moon, Plant, Water};
use crate::effect::Effect::Lasting;
use crate::effect::Lasting::{Isolated, SitOut};
use crate::effect::Speed::Fast;
use crate::effect::make::{DAHAN, defend, fear, minor, range_from_site, some};
use crate::effect::{Power, Which};

/// All Minor Powers in the order of their ids.
pub const MINORS: &[Power] = &[minor("roiling-bog-and-snagging-thorn", 0, Fast, &[Moon, Fire, Water, Plant])
    .on(range_from_site(1, &[]))
    .does(&[fear(1), Lasting(Isolated), defend(2), Lasting(SitOut(some(1, DAHAN), Which::Any))])];
