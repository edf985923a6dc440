use artel_engine::*;
use artel_spirit_island::*;
fn main() {
    let n: u64 = std::env::args().nth(1).unwrap().parse().unwrap();
    let (mut depth, mut shown) = (0, 0);
    for s in 0..n {
        let mut gen_ = Generator::new(Seed(s * 31 + 5));
        let setup: Setup = artel_contract::random_setup(&mut gen_);
        let mut g = SpiritIsland::new(&setup, Seed(s)).unwrap();
        loop {
            let t = g.write_position();
            let d = t.lines().filter(|l| l.starts_with("next ")).count();
            if d > depth { depth = d; println!("--- seed {s} depth {d}\n{t}"); }
            if d >= 5 && shown < 6 && gen_.below(200) == 0 { shown += 1; println!("--- seed {s}\n{t}"); }
            match SpiritIsland::read_position(&t) { Ok(r) if r == g => {}, Ok(_) => { println!("DIFFERENT\n{t}"); return }, Err(e) => { println!("{e}\n{t}"); return } }
            if let Err(e) = g.check_invariants() { println!("{e}\n{t}"); return }
            let Some((seat, a)) = g.random_move(&mut gen_) else { break };
            g.begin(seat, a, &mut NoLog).unwrap();
            while g.chance_due() {
                let t = g.write_position();
                match SpiritIsland::read_position(&t) { Ok(r) if r == g => {}, Ok(_) => { println!("DIFFERENT DUE\n{t}"); return }, Err(e) => { println!("DUE {e}\n{t}"); return } }
                let o = g.next_outcome(); g.resolve(o, &mut NoLog).unwrap();
            }
        }
    }
    println!("ok max depth {depth}");
}
