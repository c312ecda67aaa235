//! What comes of finished runs: who may go down and what may make it harder. It is choice and never power, and in
//! races, drafts and runs of the day everything is open. RULES.md, section 18.

use engine::{Seed, Worded};
use serde::{Deserialize, Serialize};

use crate::written::written_in_words;
use crate::{Character, FloorNumber, Means, Modifier, Modifiers, Outcome, Tally};

/// Something that was done in a single run and opens something for good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Feat {
    /// A creature that stood in water was struck by a shock.
    Stormwater,
    /// So many creatures fell to throws.
    LongArm,
    /// So much harm was kept off.
    Bulwark,
    /// The third floor was reached.
    Depths,
}

impl Feat {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Stormwater, Self::LongArm, Self::Bulwark, Self::Depths];
    /// How many creatures have to fall to throws.
    pub const THROWN: u16 = 5;
    /// How much harm has to be kept off.
    pub const BLOCKED: u32 = 50;
    /// How deep one has to come.
    pub const DEPTH: FloorNumber = FloorNumber(3);

    /// Whether it was done by whoever did all that and came so deep.
    pub const fn is_done(self, tally: &Tally, floor: FloorNumber) -> bool {
        match self {
            Self::Stormwater => tally.shocked > 0,
            Self::LongArm => tally.slain(Means::Throw) >= Self::THROWN,
            Self::Bulwark => tally.blocked >= Self::BLOCKED,
            Self::Depths => floor.0 >= Self::DEPTH.0,
        }
    }
}

impl Worded for Feat {
    const WORDS: &'static [Self] = &Self::ALL;
}

/// A set of feats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Feats(u8);

impl Feats {
    /// Those of whoever did all that and came so deep.
    pub fn of(tally: &Tally, floor: FloorNumber) -> Self {
        Feat::ALL.into_iter().filter(|feat| feat.is_done(tally, floor)).fold(Self::default(), Self::with)
    }

    /// The set and one more.
    #[must_use]
    pub const fn with(self, feat: Feat) -> Self {
        Self(self.0 | 1 << feat as u8)
    }

    /// The feats of two sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether one is in the set.
    pub const fn has(self, feat: Feat) -> bool {
        self.0 >> feat as u8 & 1 != 0
    }
}

written_in_words!(Feats(u8) of Feat);

/// What opens a character: a feat, or so many finished runs, whatever comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lock {
    /// The feat.
    pub feat: Feat,
    /// The runs.
    pub runs: u32,
}

impl Character {
    /// What opens somebody; nothing for those who are there from the beginning.
    pub const fn lock(self) -> Option<Lock> {
        match self {
            Self::Sexton | Self::Lamplighter => None,
            Self::Tidewife => Some(Lock { feat: Feat::Stormwater, runs: 2 }),
            Self::Poacher => Some(Lock { feat: Feat::LongArm, runs: 3 }),
            Self::Gatekeeper => Some(Lock { feat: Feat::Bulwark, runs: 4 }),
            Self::Gambler => Some(Lock { feat: Feat::Depths, runs: 4 }),
        }
    }

    /// Who goes down in the run of a day, the same for everybody, whatever they have opened: dealt by its seed among
    /// all six.
    pub fn of_day(seed: Seed) -> Self {
        let mut all = Self::ALL;
        seed.branch("day").dice().shuffle(&mut all);
        all[0]
    }
}

/// What somebody has done in all their finished runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Career {
    /// Finished runs.
    pub runs: u32,
    /// Those that were won.
    pub wins: u32,
    /// What was done in any of them.
    pub feats: Feats,
}

