//! Any text as a move of Ghost Stories.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    artel_contract::fuzz::read_move::<artel_ghost_stories::GhostStories>(text);
});
