//! What the traveller may hold, numbered for tables.

use crate::Weapon;

/// How many hands there are.
pub(crate) const HAND_COUNT: usize = 4;

/// Bare hands first, then each weapon.
pub(crate) const HANDS: [Option<Weapon>; HAND_COUNT] =
    [None, Some(Weapon::GnarledBranch), Some(Weapon::SturdyBlade), Some(Weapon::MasterworkBlade)];

/// The place in [`HANDS`].
pub(crate) fn hand(weapon: Option<Weapon>) -> usize {
    weapon.map_or(0, |weapon| weapon as usize + 1)
}
