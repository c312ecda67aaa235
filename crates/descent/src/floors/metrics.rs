//! A floor in numbers.

use std::fmt;

use grid::architect::narrows;

use crate::{Cells, Floor, Matter, Proof, Thing};

/// What a designer wants to know about a floor.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each is named after what it counts")]
pub struct Metrics {
    pub tiles: usize,
    /// Hundredths of the whole rectangle that are open.
    pub share: usize,
    pub doors: usize,
    pub locks: usize,
    pub secrets: usize,
    pub offers: usize,
    pub chests: usize,
    /// Traps at their full density; a run has some of them.
    pub traps: usize,
    /// Encounters as many as there could be, and how many they are together.
    pub encounters: usize,
    pub heads: usize,
    /// Tiles that are passed one way only.
    pub narrow: usize,
    /// Tiles with one way out.
    pub dead_ends: usize,
    /// Ways around: blocks of rock that one can walk around.
    pub loops: usize,
    /// Steps to the way down, or to the boss.
    pub steps: u16,
    /// Steps to the key.
    pub key: Option<u16>,
    /// What lies on how many tiles.
    pub ground: Vec<(Matter, usize)>,
}

impl Metrics {
    /// The numbers of a floor.
    pub fn of(floor: &Floor, proof: &Proof) -> Self {
        let count = |wanted: Thing| floor.things.iter().filter(|(_, thing)| *thing == wanted).count();
        let area = usize::from(floor.width) * usize::from(floor.height);
        let amounts = Matter::ALL.into_iter().map(|matter| (matter, floor.ground.layer(matter).len()));
        Self {
            tiles: floor.open.len(),
            share: floor.open.len() * 100 / area,
            doors: floor.doors.len(),
            locks: floor.locked.len(),
            secrets: floor.secrets.len(),
            offers: count(Thing::Pedestal),
            chests: count(Thing::Chest),
            traps: floor.traps.len(),
            encounters: floor.encounters.len(),
            heads: floor.dwellers().count(),
            narrow: narrows(&floor.open).len(),
            dead_ends: dead_ends(&floor.open),
            loops: loops(&floor.open),
            steps: proof.steps,
            key: proof.key,
            ground: amounts.filter(|(_, tiles)| *tiles > 0).collect(),
        }
    }
}

fn dead_ends(open: &Cells) -> usize {
    open.iter()
        .filter(|at| at.neighbours().into_iter().filter(|side| open.contains(*side)).count() == 1)
        .count()
}

/// Holes in the floor: by Euler, links less tiles less squares, and one for the floor itself.
fn loops(open: &Cells) -> usize {
    use grid::Direction::{East, South};
    let [right, below] = [East, South].map(|way| open.shifted(way) & *open);
    let squares = right & right.shifted(South);
    (right.len() + below.len() + 1).saturating_sub(open.len() + squares.len())
}

impl fmt::Display for Metrics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { tiles, share, doors, locks, secrets, offers, chests, traps, .. } = self;
        let Self { encounters, heads, narrow, dead_ends, loops, steps, key, ground, .. } = self;
        writeln!(
            f,
            "{tiles} open tiles ({share} of 100), {narrow} narrow, {dead_ends} dead ends, {loops} loops"
        )?;
        writeln!(f, "{doors} doors, {locks} locks, {secrets} secrets, {offers} offers, {chests} chests")?;
        writeln!(f, "{encounters} encounters, {heads} heads, {traps} traps")?;
        write!(f, "{steps} steps on")?;
        key.map_or(Ok(()), |key| write!(f, ", {key} to the key"))?;
        ground.iter().try_for_each(|(matter, tiles)| write!(f, ", {matter} {tiles}"))?;
        writeln!(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn open(text: &str) -> Cells {
        let map = grid::read(text).expect("a floor");
        map.iter().filter(|(_, letter)| *letter == '.').map(|(at, _)| at).collect()
    }

    #[test]
    fn loops_are_ways_around_something_and_dead_ends_end() {
        let room = open("......\n......\n......");
        assert_eq!((loops(&room), dead_ends(&room)), (0, 0));
        let ring = open("...\n.#.\n...");
        assert_eq!((loops(&ring), dead_ends(&ring)), (1, 0));
        let pillars = open(".....\n.#.#.\n.....\n##.##");
        assert_eq!((loops(&pillars), dead_ends(&pillars)), (2, 1));
    }
}
