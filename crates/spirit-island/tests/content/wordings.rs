//! Instructions of the later boxes that the program says in other words than the files.

/// The card, the words of the file, and the same in the words of the program.
pub const LATER_BOXES: &[(&str, &str, &str)] = &[
    ("sleep-and-never-waken", "remove(up_to 6 explorer)", "up to 6 times: remove(1 explorer)"),
    (
        "inspire-the-release-of-stolen-lands",
        "remove(up_to 3 health worth of invaders per dahan here)",
        "remove(up_to 3 health)",
    ),
    ("flocking-red-talons", "damage(1) to each chosen invader", "1 each"),
    ("flocking-red-talons", "push(1 explorer|town per beasts here)", "push(1 explorer|town)"),
    (
        "fragments-of-yesteryear",
        "remove all pieces here",
        "remove(all explorer|town|city|dahan|beasts|wilds|disease|badlands|strife|vitality|quake|deeps|omen|blight|presence|incarna)",
    ),
    (
        "fragments-of-yesteryear",
        "do not remove dahan, any Spirit's presence, or Spirit tokens; do not add invaders or blight",
        "remove(all explorer|town|city|blight)",
    ),
    ("ravaged-undergrowth-slithers-back-to-life", "push(that wilds)", "push(1 wilds)"),
    ("ravaged-undergrowth-slithers-back-to-life", "push(it)", "push(up_to 1 wilds)"),
    ("transform-to-a-murderous-darkness", "push(any number of those badlands)", "push(up_to 1 badlands)"),
    ("utter-a-curse-of-dread-and-bone", "add(1 badlands|disease|strife)", "add(1 disease|badlands|strife)"),
    (
        "utter-a-curse-of-dread-and-bone",
        "add(1 more of it)",
        "add(1 badlands), add(1 disease), add(1 strife)",
    ),
    ("transformative-sacrifice", "remove(up_to 3 of its presence, anywhere on the island)", "up to 3"),
    (
        "draw-towards-a-consuming-void",
        "gather(1 explorer, 1 town, 1 city, 1 dahan, 1 beasts and 1 presence of any Spirit)",
        "1 of each",
    ),
    ("draw-towards-a-consuming-void", "destroy(1 presence of each Spirit)", "1 of each"),
];
