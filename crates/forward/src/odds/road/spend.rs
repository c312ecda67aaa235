//! What a die does if it is spent on a foe that has announced what it does.

use crate::{Arms, Hp};

/// For each number of HP from 0 to 9, in how many of six falls of the foe's die it comes to that.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sixths(pub [u8; 10]);

impl Sixths {
    /// HP in six falls together: six times the mean.
    pub fn sum(&self) -> u8 {
        self.0.iter().zip(0..).map(|(ways, hp)| ways * hp).sum()
    }
}

/// What a spent die deals and what the foe's takes, over the six falls of the foe's die.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spend {
    /// HP that the foe loses.
    pub dealt: Sixths,
    /// HP that the traveller loses.
    pub taken: Sixths,
}

/// What a number does against all that the foe's die can show.
pub fn spend(arms: &Arms, number: u8) -> Spend {
    let mut spend = Spend::default();
    for answer in 1..=6 {
        let (Hp(dealt), Hp(taken)) = arms.yours.of(number).against(arms.foes.of(answer));
        spend.dealt.0[usize::from(dealt)] += 1;
        spend.taken.0[usize::from(taken)] += 1;
    }
    spend
}
