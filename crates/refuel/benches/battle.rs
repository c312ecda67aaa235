//! How fast a battle is: twenty waves against forty towers, with up to 120 attackers at once.

use std::sync::LazyLock;

use divan::counter::ItemsCount;
use divan::{AllocProfiler, Bencher};
use engine::{Game, Seat, Seed, Silence};
use grid::Point;
use refuel::{Blueprint, Command, Content, Fuel, Hull, Level, Materials, Refuel, Setup, Target, World};

/// Counts what is allocated: nothing in ticks.
#[global_allocator]
static ALLOC: AllocProfiler = AllocProfiler::system();

fn main() {
    let (run, waves) = &*CROWDED;
    let (ticks, crowd, most) = play(run, *waves);
    let towers = run.buildings().len() - 1;
    println!("{towers} towers, {ticks} ticks in {waves} waves, {crowd} attackers on average, {most} at most");
    divan::main();
}

/// A battle with forty towers of nine kinds, each where it reaches most, and how many waves are played of it.
static CROWDED: LazyLock<(Refuel, u16)> = LazyLock::new(|| (crowded(), 20));

const HAND: [Blueprint; 9] = [
    Blueprint::Popgun,
    Blueprint::Lobber,
    Blueprint::Twinpipe,
    Blueprint::Whirler,
    Blueprint::Longeye,
    Blueprint::Arcer,
    Blueprint::Coilgun,
    Blueprint::Hoarpipe,
    Blueprint::Broadmouth,
];

fn crowded() -> Refuel {
    // Attackers live long enough to be many, and whoever comes through does no harm.
    let content = Content {
        materials: Materials(1000),
        hull: Hull(1000),
        hull_a_wave: Hull(1),
        more_fuel: Fuel(1000),
        attacker_hp: 1000,
        ..Content::USUAL
    };
    let setup = Setup { content: Some(Box::new(content)), ..Setup::on_level(Level(12)).carrying(HAND) };
    let mut run = Refuel::new(&setup, Seed::from_bits(7)).expect("the setup is sound");
    let points: Vec<Point> = (0..15).flat_map(|y| (0..15).map(move |x| Point::new(x, y))).collect();
    for tower in HAND.into_iter().cycle().take(40) {
        let able = points.iter().copied().filter(|at| run.may_build(tower, Target::At(*at)).is_ok());
        let by_the_way = |at: &Point| reached(run.world(), *at);
        let Some(at) = able.max_by_key(by_the_way) else { continue };
        play_one(&mut run, Command::Build(tower, Target::At(at)));
    }
    run
}

/// How many tiles with ways are near.
fn reached(world: &World, at: Point) -> usize {
    let is_near = |point: Point| point.x.abs_diff(at.x).max(point.y.abs_diff(at.y)) <= 2;
    let ways =
        world.tiles.iter().filter(|(point, tile)| is_near(*point) && tile.holding == refuel::Holding::Path);
    ways.count()
}

fn play_one(run: &mut Refuel, command: Command) {
    run.play(Seat::FIRST, command, &mut Silence).expect("it is legal");
}

/// Plays some waves, and tells how many ticks that were and how many attackers there were, on average and at most.
fn play(run: &Refuel, waves: u16) -> (u32, u64, usize) {
    let mut run = run.clone();
    let (mut all, mut most) = (0, 0);
    while run.waves_over() < waves {
        play_one(&mut run, Command::Wave);
        while run.assault().is_some() {
            play_one(&mut run, Command::Run(10));
            all += 10 * run.foes().len() as u64;
            most = most.max(run.foes().len());
        }
    }
    (run.ticks().0, all / u64::from(run.ticks().0), most)
}

/// Twenty waves: divided by their ticks, what a tick takes.
#[divan::bench(sample_count = 10)]
fn twenty_waves(bencher: Bencher) {
    let (start, waves) = &*CROWDED;
    let (ticks, ..) = play(start, *waves);
    bencher.counter(ItemsCount::new(ticks)).with_inputs(|| start.clone()).bench_local_values(|mut run| {
        while run.waves_over() < *waves {
            play_one(&mut run, Command::Wave);
            while run.assault().is_some() {
                play_one(&mut run, Command::Run(Command::MOST_TICKS));
            }
        }
        run
    });
}

/// A hundred ticks in the middle of a late wave: they allocate nothing.
#[divan::bench(sample_count = 50)]
fn hundred_ticks(bencher: Bencher) {
    let (start, waves) = &*CROWDED;
    let mut run = start.clone();
    while run.waves_over() + 1 < *waves {
        play_one(&mut run, Command::Wave);
        while run.assault().is_some() {
            play_one(&mut run, Command::Run(Command::MOST_TICKS));
        }
    }
    play_one(&mut run, Command::Wave);
    play_one(&mut run, Command::Run(150));
    let prepared = || {
        // A copy has no room to spare: the first tick makes it.
        let mut copy = run.clone();
        play_one(&mut copy, Command::Run(1));
        copy
    };
    bencher.counter(ItemsCount::new(100_u32)).with_inputs(prepared).bench_local_refs(|run| {
        play_one(run, Command::Run(100));
    });
}
