//! How hard a hit is: one formula, for play and for what is foretold.

use crate::stats::share;
use crate::{Ailment, Ailments, BlowNumbers, Content, Foe, Hero, Intent, Shape, Spell, Stats, Trait};

/// A hit before the dice say how hard it falls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Blow {
    /// The attacker's attack, in hundredths.
    attack: i32,
    /// What counts of the target's defence, in hundredths of hundredths.
    defence: i32,
    /// What is made of it, in hundredths.
    percent: i32,
    /// What is left of it in the end, each in hundredths, one after the other.
    factors: [i32; 3],
    /// The chance of a critical hit, per mille.
    pub crit: i32,
}

impl Blow {
    /// A hit with these numbers, worth so many hundredths.
    pub fn new(attacker: &Stats, target: &Stats, percent: u16, content: &Content) -> Self {
        let share = i32::from(content.blows.defence_share);
        Self {
            attack: attacker.attack,
            defence: target.defence * share,
            percent: i32::from(percent),
            factors: [100; 3],
            crit: attacker.crit.clamp(0, 1000),
        }
    }

    /// The attack is multiplied, in hundredths, before defence takes its share: armour alone is no
    /// answer to what was announced.
    #[must_use]
    pub const fn with_force(mut self, percent: u8) -> Self {
        self.attack = self.attack * percent as i32 / 100;
        self
    }

    /// The hit passes by so many hundredths of the defence.
    #[must_use]
    pub const fn piercing(mut self, pierce: u8) -> Self {
        self.defence = self.defence * (100 - pierce as i32) / 100;
        self
    }

    /// Less chance of a critical hit.
    #[must_use]
    pub fn with_fewer_crits(mut self, fewer: i32) -> Self {
        self.crit = (self.crit - fewer).max(0);
        self
    }

    /// The target guards itself, which takes away so many hundredths.
    #[must_use]
    pub const fn guarded(mut self, guard: u8) -> Self {
        self.factors[1] = 100 - guard as i32;
        self
    }

    /// The target's ailments count.
    #[must_use]
    pub const fn on(mut self, ailments: &Ailments, content: &Content) -> Self {
        if ailments.has(Ailment::Vulnerable) {
            self.factors[0] = 100 + content.ailments.vulnerable as i32;
        }
        self
    }

    /// Fire on somebody who burns already.
    #[must_use]
    pub const fn of_fire(mut self, ailments: &Ailments, content: &Content) -> Self {
        if ailments.has(Ailment::Burn) {
            self.factors[2] = 100 + content.ailments.fire_on_burn as i32;
        }
        self
    }

    /// What it takes when it varies to so many hundredths.
    pub fn damage(&self, variance: i32, is_crit: bool, blows: &BlowNumbers) -> i32 {
        let raw = i64::from(self.attack * 100 - self.defence) * i64::from(self.percent) * i64::from(variance);
        // Attack in hundredths, shares, percent and variance: eight digits to the unit.
        let rounded = (raw + 50_000_000).div_euclid(100_000_000).max(1);
        let mut damage = i32::try_from(rounded).unwrap_or(i32::MAX / 1000);
        if is_crit {
            damage = share(damage, i32::from(blows.crit));
        }
        self.factors.iter().fold(damage, |damage, factor| share(damage, *factor)).max(1)
    }

    /// The least and the most it takes without a critical hit.
    pub fn range(&self, blows: &BlowNumbers) -> (i32, i32) {
        (self.damage(blows.least.into(), false, blows), self.damage(blows.most.into(), false, blows))
    }
}

/// Everything that says how hard hits are: those who fight, and the numbers.
#[derive(Clone, Copy, Debug)]
pub struct Clash<'a> {
    /// Whoever climbs.
    pub hero: &'a Hero,
    /// Everybody else who is there.
    pub foes: &'a [Foe],
    /// The numbers.
    pub content: &'a Content,
    /// Whether the hero guards when hits fall.
    pub stance: Stance,
}

/// Whether the hero guards. Every command drops a guard, and only one raises it, so a guard that is
/// up says nothing about hits to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stance {
    /// No guard is up.
    Open,
    /// A guard is up.
    Guarding,
}

impl Clash<'_> {
    /// The hero bumps a foe.
    pub fn bump(&self, foe: &Foe) -> Blow {
        let percent = if self.hero.bow().is_some() { self.content.bow.bump.into() } else { 100 };
        self.by_hero(foe, percent)
    }

    /// The hero shoots a foe, if a bow is in hand.
    pub fn arrow(&self, foe: &Foe) -> Option<Blow> {
        let bow = self.content.bow(self.hero.bow()?);
        Some(self.by_hero(foe, self.keener(bow.damage.into())))
    }

    /// A spell hits a foe, with so many hundredths of it left.
    pub fn spell(&self, spell: Spell, foe: &Foe, share: u16) -> Blow {
        let numbers = self.content.spell(spell);
        let percent = u16::from(numbers.damage) * share / 100;
        let percent = if spell.shape() == Shape::One { self.keener(percent) } else { percent };
        let blow = self.by_hero(foe, percent).piercing(numbers.pierce);
        if spell.is_fire() { blow.of_fire(&foe.ailments, self.content) } else { blow }
    }

    /// Thorns prick a foe, if the hero has any.
    pub fn thorns(&self, foe: &Foe) -> Option<Blow> {
        let percent = self.hero.thorns(self.content)?;
        Some(self.by_hero(foe, percent.into()))
    }

    /// A foe strikes back.
    pub fn answer(&self, foe: &Foe) -> Blow {
        self.by_foe(foe, self.content.deeds.answer[foe.kind.archetype() as usize])
    }

    /// What a foe has announced falls on the hero; nothing if it does not hurt.
    pub fn deed(&self, foe: &Foe, intent: Intent) -> Option<Blow> {
        let force = self.content.deed(intent);
        (force > 0).then(|| self.by_foe(foe, 100).with_force(force))
    }

    /// A foe hits the hero, worth so many hundredths.
    pub fn by_foe(&self, foe: &Foe, percent: u8) -> Blow {
        let hero = self.hero;
        let blow = Blow::new(&foe.stats, &hero.stats, percent.into(), self.content)
            .with_fewer_crits(hero.padding(self.content))
            .on(&hero.ailments, self.content);
        match self.stance {
            Stance::Guarding => blow.guarded(hero.guard(self.content)),
            Stance::Open => blow,
        }
    }

    /// Whether a foe guards itself, or a bulwark beside it does.
    pub fn is_guarded(&self, foe: &Foe) -> bool {
        let shields = |other: &Foe| {
            other.kind.has(Trait::Shields) && other.id != foe.id && other.at.distance(foe.at) == 1
        };
        foe.guards || self.foes.iter().any(shields)
    }

    /// A hit of the hero on a foe, worth so many hundredths.
    fn by_hero(&self, foe: &Foe, percent: u16) -> Blow {
        let blow =
            Blow::new(&self.hero.stats, &foe.stats, percent, self.content).on(&foe.ailments, self.content);
        if self.is_guarded(foe) { blow.guarded(self.content.blows.foe_guard) } else { blow }
    }

    /// What a far hit is worth with the eyes of a hawk.
    fn keener(&self, percent: u16) -> u16 {
        percent * (100 + u16::from(self.hero.far_hits(self.content))) / 100
    }
}
