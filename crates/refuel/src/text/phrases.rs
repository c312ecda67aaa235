//! Small phrases that many sentences use.

use std::fmt;

use super::decimal;
use crate::{By, Change, Condition, Good, Harms, Stat, Status, Ticks, Told};

/// A length in tiles.
pub(super) struct Length(pub(super) crate::Length);

impl fmt::Display for Length {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        decimal(self.0.0, 3, f)
    }
}

/// A time in seconds.
pub(super) struct Time(pub(super) Ticks);

impl fmt::Display for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hundredths = i32::try_from(u64::from(self.0.0) * 5).unwrap_or(i32::MAX);
        decimal(hundredths, 2, f)?;
        f.write_str(" s")
    }
}

/// A number of hundredths of something.
pub(super) struct Share(pub(super) i32);

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}%", self.0)
    }
}

/// Kinds of damage: `physical and explosive`.
pub(super) fn harms(harms: Harms) -> String {
    let all: Vec<&str> =
        harms.iter().map(|harm| if harm.word() == "loss" { "irresistible" } else { harm.word() }).collect();
    all.join(" and ")
}

/// A status and how long it lasts, or how much of it there is.
pub(super) fn brought(status: Status, left: u16) -> String {
    match status {
        Status::Warded => format!("{} against the next {left} damage", status.name()),
        _ if left == u16::MAX => format!("{} until the wave ends", status.name()),
        _ => format!("{} for {}", status.name(), Time(Ticks(left.into()))),
    }
}

/// A condition and how long it lasts.
pub(super) fn lent(condition: Condition, left: u16) -> String {
    let name = condition.name();
    match condition {
        Condition::Overclocked => format!("{name} for {left} {}", plural("wave", left.into())),
        Condition::Paralysed => format!("{name} for {}", Time(Ticks(left.into()))),
        Condition::Electrified => format!("{name} for {left} {}", plural("shot", left.into())),
    }
}

/// A word for one or several.
pub(super) fn plural(word: &str, count: i32) -> String {
    if count == 1 { word.to_owned() } else { format!("{word}s") }
}

/// So much of a good.
pub(super) fn amount(good: Good, amount: i32) -> String {
    if good == Good::Materials && amount == 1 { "1 material".to_owned() } else { format!("{amount} {good}") }
}

impl Stat {
    /// What people call it.
    pub const fn noun(self) -> &'static str {
        match self {
            Self::Materials => "materials to pay",
            Self::Energy => "energy to pay",
            Self::FirstCooldown => "waves before the first use",
            Self::Cooldown => "waves between uses",
            Self::Range => "range",
            Self::Damage => "damage",
            Self::Interval => "interval",
            Self::Radius => "radius",
            Self::Delay => "delay",
            Self::Duration => "duration",
            Self::Waves => "waves it stands",
            Self::FuelYield => "fuel after each wave",
            Self::MaterialYield => "materials after each wave",
            Self::EnergyYield => "energy after each wave",
        }
    }
}

/// `range × 1.3`, `damage + 3`.
impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { stat, by, .. } = *self;
        let told = |number: i32| Told(stat, number);
        f.write_str(stat.noun())?;
        match by {
            By::Plus(more) if more < 0 => write!(f, " - {}", told(-more)),
            By::Plus(more) => write!(f, " + {}", told(more)),
            By::Percent(percent) => {
                f.write_str(" × ")?;
                decimal(percent, 2, f)
            }
            By::Down(percent, least) => {
                f.write_str(" × ")?;
                decimal(percent, 2, f)?;
                write!(f, ", down to {}", told(least))
            }
            By::AtLeast(least) => write!(f, " no less than {}", told(least)),
            By::AtMost(most) => write!(f, " no more than {}", told(most)),
            By::Exactly(number) => write!(f, " {}", told(number)),
        }
    }
}

/// The same as the beginning of a sentence.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters
        .next()
        .map_or_else(String::new, |first| first.to_uppercase().collect::<String>() + letters.as_str())
}
