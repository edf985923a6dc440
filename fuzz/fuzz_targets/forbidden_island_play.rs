//! Any bytes as moves of Forbidden Island.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    artel_contract::fuzz::play::<artel_forbidden_island::ForbiddenIsland>(bytes);
});
