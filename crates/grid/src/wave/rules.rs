//! Which modules fit together.

use std::collections::BTreeMap;

use super::Modules;
use super::entropy::Portion;
use crate::Direction;

/// Modules, how often each is wanted, and which of them may lie beside which.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules<const WORDS: usize = 1> {
    weights: Vec<u32>,
    portions: Vec<Portion>,
    /// For each direction and each module what may lie there.
    beside: [Vec<Modules<WORDS>>; 4],
    /// For each direction what modules show there, if they were told apart by that.
    shown: [Vec<Shown<WORDS>>; 4],
}

/// Modules that show the same to a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Shown<const WORDS: usize> {
    by: Modules<WORDS>,
    /// What fits there beside all of them, and beside nothing else.
    beside: Modules<WORDS>,
}

impl<const WORDS: usize> Rules<WORDS> {
    /// A module for each weight; nothing fits beside anything yet. A module of weight zero lies only
    /// where nothing else can.
    ///
    /// # Panics
    /// When there are more modules than the sets can hold, or when all weights together do not fit
    /// into 32 bits.
    pub fn new(weights: Vec<u32>) -> Self {
        assert!(weights.len() <= Modules::<WORDS>::MOST, "a set holds {} modules", Modules::<WORDS>::MOST);
        let sum = weights.iter().try_fold(0_u32, |sum, weight| sum.checked_add(*weight));
        assert!(sum.is_some(), "weights are small");
        let portions = weights.iter().map(|weight| Portion::of(*weight)).collect();
        let beside = [(); 4].map(|()| vec![Modules::NONE; weights.len()]);
        Self { weights, portions, beside, shown: [(); 4].map(|()| Vec::new()) }
    }

    /// Modules that fit where they show the same to each other. Each has a face to the north, to the east, to the
    /// south and to the west. A board of these is solved faster than one of modules that were allowed one by one, and
    /// has the same solutions.
    ///
    /// # Panics
    /// As [`Rules::new`], and when there are not as many weights as modules.
    pub fn by_faces<Face: Copy + Ord>(weights: Vec<u32>, faces: &[[Face; 4]]) -> Self {
        assert_eq!(weights.len(), faces.len(), "each module has a weight");
        let mut rules = Self::new(weights);
        let by_face = Direction::ALL.map(|side| {
            let mut by_face: BTreeMap<Face, Modules<WORDS>> = BTreeMap::new();
            for (module, faces) in faces.iter().enumerate() {
                by_face.entry(faces[side as usize]).or_insert(Modules::NONE).insert(module);
            }
            by_face
        });
        for side in Direction::ALL {
            let opposite = &by_face[side.opposite() as usize];
            let beside = |face: &Face| opposite.get(face).copied().unwrap_or(Modules::NONE);
            let shown =
                by_face[side as usize].iter().map(|(face, by)| Shown { by: *by, beside: beside(face) });
            rules.shown[side as usize] = shown.collect();
            rules.beside[side as usize] = faces.iter().map(|faces| beside(&faces[side as usize])).collect();
        }
        rules
    }

    /// Lets a module lie beside another in a direction, and so the other beside the first in the
    /// opposite one.
    ///
    /// # Panics
    /// When there is no such module.
    pub fn allow(&mut self, module: usize, direction: Direction, other: usize) {
        self.beside[direction as usize][module].insert(other);
        self.beside[direction.opposite() as usize][other].insert(module);
        // What fits is no longer told by faces.
        self.shown.iter_mut().for_each(Vec::clear);
    }

    /// How many modules there are.
    pub fn count(&self) -> usize {
        self.weights.len()
    }

    /// All modules.
    pub fn all(&self) -> Modules<WORDS> {
        Modules::first(self.count())
    }

    /// Whether a module may lie beside another in a direction.
    pub fn fits(&self, module: usize, direction: Direction, other: usize) -> bool {
        self.beside[direction as usize][module].contains(other)
    }

    /// What may lie beside a slot in a direction that holds one of so many modules.
    pub(super) fn around(
        &self,
        modules: &Modules<WORDS>,
        count: usize,
        direction: Direction,
    ) -> Modules<WORDS> {
        let mut around = Modules::NONE;
        let shown = &self.shown[direction as usize];
        if count < shown.len() || shown.is_empty() {
            for module in modules.iter() {
                around |= self.beside[direction as usize][module];
            }
        } else {
            for one in shown.iter().filter(|one| one.by.meets(modules)) {
                around |= one.beside;
            }
        }
        around
    }

    pub(super) fn weight(&self, module: usize) -> u32 {
        self.weights[module]
    }

    pub(super) fn portion(&self, module: usize) -> Portion {
        self.portions[module]
    }
}
