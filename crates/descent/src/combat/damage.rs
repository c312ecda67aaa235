//! How hard a blow falls. RULES.md, section 5.

use engine::Dice;

use crate::Hp;

/// The ways a blow can turn out: two less to two more than it should.
pub const SPREAD: [i16; 5] = [-2, -1, 0, 1, 2];

/// What a blow takes, for a turn of luck.
pub fn damage(attack: Hp, defence: Hp, luck: i16) -> Hp {
    (attack - defence + Hp(luck)).max(Hp(1))
}

/// A turn of luck.
pub(crate) fn luck(dice: &mut Dice) -> i16 {
    SPREAD[dice.below(5) as usize]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_blow_takes_at_least_one() {
        assert_eq!(SPREAD.map(|luck| damage(Hp(8), Hp(2), luck).0), [4, 5, 6, 7, 8]);
        assert_eq!(SPREAD.map(|luck| damage(Hp(3), Hp(3), luck).0), [1, 1, 1, 1, 2]);
    }
}
