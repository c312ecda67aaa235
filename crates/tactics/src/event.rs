//! What happened, as facts. The words for them are in `text`.

use engine::Disclosure;
use serde::{Deserialize, Serialize};

use crate::{Aim, Class, Deed, Effect, Kind, Minion, Object, Omen, Outcome, Side, Skill, Team, Tile, UnitId};

/// A unit that something is told about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Who {
    /// Which.
    pub id: UnitId,
    /// What it is.
    pub kind: Kind,
}

/// A fact about a match. The picks of a draft are told to their own side alone; everything
/// else is for everyone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the fields are called what they are")]
pub enum Event {
    /// A class was picked.
    ClassPicked { side: Side, class: Class },
    /// Two minions were picked.
    MinionsPicked { side: Side, minions: [Minion; 2] },
    /// A skill was picked.
    SkillPicked { side: Side, skill: Skill },
    /// A side finished its draft.
    Locked { side: Side },
    /// Both drafts are open and the units take their places.
    Revealed { teams: [Team; 2] },

    /// The kind of the next buff tile came to light.
    NextTileShown { effect: Effect },
    /// New omens came to light, behind those that are left.
    OmensShown { omens: [Omen; Omen::SHOWN] },

    /// A round began.
    RoundBegan { round: u8 },
    /// A unit did nothing.
    Passed { who: Who },
    /// A slow unit said what it will do.
    Declared { who: Who, deed: Deed },
    /// What was declared comes about.
    PlanBegan { who: Who, deed: Deed },
    /// What was declared is not possible any more.
    PlanFailed { who: Who, deed: Deed },

    /// A unit changed its tile.
    Moved { who: Who, from: Tile, to: Tile, way: Way },
    /// A unit came onto a buff tile and used it up.
    BuffTaken { who: Who, tile: Tile, effect: Effect },
    /// A unit struck at another.
    Attacked { who: Who, target: Who },
    /// A unit struck at an obstacle.
    ObstacleStruck { who: Who, tile: Tile, hp: u8 },
    /// An obstacle fell to pieces.
    ObstacleDestroyed { tile: Tile },
    /// A tank stepped between.
    Intercepted { guardian: Who, ward: Who },
    /// A unit dodged an attack.
    Dodged { who: Who },
    /// A unit was answered for its attack.
    Countered { who: Who },
    /// A unit lost HP, or would have without its shield.
    Hurt { who: Who, cause: Cause, shielded: u8, lost: u8, hp: u8 },
    /// Damage met a unit that takes none.
    Unharmed { who: Who },
    /// A unit gained HP.
    Healed { who: Who, amount: u8, hp: u8 },

    /// A skill was used.
    SkillUsed { who: Who, skill: Skill, aim: Aim },
    /// An effect began, or began anew.
    EffectGained { who: Who, effect: Effect, rounds: u8 },
    /// An effect ended.
    EffectEnded { who: Who, effect: Effect },
    /// A shield was raised.
    ShieldRaised { who: Who, strength: u8, rounds: u8 },
    /// A shield went down by itself.
    ShieldEnded { who: Who },
    /// A unit vanished from its enemies' eyes.
    Hidden { who: Who },
    /// A hidden unit can be seen again.
    Seen { who: Who },
    /// A beacon was set.
    BeaconSet { who: Who, tile: Tile },
    /// The next attacks of a unit are stronger.
    Strengthened { who: Who, charges: u8 },
    /// A clone appeared.
    CloneMade { who: Who, tile: Tile },
    /// A clone was gone in time.
    CloneFaded { who: Who },

    /// A unit died.
    Died { who: Who, tile: Tile },
    /// A side is asked what a dead minion leaves behind: an obstacle, or this buff.
    ChoiceOffered { side: Side, who: Who, tile: Tile, effect: Effect },
    /// An object was laid down.
    Spawned { tile: Tile, object: Object },
    /// A buff tile was gone in time.
    BuffGone { tile: Tile },

    /// A round ended, and what a round end does comes next.
    RoundEnded { round: u8 },
    /// Time ran out.
    TimedOut,
    /// A side gave up.
    Surrendered { side: Side },
    /// The match ended.
    Ended { outcome: Outcome },
}

/// How a unit changed its tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Way {
    /// Step by step.
    Walk,
    /// Over everything.
    Leap,
    /// Without being in between.
    Teleport,
    /// Against its will.
    Push,
}

/// Why HP were lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cause {
    /// A plain attack, or one at the end of a charge.
    Attack,
    /// A skill.
    Skill,
    /// The answer to an attack.
    Counter,
    /// The moment in which Weakness takes hold.
    Weakness,
    /// Bleed.
    Bleed,
    /// The decay of minions.
    Decay,
    /// The pressure on everybody.
    Pressure,
    /// An action that took too long.
    Timeout,
}

impl Disclosure for Event {
    fn discloses(&self) -> bool {
        matches!(self, Self::Revealed { .. } | Self::NextTileShown { .. } | Self::OmensShown { .. })
    }
}
