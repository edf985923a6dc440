//! The cards that may be played at any time (FI-070 to FI-077).

mod helicopter_lift;
mod sandbags;
