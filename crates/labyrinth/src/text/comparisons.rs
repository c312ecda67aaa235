//! What would change if something else were worn.

use std::fmt;

use super::numbers::{counted, percent};
use crate::{Bow, Content, Hero, Hundredths, Item, PerMille, Perk};

/// A piece of gear against what is worn in its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// All in all.
    pub overall: Compared,
    /// What would change, a few words each: `+1.2 attack`, `loses Keen`.
    pub changes: Vec<String>,
}

/// What a comparison comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "they are called what they are")]
pub enum Compared {
    Better,
    Worse,
    /// Better in one way and worse in another: for the player to weigh.
    Other,
    Same,
}

impl fmt::Display for Compared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Better => "better",
            Self::Worse => "worse",
            Self::Other => "different",
            Self::Same => "as good as what you wear",
        })
    }
}

impl Comparison {
    /// What it comes to and what changes, in one line: `better, +0.5 defence`.
    pub fn line(&self) -> String {
        let overall = self.overall.to_string();
        std::iter::once(&overall).chain(&self.changes).map(String::as_str).collect::<Vec<_>>().join(", ")
    }
}

/// Something that would change, and whether one would want that.
struct Change {
    words: String,
    is_gain: bool,
}

impl Change {
    const fn gain(words: String) -> Self {
        Self { words, is_gain: true }
    }

    const fn loss(words: String) -> Self {
        Self { words, is_gain: false }
    }

    /// A number that grows or shrinks by so much, if that can be seen in how it is written.
    fn of(change: i32, written: &str, name: &str) -> Option<Self> {
        let sign = if change > 0 { '+' } else { '-' };
        let is_nothing = written.bytes().all(|letter| matches!(letter, b'0' | b'.' | b'%'));
        (!is_nothing).then(|| Self { words: format!("{sign}{written} {name}"), is_gain: change > 0 })
    }
}

impl Item {
    /// What would change if the hero wore this.
    pub fn compared(&self, hero: &Hero, content: &Content) -> Comparison {
        let (now, then) = (hero.stats, hero.stats_with(*self, content));
        let hundredths = |name: &str, change: Hundredths| {
            Change::of(change.0, &Hundredths(change.0.abs()).to_string(), name)
        };
        let hp = then.hp.0 - now.hp.0;
        let crit = then.crit.0 - now.crit.0;
        let numbers = [
            Change::of(hp, &hp.abs().to_string(), "HP"),
            hundredths("attack", then.attack - now.attack),
            hundredths("defence", then.defence - now.defence),
            hundredths("speed", then.speed - now.speed),
            Change::of(crit, &percent(PerMille(crit.abs())), "crit"),
        ];
        let worn = hero.worn(self.slot());
        let shots = shots(worn.and_then(Item::bow), self.bow(), content);
        let (own, old) = (self.perk, worn.and_then(|item| item.perk));
        let perks = [
            own.filter(|_| own != old).map(|perk| Change::gain(format!("gains {}", trait_of(perk)))),
            old.filter(|_| own != old).map(|perk| Change::loss(format!("loses {}", trait_of(perk)))),
        ];
        let changes: Vec<Change> =
            numbers.into_iter().flatten().chain(shots).chain(perks.into_iter().flatten()).collect();
        let overall =
            match (changes.iter().any(|change| change.is_gain), changes.iter().any(|change| !change.is_gain))
            {
                (true, true) => Compared::Other,
                (true, false) => Compared::Better,
                (false, true) => Compared::Worse,
                (false, false) => Compared::Same,
            };
        Comparison { overall, changes: changes.into_iter().map(|change| change.words).collect() }
    }

    /// Its number with what it is a number of: `+2.2 attack`.
    pub fn main_words(&self) -> String {
        format!("+{}", self.slot().gives(self.power))
    }
}

/// What another weapon changes in shots, and in bumps, which a bow in hand makes weaker.
fn shots(old: Option<Bow>, own: Option<Bow>, content: &Content) -> Vec<Change> {
    let bump = content.bow.bump;
    match (old, own) {
        (None, None) => Vec::new(),
        (None, Some(bow)) => {
            let bow = content.bow(bow);
            let reach = counted(bow.range, "step");
            vec![
                Change::gain(format!("shoots {reach} for {}% of a bump", bow.damage)),
                Change::loss(format!("bumps do {bump}%")),
            ]
        }
        (Some(_), None) => {
            vec![Change::loss("no shots".to_owned()), Change::gain("bumps do 100%".to_owned())]
        }
        (Some(old), Some(own)) => {
            let (old, own) = (content.bow(old), content.bow(own));
            let range = i32::from(own.range) - i32::from(old.range);
            let damage = own.damage.get() - old.damage.get();
            let further = [
                Change::of(range, &range.abs().to_string(), "range"),
                Change::of(damage, &format!("{}%", damage.abs()), "shot damage"),
            ];
            further.into_iter().flatten().collect()
        }
    }
}

fn trait_of(perk: Perk) -> String {
    perk.spell().map_or_else(|| perk.to_string(), |spell| spell.to_string())
}
