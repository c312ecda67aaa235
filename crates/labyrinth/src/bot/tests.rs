//! Bots as a whole.

use std::fmt::Write;
use std::path::Path;

use engine::{Bot, Digest, Game, Perspective, Seat, Seed, Silence};

use super::{Brawler, Tactician};
use crate::{Command, Labyrinth, Setup};

/// Plays so many commands at most.
fn play(bot: &mut dyn Bot<Labyrinth>, seed: u64, most: usize) -> Labyrinth {
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
        let twice = [(); 2].map(|()| Digest::of(&play(&mut Tactician::new(content), seed, 1_500)));
        assert_eq!(twice[0], twice[1]);
        let twice = [(); 2].map(|()| Digest::of(&play(&mut Brawler::new(content), seed, 1_500)));
        assert_eq!(twice[0], twice[1]);
    }
}

#[test]
fn whatever_was_played_before_is_forgotten_with_a_restart() {
    let content = Setup::default().content();
    let (mut tactician, mut brawler) = (Tactician::new(content), Brawler::new(content));
    play(&mut tactician, 9, 400);
    play(&mut brawler, 9, 400);
    for seed in 0..2 {
        let anew = play(&mut Tactician::new(content), seed, 400);
        assert!(play(&mut tactician, seed, 400) == anew, "seed {seed}");
        let anew = play(&mut Brawler::new(content), seed, 400);
        assert!(play(&mut brawler, seed, 400) == anew, "seed {seed}");
    }
}

#[test]
fn where_one_stands_matters() {
    let content = Setup::default().content();
    let sum = |floors: &dyn Fn(u64) -> u32| (0..8).map(floors).sum::<u32>();
    let thinking = sum(&|seed| play(&mut Tactician::new(content), seed, 20_000).ground.number.0);
    let brawling = sum(&|seed| play(&mut Brawler::new(content), seed, 20_000).ground.number.0);
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

/// Somebody who begins anew every turn.
struct Forgetful(Tactician);

impl Bot<Labyrinth> for Forgetful {
    fn choose(&mut self, perspective: Perspective<'_, Labyrinth>) -> Command {
        self.0.restart(Seed::from_bits(0));
        self.0.choose(perspective)
    }
}

/// A bot of each kind for runs of the house, with its name; every other one is a tactician.
fn bot_of(number: u64) -> (&'static str, Box<dyn Bot<Labyrinth>>) {
    let content = Setup::default().content();
    match number % 8 {
        0 => ("brawler", Box::new(Brawler::new(content))),
        7 => ("tactician without a memory", Box::new(Forgetful(Tactician::new(content)))),
        _ => ("tactician", Box::new(Tactician::new(content))),
    }
}

/// Runs as they are played today: whatever changes what a bot thinks of a situation shows here, command by command.
#[test]
fn runs_of_bots_are_as_they_were() {
    let mut text = String::new();
    for number in 0..8 {
        let (name, mut bot) = bot_of(number);
        let seed = Seed::from_bits(number);
        let mut run = Labyrinth::new(&Setup::default(), seed).unwrap();
        bot.restart(seed);
        for _ in 0..50 {
            let (floor, hero) = (run.ground.number, &run.hero);
            write!(text, "{name}, seed {number}, floor {floor}, @{} {} HP:", hero.at, hero.hp).unwrap();
            let mut commands = Vec::new();
            while commands.len() < 30 && !run.status().is_over() {
                let command = bot.choose(Perspective::new(&run, Seat::FIRST));
                run.play(Seat::FIRST, command, &mut Silence).expect("bots know the rules");
                commands.push(command);
            }
            let alike = commands.chunk_by(|one, next| one == next);
            let told: Vec<String> = alike.map(|alike| format!("{} {}", alike.len(), alike[0])).collect();
            writeln!(text, " {}", told.join(", ")).unwrap();
            if run.status().is_over() {
                break;
            }
        }
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/runs.txt");
    testkit::golden::check_file(path, &text);
}

/// Many more runs, a line each: what bots do in a situation that hardly ever comes up shows here.
#[test]
fn runs_of_bots_come_to_what_they_did() {
    let mut text = String::new();
    for number in 8..64 {
        let (name, mut bot) = bot_of(number);
        let run = play(bot.as_mut(), number, 2_500);
        let (hero, floor, kills) = (&run.hero, run.ground.number, run.kills.iter().sum::<u32>());
        writeln!(
            text,
            "{name}, seed {number}: floor {floor}, turn {}, level {}, {} HP, {} gold, {kills} slain, score {}",
            run.turn,
            hero.level,
            hero.hp,
            hero.gold,
            run.score()
        )
        .unwrap();
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/outcomes.txt");
    testkit::golden::check_file(path, &text);
}
