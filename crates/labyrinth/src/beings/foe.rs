//! A foe on a floor.

use std::ops::{Index, IndexMut};

use grid::Point;
use serde::{Deserialize, Serialize};

use crate::beings::hero::slowed;
use crate::{Ailments, Content, Doors, Gold, Hp, Hundredths, Intent, Kind, Stats, Turns, Who};

/// What tells the foes of a floor apart, in the order in which they came.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct FoeId(pub u16);

/// The place of a foe in the list of those on a floor. It holds until somebody falls; a [`FoeId`]
/// holds for as long as the foe lives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct FoeIndex(pub(crate) usize);

impl Index<FoeIndex> for Vec<Foe> {
    type Output = Foe;

    #[inline]
    fn index(&self, foe: FoeIndex) -> &Foe {
        &self[foe.0]
    }
}

impl IndexMut<FoeIndex> for Vec<Foe> {
    #[inline]
    fn index_mut(&mut self, foe: FoeIndex) -> &mut Foe {
        &mut self[foe.0]
    }
}

/// A foe.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
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
    /// Its numbers.
    pub stats: Stats,
    /// What ails it.
    pub ailments: Ailments,
    /// Whether it knows of the hero.
    pub mind: Mind,
    /// What it has announced.
    pub intent: Option<Intent>,
    /// Whether it guards itself now.
    pub guards: bool,
    /// Whether it will take two steps in its next turn.
    pub hurries: bool,
    /// Whether it is in the fight that is on.
    pub fights: bool,
    /// Whether it came looking for the hero: it does not give up, and doors do not stop it.
    pub seeks: bool,
    /// Gold that it stole.
    pub purse: Gold,
    /// Whether it was in sight when the hero looked last.
    pub(crate) noticed: bool,
    /// Whether the hero has ever seen it.
    pub(crate) is_known: bool,
    /// Lead over the speed of the hero, or lag.
    pub(crate) lead: Hundredths,
    /// Turns until it can do its special deed again; for bosses, the place in their pattern.
    pub(crate) beat: u8,
    /// Whether it has struck back since its last turn, which was its turn.
    pub(crate) answered: bool,
}

/// What a foe knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Mind {
    /// It has not noticed anything.
    Idle,
    /// It is after the hero, whom it has not seen for a while.
    Hunting {
        /// Since the hero was in sight.
        unseen: Turns,
    },
    /// It wants to get away.
    Fleeing {
        /// Since the hero was in sight.
        unseen: Turns,
    },
}

impl Mind {
    /// After the hero, who was seen just now.
    pub(crate) const HUNTING: Self = Self::Hunting { unseen: Turns::NONE };
}

impl Foe {
    /// Whether it knows of the hero.
    pub const fn is_awake(&self) -> bool {
        !matches!(self.mind, Mind::Idle)
    }

    /// Whether less than half of its HP are left.
    pub const fn is_below_half(&self) -> bool {
        self.hp.0 * 2 < self.stats.hp.0
    }

    /// What closed doors are to it.
    pub(crate) const fn doors(&self) -> Doors {
        match self.kind.doors() {
            Doors::Stopped if self.seeks => Doors::Opens,
            doors => doors,
        }
    }

    /// Its speed now, which slowness takes from.
    pub(crate) fn speed(&self, content: &Content) -> Hundredths {
        slowed(self.stats.speed, self.ailments, content)
    }

    pub(crate) const fn who(&self) -> Who {
        Who::Foe(self.id, self.kind)
    }
}
