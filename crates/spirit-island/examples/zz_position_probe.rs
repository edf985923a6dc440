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
    let mut cards: Vec<Card> =
        Cards::MINORS.iter().chain(Cards::MAJORS.iter()).chain(Cards::MAJORS.iter()).collect();
    g.shuffle(&mut cards);
    let mut seen = Vec::new();
    cards.retain(|c| {
        if seen.contains(c) {
            false
        } else {
            seen.push(*c);
            true
        }
    });
    for s in 0..players {
        let e = names[s].entry();
        let mut gained = vec![];
        for el in Element::ALL {
            for _ in 0..g.below(6) {
                gained.push(el.id());
            }
        }
        let gained = if gained.is_empty() { String::new() } else { format!(" gained:{}", gained.join(",")) };
        writeln!(
            t,
            "spirit {} {} energy:{} tracks:{},{}{}",
            s + 1,
            names[s],
            g.below(12),
            e.energy.len(),
            e.plays.len(),
            gained
        )
        .unwrap();
        let most = e.plays.iter().filter_map(|x| x.number).max().unwrap() as usize;
        let uniques: Vec<Card> = Card::uniques(names[s]).iter().collect();
        let mut own = vec![];
        for _ in 0..most {
            if g.below(3) == 0 {
                let u = uniques[g.below(4) as usize];
                if !own.contains(&u) {
                    own.push(u);
                }
            } else {
                own.push(cards.pop().unwrap());
            }
        }
        write!(t, "play {}", s + 1).unwrap();
        for c in own {
            write!(t, " {c}").unwrap();
        }
        writeln!(t).unwrap();
        write!(t, "hand {}", s + 1).unwrap();
        for _ in 0..2 {
            write!(t, " {}", cards.pop().unwrap()).unwrap();
        }
        writeln!(t).unwrap();
    }
    let boards = ["G", "H", "B"];
    let mut left = [12u32; 3];
    for b in &boards[..players] {
        for n in 1..=8 {
            write!(t, "land {b}{n}").unwrap();
            for p in ["explorer", "town", "town-1", "city", "city-1", "city-2", "dahan", "dahan-1"] {
                let k = if p == "city-1" || p == "town-1" || p == "city-2" { 4 } else { 2 };
                if g.below(k) == 0 {
                    write!(t, " {p}:{}", 1 + g.below(2)).unwrap();
                }
            }
            if n % 3 == 0 && g.below(3) == 0 {
                write!(t, " blight:1").unwrap();
            }
            let mut pr = vec![];
            for s in 0..players {
                let k = g.below(3).min(left[s]);
                left[s] -= k;
                pr.push(k.to_string());
            }
            writeln!(t, " presence:{}", pr.join(",")).unwrap();
        }
    }
    writeln!(t, "fear-earned {}\nravage stage-1-wetland\nbuild stage-1-jungle\ninvader-discard stage-1-sands\nchance {:x}", g.below(4), g.below(1 << 30)).unwrap();
    t
}
fn garble(text: &str, other: &str, g: &mut Generator) -> String {
    let mut lines: Vec<Vec<String>> =
        text.lines().map(|l| l.split(' ').map(str::to_owned).collect()).collect();
    let olines: Vec<&str> = other.lines().collect();
    let owords: Vec<&str> = other.split_whitespace().collect();
    for _ in 0..=g.below(4) {
        // favour the end of the file, where actions and tasks are
        let n = lines.len() as u32;
        let l = if g.below(2) == 0 { n - 1 - g.below(12.min(n)) } else { g.below(n) } as usize;
        let w = g.below(lines[l].len() as u32) as usize;
        match g.below(9) {
            0 => {
                lines[l].remove(w);
                if lines[l].is_empty() {
                    lines[l].push(String::new());
                }
            }
            1 => lines[l][w] = owords[g.below(owords.len() as u32) as usize].to_owned(),
            2 => lines[l].push(owords[g.below(owords.len() as u32) as usize].to_owned()),
            3 => lines.insert(
                l,
                olines[g.below(olines.len() as u32) as usize].split(' ').map(str::to_owned).collect(),
            ),
            4 => {
                let c = lines[l].clone();
                lines.push(c);
            }
            5 => {
                lines.remove(l);
                if lines.is_empty() {
                    return String::new();
                }
            }
            6 => {
                let m = g.below(lines.len() as u32) as usize;
                lines.swap(l, m);
            }
            _ => {
                let word = lines[l][w].clone();
                let digits: Vec<usize> =
                    word.char_indices().filter(|(_, c)| c.is_ascii_digit()).map(|(i, _)| i).collect();
                if !digits.is_empty() {
                    let at = digits[g.below(digits.len() as u32) as usize];
                    let new = ["0", "1", "2", "3", "4", "5", "8", "9", "255", "60"][g.below(10) as usize];
                    lines[l][w] = format!("{}{}{}", &word[..at], new, &word[at + 1..]);
                }
            }
        }
    }
    lines.iter().map(|l| l.join(" ")).collect::<Vec<_>>().join("\n")
}
fn main() {
    let n: u64 = std::env::args().nth(1).unwrap().parse().unwrap();
    let from: u64 = std::env::args().nth(2).map_or(0, |x| x.parse().unwrap());
    let (mut ok, mut bad) = (0u64, 0u64);
    let mut why = std::collections::BTreeMap::new();
    let mut other = rich(&mut Generator::new(Seed(1)));
    for s in from..from + n {
        let mut gen_ = Generator::new(Seed(s * 31 + 5));
        let mut g = if gen_.below(3) == 0 {
            let setup: artel_spirit_island::Setup = artel_contract::random_setup(&mut gen_);
            SpiritIsland::new(&setup, Seed(s)).unwrap()
        } else {
            let Ok(g) = SpiritIsland::read_position(&rich(&mut gen_)) else { continue };
            g
        };
        loop {
            let t = g.write_position();
            for _ in 0..3 {
                let text = garble(&t, &other, &mut gen_);
                let result = std::panic::catch_unwind(|| {
                    let Ok(_) = SpiritIsland::read_position(&text).map_err(|e| e) else { return false };
                    artel_contract::fuzz::read_position::<SpiritIsland>(&format!(
                        "artel position 1\ngame spirit-island\n{text}"
                    ));
                    true
                });
                match result {
                    Ok(true) => ok += 1,
                    Ok(false) => {
                        bad += 1;
                        if let Err(e) = SpiritIsland::read_position(&text) {
                            let k: String =
                                e.problem.chars().filter(|c| !c.is_ascii_digit()).take(28).collect();
                            *why.entry(k).or_insert(0) += 1;
                        }
                    }
                    Err(_) => {
                        println!("seed {s} PANIC\n{text}");
                        return;
                    }
                }
            }
            if gen_.below(6) == 0 {
                other = t;
            }
            let Some((seat, a)) = g.random_move(&mut gen_) else { break };
            g.play(seat, a, &mut NoLog).unwrap();
        }
    }
    println!("ok {ok} bad {bad}");
    let mut v: Vec<_> = why.into_iter().collect();
    v.sort_by_key(|x| std::cmp::Reverse(x.1));
    for (k, c) in v.iter().take(60) {
        println!("{c:6} {k}");
    }
}
