//! The sector of an act: layers of stops, from each of which some of the next layer can be come to. RULES.md, 11.3.

mod catalogue;
mod making;
mod plan;
mod proof;

use engine::{Branch, Seed};
use serde::{Deserialize, Serialize};

pub use self::catalogue::sector_catalogue;
pub use self::proof::{SECTOR_FLAWS, SectorFlaw, prove_sector};
use super::fight::Fight;
use super::stop::Stop;
use super::theme::Theme;

/// All that can be come to in an act.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sector {
    /// Who is at home there.
    pub theme: Theme,
    /// The layers, the first one first. The last one is the boss alone.
    pub layers: Vec<Vec<Node>>,
}

/// A stop, and where one can go from there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Node {
    /// What there is.
    pub stop: Stop,
    /// Places of the next layer, in order.
    pub next: Vec<u8>,
}

impl Sector {
    /// The places of the next layer that can be gone to after some places of the layers before.
    pub fn ahead(&self, trail: &[u8]) -> Vec<u8> {
        let Some(place) = trail.last() else { return every_place(self.layers.first()) };
        self.layers[trail.len() - 1][usize::from(*place)].next.clone()
    }

    /// Whether all layers were gone through.
    pub fn is_over(&self, trail: &[u8]) -> bool {
        trail.len() >= self.layers.len()
    }

    /// All battles.
    pub fn fights(&self) -> impl Iterator<Item = &Fight> {
        self.layers.iter().flatten().filter_map(|node| node.stop.fight())
    }
}

fn every_place(layer: Option<&Vec<Node>>) -> Vec<u8> {
    (0..layer.map_or(0, Vec::len)).filter_map(|place| u8::try_from(place).ok()).collect()
}

/// The luck of a place.
pub(super) fn luck(seed: Seed, act: u8, layer: usize, place: u8) -> Branch {
    let layer = u32::try_from(layer).expect("a sector has few layers");
    seed.branch("stop").branch(u32::from(act)).branch(layer).branch(u32::from(place))
}

/// The seed of the battle at a place.
pub(super) fn seed_of(luck: Branch) -> Seed {
    Seed::from_bits(luck.branch("battle").stream().next())
}
