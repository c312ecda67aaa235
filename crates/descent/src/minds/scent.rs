//! The way to whoever is hunted, shared by all who hunt them.

use grid::{Flood, Point};

use crate::{Cells, Foe, Matter, Matters, Origin, Trait};

/// A flood from somebody who is hunted, as far as any hunter was away, kept while nothing changes.
#[derive(Debug, Default)]
pub(crate) struct Scent {
    source: Option<(Point, Feet)>,
    flood: Option<Flood<60, 2>>,
    fronts: Vec<Cells>,
}

/// What decides where a kind sets foot: those with the same feet take the same ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Feet {
    /// Whether closed doors do not stop it.
    pub(crate) passes_doors: bool,
    /// What it never leaves.
    pub(crate) domain: Option<Matter>,
    /// Ground that is nothing to it.
    pub(crate) hardy: Matters,
}

impl Feet {
    pub(crate) const fn of(foe: &Foe) -> Self {
        let kind = foe.kind;
        let nature = kind.nature();
        if matches!(foe.origin, Origin::Seeks) {
            // Nothing stops whoever seeks.
            return Self { passes_doors: true, domain: None, hardy: Matters::ALL };
        }
        let hardy = if kind.has(Trait::Mindless) { Matters::ALL } else { nature.hardy };
        let passes_doors = kind.has(Trait::Handy) || kind.has(Trait::Ghostly);
        Self { passes_doors, domain: nature.domain, hardy }
    }
}

/// What was worked out is not copied with a run: a copy works out its own.
impl Clone for Scent {
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl Scent {
    /// Ways may lead elsewhere now.
    pub(crate) const fn forget(&mut self) {
        self.source = None;
    }

    /// The steps from a tile that lead nearer to a source, for somebody who finds it no farther away than so many
    /// steps.
    pub(crate) fn nearer(
        &mut self,
        from: Point,
        source: (Point, Feet),
        farthest: usize,
        land: impl FnOnce() -> Cells,
    ) -> Option<Cells> {
        if self.source != Some(source) {
            self.source = Some(source);
            self.fronts.clear();
            self.flood = Some(Flood::new(Cells::of(source.0), &land()));
        }
        let around = Cells::of(from).spread();
        let known = self.fronts.iter().take(farthest).find(|front| front.meets(&around));
        if let Some(front) = known {
            return Some(*front & around);
        }
        let flood = self.flood.as_mut()?;
        while self.fronts.len() < farthest {
            let front = flood.next()?;
            self.fronts.push(front);
            if front.meets(&around) {
                return Some(front & around);
            }
        }
        None
    }
}
