//! Any text as a record of Spirit Island.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    artel_contract::fuzz::read_record::<artel_spirit_island::SpiritIsland>(text);
});
