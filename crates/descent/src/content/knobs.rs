//! Every number of the content by name, with the values that make sense for it.

use engine::tuning::{Contradiction, Knob, Tunable};

use super::Content;

macro_rules! number {
    ($name:ident, $range:expr, $about:literal) => {
        Knob {
            name: stringify!($name),
            about: $about,
            least: *$range.start(),
            most: *$range.end(),
            entries: 1,
            read: |content, _| i64::from(content.$name),
            write: |content, _, value| {
                content.$name = value.try_into().ok().expect("a value in its range fits")
            },
        }
    };
}

const KNOBS: [Knob<Content>; 35] = [
    number!(foe_hp, 0..=400, "what creatures have in health beyond their rows, in hundredths"),
    Knob {
        name: "foe_attack",
        about: "what creatures have in attack beyond their rows, by tier, the rooted first, in hundredths",
        least: 0,
        most: 400,
        entries: Content::TIERS,
        read: |content, tier| i64::from(content.foe_attack[tier]),
        write: |content, tier, value| {
            content.foe_attack[tier] = value.try_into().expect("a value in its range fits");
        },
    },
    number!(depth_attack, 0..=100, "what each floor adds to that, in hundredths"),
    number!(
        foe_ground,
        0..=400,
        "what ground takes of creatures beyond what it takes of whoever plays, in hundredths"
    ),
    number!(growth_hp, 0..=100, "what creatures gain in health with each floor, in hundredths"),
    number!(growth_attack, 0..=100, "what creatures gain in attack with each floor, in hundredths"),
    number!(growth_speed, 0..=25, "what creatures gain in speed with each floor, in hundredths"),
    number!(grows_from_home, 0..=1, "1 when creatures grow from their home floor on, 0 when from the first"),
    number!(level_xp, 0..=1000, "experience for the first level; 0 for no levels"),
    number!(critical, 0..=100, "how often whoever plays strikes critically, in hundredths"),
    number!(critical_harm, 0..=300, "what a critical strike adds, in hundredths"),
    number!(flask, 1..=500, "what a healing flask heals"),
    number!(stairs, 0..=100, "what the stairs heal, in hundredths"),
    number!(sure_flasks, 0..=5, "healing flasks that lie on every floor"),
    number!(traps, 0..=100, "how much of the written density of traps there is, in hundredths"),
    number!(trap_harm, 0..=100, "what a trap takes, before depth adds to it"),
    number!(trap_growth, 0..=20, "what each floor adds to that"),
    number!(gold, 0..=500, "gold on the first floor"),
    number!(gold_growth, 0..=100, "what each floor adds to it, in hundredths"),
    number!(encounters, 1..=8, "encounters, before depth adds some"),
    number!(price_growth, 0..=100, "what each floor adds to prices, in hundredths"),
    number!(flask_price, 1..=500, "what a healing flask costs on the first floor"),
    number!(heads, 1..=3, "the most heads of an encounter"),
    number!(quick_strikes, 0..=1, "1 when those with quick feet strike as quickly as they walk"),
    number!(tier_score, 0..=100, "what each tier of the slain is worth; 0 for what their rows say"),
    number!(patience, 0..=100, "how many turns creatures look for whom they do not see"),
    number!(calm, 100..=10_000, "how many turns a floor is calm"),
    number!(
        seekers_every,
        5..=1000,
        "from then on, every so many turns somebody comes to look for those who stay"
    ),
    number!(seekers_growth, 1..=100, "how much stronger each of them is than the one before, in hundredths"),
    number!(hearth_below, 0..=100, "under so many hundredths of health the hearth is lit"),
    number!(hearth_to, 1..=100, "so many hundredths of health it heals to"),
    number!(together_hp, 0..=200, "what two seats add to the health of creatures, in hundredths"),
    number!(together_count, 0..=100, "what they add to encounters, in hundredths"),
    number!(pity, 1..=50, "after so many offers without anything rare the next has something"),
    number!(lying, 1..=100, "how many turns somebody can lie before they are lost"),
];

impl Tunable for Content {
    fn knobs() -> &'static [Knob<Self>] {
        &KNOBS
    }

    fn problems(&self) -> Vec<Contradiction> {
        Vec::new()
    }
}
