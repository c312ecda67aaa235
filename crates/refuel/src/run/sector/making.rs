//! How a sector is made.

use engine::{Seed, SplitMix64};
use grid::pick;

use super::plan::{Kind, Plan};
use super::{Node, Sector, luck, seed_of};
use crate::run::content::RunContent;
use crate::run::fight::{Fight, FightSort, Prize};
use crate::run::port::Shelf;
use crate::run::stop::Stop;
use crate::run::theme::Theme;
use crate::{Attacker, Environment, Level};

/// The bosses, one for each act.
const BOSSES: [Attacker; 3] = [Attacker::Lodestone, Attacker::Tollkeeper, Attacker::Twiceborn];

/// How often a battle has an environment in each act, in hundredths.
const ENVIRONMENTS: [u32; 3] = [25, 45, 60];
/// How often an elite battle has one.
const ELITE_ENVIRONMENT: u32 = 75;

impl Sector {
    /// The sector of an act.
    pub(in crate::run) fn made(seed: Seed, act: u8, content: &RunContent) -> Self {
        let branch = seed.branch("sector").branch(u32::from(act));
        let plan = Plan::drawn(&mut branch.branch("plan").stream());
        let mut stream = branch.branch("stops").stream();
        let mut layers = Vec::new();
        for (depth, layer) in plan.layers.iter().enumerate() {
            let mut nodes = Vec::new();
            for (place, (kind, next)) in (0..).zip(layer) {
                let stop = match fight_sort(*kind) {
                    Some(sort) => {
                        let battle = seed_of(luck(seed, act, depth, place));
                        Stop::Fight(fight(sort, [act, level_of(depth)], battle, content, &mut stream, seed))
                    }
                    None => other(*kind, &mut stream),
                };
                nodes.push(Node { stop, next: next.clone() });
            }
            layers.push(nodes);
        }
        Self { theme: shuffled(Theme::ALL, seed, "themes")[usize::from(act)], layers }
    }
}

/// How far one has come in a layer, beyond where the act begins.
fn level_of(depth: usize) -> u8 {
    u8::try_from(depth / 2).unwrap_or(u8::MAX).min(2)
}

const fn fight_sort(kind: Kind) -> Option<FightSort> {
    match kind {
        Kind::Plain => Some(FightSort::Plain),
        Kind::Elite => Some(FightSort::Elite),
        Kind::Boss => Some(FightSort::Boss),
        Kind::Shop | Kind::Encounter | Kind::Rest => None,
    }
}

fn other(kind: Kind, stream: &mut SplitMix64) -> Stop {
    match kind {
        Kind::Shop => Stop::Shop(any(&Shelf::ALL, stream)),
        Kind::Rest => Stop::Rest,
        _ => Stop::Encounter,
    }
}

fn fight(
    sort: FightSort,
    [act, more]: [u8; 2],
    battle: Seed,
    content: &RunContent,
    stream: &mut SplitMix64,
    seed: Seed,
) -> Fight {
    let level = Level(content.levels[usize::from(act)] + u16::from(more));
    let mut fight = Fight::planned(sort, level, battle);
    let often = match sort {
        FightSort::Plain => ENVIRONMENTS[usize::from(act)],
        FightSort::Elite => ELITE_ENVIRONMENT,
        FightSort::Boss => 0,
    };
    if stream.below(100) < often {
        fight.environment = Some(any(&Environment::ALL, stream));
    }
    fight.prizes = match sort {
        FightSort::Plain => {
            let weights: [u32; 2] = if act == 0 && more == 0 { [1, 0] } else { [65, 35] };
            let drawn = pick(weights, |sum| stream.below(sum)).unwrap_or(0);
            vec![[Prize::Blueprints, Prize::Augments][drawn]]
        }
        FightSort::Elite => vec![Prize::Artefacts, Prize::Blueprints],
        FightSort::Boss => vec![Prize::Artefacts, Prize::Blueprints, Prize::Augments],
    };
    if sort == FightSort::Boss {
        fight.boss = Some(shuffled(BOSSES, seed, "bosses")[usize::from(act)]);
    }
    fight
}

/// One of some, each with the same chance.
fn any<T: Copy>(all: &[T], stream: &mut SplitMix64) -> T {
    all[stream.below(u32::try_from(all.len()).expect("they are few")) as usize]
}

/// All of them in an order of the seed.
fn shuffled<T, const COUNT: usize>(mut all: [T; COUNT], seed: Seed, label: &str) -> [T; COUNT] {
    seed.branch(label).dice().shuffle(&mut all);
    all
}
