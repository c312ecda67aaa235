//! Nobody plays for ever for nothing: neither the bots of the house nor those who only mean to stay.

use engine::{Bot, Game, Perspective, Seat, Seed, Silence};
use labyrinth::bot::{Brawler, Tactician};
use labyrinth::errand::{explore, rest};
use labyrinth::{Command, Content, Event, Labyrinth, Rules, Setup};
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

/// The longest of the runs that once never ended takes 34,470 commands, up to floor 80.
const LONGEST: usize = 60_000;

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
        let mut dashes = self.legal.iter().filter(|command| matches!(command, Command::Dash(_)));
        match self.turns % 3 {
            0 => Command::Guard,
            1 => dashes.next_back().copied().unwrap_or(Command::Wait),
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

/// Fights as the tactician does, explores every floor to its end and rests whenever nobody is there.
struct Thorough {
    fighter: Tactician,
    content: Content,
}

impl Bot<Labyrinth> for Thorough {
    fn choose(&mut self, perspective: Perspective<'_, Labyrinth>) -> Command {
        let view = perspective.view();
        let wish = self.fighter.choose(perspective);
        let leads_on = matches!(wish, Command::Step(_) | Command::Ascend);
        match (rest(&view, &self.content), explore(&view, &self.content)) {
            (Ok(wait), _) if view.foes.is_empty() => wait,
            (_, Ok(onward)) if view.foes.is_empty() && leads_on => onward,
            _ => wish,
        }
    }

    fn restart(&mut self, seed: Seed) {
        self.fighter.restart(seed);
    }
}

#[test]
fn whoever_sees_all_of_a_floor_and_rests_after_every_fight_is_hardly_ever_looked_for() {
    let setup = Setup::default();
    let content = setup.content();
    let mut bot = Thorough { fighter: Tactician::new(content), content };
    let (mut floors, mut stirred) = (0, 0);
    for seed in (0..6).map(Seed::from_bits) {
        let mut run = Labyrinth::new(&setup, seed).expect("the house's numbers");
        bot.restart(seed);
        let mut told: Vec<Event> = Vec::new();
        for _ in 0..COMMANDS {
            if run.status().is_over() {
                break;
            }
            let command = bot.choose(Perspective::new(&run, Seat::FIRST));
            run.play(Seat::FIRST, command, &mut told).expect("bots know the rules");
        }
        let count = |is: fn(&Event) -> bool| told.iter().filter(|event| is(event)).count();
        floors += count(|event| matches!(event, Event::FloorEntered { .. }));
        stirred += count(|event| matches!(event, Event::FloorStirred { .. }));
    }
    assert!(floors > 40 && stirred * 100 <= floors * 5, "{stirred} of {floors} floors stirred");
}

/// The tactician once danced for ever on these: by step, wait and dash on the first floor of the one, on the twelfth of
/// the other. `roguery record` asks it anew every turn, simulations let it remember.
#[test]
fn two_runs_that_never_ended_end() {
    for (rules, number) in [(Rules::Gdd, 128), (Rules::Tower, 121)] {
        let setup = Setup::with_rules(rules);
        let seed = Seed::new(number).expect("a small number is a seed");
        let tactician = || Tactician::new(setup.content());
        assert_ends(&setup, seed, &mut Forgetful(tactician()));
        assert_ends(&setup, seed, &mut tactician());
    }
}

#[track_caller]
fn assert_ends(setup: &Setup, seed: Seed, bot: &mut dyn Bot<Labyrinth>) {
    let mut run = Labyrinth::new(setup, seed).expect("the house's numbers");
    bot.restart(seed);
    for _ in 0..LONGEST {
        if run.status().is_over() {
            return;
        }
        let command = bot.choose(Perspective::new(&run, Seat::FIRST));
        run.play(Seat::FIRST, command, &mut Silence).expect("bots know the rules");
    }
    panic!("the run of seed {seed} goes on");
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
