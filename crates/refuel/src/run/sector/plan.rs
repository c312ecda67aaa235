//! What kinds of stops lie where, and how they hang together.

use engine::SplitMix64;
use grid::pick;

/// A kind of stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Plain,
    Elite,
    Shop,
    Encounter,
    Rest,
    Boss,
}

impl Kind {
    const DRAWN: [Self; 5] = [Self::Plain, Self::Elite, Self::Shop, Self::Encounter, Self::Rest];

    /// Whether it is a battle before the boss.
    const fn is_fight(self) -> bool {
        matches!(self, Self::Plain | Self::Elite)
    }
}

/// How often each kind is drawn in each layer before the boss, as in [`Kind::DRAWN`].
const LAYERS: [[u32; 5]; 6] = [
    [100, 0, 0, 0, 0],
    [25, 0, 20, 55, 0],
    [60, 25, 0, 15, 0],
    [15, 0, 30, 55, 0],
    [55, 30, 0, 15, 0],
    [0, 0, 45, 0, 55],
];

/// Kinds and links of all layers.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub(super) layers: Vec<Vec<(Kind, Vec<u8>)>>,
}

/// So often another plan is drawn.
const ATTEMPTS: usize = 60;

impl Plan {
    /// The first plan of a stream on which every way is as it should be.
    pub(super) fn drawn(stream: &mut SplitMix64) -> Self {
        let drawn = (0..ATTEMPTS).map(|_| Self::any(stream)).find(Self::is_fit);
        drawn.unwrap_or_else(Self::plain)
    }

    /// The plan for those seeds with which chance comes to nothing.
    pub(super) fn plain() -> Self {
        use Kind::{Boss, Elite, Encounter, Plain, Rest, Shop};
        let kinds = [
            vec![Plain, Plain],
            vec![Encounter, Shop],
            vec![Plain, Elite],
            vec![Encounter, Encounter],
            vec![Plain, Plain],
            vec![Rest, Shop],
            vec![Boss],
        ];
        Self::linked(&kinds, |_, _| Some(true))
    }

    fn any(stream: &mut SplitMix64) -> Self {
        let mut kinds: Vec<Vec<Kind>> = Vec::new();
        for (layer, weights) in LAYERS.iter().enumerate() {
            let width = if layer == 0 { 2 } else { 2 + stream.below(2) };
            let any = |_| pick(*weights, |sum| stream.below(sum)).map_or(Kind::Plain, |one| Kind::DRAWN[one]);
            kinds.push((0..width).map(any).collect());
        }
        kinds.push(vec![Kind::Boss]);
        Self::linked(&kinds, |_, _| match stream.below(5) {
            0 => None,
            lot => Some(lot < 3),
        })
    }

    /// Links between layers: each to what lies across from it, and neighbours over the gap between them as `leans` says
    /// (from the left one to the right, the other way, or not), so that no two links cross.
    fn linked(kinds: &[Vec<Kind>], mut leans: impl FnMut(usize, usize) -> Option<bool>) -> Self {
        let mut layers = Vec::new();
        for (layer, here) in kinds.iter().enumerate() {
            let there = kinds.get(layer + 1).map_or(0, Vec::len);
            let across =
                |place: usize| place * there / here.len()..((place + 1) * there).div_ceil(here.len());
            let mut links: Vec<Vec<usize>> = (0..here.len()).map(|place| across(place).collect()).collect();
            if there == here.len() {
                for gap in 0..there.saturating_sub(1) {
                    match leans(layer, gap) {
                        Some(true) => links[gap].push(gap + 1),
                        Some(false) => links[gap + 1].insert(0, gap),
                        None => {}
                    }
                }
            }
            let small = |place: usize| u8::try_from(place).expect("a layer is narrow");
            let links = links.into_iter().map(|links| links.into_iter().map(small).collect());
            layers.push(here.iter().copied().zip(links).collect());
        }
        Self { layers }
    }

    /// Whether every way is as it should be; [`super::prove_sector`] asks the same in its own way.
    fn is_fit(&self) -> bool {
        let all = || self.layers.iter().flatten().map(|(kind, _)| *kind);
        let count = |kind: Kind| all().filter(|one| *one == kind).count();
        let is_enough = count(Kind::Encounter) >= 2 && count(Kind::Shop) >= 1;
        let before_boss = &self.layers[self.layers.len() - 2];
        let has_rest = before_boss.iter().any(|(kind, _)| *kind == Kind::Rest);
        let is_apart =
            |kind: Kind, next: Kind| kind != next || !matches!(kind, Kind::Shop | Kind::Rest | Kind::Elite);
        let mut links = self.layers.iter().zip(self.layers.iter().skip(1)).flat_map(|(here, there)| {
            here.iter().flat_map(move |(kind, next)| {
                next.iter().map(move |place| (*kind, there[usize::from(*place)].0))
            })
        });
        let [least, most] = self.bounds(|kind| u32::from(kind.is_fight()));
        let [calm, bold] = self.bounds(|kind| u32::from(kind == Kind::Elite));
        is_enough
            && has_rest
            && links.all(|(kind, next)| is_apart(kind, next))
            && least >= 2
            && most <= 4
            && calm == 0
            && (1..=2).contains(&bold)
    }

    /// The least and the most that a way comes to.
    fn bounds(&self, worth: impl Fn(Kind) -> u32) -> [u32; 2] {
        let mut after: Vec<[u32; 2]> = Vec::new();
        for layer in self.layers.iter().rev() {
            let of = |(kind, next): &(Kind, Vec<u8>)| {
                let ends = next.iter().map(|place| after[usize::from(*place)]);
                let ends: Vec<[u32; 2]> = ends.collect();
                let least = ends.iter().map(|end| end[0]).min().unwrap_or(0);
                let most = ends.iter().map(|end| end[1]).max().unwrap_or(0);
                [least, most].map(|end| end + worth(*kind))
            };
            after = layer.iter().map(of).collect();
        }
        let least = after.iter().map(|end| end[0]).min().unwrap_or(0);
        [least, after.iter().map(|end| end[1]).max().unwrap_or(0)]
    }
}
