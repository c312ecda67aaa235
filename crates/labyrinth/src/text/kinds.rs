//! The foes in words, a row each: a row says only what its family does not.

use std::fmt;

use super::numbers::counted;
use crate::{Content, Doors, Floor, Kind, Percent};

/// What is said of a kind. Where a number of the run belongs, its name stands in braces: `{steps}`
/// for the reach, `{theft}` for stolen gold, `{guard}` for what guarding takes off a hit.
struct Words {
    name: &'static str,
    /// What several are called, where an s is not enough.
    plural: Option<&'static str>,
    /// What it does.
    way: &'static str,
    /// How to fight it.
    hint: &'static str,
}

const WALKER: Words = Words {
    name: "",
    plural: None,
    way: "Comes near and bumps.",
    hint: "One foe at a time: fight in doorways, guard to take {guard}% off a hit, and leave while you can.",
};
const ARCHER: Words = Words {
    way: "Shoots up to {steps}, and steps back from whoever comes near.",
    hint: "Break its line of sight: wait behind a corner or a door until it comes near.",
    ..WALKER
};
const MAGE: Words = Words { hint: "It is weak when bumped: leave the marked tiles and close in.", ..WALKER };
const PROTECTOR: Words = Words {
    way: "Guards every other turn.",
    hint: "It guards every other turn: strike in between.",
    ..WALKER
};
const CHARGER: Words = Words {
    way: "Announces a charge along a line, which hits hard and throws back.",
    hint: "It charges along lines: stay off its row and column.",
    ..WALKER
};
const BOSS: Words = Words {
    hint: "It repeats itself: guard, swing, blow, something special. Strike after the swing.",
    ..WALKER
};
const WOLF: Words = Words {
    hint: "Wolves run in fast: meet them in a corridor, one at a time, or close the door.",
    ..WALKER
};
const GHOST: Words =
    Words { hint: "Doors do not stop it: fight it in the open, and guard when you must wait.", ..WALKER };

impl Kind {
    const fn words(self) -> Words {
        match self {
            Self::Slime => {
                Words { name: "Slime", way: "A heap of slime that comes near and bumps.", ..WALKER }
            }
            Self::Goblin => Words {
                name: "Goblin",
                way: "Its bump steals {theft} gold and more the higher the floor; then it runs with it.",
                hint: "It only wants your gold: slay it and you get it back.",
                ..WALKER
            },
            Self::Wolf => Words { name: "Wolf", plural: Some("Wolves"), ..WOLF },
            Self::Specter => Words {
                name: "Specter",
                way: "Touches from up to {steps} away, and never steps back.",
                ..GHOST
            },
            Self::Bowman => Words { name: "Bowman", plural: Some("Bowmen"), ..ARCHER },
            Self::Imp => {
                Words { name: "Imp", way: "Throws fire along rows and columns, up to {steps}.", ..MAGE }
            }
            Self::EmberSlime => Words {
                name: "Ember Slime",
                way: "Bursts when it dies and burns everybody beside it, foes too.",
                ..WALKER
            },
            Self::Hobgoblin => Words {
                name: "Hobgoblin",
                way: "Calls everybody within {steps} when it notices you.",
                hint: "It calls all the others: fight it where only one can reach you.",
                ..WALKER
            },
            Self::DireWolf => Words { name: "Dire Wolf", plural: Some("Dire Wolves"), ..WOLF },
            Self::Wraith => Words { name: "Wraith", way: "Comes straight through doors.", ..GHOST },
            Self::Spider => Words {
                name: "Spider",
                way: "Spits venom up to {steps}, and steps back from whoever comes near.",
                ..ARCHER
            },

            Self::Protector => Words { name: "Protector", ..PROTECTOR },
            Self::Charger => Words { name: "Charger", ..CHARGER },
            Self::ArcherCaptain => Words {
                name: "Archer Captain",
                way: "Announces an aimed arrow at your tile, up to {steps}; it makes vulnerable.",
                ..ARCHER
            },
            Self::AcolyteMage => Words {
                name: "Acolyte Mage",
                way: "Announces a cloud of poison over three by three tiles.",
                ..MAGE
            },
            Self::Bulwark => Words {
                name: "Bulwark",
                way: "Guards every other turn, and guards those beside it all the time.",
                hint: "It guards those beside it: strike the Bulwark first.",
                ..PROTECTOR
            },
            Self::FrostAdept => {
                Words { name: "Frost Adept", way: "Announces a cross of frost, which slows.", ..MAGE }
            }
            Self::Berserker => Words {
                name: "Berserker",
                way: "Acts twice a turn below half of its HP.",
                hint: "It acts twice below half its HP: soften it from afar, then finish it quickly.",
                ..WALKER
            },

            Self::Warden => Words {
                name: "Warden",
                way: "Guards, announces a heavy swing, strikes, then throws a chain that pulls you near.",
                ..BOSS
            },
            Self::ObsidianKnight => Words {
                name: "Obsidian Knight",
                way: "Guards, announces a heavy swing, strikes, then charges along a line.",
                ..BOSS
            },
            Self::FloorGuardian => Words {
                name: "Floor Guardian",
                way: "Guards, announces a heavy swing, strikes, then calls helpers or burns its row and column.",
                ..BOSS
            },
        }
    }

    /// What several of them are called.
    pub fn plural(self) -> String {
        self.words().plural.map_or_else(|| format!("{self}s"), str::to_owned)
    }

    /// The name with its article, as one more of many: a Goblin, an Imp.
    pub fn with_article(self) -> String {
        let name = self.words().name;
        let article = if name.starts_with(['A', 'E', 'I', 'O', 'U']) { "an" } else { "a" };
        format!("{article} {name}")
    }

    /// What it does, without its numbers.
    pub fn about(self, content: &Content) -> String {
        let mut sentences = vec![self.with_numbers(self.words().way, content)];
        if let Some(ailment) = self.brings() {
            let turns = counted(content.lasts(ailment), "turn");
            sentences.push(format!("Its hits bring {ailment} for {turns}."));
        }
        let speed = content.foes.speeds[self.index()];
        if speed >= Percent(150) {
            sentences.push("Quick: it often takes two steps.".to_owned());
        } else if speed <= Percent(80) {
            sentences.push("Slow: it often misses a turn.".to_owned());
        }
        sentences.push(
            match self.doors() {
                Doors::Stopped => "Closed doors stop it.",
                Doors::Opens => "It opens doors.",
                Doors::Passes => "It passes through closed doors.",
            }
            .to_owned(),
        );
        sentences.join(" ")
    }

    /// How to fight it, in a sentence.
    pub fn hint(self, content: &Content) -> String {
        self.with_numbers(self.words().hint, content)
    }

    fn with_numbers(self, words: &str, content: &Content) -> String {
        words
            .replace("{steps}", &counted(content.foes.reaches[self.index()], "step"))
            .replace("{theft}", &content.deeds.theft.on(Floor::LOWEST).to_string())
            .replace("{guard}", &content.blows.guard.to_string())
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.words().name)
    }
}
