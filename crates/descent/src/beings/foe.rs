//! A creature on a floor.

use grid::{Direction, Point};
use serde::{Deserialize, Serialize};

use crate::beings::hero::hurried;
use crate::{
    Ailment, Ailments, Blow, Content, Energy, FloorNumber, Habit, Hp, Kind, Matter, Percent, Phase, Trait,
    Turns,
};

/// What tells the creatures of a floor apart, in the order in which they came.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct FoeId(pub u16);

/// A creature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Foe {
    /// Which one it is.
    pub id: FoeId,
    /// What it is.
    pub kind: Kind,
    /// Where it stands.
    pub at: Point,
    /// What is left.
    pub hp: Hp,
    /// The most there can be.
    pub most: Hp,
    /// How hard it strikes.
    pub attack: Hp,
    /// What it takes off a blow.
    pub defence: Hp,
    /// What a turn gives it.
    pub speed: Energy,
    /// What it has for actions.
    pub energy: Energy,
    /// What ails it.
    pub ailments: Ailments,
    /// What it is about.
    pub mind: Mind,
    /// How it came to be there.
    pub origin: Origin,
    /// What it has announced.
    pub intent: Option<Intent>,
    /// Where it looks.
    pub facing: Direction,
    /// How long until it announces a blow again.
    pub rest: Turns,
    /// How long until it calls, raises or summons again.
    pub breath: Turns,
    /// Which phase of its fight a boss is in.
    pub phase: u8,
    /// How many turns the weather of that phase has gone on.
    pub weathered: u8,
    /// Whether it has just struck, for those who flit.
    pub(crate) has_struck: bool,
    /// Whether whoever plays has seen it since they last looked away.
    pub(crate) is_noticed: bool,
    /// Whether they saw it when they chose what they did last: nobody else strikes.
    pub(crate) is_met: bool,
}

/// What a creature is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Mind {
    /// It sleeps, or pretends to be something else.
    Still,
    /// It has noticed nobody.
    Idle,
    /// It is after somebody whom it saw there, so many turns ago.
    Hunting {
        /// Where.
        last: Point,
        /// Since then.
        unseen: Turns,
    },
    /// It wants to get away and mend.
    Fleeing,
}

/// How a creature came to be where it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Origin {
    /// It dwells on the floor.
    Dwells,
    /// Another brought it about, and would bring more: it is worth nothing.
    Called,
    /// It came because somebody stayed for too long, and looks for them: it is worth nothing either.
    Seeks,
}

/// A blow that was announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Intent {
    /// Which.
    pub blow: Blow,
    /// Where it is aimed.
    pub at: Point,
    /// How many actions before it falls.
    pub turns: Turns,
}

impl Foe {
    /// A creature as it is on a floor. RULES.md, 5.5.
    pub(crate) fn new(id: FoeId, kind: Kind, at: Point, floor: FloorNumber, content: &Content) -> Self {
        let nature = kind.nature();
        let depth = if content.grows_from_home == 0 {
            floor.below(FloorNumber::FIRST)
        } else {
            floor.below(nature.home)
        };
        let of_all = |percent: Percent| Percent(if kind.is_boss() { 0 } else { percent.0 });
        let grown = |percent: Percent| of_all(Percent(u16::from(depth) * percent.0));
        let keen = content.keenness(kind, floor);
        let hp = nature.hp.raised(of_all(content.foe_hp)).raised(grown(content.growth_hp));
        Self {
            id,
            kind,
            at,
            hp,
            most: hp,
            attack: nature.attack.raised(keen).raised(grown(content.growth_attack)),
            defence: nature.defence,
            speed: Energy(100 + i16::try_from(grown(content.growth_speed).0).unwrap_or(0)),
            energy: Energy(0),
            ailments: Ailments::NONE,
            mind: if kind.has(Trait::Disguised) || kind.has(Trait::Sleeper) {
                Mind::Still
            } else {
                Mind::Idle
            },
            origin: Origin::Dwells,
            intent: None,
            facing: Direction::South,
            rest: Turns::NONE,
            breath: Turns::NONE,
            phase: 0,
            weathered: 0,
            has_struck: false,
            is_noticed: false,
            is_met: false,
        }
    }

    /// Whether it is after somebody, or running from them.
    #[inline]
    pub const fn is_awake(&self) -> bool {
        matches!(self.mind, Mind::Hunting { .. } | Mind::Fleeing)
    }

    /// Whether it is taken for something else.
    pub fn is_disguised(&self) -> bool {
        self.mind == Mind::Still && self.kind.has(Trait::Disguised)
    }

    /// What it does, the first that fits.
    pub fn habits(&self) -> &'static [Habit] {
        self.fight_phase().map_or(self.kind.nature().habits, |phase| phase.habits)
    }

    /// The phase of a boss's fight.
    pub fn fight_phase(&self) -> Option<&'static Phase> {
        self.kind.nature().phases.get(usize::from(self.phase))
    }

    /// What a turn gives it now.
    pub fn gain(&self) -> Energy {
        let percent = self.fight_phase().map_or(Percent(100), |phase| phase.speed);
        let speed = i32::from(self.speed.0) * i32::from(percent.0) / 100;
        hurried(Energy(i16::try_from(speed).unwrap_or(i16::MAX)), &self.ailments)
    }

    /// What hurts it half as much again; cold, which hurts nobody, freezes it.
    pub fn weakness(&self) -> Option<Matter> {
        self.fight_phase().map_or(self.kind.nature().weak, |phase| phase.weak)
    }

    /// Whether something hurts it half as much again. Water by itself hurts nobody: who is weak to it is weak to
    /// everything while wet.
    pub fn is_weak_to(&self, element: Option<Matter>) -> bool {
        match self.weakness() {
            Some(Matter::Water) => self.ailments.has(Ailment::Wet),
            weakness => weakness.is_some() && weakness == element,
        }
    }

    /// Whether some ground is nothing to it now: not while it is weak to that.
    pub fn is_hardy(&self, matter: Matter) -> bool {
        self.kind.nature().hardy.has(matter) && self.weakness() != Some(matter)
    }

    /// What it takes off a blow that comes from a tile.
    pub fn defence_against(&self, from: Point) -> Hp {
        let is_turned = self.kind.has(Trait::Shielded) && self.at.step(self.facing) != from;
        let whole = if is_turned { Hp(0) } else { self.defence };
        let corroded = if self.ailments.has(Ailment::Corroded) { Hp(2) } else { Hp(0) };
        (whole - corroded).max(Hp(0))
    }

    /// Whether it can act now.
    pub fn is_ready(&self) -> bool {
        self.energy >= Energy::ACTION && self.can_act()
    }

    /// Whether it could act if it had the energy.
    pub const fn can_act(&self) -> bool {
        !self.ailments.has(Ailment::Frozen)
    }

    /// Whether it cannot walk away.
    pub const fn is_held(&self) -> bool {
        self.ailments.has(Ailment::Held)
    }

    /// Whether it has at most so many hundredths of its health.
    pub fn is_below(&self, percent: Percent) -> bool {
        self.hp < self.most.share(percent)
    }
}
