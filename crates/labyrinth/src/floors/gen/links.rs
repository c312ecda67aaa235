//! Which rooms are joined: all of them by a tree, and then some twice.

use engine::SplitMix64;
use grid::{Area, Link, spanning_tree};

use crate::floors::r#gen::corridors::Digger;

/// Loops for each hundred links of the tree, at least and at most.
const LOOPS: [usize; 2] = [10, 25];

/// The shortest links that join all rooms.
pub(super) fn tree(rooms: &[Area]) -> Vec<Link> {
    spanning_tree(rooms.len(), |one, other| length(rooms[one], rooms[other]))
}

/// Adds loops until no single room lies on every way from the first room to the last, and until
/// there are as many as floors promise.
pub(super) fn join_twice(
    digger: &mut Digger,
    rooms: &[Area],
    tree: &[Link],
    ends: [usize; 2],
    stream: &mut SplitMix64,
) -> Option<()> {
    let most = tree.len() * LOOPS[1] / 100;
    let fewest = (tree.len() * LOOPS[0]).div_ceil(100).max(2);
    let untried = pairs(rooms.len()).filter(|link| !tree.contains(link));
    let mut candidates: Vec<(u32, Link)> =
        untried.map(|link| (length(rooms[link.0], rooms[link.1]) + stream.below(6), link)).collect();
    grid::sort_few(&mut candidates, |candidate| *candidate);
    for loops in 0..=most {
        let links = digger.links();
        let is_wanted: Box<dyn Fn(Link) -> bool> = match bottleneck(rooms.len(), &links, ends) {
            Some(room) => {
                let before = reached(rooms.len(), &links, ends[0], Some(room));
                Box::new(move |link| link.0 != room && link.1 != room && before[link.0] != before[link.1])
            }
            None if loops >= fewest => return Some(()),
            None => Box::new(move |link| link != Link::between(ends[0], ends[1])),
        };
        if loops == most {
            return None;
        }
        let place = (0..candidates.len())
            .filter(|&place| is_wanted(candidates[place].1))
            .find(|&place| digger.dig(candidates[place].1, stream).is_some())?;
        candidates.remove(place);
    }
    None
}

pub(super) fn pairs(rooms: usize) -> impl Iterator<Item = Link> {
    (0..rooms).flat_map(|one| (0..one).map(move |other| Link::between(one, other)))
}

fn length(one: Area, other: Area) -> u32 {
    u32::from(one.centre().distance(other.centre()))
}

/// A room that lies on every way between two others.
fn bottleneck(rooms: usize, links: &[Link], [from, to]: [usize; 2]) -> Option<usize> {
    (0..rooms).find(|&room| room != from && room != to && !reached(rooms, links, from, Some(room))[to])
}

/// Which rooms can be reached from one, without going through another.
fn reached(rooms: usize, links: &[Link], from: usize, without: Option<usize>) -> Vec<bool> {
    let mut reached = vec![false; rooms];
    reached[from] = true;
    let mut waiting = vec![from];
    while let Some(room) = waiting.pop() {
        for link in links.iter().filter(|link| link.joins(room)) {
            let other = link.other(room);
            if Some(other) != without && !std::mem::replace(&mut reached[other], true) {
                waiting.push(other);
            }
        }
    }
    reached
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_room_on_every_way_is_found() {
        let links = [Link(0, 1), Link(1, 2), Link(2, 3), Link(0, 2)];
        assert_eq!(bottleneck(4, &links, [0, 3]), Some(2));
        assert_eq!(bottleneck(4, &[links.as_slice(), &[Link(1, 3)]].concat(), [0, 3]), None);
    }
}
