//! Any bytes as moves of Ghost Stories.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    artel_contract::fuzz::play::<artel_ghost_stories::GhostStories>(bytes);
});
