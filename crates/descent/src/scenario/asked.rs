//! What a scenario is asked: a line `? map` draws what is seen, `? numbers` tells of whoever plays, `? offer` and
//! `? wares` of what is to be chosen from and of what is sold, and any other word of which commands may be given that
//! begin with it.

use std::fmt::Write as _;

use engine::{Game, Seat};

use super::build::Scenario;
use crate::{Command, Descent, Stat, Tag};

/// Answers a question under it.
pub(super) fn answer(scenario: &mut Scenario, word: &str, played: &mut String) {
    let run = scenario.begin();
    let lines = match word {
        "map" => run.public(Seat::FIRST).to_string(),
        "numbers" => numbers(run),
        "offer" => offer(run),
        "wares" => wares(run),
        _ => return list(scenario, word, played),
    };
    lines.lines().for_each(|line| writeln!(played, "  {line}").unwrap());
}

/// What whoever plays is worth, as far as it is not written down in every situation.
fn numbers(run: &Descent) -> String {
    let hero = run.hero(Seat::FIRST);
    let mut text = format!("attack {}, defence {}", hero.attack(), hero.defence());
    write!(text, ", critical {}%, step {}", run.might(Seat::FIRST).critical(), hero.step_cost()).unwrap();
    write!(text, ", sight {}", hero.sight().radius).unwrap();
    for stat in [Stat::Range, Stat::Quiet, Stat::Shield, Stat::Sure, Stat::Pierce, Stat::Reach] {
        if hero.stat(stat) != 0 {
            write!(text, ", {} {}", format!("{stat:?}").to_lowercase(), hero.stat(stat)).unwrap();
        }
    }
    let pairs: Vec<&str> = hero.pack.pairs().map(|pair| pair.name).collect();
    let tags: Vec<String> = hero.pack.full_tags().map(|tag: Tag| tag.to_string()).collect();
    write!(text, "\npairs: {}; three of: {}", said(&pairs), said(&tags)).unwrap();
    text
}

fn said<S: AsRef<str>>(names: &[S]) -> String {
    let names: Vec<&str> = names.iter().map(AsRef::as_ref).collect();
    if names.is_empty() { "none".to_owned() } else { names.join(", ") }
}

fn offer(run: &Descent) -> String {
    let items = run.offer.iter().flat_map(|offer| offer.items.iter().flatten());
    said(&items.map(ToString::to_string).collect::<Vec<_>>())
}

fn wares(run: &Descent) -> String {
    let wares = run.stock.iter().flatten();
    let told = wares.map(|(ware, price)| format!("{ware} for {}", run.price(Seat::FIRST, *price)));
    said(&told.collect::<Vec<_>>())
}

/// Which commands that begin with a word may be given.
fn list(scenario: &mut Scenario, word: &str, played: &mut String) {
    let mut legal: Vec<Command> = Vec::new();
    scenario.begin().legal(Seat::FIRST, &mut legal);
    let commands = legal.iter().map(ToString::to_string);
    let ends = commands.filter_map(|command| command.strip_prefix(word).map(|end| end.trim().to_owned()));
    match ends.collect::<Vec<_>>().as_slice() {
        [] => writeln!(played, "  may not").unwrap(),
        ends => writeln!(played, "  {}", format!("may: {}", ends.join(" ")).trim_end_matches(": ")).unwrap(),
    }
}
