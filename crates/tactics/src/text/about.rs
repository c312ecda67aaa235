//! What units, skills and effects do, made from the numbers they are played with.

use super::times;
use crate::{Bane, Content, Effect, Minion, Skill, Stats};

impl Minion {
    /// What a minion is good for.
    pub fn about(self, content: &Content) -> String {
        let stats = content.minion(self).about();
        match self {
            Self::Tank => format!("{stats} Takes every blow and skill that is aimed at a neighbour."),
            Self::Archer => format!("{stats} Shoots along rows and columns, over units."),
            Self::Assassin => stats,
        }
    }
}

impl Stats {
    /// The four numbers in a sentence.
    pub fn about(&self) -> String {
        let Self { hp, attack, moves, range } = *self;
        format!("{hp} HP, attack {attack}, {}, range {range}.", times(moves, "step"))
    }
}

impl Skill {
    /// What the skill does.
    pub fn about(self, content: &Content) -> String {
        let row = content.skill(self);
        let (power, range) = (row.power, row.range);
        let lasting = |effect: Effect| times(content.effect(effect).rounds, "round");
        let life = content.effect(Effect::Life).hp;
        let deed = match self {
            Self::HeroicLeap => {
                format!("Leap to a free tile within {range}; every enemy beside it takes {power}.")
            }
            Self::Shockwave => format!(
                "Every enemy beside you takes {power} and is pushed one tile away; who cannot be pushed takes \
                 {}.",
                content.shockwave_blocked
            ),
            Self::Endure => format!(
                "A shield of {power} for {}, and no more Bleed.",
                times(content.endure_rounds, "round")
            ),
            Self::ElementalBlast => format!(
                "An enemy within {range} takes {power}, and the next omen decides on {}: {} % of omens bring one.",
                banes(),
                content.blast_percent
            ),
            Self::WarpBeacon => {
                let burns = match power {
                    0 => String::new(),
                    damage => format!(", and every enemy beside it takes {damage}"),
                };
                format!(
                    "First set a beacon on a free tile within {range}{burns}; later jump to it from anywhere."
                )
            }
            Self::WildMagic => format!(
                "Every enemy takes {power}, and the next omen decides for each on {}: {} % of omens bring one.",
                banes(),
                content.wild_percent
            ),
            Self::SmokeBomb => format!(
                "Vanish to a free tile within {range} and stay unseen for this round; enemies beside the tile \
                 you left are blind for {}.",
                lasting(Effect::Blind)
            ),
            Self::DeathMark => format!(
                "An enemy within {range} takes {} more for {}; its death gives you {} HP.",
                content.mark_damage,
                lasting(Effect::DeathMark),
                content.mark_heal
            ),
            Self::ShadowClone => format!(
                "A clone with {} HP and attack {} appears on a free tile within {range} for {}.",
                content.clone.hp,
                content.clone.attack,
                times(content.clone_rounds, "round")
            ),
            Self::SpiritHawk => format!("An enemy within {range} takes {power}."),
            Self::SpectralBlades => {
                format!("Every enemy on the next {range} tiles of a line takes {power}.")
            }
            Self::NaturesPower => match content.natures_charges {
                1 => format!("Your next attack deals {power} more, and you gain {life} HP."),
                several => format!("Your next {several} attacks deal {power} more, and you gain {life} HP."),
            },
            Self::Challenge => format!(
                "For {}, an enemy within {range} {}hits others half as hard, and takes {} for hitting you.",
                lasting(Effect::Challenge),
                match content.effect(Effect::Challenge).attack {
                    0 => String::new(),
                    change => format!("has {change:+} attack, "),
                },
                content.challenge_damage
            ),
            Self::ElementalStrike => {
                format!("An enemy within {range} takes {power} and {}, as you like.", banes())
            }
            Self::Feint => format!(
                "For {}, you dodge the next attack and the attacker takes {}.",
                lasting(Effect::Feint),
                content.feint_damage
            ),
            Self::Trinity => format!(
                "One of yours within {range} gains {power} HP, loses the debuff that would last longest, and \
                 gains {life} HP more."
            ),
            Self::PowerOfMany => format!(
                "All of yours gain {power} HP and {:+} attack for {}.",
                content.effect(Effect::Rally).attack,
                lasting(Effect::Rally)
            ),
            Self::AscendedForm => format!(
                "{}For {}, nothing that others do harms you, and you cannot attack.",
                match content.effect(Effect::Invulnerable).hp {
                    // Who is invulnerable heals twice as much.
                    healed @ 1.. => format!("You gain {} HP. ", 2 * healed),
                    _ => String::new(),
                },
                lasting(Effect::Invulnerable)
            ),
        };
        format!("{deed} Ready again after {}.", times(row.cooldown, "round end"))
    }
}

fn banes() -> String {
    let [first, second, third] = Bane::ALL.map(Bane::effect);
    format!("{first}, {second} or {third}")
}

impl Effect {
    /// What the effect does to its bearer.
    pub fn about(self, content: &Content) -> String {
        let numbers = content.effect(self);
        let mut parts = Vec::new();
        if numbers.hp != 0 {
            parts.push(format!("{:+} HP at once", numbers.hp));
        }
        if numbers.attack != 0 {
            parts.push(format!("{:+} attack", numbers.attack));
        }
        parts.extend(self.deed(content));
        parts.push(format!("lasts {}", times(numbers.rounds, "round")));
        let mut text = parts.join("; ");
        text[..1].make_ascii_uppercase();
        text + "."
    }

    /// What the effect does besides its numbers.
    fn deed(self, content: &Content) -> Option<String> {
        let text = match self {
            Self::Power => "obstacles fall in one attack; no charges".to_owned(),
            Self::Speed => "two actions in a row".to_owned(),
            Self::Bleed => format!("{} HP less at each round end", content.bleed_damage),
            Self::Slow => "actions are declared now and happen when the next round begins".to_owned(),
            Self::Blind => "no attacks and no charges".to_owned(),
            Self::DeathMark => {
                let (more, heal) = (content.mark_damage, content.mark_heal);
                format!("takes {more} more; the enemy hero gains {heal} HP if it dies")
            }
            Self::Feint => format!("dodges the next attack, and the attacker takes {}", content.feint_damage),
            Self::Challenge => {
                let damage = content.challenge_damage;
                format!(
                    "hits everybody but the enemy hero half as hard, and takes {damage} for hitting that one"
                )
            }
            Self::Invulnerable => "no harm from others or Bleed; healing counts twice; no attacks".to_owned(),
            Self::Life | Self::Weakness | Self::Rally => return None,
        };
        Some(text)
    }
}
