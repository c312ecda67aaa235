//! What items, tags and pairs do, in words that are made of what they do.

use std::fmt;

use crate::{Contact, Deed, Effect, Item, Missile, Pact, Reaction, Size, Stat, Tool, Trigger, Ward};

impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stat(stat, number) => stat.write(*number, f),
            Self::On(trigger, deed) => write!(f, "{trigger}: {deed}"),
            Self::Ward(matter, Ward::Immune) => write!(f, "{matter} is nothing to you"),
            Self::Ward(matter, Ward::Half) => write!(f, "{matter} does half the harm"),
            Self::Ward(matter, Ward::Heals(hp)) => write!(f, "{matter} heals {hp} a turn"),
            Self::Ward(matter, Ward::Hurts(hp)) => write!(f, "{matter} takes {hp} a turn"),
            Self::Throws(missile) => missile.fmt(f),
            Self::Tool(tool) => tool.fmt(f),
            Self::Pact(pact) => pact.fmt(f),
        }
    }
}

impl Stat {
    fn write(self, number: i8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Attack => write!(f, "attack {number:+}"),
            Self::Defence => write!(f, "defence {number:+}"),
            Self::Health => write!(f, "HP {number:+}"),
            Self::Critical => write!(f, "critical strikes {number:+}%"),
            Self::Step => write!(f, "steps cost {}", Changed(number)),
            Self::Strike => write!(f, "strikes cost {}", Changed(number)),
            Self::Throw => write!(f, "throws cost {}", Changed(number)),
            Self::Speed => write!(f, "{} energy a turn", Changed(number)),
            Self::Sight => write!(f, "sight {number:+}"),
            Self::Range => write!(f, "throws go {number:+} tiles"),
            Self::Quiet if number < 0 => write!(f, "noticed {} tiles earlier", number.unsigned_abs()),
            Self::Quiet => write!(f, "noticed {number} tiles later"),
            Self::Gold => write!(f, "gold {number:+}%"),
            Self::Shield => write!(f, "the first blow of a fight takes {number} less"),
            Self::Sure => f.write_str("feet hold on ice"),
            Self::Pierce => write!(f, "throws pass {number} defence"),
            Self::Reach => write!(f, "shocks run {number} tiles farther through water"),
            Self::Execute => write!(f, "bumps fell whoever has less than {number}% HP, but no boss"),
            Self::Dash => f.write_str("you can dash two tiles"),
            Self::Brace => write!(f, "waiting takes {number}% off the next blow"),
            Self::Bargain => write!(f, "keepers take {number}% less"),
            Self::Offers => write!(f, "offers show {number} more"),
        }
    }
}

/// How much more or less something is, said without a sign.
struct Changed(i8);

impl fmt::Display for Changed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.0.unsigned_abs(), if self.0 < 0 { "less" } else { "more" })
    }
}

impl fmt::Display for Trigger {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Bump => "each bump",
            Self::ThirdBump => "every third bump",
            Self::Critical => "each critical strike",
            Self::Throw => "each throw that hits",
            Self::Kill => "each creature slain",
            Self::Struck => "whoever strikes you",
            Self::Wait => "waiting",
            Self::Step => "each step",
            Self::Purse => "each pile of gold",
        })
    }
}

impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Afflict(ailment) => write!(f, "{ailment} for {} turns", ailment.turns()),
            Self::Lay(matter, 0, size) => write!(f, "{matter} on {size}"),
            Self::Lay(matter, turns, size) => write!(f, "{matter} on {size} for {turns} turns"),
            Self::Shock(harm) => write!(f, "a shock of {harm}, through all joined water"),
            Self::Harm(harm) => write!(f, "{harm} harm"),
            Self::Heal(hp) => write!(f, "heals {hp}"),
            Self::Pull => f.write_str("draws a tile nearer"),
            Self::Sunder(by) => write!(f, "defence -{by} for good"),
            Self::Energy(energy) => write!(f, "{energy} energy"),
            Self::Coin(gold) => write!(f, "{gold} gold"),
        }
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::One => "its tile",
            Self::Three => "3x3 tiles",
            Self::Five => "5x5 tiles",
        })
    }
}

impl fmt::Display for Missile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "throws with attack {} up to {} tiles", self.attack, self.range)?;
        if self.count > 0 {
            write!(f, ", {} a floor", self.count)?;
        }
        self.deed.map_or(Ok(()), |deed| write!(f, ": {deed}"))
    }
}

impl fmt::Display for Tool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.range {
            0 => write!(f, "use: {}", self.deed)?,
            range => write!(f, "use up to {range} tiles away: {}", self.deed)?,
        }
        write!(f, "; rests {} turns", self.rest)
    }
}

impl fmt::Display for Pact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Glass => "all blows do double harm, yours and those on you",
            Self::Bell => "bumps do no harm, and all else you do twice as much",
            Self::Miser => "1% more harm for every 5 gold, and keepers sell you nothing",
            Self::GoldenHand => "what would slay you costs 90 gold instead",
            Self::Shadow => "every fourth strike falls twice",
            Self::Maul => "bumps do three times the harm to the frozen, and half to all others",
        })
    }
}

impl Item {
    /// All that it does, in a line.
    pub fn line(self) -> String {
        self.effects().iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
    }
}

impl fmt::Display for Reaction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { agent, other, contact, unless, uses, makes, burst } = self;
        match contact {
            Contact::Here => write!(f, "{agent} on {other}")?,
            Contact::Beside => write!(f, "{agent} beside {other}")?,
            Contact::Joined => write!(f, "{agent} beside any {other} that is joined")?,
        }
        if let Some(matter) = unless {
            write!(f, " without {matter}")?;
        }
        let gone: Vec<String> = uses.iter().map(|matter| matter.to_string()).collect();
        if !gone.is_empty() {
            write!(f, ": no more {}", gone.join(" and "))?;
        }
        match makes {
            Some((matter, 0)) => write!(f, "; {matter}")?,
            Some((matter, turns)) => write!(f, "; {matter} for {turns} turns")?,
            None => {}
        }
        if *burst > 0 {
            write!(f, "; bursts for {burst}")?;
        }
        Ok(())
    }
}
