//! Artefacts, augments and environments in words: every line is made from what they alter.

use super::decimal_text;
use super::phrases::{brought, capital, harms};
use crate::{
    Artefact, Augment, Bend, Blueprint, Environment, Fitting, GainRule, Modifier, Sort, WaveChange, Whose,
};

impl Artefact {
    /// What it does.
    pub fn lines(self) -> Vec<String> {
        self.modifiers().iter().map(Modifier::line).collect()
    }
}

impl Environment {
    /// What it is like there.
    pub fn lines(self) -> Vec<String> {
        self.modifiers().iter().map(Modifier::line).collect()
    }
}

impl Augment {
    /// What it does for its blueprint.
    pub fn lines(self) -> Vec<String> {
        let changes = self.changes().into_iter().map(|change| capital(&format!("{change}.")));
        changes.chain(self.fitting().map(|fitting| capital(&fitting_line(fitting)))).collect()
    }
}

impl Modifier {
    /// What it alters, in a sentence.
    pub fn line(&self) -> String {
        capital(&self.told())
    }

    fn told(&self) -> String {
        match *self {
            Self::Blueprints(whose, change, _) => format!("{whose}: {change}."),
            Self::Attackers(family, hp, speed) => {
                let who =
                    family.map_or("all attackers".to_owned(), |family| format!("all of the {family} family"));
                let mut parts = Vec::new();
                for (percent, what) in [(hp, "HP"), (speed, "speed")] {
                    if percent != 100 {
                        parts.push(format!("{what} × {}", decimal_text(percent.into(), 2)));
                    }
                }
                format!("{who}: {}.", parts.join(", "))
            }
            Self::Gains(rule) => rule_line(rule),
            Self::Start(good, more) => format!("{} {} at the beginning.", signed(more), good),
            Self::Goal(more) => format!("{} fuel to fight for.", signed(more)),
            Self::Hits(whose, fitting) => format!("{whose}: {}", fitting_line(fitting)),
            Self::Waves(change) => wave_line(change),
        }
    }
}

impl std::fmt::Display for Whose {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            Self::All => f.write_str("all blueprints"),
            Self::Sort(Sort::Tower) => f.write_str("all towers"),
            Self::Sort(Sort::Economic) => f.write_str("all economic buildings"),
            Self::Sort(Sort::Special) => f.write_str("all special buildings"),
            Self::Sort(Sort::Ability) => f.write_str("all abilities"),
            Self::One(Blueprint::Hub) => f.write_str("the hub"),
            Self::One(one) => f.write_str(&one.name()),
        }
    }
}

fn fitting_line(fitting: Fitting) -> String {
    match fitting {
        Fitting::Brings(status, left) => format!("hits bring {}.", brought(status, left)),
        Fitting::Harms(kinds) => format!("hits do {} damage.", harms(kinds)),
    }
}

fn rule_line(GainRule { of, bend, .. }: GainRule) -> String {
    let share = |percent: u16| format!("{percent}%");
    match bend {
        Bend::Percent(percent) => format!("Gains of {of} are {} of what they were.", share(percent)),
        Bend::Into(other, percent) => format!("Gains of {of} come as {} of that in {other}.", share(percent)),
        Bend::Also(other, percent) => {
            format!("With gains of {of} come {} of that in {other}.", share(percent))
        }
        Bend::Nothing => format!("No {of} is gained."),
    }
}

fn wave_line(change: WaveChange) -> String {
    let times = |percent: u16| decimal_text(percent.into(), 2);
    match change {
        WaveChange::Rate(percent) => format!("Waves ask for {} times the harm in a second.", times(percent)),
        WaveChange::Capacity(percent) => {
            format!("Waves ask for {} times the harm altogether.", times(percent))
        }
        WaveChange::Abreast(percent) => format!("{percent}% of waves send somebody else on every way."),
        WaveChange::Absent(percent) => format!("A way is left out of {percent}% of waves."),
        WaveChange::Batches(1) => "Waves have one batch.".to_owned(),
        WaveChange::Batches(most) => format!("Waves have {most} batches at most."),
        WaveChange::Often(family, 0) => format!("Nobody of the {family} family comes."),
        WaveChange::Often(family, times) => {
            format!("Those of the {family} family come {times} times as often.")
        }
        WaveChange::Boss(wave, kind) => format!("{} comes in wave {}.", kind.name(), wave + 1),
    }
}

fn signed(number: i32) -> String {
    if number < 0 { format!("{number}") } else { format!("+{number}") }
}
