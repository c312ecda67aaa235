//! Every number of the content by name, with the values that make sense for it.

use engine::tuning::{Contradiction, Knob, Tunable};

use super::Content;
use crate::{Effect, Effects, Objects, Skill};

/// One number.
macro_rules! number {
    ($name:literal, $($field:ident).+ $([$place:literal])?, $range:expr, $about:literal) => {
        Knob {
            name: $name,
            about: $about,
            least: *$range.start(),
            most: *$range.end(),
            entries: 1,
            read: |content, _| i64::from(content.$($field).+ $([$place])?),
            write: |content, _, value| content.$($field).+ $([$place])? = fit(value),
        }
    };
}

/// HP, attack, steps and range of a kind of unit.
macro_rules! stats {
    ($name:literal, $($field:ident).+ $([$place:literal])?, $about:literal) => {
        Knob {
            name: $name,
            about: $about,
            least: 1,
            most: 30,
            entries: 4,
            read: |content, entry| {
                let stats = content.$($field).+ $([$place])?;
                i64::from([stats.hp, stats.attack, stats.moves, stats.range][entry])
            },
            write: |content, entry, value| {
                let stats = &mut content.$($field).+ $([$place])?;
                *[&mut stats.hp, &mut stats.attack, &mut stats.moves, &mut stats.range][entry] = fit(value);
            },
        }
    };
}

/// One number for each effect, in the order of the rules.
macro_rules! per_effect {
    ($name:literal, $field:ident, $range:expr, $about:literal) => {
        Knob {
            name: $name,
            about: $about,
            least: *$range.start(),
            most: *$range.end(),
            entries: Effect::COUNT,
            read: |content, entry| i64::from(content.effects[entry].$field),
            write: |content, entry, value| content.effects[entry].$field = fit(value),
        }
    };
}

/// One number of a skill.
macro_rules! skill {
    ($name:literal, $skill:ident.$field:ident, $range:expr, $about:literal) => {
        Knob {
            name: $name,
            about: $about,
            least: *$range.start(),
            most: *$range.end(),
            entries: 1,
            read: |content, _| i64::from(content.skill(Skill::$skill).$field),
            write: |content, _, value| content.skills[Skill::$skill.index()].$field = fit(value),
        }
    };
}

const LONGEST: i64 = Effects::LONGEST as i64;
const MOST: i64 = Objects::MOST as i64;

