use arcade::*;
use engine::Seed;
use std::time::Instant;
fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let game = find("descent").unwrap();
    let mut options = Options::HOUSE;
    for w in &words[2..] {
        let (a, b) = w.split_once('=').unwrap();
        options = options.with(a, b);
    }
    let most: usize = words[1].parse().unwrap();
    for n in 1..=8 {
        let start = Instant::now();
        let mut run = game.begin(&options, Seed::from_bits(n)).unwrap();
        let mut player = run.player(&words[0]).unwrap();
        let mut last = String::new();
        while run.commands() < most
            && let Some(&seat) = run.awaited().first()
        {
            last = player.choose(&*run, seat).unwrap();
            run.play(seat, &last).unwrap();
        }
        println!("{n}: {} commands, {:?}, last {last} {:?}", run.commands(), run.outcome(), start.elapsed());
    }
}
