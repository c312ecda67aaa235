//! What can be aimed at, and what is worth a look.

use engine::{Game, Seat};
use grid::Point;
use labyrinth::{Command, Refusal, Spell, Thing, Tower, View};

/// What is aimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weapon {
    /// The bow in hand.
    Bow,
    /// A spell.
    Spell(Spell),
}

/// The tiles that can be aimed at, the best first: those where most are hit, then the nearest. For
/// a spell that is aimed at tiles only the best one for each number of foes that are hit, and those
/// where somebody stands.
pub fn targets(game: &Tower, view: &View, weapon: Weapon) -> Vec<Point> {
    let mut legal: Vec<Command> = Vec::new();
    game.legal(Seat::FIRST, &mut legal);
    let at = |command: &Command| match (*command, weapon) {
        (Command::Shoot(at), Weapon::Bow) => Some(at),
        (Command::Cast(cast, at), Weapon::Spell(spell)) if cast == spell => Some(at),
        _ => None,
    };
    let hits = |at: Point| {
        let area = game.reach_of(weapon.command(at));
        view.foes.iter().filter(|foe| area.contains(foe.at)).count()
    };
    let mut found: Vec<(std::cmp::Reverse<usize>, u16, Point)> = legal
        .iter()
        .filter_map(at)
        .map(|at| (std::cmp::Reverse(hits(at)), at.distance(view.hero.at), at))
        .collect();
    grid::sort_few(&mut found, |target| *target);
    let mut best = None;
    found.retain(|(hit, _, at)| {
        let is_best = best != Some(*hit);
        best = Some(*hit);
        is_best || view.foe_at(*at).is_some()
    });
    found.into_iter().map(|(_, _, at)| at).collect()
}

/// Why nothing can be aimed at: of all who could be meant, the nearest says it best.
pub fn why_not(game: &Tower, view: &View, weapon: Weapon) -> Refusal {
    let nearest = view.foes.iter().min_by_key(|foe| foe.at.distance(view.hero.at));
    let at = nearest.map_or(view.hero.at, |foe| foe.at);
    game.check(Seat::FIRST, weapon.command(at)).err().unwrap_or(Refusal::NobodyThere)
}

/// What is worth a look: foes, then all that stands and lies around and the stairs, each the
/// nearest first.
pub fn sights(view: &View) -> Vec<Point> {
    let near = |at: &Point| at.distance(view.hero.at);
    let mut foes: Vec<Point> = view.foes.iter().map(|foe| foe.at).collect();
    grid::sort_few(&mut foes, near);
    let is_of_use = |(at, thing): &&(Point, Thing)| {
        !matches!(thing, Thing::Landmark(labyrinth::Landmark::Statue)) && !view.spent.contains(*at)
    };
    let things = view.things.iter().filter(is_of_use).map(|(at, _)| *at);
    let locked = view.locked.iter();
    let mut others: Vec<Point> = things
        .chain(view.loot.iter().map(|(at, _)| *at))
        .chain(view.exit)
        .chain(locked)
        .chain(view.cracks.iter())
        .filter(|at| !foes.contains(at))
        .collect();
    grid::sort_few(&mut others, |at| (near(at), *at));
    others.dedup();
    foes.extend(others);
    foes
}
