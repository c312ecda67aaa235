//! Names of cards and weapons, and what they do.

use std::fmt;

use super::times;
use crate::{Bend, Blow, Card, Content, Family, Hp, Intent, Location, Rules, Tier, Weapon, shelter, strikes};

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Item => "Item",
            Self::Weapon => "Weapon",
            Self::LesserBeast => "Lesser Beast",
            Self::GreaterBeast => "Greater Beast",
            Self::Hollow => "Hollow",
            Self::Terror => "Terror",
            Self::Pit => "Pit",
            Self::Snare => "Snare",
            Self::Blessing => "Blessing",
            Self::Caesura => "Caesura",
        })
    }
}

impl fmt::Display for Weapon {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::GnarledBranch => "Gnarled Branch",
            Self::SturdyBlade => "Sturdy Blade",
            Self::MasterworkBlade => "Masterwork Blade",
            Self::ThornBuckler => "Thorn Buckler",
            Self::GlassTarge => "Glass Targe",
            Self::MirrorShield => "Mirror Shield",
        })
    }
}

impl fmt::Display for Tier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.index() + 1)
    }
}

/// A hit, a block, and so on.
impl fmt::Display for Blow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.damage, self.blocks) {
            (0, false) => f.write_str("miss"),
            (0, true) => f.write_str("block"),
            (damage, false) => write!(f, "hit {damage}"),
            (damage, true) => write!(f, "counter {damage}"),
        }
    }
}

/// What a foe is called where it lives.
///
/// # Panics
/// When the card is no foe.
pub const fn foe_name(foe: Card, tier: Tier) -> &'static str {
    match (foe, tier) {
        (Card::LesserBeast, Tier::One) => "Burr Hound",
        (Card::GreaterBeast, Tier::One) => "Bramble Boar",
        (Card::Hollow, Tier::One) => "Hollow Shepherd",
        (Card::LesserBeast, Tier::Two) => "Glass Heron",
        (Card::GreaterBeast, Tier::Two) => "Tide Ox",
        (Card::Hollow, Tier::Two) => "Hollow Cantor",
        (Card::LesserBeast, Tier::Three) => "Cinder Jackal",
        (Card::GreaterBeast, Tier::Three) => "Pall Bear",
        (Card::Hollow, Tier::Three) => "Hollow Regent",
        _ => panic!("only a foe has a name"),
    }
}

impl fmt::Display for Family {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Foe => "Foe",
            Self::Peril => "Peril",
            Self::Find => "Find",
            Self::Light => "Light",
        })
    }
}

impl fmt::Display for Intent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Strike => "Strike",
            Self::Rush => "Rush",
            Self::Brace => "Brace",
        })
    }
}

impl Intent {
    pub(super) const fn verb(self) -> &'static str {
        match self {
            Self::Strike => "strike",
            Self::Rush => "rush",
            Self::Brace => "brace",
        }
    }

    /// How hard the foe's numbers hit in the first round, and what else there is to know.
    pub fn about(self) -> String {
        let numbers: Vec<String> = (1..=6).map(|number| self.blow(number, 0).to_string()).collect();
        let parried = match self.parry() {
            0 => String::new(),
            parry => format!(" It takes {parry} less."),
        };
        format!("Its numbers 1 to 6 hit for {}.{parried}", numbers.join(", "))
    }
}

impl Card {
    pub(super) const fn with_article(self) -> &'static str {
        match self {
            Self::Item => "an Item",
            Self::Weapon => "a Weapon",
            Self::LesserBeast => "a Lesser Beast",
            Self::GreaterBeast => "a Greater Beast",
            Self::Hollow => "the Hollow",
            Self::Terror => "a Terror",
            Self::Pit => "a Pit",
            Self::Snare => "a Snare",
            Self::Blessing => "a Blessing",
            Self::Caesura => "a Caesura",
        }
    }

    /// What the card does in a tier, made from the numbers it is played with.
    pub fn about(self, content: &Content, tier: Tier) -> String {
        match self {
            Self::Item => format!("Heals {} HP.", content.item_heal[tier.index()]),
            Self::Weapon => format!("{}. {}", tier.weapon(), tier.weapon().about(content)),
            Self::LesserBeast | Self::GreaterBeast | Self::Hollow => {
                self.about_fight(tier, content.foe_hp(self, tier))
            }
            Self::Terror => format!("Costs {} HP or 1 Lux; you choose.", content.terror_hp),
            Self::Pit => format!(
                "Roll until {} or {}. {} or more is a success, a failure takes {} HP.",
                times(content.pit_successes, "success", "successes"),
                times(content.pit_failures, "failure", "failures"),
                content.pit_success_from,
                content.pit_damage
            ),
            Self::Snare => "Lux cannot be used until the next Blessing.".to_owned(),
            Self::Blessing => {
                format!("Heals {} HP and lifts the Snare.", content.blessing_heal[tier.index()])
            }
            Self::Caesura => {
                format!("Gives {} Lux, up to {}.", content.caesura_lux, content.max_lux)
            }
        }
    }
}

impl Card {
    /// What the card does at a place, under some rules.
    pub fn about_at(self, content: &Content, rules: Rules, location: Location) -> String {
        if rules.is_road() {
            self.about_on_road(content, location.tier(), rules.bend(location))
        } else {
            self.about(content, location.tier())
        }
    }

    /// What the card does under `road`, in a tier and where a rule is bent.
    pub fn about_on_road(self, content: &Content, tier: Tier, bend: Bend) -> String {
        match self {
            Self::Item => format!("Heals {} HP.", bend.item_heal(content.item_heal[tier.index()])),
            Self::Weapon => format!("{} or {}: take one.", tier.weapon(), tier.shield()),
            Self::Terror => {
                format!("Costs {} HP, 1 Lux or all your dice; you choose.", content.terror_hp)
            }
            Self::Pit => format!("Takes {} HP, less the number of the die you lay across.", bend.pit(0)),
            Self::LesserBeast | Self::GreaterBeast | Self::Hollow => {
                self.about_fight(tier, Rules::ROAD.foe_hp(content, self, tier))
            }
            _ => self.about(content, tier),
        }
    }

    fn about_fight(self, tier: Tier, hp: Hp) -> String {
        let fight = format!("{}: a fight, {hp} HP.", foe_name(self, tier));
        if self == Self::Hollow { fight + " One of the last three cards." } else { fight }
    }
}

impl Weapon {
    /// What the weapon changes, made from the two tables.
    pub fn about(self, content: &Content) -> String {
        let changes: Vec<String> = (1..=6)
            .filter_map(|number| {
                let (bare, armed) = (content.bare.of(number), content.blows(Some(self)).of(number));
                (bare != armed).then(|| format!("{number}: {bare} becomes {armed}"))
            })
            .collect();
        if changes.is_empty() { "Changes nothing.".to_owned() } else { format!("{}.", changes.join(", ")) }
    }
}

impl Weapon {
    /// What the weapon changes on the road.
    pub fn about_on_road(self) -> String {
        let changes = (1..).zip(strikes(None).iter().zip(strikes(Some(self))));
        let changed: Vec<String> = changes
            .filter(|(_, (bare, armed))| bare != armed)
            .map(|(number, (_, armed)): (u8, _)| format!("a {number} strikes for {armed}"))
            .collect();
        match shelter(Some(self)) {
            0 => format!("{}.", changed.join(", ")),
            shelter => format!("adds {shelter} to your guard, however many dice guard."),
        }
    }
}

impl Hp {
    pub(super) fn noun(self) -> String {
        format!("{self} HP")
    }
}