impl Career {
    /// What comes of some runs, in any order.
    pub fn of<'a>(outcomes: impl IntoIterator<Item = &'a Outcome>) -> Self {
        outcomes.into_iter().fold(Self::default(), Self::and)
    }

    /// The career after one more run.
    #[must_use]
    pub fn and(self, outcome: &Outcome) -> Self {
        Self {
            runs: self.runs + 1,
            wins: self.wins + u32::from(outcome.is_won()),
            feats: self.feats.and(outcome.feats),
        }
    }

    /// Whether somebody may go down.
    pub fn opens(&self, character: Character) -> bool {
        character.lock().is_none_or(|lock| self.feats.has(lock.feat) || self.runs >= lock.runs)
    }

    /// How many modifiers may be chosen, the first ones first: one with each run that was won.
    pub fn modifiers(&self) -> usize {
        usize::try_from(self.wins).unwrap_or(usize::MAX).min(Modifier::ALL.len())
    }

    /// Whether so many modifiers may be chosen.
    pub fn allows(&self, modifiers: Modifiers) -> bool {
        Modifier::ALL.into_iter().skip(self.modifiers()).all(|modifier| !modifiers.has(modifier))
    }

    /// What is open in this career and was not in an earlier one.
    pub fn news(&self, before: &Self) -> Vec<Unlocked> {
        let fresh = |character: &Character| self.opens(*character) && !before.opens(*character);
        let characters = Character::ALL.into_iter().filter(fresh).map(Unlocked::Character);
        let modifiers = Modifier::ALL.into_iter().take(self.modifiers()).skip(before.modifiers());
        characters.chain(modifiers.map(Unlocked::Modifier)).collect()
    }
}

/// Something that was opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unlocked {
    /// Somebody may go down.
    Character(Character),
    /// Something may make it harder.
    Modifier(Modifier),
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A career of so many runs of which so many were won.
    fn career(runs: u32, wins: u32) -> Career {
        Career { runs, wins, feats: Feats::default() }
    }

    fn open(career: Career) -> Vec<Character> {
        Character::ALL.into_iter().filter(|character| career.opens(*character)).collect()
    }

    #[test]
    fn two_are_there_from_the_beginning_and_all_from_the_fifth_run_on() {
        use Character::{Gatekeeper, Lamplighter, Poacher, Sexton, Tidewife};
        assert_eq!(open(career(0, 0)), [Sexton, Lamplighter]);
        assert_eq!(open(career(3, 0)), [Sexton, Lamplighter, Tidewife, Poacher]);
        assert_eq!(open(career(4, 0)), Character::ALL);
        let blocked = Career { feats: Feats::default().with(Feat::Bulwark), ..career(1, 0) };
        assert_eq!(open(blocked), [Sexton, Lamplighter, Gatekeeper]);
    }

    #[test]
    fn a_day_deals_everybody_the_same_and_days_deal_each_of_the_six() {
        let dealt = |day: u32| Character::of_day(Seed::from_name(&format!("descent/daily/{day}")));
        let sixty: Vec<Character> = (0..60).map(dealt).collect();
        for (day, character) in (0..).zip(&sixty) {
            assert_eq!(dealt(day), *character);
        }
        for character in Character::ALL {
            let count = sixty.iter().filter(|other| **other == character).count();
            assert!((3..=20).contains(&count), "{character} goes down on {count} of 60 days");
        }
    }

    #[test]
    fn each_feat_is_done_by_one_thing_alone() {
        let none = Tally::default();
        let shocked = Tally { shocked: 1, ..none };
        let blocked = Tally { blocked: Feat::BLOCKED, ..none };
        let one = |feat| Feats::default().with(feat);
        assert_eq!(Feats::of(&none, FloorNumber(2)), Feats::default());
        assert_eq!(Feats::of(&shocked, FloorNumber(2)), one(Feat::Stormwater));
        assert_eq!(Feats::of(&blocked, FloorNumber(2)), one(Feat::Bulwark));
        assert_eq!(
            Feats::of(&Tally { blocked: Feat::BLOCKED - 1, ..none }, FloorNumber(2)),
            Feats::default()
        );
        assert_eq!(Feats::of(&none, Feat::DEPTH), one(Feat::Depths));
    }

    #[test]
    fn each_win_opens_one_modifier_and_there_are_ten() {
        assert_eq!(career(9, 0).modifiers(), 0);
        assert_eq!(career(9, 3).modifiers(), 3);
        assert_eq!(career(99, 50).modifiers(), 10);
        assert!(career(9, 2).allows(Modifiers::first(2)) && !career(9, 2).allows(Modifiers::first(3)));
    }

    #[test]
    fn what_is_new_is_told_once() {
        let (before, after) = (career(1, 0), career(2, 1));
        let news = [Unlocked::Character(Character::Tidewife), Unlocked::Modifier(Modifier::ThinFlasks)];
        assert_eq!(after.news(&before), news);
        assert_eq!(after.news(&after), []);
    }
}
