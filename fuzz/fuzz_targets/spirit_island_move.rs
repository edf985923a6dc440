//! Any text as a move of Spirit Island.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    artel_contract::fuzz::read_move::<artel_spirit_island::SpiritIsland>(text);
});
