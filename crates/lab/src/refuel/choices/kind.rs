//! What is asked in a battle.

use ::refuel::{Blueprint, Choice, Command, Holding, Refuel, Sort, Stat, Target, World};
use engine::{Game as _, Seat};
use grid::Point;

/// A kind of decision, all of them between waves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// What to build, each where it seems best, or nothing more: the wave is called.
    Spend,
    /// Where to build a tower.
    Place,
    /// Whom a tower is to aim at.
    Aim,
}

impl Kind {
    pub(super) const NAMES: [&'static str; 3] = ["what to build", "where to build", "whom to aim at"];

    pub(super) const ALL: [Self; Self::NAMES.len()] = [Self::Spend, Self::Place, Self::Aim];

    /// Of so many of each kind one is judged.
    pub(super) const STRIDES: [u64; Self::NAMES.len()] = [13, 5, 5];

    /// The questions that are open for somebody who would give a command now, with their options in the order of the
    /// commands.
    pub(super) fn asked(game: &Refuel, wish: Command) -> Vec<(Self, Vec<Command>)> {
        if game.assault().is_some() {
            return Vec::new();
        }
        let mut legal = Vec::new();
        game.legal(Seat::FIRST, &mut legal);
        let mut asked = vec![(Self::Spend, spending(game, &legal, wish))];
        match wish {
            Command::Build(tower, _) if tower.row().sort == Sort::Tower => {
                asked.push((Self::Place, places(game, &legal, tower, wish)));
            }
            Command::Wave => asked.push((Self::Aim, aims(game, &legal))),
            _ => {}
        }
        asked.retain(|(_, options)| options.len() > 1);
        asked
    }
}

/// How many places of a tower are tried beside the one that somebody would choose.
const BEST: usize = 3;
/// How many that are worse.
const WORSE: usize = 4;

/// Each blueprint where it seems best, over minerals and over wellsprings apart, and the next wave.
fn spending(game: &Refuel, legal: &[Command], wish: Command) -> Vec<Command> {
    let mut options: Vec<Command> = vec![Command::Wave, wish];
    for card in game.cards() {
        for over in [None, Some(Holding::Minerals), Some(Holding::Wellspring)] {
            let is_such = |at: &Point| {
                let holding = game.world().tiles.get(*at).map(|tile| tile.holding);
                let is_rich = matches!(holding, Some(Holding::Minerals | Holding::Wellspring));
                if over.is_none() { !is_rich } else { holding == over }
            };
            // Who would build it anyway builds it at one place alone.
            let is_wished = matches!(wish, Command::Build(blueprint, target)
                if blueprint == card.blueprint && target.at().as_ref().is_some_and(is_such));
            let targets =
                targets(legal, card.blueprint).filter(|target| target.at().as_ref().is_some_and(is_such));
            let best = targets
                .max_by_key(|target| (merit(game, card.blueprint, *target), std::cmp::Reverse(*target)));
            let best = best.filter(|_| !is_wished);
            options.extend(best.map(|target| Command::Build(card.blueprint, target)));
        }
    }
    sorted(options)
}

/// Some places of a tower: the wished one, the best as far as a glance tells, and worse ones.
fn places(game: &Refuel, legal: &[Command], tower: Blueprint, wish: Command) -> Vec<Command> {
    let mut all: Vec<Target> = targets(legal, tower).collect();
    all.sort_by_key(|target| (std::cmp::Reverse(merit(game, tower, *target)), *target));
    let reaching = all.iter().filter(|target| merit(game, tower, **target) > 0).count();
    let worse = (1..=WORSE).map(|part| part * reaching.saturating_sub(1) / WORSE);
    let chosen = (0..BEST.min(all.len())).chain(worse).filter_map(|place| all.get(place));
    sorted(chosen.map(|target| Command::Build(tower, *target)).chain([wish]).collect())
}

/// Whom a tower may aim at, another tower in each wave; the next wave leaves it as it is.
fn aims(game: &Refuel, legal: &[Command]) -> Vec<Command> {
    let chooses = |at: &Point| {
        let building = game.building_at(*at);
        building.and_then(|building| building.row().gun).is_some_and(|gun| gun.choice == Choice::Priorities)
    };
    let towers: Vec<Point> = game.buildings().iter().map(|building| building.at).filter(chooses).collect();
    let Some(asked) = towers.get(usize::from(game.waves_over()) % towers.len().max(1)).copied() else {
        return Vec::new();
    };
    let others =
        legal.iter().copied().filter(|command| matches!(command, Command::Aim(at, _) if *at == asked));
    sorted(others.chain([Command::Wave]).collect())
}

fn targets(legal: &[Command], wanted: Blueprint) -> impl Iterator<Item = Target> {
    legal.iter().filter_map(move |command| match command {
        Command::Build(blueprint, target) if *blueprint == wanted => Some(*target),
        _ => None,
    })
}

/// What a glance at the map tells of a place: tiles of ways in range, or buildings beside it.
pub(super) fn merit(game: &Refuel, blueprint: Blueprint, target: Target) -> i64 {
    let Some(at) = target.at() else { return 0 };
    let range = game.card(blueprint).map_or(0, |card| i64::from(card.makes[0].get(Stat::Range)));
    let away = |other: Point| (i64::from(at.x.abs_diff(other.x)), i64::from(at.y.abs_diff(other.y)));
    let count = if blueprint.row().sort == Sort::Tower {
        let is_way = |other: &Point| {
            let (x, y) = away(*other);
            let holding = game.world().tiles.get(*other).map(|tile| tile.holding);
            holding == Some(Holding::Path) && (x * x + y * y) * 1_000_000 <= range * range
        };
        World::points().filter(is_way).count()
    } else {
        let is_beside = |other: Point| away(other).0.max(away(other).1) <= 1;
        game.buildings().iter().filter(|building| is_beside(building.at)).count()
    };
    i64::try_from(count).expect("a world is small")
}

fn sorted(mut options: Vec<Command>) -> Vec<Command> {
    options.sort_unstable();
    options.dedup();
    options
}
