//! Which modules fit together.

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
        Self { weights, portions, beside }
    }

    /// Lets a module lie beside another in a direction, and so the other beside the first in the
    /// opposite one.
    ///
    /// # Panics
    /// When there is no such module.
    pub fn allow(&mut self, module: usize, direction: Direction, other: usize) {
        self.beside[direction as usize][module].insert(other);
        self.beside[direction.opposite() as usize][other].insert(module);
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

    /// What may lie beside a slot in a direction that holds one of some modules.
    pub(super) fn around(&self, modules: &Modules<WORDS>, direction: Direction) -> Modules<WORDS> {
        let mut around = Modules::NONE;
        for module in modules.iter() {
            around |= self.beside[direction as usize][module];
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
