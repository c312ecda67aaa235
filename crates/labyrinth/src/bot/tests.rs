//! Bots as a whole.

use engine::{Bot, Digest, Game, Perspective, Seat, Seed, Silence};

use super::{Brawler, Tactician};
use crate::{Labyrinth, Setup};

/// Plays so many commands at most.
fn play(mut bot: impl Bot<Labyrinth>, seed: u64, most: usize) -> Labyrinth {
    let seed = Seed::from_bits(seed);
    let mut run = Labyrinth::new(&Setup::default(), seed).unwrap();
    bot.restart(seed);
    for _ in 0..most {
        if run.status().is_over() {
            break;
        }
        let command = bot.choose(Perspective::new(&run, Seat::FIRST));
        run.play(Seat::FIRST, command, &mut Silence).expect("bots know the rules");
    }
    run
}

#[test]
fn the_same_run_is_played_alike() {
    let content = Setup::default().content();
    for seed in 0..3 {
        let twice = [(); 2].map(|()| Digest::of(&play(Tactician::new(content), seed, 1_500)));
        assert_eq!(twice[0], twice[1]);
        let twice = [(); 2].map(|()| Digest::of(&play(Brawler::new(content), seed, 1_500)));
        assert_eq!(twice[0], twice[1]);
    }
}

#[test]
fn where_one_stands_matters() {
    let content = Setup::default().content();
    let sum = |floors: &dyn Fn(u64) -> u32| (0..8).map(floors).sum::<u32>();
    let thinking = sum(&|seed| play(Tactician::new(content), seed, 20_000).ground.number.0);
    let brawling = sum(&|seed| play(Brawler::new(content), seed, 20_000).ground.number.0);
    assert!(thinking * 10 > brawling * 12, "{thinking} floors by thinking, {brawling} by brawling");
}

#[test]
fn who_is_asked_anew_every_turn_goes_on_nevertheless() {
    let content = Setup::default().content();
    let bots: [(&str, Box<dyn Bot<Labyrinth>>); 2] =
        [("tactician", Box::new(Tactician::new(content))), ("brawler", Box::new(Brawler::new(content)))];
    for (name, mut bot) in bots {
        for seed in ["BBB-BBB-BBC", "ZZZ-ZZZ-ZZZ", "BCD-FGH-JKL"].map(|code| code.parse::<Seed>().unwrap()) {
            let mut run = Labyrinth::new(&Setup::default(), seed).unwrap();
            let mut commands = 0;
            while !run.status().is_over() && run.ground.number.0 < 8 {
                bot.restart(Seed::from_bits(seed.number() ^ u64::from(run.turn.0)));
                let command = bot.choose(Perspective::new(&run, Seat::FIRST));
                run.play(Seat::FIRST, command, &mut Silence).expect("bots know the rules");
                commands += 1;
                assert!(commands < 20_000, "{name} stands still on floor {} of {seed}", run.ground.number);
            }
        }
    }
}
