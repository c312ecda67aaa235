//! How hard a hit is: one formula, for play and for what is foretold.

use crate::{
    Ailment, Ailments, BlowNumbers, Content, Foe, Hero, Hp, Hundredths, Intent, PerMille, Percent, Shape,
    Spell, Stats, Trait,
};

/// A hit before the dice say how hard it falls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Blow {
    attack: Hundredths,
    /// What counts of the target's defence, in hundredths of hundredths.
    defence: i32,
    /// What is made of it.
    worth: Percent<u16>,
    /// What is left of it in the end, one after the other.
    factors: [Percent<i32>; 3],
    /// The chance of a critical hit.
    pub crit: PerMille<i32>,
}

impl Blow {
    /// A hit with these numbers, worth so much.
    pub fn new(attacker: &Stats, target: &Stats, worth: Percent<u16>, content: &Content) -> Self {
        Self {
            attack: attacker.attack,
            defence: target.defence.0 * content.blows.defence_share.get(),
            worth,
            factors: [Percent(100); 3],
            crit: PerMille(attacker.crit.0.clamp(0, 1000)),
        }
    }

    /// The attack is multiplied before defence takes its share: armour alone is no answer to what was
    /// announced.
    #[must_use]
    pub const fn with_force(mut self, force: Percent) -> Self {
        self.attack = Hundredths(self.attack.0 * force.0 as i32 / 100);
        self
    }

    /// The hit passes by so much of the defence.
    #[must_use]
    pub const fn piercing(mut self, pierce: Percent) -> Self {
        self.defence = self.defence * (100 - pierce.0 as i32) / 100;
        self
    }

    /// Less chance of a critical hit.
    #[must_use]
    pub fn with_fewer_crits(mut self, fewer: PerMille<i32>) -> Self {
        self.crit = PerMille((self.crit.0 - fewer.0).max(0));
        self
    }

    /// The target guards itself, which takes away so much.
    #[must_use]
    pub const fn guarded(mut self, guard: Percent) -> Self {
        self.factors[1] = Percent(100 - guard.0 as i32);
        self
    }

    /// The target's ailments count.
    #[must_use]
    pub const fn on(mut self, ailments: &Ailments, content: &Content) -> Self {
        if ailments.has(Ailment::Vulnerable) {
            self.factors[0] = Percent(100 + content.ailments.vulnerable.0 as i32);
        }
        self
    }

    /// Fire on somebody who burns already.
    #[must_use]
    pub const fn of_fire(mut self, ailments: &Ailments, content: &Content) -> Self {
        if ailments.has(Ailment::Burn) {
            self.factors[2] = Percent(100 + content.ailments.fire_on_burn.0 as i32);
        }
        self
    }

    /// What it takes when it varies to so much of itself.
    pub fn damage(&self, variance: Percent, is_crit: bool, blows: &BlowNumbers) -> Hp {
        let raw =
            i64::from(self.attack.0 * 100 - self.defence) * i64::from(self.worth.0) * i64::from(variance.0);
        // Attack in hundredths, shares, worth and variance: eight digits to the unit.
        let rounded = (raw + 50_000_000).div_euclid(100_000_000).max(1);
        let mut damage = Hp(i32::try_from(rounded).unwrap_or(i32::MAX / 1000));
        if is_crit {
            damage = blows.crit.of(damage);
        }
        self.factors.iter().fold(damage, |damage, factor| factor.of(damage)).max(Hp(1))
    }

    /// The least and the most it takes without a critical hit.
    pub fn range(&self, blows: &BlowNumbers) -> (Hp, Hp) {
        (self.damage(blows.least, false, blows), self.damage(blows.most, false, blows))
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
        let worth = if self.hero.bow().is_some() { self.content.bow.bump } else { Percent(100) };
        self.by_hero(foe, worth.into())
    }

    /// The hero shoots a foe, if a bow is in hand.
    pub fn arrow(&self, foe: &Foe) -> Option<Blow> {
        let bow = self.content.bow(self.hero.bow()?);
        Some(self.by_hero(foe, self.keener(bow.damage.into())))
    }

    /// A spell hits a foe, with so much of it left.
    pub fn spell(&self, spell: Spell, foe: &Foe, share: Percent<u16>) -> Blow {
        let numbers = self.content.spell(spell);
        let worth = Percent(u16::from(numbers.damage.0) * share.0 / 100);
        let worth = if spell.shape() == Shape::One { self.keener(worth) } else { worth };
        let blow = self.by_hero(foe, worth).piercing(numbers.pierce);
        if spell.is_fire() { blow.of_fire(&foe.ailments, self.content) } else { blow }
    }

    /// Thorns prick a foe, if the hero has any.
    pub fn thorns(&self, foe: &Foe) -> Option<Blow> {
        Some(self.by_hero(foe, self.hero.thorns(self.content)?.into()))
    }

    /// A foe strikes back.
    pub fn answer(&self, foe: &Foe) -> Blow {
        self.by_foe(foe, self.content.deeds.answer[foe.kind.archetype().index()])
    }

    /// What a foe has announced falls on the hero; nothing if it does not hurt.
    pub fn deed(&self, foe: &Foe, intent: Intent) -> Option<Blow> {
        let force = self.content.deed(intent);
        (force.0 > 0).then(|| self.by_foe(foe, Percent(100)).with_force(force))
    }

    /// A foe hits the hero, worth so much.
    pub fn by_foe(&self, foe: &Foe, worth: Percent) -> Blow {
        let hero = self.hero;
        let blow = Blow::new(&foe.stats, &hero.stats, worth.into(), self.content)
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

    /// A hit of the hero on a foe, worth so much.
    fn by_hero(&self, foe: &Foe, worth: Percent<u16>) -> Blow {
        let blow =
            Blow::new(&self.hero.stats, &foe.stats, worth, self.content).on(&foe.ailments, self.content);
        if self.is_guarded(foe) { blow.guarded(self.content.blows.foe_guard) } else { blow }
    }

    /// What a far hit is worth with the eyes of a hawk.
    fn keener(&self, worth: Percent<u16>) -> Percent<u16> {
        Percent(worth.0 * (100 + u16::from(self.hero.far_hits(self.content).0)) / 100)
    }
}
