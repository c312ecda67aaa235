//! Dice: a stream of draws that play rolls from, and that a test can script.

use serde::{Deserialize, Serialize};

use crate::generator::{SplitMix64, draw_of, each_below};

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
        let [number] = self.each_below(bound, 0);
        number
    }

    /// A die with so many sides, showing 1 or more.
    ///
    /// # Panics
    /// As [`Dice::below`].
    #[inline]
    pub fn roll(&mut self, sides: u8) -> u8 {
        let mut number = 0;
        self.roll_together(sides, [&mut number]);
        number
    }

    /// Throws several dice with so many sides together: one draw decides them all, which is as
    /// fair as a draw for each and several times as quick.
    ///
    /// # Panics
    /// As [`Dice::below`], and when there are 2³² ways or more for the dice to fall.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "a number is no larger than the sides of its die")]
    pub fn roll_together<const COUNT: usize>(&mut self, sides: u8, dice: [&mut u8; COUNT]) {
        let numbers = self.each_below::<COUNT>(u32::from(sides), 1);
        for (die, number) in dice.into_iter().zip(numbers) {
            *die = number as u8 + 1;
        }
    }

    /// Numbers below `bound` from one draw; a script writes them with `least` for the lowest.
    #[inline]
    fn each_below<const COUNT: usize>(&mut self, bound: u32, least: u32) -> [u32; COUNT] {
        each_below(bound, || match &mut self.script {
            None => self.stream.next(),
            Some(script) => script.draw::<COUNT>(bound, least),
        })
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
    /// Stands in for the stream before a draw is read rather than after, so that everything
    /// behind it is the same for both.
    #[cold]
    #[inline(never)]
    fn draw<const COUNT: usize>(&mut self, bound: u32, least: u32) -> u64 {
        assert!(bound > 0, "a draw needs something to draw from");
        draw_of::<COUNT>(std::array::from_fn(|_| self.next(least, least + (bound - 1)) - least), bound)
    }

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
            let (mut first, mut second) = (0, 0);
            dice.roll_together(6, [&mut first, &mut second]);
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
