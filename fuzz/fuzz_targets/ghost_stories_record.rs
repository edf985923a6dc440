//! Any text as a record of Ghost Stories.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    artel_contract::fuzz::read_record::<artel_ghost_stories::GhostStories>(text);
});
