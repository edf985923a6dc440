//! Text and moves that nobody should send, and that must do no harm: entry points for the fuzzers in
//! the folder `fuzz`, and a test that garbles good files without them.

use artel_engine::{Choice, Game, GameMove, Generator, NoLog, Seat, Seed, position, record};

use crate::explore::random_game;

/// Any text as a position: refused, or a state that keeps every promise.
pub fn read_position<G: Game>(text: &str) {
    let Ok(mut game) = position::read::<G>(text) else { return };
    game.check_invariants().expect("a position that was read can be reached");
    assert!(position::read::<G>(&position::write(&game)) == Ok(game.clone()));
    let mut generator = Generator::new(Seed(text.len() as u64));
    for _ in 0..100 {
        let Some(Choice { seat, action, .. }) = game.random_choice(&mut generator) else { return };
        game.play(seat, action, &mut NoLog).expect("a random move is legal");
        game.check_invariants().expect("the rules lead to states that can be reached");
    }
}

/// Any text as a record: refused, or one that is written and read again the same.
pub fn read_record<G: Game>(text: &str) {
    if let Ok(session) = record::read::<G>(text) {
        let read =
            record::read::<G>(&record::write(&session)).expect("a record that was written can be read");
        assert!(read.game() == session.game());
    }
}

/// Any text as a move: refused, or one that is written and read again the same, and that can be
/// tried in any state.
pub fn read_move<G: Game>(text: &str) {
    let Ok(action) = text.parse::<G::Move>() else { return };
    assert_eq!(action.to_string().parse(), Ok(action));
    let mut game = G::new(&G::Setup::default(), Seed(1)).expect("the default setup can be played");
    for seat in 0..=u8::MAX {
        let _ = game.begin(Seat(seat), action, &mut NoLog);
    }
}

/// Any bytes as moves and outcomes in turn: whatever is accepted keeps the invariants.
pub fn play<G: Game>(bytes: &[u8]) {
    let every_move = G::Move::every();
    let mut game =
        G::new(&G::Setup::default(), Seed(bytes.len() as u64)).expect("the default setup can be played");
    for chunk in bytes.chunks_exact(3) {
        let index = usize::from(chunk[1]) << 8 | usize::from(chunk[2]);
        let action = every_move[index % every_move.len()];
        if game.play(Seat(chunk[0] % (game.seats() + 1)), action, &mut NoLog).is_ok() {
            game.check_invariants().expect("an accepted move keeps the invariants");
        }
    }
}

/// Good files with words and lines exchanged, lost or doubled never do harm.
pub fn garbled_files_do_no_harm<G: Game>() {
    let mut generator = Generator::new(Seed(11));
    for seed in 0..40 {
        let session = random_game::<G>(seed, |_| {});
        let half = session.replayed(session.entries().len() / 2, &mut NoLog);
        let (position, record) = (position::write(half.game()), record::write(&half));
        for _ in 0..50 {
            read_position::<G>(&garble(&position, &record, &mut generator));
            read_record::<G>(&garble(&record, &position, &mut generator));
        }
    }
    for action in G::Move::every() {
        read_move::<G>(&garble(&action.to_string(), "0 -1 , # = é", &mut generator));
    }
    let bytes: Vec<u8> = (0..30_000).map(|_| generator.below(256) as u8).collect();
    play::<G>(&bytes);
}

/// A text with a few of its words dropped, doubled or replaced by words of the other text.
fn garble(text: &str, other: &str, generator: &mut Generator) -> String {
    let strange: Vec<&str> = other.split_whitespace().collect();
    let mut lines: Vec<Vec<&str>> = text.lines().map(|line| line.split(' ').collect()).collect();
    for _ in 0..=generator.below(3) {
        let line = generator.below(lines.len() as u32) as usize;
        let word = generator.below(lines[line].len() as u32) as usize;
        match generator.below(6) {
            0 => lines[line][word] = "",
            1 => lines[line][word] = strange[generator.below(strange.len() as u32) as usize],
            2 => lines[line].push(strange[generator.below(strange.len() as u32) as usize]),
            3 => lines[line].truncate(word + 1),
            4 => lines.push(lines[line].clone()),
            _ => lines[line].clear(),
        }
        if lines[line].is_empty() {
            lines[line].push("");
        }
    }
    let lines: Vec<String> = lines.iter().map(|words| words.join(" ")).collect();
    lines.join("\n")
}
