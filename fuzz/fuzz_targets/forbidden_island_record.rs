//! Any text as a record of Forbidden Island.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    artel_contract::fuzz::read_record::<artel_forbidden_island::ForbiddenIsland>(text);
});
