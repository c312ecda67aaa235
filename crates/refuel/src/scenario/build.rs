//! How a scenario is laid out.

use engine::Dice;
use grid::{Direction, Point};

use crate::{
    Attacker, Batch, Battle, Blueprint, Building, Content, Energy, Fuel, Hull, Materials, Priority, Setup,
    Ticks, Wave,
};

/// A scenario, as far as it was read.
pub(super) struct Scenario {
    title: String,
    world: String,
    setup: Setup,
    content: Content,
    waves: Vec<Wave>,
    /// Buildings that stand from the beginning, with where they look and whom they aim at.
    standing: Vec<(Blueprint, Point, Direction, Priority)>,
    dice: Vec<u32>,
    run: Option<Battle>,
}

impl Scenario {
    pub(super) fn new(title: &str) -> Self {
        Self {
            title: title.to_owned(),
            world: String::new(),
            setup: Setup { carried: Vec::new(), ..Setup::default() },
            content: Content::USUAL,
            waves: Vec::new(),
            standing: Vec::new(),
            dice: Vec::new(),
            run: None,
        }
    }

    pub(super) fn title(&self) -> &str {
        &self.title
    }

    pub(super) const fn run(&self) -> Option<&Battle> {
        self.run.as_ref()
    }

    /// Reads a line that lays it out.
    pub(super) fn line(&mut self, line: &str) {
        if let Some(row) = line.strip_prefix("| ") {
            self.world.push_str(row);
            self.world.push('\n');
            return;
        }
        let words: Vec<&str> = line.split_whitespace().collect();
        let wrong = || -> ! { panic!("'{}' does not understand '{line}'", self.title) };
        let number = |word: &str| word.parse::<i32>().unwrap_or_else(|_| wrong());
        match *words.as_slice() {
            [] | ["#" | "==", ..] => {}
            ["materials", amount] => self.content.materials = Materials(number(amount)),
            ["energy", amount] => self.content.energy = Energy(number(amount)),
            ["hull", amount] => self.content.hull = Hull(number(amount)),
            ["more", "fuel", amount] => self.content.more_fuel = Fuel(number(amount)),
            ["health", percent] => self.content.attacker_hp = percent.parse().unwrap_or_else(|_| wrong()),
            ["patience", ticks] => self.content.patience = Ticks(ticks.parse().unwrap_or_else(|_| wrong())),
            ["carried", ref words @ ..] => {
                self.setup.carried.extend(words.iter().map(|word| word.parse::<Blueprint>().unwrap()));
            }
            ["stands", blueprint, at, ref how @ ..] => {
                let facing = ["n", "e", "s", "w"].iter().position(|word| how.contains(word));
                let facing = Direction::ALL[facing.unwrap_or(0)];
                let priority = how.iter().find_map(|word| word.parse().ok()).unwrap_or(Priority::First);
                self.standing.push((blueprint.parse().unwrap(), at.parse().unwrap(), facing, priority));
            }
            ["wave", count, kind, spacing, ways] => {
                self.waves.push(Wave { batches: vec![batch(count, kind, spacing, ways)] });
            }
            ["batch", count, kind, spacing, ways] => {
                let wave = self.waves.last_mut().expect("a batch belongs to a wave");
                wave.batches.push(batch(count, kind, spacing, ways));
            }
            ["dice", ref dice @ ..] => self.dice.extend(dice.iter().map(|die| die.parse::<u32>().unwrap())),
            _ => wrong(),
        }
    }

    /// The battle, which begins with the first command.
    pub(super) fn begin(&mut self) -> &mut Battle {
        let Self { title, world, setup, content, waves, standing, dice, run } = self;
        run.get_or_insert_with(|| {
            let world = world.parse().unwrap_or_else(|error| panic!("'{title}': {error}"));
            let waves = if waves.is_empty() {
                vec![Wave { batches: vec![batch("1", "bead", "20", "A")] }]
            } else {
                waves.clone()
            };
            let dice = Dice::scripted(dice.iter().copied());
            let mut run = Battle::begin(setup, *content, world, |_| waves, dice);
            for (blueprint, at, facing, priority) in standing.iter().copied() {
                let built = Building::new(blueprint, at, blueprint.row().stats);
                let heading = [192, 0, 64, 128][facing as usize];
                run.buildings.push(Building { facing, priority, heading, ..built });
            }
            run
        })
    }
}

/// So many of a kind at a distance of so many ticks on ways that are called by letters.
fn batch(count: &str, kind: &str, spacing: &str, ways: &str) -> Batch {
    let kind: Attacker = kind.parse().unwrap();
    let on = ('A'..='F').map(|way| ways.contains(way).then_some(kind)).collect();
    Batch { count: count.parse().unwrap(), spacing: Ticks(spacing.parse().unwrap()), on }
}