const KNOBS: &[Knob<Content>] = &[
    stats!("hero", hero, "HP, attack, steps and range of a hero"),
    stats!("tank", minions[0], "HP, attack, steps and range of a Tank"),
    stats!("archer", minions[1], "HP, attack, steps and range of an Archer"),
    stats!("assassin", minions[2], "HP, attack, steps and range of an Assassin"),
    Knob {
        name: "clone",
        about: "HP, attack and range of a clone, which steps as far as its Rogue",
        least: 1,
        most: 30,
        entries: 3,
        read: |content, entry| {
            let clone = content.clone;
            i64::from([clone.hp, clone.attack, clone.range][entry])
        },
        write: |content, entry, value| {
            let clone = &mut content.clone;
            *[&mut clone.hp, &mut clone.attack, &mut clone.range][entry] = fit(value);
        },
    },
    number!("hero_hp_least", bounds.hp[0], 1..=30, "HP that a hero brought along has at least"),
    number!("hero_hp_most", bounds.hp[1], 1..=30, "HP that a hero brought along has at most"),
    number!("hero_attack_least", bounds.attack[0], 1..=30, "attack that a hero brought along has at least"),
    number!("hero_attack_most", bounds.attack[1], 1..=30, "attack that a hero brought along has at most"),
    number!("hp_ceiling", hp_ceiling, 1..=99, "HP above which nothing heals"),
    number!("obstacle_hp", obstacle_hp, 1..=MOST, "HP of a new obstacle"),
    number!("tile_rounds", tile_rounds, 1..=MOST, "round ends that a buff tile lasts"),
    per_effect!(
        "effect_rounds",
        rounds,
        1..=LONGEST,
        "round ends of Power, Life, Speed, Weakness, Bleed, Slow, Blind, Death Mark, Feint, Challenge, \
         Invulnerable, Rally"
    ),
    per_effect!("effect_attack", attack, -9..=9, "attack that each effect adds, in the same order"),
    per_effect!("effect_hp", hp, -9..=9, "HP that come or go with each effect, in the same order"),
    number!("bleed_damage", bleed_damage, 0..=9, "HP that Bleed takes at a round end"),
    number!("mark_damage", mark_damage, 0..=9, "damage that a Death Mark adds"),
    number!("mark_heal", mark_heal, 0..=9, "HP that the enemy hero gains when a marked unit dies"),
    number!("feint_damage", feint_damage, 0..=9, "damage to an attacker who was dodged"),
    number!("challenge_damage", challenge_damage, 0..=9, "damage to a challenged unit that strikes the hero"),
    Knob {
        name: "skill_cooldowns",
        about: "round ends until a skill is ready again, in the order of the classes",
        least: 1,
        most: 9,
        entries: Skill::COUNT,
        read: |content, entry| i64::from(content.skills[entry].cooldown),
        write: |content, entry, value| content.skills[entry].cooldown = fit(value),
    },
    skill!("heroic_leap_range", HeroicLeap.range, 1..=8, "how far Heroic Leap goes"),
    skill!("heroic_leap_damage", HeroicLeap.power, 0..=9, "damage around the landing"),
    skill!("shockwave_damage", Shockwave.power, 0..=9, "damage of Shockwave to those it pushes"),
    number!("shockwave_blocked", shockwave_blocked, 0..=9, "damage of Shockwave to those it cannot push"),
    skill!("endure_shield", Endure.power, 1..=9, "strength of the shield of Endure"),
    number!("endure_rounds", endure_rounds, 1..=9, "round ends that the shield of Endure lasts"),
    skill!("elemental_blast_range", ElementalBlast.range, 1..=8, "how far Elemental Blast reaches"),
    skill!("elemental_blast_damage", ElementalBlast.power, 0..=9, "damage of Elemental Blast"),
    number!("elemental_blast_percent", blast_percent, 0..=100, "chance of its curse"),
    skill!("warp_beacon_range", WarpBeacon.range, 1..=8, "how far away a beacon can be set"),
    skill!("warp_beacon_damage", WarpBeacon.power, 0..=9, "damage around a beacon that is set"),
    skill!("wild_magic_damage", WildMagic.power, 0..=9, "damage of Wild Magic to each enemy"),
    number!("wild_magic_percent", wild_percent, 0..=100, "chance of its curse for each enemy"),
    skill!("smoke_bomb_range", SmokeBomb.range, 1..=8, "how far Smoke Bomb goes"),
    skill!("death_mark_range", DeathMark.range, 1..=8, "how far Death Mark reaches"),
    skill!("shadow_clone_range", ShadowClone.range, 1..=8, "how far away a clone can appear"),
    number!("shadow_clone_rounds", clone_rounds, 1..=9, "round ends that a clone lasts"),
    skill!("spirit_hawk_range", SpiritHawk.range, 1..=8, "how far Spirit Hawk reaches"),
    skill!("spirit_hawk_damage", SpiritHawk.power, 0..=9, "damage of Spirit Hawk"),
    skill!("spectral_blades_range", SpectralBlades.range, 1..=4, "how far Spectral Blades fly"),
    skill!("spectral_blades_damage", SpectralBlades.power, 0..=9, "damage of Spectral Blades to each enemy"),
    skill!("natures_power_bonus", NaturesPower.power, 0..=9, "damage that Nature's Power adds to an attack"),
    number!("natures_power_charges", natures_charges, 1..=9, "attacks that Nature's Power strengthens"),
    skill!("challenge_range", Challenge.range, 1..=8, "how far Challenge reaches"),
    skill!("elemental_strike_range", ElementalStrike.range, 1..=8, "how far Elemental Strike reaches"),
    skill!("elemental_strike_damage", ElementalStrike.power, 0..=9, "damage of Elemental Strike"),
    skill!("trinity_range", Trinity.range, 0..=8, "how far Trinity reaches"),
    skill!("trinity_heal", Trinity.power, 0..=9, "HP that Trinity heals before Life"),
    skill!("power_of_many_heal", PowerOfMany.power, 0..=9, "HP that Power of Many gives to each ally"),
    number!("decay_from", decay_from, 1..=99, "first round at whose end minions decay"),
    number!("decay_damage", decay_damage, 0..=9, "HP that decay takes from each minion"),
    number!("pressure_from", pressure_from, 1..=99, "first round at whose end everybody is under pressure"),
    number!("pressure_damage", pressure_damage, 0..=9, "HP that pressure takes from each unit"),
    number!("last_round", last_round, 1..=99, "round after which the match is decided"),
    number!("timeout_damage", timeout_damage, 0..=9, "HP that a hero loses when an action takes too long"),
    number!("action_time", clock.action, 1_000..=60_000, "milliseconds for an action"),
    number!("choice_time", clock.choice, 1_000..=60_000, "milliseconds for what a dead minion leaves"),
    number!("draft_time", clock.draft, 1_000..=60_000, "milliseconds for the draft"),
    number!("grace_time", clock.grace, 0..=5_000, "milliseconds that late answers are still taken"),
];

impl Tunable for Content {
    fn knobs() -> &'static [Knob<Self>] {
        KNOBS
    }

    fn problems(&self) -> Vec<Contradiction> {
        let mut problems = Vec::new();
        let mut ordered = |about: &'static [&'static str; 2], [least, most]: [u8; 2]| {
            if least > most {
                let sentence = format!("{} is {least}, more than {}, which is {most}", about[0], about[1]);
                problems.push(Contradiction { about, sentence });
            }
        };
        ordered(&["hero_hp_least", "hero_hp_most"], self.bounds.hp);
        ordered(&["hero_attack_least", "hero_attack_most"], self.bounds.attack);
        problems
    }
}

/// A number in the type that holds it.
fn fit<Number: TryFrom<i64>>(value: i64) -> Number {
    let number = Number::try_from(value).ok();
    number.expect("the range of a knob lies within its type")
}
