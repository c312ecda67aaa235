//! What happened, in one sentence each.

use std::fmt;

use super::times;
use crate::{Aim, Cause, Deed, Event, Omen, Team, Way, Word};

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::ClassPicked { side, class } => write!(f, "{side} picks the {class}."),
            Self::MinionsPicked { side, minions: [first, second] } => {
                write!(f, "{side} picks {first} and {second}.")
            }
            Self::SkillPicked { side, skill } => write!(f, "{side} picks {skill}."),
            Self::Locked { side } => write!(f, "{side} is ready."),
            Self::Revealed { teams: [one, two] } => write!(f, "P1 brings {one}; P2 brings {two}."),
            Self::NextTileShown { effect } => write!(f, "The next buff tile will be {effect}."),
            Self::OmensShown { omens } => write!(f, "The omens are {}.", list(&omens)),

            Self::RoundBegan { round } => write!(f, "Round {round}."),
            Self::Passed { who } => write!(f, "{who} waits."),
            Self::Declared { who, deed } => write!(f, "{who} is slow and will {}.", deed.words()),
            Self::PlanBegan { who, deed } => write!(f, "{who} does what was declared: {}.", deed.words()),
            Self::PlanFailed { who, deed } => write!(f, "{who} cannot {} any more.", deed.words()),

            Self::Moved { who, from, to, way } => write!(f, "{who} {} from {from} to {to}.", way.verb()),
            Self::BuffTaken { who, tile, effect } => write!(f, "{who} takes up {effect} on {tile}."),
            Self::Attacked { who, target } => write!(f, "{who} attacks {target}."),
            Self::ObstacleStruck { who, tile, hp } => {
                write!(f, "{who} strikes the obstacle on {tile} ({hp} HP).")
            }
            Self::ObstacleDestroyed { tile } => write!(f, "The obstacle on {tile} falls to pieces."),
            Self::Intercepted { guardian, ward } => write!(f, "{guardian} steps in for {ward}."),
            Self::Dodged { who } => write!(f, "{who} dodges."),
            Self::Countered { who } => write!(f, "{who} is answered."),
            Self::Hurt { who, cause, shielded: 0, lost, hp } => {
                write!(f, "{who} loses {lost} HP {} ({hp}).", cause.words())
            }
            Self::Hurt { who, cause, shielded, lost, hp } => {
                write!(f, "{who}'s shield takes {shielded}, and {lost} HP are lost {} ({hp}).", cause.words())
            }
            Self::Unharmed { who } => write!(f, "Nothing harms {who}."),
            Self::Healed { who, amount, hp } => write!(f, "{who} gains {amount} HP ({hp})."),

            Self::SkillUsed { who, skill, aim } => write!(f, "{who} uses {skill}{}.", aim.words()),
            Self::EffectGained { who, effect, rounds } => {
                write!(f, "{who}: {effect} for {}.", times(rounds, "round"))
            }
            Self::EffectEnded { who, effect } => write!(f, "{who}: {effect} ends."),
            Self::ShieldRaised { who, strength, rounds } => {
                write!(f, "{who} has a shield of {strength} for {}.", times(rounds, "round"))
            }
            Self::ShieldEnded { who } => write!(f, "{who}'s shield goes down."),
            Self::Hidden { who } => write!(f, "{who} vanishes."),
            Self::Seen { who } => write!(f, "{who} can be seen again."),
            Self::BeaconSet { who, tile } => write!(f, "{who} sets a beacon on {tile}."),
            Self::Strengthened { who, charges } => {
                write!(f, "{who} has {} left.", times(charges, "stronger attack"))
            }
            Self::CloneMade { who, tile } => write!(f, "{who} appears on {tile}."),
            Self::CloneFaded { who } => write!(f, "{who} fades."),

            Self::Died { who, tile } => write!(f, "{who} dies on {tile}."),
            Self::ChoiceOffered { side, who, tile, effect } => {
                write!(f, "{side} chooses what {who} leaves on {tile}: an obstacle, or {effect}.")
            }
            Self::Spawned { tile, object } => write!(f, "On {tile} there is now {object}."),
            Self::BuffGone { tile } => write!(f, "The tile on {tile} fades."),

            Self::RoundEnded { round } => write!(f, "Round {round} ends."),
            Self::TimedOut => f.write_str("Time is up."),
            Self::Surrendered { side } => write!(f, "{side} gives up."),
            Self::Ended { outcome } => write!(f, "{outcome}."),
        }
    }
}

impl fmt::Display for Team {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = self.minions;
        write!(f, "a {} with {}, {first} and {second}", self.class, self.skill)
    }
}

impl fmt::Display for Omen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.percent, self.bane.effect())
    }
}

impl Way {
    const fn verb(self) -> &'static str {
        match self {
            Self::Walk => "goes",
            Self::Leap => "leaps",
            Self::Teleport => "is carried",
            Self::Push => "is pushed",
        }
    }
}

impl Cause {
    const fn words(self) -> &'static str {
        match self {
            Self::Attack => "to the attack",
            Self::Skill => "to the skill",
            Self::Counter => "to the answer",
            Self::Weakness => "to Weakness",
            Self::Bleed => "to Bleed",
            Self::Decay => "to decay",
            Self::Pressure => "to pressure",
            Self::Timeout => "to the clock",
        }
    }
}

impl Deed {
    /// The deed after 'will'.
    fn words(self) -> String {
        match self {
            Self::Move(to) => format!("go to {to}"),
            Self::Attack(at) => format!("attack {at}"),
            Self::Charge(to, at) => format!("go to {to} and attack {at}"),
            Self::Cast(aim) => format!("use the skill{}", aim.words()),
            Self::Pass => "wait".to_owned(),
        }
    }
}

impl Aim {
    fn words(self) -> String {
        match self {
            Self::Nothing => String::new(),
            Self::Tile(tile) => format!(" on {tile}"),
            Self::Cursing(tile, bane) => format!(" on {tile} with {}", bane.word()),
        }
    }
}

fn list(omens: &[Omen]) -> String {
    omens.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}
