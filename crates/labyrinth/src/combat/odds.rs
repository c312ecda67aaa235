//! What blows will do and fights come to, exact and in whole numbers: what is shown before it is
//! done.
//!
//! A forecast follows the foe through its rhythm: guards that it raises and deeds that it announces
//! while it is bumped, and what it has announced already. Ailments that tick, bodies that are thrown
//! and others who come are not foreseen.

use grid::Direction;

use crate::{
    Archetype, Blow, BlowNumbers, Cells, Clash, Content, Foe, Hp, Intent, PerMille, Percent, Spell, Stance,
    View,
};

/// A chance, in parts of [`Chance::WHOLE`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Chance(u64);

/// What one blow takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hit {
    /// The least and the most it takes without being critical.
    pub plain: (Hp, Hp),
    /// The least and the most it takes when it is.
    pub critical: (Hp, Hp),
    /// The chance that it is.
    pub crit: PerMille<i32>,
    /// What it takes on average, in hundredths.
    pub mean: i32,
    /// The chance that whoever is hit does not survive it.
    pub fells: Chance,
}

/// What comes of a blow, and of going on with bumps until the foe is slain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forecast {
    /// The first blow.
    pub hit: Hit,
    /// The chance that exactly one blow slays, exactly two, and so on; those that would take more
    /// than [`Forecast::MOST`] are left out.
    pub slays: Vec<Chance>,
    /// What the foe strikes back with after a bump.
    pub answer: Hit,
    /// HP that are left on average when the foe is slain, in hundredths; below zero it would go ill.
    pub hp_left: i32,
    /// The chance that the foe falls first, as far as only this foe strikes back.
    pub wins: Chance,
}

impl Chance {
    /// What is certain.
    pub const WHOLE: u64 = 1_000_000_000_000_000;
    /// It never happens.
    pub const NEVER: Self = Self(0);

    /// So many of so many cases.
    fn of(part: u64, whole: u64) -> Self {
        let parts = (u128::from(part) * u128::from(Self::WHOLE) + u128::from(whole / 2)) / u128::from(whole);
        Self(u64::try_from(parts).expect("a part is no more than the whole"))
    }

    /// In parts of the whole.
    pub const fn parts(self) -> u64 {
        self.0
    }

    /// In hundredths, rounded to the nearest, but never to 0 or 100 what is not certain.
    pub const fn percent(self) -> u8 {
        let rounded = (self.0 * 100 + Self::WHOLE / 2) / Self::WHOLE;
        #[expect(clippy::cast_possible_truncation, reason = "no more than a hundred")]
        match rounded {
            0 if self.0 > 0 => 1,
            100.. if self.0 < Self::WHOLE => 99,
            _ => rounded as u8,
        }
    }

    const fn and(self, other: Self) -> Self {
        #[expect(clippy::cast_possible_truncation, reason = "a product of two shares is a share")]
        Self((self.0 as u128 * other.0 as u128 / Self::WHOLE as u128) as u64)
    }
}

impl Forecast {
    /// Fights that take more blows than this are not foreseen to their end.
    pub const MOST: usize = 60;

    /// The fewest blows that can slay.
    pub fn fewest(&self) -> Option<usize> {
        self.slays.iter().position(|chance| chance.0 > 0).map(|place| place + 1)
    }

    /// The likeliest number of blows.
    pub fn likeliest(&self) -> Option<usize> {
        let places = self.slays.iter().enumerate().rev();
        places.max_by_key(|(_, chance)| **chance).map(|(place, _)| place + 1)
    }

    /// The number of blows on average, in hundredths; nothing when many fights are longer than
    /// [`Forecast::MOST`].
    pub fn mean(&self) -> Option<u32> {
        let all: u64 = self.slays.iter().map(|chance| chance.0).sum();
        let is_certain = all > Chance::WHOLE / 1000 * 999;
        let sum: u128 = (1..).zip(&self.slays).map(|(blows, chance)| blows * u128::from(chance.0)).sum();
        is_certain.then(|| u32::try_from(sum * 100 / u128::from(all)).unwrap_or(u32::MAX))
    }
}

