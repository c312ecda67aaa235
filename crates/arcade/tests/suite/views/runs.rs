//! Runs that show all that there is to see.

use std::collections::BTreeMap;

use arcade::{Cabinet, Options, RunningGame};
use engine::{Audience, Seat, Seed};

use super::leaves::{Leaf, leaves};

/// How many runs of each bot under each rule set are looked at.
const RUNS: u64 = 40;
/// Runs that go on for longer have shown what they have.
const COMMANDS: usize = 1_500;
/// Of so many views one is looked at, another one in each run.
const STRIDE: u64 = 5;
/// Bots that take long and show what the others do.
const SLOW: [&str; 2] = ["thinker", "search"];

/// What comes about seldom by itself: deeds of every kind that were declared, and what lies on units.
const POSITIONS: [&str; 3] = [
    "round 3, p2, plans, choice p1 p2.m2 / mage elemental-blast c2 4 slow1 plan2:cast:c4, archer b1 3 slow1 \
     plan4:attack:b4, assassin fell e3 / cleric ascended-form c4 2, tank d4 3 slow1 plan3:move:e4, archer fell e2",
    "round 3, p1 / duelist elemental-strike c2 4 slow1 plan1:cast:c3:bleed spent, archer b1 3, assassin d1 2 slow1 \
     plan2:charge:d3:d4 spent / mage wild-magic c3 5 slow1 plan3:cast spent, tank d4 3, archer e5 3",
    "round 5, p1, hand hero / huntress spectral-blades c3 6 speed2, tank c1 3, archer e1 1 / mage warp-beacon c4 5 \
     beacon:b1, tank b4 3 spent, archer e3 1",
];
/// A traveller who is often near death.
const WEAK: &str = "(max_hp: 9)";
/// A hero who lives to see what is higher up.
const STRONG: &str = "(hero_hp: 500, hero_attack: 4000, hero_defence: 3000)";

/// What is seen of a game: every leaf of many views, once for its path and what it holds.
#[derive(Default)]
struct Seen(BTreeMap<String, Vec<Leaf>>);

impl Seen {
    fn look(&mut self, run: &dyn RunningGame) {
        let observers: Vec<Audience> = match run.cabinet().seats() {
            1 => vec![Audience::Everyone],
            seats => (0..seats).map(|seat| Audience::Seat(Seat::new(seat))).collect(),
        };
        for observer in observers {
            let view = run.view(observer).expect("the run has this seat").data;
            for (path, leaf) in leaves(&serde_json::from_str(&view).expect("a view is JSON")) {
                let known = self.0.entry(path).or_default();
                if !known.contains(&leaf) {
                    known.push(leaf);
                }
            }
        }
    }

    fn watch(&mut self, game: &dyn Cabinet, options: &Options, bot: &str, number: u64) {
        let mut run = game.begin(options, Seed::from_bits(number)).expect("the options are right");
        let mut player = run.player(bot).expect("the game names it");
        self.look(&*run);
        for command in 0..COMMANDS as u64 {
            let Some(&seat) = run.awaited().first() else { break };
            let chosen = player.choose(&*run, seat).expect("the bot plays");
            run.play(seat, &chosen).expect("the bot plays by the rules");
            if command % STRIDE == number % STRIDE || run.outcome().is_some() {
                self.look(&*run);
            }
        }
    }
}

/// Every leaf of every view of many runs.
pub(super) fn seen(game: &dyn Cabinet) -> BTreeMap<String, Vec<Leaf>> {
    let mut seen = Seen::default();
    for rules in game.about().rule_set_names() {
        let options = Options::HOUSE.with("rules", rules);
        for bot in game.bots().into_iter().filter(|bot| !SLOW.contains(&bot.name)) {
            (0..RUNS).for_each(|number| seen.watch(game, &options, bot.name, number));
        }
    }
    match game.name() {
        "forward" => {
            let options = Options::HOUSE.with("rules", "published").with("content", WEAK);
            (0..5 * RUNS).for_each(|number| seen.watch(game, &options, "random", number));
        }
        "tactics" => {
            for position in POSITIONS {
                seen.watch(game, &Options::HOUSE.with("position", position), "greedy", 1);
            }
        }
        "labyrinth" => {
            let options = Options::HOUSE.with("content", STRONG);
            (0..RUNS).for_each(|number| seen.watch(game, &options, "tactician", number));
        }
        _ => {}
    }
    seen.0
}
