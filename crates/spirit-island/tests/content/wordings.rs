//! Instructions of the later boxes that the program says in other words than the files.

/// The card, the words of the file, and the same in the words of the program.
pub const LATER_BOXES: &[(&str, &str, &str)] = &[
    ("sleep-and-never-waken", "remove(up_to 6 explorer)", "up to 6 times: remove(1 explorer)"),
    (
        "inspire-the-release-of-stolen-lands",
        "remove(up_to 3 health worth of invaders per dahan here)",
        "remove(up_to 3 health)",
    ),
];
