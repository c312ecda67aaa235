//! Whom chance chooses.

use crate::verbs::Act;
use crate::{Event, Length, Spot};

impl Act<'_> {
    /// Some of those around a spot, as chance has it: each of them once.
    pub(super) fn draw_near(&mut self, at: Spot, radius: Length, but: Option<usize>, most: u8) -> Few {
        let mut near = self.take_near();
        near.clear();
        let run = self.run();
        let is_near = |foe: &usize| {
            Some(*foe) != but
                && run.foes[*foe].is_alive()
                && at.squared(run.sketch.spots.get(*foe)) <= radius.squared()
        };
        near.extend((0..run.foes.len()).filter(is_near).filter_map(|foe| u16::try_from(foe).ok()));
        let mut few = Few::default();
        while few.count < usize::from(most).min(Few::MOST) && !near.is_empty() {
            let drawn = if near.len() == 1 { 0 } else { self.draw(near.len()) };
            let foe = near.remove(drawn);
            let who = self.who(usize::from(foe));
            self.tell(Event::Drawn { who });
            few.chosen[few.count] = foe;
            few.count += 1;
        }
        self.give_near_back(near);
        few
    }

    /// Somebody over a circle of the ground, by lot.
    pub(super) fn draw_over(&mut self, at: Spot, radius: Length) -> Option<usize> {
        let mut near = self.take_near();
        near.clear();
        self.for_each_over(at, radius, |_, foe| near.extend(u16::try_from(foe)));
        let drawn = match near.len() {
            0 => None,
            1 => Some(0),
            count => Some(self.draw(count)),
        };
        let foe = drawn.map(|drawn| usize::from(near[drawn]));
        self.give_near_back(near);
        if let Some(foe) = foe {
            let who = self.who(foe);
            self.tell(Event::Drawn { who });
        }
        foe
    }
}

/// A few attackers.
#[derive(Clone, Copy, Default)]
pub(super) struct Few {
    chosen: [u16; Self::MOST],
    count: usize,
}

impl Few {
    const MOST: usize = 8;
}

impl IntoIterator for Few {
    type Item = u16;
    type IntoIter = std::iter::Take<std::array::IntoIter<u16, { Self::MOST }>>;

    fn into_iter(self) -> Self::IntoIter {
        self.chosen.into_iter().take(self.count)
    }
}
