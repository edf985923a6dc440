//! Any text as a move of Forbidden Island.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    artel_contract::fuzz::read_move::<artel_forbidden_island::ForbiddenIsland>(text);
});
