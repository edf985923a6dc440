//! Any bytes as moves of Spirit Island.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    artel_contract::fuzz::play::<artel_spirit_island::SpiritIsland>(bytes);
});
