//! Any text as a position of Ghost Stories.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    artel_contract::fuzz::read_position::<artel_ghost_stories::GhostStories>(text);
});
