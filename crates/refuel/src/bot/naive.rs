//! The player after ten minutes.

use engine::{Bot, Perspective, Seed};

use super::orders::Orders;
use super::sites::{places, play};
use crate::{Battle, BattleView, Blueprint, Command, Holding, Place, Placing, Sort, Stat, Target, World};

/// Builds the dearest tower that it can pay where most of the ways are near, drills what lies around, and throws what
/// it has at whoever is in front. RULES.md, 12.
#[derive(Clone, Debug, Default)]
pub struct Naive(Orders);

impl Bot<Battle> for Naive {
    fn choose(&mut self, perspective: Perspective<'_, Battle>) -> Command {
        let view = perspective.view();
        if view.assault.is_some() {
            return throw(&view);
        }
        self.0.next(&view, |battle| {
            let command = step(battle)?;
            play(battle, command)
        })
    }

    fn restart(&mut self, _seed: Seed) {
        *self = Self::default();
    }
}

/// As many drills as towers, the dearest that can be paid.
fn step(battle: &Battle) -> Option<Command> {
    let count = |sort: Sort| battle.buildings.iter().filter(|building| building.row().sort == sort).count();
    let first = if count(Sort::Economic) < count(Sort::Tower) { drill(battle) } else { None };
    first.or_else(|| tower(battle))
}

fn drill(battle: &Battle) -> Option<Command> {
    let lies = |at: &grid::Point| {
        let holding = battle.world().tiles.get(*at).map(|tile| tile.holding);
        matches!(holding, Some(Holding::Minerals | Holding::Wellspring))
    };
    let able = |blueprint: Blueprint| {
        let mut targets = World::points().filter(lies).map(Target::At);
        let target = targets.find(|target| battle.may_build(blueprint, *target).is_ok())?;
        Some(Command::Build(blueprint, target))
    };
    let economic = battle.cards.iter().map(|card| card.blueprint);
    economic.filter(|blueprint| blueprint.row().sort == Sort::Economic).find_map(able)
}

fn tower(battle: &Battle) -> Option<Command> {
    let towers = battle.cards.iter().map(|card| card.blueprint);
    let mut towers: Vec<Blueprint> = towers.filter(|blueprint| blueprint.row().sort == Sort::Tower).collect();
    towers.sort_by_key(|blueprint| std::cmp::Reverse(battle.price(*blueprint, Target::Anywhere).materials));
    towers.into_iter().find_map(|blueprint| {
        let (target, _) = *places(battle, blueprint, 0).first()?;
        Some(Command::Build(blueprint, target))
    })
}

/// Any ability that is aimed at a point, at whoever is nearest to the hub, as soon as there is energy for it.
fn throw(view: &BattleView) -> Command {
    let usable = view.cards.iter().find(|card| {
        card.blueprint.row().place == Placing::Point
            && card.cooldown == 0
            && card.makes[0].get(Stat::Energy) <= view.purse.energy.0
            && card.makes[0].get(Stat::Materials) <= view.purse.materials.0
    });
    let Some(card) = usable else { return Command::Run(Command::MOST_TICKS) };
    let alive = view.foes.iter().filter(|foe| foe.is_alive());
    let first = alive.min_by_key(|foe| view.land.left(foe.place));
    let at = first.filter(|foe| view.land.left(foe.place) < HALFWAY * Place::WHOLE).and_then(|foe| {
        let spot = view.land.aim_at(foe);
        super::barrage::point(spot.x, spot.y)
    });
    at.map_or(Command::Run(20), |at| Command::Use(card.blueprint, Target::At(at)))
}

/// Nobody is feared who is farther from the hub, in pieces of a way.
const HALFWAY: u32 = 8;
