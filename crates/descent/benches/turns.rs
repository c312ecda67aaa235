//! How many commands are played in a second, with sight, ground and creatures: here and in Endless Tower, in one run.

use descent::{Content, Descent, Hp, Setup};
use divan::Bencher;
use divan::counter::ItemsCount;
use engine::{Game, Seat, Seed, Silence};
use grid::Direction;
use labyrinth::{Hundredths, Labyrinth, PerMille};

fn main() {
    divan::main();
}

/// Commands of one run before another begins.
const TURNS: usize = 400;

/// Runs about without looking where it goes: straight on, and to the left or right when something
/// is in the way, so that doors are opened, creatures met and bumped, and most of a floor is seen.
struct Runner {
    way: Direction,
    turns: u32,
}

impl Runner {
    /// Where to go on, of the ways that are open.
    fn next(&mut self, is_open: impl Fn(Direction) -> bool) -> Option<Direction> {
        self.turns += 1;
        let [left, right] = self.way.sides();
        let ways = match self.turns % 7 {
            0 => [left, self.way, right, self.way.opposite()],
            3 => [right, self.way, left, self.way.opposite()],
            _ => [self.way, left, right, self.way.opposite()],
        };
        let way = ways.into_iter().find(|way| is_open(*way));
        self.way = way.unwrap_or(self.way);
        way
    }
}

/// Plays so many commands from the beginning of each of some runs. A run that ends begins anew.
fn play<G: Game + Clone>(bencher: Bencher, runs: &[G], choose: impl Fn(&G, &mut Runner) -> G::Command) {
    let mut next = runs.iter().cycle();
    bencher
        .counter(ItemsCount::new(TURNS))
        .with_inputs(|| next.next().expect("a cycle does not end"))
        .bench_local_values(|beginning| {
            let mut run = beginning.clone();
            let mut runner = Runner { way: Direction::East, turns: 0 };
            for _ in 0..TURNS {
                let command = choose(&run, &mut runner);
                assert!(run.play(Seat::FIRST, command, &mut Silence).is_ok(), "it was checked");
                if run.status().is_over() {
                    run.clone_from(beginning);
                }
            }
            run
        });
}

/// The first floor, where traps do no harm.
#[divan::bench]
fn descent(bencher: Bencher) {
    let content = Content { trap_harm: Hp(0), trap_growth: Hp(0), ..Content::RULED };
    let setup = Setup { content: Some(Box::new(content)), ..Setup::default() };
    let begin = |seed| Descent::new(&setup, Seed::from_bits(seed)).expect("the setup is sound");
    let runs: Vec<Descent> = (1..=16).map(begin).collect();
    play(bencher, &runs, |run, runner| {
        use descent::Command;
        match runner.next(|way| run.check(Seat::FIRST, Command::Step(way)).is_ok()) {
            Some(way) => Command::Step(way),
            // An offer stands in the way of everything.
            None if run.check(Seat::FIRST, Command::Leave).is_ok() => Command::Leave,
            None => Command::Wait,
        }
    });
}

/// The first floor, with a hero whom nobody hurts much, as Endless Tower measures it for itself.
#[divan::bench]
fn tower(bencher: Bencher) {
    let mut content = labyrinth::Content::TUNED;
    content.hero.base.hp = labyrinth::Hp(500);
    content.hero.base.defence = Hundredths(10_000);
    (content.places.spikes, content.places.darts) = (PerMille(0), PerMille(0));
    let ailments = &mut content.ailments;
    (ailments.bleed, ailments.poison, ailments.burn) = (PerMille(0), PerMille(0), PerMille(0));
    let setup = labyrinth::Setup { content: Some(Box::new(content)), ..labyrinth::Setup::default() };
    let begin = |seed| Labyrinth::new(&setup, Seed::from_bits(seed)).expect("the setup is sound");
    let runs: Vec<Labyrinth> = (1..=16).map(begin).collect();
    play(bencher, &runs, |run, runner| {
        use labyrinth::Command;
        let way = runner.next(|way| run.check(Seat::FIRST, Command::Step(way)).is_ok());
        way.map_or(Command::Wait, Command::Step)
    });
}
