//! What a round of the road comes to, over the six falls of the foe's die.

use crate::{Hp, Phase, RoadView, Stance, Strikers, View};

/// What a round comes to if some dice strike and the others guard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exchange {
    /// What the dice come to.
    pub stance: Stance,
    /// How hard the foe hits with each of its six numbers.
    pub blows: [u8; 6],
    /// HP that the foe has before it.
    pub foe: Hp,
}

impl Exchange {
    /// The exchange of a view in which a foe waits.
    pub fn of(view: &View, strikers: Strikers) -> Option<Self> {
        let RoadView { held, bend, intents, .. } = view.road?;
        let (Phase::Fight { foe, round }, Some(intents)) = (view.phase, intents) else { return None };
        let stance = Stance::of(held, strikers, view.hero.weapon, intents.now, bend);
        Some(Self {
            stance,
            blows: [1, 2, 3, 4, 5, 6].map(|number| intents.now.blow(number, round)),
            foe: foe.hp,
        })
    }

    /// HP that each number of the foe's die takes.
    pub fn taken(&self) -> [u8; 6] {
        self.blows.map(|blow| self.stance.lets_through(blow))
    }

    /// HP that the six numbers take together: six times the mean.
    pub fn taken_in_all(&self) -> u32 {
        self.taken().into_iter().map(u32::from).sum()
    }

    /// How many of the six numbers take all of so many HP.
    pub fn deadly(&self, hp: Hp) -> u32 {
        self.taken().into_iter().map(|taken| u32::from(Hp(taken) >= hp)).sum()
    }

    /// The numbers that are to be seen of it, as numbers of which more is better: what it deals, what it takes in all,
    /// and how often it takes all of so many HP.
    pub fn shown(&self, hp: Hp) -> [i64; 3] {
        [self.dealt().0.into(), -i64::from(self.taken_in_all()), -i64::from(self.deadly(hp))]
    }

    /// Whether it is at least as good as another in every number that is to be seen, and better in one.
    pub fn dominates(&self, other: &Self, hp: Hp) -> bool {
        let (own, others) = (self.shown(hp), other.shown(hp));
        own != others && own.iter().zip(&others).all(|(own, other)| own >= other)
    }

    /// HP that the foe loses; it has no more than it has.
    pub fn dealt(&self) -> Hp {
        Hp(self.stance.dealt).min(self.foe)
    }

    /// Whether the foe falls.
    pub fn fells(&self) -> bool {
        self.dealt() == self.foe
    }
}
