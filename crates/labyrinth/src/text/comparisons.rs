//! What would change if something else were worn.

use super::numbers::{Hundredths, percent};
use crate::{Content, Hero, Item, Perk, Slot};

/// A piece of gear against what is worn in its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// What it adds to the number of its slot beyond what is worn: attack, defence and speed in
    /// hundredths, or HP.
    pub change: i32,
    /// What would change, a few words each: `+1.2 attack`, `loses Keen`.
    pub changes: Vec<String>,
}

impl Comparison {
    /// All changes in one line.
    pub fn line(&self) -> String {
        if self.changes.is_empty() { "no better and no worse".to_owned() } else { self.changes.join(", ") }
    }
}

impl Item {
    /// What would change if the hero wore this.
    pub fn compared(&self, hero: &Hero, content: &Content) -> Comparison {
        let (now, then) = (hero.stats, hero.stats_with(*self, content));
        let (hundredths, whole) = (
            |name: &str, change: i32| change_words(change, &Hundredths(change.abs()).to_string(), name),
            |name: &str, change: i32| change_words(change, &change.abs().to_string(), name),
        );
        let changes = [
            whole("HP", then.hp - now.hp),
            hundredths("attack", then.attack - now.attack),
            hundredths("defence", then.defence - now.defence),
            hundredths("speed", then.speed - now.speed),
            change_words(then.crit - now.crit, &percent((then.crit - now.crit).abs()), "crit"),
        ];
        let worn = hero.worn(self.slot());
        let (own, old) = (self.traits(), worn.map(Item::traits).unwrap_or_default());
        let gains = own.iter().filter(|word| !old.contains(word)).map(|word| format!("gains {word}"));
        let losses = old.iter().filter(|word| !own.contains(word)).map(|word| format!("loses {word}"));
        Comparison {
            change: self.power - worn.map_or(0, |item| item.power),
            changes: changes.into_iter().flatten().chain(gains).chain(losses).collect(),
        }
    }

    /// What it does beside its number: the perk, and what shoots.
    fn traits(&self) -> Vec<String> {
        let bow = self.bow().map(|bow| format!("{bow} shots"));
        bow.into_iter().chain(self.perk.map(trait_of)).collect()
    }

    /// Its number with what it is a number of: `+2.2 attack`.
    pub fn main_words(&self) -> String {
        match self.slot() {
            Slot::Weapon => format!("+{} attack", Hundredths(self.power)),
            Slot::Armour => format!("+{} defence", Hundredths(self.power)),
            Slot::Charm => format!("+{} HP", self.power),
            Slot::Boots => format!("+{} speed", Hundredths(self.power)),
        }
    }
}

fn trait_of(perk: Perk) -> String {
    match perk {
        Perk::Tome(spell) => spell.to_string(),
        other => other.to_string(),
    }
}

fn change_words(change: i32, amount: &str, name: &str) -> Option<String> {
    match change.signum() {
        0 => None,
        1 => Some(format!("+{amount} {name}")),
        _ => Some(format!("-{amount} {name}")),
    }
}
