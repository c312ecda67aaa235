//! What chance decides.

use engine::Sink;

use super::Act;
use crate::combat::damage::luck;
use crate::{Event, Flask, Gold, Loot, Percent};

impl<S: Sink<Event>> Act<'_, S> {
    /// How a blow turns out.
    pub(crate) fn draw_luck(&mut self) -> i16 {
        luck(&mut self.run.dice.blows)
    }

    /// Whether something happens that happens so often.
    pub(crate) fn draw_chance(&mut self, percent: Percent) -> bool {
        percent.0 > 0 && self.run.dice.blows.below(100) < u32::from(percent.0)
    }

    /// A number below a bound, for where creatures wander.
    pub(crate) fn draw_way(&mut self, bound: u32) -> u32 {
        self.run.dice.minds.below(bound)
    }

    /// What a slain creature leaves, worth more the more it was worth itself: gold one time in four, a flask one
    /// time in twelve.
    pub(crate) fn draw_drop(&mut self, score: u16) -> Option<Loot> {
        let dice = &mut self.run.dice.loot;
        match dice.below(12) {
            0..=2 => {
                Some(Loot::Gold(Gold(1 + u16::try_from(dice.below(u32::from(score) / 6 + 3)).unwrap_or(0))))
            }
            3 => Some(Loot::Flask(Flask::ALL[dice.below(8) as usize])),
            _ => None,
        }
    }
}
