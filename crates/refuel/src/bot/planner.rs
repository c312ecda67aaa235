//! The player who tries before it builds.

use engine::{Bot, Perspective, Seed};

use super::builder::step;
use super::might::Dangers;
use super::orders::Orders;
use super::outlook::Prospect;
use super::reserve;
use super::sites::{play, sites};
use super::taste::Taste;
use crate::{Around, Battle, Command, Deed, Sort, Target, World};

/// Spends as a builder does, but tries the places of what it builds against the next waves, and keeps its energy until
/// somebody would come through. RULES.md, 12.
#[derive(Clone, Debug, Default)]
pub struct Planner(Orders);

impl Bot<Battle> for Planner {
    fn choose(&mut self, perspective: Perspective<'_, Battle>) -> Command {
        let view = perspective.view();
        if view.assault.is_some() {
            return reserve::within(&view);
        }
        self.0.next(&view, |battle| {
            let command = step(battle, Taste::USUAL, best_tower)?;
            play(battle, command)
        })
    }

    fn restart(&mut self, _seed: Seed) {
        *self = Self::default();
    }
}

/// So many places are tried at a time.
const TRIED: usize = 6;
/// So many of them for one blueprint.
const PLACES: usize = 3;
/// A point of the hull is worth so much health of attackers.
const HEALTH: i64 = 20;

/// The one of some towers, and of what helps towers, that keeps most away for its price.
fn best_tower(battle: &Battle, waves: usize, percent: i64) -> Option<Command> {
    let dangers = Dangers::of(battle, waves);
    let left = dangers.left(battle, percent);
    let found = sites(battle, &dangers, &left);
    let mut tried: Vec<Command> = Vec::new();
    for site in &found {
        let kind = |command: &Command| match command {
            Command::Build(blueprint, _) => Some(*blueprint),
            _ => None,
        };
        // A few places of each, so that several kinds are tried.
        if tried.iter().filter(|other| kind(other) == kind(&site.command)).count() < PLACES
            && tried.len() < TRIED
        {
            tried.push(site.command);
        }
    }
    tried.extend(helpers(battle));
    let now = Prospect::of(battle);
    let worth = |command: &Command| {
        let mut then = battle.clone();
        play(&mut then, *command)?;
        let price = (battle.purse.materials - then.purse.materials).0.max(1);
        let prospect = Prospect::of(&then);
        let kept = 2 * (now.next - prospect.next) + (now.later - prospect.later);
        let health = prospect.harm - now.harm + HEALTH * i64::from(kept);
        Some((1000 * health / i64::from(price), *command)).filter(|(worth, _)| *worth > 0)
    };
    let best = tried.iter().filter_map(worth).max_by_key(|(worth, _)| *worth);
    // Where no single one is felt, several may be.
    best.map(|(_, command)| command).or(found.first().map(|site| site.command))
}

/// For each building that helps those around it, the tile that has most towers around.
fn helpers(battle: &Battle) -> Vec<Command> {
    let helps = |deed: &Deed| matches!(deed, Deed::Supports(..) | Deed::Lends(Around::Neighbours, ..));
    let cards = battle.cards.iter().map(|card| card.blueprint);
    let helpers = cards
        .filter(|blueprint| blueprint.row().sort == Sort::Special && blueprint.row().deeds.iter().any(helps));
    let towers = |target: &Target| {
        let Some(at) = target.at() else { return 0 };
        let is_near = |other: grid::Point| other.x.abs_diff(at.x).max(other.y.abs_diff(at.y)) <= 1;
        battle.buildings.iter().filter(|other| other.row().gun.is_some() && is_near(other.at)).count()
    };
    helpers
        .filter_map(|blueprint| {
            let able = World::points().map(Target::At);
            let able = able.filter(|target| battle.may_build(blueprint, *target).is_ok());
            let best = able.max_by_key(towers).filter(|target| towers(target) > 1)?;
            Some(Command::Build(blueprint, best))
        })
        .collect()
}
