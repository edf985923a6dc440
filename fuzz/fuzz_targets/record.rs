//! Any text as a record of every game.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    macro_rules! each {
        ($($module:ident: $game:ty),+ $(,)?) => { $(artel_contract::fuzz::read_record::<$game>(text);)+ };
    }
    artel_games::games!(each);
});
