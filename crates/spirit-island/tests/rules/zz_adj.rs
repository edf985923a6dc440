use artel_engine::Game;
use artel_spirit_island::SpiritIsland;
#[test]
fn adj() {
    for n in 1..=3 {
        let mut t = String::new();
        let names = ["sun-bright-whirlwind","eyes-watch-from-the-trees","devouring-teeth-lurk-underfoot"];
        for i in 0..n { t += &format!("spirit {} {}\n", i+1, names[i]); }
        t += "land G8 city:1 presence:1,1,1\n";
        let t = match n {1 => t.replace("1,1,1","1"), 2 => t.replace("1,1,1","1,1"), _ => t};
        let g = SpiritIsland::read_position(&t).unwrap();
        for l in g.seen().lands().iter() { println!("{n} {l} {:?} {:?}", l.terrain(), g.seen().around(l)); }
    }
}
