//! The best that was ever worn.

use labyrinth::{Item, Make};

/// The most power of each kind of gear that was worn in a run.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Wardrobe([i32; 5]);

impl Wardrobe {
    /// Whether something that is worn now is better than all of its kind before. Bows and blades are
    /// two kinds: whoever changes between them has gained nothing.
    pub(super) fn is_improved_by(&mut self, item: &Item) -> bool {
        let best = &mut self.0[kind(item.make)];
        let is_better = item.power > *best;
        *best = item.power.max(*best);
        is_better
    }
}

const fn kind(make: Make) -> usize {
    match make {
        Make::Blade => 0,
        Make::Bow(_) => 1,
        Make::Armour => 2,
        Make::Charm => 3,
        Make::Boots => 4,
    }
}

#[cfg(test)]
mod tests {
    use labyrinth::{Bow, Rarity};

    use super::*;

    fn item(make: Make, power: i32) -> Item {
        Item::new(make, Rarity::Common, 1, power, None)
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
