//! Using Powers: what can be used, on what, with which thresholds, and what follows.

mod targets;
mod thresholds;
mod usable;
mod using;
