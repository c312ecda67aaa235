//! What is worth carrying: every effect has a value, and a pack is worth what all of them do together.

use crate::{
    Ailment, Deed, Effect, Gear, Hero, Item, Matter, Missile, Pack, Pact, Stat, Tag, Tool, Trigger, Ward,
};

/// What a pack is worth to somebody.
pub(super) fn worth(hero: &Hero, pack: &Pack) -> i32 {
    let bell = pack.own_effects().any(|effect| effect == Effect::Pact(Pact::Bell));
    let effects: i32 =
        pack.own_effects().chain(pack.joint_effects()).map(|effect| value(hero, effect, bell)).sum();
    let measures: i32 =
        Tag::ALL.into_iter().map(|tag| measure(tag) * i32::from(pack.measure(tag).0) / 100).sum();
    effects + measures
}

/// The pack with an item in a slot.
pub(super) fn with(pack: &Pack, slot: u8, item: Option<Item>) -> Pack {
    let mut other = *pack;
    other.put(slot, item.map(Gear::new));
    other
}

fn value(hero: &Hero, effect: Effect, bell: bool) -> i32 {
    match effect {
        Effect::Stat(stat, by) => i32::from(by) * stat_value(stat, bell),
        Effect::On(trigger, deed) => often(trigger, bell) * deed_value(deed) / 100,
        Effect::Ward(matter, ward) => ward_value(matter, ward),
        Effect::Throws(missile) => missile_value(hero, missile),
        Effect::Tool(tool) => tool_value(tool),
        Effect::Pact(pact) => match pact {
            Pact::Glass => -40,
            Pact::Bell => -200,
            Pact::Miser => 10,
            Pact::GoldenHand => 80,
            Pact::Shadow => 120,
            // Who is chilled all the time strikes half as often, and the wet freeze.
            Pact::Maul => -160,
        },
    }
}

/// What one more of a number is worth, in tenths of an HP a fight.
const fn stat_value(stat: Stat, bell: bool) -> i32 {
    match stat {
        Stat::Attack => {
            if bell {
                0
            } else {
                40
            }
        }
        Stat::Defence => 60,
        Stat::Critical => 4,
        Stat::Step => -3,
        Stat::Strike => -4,
        Stat::Throw => -1,
        Stat::Speed => 8,
        Stat::Health | Stat::Sight | Stat::Range | Stat::Quiet | Stat::Pierce | Stat::Reach => 5,
        Stat::Shield | Stat::Sure | Stat::Dash | Stat::Offers => 15,
        Stat::Execute => 3,
        Stat::Gold | Stat::Brace | Stat::Bargain => 1,
    }
}

/// How often something happens in a fight, in hundredths.
const fn often(trigger: Trigger, bell: bool) -> i32 {
    match trigger {
        Trigger::Bump => {
            if bell {
                100
            } else {
                300
            }
        }
        Trigger::Critical => 40,
        Trigger::Kill => 120,
        Trigger::Struck => 250,
        Trigger::ThirdBump | Trigger::Throw | Trigger::Wait | Trigger::Step => 100,
        Trigger::Purse => 20,
    }
}

const fn deed_value(deed: Deed) -> i32 {
    match deed {
        Deed::Afflict(ailment) => ailment_value(ailment),
        // Who stands in fire steps off, and strikes nobody meanwhile.
        Deed::Lay(Matter::Fire | Matter::Cold, ..) => 40,
        Deed::Lay(..) => 2,
        Deed::Shock(harm) | Deed::Harm(harm) => harm as i32 * 10,
        Deed::Heal(hp) => hp as i32 * 10,
        Deed::Pull => 5,
        Deed::Sunder(by) => by as i32 * 15,
        Deed::Energy(energy) => energy as i32 / 4,
        Deed::Coin(gold) => gold as i32 * 2,
    }
}

const fn ailment_value(ailment: Ailment) -> i32 {
    match ailment {
        Ailment::Burning => 35,
        Ailment::Chilled => 45,
        Ailment::Frozen => 80,
        Ailment::Poisoned => 30,
        Ailment::Corroded => 20,
        Ailment::Held => 10,
        Ailment::Wet | Ailment::Oiled | Ailment::Hasted | Ailment::Dazed => 2,
    }
}

const fn ward_value(matter: Matter, ward: Ward) -> i32 {
    let much = match matter {
        Matter::Fire => 40,
        Matter::Acid | Matter::Spores => 25,
        Matter::Water => 15,
        _ => 6,
    };
    match ward {
        Ward::Hurts(_) => -much,
        Ward::Half => much / 2,
        Ward::Immune => much,
        Ward::Heals(_) => much * 2,
    }
}

fn missile_value(hero: &Hero, missile: Missile) -> i32 {
    let harm =
        i32::from(missile.attack) + i32::from(hero.level / 2) + missile.deed.map_or(0, deed_value) / 20;
    let throws = if missile.count == 0 { 20 } else { 10 };
    harm * throws
}

const fn tool_value(tool: Tool) -> i32 {
    match tool.deed {
        Deed::Lay(Matter::Fire, ..) => 190,
        Deed::Lay(Matter::Cold | Matter::Acid, ..) => 110,
        Deed::Lay(Matter::Spores, ..) => 170,
        Deed::Lay(Matter::Oil | Matter::Marsh, ..) => 40,
        Deed::Shock(harm) => harm as i32 * 8,
        Deed::Afflict(Ailment::Held) => 30,
        _ => 10,
    }
}

/// What a tag's whole measure is worth.
const fn measure(tag: Tag) -> i32 {
    match tag {
        Tag::Guard | Tag::Verdant => 40,
        Tag::Aim | Tag::Ember | Tag::Rime | Tag::Swift => 25,
        Tag::Edge | Tag::Storm | Tag::Blight => 20,
        Tag::Fortune => 15,
        Tag::Tide | Tag::Slick => 5,
    }
}
