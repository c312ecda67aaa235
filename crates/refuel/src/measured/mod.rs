//! What each tower does for its price, measured: on some drawn fields, against waves of each family, with so much to
//! spend. The table is under `tests/data`; no tower may be without a place in it where it does most.

mod fields;

use std::cmp::Reverse;
use std::fmt::Write as _;

use engine::{Audience, Dice, Game, Seat, Sink};
use grid::{Direction, Point};

use self::fields::{FIELDS, Field, STREAMS, Stream};
use crate::{
    Batch, Battle, Blueprint, Building, Content, Event, Hull, Materials, SegmentId, Setup, Size, Sort, Stat,
    Target, Ticks, Watch, Wave, World,
};

/// A tower as one of its makes.
#[derive(Clone, Copy)]
struct Make {
    blueprint: Blueprint,
    tier: u8,
}

impl Make {
    fn all() -> Vec<Self> {
        let towers = Blueprint::ALL.into_iter().filter(|one| one.row().sort == Sort::Tower);
        let makes = |blueprint: Blueprint| {
            let tiers = u8::try_from(blueprint.row().tiers.len()).expect("they are few");
            (0..=tiers).map(move |tier| Self { blueprint, tier })
        };
        towers.flat_map(makes).collect()
    }

    fn name(self) -> String {
        if self.tier == 0 {
            self.blueprint.to_string()
        } else {
            format!("{} {}", self.blueprint, self.tier + 1)
        }
    }

    fn targets(self, at: Point) -> Vec<Target> {
        if self.blueprint.is_directed() {
            Direction::ALL.map(|side| Target::Facing(at, side)).to_vec()
        } else if self.tier > 0 {
            vec![Target::Tier(at, self.tier)]
        } else {
            vec![Target::At(at)]
        }
    }
}

/// The health that attackers lose.
#[derive(Default)]
struct Harm(i64);

impl Sink<Event> for Harm {
    fn emit(&mut self, _: Audience, event: Event) {
        if let Event::Hurt { harm, .. } = event {
            self.0 += i64::from(harm.0);
        }
    }
}

/// A battle on a field, in which a tower can be built.
fn begun(field: &Field, stream: &Stream, blueprint: Blueprint) -> Battle {
    let setup = Setup::default().carrying([blueprint]);
    let content = Content {
        materials: Materials(field.budget),
        hull: Hull(100_000),
        energy: crate::Energy(0),
        ..Content::USUAL
    };
    let world: World = field.world.parse().unwrap_or_else(|error| panic!("{}: {error}", field.name));
    let batch = |(count, kind, spacing): &(u8, crate::Attacker, u32)| Batch {
        count: *count,
        spacing: Ticks(*spacing),
        on: vec![Some(*kind)],
    };
    let wave = Wave { batches: stream.batches.iter().map(batch).collect() };
    let mut run = Battle::begin(&setup, content, world, |_| vec![wave], Dice::scripted([]));
    run.dice = crate::battle::dice(engine::Seed::from_bits(1));
    for (blueprint, (x, y)) in field.company {
        run.buildings.push(Building::new(*blueprint, Point::new(*x, *y), blueprint.row().stats));
    }
    run
}

/// Builds as many as can be paid, each where it reaches most of the way.
fn build(run: &mut Battle, make: Make) {
    loop {
        let able = World::points().flat_map(|at| make.targets(at));
        let able = able.filter(|target| run.may_build(make.blueprint, *target).is_ok());
        let reached = |target: &Target| -> u32 {
            let (Some(range), Some(at)) = (run.range_of(make.blueprint, *target), target.at()) else {
                return 0;
            };
            let watch = Watch::new(&run.land.relief, run.land.network(), at, &range);
            let pieces = 0..u16::try_from(run.land.network().segments().len()).expect("they are few");
            pieces.map(|id| watch.stretches(SegmentId(id), Size::Small).count_ones()).sum()
        };
        // Of equal ones that which is nearest to the middle.
        let away = |target: &Target| target.at().map_or(u16::MAX, |at| at.distance(Point::new(7, 7)));
        let best = able.map(|target| (reached(&target), Reverse((away(&target), target))));
        let Some((_, Reverse((_, target)))) = best.filter(|(reached, ..)| *reached > 0).max() else { break };
        let command = crate::Command::Build(make.blueprint, target);
        run.play(Seat::FIRST, command, &mut engine::Silence).expect("it may be built");
    }
}

