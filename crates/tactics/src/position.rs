//! The board at one moment: all that both players may know.

use serde::{Deserialize, Serialize};

use crate::{
    Class, Content, Effect, Kind, Member, Minion, Objects, Omen, Outcome, Side, Tiles, Unit, UnitId, UnitSet,
};

/// A match at one moment, with everything that is public in it. Two positions are equal when
/// they look alike and go on alike, as far as the luck that is seen ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Position {
    #[serde(with = "crate::units::written")]
    pub(crate) units: [Unit; UnitId::COUNT],
    pub(crate) objects: Objects,
    /// The tiles that each side's units stand on. Kept beside the units because everything asks for it.
    pub(crate) held: [Tiles; 2],
    pub(crate) omens: [Omen; Omen::SHOWN],
    pub(crate) living: UnitSet,
    pub(crate) spent: UnitSet,
    pub(crate) pending: UnitSet,
    pub(crate) round: u8,
    pub(crate) mover: Side,
    pub(crate) hand: Option<Member>,
    pub(crate) plans: Plans,
    pub(crate) next_tile: Effect,
    pub(crate) stage: Stage,
}

/// What a match waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stage {
    /// The picks of both players.
    Draft,
    /// A deed of the mover.
    Action,
    /// The word of this side on what a dead minion leaves behind.
    Choice(Side),
    /// Nothing: the match is over.
    Over(Outcome),
}

/// Whether declared deeds are waiting or coming about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Plans {
    /// They wait for the next round.
    Waiting,
    /// A round begins, and they come about one by one.
    ComingAbout,
}

impl Position {
    /// The board before the battle.
    pub(crate) const EMPTY: Self = {
        let clone = Unit::NO_CLONE;
        let hero = Unit { kind: Kind::Hero(Class::Warrior), ..clone };
        let minion = Unit { kind: Kind::Minion(Minion::Tank), ..clone };
        Self {
            units: [hero, minion, minion, clone, hero, minion, minion, clone],
            objects: Objects::EMPTY,
            held: [Tiles::NONE; 2],
            omens: [Omen::BLANK; Omen::SHOWN],
            living: UnitSet::NONE,
            spent: UnitSet::NONE,
            pending: UnitSet::NONE,
            round: 1,
            mover: Side::One,
            hand: None,
            plans: Plans::Waiting,
            next_tile: Effect::Power,
            stage: Stage::Draft,
        }
    };

    /// The same board with units that were born with these numbers. What each of them has left stays.
    #[must_use]
    pub fn born_with(mut self, content: &Content) -> Self {
        for unit in self.units.iter_mut().filter(|unit| unit.kind != Kind::Clone) {
            unit.stats = content.stats(unit.kind);
        }
        self
    }

    /// The same board with other HP for somebody who is on it, at least one and at most as many as it was born with.
    /// Only for asking what would be best then.
    #[must_use]
    pub fn supposing(mut self, id: UnitId, hp: u8) -> Self {
        let unit = &mut self.units[id.index()];
        if self.living.contains(id) {
            unit.hp = hp.clamp(1, unit.stats.hp.max(1));
        }
        self
    }

    /// A unit, on the board or not.
    #[inline]
    pub const fn unit(&self, id: UnitId) -> &Unit {
        &self.units[id.index()]
    }

    /// The units on the board.
    #[inline]
    pub const fn living(&self) -> UnitSet {
        self.living
    }

    /// The units whose turn of this round is over.
    pub const fn spent(&self) -> UnitSet {
        self.spent
    }

    /// The dead minions that something will be laid down for, the first one next.
    pub const fn pending(&self) -> UnitSet {
        self.pending
    }

    /// The round, counted from one.
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// Who acts, or acted last.
    #[inline]
    pub const fn mover(&self) -> Side {
        self.mover
    }

    /// The unit that has acted once and must go on, by Speed.
    pub const fn hand(&self) -> Option<Member> {
        self.hand
    }

    /// Whether declared deeds wait or are coming about.
    pub const fn plans(&self) -> Plans {
        self.plans
    }

    /// What lies on the board.
    pub const fn objects(&self) -> &Objects {
        &self.objects
    }

    /// The effect of the next buff tile that will be laid down.
    pub const fn next_tile(&self) -> Effect {
        self.next_tile
    }

    /// The luck of the next random skills.
    pub const fn omens(&self) -> &[Omen; Omen::SHOWN] {
        &self.omens
    }

    /// What the match waits for.
    #[inline]
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// Whether the mover goes on alone because the opponent has no unit left to act with.
    pub fn is_finishing(&self) -> bool {
        self.stage == Stage::Action && self.unspent(self.mover.opponent()).is_empty()
    }

    /// The living units of a side that have not finished their turn in this round.
    #[inline]
    pub fn unspent(&self, side: Side) -> UnitSet {
        (self.living & side.units()) - self.spent
    }

    /// The units that a side may act with now.
    #[inline]
    pub fn ready(&self, side: Side) -> UnitSet {
        if self.stage != Stage::Action || side != self.mover {
            return UnitSet::NONE;
        }
        match self.hand {
            Some(member) => UnitSet::of(side.unit(member)),
            None => self.unspent(side),
        }
    }
}

const _: () = assert!(size_of::<Unit>() <= 32, "units are looked up by a shift");
