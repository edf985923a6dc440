//! The state as text that a person can write.
//!
//! ```text
//! difficulty normal
//! tiles cemetery taoist-altar …        (nine, in reading order, the first row in the north)
//! board north yellow-taoist bottomless-pockets player qi 3 at tea-house tao yellow+red yin-yang tokens 1
//! board east red-taoist dance-of-the-peaks neutral qi 2
//! ghost north-1 ghoul stone mantra     (also: die, met-buddha, unsettled)
//! buddha west-2
//! haunted tea-house sorcerer-hut
//! circle black
//! centre-tokens 1
//! gone zombie-1 vampire-lord           (cards that came and went)
//! turn north
//! phase yang act                       (or: dawn, yin; yang move, acted, buddhas)
//! done helps 1 borrowed blue-taoist    (also: exorcisms N, pocketed, enfeebled, led-other, reached-centre)
//! exorcism red+white+black asked green-taoist lending green-taoist targets north-1 paid red
//! next judge                           (what is still to be done, the next first)
//! over lost all-dead
//! chance 9e3779b97f4a7c15
//! ```
//!
//! Only the four boards are needed. What is left out has its value at the start of a game; the cards
//! that nobody has seen are in the deck or were taken out of it.

mod check;
mod draft;
mod read;
mod tasks;
mod write;

pub(crate) use check::check;
pub(crate) use read::read;
pub(crate) use write::write;
