//! Any text as a position of Spirit Island.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    artel_contract::fuzz::read_position::<artel_spirit_island::SpiritIsland>(text);
});