/// The hero bumps a foe.
pub fn bump(clash: &Clash<'_>, foe: &Foe) -> Forecast {
    let mut rival = Rival::new(clash, foe);
    if !rival.is_beside() {
        // Whatever it has announced is done before the hero is there.
        rival.come_near();
        rival.foe.intent = None;
    }
    forecast(rival, &clash.bump(foe), Opening::Bump)
}

/// The hero shoots a foe and goes on with bumps; nothing without a bow in hand.
pub fn shot(clash: &Clash<'_>, foe: &Foe) -> Option<Forecast> {
    Some(forecast(Rival::new(clash, foe), &clash.arrow(foe)?, Opening::Afar))
}

/// A spell with so much of it left hits a foe, and the hero goes on with bumps.
pub fn spell(clash: &Clash<'_>, spell: Spell, foe: &Foe, share: Percent<u16>) -> Forecast {
    forecast(Rival::new(clash, foe), &clash.spell(spell, foe, share), Opening::Afar)
}

/// What a foe's announced deed does to a hero who stays in its way; nothing when it has announced
/// none that hurts.
pub fn deed(clash: &Clash<'_>, foe: &Foe) -> Option<Hit> {
    let blow = clash.deed(foe, foe.intent?)?;
    Some(hit(&blow, clash.hero.hp, &clash.content.blows))
}

/// What a foe's own bump does to the hero.
pub fn bumped(clash: &Clash<'_>, foe: &Foe) -> Hit {
    let worth = clash.content.deeds.bump[foe.kind.archetype().index()];
    hit(&clash.by_foe(foe, worth), clash.hero.hp, &clash.content.blows)
}

impl View {
    /// All that says how hard hits are.
    pub fn clash<'a>(&'a self, content: &'a Content) -> Clash<'a> {
        Clash { hero: &self.hero, foes: &self.foes, content, stance: Stance::Open }
    }
}

/// How often each damage comes, and of how many cases.
struct Falls {
    cases: u64,
    falls: Vec<(Hp, u64)>,
}

impl Falls {
    fn of(blow: &Blow, blows: &BlowNumbers) -> Self {
        let crit = u64::from(blow.crit.0.unsigned_abs()).min(1000);
        let mut falls: Vec<(Hp, u64)> = Vec::new();
        for variance in (blows.least.0..=blows.most.0).map(Percent) {
            for (is_crit, cases) in [(false, 1000 - crit), (true, crit)] {
                let damage = blow.damage(variance, is_crit, blows);
                match falls.iter_mut().find(|(other, _)| *other == damage) {
                    _ if cases == 0 => {}
                    Some((_, sum)) => *sum += cases,
                    None => falls.push((damage, cases)),
                }
            }
        }
        Self { cases: falls.iter().map(|(_, cases)| cases).sum(), falls }
    }

    fn mean(&self) -> i64 {
        let sum: i128 =
            self.falls.iter().map(|(damage, cases)| i128::from(damage.0) * i128::from(*cases)).sum();
        i64::try_from(sum * 100 / i128::from(self.cases)).unwrap_or(i64::MAX)
    }
}

/// HP that somebody may have left, each with its chance.
struct Left(Vec<u64>);

impl Left {
    fn new(hp: Hp) -> Self {
        let hp = usize::try_from(hp.0).unwrap_or(0);
        let mut left = vec![0; hp + 1];
        left[hp] = Chance::WHOLE;
        Self(left)
    }

    /// One blow falls; gives the chance that it was the last.
    fn strike(&mut self, blow: &Falls) -> Chance {
        let mut left = vec![0_u128; self.0.len()];
        for (hp, chance) in self.0.iter().enumerate().skip(1).filter(|(_, chance)| **chance > 0) {
            for (damage, cases) in &blow.falls {
                let rest = hp.saturating_sub(usize::try_from(damage.0).unwrap_or(0));
                left[rest] += u128::from(*chance) * u128::from(*cases);
            }
        }
        let whole = u128::from(blow.cases);
        let rounded = |cases: &u128| u64::try_from((cases + whole / 2) / whole).unwrap_or(Chance::WHOLE);
        self.0 = left.iter().map(rounded).collect();
        Chance(std::mem::take(&mut self.0[0]).min(Chance::WHOLE))
    }

    /// The chance that anything is left.
    fn any(&self) -> Chance {
        Chance(self.0.iter().sum::<u64>().min(Chance::WHOLE))
    }
}

