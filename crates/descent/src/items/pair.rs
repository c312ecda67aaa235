//! What two tags do together.

use crate::{Ailment, Deed, Effect, Matter, Size, Stat, Tag, Trigger, Ward};

/// Two tags, and what one item of each does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pair {
    /// The tags.
    pub tags: [Tag; 2],
    /// What it is called.
    pub name: &'static str,
    /// What it does.
    pub effect: Effect,
}

const fn pair(one: Tag, other: Tag, name: &'static str, effect: Effect) -> Pair {
    Pair { tags: [one, other], name, effect }
}

const fn on(trigger: Trigger, deed: Deed) -> Effect {
    Effect::On(trigger, deed)
}

use Tag::{Aim, Blight, Edge, Ember, Fortune, Guard, Rime, Slick, Storm, Swift, Tide, Verdant};

/// All pairs.
#[rustfmt::skip]
pub const PAIRS: [Pair; 24] = [
    pair(Ember, Slick, "Arson", on(Trigger::Bump, Deed::Afflict(Ailment::Oiled))),
    pair(Ember, Rime, "Scald", on(Trigger::Critical, Deed::Lay(Matter::Steam, 4, Size::Three))),
    pair(Ember, Verdant, "Wildfire", Effect::Ward(Matter::Fire, Ward::Half)),
    pair(Ember, Edge, "Branding", on(Trigger::Critical, Deed::Afflict(Ailment::Burning))),
    pair(Ember, Aim, "Tracer", on(Trigger::Throw, Deed::Afflict(Ailment::Burning))),
    pair(Rime, Tide, "Glacier", on(Trigger::ThirdBump, Deed::Lay(Matter::Cold, 0, Size::Three))),
    pair(Rime, Swift, "Skater", Effect::Stat(Stat::Sure, 1)),
    pair(Rime, Edge, "Shatter", on(Trigger::Critical, Deed::Harm(6))),
    pair(Rime, Guard, "Rampart", on(Trigger::Struck, Deed::Afflict(Ailment::Chilled))),
    pair(Storm, Tide, "Stormlake", Effect::Stat(Stat::Reach, 3)),
    pair(Storm, Swift, "Static", on(Trigger::ThirdBump, Deed::Shock(6))),
    pair(Storm, Guard, "Grounded", on(Trigger::Struck, Deed::Shock(3))),
    pair(Tide, Verdant, "Garden", on(Trigger::Kill, Deed::Lay(Matter::Grass, 0, Size::Three))),
    pair(Tide, Blight, "Bog", on(Trigger::Kill, Deed::Lay(Matter::Water, 0, Size::Three))),
    pair(Slick, Swift, "Skid", Effect::Stat(Stat::Step, -6)),
    pair(Slick, Blight, "Miasma", on(Trigger::Kill, Deed::Lay(Matter::Marsh, 0, Size::Three))),
    pair(Blight, Aim, "Contagion", on(Trigger::Throw, Deed::Afflict(Ailment::Poisoned))),
    pair(Blight, Verdant, "Rot", on(Trigger::Kill, Deed::Heal(2))),
    pair(Edge, Swift, "Duellist", on(Trigger::Kill, Deed::Energy(50))),
    pair(Edge, Guard, "Riposte", on(Trigger::Struck, Deed::Harm(3))),
    pair(Aim, Verdant, "Ambush", Effect::Stat(Stat::Quiet, 3)),
    pair(Fortune, Edge, "Bounty", on(Trigger::Kill, Deed::Coin(3))),
    pair(Fortune, Guard, "Ransom", Effect::Stat(Stat::Shield, 2)),
    pair(Fortune, Aim, "Windfall", Effect::Stat(Stat::Range, 1)),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Item;

    #[test]
    fn every_tag_pairs_with_several_and_no_pair_comes_twice() {
        for tag in Tag::ALL {
            assert!(PAIRS.iter().filter(|pair| pair.tags.contains(&tag)).count() >= 3, "{tag:?}");
        }
        for (place, pair) in PAIRS.iter().enumerate() {
            let same = |other: &&Pair| {
                other.tags.iter().all(|tag| pair.tags.contains(tag)) || other.name == pair.name
            };
            assert!(!PAIRS[..place].iter().any(|other| same(&other)), "{}", pair.name);
            assert!(Item::ALL.into_iter().all(|item| item.to_string() != pair.name), "{}", pair.name);
        }
    }
}
