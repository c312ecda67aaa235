//! Runs that show all that there is to see.

use std::collections::{BTreeMap, BTreeSet};

use arcade::{Cabinet, Options, RunningGame, whose_turn};
use engine::{Audience, Seat, Seed};

use super::leaves::{Leaf, leaves};

/// How much of a game is looked at.
struct Extent {
    /// How many runs of each bot under each rule set.
    runs: u64,
    /// Runs that go on for longer have shown what they have.
    commands: u64,
    /// Of so many views one is looked at, another one in each run.
    stride: u64,
}

const USUAL: Extent = Extent { runs: 40, commands: 1_500, stride: 5 };
/// Where runs lead on to other creatures and ground, and views are long.
const LONG: Extent = Extent { runs: 5, commands: 5_000, stride: 25 };
/// Where a command can be many ticks, and views are longest.
const WIDE: Extent = Extent { runs: 3, commands: 400, stride: 7 };

impl Extent {
    fn of(game: &dyn Cabinet) -> Self {
        match game.name() {
            "descent" => LONG,
            "refuel" => WIDE,
            _ => USUAL,
        }
    }
}

/// Bots that take long and show what the others do.
const SLOW: [&str; 3] = ["thinker", "search", "planner"];

/// Options by name.
type Choices = &'static [(&'static str, &'static str)];

/// How many runs, and a rule set and options by which comes about what seldom does by itself: a traveller who is often near
/// death, a hero who lives to see what is higher up, one who is looked for at once, somebody who falls to what ails
/// them rather than to blows, and boards with deeds of every kind that were declared.
/// A game that does not know them refuses them.
const SELDOM: [(u64, &str, Choices); 16] = [
    (200, "published", &[("content", "(max_hp: 9)")]),
    (20, "tower", &[("content", "(hero_hp: 500, hero_attack: 4000, hero_defence: 3000)")]),
    (2, "tower", &[("content", "(calm: 1, unrest_every: 10)")]),
    (4, "descent", &[("companion", "tidewife")]),
    (1, "descent", &[("modifiers", "crowds")]),
    (12, "descent", &[("content", "(foe_attack: 0, depth_attack: 0, flask: 1)")]),
    (6, "descent", &[("content", "(trap_harm: 100, traps: 100)")]),
    (
        2,
        "descent",
        &[("hand", "notched-blade, shepherds-sling, heart-of-the-bog, whetstone, rain-gourd, lamp-oil")],
    ),
    (
        4,
        "written",
        &[(
            "position",
            "round 3, p2, plans, choice p1 p2.m2 / mage elemental-blast c2 4 slow1 plan2:cast:c4, archer b1 3 slow1 \
         plan4:attack:b4, assassin fell e3 / cleric ascended-form c4 2, tank d4 3 slow1 plan3:move:e4, archer \
         fell e2",
        )],
    ),
    (
        4,
        "written",
        &[(
            "position",
            "round 3, p1 / duelist elemental-strike c2 4 slow1 plan1:cast:c3:bleed spent, archer b1 3, assassin d1 2 \
         slow1 plan2:charge:d3:d4 spent / mage wild-magic c3 5 slow1 plan3:cast spent, tank d4 3, archer e5 3",
        )],
    ),
    (
        4,
        "written",
        &[(
            "position",
            "round 5, p1, hand hero / huntress spectral-blades c3 6 speed2, tank c1 3, archer e1 1 / mage warp-beacon \
         c4 5 beacon:b1, tank b4 3 spent, archer e3 1",
        )],
    ),
    (2, "refuel", &[("level", "9"), ("given", "ship-bell, thin-air, popgun:long-barrel, lodestone:2")]),
    (
        2,
        "refuel",
        &[
            ("level", "4"),
            ("content", RICH),
            (
                "loadout",
                "threefold, hornets, rattle, kiln, longeye, chargepost, lookout, bellows, tallyman, skyfall, \
                         thunderhead, sweepbeam, windfall, overwind, dye, anchor, needle, squib",
            ),
        ],
    ),
    (
        2,
        "refuel",
        &[
            ("level", "8"),
            ("content", RICH),
            (
                "loadout",
                "broadmouth, lobber, fidget, keepsake, ballast, whip, stamper, bramble, arcer, snowball, gleam, \
                         undertow, tinder, hoarfrost, limpet, barter, refit, rewind",
            ),
        ],
    ),
    (2, "refuel", &[("level", "30"), ("content", RICH)]),
    (2, "refuel", &[("content", "(more_fuel: -90)")]),
];

/// Enough for whatever is at hand.
const RICH: &str = "(materials: 1000, energy: 1000)";

/// What is seen of a game: every leaf of many views, once for its path and what it holds.
#[derive(Default)]
struct Seen(BTreeMap<String, BTreeSet<Leaf>>);

impl Seen {
    fn look(&mut self, run: &dyn RunningGame) {
        let observers: Vec<Audience> = match run.cabinet().seats() {
            1 => vec![Audience::Everyone],
            seats => (0..seats).map(|seat| Audience::Seat(Seat::new(seat))).collect(),
        };
        for observer in observers {
            let view = run.view(observer).expect("the run has this seat").data;
            for (path, leaf) in leaves(&serde_json::from_str(&view).expect("a view is JSON")) {
                self.0.entry(path).or_default().insert(leaf);
            }
        }
    }

    /// Watches every bot play with these options.
    fn watch_all(&mut self, game: &dyn Cabinet, options: &Options, runs: u64) {
        for bot in game.bots().into_iter().filter(|bot| !SLOW.contains(&bot.name)) {
            (0..runs).for_each(|number| self.watch(game, options, bot.name, number));
        }
    }

    fn watch(&mut self, game: &dyn Cabinet, options: &Options, bot: &str, number: u64) {
        let Extent { commands, stride, .. } = Extent::of(game);
        let mut run = game.begin(options, Seed::from_bits(number)).expect("the options are right");
        let mut player = run.player(bot).expect("the game names it");
        self.look(&*run);
        let mut before = None;
        for command in 0..commands {
            let Some(seat) = whose_turn(&*run, before) else { break };
            before = Some(seat);
            let chosen = player.choose(&*run, seat).expect("the bot plays");
            run.play(seat, &chosen).expect("the bot plays by the rules");
            if command % stride == number % stride || run.outcome().is_some() {
                self.look(&*run);
            }
        }
    }
}

/// Every leaf of every view of many runs.
pub(super) fn seen(game: &dyn Cabinet) -> BTreeMap<String, BTreeSet<Leaf>> {
    let mut seen = Seen::default();
    for rules in game.about().rule_set_names() {
        seen.watch_all(game, &Options::HOUSE.with("rules", rules), Extent::of(game).runs);
    }
    for (runs, rules, choices) in SELDOM {
        let options = Options::HOUSE.with("rules", rules);
        let options = choices.iter().fold(options, |options, (name, value)| options.with(*name, *value));
        if game.begin(&options, Seed::from_bits(0)).is_ok() {
            seen.watch_all(game, &options, runs);
        }
    }
    seen.0
}
