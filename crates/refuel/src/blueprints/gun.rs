//! How a building shoots.

use crate::{Energy, Harms, Hp, Length, Speed, Status, Ticks};

/// How a building shoots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gun {
    /// How what it shoots comes to those it hits.
    pub flight: Flight,
    /// What kinds of damage its hits do.
    pub harms: Harms,
    /// Who is hit beside the one that was met.
    pub spread: Spread,
    /// What else hits bring, and how much of it.
    pub brings: &'static [(Status, u16)],
    /// Whether it needs to see whom it aims at.
    pub sight: Sight,
    /// Where it cannot aim.
    pub limits: Limits,
    /// How it turns.
    pub turning: Turning,
    /// Whether whoever plays says whom it aims at.
    pub choice: Choice,
    /// What only some guns do.
    pub quirks: &'static [Quirk],
}

/// How what is shot comes to those it hits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flight {
    /// At once.
    Instant,
    /// It follows whom it was aimed at, and hits the first it meets.
    Homing(Speed),
    /// It flies straight on, and hits the first it meets.
    Straight(Speed),
    /// It falls in an arc on where the target was, and arrives after the delay of the blueprint.
    Ballistic,
    /// A ray of such a width, as long as the range, that stops at ground and rocks and hits so many of those in it,
    /// the nearest first.
    Beam(Length, u8),
    /// A blow at all in range, after the delay of the blueprint.
    Pulse,
    /// It fastens upon one, and hits when that one is still in range after the delay of the blueprint.
    Tether,
}

/// Who is hit beside the one that was met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spread {
    /// Nobody.
    One,
    /// All within the radius.
    Blast,
    /// So many others within the radius, by lot, for so many hundredths of the damage.
    Sparks(u8, u8),
    /// From each that is hit to the nearest within the radius that was not, so many times, each for so many hundredths
    /// of what the one before took.
    Chain(u8, u8),
}

/// Whether something needs to see whom it aims at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// It does.
    Needed,
    /// It shoots over everything, or through it.
    Over,
}

/// Where a gun cannot aim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// No higher above its tile than this.
    pub above: Length,
    /// No deeper below its tile than this.
    pub below: Length,
    /// No nearer than this.
    pub nearest: Length,
}

impl Limits {
    /// It aims everywhere.
    pub const NONE: Self = Self { above: Length(5000), below: Length(5000), nearest: Length(0) };
}

/// How a gun turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turning {
    /// It takes no time.
    Free,
    /// By so many 256ths of a full turn in a tick, and it shoots when it looks there.
    Slow(u8),
    /// It looks where it was built to look.
    Fixed,
}

/// Whether whoever plays says whom a gun aims at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// They do.
    Priorities,
    /// There is nothing to choose.
    Nobody,
}

/// What only some guns do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quirk {
    /// It begins with so many hundredths of its rate, and has all of it after so many ticks with a target.
    SpinsUp(u8, Ticks),
    /// The farther, the harder: twice the damage at its range.
    FarHarder,
    /// The nearer, the faster: so many hundredths of its interval at no distance.
    NearFaster(u8),
    /// After so long without a shot, the next one does so much energy damage more and yields so much energy.
    Charges(Ticks, Hp, Energy),
    /// So much more damage for each that it felled.
    Learns(Hp),
    /// Each shot is so many of them, over so many 256ths of a full turn.
    Pellets(u8, u8),
    /// Each shot goes astray by up to so many 256ths of a full turn.
    Astray(u8),
    /// Each hit pushes back by so much of a way.
    Pushes(Length),
    /// For each so many ticks without a shot, the next one is one more of them, up to so many more.
    Hoards(u8, Ticks),
}

impl Gun {
    /// What a gun does unless its row says otherwise: bullets that follow whom they were aimed at.
    pub const BULLETS: Self = Self {
        flight: Flight::Homing(Speed(30_000)),
        harms: Harms::PHYSICAL,
        spread: Spread::One,
        brings: &[],
        sight: Sight::Needed,
        limits: Limits::NONE,
        turning: Turning::Free,
        choice: Choice::Priorities,
        quirks: &[],
    };
}
