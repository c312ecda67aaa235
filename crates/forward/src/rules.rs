//! Rule sets: five questions, and the answers that can be given to each.
//!
//! A rule set is a row of answers, and the answers can be mixed. RULES.md, section 9, says
//! what each of them means.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{Bend, Card, Content, Hp, Location, REST_HEAL, Tier, about};

/// The answers a run is played by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Answered")]
pub struct Rules {
    /// What happens to the old weapon when a new one is found.
    pub weapon: WeaponRule,
    /// Which of the three dice may be kept.
    pub die: DieRule,
    /// Whether Lux can buy a look at the row.
    pub peek: PeekRule,
    /// What Lux can do in a fight.
    pub fight: FightRule,
    /// When Lux can roll a failed pit die again.
    pub pit: PitRule,
}

/// What happens to the old weapon when a new one is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WeaponRule {
    /// The new one replaces it.
    Replace,
    /// The first one found stays for the whole run.
    KeepFirst,
}

/// Which of the three dice may be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DieRule {
    /// Any of them.
    Choose,
    /// The highest number, whatever it does.
    Highest,
    /// Any of them, and the other two stay for the next round: the dice lie open all the way, and
    /// with them comes all that RULES.md, section 13, says of `road`. It is not mixed with other
    /// answers.
    Held,
}

/// Whether Lux can buy a look at the row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PeekRule {
    /// It can.
    Allowed,
    /// It cannot.
    Never,
}

/// What Lux can do in a fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FightRule {
    /// Roll one of the traveller's dice again, before the round is applied.
    Reroll,
    /// Undo the damage of a round that would have killed.
    WardDeath,
}

/// When Lux can roll a failed pit die again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PitRule {
    /// After any failure.
    RerollAny,
    /// Only when HP are low.
    RerollWhenLow,
}

impl Rules {
    /// The rules as they are written.
    pub const WRITTEN: Self = Self {
        weapon: WeaponRule::Replace,
        die: DieRule::Choose,
        peek: PeekRule::Allowed,
        fight: FightRule::Reroll,
        pit: PitRule::RerollAny,
    };

    /// The rules under which the published balance table was made.
    pub const PUBLISHED: Self = Self {
        weapon: WeaponRule::KeepFirst,
        die: DieRule::Highest,
        peek: PeekRule::Never,
        fight: FightRule::WardDeath,
        pit: PitRule::RerollWhenLow,
    };

    /// The rules with the most to decide, and the default: dice that are held, foes that announce what they do.
    pub const ROAD: Self = Self { die: DieRule::Held, ..Self::WRITTEN };

    /// The rule sets with a name, the default first.
    pub const NAMED: [(&str, Self); 3] = [
        (about::ROAD.name, Self::ROAD),
        (about::WRITTEN.name, Self::WRITTEN),
        (about::PUBLISHED.name, Self::PUBLISHED),
    ];

    /// Whether the dice are held, and all that comes with it.
    #[inline]
    pub const fn is_road(self) -> bool {
        matches!(self.die, DieRule::Held)
    }

    /// What a place does differently under these rules.
    pub const fn bend(self, location: Location) -> Bend {
        if self.is_road() { location.bend() } else { Bend::Straight }
    }

    /// HP that one Lux heals at a place.
    pub const fn lux_heal(self, content: &Content, location: Location) -> u8 {
        if self.is_road() { location.bend().lux_heal(content) } else { content.lux_heal }
    }

    /// HP that a night's rest heals: all of them, or on the road some.
    pub(crate) const fn rest_heal(self, content: &Content) -> u8 {
        if self.is_road() { REST_HEAL } else { content.max_hp }
    }

    /// HP that a night's rest gives back to somebody who has so many.
    pub fn rested(self, content: &Content, hp: Hp) -> Hp {
        hp.more(Hp(self.rest_heal(content)), Hp(content.max_hp)).less(hp)
    }

