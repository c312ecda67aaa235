//! The player who tries before it builds.

use engine::{Audience, Bot, Game as _, Perspective, Seat, Seed, Sink};

use super::barrage;
use super::builder::{LATEST, NEXT, SOON, fuel, has_tower, is_short, saving};
use super::estate::{estates, waves_left};
use super::might::Dangers;
use super::orders::Orders;
use super::sites::{play, sites};
use crate::{Around, Battle, Command, Deed, Event, Hull, Materials, Size, Sort, Target, World};

/// Tries what it could build against the waves that are shown, in battles as they may go on for all that it sees, and
/// builds what keeps most attackers away for its price. RULES.md, 12.
#[derive(Clone, Debug, Default)]
pub struct Planner(Orders);

impl Bot<Battle> for Planner {
    fn choose(&mut self, perspective: Perspective<'_, Battle>) -> Command {
        let view = perspective.view();
        if view.assault.is_some() {
            return barrage::within(&view, true);
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

/// So many places are tried at a time.
const TRIED: usize = 8;
/// So many of them for one blueprint.
const PLACES: usize = 3;

/// What is due next between two waves.
fn step(battle: &Battle) -> Option<Command> {
    let estates = estates(battle);
    let now = Prospect::of(battle);
    let bearable = bearable(battle);
    let built = best(battle, &now);
    let is_felt = built.is_some_and(|built| built.kept > 0);
    let is_urgent = is_felt && now.next > bearable.max(SCRATCH);
    if has_tower(battle) && !is_urgent {
        let soon = saving(battle, &estates, SOON);
        if soon.is_some() {
            return soon;
        }
    }
    if let Some(built) = built
        && (is_short(battle, 1, NEXT) || is_felt && now.next > bearable)
    {
        return Some(built.command);
    }
    saving(battle, &estates, (waves_left(battle) - 1).clamp(0, LATEST))
        .or_else(|| fuel(battle, &estates))
        .or_else(|| built.filter(|built| built.kept > 0).map(|built| built.command))
}

/// So much of the hull may go for what pays soon.
const SCRATCH: i32 = 2;

/// What a wave may take so that half of the hull is left when the tanks are full.
fn bearable(battle: &Battle) -> i32 {
    battle.hull.0 / (2 * waves_left(battle).max(1))
}

/// Something that could be built.
#[derive(Clone, Copy, Debug)]
struct Built {
    command: Command,
    /// How much of the hull it keeps, in the next wave twice.
    kept: i32,
    /// What it is worth for its price.
    worth: i64,
}

/// The one of some towers, and of what helps towers, that keeps most away for its price.
fn best(battle: &Battle, now: &Prospect) -> Option<Built> {
    // Where estimates are content and somebody would come through all the same, more is asked for.
    let asked = [(1, NEXT), (2, 250), (2, 1000)];
    let (waves, percent) = asked.into_iter().find(|(waves, percent)| is_short(battle, *waves, *percent))?;
    let dangers = Dangers::of(battle, waves);
    let left = dangers.left(battle, percent);
    let mut tried: Vec<Command> = Vec::new();
    let found = sites(battle, &dangers, &left);
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
    let built = |command: &Command| {
        let mut then = battle.clone();
        play(&mut then, *command)?;
        let price = (battle.purse.materials - then.purse.materials).0.max(1);
        let prospect = Prospect::of(&then);
        let kept = 2 * (now.next - prospect.next) + (now.later - prospect.later);
        let health = prospect.harm - now.harm + HEALTH * i64::from(kept);
        Some(Built { command: *command, kept, worth: 1000 * health / i64::from(price) })
    };
    let first = found.first().map(|site| Built { command: site.command, kept: 0, worth: 0 });
    // Where no single one is felt, several may be.
    tried.iter().filter_map(built).filter(|built| built.worth > 0).max_by_key(|built| built.worth).or(first)
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

/// What the next two waves would come to if nothing more was built and the hull was large enough.
#[derive(Clone, Copy, Debug, Default)]
struct Prospect {
    /// What the next one would take of the hull, which is no more than a wave takes.
    next: i32,
    /// What the one after it would take.
    later: i32,
    /// The health that attackers would lose.
    harm: i64,
}

impl Prospect {
    fn of(battle: &Battle) -> Self {
        let mut then = battle.clone();
        (then.hull, then.purse.materials) = (Hull(100_000), Materials(0));
        let mut prospect = Self::default();
        prospect.next = prospect.pass(&mut then);
        prospect.later = prospect.pass(&mut then);
        prospect
    }

    /// Lets a wave pass, and tells what it took of the hull.
    fn pass(&mut self, battle: &mut Battle) -> i32 {
        let mut losses = Losses::default();
        let mut command = Command::Wave;
        while battle.play(Seat::FIRST, command, &mut losses).is_ok() && battle.assault.is_some() {
            command = Command::Run(Command::MOST_TICKS);
        }
        self.harm += losses.harm;
        losses.hull.min(battle.content.hull_a_wave.0) + losses.bosses
    }
}

/// A point of the hull is worth so much health of attackers.
const HEALTH: i64 = 20;

/// A boss takes all there is, which is about so much.
const BOSS: i32 = 25;

/// Whoever came through, by what they take of a hull, and what was done to all.
#[derive(Default)]
struct Losses {
    hull: i32,
    bosses: i32,
    harm: i64,
}

impl Sink<Event> for Losses {
    fn emit(&mut self, _: Audience, event: Event) {
        match event {
            Event::Arrived { who } if who.kind.row().size == Size::Boss => self.bosses += BOSS,
            Event::Arrived { who } => self.hull += who.kind.row().size.hull().0,
            Event::Hurt { harm, .. } => self.harm += i64::from(harm.0),
            _ => {}
        }
    }
}
