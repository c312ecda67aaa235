//! What happened, as facts. The words for them are in `text`.

use engine::Disclosure;
use grid::Point;
use serde::{Deserialize, Serialize};

use crate::{
    Ailment, Cause, Flask, FloorNumber, FoeId, Gold, Hp, Intent, Item, Kind, Loot, Percent, Relic, Slot,
    Spell, Thing, Turns, Xp,
};

/// Somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Who {
    /// Whoever climbs the tower.
    Hero,
    /// One of the others.
    Foe(FoeId, Kind),
}

/// How somebody was hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Manner {
    /// By being bumped into.
    Bump,
    /// By a blow in answer to a bump.
    Answer,
    /// By an arrow, or a foe's missile.
    Shot,
    /// By a spell.
    Spell(Spell),
    /// By a deed that was announced.
    Deed,
    /// By somebody bursting.
    Burst,
    /// By thorns.
    Thorns,
}

/// Where HP came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "they are called what they are")]
pub enum Healing {
    Fight,
    Level,
    Potion,
    Fountain,
    Welcome,
    Station,
    Leech,
    SecondWind,
}

/// What a shrine gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "they are called what they are")]
pub enum Blessing {
    Health,
    Attack,
    Defence,
    Magic,
}

/// A fact about a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the fields are called what they are")]
pub enum Event {
    /// The hero came up to a floor.
    FloorEntered { floor: FloorNumber },
    /// Tiles were seen for the first time.
    Revealed { tiles: u16 },
    /// The hero went somewhere.
    Stepped { from: Point, to: Point },
    /// The hero dashed.
    Dashed { from: Point, to: Point },
    /// The hero guards until the next command.
    Guarded,
    /// A door was opened, by a foe if one is named.
    DoorOpened { at: Point, by: Who },
    /// A door was closed.
    DoorClosed { at: Point },
    /// A lock was opened with its key.
    DoorUnlocked { at: Point },
    /// A cracked wall gave way.
    SecretOpened { at: Point },

    /// A foe came into sight.
    FoeSeen { id: FoeId, kind: Kind, at: Point },
    /// A foe noticed the hero.
    FoeWoke { id: FoeId, kind: Kind },
    /// A foe called the others.
    FoeShouted { id: FoeId, kind: Kind },
    /// A foe lost track, and recovered.
    FoeLost { id: FoeId, kind: Kind },
    /// A foe went somewhere.
    FoeStepped { id: FoeId, kind: Kind, from: Point, to: Point },
    /// A foe was too slow to do anything.
    FoeLagged { id: FoeId, kind: Kind },
    /// A foe will take two steps in its next turn.
    FoeHurries { id: FoeId, kind: Kind },
    /// A foe guards itself.
    FoeGuards { id: FoeId, kind: Kind },
    /// A foe announced a deed.
    Announced { id: FoeId, kind: Kind, intent: Intent },
    /// A foe did what it had announced.
    DeedDone { id: FoeId, kind: Kind, intent: Intent },

    /// Somebody was hit, and has so many HP left.
    Struck { by: Who, target: Who, manner: Manner, amount: Hp, crit: bool, guarded: bool, hp: Hp },
    /// An arrow, a missile or a spell flew.
    Shot { by: Who, from: Point, to: Point, spell: Option<Spell> },
    /// Somebody was thrown or pulled to another tile.
    Thrown { who: Who, from: Point, to: Point },
    /// An ailment began.
    Afflicted { who: Who, ailment: Ailment, turns: Turns },
    /// An ailment took HP.
    Suffered { who: Who, ailment: Ailment, amount: Hp, hp: Hp },
    /// A trap went off under somebody.
    TrapSprung { at: Point, trap: Thing, who: Who, amount: Hp, hp: Hp },
    /// Somebody burst where they died.
    Burst { at: Point },
    /// A foe died; where is known only to those who saw it. One that came looking for the hero is
    /// worth nothing.
    Slain { id: FoeId, kind: Kind, at: Option<Point>, seeks: bool },
    /// A foe took gold.
    Robbed { id: FoeId, kind: Kind, gold: Gold },

    /// A fight began.
    FightBegan,
    /// A fight was won; spoils are worth so much of the full.
    FightWon { xp: Xp, gold: Gold, share: Percent },
    /// A fight ended without anybody slain.
    FightBrokenOff,
    /// HP came back.
    Healed { source: Healing, amount: Hp, hp: Hp },
    /// A level was gained.
    LevelGained { level: u16 },
    /// Arrivals on this floor have become stronger.
    DriftRose { drift: u16 },
    /// The floor stirred: from now on somebody sets out to look for the hero every so many turns.
    FloorStirred { every: Turns<u16> },
    /// Somebody sets out to look for the hero, with so much of the strength of its kind.
    Sought { kind: Kind, strength: Percent<u16> },

    /// Somebody is on the way to a pad.
    ArrivalAnnounced { at: Point, kind: Kind, turns: Turns },
    /// Somebody arrived.
    Arrived { id: FoeId, kind: Kind, at: Point },

    /// Something was found and taken.
    Found { loot: Loot, at: Point },
    /// A key was found.
    KeyFound { at: Point, lock: u8 },
    /// Something was left lying because there is no room for it.
    LeftLying { loot: Loot, at: Point },
    /// Something fell to the floor.
    Dropped { loot: Loot, at: Point },
    /// Something was put on.
    Equipped { slot: Slot, item: Item, old: Option<Item> },
    /// A flask was emptied.
    Drunk { flask: Flask },
    /// A tome was read.
    TomeRead { spell: Spell, most: u8 },
    /// Gold that was stolen came back.
    PurseRegained { gold: Gold },
    /// All charges of spells came back.
    ChargesBack,
    /// Arrows are at hand again.
    ArrowBack { arrows: u8 },
    /// A shrine blessed the hero.
    Blessed { at: Point, blessing: Blessing },
    /// A fountain was drunk from.
    FountainUsed { at: Point },

    /// Something was bought.
    Bought { loot: Loot, price: Gold },
    /// The offers of the shop are new.
    Rerolled { price: Gold },
    /// Something worn was improved.
    Upgraded { slot: Slot, item: Item, price: Gold },
    /// A relic was taken.
    RelicTaken { relic: Relic, price: Gold },
    /// Gold grew by itself.
    Interest { gold: Gold },
    /// Death was turned away.
    DeathTurned,
    /// The run ended.
    Died { cause: Cause, floor: FloorNumber },
}

impl Disclosure for Event {
    fn discloses(&self) -> bool {
        !matches!(
            self,
            Self::Stepped { .. }
                | Self::Dashed { .. }
                | Self::Guarded
                | Self::DoorOpened { by: Who::Hero, .. }
                | Self::DoorClosed { .. }
                | Self::DoorUnlocked { .. }
                | Self::KeyFound { .. }
                | Self::Dropped { .. }
                | Self::Equipped { .. }
                | Self::Drunk { .. }
                | Self::Healed { .. }
                | Self::Bought { .. }
                | Self::Upgraded { .. }
                | Self::RelicTaken { .. }
                | Self::FountainUsed { .. }
                | Self::ArrowBack { .. }
        )
    }
}
