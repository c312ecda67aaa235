//! Long climbs of somebody who is hard to kill: every kind of foe, boss, thing and trade comes up.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use engine::{Audience, Bot, Game, Perspective, Seat, Seed};
use labyrinth::bot::{Brawler, Tactician};
use labyrinth::{Content, Event, FloorNumber, Labyrinth, Rank, Rules, Setup};

/// Commands on one floor before the climb is given up.
const PATIENCE: usize = 3_000;

fn sturdy() -> Content {
    let text = "(hero_hp: 500, hero_attack: 2000, fight_heal: 100)";
    engine::tuning::patched(&Content::TUNED, text).expect("a patch that makes sense")
}

/// Plays until a floor is left, and gives what was told on it.
fn play_floor(run: &mut Labyrinth, bot: &mut dyn Bot<Labyrinth>) -> Vec<Event> {
    let mut told = Vec::new();
    let floor = |run: &Labyrinth| run.view(Audience::Everyone).floor;
    let here = floor(run);
    for _ in 0..PATIENCE {
        if run.status().is_over() || floor(run) != here {
            break;
        }
        let command = bot.choose(Perspective::new(run, Seat::FIRST));
        run.play(Seat::FIRST, command, &mut told).expect("bots know the rules");
    }
    told
}

/// How often each kind of event was told, by name.
fn tally(told: &[Event]) -> String {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for event in told {
        let name = format!("{event:?}");
        let end = name.find(|letter: char| !letter.is_alphanumeric()).unwrap_or(name.len());
        *counts.entry(name[..end].to_owned()).or_default() += 1;
    }
    let told: Vec<String> = counts.iter().map(|(name, count)| format!("{count} {name}")).collect();
    told.join(", ")
}

/// The points that RULES.md, 12.2, gives for what was told.
fn points(told: &[Event]) -> i64 {
    let each = |event: &Event| match event {
        Event::FloorEntered { .. } => 100,
        Event::LevelGained { .. } => 20,
        Event::Slain { kind, seeks: false, .. } => match kind.rank() {
            Rank::Normal => 2,
            Rank::Elite => 10,
            Rank::Boss => 50,
        },
        _ => 0,
    };
    told.iter().map(each).sum()
}

#[test]
fn long_climbs_are_as_they_were_and_score_what_was_told() {
    let content = sturdy();
    let setup = Setup { rules: Rules::Tower, content: Some(Box::new(content)) };
    let mut text = String::new();
    for number in 0..3 {
        let (name, mut bot): (_, Box<dyn Bot<Labyrinth>>) = match number {
            0 => ("brawler", Box::new(Brawler::new(content))),
            _ => ("tactician", Box::new(Tactician::new(content))),
        };
        let seed = Seed::from_bits(number);
        let mut run = Labyrinth::new(&setup, seed).expect("the setup is sound");
        bot.restart(seed);
        // Whoever begins has reached the first floor.
        let mut score = 100;
        while !run.status().is_over() && run.view(Audience::Everyone).floor < FloorNumber(21) {
            let view = run.view(Audience::Everyone);
            let hero = &view.hero;
            writeln!(
                text,
                "{name}, seed {number}, floor {}, turn {}, level {}, {} HP, {} gold",
                view.floor, view.turn, hero.level, hero.hp, hero.gold
            )
            .unwrap();
            let told = play_floor(&mut run, bot.as_mut());
            writeln!(text, "  {}", tally(&told)).unwrap();
            score += points(&told);
            assert_eq!(run.score(), score, "after floor {} of seed {number}", view.floor);
        }
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/climbs.txt");
    testkit::golden::check_file(path, &text);
}
