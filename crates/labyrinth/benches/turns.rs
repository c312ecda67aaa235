//! How many turns are played in a second, everybody acting and sight worked out anew each time.

use divan::Bencher;
use divan::counter::ItemsCount;
use engine::{Audience, Bot, Game, Perspective, Seat, Seed, Silence};
use grid::Direction;
use labyrinth::bot::Brawler;
use labyrinth::{Command, Content, Hp, Hundredths, Labyrinth, PerMille, Setup};

fn main() {
    divan::main();
}

/// Turns of one run before another begins.
const TURNS: usize = 400;

/// Runs about without looking where it goes: straight on, and to the left or right when something
/// is in the way, so that doors are opened, foes met and bumped, and most of a floor is seen.
struct Runner {
    way: Direction,
    turns: u32,
}

impl Runner {
    fn next(&mut self, run: &Labyrinth) -> Command {
        self.turns += 1;
        let [left, right] = self.way.sides();
        let ways = match self.turns % 7 {
            0 => [left, self.way, right, self.way.opposite()],
            3 => [right, self.way, left, self.way.opposite()],
            _ => [self.way, left, right, self.way.opposite()],
        };
        let is_open = |way: &Direction| run.check(Seat::FIRST, Command::Step(*way)).is_ok();
        match ways.into_iter().find(is_open) {
            Some(way) => {
                self.way = way;
                Command::Step(way)
            }
            None => Command::Wait,
        }
    }
}

/// Runs at the beginning of a floor, with a hero whom nobody can hurt much: all foes live, and the
/// run does not end before its turns are played.
fn climbed(floor: u32) -> Vec<Labyrinth> {
    let mut content = Content::TUNED;
    content.hero.base.hp = Hp(500);
    content.hero.base.defence = Hundredths(10_000);
    (content.places.spikes, content.places.darts) = (PerMille(0), PerMille(0));
    let ailments = &mut content.ailments;
    (ailments.bleed, ailments.poison, ailments.burn) = (PerMille(0), PerMille(0), PerMille(0));
    let setup = Setup { content: Some(Box::new(content)), ..Setup::default() };
    let climb = |seed: u64| {
        let mut run = Labyrinth::new(&setup, Seed::from_bits(seed)).expect("the setup is sound");
        let mut bot = Brawler::new(content);
        while run.view(Audience::Everyone).floor.0 < floor {
            let command = bot.choose(Perspective::new(&run, Seat::FIRST));
            run.play(Seat::FIRST, command, &mut Silence).expect("bots know the rules");
        }
        run
    };
    (1..=16).map(climb).collect()
}

#[divan::bench(args = [1, 10])]
fn turns(bencher: Bencher, floor: u32) {
    let runs = climbed(floor);
    let mut next = runs.iter().cycle();
    bencher
        .counter(ItemsCount::new(TURNS))
        .with_inputs(|| next.next().expect("a cycle does not end").clone())
        .bench_local_values(|mut run| {
            let mut runner = Runner { way: Direction::East, turns: 0 };
            for _ in 0..TURNS {
                let command = runner.next(&run);
                run.play(Seat::FIRST, command, &mut Silence).expect("it was checked");
            }
            run
        });
}