fn hit(blow: &Blow, hp: Hp, blows: &BlowNumbers) -> Hit {
    let falls = Falls::of(blow, blows);
    let critical = [blows.least, blows.most].map(|variance| blow.damage(variance, true, blows));
    let deadly = falls.falls.iter().filter(|(damage, _)| *damage >= hp).map(|(_, cases)| cases).sum();
    Hit {
        plain: blow.range(blows),
        critical: (critical[0], critical[1]),
        crit: blow.crit,
        mean: i32::try_from(falls.mean()).unwrap_or(i32::MAX),
        fells: Chance::of(deadly, falls.cases),
    }
}

/// What the first blow is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Opening {
    Bump,
    /// A shot or a spell, which nobody strikes back at.
    Afar,
}

/// A foe that is bumped until it falls.
struct Rival<'a> {
    clash: &'a Clash<'a>,
    foe: Foe,
    company: usize,
}

impl<'a> Rival<'a> {
    fn new(clash: &'a Clash<'a>, foe: &Foe) -> Self {
        Self { clash, foe: foe.as_it_shows(), company: foe.company(clash.foes, clash.content) }
    }

    fn is_beside(&self) -> bool {
        self.foe.at.distance(self.clash.hero.at) == 1
    }

    fn come_near(&mut self) {
        if !self.is_beside() {
            self.foe.at = self.clash.hero.at.step(Direction::North);
        }
    }

    /// It has been hit, and does something about it: the blow that falls on the hero, if one does.
    fn turn(&mut self, opening: Opening) -> Option<Blow> {
        let Self { clash, foe, .. } = self;
        let answer = (opening == Opening::Bump && foe.intent.is_none()).then(|| clash.answer(foe));
        foe.guards = false;
        foe.begin_turn();
        if let Some(intent) = foe.intent.take() {
            return self.deed(intent);
        }
        let way = foe.at.straight(clash.hero.at).map(|(way, _)| way);
        if let (Some(_), Some(way)) = (answer, way) {
            foe.raises_guard();
            if foe.kind.archetype() == Archetype::Boss {
                foe.go_through(foe.next_part(way, self.company));
            }
        }
        self.come_near();
        answer
    }

    fn deed(&mut self, intent: Intent) -> Option<Blow> {
        let Self { clash, foe, .. } = self;
        // What gives cover is not known here; beside the hero nothing does.
        let is_hit = intent.threatens(foe.at, &Cells::NONE).contains(clash.hero.at);
        let blow = clash.deed(foe, intent).filter(|_| is_hit);
        if intent == Intent::Summon {
            self.company += usize::from(clash.content.deeds.helpers);
        }
        self.come_near();
        blow
    }
}

fn forecast(mut rival: Rival<'_>, first: &Blow, opening: Opening) -> Forecast {
    let clash = rival.clash;
    let blows = &clash.content.blows;
    let (foe, hero) = (rival.foe, clash.hero);
    let (mut foe_left, mut hero_left) = (Left::new(foe.hp), Left::new(hero.hp));
    let (mut slays, mut wins, mut lost) = (Vec::new(), 0, 0_i128);
    for blow in 1..=Forecast::MOST {
        let hit = if blow == 1 { *first } else { clash.bump(&rival.foe) };
        let slain = foe_left.strike(&Falls::of(&hit, blows));
        wins += slain.and(hero_left.any()).0;
        slays.push(slain);
        if foe_left.any() == Chance::NEVER {
            break;
        }
        if let Some(blow) = rival.turn(if blow == 1 { opening } else { Opening::Bump }) {
            let falls = Falls::of(&blow, blows);
            lost += i128::from(foe_left.any().0) * i128::from(falls.mean());
            hero_left.strike(&falls);
        }
    }
    let lost = i32::try_from(lost / i128::from(Chance::WHOLE)).unwrap_or(i32::MAX / 2);
    Forecast {
        hit: hit(first, foe.hp, blows),
        slays,
        answer: hit(&clash.answer(&foe), hero.hp, blows),
        hp_left: hero.hp.0 * 100 - lost,
        wins: Chance(wins.min(Chance::WHOLE)),
    }
}

#[cfg(test)]
#[path = "odds_tests.rs"]
mod tests;
