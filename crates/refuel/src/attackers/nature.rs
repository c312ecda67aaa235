//! What can be true of a kind of attacker.

use super::Attacker;
use crate::words::worded;
use crate::{Condition, Good, Harms, Hp, Hull, Length, Speed, Status, Ticks};

/// All that is true of a kind of attacker but its words and its picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Nature {
    /// The letter it is drawn with where there are only letters.
    pub letter: char,
    /// Its family.
    pub family: Family,
    /// How large it is.
    pub size: Size,
    /// Health.
    pub hp: Hp,
    /// How fast it goes.
    pub speed: Speed,
    /// What it is worth to whoever makes waves of it, at the speed of a tile a second.
    pub value: i32,
    /// The least time between two of them.
    pub spacing: Spacing,
    /// What is taken off every hit.
    pub armour: Hp,
    /// Damage that does less to it: such kinds, and how many hundredths less.
    pub resists: &'static [(Harms, u8)],
    /// What is over it from the beginning, and how much of it.
    pub bears: &'static [(Status, u16)],
    /// What else it does.
    pub habits: &'static [Habit],
}

worded! {
    /// Attackers of one family ask the same question.
    Family {
        /// Which shed a smaller one: how much is hit in all?
        Ooze = "ooze",
        /// Which just walk: how much is hit at once?
        Walker = "walker",
        /// Which wear plates: how hard is each hit?
        Plated = "plated",
        /// Which carry others: what is there for those that come late?
        Carrier = "carrier",
        /// Which care for others: who falls first?
        Keeper = "keeper",
        /// Which drift, and hardly feel some kinds of damage: what else is there?
        Drifter = "drifter",
        /// Which come fast: how soon is it hit?
        Dasher = "dasher",
        /// Which bend a rule.
        Boss = "boss",
    }
}

worded! {
    /// How large an attacker is.
    Size {
        /// Seen low above the ground.
        Small = "small",
        /// Seen from farther away.
        Large = "large",
        /// Larger than anything.
        Boss = "boss",
    }
}

impl Size {
    /// How high above the ground it is aimed at.
    pub const fn height(self) -> Length {
        match self {
            Self::Small => Length(150),
            Self::Large | Self::Boss => Length(300),
        }
    }

    /// How far from where it is aimed at it can be met.
    pub const fn girth(self) -> Length {
        match self {
            Self::Small => Length(120),
            Self::Large => Length(200),
            Self::Boss => Length(350),
        }
    }

    /// What it takes of the hull when it comes to the hub.
    pub const fn hull(self) -> Hull {
        match self {
            Self::Small => Hull(1),
            Self::Large => Hull(3),
            Self::Boss => Hull(1000),
        }
    }
}

worded! {
    /// How much time lies between two of a kind.
    Spacing {
        /// Two ticks.
        Swarm = "swarm",
        /// Five.
        Dense = "dense",
        /// Ten.
        Close = "close",
        /// Twenty.
        Loose = "loose",
        /// Forty.
        Wide = "wide",
    }
}

impl Spacing {
    /// The time itself.
    pub const fn ticks(self) -> Ticks {
        match self {
            Self::Swarm => Ticks(2),
            Self::Dense => Ticks(5),
            Self::Close => Ticks(10),
            Self::Loose => Ticks(20),
            Self::Wide => Ticks(40),
        }
    }
}

/// When an attacker does something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Habit {
    /// Again and again, after so long each time.
    Every(Ticks, Act),
    /// Whenever it is hurt, but no sooner than so long after the last time.
    WhenHit(Ticks, Act),
    /// Once, when it has less than so many hundredths of its health.
    Below(u8, Act),
    /// When it falls.
    OnDeath(Act),
}

/// What an attacker does. Lengths say how far from it; nobody but itself when they are nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// So many of a kind come out of it, along the way within so far before and behind it.
    Births(Attacker, u8, Length),
    /// All attackers so near get this much health back.
    Heals(Length, Hp),
    /// All attackers so near get this, so much of it.
    Brings(Length, Status, u16),
    /// All buildings so near get this, so much of it.
    Curses(Length, Condition, u16),
    /// A bubble stays for a while, into which nobody sees from outside.
    Bubble(Length, Ticks),
    /// So much of a good is lost to it, as far as there is some.
    Takes(Good, i32),
    /// It is back where ways begin, with all of its health and nothing over it.
    Returns,
    /// It throws off its armour, and goes at so many hundredths of its speed from then on.
    ShedsArmour(u16),
}

impl Nature {
    /// What comes out of it when it falls.
    pub fn children(&self) -> impl Iterator<Item = (Attacker, u8)> {
        self.habits.iter().filter_map(|habit| match habit {
            Habit::OnDeath(Act::Births(kind, count, _)) => Some((*kind, *count)),
            _ => None,
        })
    }
}
