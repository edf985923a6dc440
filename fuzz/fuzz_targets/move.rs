//! Any text as a move of every game.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    macro_rules! each {
        ($($module:ident: $game:ty),+ $(,)?) => { $(artel_contract::fuzz::read_move::<$game>(text);)+ };
    }
    artel_games::games!(each);
});
