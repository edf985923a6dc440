//! Any bytes as lines to the referee.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let mut referee = artel_referee::Referee::new();
    for line in bytes.split(|&byte| byte == b'\n') {
        let _ = referee.answer(line);
    }
});
