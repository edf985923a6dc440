//! Any text as a position of every game.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    macro_rules! each {
        ($($module:ident: $game:ty),+ $(,)?) => { $(artel_contract::fuzz::read_position::<$game>(text);)+ };
    }
    artel_games::games!(each);
});
