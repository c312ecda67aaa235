//! The effects on one unit.

use crate::Effect;

/// How many more round ends each effect lasts, four bits for each, so that a round passes
/// for all of them at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effects(u64);

const BITS: usize = 4;
const MASK: u64 = Effects::LONGEST as u64;
/// The lowest bit of each effect.
const ONES: u64 = 0x1111_1111_1111;

impl Effects {
    /// None at all.
    pub const NONE: Self = Self(0);
    /// The longest that an effect can last.
    pub const LONGEST: u8 = (1 << BITS) - 1;

    /// Whether an effect is there.
    #[inline]
    pub const fn has(self, effect: Effect) -> bool {
        self.0 & (MASK << (BITS * effect.index())) != 0
    }

    /// How many more round ends an effect lasts; zero when it is not there.
    #[inline]
    pub const fn rounds(self, effect: Effect) -> u8 {
        ((self.0 >> (BITS * effect.index())) & MASK) as u8
    }

    /// The effects that are there, in their order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Effect> {
        let mut present = self.present();
        std::iter::from_fn(move || {
            let effect = Effect::ALL.get(present.trailing_zeros() as usize / BITS).copied();
            present &= present.wrapping_sub(1);
            effect
        })
    }

    #[inline]
    pub(crate) const fn set(&mut self, effect: Effect, rounds: u8) {
        let place = BITS * effect.index();
        self.0 = (self.0 & !(MASK << place)) | ((rounds as u64 & MASK) << place);
    }

    /// A round passes. Returns the effects that end with it.
    #[inline]
    pub(crate) const fn tick(&mut self) -> Self {
        let before = self.present();
        self.0 -= before;
        Self(before & !self.present())
    }

    /// One bit for each effect that is there.
    #[inline]
    const fn present(self) -> u64 {
        (self.0 | (self.0 >> 1) | (self.0 >> 2) | (self.0 >> 3)) & ONES
    }
}

impl From<u64> for Effects {
    fn from(bits: u64) -> Self {
        Self(bits)
    }
}

impl From<Effects> for u64 {
    fn from(effects: Effects) -> Self {
        effects.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_effect_runs_down_by_itself() {
        let mut effects = Effects::NONE;
        for (index, effect) in Effect::ALL.into_iter().enumerate() {
            effects.set(effect, u8::try_from(index).unwrap() + 1);
        }
        for gone in 0..Effect::COUNT {
            let present: Vec<Effect> = effects.iter().collect();
            assert_eq!(present, Effect::ALL[gone..]);
            for (index, effect) in Effect::ALL.into_iter().enumerate() {
                assert_eq!(usize::from(effects.rounds(effect)), (index + 1).saturating_sub(gone));
                assert_eq!(effects.has(effect), index >= gone);
            }
            assert_eq!(effects.tick().iter().collect::<Vec<_>>(), [Effect::ALL[gone]]);
        }
        assert_eq!((effects, effects.tick()), (Effects::NONE, Effects::NONE));
    }

    #[test]
    fn setting_one_effect_leaves_the_others() {
        let mut effects = Effects::NONE;
        effects.set(Effect::Power, 2);
        effects.set(Effect::Rally, Effects::LONGEST);
        effects.set(Effect::Power, 1);
        assert_eq!((effects.rounds(Effect::Power), effects.rounds(Effect::Rally)), (1, 15));
        effects.set(Effect::Rally, 0);
        assert_eq!(effects.iter().collect::<Vec<_>>(), [Effect::Power]);
    }
}
