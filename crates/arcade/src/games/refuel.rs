//! Refuel in the arcade.

use std::str::FromStr;

use engine::{Game, Seed};
use refuel::bot::{Builder, Naive, Planner, Taste};
use refuel::{Attacker, Content, Event, Hull, Level, Refuel, Setup, WorldNote, WorldPlan};

use crate::reading::Reading;
use crate::{BotTaker, Hosted, OptionNote, Options, OptionsError};

impl Hosted for Refuel {
    type Content = Content;

    const OPTIONS: &'static [OptionNote] = &[
        OptionNote { name: "rules", about: "refuel, the only ones there are" },
        OptionNote { name: "content", about: "the numbers to change, as (materials: 40, preview: 5)" },
        OptionNote { name: "level", about: "how hard the battle is, from 1 (the default) to 200" },
        OptionNote {
            name: "terrain",
            about: "ember-gorges, fernwater, pale-shelf or forsaken-courts; without it, the seed decides",
        },
        OptionNote {
            name: "loadout",
            about: "the blueprints at hand with commas between, as popgun, lobber, squib: nine buildings and nine \
                    abilities at most; without it, what everybody begins with",
        },
        OptionNote {
            name: "given",
            about: "what alters the battle, with commas between: artefacts as ship-bell, environments as thin-air, \
                    augments as popgun:long-barrel, and one boss with its wave as lodestone:4",
        },
        OptionNote { name: "hull", about: "what is left of the hull; without it, the usual" },
    ];

    fn setup(options: &Options) -> Result<Setup, OptionsError> {
        let mut reading = Reading::of(options);
        let OnlyRules = reading.rules();
        let content = reading.content(&Content::USUAL).map(Box::new);
        let usual = Setup::on_level(reading.value("level").map_or(Level(1), |Number(level)| Level(level)));
        let terrain = reading.value("terrain");
        let carried = reading.value("loadout").map_or(usual.carried, |List(carried)| carried);
        let given = reading.value("given").map_or(usual.given, |List(given)| given);
        let hull = reading.value("hull").map(|Number(hull)| Hull(hull.into()));
        // What changes nothing is not there: the same battle has the same record.
        let whole = content.as_deref().unwrap_or(&Content::USUAL).hull;
        let hull = hull.filter(|hull| *hull != whole);
        reading.read(Setup { terrain, carried, given, hull, content, ..Setup::on_level(usual.level) })
    }

    fn content(setup: &Setup) -> Content {
        setup.content()
    }

    fn with_content(setup: Setup, content: Content) -> Setup {
        Setup { content: Some(Box::new(content)), ..setup }
    }

    fn rules(setup: &Setup) -> String {
        let usual = Setup::default();
        let mut words = vec![Self::ABOUT.rule_sets[0].name.to_owned()];
        if setup.level != usual.level {
            words.push(format!("level {}", setup.level));
        }
        words.extend(setup.terrain.map(|terrain| terrain.to_string()));
        words.extend(setup.given.iter().map(ToString::to_string));
        for (is_so, word) in [
            (setup.carried != usual.carried, "other blueprints"),
            (setup.hull.is_some(), "another hull"),
            (setup.content.is_some(), "patched"),
        ] {
            if is_so {
                words.push(word.to_owned());
            }
        }
        words.join(", ")
    }

    fn sentence(event: &Event) -> String {
        event.to_string()
    }

    fn bot<T: BotTaker<Self>>(name: &str, _: &Setup, taker: T) -> Option<T::Made> {
        let taste = match name {
            "naive" => return Some(taker.take(Naive::default())),
            "planner" => return Some(taker.take(Planner::default())),
            "builder" => Taste::USUAL,
            "dry" => Taste::DRY,
            "thirsty" => Taste::THIRSTY,
            "hoarder" => Taste::HOARDER,
            "rampart" => Taste::RAMPART,
            "idle" => Taste::IDLE,
            _ => return None,
        };
        Some(taker.take(Builder::new(taste)))
    }

    fn legend() -> String {
        let families = refuel::Family::ALL.map(|family| {
            let kinds = Attacker::ALL.into_iter().filter(|kind| kind.row().family == family);
            format!("{family}: {}", kinds.map(Attacker::word).collect::<Vec<_>>().join(", "))
        });
        format!(
            "{}\nFor each seed: its level and terrain, the lengths of its ways and what the world is like, then its \
             first {WAVES} waves.",
            families.join("; ")
        )
    }

    fn catalogue(setup: &Setup, seed: Seed) -> String {
        let battle = Self::new(setup, seed).expect("whoever asks has tried the setup");
        let plan = WorldPlan::of(seed, setup.level);
        let plan = setup.terrain.map_or_else(|| plan.clone(), |terrain| plan.clone().on(terrain));
        let world = WorldNote { plan, metrics: battle.world().metrics() };
        let waves = (1..).zip(battle.waves_in_store()).take(WAVES);
        let waves = waves.map(|(number, wave)| format!("  {number:>2}  {wave}"));
        [seed.to_string(), format!("  {world}")].into_iter().chain(waves).collect::<Vec<_>>().join("\n")
    }
}

/// How many waves of a seed are listed.
const WAVES: usize = 10;

/// The rule set: there is one.
#[derive(Default)]
struct OnlyRules;

impl FromStr for OnlyRules {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let name = Refuel::ABOUT.rule_sets[0].name;
        if text == name {
            Ok(Self)
        } else {
            Err(format!("there is no rule set '{}': write {name}", engine::shortened(text)))
        }
    }
}

/// A number from one on.
struct Number(u16);

impl FromStr for Number {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let number = text.parse().ok().filter(|number| *number > 0);
        number.map(Self).ok_or_else(|| format!("'{}' is no number from 1 on", engine::shortened(text)))
    }
}

/// Words with commas between; none of them is an empty text.
struct List<T>(Vec<T>);

impl<T: FromStr> FromStr for List<T> {
    type Err = T::Err;

    fn from_str(text: &str) -> Result<Self, T::Err> {
        if text.trim().is_empty() {
            return Ok(Self(Vec::new()));
        }
        text.split(',').map(|word| word.trim().parse()).collect::<Result<_, _>>().map(Self)
    }
}
