//! What would happen if something burnt.

use descent::{Cells, Ground, Matter, View};
use grid::Point;

use super::preview::{tiles_in, who_in};
use crate::{Entry, Tone};

/// A fire is followed for so many turns at most: it ends long before.
const LONGEST: u16 = 400;

/// What a fire would come to that began on a tile, as far as the floor is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Blaze {
    /// All tiles that would burn, sooner or later.
    pub tiles: Cells,
    /// Tiles on which gas would burst, or beside.
    pub bursts: Cells,
    /// How hard it bursts.
    pub harm: u8,
    /// The turns before nothing burns any more.
    pub turns: u16,
}

/// What would come of a fire on a tile; nothing where nothing catches.
pub fn blaze(view: &View, at: Point) -> Option<Blaze> {
    let mut ground = view.ground;
    if !catches(&ground, at) {
        return None;
    }
    let burning = ground.fire.all() | ground.glow;
    ground.put(Matter::Glow, Cells::of(at), 0);
    let mut blaze = Blaze { tiles: Cells::NONE, bursts: Cells::NONE, harm: 0, turns: 0 };
    for turn in 1..=LONGEST {
        let burst = ground.step();
        blaze.tiles |= ground.fire.all();
        blaze.bursts |= burst.tiles;
        blaze.harm = blaze.harm.max(burst.harm);
        if ground.fire.is_empty() && ground.glow.is_empty() {
            blaze.turns = turn;
            break;
        }
    }
    blaze.tiles = (blaze.tiles - burning) & view.explored;
    blaze.bursts &= view.explored & view.open;
    (!blaze.tiles.is_empty()).then_some(blaze)
}

/// Whether something on a tile would burn, and does not already.
fn catches(ground: &Ground, at: Point) -> bool {
    const FUEL: [Matter; 7] =
        [Matter::Grass, Matter::Bones, Matter::Web, Matter::Wood, Matter::Oil, Matter::Marsh, Matter::Spores];
    let is_fuel = FUEL.into_iter().any(|matter| ground.has(matter, at));
    is_fuel && !ground.has(Matter::Fire, at) && !ground.has(Matter::Glow, at)
}

/// What would come of a fire on a tile, in words.
pub(super) fn lines(view: &View, at: Point) -> Vec<Entry> {
    let Some(Blaze { tiles, bursts, harm, turns }) = blaze(view, at) else { return Vec::new() };
    let text = format!("If this burnt: {} within {turns} turns{}.", tiles_in(tiles), who_in(view, tiles));
    let mut lines = vec![Entry::new(Tone::Wane, text)];
    if !bursts.is_empty() {
        let text = format!("Gas would burst for {harm} on {}{}.", tiles_in(bursts), who_in(view, bursts));
        lines.push(Entry::new(Tone::Blood, text));
    }
    lines
}