    /// The HP a foe begins with. On the road all but the very first are leaner by one, so that
    /// what they do counts for more than how long they last.
    ///
    /// # Panics
    /// When the card is no foe.
    pub fn foe_hp(self, content: &Content, foe: Card, tier: Tier) -> Hp {
        let full = content.foe_hp(foe, tier);
        let is_leaner = self.is_road() && (foe, tier) != (Card::LesserBeast, Tier::One);
        if is_leaner { Hp(full.0.saturating_sub(1).max(1)) } else { full }
    }

    /// These answers, unless they are those of `road` with others among them.
    fn sound(self) -> Option<Self> {
        (!self.is_road() || self == Self::ROAD).then_some(self)
    }
}

/// Answers as they are written down: any of them, in any mix.
#[derive(Deserialize)]
struct Answered {
    weapon: WeaponRule,
    die: DieRule,
    peek: PeekRule,
    fight: FightRule,
    pit: PitRule,
}

impl TryFrom<Answered> for Rules {
    type Error = &'static str;

    fn try_from(answered: Answered) -> Result<Self, Self::Error> {
        let Answered { weapon, die, peek, fight, pit } = answered;
        Self { weapon, die, peek, fight, pit }.sound().ok_or("the answers of 'road' stand together")
    }
}

impl Default for Rules {
    fn default() -> Self {
        Self::ROAD
    }
}

/// A rule set with a name is written by its name; any other as a name with the answers that
/// differ, as in `published,weapon=replace`.
impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let answers = answers(*self);
        let differing = |base: Self| -> Vec<(&str, &str)> {
            let others = self::answers(base);
            answers.into_iter().zip(others).filter(|(own, other)| own != other).map(|(own, _)| own).collect()
        };
        let (name, changes) = Self::NAMED
            .into_iter()
            .filter(|(_, base)| base.is_road() == self.is_road())
            .map(|(name, base)| (name, differing(base)))
            .min_by_key(|(_, changes)| changes.len())
            .expect("some rule sets have names");
        f.write_str(name)?;
        changes.iter().try_for_each(|(question, answer)| write!(f, ",{question}={answer}"))
    }
}

/// Each question with its answer, as they are written.
fn answers(rules: Rules) -> [(&'static str, &'static str); 5] {
    [
        ("weapon", written(WeaponRule::ANSWERS, rules.weapon)),
        ("die", written(DieRule::ANSWERS, rules.die)),
        ("peek", written(PeekRule::ANSWERS, rules.peek)),
        ("fight", written(FightRule::ANSWERS, rules.fight)),
        ("pit", written(PitRule::ANSWERS, rules.pit)),
    ]
}

type Answers<Rule> = &'static [(&'static str, Rule)];

fn written<Rule: Copy + PartialEq + 'static>(answers: Answers<Rule>, rule: Rule) -> &'static str {
    answers
        .iter()
        .find(|(_, answer)| *answer == rule)
        .map(|(name, _)| *name)
        .expect("every answer has a name")
}

fn read<Rule: Copy + 'static>(answers: Answers<Rule>, name: &str) -> Option<Rule> {
    answers.iter().find(|(known, _)| *known == name).map(|(_, answer)| *answer)
}

impl WeaponRule {
    const ANSWERS: Answers<Self> = &[("replace", Self::Replace), ("keep-first", Self::KeepFirst)];
}

impl DieRule {
    const ANSWERS: Answers<Self> =
        &[("choose", Self::Choose), ("highest", Self::Highest), ("held", Self::Held)];
}

impl PeekRule {
    const ANSWERS: Answers<Self> = &[("allowed", Self::Allowed), ("never", Self::Never)];
}

impl FightRule {
    const ANSWERS: Answers<Self> = &[("reroll", Self::Reroll), ("ward-death", Self::WardDeath)];
}

impl PitRule {
    const ANSWERS: Answers<Self> =
        &[("reroll-any", Self::RerollAny), ("reroll-when-low", Self::RerollWhenLow)];
}

