//! Names of cards and weapons, and what they do.

use std::fmt;

use super::times;
use crate::{
    Bend, Blow, Card, Content, Family, Hp, Intent, Location, Moves, Rules, Tier, Weapon, shelter, strikes,
};

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

    /// What a foe does first of all, and how hard that can hit.
    fn as_opening(self) -> String {
        format!("Begins with a {self}, {} to {}.", self.blow(1, 0), self.blow(6, 0))
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
                format!(
                    "Costs {} HP, 1 Lux or your dice, which all become 1s; you choose.",
                    content.terror_hp
                )
            }
            Self::Pit => format!("Takes {} HP, less the number of the die you lay across.", bend.pit(0)),
            Self::LesserBeast | Self::GreaterBeast | Self::Hollow => {
                let opening = bend.moves(Moves::of(self, tier)).at(0);
                let fight = self.about_fight(tier, Rules::ROAD.foe_hp(content, self, tier));
                format!("{fight} {}", opening.as_opening())
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

/// What each number does with nothing in the hand, numbers with the same result together.
pub fn bare_hands(content: &Content, rules: Rules) -> String {
    let does = |number: u8| {
        if rules.is_road() {
            strikes(None)[usize::from(number) - 1].to_string()
        } else {
            content.bare.of(number).to_string()
        }
    };
    let mut told: Vec<(u8, u8, String)> = Vec::new();
    for number in 1..=6 {
        match told.last_mut() {
            Some((_, last, known)) if *known == does(number) => *last = number,
            _ => told.push((number, number, does(number))),
        }
    }
    let told = told.into_iter().map(|(first, last, does)| {
        let numbers = match last - first {
            0 => first.to_string(),
            1 => format!("{first} and {last}"),
            _ => format!("{first} to {last}"),
        };
        if rules.is_road() { format!("{numbers} for {does}") } else { format!("{numbers}: {does}") }
    });
    let told = told.collect::<Vec<_>>().join(", ");
    if rules.is_road() { format!("Strikes: {told}.") } else { format!("{told}.") }
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
