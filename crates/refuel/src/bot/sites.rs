//! Where a tower would do most.

use engine::{Game as _, Seat, Silence};
use grid::{Direction, Point};

use super::might::{Dangers, Left};
use crate::{Battle, Blueprint, Building, Command, Holding, Stat, Target, Watch, World};

/// A tower that could be built now.
#[derive(Clone, Copy, Debug)]
pub(super) struct Site {
    pub(super) command: Command,
    /// The harm it would do that nobody does yet, for a material; in thousandths.
    pub(super) worth: i64,
}

/// So many tiles are looked at closely for each blueprint.
const CLOSELY: usize = 6;

/// All that is worth a look, the best first: of each blueprint that shoots and can be paid, the best places.
pub(super) fn sites(battle: &Battle, dangers: &Dangers, left: &Left) -> Vec<Site> {
    let mut all = Vec::new();
    for card in &battle.cards {
        let blueprint = card.blueprint;
        let row = blueprint.row();
        if row.gun.is_none() || !blueprint.is_built() || card.cooldown > 0 {
            continue;
        }
        for tier in 0..=u8::try_from(row.tiers.len()).unwrap_or(0) {
            for (target, _) in places(battle, blueprint, tier) {
                all.extend(site(battle, blueprint, target, dangers, left));
            }
        }
    }
    all.sort_by_key(|site| std::cmp::Reverse(site.worth));
    all
}

/// The places where a blueprint can be built that have most of the ways in range, as seen from above.
pub(super) fn places(battle: &Battle, blueprint: Blueprint, tier: u8) -> Vec<(Target, usize)> {
    let target = |at: Point| match tier {
        0 => Target::At(at),
        _ => Target::Tier(at, tier),
    };
    let ways: &[Direction] = if blueprint.is_directed() { &Direction::ALL } else { &[Direction::North] };
    let targets = World::points().flat_map(|at| {
        ways.iter().map(
            move |way| {
                if blueprint.is_directed() { Target::Facing(at, *way) } else { target(at) }
            },
        )
    });
    let tiles = battle.world().tiles.iter().filter(|(_, tile)| tile.holding == Holding::Path);
    let tiles: Vec<Point> = tiles.map(|(at, _)| at).collect();
    let mut found: Vec<(Target, usize)> = targets
        .filter(|target| battle.may_build(blueprint, *target).is_ok())
        .map(|target| (target, reach(battle, blueprint, target, &tiles)))
        .filter(|(_, reached)| *reached > 0)
        .collect();
    found.sort_by_key(|(_, reached)| std::cmp::Reverse(*reached));
    found.truncate(CLOSELY);
    found
}

/// How many of some tiles have their middle in range, as seen from above.
fn reach(battle: &Battle, blueprint: Blueprint, target: Target, tiles: &[Point]) -> usize {
    let (Some(range), Some(at)) = (battle.range_of(blueprint, target), target.at()) else { return 0 };
    let by = |one: u8, other: u8| 1000 * (i32::from(one) - i32::from(other));
    let is_reached = |point: &Point| range.shape.has(by(point.x, at.x), by(point.y, at.y));
    tiles.iter().filter(|point| is_reached(point)).count()
}

fn site(
    battle: &Battle,
    blueprint: Blueprint,
    target: Target,
    dangers: &Dangers,
    left: &Left,
) -> Option<Site> {
    let (range, at) = (battle.range_of(blueprint, target)?, target.at()?);
    let stats = battle.make(blueprint, target);
    let watch = Watch::new(&battle.land.relief, battle.land.network(), at, &range);
    let gain = dangers.gain(&Building::new(blueprint, at, stats), &stats, &watch, left);
    let price = stats.get(Stat::Materials) + stats.get(Stat::Energy) / 2;
    (gain > 0)
        .then(|| Site { command: Command::Build(blueprint, target), worth: gain / i64::from(price.max(1)) })
}

/// Does in a battle that is foreseen what is going to be done.
pub(super) fn play(battle: &mut Battle, command: Command) -> Option<Command> {
    battle.play(Seat::FIRST, command, &mut Silence).ok().map(|()| command)
}