impl FromStr for Rules {
    type Err = UnknownRules;

    fn from_str(text: &str) -> Result<Self, UnknownRules> {
        let unknown = |part: &str| UnknownRules(engine::shortened(part));
        let mut parts = text.split(',');
        let name = parts.next().unwrap_or_default();
        let (_, mut rules) =
            Self::NAMED.into_iter().find(|(known, _)| *known == name).ok_or_else(|| unknown(name))?;
        for part in parts {
            rules = rules.with(part).ok_or_else(|| unknown(part))?;
        }
        rules.sound().ok_or_else(|| unknown(text))
    }
}

impl Rules {
    /// These rules with another answer, written as `weapon=replace`.
    fn with(mut self, change: &str) -> Option<Self> {
        let (question, answer) = change.split_once('=')?;
        match question {
            "weapon" => self.weapon = read(WeaponRule::ANSWERS, answer)?,
            "die" => self.die = read(DieRule::ANSWERS, answer)?,
            "peek" => self.peek = read(PeekRule::ANSWERS, answer)?,
            "fight" => self.fight = read(FightRule::ANSWERS, answer)?,
            "pit" => self.pit = read(PitRule::ANSWERS, answer)?,
            _ => return None,
        }
        Some(self)
    }
}

/// A name that no rule set and no answer has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownRules(String);

impl fmt::Display for UnknownRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "there is no rule set '{}': write 'road', or 'written' or 'published' with other answers behind it if \
             you like: weapon=replace|keep-first, die=choose|highest, peek=allowed|never, fight=reroll|ward-death, \
             pit=reroll-any|reroll-when-low, as in published,weapon=replace",
            self.0
        )
    }
}

impl std::error::Error for UnknownRules {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rule_sets_are_written_and_read() {
        assert_eq!("written".parse(), Ok(Rules::WRITTEN));
        assert_eq!(Rules::PUBLISHED.to_string(), "published");
        let mixed = Rules { weapon: WeaponRule::Replace, ..Rules::PUBLISHED };
        assert_eq!(mixed.to_string(), "published,weapon=replace");
        assert_eq!("published,weapon=replace".parse(), Ok(mixed));
        assert_eq!("written,weapon=keep-first,weapon=replace".parse(), Ok(Rules::WRITTEN));
    }

    #[test]
    fn every_mix_of_answers_is_read_as_it_is_written() {
        let mixes = (0..32_usize).map(|mix| {
            let answer = |question: usize| mix >> question & 1;
            Rules {
                weapon: WeaponRule::ANSWERS[answer(0)].1,
                die: DieRule::ANSWERS[answer(1)].1,
                peek: PeekRule::ANSWERS[answer(2)].1,
                fight: FightRule::ANSWERS[answer(3)].1,
                pit: PitRule::ANSWERS[answer(4)].1,
            }
        });
        for rules in mixes {
            assert_eq!(rules.to_string().parse(), Ok(rules));
        }
    }

    #[test]
    fn the_road_is_one_rule_set_and_not_mixed() {
        assert_eq!("road".parse(), Ok(Rules::ROAD));
        assert_eq!(Rules::ROAD.to_string(), "road");
        for text in ["road,weapon=keep-first", "published,die=held"] {
            assert_eq!(text.parse::<Rules>(), Err(UnknownRules(text.to_owned())));
        }
        let mixed = Rules { peek: PeekRule::Never, ..Rules::ROAD };
        assert!(postcard::from_bytes::<Rules>(&postcard::to_allocvec(&mixed).unwrap()).is_err());
    }

    #[test]
    fn what_is_no_rule_set_is_named() {
        for (text, part) in
            [("", ""), ("house", "house"), ("written,die=all", "die=all"), ("written,luck", "luck")]
        {
            assert_eq!(text.parse::<Rules>(), Err(UnknownRules(part.to_owned())));
        }
    }
}
