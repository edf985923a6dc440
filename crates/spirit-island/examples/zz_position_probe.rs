use artel_engine::{Game, Generator, NoLog, Seed};
use artel_spirit_island::*;
use std::fmt::Write;
fn rich(g: &mut Generator) -> String {
    let mut t = String::new();
    let players = 1 + g.below(3) as usize;
    let fast = g.below(2) == 0;
    writeln!(t, "turn 4\nphase {}", if fast { "fast-phase" } else { "slow-phase" }).unwrap();
    let mut names: Vec<SpiritName> = SpiritName::all().collect();
    g.shuffle(&mut names);
    let mut cards: Vec<Card> = Cards::MINORS.iter().chain(Cards::MAJORS.iter()).chain(Cards::MAJORS.iter()).collect();
    g.shuffle(&mut cards);
    let mut seen = Vec::new();
    cards.retain(|c| if seen.contains(c) { false } else { seen.push(*c); true });
    for s in 0..players {
        let e = names[s].entry();
        let mut gained = vec![];
        for el in Element::ALL { for _ in 0..g.below(6) { gained.push(el.id()); } }
        let gained = if gained.is_empty() { String::new() } else { format!(" gained:{}", gained.join(",")) };
        writeln!(t, "spirit {} {} energy:{} tracks:{},{}{}", s + 1, names[s], g.below(12), e.energy.len(), e.plays.len(), gained).unwrap();
        let most = e.plays.iter().filter_map(|x| x.number).max().unwrap() as usize;
        let uniques: Vec<Card> = Card::uniques(names[s]).iter().collect();
        let mut own = vec![];
        for _ in 0..most { if g.below(3) == 0 { let u = uniques[g.below(4) as usize]; if !own.contains(&u) { own.push(u); } } else { own.push(cards.pop().unwrap()); } }
        write!(t, "play {}", s + 1).unwrap(); for c in own { write!(t, " {c}").unwrap(); } writeln!(t).unwrap();
        write!(t, "hand {}", s + 1).unwrap(); for _ in 0..2 { write!(t, " {}", cards.pop().unwrap()).unwrap(); } writeln!(t).unwrap();
    }
    let boards = ["G", "H", "B"];
    let mut left = [12u32; 3];
    for b in &boards[..players] { for n in 1..=8 {
        write!(t, "land {b}{n}").unwrap();
        for p in ["explorer", "town", "town-1", "city", "city-1", "city-2", "dahan", "dahan-1"] {
            let k = if p == "city-1" || p == "town-1" || p == "city-2" { 4 } else { 2 };
            if g.below(k) == 0 { write!(t, " {p}:{}", 1 + g.below(2)).unwrap(); }
        }
        if n % 3 == 0 && g.below(3) == 0 { write!(t, " blight:1").unwrap(); }
        let mut pr = vec![];
        for s in 0..players { let k = g.below(3).min(left[s]); left[s] -= k; pr.push(k.to_string()); }
        writeln!(t, " presence:{}", pr.join(",")).unwrap();
    } }
    writeln!(t, "fear-earned {}\nravage stage-1-wetland\nbuild stage-1-jungle\ninvader-discard stage-1-sands\nchance {:x}", g.below(4), g.below(1 << 30)).unwrap();
    t
}
fn main() {
    let n: u64 = std::env::args().nth(1).unwrap().parse().unwrap();
    let from: u64 = std::env::args().nth(2).map_or(0, |x| x.parse().unwrap());
    let (mut depth, mut refused) = (0, std::collections::BTreeMap::new());
    let mut words = std::collections::BTreeMap::new();
    let mut longest = 0;
    for s in from..from + n {
        let mut gen_ = Generator::new(Seed(s * 31 + 5));
        let t = rich(&mut gen_);
        let mut g = match SpiritIsland::read_position(&t) { Ok(g) => g, Err(e) => { *refused.entry(e.to_string().split(" in ").next().unwrap().to_string()).or_insert(0) += 1; continue } };
        let mut moves = 0;
        loop {
            let t = g.write_position();
            if std::env::args().nth(3).is_some() { println!("{t}"); }
            let d = t.lines().filter(|l| l.starts_with("next ")).count();
            if let Some(top) = t.lines().find(|l| l.starts_with("next ")) { *words.entry(top.split(' ').nth(1).unwrap().to_string()).or_insert(0) += 1; }
            if d > depth { depth = d; println!("--- seed {s} depth {d}\n{}", t.lines().filter(|l| l.starts_with("next ") || l.starts_with("action")).collect::<Vec<_>>().join("\n")); }
            match SpiritIsland::read_position(&t) { Ok(r) if r == g => {}, Ok(r) => { println!("seed {s} DIFFERENT\n{t}\n{}", r.write_position()); return }, Err(e) => { println!("seed {s}: {e}\n{t}"); return } }
            let Some((seat, a)) = g.random_move(&mut gen_) else { break };
            g.begin(seat, a, &mut NoLog).unwrap();
            while g.chance_due() {
                let t = g.write_position();
                match SpiritIsland::read_position(&t) { Ok(r) if r == g => {}, Ok(_) => { println!("seed {s} DIFFERENT DUE\n{t}"); return }, Err(e) => { println!("seed {s}: {a}: DUE {e}\n{t}"); return } }
                let o = g.next_outcome(); g.resolve(o, &mut NoLog).unwrap();
            }
            moves += 1;
            if moves > 3000 { println!("seed {s} LONG"); return }
        }
        longest = longest.max(moves);
    }
    println!("ok max depth {depth} longest {longest} refused {refused:?}\n{words:?}");
}