/// The health that a wave loses.
fn harm(mut run: Battle) -> i64 {
    let mut harm = Harm::default();
    let mut command = crate::Command::Wave;
    while run.play(Seat::FIRST, command, &mut harm).is_ok() && run.assault.is_some() {
        command = crate::Command::Run(crate::Command::MOST_TICKS);
    }
    harm.0
}

/// What a tower does on a field against a stream for a hundred materials that may be spent, beyond what is done there
/// without it.
fn done(field: &Field, stream: &Stream, make: Make, built: &Battle) -> i64 {
    let begun = begun(field, stream, make.blueprint);
    let without = harm(begun.clone());
    let mut with = begun;
    for building in built.buildings.iter().skip(1 + field.company.len()) {
        with.buildings.push(*building);
    }
    (harm(with) - without).max(0) * 100 / i64::from(field.budget)
}

#[test]
fn every_tower_does_most_for_its_price_somewhere() {
    let makes = Make::all();
    let mut page = String::from(
        "The health that towers take of a wave for a hundred materials, by field and stream: * does more than any other,\n\
         + more than any that is no dearer.\n",
    );
    let mut is_best = vec![[false; 2]; makes.len()];
    let prices: Vec<i32> = makes
        .iter()
        .map(|make| {
            let row = make.blueprint.row();
            let stats = match make.tier.checked_sub(1) {
                None => row.stats,
                Some(tier) => row.tiers[usize::from(tier)],
            };
            stats.get(Stat::Materials) + stats.get(Stat::Energy)
        })
        .collect();
    for field in &FIELDS {
        let built = |make: &Make| {
            let mut run = begun(field, &STREAMS[0], make.blueprint);
            build(&mut run, *make);
            run
        };
        let built: Vec<Battle> = makes.iter().map(built).collect();
        writeln!(page, "\n{} for {}", field.name, field.budget).unwrap();
        for stream in &STREAMS {
            let all: Vec<i64> =
                makes.iter().zip(&built).map(|(make, built)| done(field, stream, *make, built)).collect();
            write!(page, "  {}:", stream.name).unwrap();
            let mut order: Vec<usize> = (0..makes.len()).filter(|place| all[*place] > 0).collect();
            order.sort_by_key(|place| (Reverse(all[*place]), *place));
            for place in order {
                let most = |rivals: &dyn Fn(usize) -> bool| {
                    let rivals = (0..makes.len()).filter(|other| *other != place && rivals(*other));
                    rivals.map(|other| all[other]).max().unwrap_or(0)
                };
                let beats = [most(&|_| true), most(&|other| prices[other] <= prices[place])]
                    .map(|other| all[place] > other);
                for (is_best, beats) in is_best[place].iter_mut().zip(beats) {
                    *is_best |= beats;
                }
                let sign = match beats {
                    [true, _] => "*",
                    [_, true] => "+",
                    _ => "",
                };
                write!(page, " {}{sign} {}", makes[place].name(), all[place]).unwrap();
            }
            page.push('\n');
        }
    }
    let worst = |which: usize| -> Vec<Blueprint> {
        let found = |blueprint: Blueprint| {
            makes.iter().zip(&is_best).any(|(make, best)| make.blueprint == blueprint && best[which])
        };
        let mut left: Vec<Blueprint> = makes.iter().map(|make| make.blueprint).collect();
        left.dedup();
        left.retain(|blueprint| !found(*blueprint));
        left
    };
    let words = |all: Vec<Blueprint>| all.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    writeln!(page, "\nnowhere best of all: {}", words(worst(0))).unwrap();
    writeln!(page, "nowhere best of those that are no dearer: {}", words(worst(1))).unwrap();
    testkit::golden::check_file(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/towers.txt"), &page);
    assert_eq!(worst(1), [], "dominated at their price");
}
