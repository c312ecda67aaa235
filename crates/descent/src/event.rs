//! What happened, in the past tense.

use engine::{Disclosure, Seat};
use grid::Point;
use serde::{Deserialize, Serialize};

use crate::{
    Ailment, Blow, Flask, FoeId, Gold, Hp, Item, Kind, Loot, Matter, Outcome, Place, Turns, Weather,
};

/// Somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Who {
    /// Whoever plays at a seat.
    Hero(Seat),
    /// A creature.
    Foe(FoeId, Kind),
}

/// Where harm comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Source {
    /// A strike of whoever plays.
    Hero(Seat),
    /// A strike of a creature.
    Foe(Kind),
    /// A blow that was announced.
    Blow(Kind, Blow),
    /// Something thrown.
    Throw(Seat),
    /// Something that an item does.
    Charm(Seat),
    /// Lightning of somebody that water brought.
    Conducted(Seat),
    /// What somebody stands in.
    Ground(Matter),
    /// An ailment.
    Ailment(Ailment),
    /// Gas that burst.
    Burst,
    /// Spikes.
    Spikes,
}

/// A fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "the fields are called what they are")]
pub enum Event {
    /// Somebody arrived on a floor.
    FloorEntered { place: Place },
    /// Somebody walked.
    Stepped { who: Who, from: Point, to: Point },
    /// Somebody slid, was drawn or leapt.
    Slid { who: Who, from: Point, to: Point },
    /// Somebody struck somebody.
    Struck { by: Who, who: Who, is_critical: bool },
    /// Somebody lost health.
    Harmed { who: Who, harm: Hp, source: Source },
    /// Somebody regained health.
    Healed { who: Who, hp: Hp },
    /// An ailment began.
    Afflicted { who: Who, ailment: Ailment, turns: Turns },
    /// A creature was slain.
    Slain { id: FoeId, kind: Kind, at: Point },
    /// Somebody went down, and can be revived.
    WentDown { seat: Seat },
    /// Somebody stands again.
    Revived { seat: Seat },
    /// A creature came into sight.
    Seen { id: FoeId, kind: Kind, at: Point },
    /// A creature noticed somebody.
    Noticed { id: FoeId, kind: Kind },
    /// A creature runs.
    Fled { id: FoeId, kind: Kind },
    /// A creature announced a blow.
    Announced { id: FoeId, kind: Kind, blow: Blow, at: Point, turns: Turns },
    /// An announced blow fell.
    Fell { id: FoeId, kind: Kind, blow: Blow },
    /// A creature called the others.
    Called { id: FoeId, kind: Kind },
    /// A creature came to be.
    Arrived { id: FoeId, kind: Kind, at: Point },
    /// A creature ate another.
    Devoured { id: FoeId, kind: Kind, hp: Hp },
    /// A boss changed.
    PhaseBegan { kind: Kind, phase: u8 },
    /// The ground of an arena changed.
    WeatherTurned { weather: Weather },
    /// Something was thrown.
    Threw { seat: Seat, item: Item, at: Point },
    /// A flask broke.
    Broke { seat: Seat, flask: Flask, at: Point },
    /// A flask was drunk.
    Drank { seat: Seat, flask: Flask },
    /// Something came over tiles.
    Spread { matter: Matter, at: Point, tiles: u16 },
    /// The ground reacted.
    GroundTurned { burning: u16 },
    /// A door was opened.
    DoorOpened { at: Point },
    /// A locked door was opened.
    Unlocked { at: Point },
    /// A hidden way was found.
    SecretFound { at: Point },
    /// A chest was opened.
    ChestOpened { at: Point },
    /// Something was taken up.
    Took { seat: Seat, loot: Loot },
    /// Something came to lie on a tile.
    Dropped { loot: Loot, at: Point },
    /// An offer was made.
    Offered { seat: Seat, count: u8 },
    /// Something of an offer was taken.
    Chosen { seat: Seat, item: Item },
    /// An offer was left for gold.
    OfferLeft { seat: Seat, gold: Gold },
    /// Something was bought.
    Bought { seat: Seat, ware: crate::Ware, price: Gold },
    /// A shrine blessed somebody.
    Blessed { seat: Seat, blessing: crate::Blessing },
    /// A hearth warmed somebody.
    Warmed { seat: Seat },
    /// Spikes or a plate were sprung.
    TrapSprung { who: Who, at: Point },
    /// Somebody became more experienced.
    Levelled { seat: Seat, level: u8 },
    /// Tiles were seen for the first time.
    Revealed { tiles: u16 },
    /// The floor is calm no more: somebody looks for those who stay.
    Stirred,
    /// The run ended.
    Ended { outcome: Outcome },
}

impl Disclosure for Event {
    fn discloses(&self) -> bool {
        // Walking, opening and taking what lies in plain sight shows nothing new by itself; whatever
        // dice, minds or the unseen part of a floor had a say in does.
        !matches!(
            self,
            Self::Stepped { who: Who::Hero(_), .. }
                | Self::Took { .. }
                | Self::Drank { .. }
                | Self::Dropped { .. }
                | Self::Chosen { .. }
                | Self::OfferLeft { .. }
                | Self::Bought { .. }
                | Self::Unlocked { .. }
                | Self::Warmed { .. }
        )
    }
}
