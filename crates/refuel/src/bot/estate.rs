//! What yields something, and whether it pays.

use grid::Point;

use super::sites::play;
use crate::{Battle, Command, Holding, Purse, Sort, Stat, Target, World};

/// Something that could be built now for what it yields.
#[derive(Clone, Copy, Debug)]
pub(super) struct Estate {
    pub(super) command: Command,
    pub(super) price: i32,
    /// What more comes in after each wave.
    pub(super) more: Purse,
}

/// How many waves the tanks take to be full, as things stand.
pub(super) fn waves_left(battle: &Battle) -> i32 {
    let missing = (battle.goal.0 - battle.purse.fuel.0).max(0);
    let each = battle.income().fuel.0.max(1);
    (missing + each - 1) / each
}

/// All that could be built for what it yields, one for each kind of ground, where it is least in the way.
pub(super) fn estates(battle: &Battle) -> Vec<Estate> {
    let before = battle.income();
    let mut all = Vec::new();
    for card in battle.cards.iter().filter(|card| card.blueprint.row().sort == Sort::Economic) {
        let mut tried: Vec<(Holding, u8, bool)> = Vec::new();
        for at in remote(battle) {
            let Some(tile) = battle.world().tiles.get(at) else { continue };
            let kind = (tile.holding, tile.level, at.neighbours().into_iter().any(|at| is_way(battle, at)));
            let target = Target::At(at);
            if tried.contains(&kind) || battle.may_build(card.blueprint, target).is_err() {
                continue;
            }
            tried.push(kind);
            let command = Command::Build(card.blueprint, target);
            let price = battle.make(card.blueprint, target).get(Stat::Materials);
            let mut then = battle.clone();
            if play(&mut then, command).is_some() {
                let now = then.income();
                let more = Purse {
                    materials: now.materials - before.materials,
                    energy: now.energy - before.energy,
                    fuel: now.fuel - before.fuel,
                };
                all.push(Estate { command, price, more });
            }
        }
    }
    all
}

impl Estate {
    /// What it has yielded after so many waves, in materials; energy counts for half as much.
    pub(super) const fn yielded(&self, waves: i32) -> i32 {
        (2 * self.more.materials.0 + self.more.energy.0) * waves / 2
    }
}

fn is_way(battle: &Battle, at: Point) -> bool {
    battle.world().tiles.get(at).is_some_and(|tile| tile.holding == Holding::Path)
}

/// All tiles, those first that are farthest from the ways.
fn remote(battle: &Battle) -> Vec<Point> {
    let ways: Vec<Point> = World::points().filter(|at| is_way(battle, *at)).collect();
    let away = |at: &Point| {
        let far = ways.iter().map(|way| way.x.abs_diff(at.x).max(way.y.abs_diff(at.y)));
        std::cmp::Reverse(far.min().unwrap_or(u8::MAX))
    };
    let mut all: Vec<Point> = World::points().collect();
    all.sort_by_cached_key(away);
    all
}
