use artel_engine::*;
use artel_spirit_island::*;
fn main() {
    let games: u64 = std::env::args().nth(1).map(|a| a.parse().unwrap()).unwrap_or(1000);
    let verbose = std::env::args().nth(2).is_some();
    let (mut dec, mut steps, mut won) = (0u64, 0u64, 0u64);
    let mut turns = 0u64;
    let mut hist = std::collections::BTreeMap::new();
    let t = std::time::Instant::now();
    for s in 0..games {
        let mut setup = artel_spirit_island::Setup::default();
        setup.players = (s % 3 + 1) as u8;
        setup.progression = s % 5 == 0;
        let mut g = SpiritIsland::new(&setup, Seed(s)).unwrap();
        let mut r = Generator::new(Seed(s + 77));
        let mut n = 0;
        while !g.status().is_over() {
            if verbose {
                let mut log: Vec<Event> = Vec::new();
                let c = g.random_choice(&mut r);
                let Some(c) = c else {
                    println!("STUCK seed {s} phase {:?}", g.phase());
                    println!("{g:#?}");
                    return;
                };
                println!("seat {} {} (of {})", c.seat, c.action, c.options);
                g.play_listed(c.seat, c.action, &mut log);
                for e in log {
                    println!("    {e:?}");
                }
            } else {
                match g.play_random(&mut r, &mut NoLog) {
                    None => {
                        println!("STUCK seed {s} {:?}", g.phase());
                        println!("{g:#?}");
                        return;
                    }
                    Some(o) => {
                        steps += 1;
                        if o > 1 {
                            dec += 1
                        }
                    }
                }
            }
            n += 1;
            if n > 20000 {
                println!("LONG seed {s}");
                println!("{g:#?}");
                return;
            }
        }
        turns += g.turn() as u64;
        *hist.entry(format!("{:?}", g.status()).chars().take(12).collect::<String>()).or_insert(0) += 1;
        if g.status() == Status::Won {
            won += 1
        }
    }
    let e = t.elapsed();
    println!(
        "{games} games, {dec} decisions {steps} steps, won {won}, turns/game {:.1}, {:.2} M dec/s, state {} B, {hist:?}",
        turns as f64 / games as f64,
        dec as f64 / e.as_secs_f64() / 1e6,
        std::mem::size_of::<SpiritIsland>()
    );
}
