//! What the score is made of. RULES.md, section 8.

use serde::{Deserialize, Serialize};

use super::{Content, PerTier};
use crate::{Hero, Hp, Rules, ScoreSheet, Tier};

/// Points for each thing that a run can be praised for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Points {
    /// For a card that was survived.
    pub card: u8,
    /// For a location that was cleared.
    pub clear: PerTier,
    /// For each HP kept when a location is cleared.
    pub hp: u8,
    /// For each Lux kept when a location is cleared.
    pub lux: u8,
    /// Rounds and pit rolls that a location may take before it counts as slow.
    pub par: PerTier,
    /// For each round or roll under par when a location is cleared.
    pub pace: u8,
    /// For coming out at the far end, in hundreds.
    pub victory_hundreds: u8,
}

impl Points {
    pub(super) const HOUSE: Self = Self {
        card: 10,
        clear: [50, 100, 150],
        hp: 5,
        lux: 30,
        par: [40, 55, 65],
        pace: 4,
        victory_hundreds: 10,
    };

    /// What clearing a location adds, for a traveller who took so many rounds and pit rolls.
    pub fn for_clearing(&self, tier: Tier, hero: Hero, pace: u16) -> ScoreSheet {
        let under_par = u16::from(self.par[tier.index()]).saturating_sub(pace);
        ScoreSheet {
            depth: self.clear[tier.index()].into(),
            health: u32::from(self.hp) * u32::from(hero.hp.0),
            light: u32::from(self.lux) * u32::from(hero.lux.0),
            pace: u32::from(self.pace) * u32::from(under_par),
        }
    }
}

impl Content {
    /// What clearing a location adds under some rules, for a traveller who took so many rounds and pit rolls.
    pub fn for_clearing(&self, rules: Rules, tier: Tier, hero: Hero, pace: u16) -> ScoreSheet {
        if rules.is_road() {
            RoadPoints::for_clearing(hero)
        } else {
            self.points.for_clearing(tier, hero, pace)
        }
    }
}

/// What the score of `road` is made of. RULES.md, section 13.
pub struct RoadPoints;

impl RoadPoints {
    /// For a card that was met and survived.
    const CARD: u32 = 2;
    /// For each HP that a slain foe had.
    const FOE_HP: u32 = 10;
    /// For each Lux kept when a location is cleared.
    pub const LUX: u32 = 20;

    /// What a card adds that was met and survived; a foe adds as much as it was hard to slay.
    pub fn for_card(foe: Option<Hp>) -> u32 {
        Self::CARD + Self::FOE_HP * foe.map_or(0, |hp| u32::from(hp.0))
    }

    /// What coming through adds: a tenth of all that was earned, for each HP that is left.
    pub const fn for_coming_through(earned: u32, hero: Hero) -> u32 {
        earned * hero.hp.0 as u32 / 10
    }

    /// How much of the score of a traveller who came through is for that.
    pub const fn of_coming_through(score: u32, hero: Hero) -> u32 {
        // With each point earned a score grows by one or more, so only one earned score leads to it.
        score - (10 * score).div_ceil(10 + hero.hp.0 as u32)
    }

    /// What clearing a location adds: HP kept count times themselves, so that many in one place
    /// are worth more than some in each.
    fn for_clearing(hero: Hero) -> ScoreSheet {
        let hp = u32::from(hero.hp.0);
        ScoreSheet { health: hp * hp, light: Self::LUX * u32::from(hero.lux.0), ..ScoreSheet::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Lux, Snare};

    #[test]
    fn what_coming_through_added_can_be_told_from_the_score() {
        for hp in 1..=20 {
            let hero = Hero { hp: Hp(hp), lux: Lux(0), weapon: None, snare: Snare::Open };
            for earned in 0..4_000 {
                let added = RoadPoints::for_coming_through(earned, hero);
                assert_eq!(
                    RoadPoints::of_coming_through(earned + added, hero),
                    added,
                    "{earned} with {hp} HP"
                );
            }
        }
    }
}
