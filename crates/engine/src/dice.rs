//! Dice: a stream of draws that play rolls from, and that a test can script.

use serde::{Deserialize, Serialize};

use crate::generator::SplitMix64;

/// A named purpose's dice. They are part of the state, so a clone rolls alike.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dice {
    stream: SplitMix64,
    script: Option<Box<Script>>,
}

/// What a test wants the next draws to be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Script {
    values: Vec<u32>,
    used: u32,
}

impl Dice {
    /// Dice that roll what the stream gives.
    pub const fn seeded(stream: SplitMix64) -> Self {
        Self { stream, script: None }
    }

    /// Dice that fall as written, one value for each draw: 1 to `sides` for
    /// [`Dice::roll`], 0 to `bound - 1` for [`Dice::below`].
    pub fn scripted(values: impl IntoIterator<Item = u32>) -> Self {
        let script = Script { values: values.into_iter().collect(), used: 0 };
        Self { stream: SplitMix64::new(0), script: Some(Box::new(script)) }
    }

    /// How many values of the script have not been drawn; a scenario ends with none.
    pub fn script_left(&self) -> usize {
        self.script.as_ref().map_or(0, |script| script.values.len() - script.used as usize)
    }

    /// A number below `bound`.
    ///
    /// # Panics
    /// When `bound` is zero, or when a script has run out or does not fit the draw.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        match &mut self.script {
            None => self.stream.below(bound),
            Some(script) => script.next(0, bound - 1),
        }
    }

    /// A die with so many sides, showing 1 or more.
    ///
    /// # Panics
    /// As [`Dice::below`].
    #[inline]
    pub fn roll(&mut self, sides: u8) -> u8 {
        let [number] = self.roll_together(sides);
        number
    }

    /// Several dice with so many sides, thrown together: one draw decides them all, which is
    /// as fair as a draw for each and several times as quick.
    ///
    /// # Panics
    /// As [`Dice::below`], and when there are 2³² ways or more for the dice to fall.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "a number is no larger than the sides of its die")]
    pub fn roll_together<const COUNT: usize>(&mut self, sides: u8) -> [u8; COUNT] {
        let sides = u32::from(sides);
        match &mut self.script {
            None => self.stream.each_below(sides).map(|number| number as u8 + 1),
            Some(script) => std::array::from_fn(|_| script.next(1, sides) as u8),
        }
    }

    /// Puts a slice into random order.
    ///
    /// # Panics
    /// When a script has run out or does not fit.
    #[inline]
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        let mut bound = u32::try_from(items.len()).expect("a shuffled slice is short");
        for end in (1..items.len()).rev() {
            items.swap(end, self.below(bound) as usize);
            bound -= 1;
        }
    }
}

impl Script {
    #[cold]
    fn next(&mut self, least: u32, most: u32) -> u32 {
        let place = self.used as usize;
        let value = *self.values.get(place).unwrap_or_else(|| {
            panic!("the script of {place} draws ran out before a draw of {least} to {most}")
        });
        assert!(
            (least..=most).contains(&value),
            "draw {place} of the script is {value}, but the draw is from {least} to {most}"
        );
        self.used += 1;
        value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_script_is_drawn_in_order_and_counts_what_is_left() {
        let mut dice = Dice::scripted([6, 0, 3]);
        assert_eq!((dice.roll(6), dice.below(2), dice.script_left()), (6, 0, 1));
        assert_eq!((dice.roll(6), dice.script_left()), (3, 0));
    }

    #[test]
    #[should_panic(expected = "ran out")]
    fn a_script_that_is_too_short_is_noticed() {
        Dice::scripted([]).roll(6);
    }

    #[test]
    #[should_panic(expected = "draw 0 of the script is 7")]
    fn a_script_that_does_not_fit_is_noticed() {
        Dice::scripted([7]).roll(6);
    }

    #[test]
    fn dice_thrown_together_are_even_and_independent() {
        let mut dice = Dice::seeded(SplitMix64::new(11));
        let mut falls = [0_u32; 36];
        for _ in 0..360_000 {
            let [first, second] = dice.roll_together(6);
            falls[usize::from(first * 6 + second - 7)] += 1;
        }
        // Five standard deviations of 36 equally likely falls.
        assert!(falls.iter().all(|count| count.abs_diff(10_000) < 500), "{falls:?}");
    }

    #[test]
    fn a_shuffle_keeps_every_item_and_is_frozen() {
        let mut items: Vec<u8> = (0..10).collect();
        Dice::seeded(SplitMix64::new(5)).shuffle(&mut items);
        assert_eq!(items, [2, 8, 4, 9, 5, 7, 0, 1, 6, 3]);
    }
}
