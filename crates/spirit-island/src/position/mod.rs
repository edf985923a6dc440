//! The state as text that a person can write.
//!
//! ```text
//! boards G,H                           (in the order of the seats)
//! escalation                           (Stage II cards escalate)
//! turn 3
//! phase fast-phase                     (or: bonus-growth, spirit-phase, invader-phase, slow-phase, time-passes)
//! spirit 1 sun-bright-whirlwind energy:3 tracks:2,1 stage:ready
//! hand 1 …                             (also: play, discard, forgotten, used, made-fast, repeated)
//! land G4 town:2 town-1:1 explorer:1 dahan:2 blight:1 presence:1,0 defend:3
//! power-discard …                      (the discard piles of Minor and Major Powers)
//! fear 3                               (also: fear-earned 1, fear-resolved …)
//! ravage stage-1-sands                 (also: build, invader-discard …)
//! lasting CARD 1/2 user:1 target:2     (something that lasts, by where the card says so)
//! skip G4 ravage,build
//! action CARD user:1 land:G4           (the Power in use or the Fear card being resolved; one begun inside it follows)
//! next hit lands:G4 kinds:town left:2 who:1   (what is still to be done, the next first; of a seat: next 2 push …)
//! over lost blight
//! chance 9e3779b97f4a7c15
//! ```
//!
//! Only the Spirits are needed, and what lies on the island. What is left out has its value at the start of the first
//! turn. What follows from the rest is never written: the Blight pool, the cards in the decks, the destroyed Presence.
//! Unique Powers that are named nowhere are in the hand of their Spirit.

mod action;
mod agenda;
mod cards;
mod check;
mod decks;
mod draft;
mod fields;
mod lands;
mod paths;
mod purse;
mod read;
mod spirits;
mod tasks;
mod values;
mod write;

pub(crate) use agenda::are_of_deck;
pub(crate) use check::check;
pub(crate) use read::read;
pub(crate) use write::write;
