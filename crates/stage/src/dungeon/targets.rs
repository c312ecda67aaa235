//! What can be aimed at, and what is worth a look.

use std::cmp::Reverse;

use grid::Point;

use super::{Door, Dungeon, Handled, Terrain};

/// The tiles that can be aimed at, the best first: those where most are hit, then the nearest. For
/// what is aimed at tiles only the best one for each number of those who are hit, and those where
/// somebody stands.
pub fn targets<D: Handled>(game: &D, view: &D::View, weapon: D::Weapon) -> Vec<Point> {
    let mut legal: Vec<D::Command> = Vec::new();
    game.legal(D::seat(view), &mut legal);
    let (here, bodies) = (D::here(view), others::<D>(view));
    let hits = |at: Point| {
        let area = game.reach(view, D::aim(weapon, at));
        bodies.iter().filter(|body| area.contains(body)).count()
    };
    let aimed = legal.iter().filter_map(|command| D::aimed(*command)).filter(|(with, _)| *with == weapon);
    let mut found: Vec<(Reverse<usize>, u16, Point)> =
        aimed.map(|(_, at)| (Reverse(hits(at)), at.distance(here), at)).collect();
    grid::sort_few(&mut found, |target| *target);
    let mut best = None;
    found.retain(|(hit, _, at)| {
        let is_best = best != Some(*hit);
        best = Some(*hit);
        is_best || bodies.contains(at)
    });
    found.into_iter().map(|(_, _, at)| at).collect()
}

/// Why nothing can be aimed at: of all who could be meant, the nearest says it best.
pub fn why_not<D: Handled>(game: &D, view: &D::View, weapon: D::Weapon) -> Option<D::Refusal> {
    let here = D::here(view);
    let nearest = others::<D>(view).into_iter().min_by_key(|at| at.distance(here));
    game.check(D::seat(view), D::aim(weapon, nearest.unwrap_or(here))).err()
}

/// What is worth a look: others, then all that stands and lies around and the stairs, each the
/// nearest first.
pub fn sights<D: Dungeon>(view: &D::View) -> Vec<Point> {
    let near = |at: &Point| at.distance(D::here(view));
    let mut bodies = others::<D>(view);
    grid::sort_few(&mut bodies, near);
    let is_worth_it = |at: &Point| {
        let tile = D::tile(view, *at);
        let is_way =
            matches!(tile.terrain, Terrain::Cracked | Terrain::Stairs(_) | Terrain::Door(Door::Locked));
        is_way || tile.find.is_some() || tile.prop.is_some_and(D::is_of_use)
    };
    let mut rest: Vec<Point> =
        D::extent(view).points().filter(|at| is_worth_it(at) && !bodies.contains(at)).collect();
    grid::sort_few(&mut rest, |at| (near(at), *at));
    bodies.extend(rest);
    bodies
}

fn others<D: Dungeon>(view: &D::View) -> Vec<Point> {
    D::scene(view).others().map(|body| body.at).collect()
}
