use engine::{Bot, Game, Perspective, Seat, Seed, Silence, Status};
use forward::{Forward, Outcome, Rules, Setup, WeaponRule, bot::Document};
fn main() {
    let rules = match std::env::args().nth(1).as_deref() {
        Some("written") => Rules::WRITTEN,
        Some("mixed") => Rules { weapon: WeaponRule::Replace, ..Rules::PUBLISHED },
        _ => Rules::PUBLISHED,
    };
    let setup = Setup::with_rules(rules);
    let n: u64 = std::env::var("N").ok().and_then(|n| n.parse().ok()).unwrap_or(200_000);
    let mut wins = 0;
    let mut cmds = 0u64;
    let mut att = [0u32; 10];
    let mut dead = [0u32; 10];
    let t = std::time::Instant::now();
    let mut bot = Document::new(setup.content());
    for i in 0..n {
        let mut g = Forward::new(&setup, Seed::new(i).unwrap()).unwrap();
        loop {
            match g.status() {
                Status::Over(o) => {
                    match o {
                        Outcome::Won => {
                            wins += 1;
                            for a in 1..10 {
                                att[a] += 1
                            }
                        }
                        Outcome::Died { location, .. } => {
                            for a in 1..=location.number() {
                                att[a as usize] += 1
                            }
                            dead[location.number() as usize] += 1
                        }
                    }
                    break;
                }
                _ => {}
            }
            let c = bot.choose(Perspective::new(&g, Seat::FIRST));
            cmds += 1;
            g.play(Seat::FIRST, c, &mut Silence).unwrap();
        }
    }
    let s = t.elapsed().as_secs_f64();
    println!(
        "win {:.2}% {:.0} runs/s {:.1} cmds/run {:.1} ns/cmd size {}",
        wins as f64 / n as f64 * 100.,
        n as f64 / s,
        cmds as f64 / n as f64,
        s * 1e9 / cmds as f64,
        size_of::<Forward>()
    );
    for a in 1..10 {
        print!("{:.1} ", 100. - 100. * dead[a] as f64 / att[a] as f64);
    }
    println!();
}
