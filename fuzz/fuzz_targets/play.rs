//! Any bytes as moves of every game.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    macro_rules! each {
        ($($module:ident: $game:ty),+ $(,)?) => { $(artel_contract::fuzz::play::<$game>(bytes);)+ };
    }
    artel_games::games!(each);
});
