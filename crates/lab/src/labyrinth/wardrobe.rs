//! The best that was ever worn.

use labyrinth::{Item, Power};

/// The most power of each kind of gear that was worn in a run.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Wardrobe([Power; 5]);

impl Wardrobe {
    /// Whether something that is worn now is better than all of its kind before. Bows and blades are
    /// two kinds: whoever changes between them has gained nothing.
    pub(super) fn is_improved_by(&mut self, item: &Item) -> bool {
        let best = &mut self.0[item.make.family()];
        let is_better = item.power > *best;
        *best = item.power.max(*best);
        is_better
    }
}

#[cfg(test)]
mod tests {
    use labyrinth::{Bow, Make, Rarity};

    use super::*;

    fn item(make: Make, power: i32) -> Item {
        Item::new(make, Rarity::Common, 1, Power(power), None)
    }

    #[test]
    fn changing_between_bow_and_blade_is_no_upgrade() {
        let [blade, bow] = [item(Make::Blade, 300), item(Make::Bow(Bow::Short), 250)];
        let mut wardrobe = Wardrobe::default();
        assert!(wardrobe.is_improved_by(&blade) && wardrobe.is_improved_by(&bow));
        assert!(!wardrobe.is_improved_by(&blade) && !wardrobe.is_improved_by(&bow));
        assert!(wardrobe.is_improved_by(&item(Make::Bow(Bow::Long), 260)));
        assert!(!wardrobe.is_improved_by(&item(Make::Blade, 299)));
    }
}
