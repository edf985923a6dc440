//! Any text as a position of Forbidden Island.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    artel_contract::fuzz::read_position::<artel_forbidden_island::ForbiddenIsland>(text);
});
