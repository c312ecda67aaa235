//! How hard blows fall on average, and what a fight would cost. All in tenths of an HP.

use crate::{Ailment, Foe, Force, Habit, Hp, Matter, Pact, Stat, Tag};

use super::scene::Scene;

impl Scene<'_> {
    /// What one bump takes from a creature.
    pub(super) fn bump(&self, foe: &Foe) -> i32 {
        if self.hero.swears(Pact::Bell) {
            return 5;
        }
        let plain = i32::from((self.hero.attack() - foe.defence_against(self.at())).max(Hp(1)).0) * 10;
        let critical = i32::from(self.content.critical.0) + i32::from(self.hero.stat(Stat::Critical));
        let edge = i32::from(self.content.critical_harm.0) + i32::from(self.hero.measure(Tag::Edge).0);
        let harm = plain + plain * critical * edge / 10_000;
        let harm = if self.hero.swears(Pact::Glass) { harm * 2 } else { harm };
        match (self.hero.swears(Pact::Maul), foe.ailments.has(Ailment::Frozen)) {
            (true, true) => harm * 3,
            (true, false) => (harm / 2).max(5),
            (false, _) => harm,
        }
    }

    /// How many bumps it takes to slay a creature.
    pub(super) fn bumps(&self, foe: &Foe) -> i32 {
        (i32::from(foe.hp.0) * 10 + self.bump(foe) - 1) / self.bump(foe).max(1)
    }

    /// What a strike of a creature takes.
    pub(super) fn strike(&self, foe: &Foe) -> i32 {
        let harm = i32::from((foe.attack - self.hero.defence()).max(Hp(1)).0) * 10;
        if self.hero.swears(Pact::Glass) { harm * 2 } else { harm }
    }

    /// What a creature takes in a turn in which it stands beside whoever plays.
    pub(super) fn toll(&self, foe: &Foe) -> i32 {
        let nature = foe.kind.nature();
        let strikes = foe.habits().contains(&Habit::Strike);
        if foe.ailments.has(Ailment::Frozen) || (!strikes && foe.intent.is_none()) {
            return 0;
        }
        self.strike(foe) * i32::from(foe.gain().0) / i32::from(nature.strike.0.max(1))
    }

    /// What an announced blow would take.
    pub(super) fn blow(&self, foe: &Foe) -> i32 {
        let Some(intent) = foe.intent else { return 0 };
        let nature = intent.blow.nature();
        let force = match nature.force {
            Force::Attack => self.strike(foe),
            Force::Fixed(harm) => i32::from(harm.0) * 10,
            Force::None => 0,
        };
        let lays = match nature.lays {
            Some((Matter::Fire, _)) if !self.hero.is_safe_from(Matter::Fire) => 130,
            Some((Matter::Acid, _)) if !self.hero.is_safe_from(Matter::Acid) => 60,
            _ => 0,
        };
        force + lays
    }

    /// What it costs to slay a creature that stands alone against whoever plays and comes to them.
    pub(super) fn price(&self, foe: &Foe) -> i32 {
        let dying = match foe.kind.nature().leaves {
            Some((Matter::Fire, ..)) if !self.hero.is_safe_from(Matter::Fire) => 120,
            _ => 0,
        };
        let bleeding = match foe.kind.nature().bleeds {
            Some((Matter::Spores, _)) if !self.hero.is_safe_from(Matter::Spores) => 120,
            _ => 0,
        };
        self.toll(foe) * (self.bumps(foe) - 1).max(0) + dying + bleeding
    }

    /// What it costs to slay several, one after the other, while so many can strike at once.
    pub(super) fn price_of_all(&self, foes: &[&Foe], at_once: usize) -> i32 {
        let mut waiting = 0;
        foes.iter()
            .enumerate()
            .map(|(place, foe)| {
                let own = self.price(foe) + if place < at_once { self.toll(foe) * waiting } else { 0 };
                waiting += self.bumps(foe);
                own
            })
            .sum()
    }
}
