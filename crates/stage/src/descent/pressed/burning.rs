//! What would happen if something burnt, in words.

use descent::{Blaze, Ground, Matter, View};
use grid::Point;

use super::preview::{tiles_in, who_in};
use crate::{Entry, Tone};

/// What catches fire.
const FUEL: [Matter; 7] =
    [Matter::Grass, Matter::Bones, Matter::Web, Matter::Wood, Matter::Oil, Matter::Marsh, Matter::Spores];

/// What would come of a fire on a tile, as far as the floor is known; nothing where nothing catches, or
/// where it burns already.
pub fn blaze(view: &View, at: Point) -> Option<Blaze> {
    catches(&view.ground, at).then(|| view.blaze(at))
}

/// Whether something on a tile would burn, and does not already.
fn catches(ground: &Ground, at: Point) -> bool {
    let is_fuel = FUEL.into_iter().any(|matter| ground.has(matter, at));
    is_fuel && !ground.has(Matter::Fire, at) && !ground.has(Matter::Glow, at)
}

/// What would come of a fire on a tile, in words.
pub(super) fn lines(view: &View, at: Point) -> Vec<Entry> {
    let Some(Blaze { burns, bursts, turns, .. }) = blaze(view, at) else { return Vec::new() };
    let text = format!("If this burnt: {} within {turns} turns{}.", tiles_in(&burns), who_in(view, &burns));
    let mut lines = vec![Entry::new(Tone::Wane, text)];
    if !bursts.is_empty() {
        let text = format!("Gas would burst on {}{}.", tiles_in(&bursts), who_in(view, &bursts));
        lines.push(Entry::new(Tone::Blood, text));
    }
    lines
}
