//! What is to be seen of a command, moment by moment.

use tactics::{Aim, Cause, Deed, Effect, Object, Outcome, Skill, Team, Tile, Way, Who};

use crate::Millis;
use crate::tactics::Scene;

const REVEAL: Millis = 1_400;
const ROUND: Millis = 600;
const ROUND_END: Millis = 400;
const STEP: Millis = 150;
const LEAP: Millis = 340;
const PUSH: Millis = 260;
const BLOW: Millis = 340;
const STEP_IN: Millis = 420;
const SKILL: Millis = 460;
const HURT: Millis = 300;
const WEAR: Millis = 520;
const CHANGE: Millis = 240;
const DEATH: Millis = 460;
const SPAWN: Millis = 340;
const WORDS: Millis = 420;
const END: Millis = 1_000;

/// Something to see for a moment, and the board while it is seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beat {
    /// What is to be seen.
    pub moment: Happening,
    /// The board with it.
    pub scene: Scene,
}

/// What happens in a moment. Damage to several units by one cause is one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are called what they are")]
pub enum Happening {
    /// Both teams come to light.
    Reveal { teams: [Team; 2] },
    /// A round begins.
    Round { round: u8 },
    /// A round ends.
    RoundEnd { round: u8 },
    /// A unit changes its tile; a walk goes over these tiles, both ends included.
    Move { who: Who, way: Way, path: Vec<Tile> },
    /// A unit strikes at another.
    Strike { who: Who, from: Tile, at: Tile },
    /// A tank steps between.
    Intercept { guardian: Who, from: Tile, ward: Who, at: Tile },
    /// A skill is used.
    Cast { who: Who, skill: Skill, aim: Aim },
    /// A unit dodges.
    Dodge { who: Who },
    /// A unit loses HP, or its shield takes it, or nothing can harm it.
    Hurt { who: Who, cause: Cause, shielded: u8, lost: u8 },
    /// A round end takes HP from these units.
    Wear { cause: Cause, losses: Vec<(Who, u8)> },
    /// A unit gains HP.
    Heal { who: Who, amount: u8 },
    /// An effect begins.
    Gain { who: Who, effect: Effect },
    /// Something else about a unit changes.
    Change { who: Who, change: Change },
    /// Something ends for these units, at the same time.
    Fade { ends: Vec<(Who, Ended)> },
    /// A unit dies, or a clone fades.
    Death { who: Who, tile: Tile },
    /// An object is laid down.
    Spawn { tile: Tile, object: Object },
    /// An object is gone.
    Vanish { tile: Tile },
    /// A unit does nothing, or says what it will do, or cannot do what it has said.
    Say { who: Who, deed: Option<Deed> },
    /// Time is up.
    TimeUp,
    /// The match is over.
    End { outcome: Outcome },
}

/// What changes about a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// A shield is raised.
    Shielded,
    /// Its enemies cannot see it any more.
    Hidden,
    /// It sets a beacon on a tile.
    Beacon(Tile),
    /// It appears.
    Appears,
    /// It is answered for its attack.
    Answered,
    /// So many of its next attacks are stronger.
    Charges(u8),
}

/// What ends for a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// An effect.
    Effect(Effect),
    /// Its shield.
    Shield,
    /// That nobody sees it.
    Hiding,
}

impl Happening {
    /// How long it is to be seen.
    pub const fn length(&self) -> Millis {
        match self {
            Self::Reveal { .. } => REVEAL,
            Self::Round { .. } => ROUND,
            Self::RoundEnd { .. } => ROUND_END,
            Self::Move { way: Way::Walk, path, .. } => STEP * (path.len() as Millis - 1),
            Self::Move { way: Way::Push, .. } => PUSH,
            Self::Move { .. } => LEAP,
            Self::Strike { .. } => BLOW,
            Self::Intercept { .. } => STEP_IN,
            Self::Cast { .. } => SKILL,
            Self::Hurt { .. } | Self::Dodge { .. } => HURT,
            Self::Wear { .. } => WEAR,
            Self::Heal { .. }
            | Self::Gain { .. }
            | Self::Change { .. }
            | Self::Fade { .. }
            | Self::Vanish { .. } => CHANGE,
            Self::Death { .. } => DEATH,
            Self::Spawn { .. } => SPAWN,
            Self::Say { .. } | Self::TimeUp => WORDS,
            Self::End { .. } => END,
        }
    }

    /// The tiles that the eye should find.
    pub fn tiles(&self, scene: &Scene) -> Vec<Tile> {
        let place = |who: &Who| scene.figure(who.id).map(|figure| figure.tile);
        match self {
            Self::Strike { from, at, .. } | Self::Intercept { from, at, .. } => vec![*from, *at],
            Self::Cast { who, aim, .. } => {
                let aimed = match aim {
                    Aim::Nothing => None,
                    Aim::Tile(tile) | Aim::Cursing(tile, _) => Some(*tile),
                };
                place(who).into_iter().chain(aimed).collect()
            }
            Self::Wear { losses, .. } => losses.iter().filter_map(|(who, _)| place(who)).collect(),
            Self::Death { tile, .. } | Self::Spawn { tile, .. } | Self::Vanish { tile } => vec![*tile],
            Self::Move { who, .. }
            | Self::Dodge { who }
            | Self::Hurt { who, .. }
            | Self::Heal { who, .. }
            | Self::Gain { who, .. }
            | Self::Say { who, .. } => place(who).into_iter().collect(),
            Self::Change { who, change } => {
                let aimed = if let Change::Beacon(tile) = change { Some(*tile) } else { None };
                place(who).into_iter().chain(aimed).collect()
            }
            Self::Fade { ends } => ends.iter().filter_map(|(who, _)| place(who)).collect(),
            Self::Reveal { .. }
            | Self::Round { .. }
            | Self::RoundEnd { .. }
            | Self::TimeUp
            | Self::End { .. } => Vec::new(),
        }
    }
}

impl crate::Beat for Beat {
    fn length(&self) -> Millis {
        self.moment.length()
    }
}
