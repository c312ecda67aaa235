//! Nobody plays for ever for nothing: neither the bots of the house nor those who only mean to stay.

use engine::{Bot, Perspective, Seed};
use labyrinth::bot::{Brawler, Tactician};
use labyrinth::{Command, Content, Labyrinth, Rules, Setup};
use testkit::laws::{LawSettings, Length, Marathon, Opening, bot_advances};

use crate::laws::ENDLESS;

/// Commands of a run that are watched: several floors, or one that is never left.
const COMMANDS: usize = 6_000;

#[track_caller]
fn watch(rules: Rules, seeds: u32, bot: &mut dyn Bot<Labyrinth>) {
    let settings = LawSettings {
        setups: vec![Setup::with_rules(rules)],
        seeds,
        opening: Opening::Seeded,
        ..LawSettings::new(Vec::new(), Length::Endless(ENDLESS))
    };
    bot_advances(&mut Marathon { settings: &settings, bot, commands: COMMANDS });
}

/// Every rule set with its numbers.
fn towers() -> impl Iterator<Item = (Rules, Content)> {
    Rules::NAMED.into_iter().map(|(_, rules)| (rules, *rules.content()))
}

/// Lets turns pass and does nothing else.
struct Waiter;

impl Bot<Labyrinth> for Waiter {
    fn choose(&mut self, _: Perspective<'_, Labyrinth>) -> Command {
        Command::Wait
    }
}

/// Fights as well as anybody, and never takes the stairs.
struct Settler(Tactician);

impl Bot<Labyrinth> for Settler {
    fn choose(&mut self, perspective: Perspective<'_, Labyrinth>) -> Command {
        let command = self.0.choose(perspective);
        if command == Command::Ascend { Command::Wait } else { command }
    }

    fn restart(&mut self, seed: Seed) {
        self.0.restart(seed);
    }
}

/// Keeps out of reach: guards, waits and dashes in turn, whatever comes.
#[derive(Default)]
struct Dodger {
    turns: usize,
    legal: Vec<Command>,
}

impl Bot<Labyrinth> for Dodger {
    fn choose(&mut self, perspective: Perspective<'_, Labyrinth>) -> Command {
        perspective.legal(&mut self.legal);
        self.turns += 1;
        let dash = self.legal.iter().filter(|command| matches!(command, Command::Dash(_)));
        match self.turns % 3 {
            0 => Command::Guard,
            1 => dash.last().copied().unwrap_or(Command::Wait),
            _ => Command::Wait,
        }
    }

    fn restart(&mut self, _: Seed) {
        self.turns = 0;
    }
}

/// A tactician that begins anew every turn, as one that is asked in the middle of a run does.
struct Forgetful(Tactician);

impl Bot<Labyrinth> for Forgetful {
    fn choose(&mut self, perspective: Perspective<'_, Labyrinth>) -> Command {
        self.0.restart(Seed::from_bits(0));
        self.0.choose(perspective)
    }
}

#[test]
fn the_bots_of_the_house_get_somewhere() {
    for (rules, content) in towers() {
        watch(rules, 3, &mut Tactician::new(content));
        watch(rules, 3, &mut Forgetful(Tactician::new(content)));
        watch(rules, 4, &mut Brawler::new(content));
    }
}

#[test]
fn whoever_stays_is_looked_for_until_the_end() {
    for (rules, content) in towers() {
        watch(rules, 4, &mut Waiter);
        watch(rules, 4, &mut Dodger::default());
        watch(rules, 4, &mut Settler(Tactician::new(content)));
    }
}
