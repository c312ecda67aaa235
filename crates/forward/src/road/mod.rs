//! What there is on the road alone: dice that are held, foes that announce what they do, backs
//! that tell a family, forks at which one card is left, places that bend a rule. RULES.md, section 13.

mod arms;
mod bend;
mod family;
mod footing;
mod held;
mod moves;
mod strikers;

pub use arms::{Stance, shelter, strikes};
pub use bend::Bend;
pub(crate) use bend::Fee;
pub use family::Family;
pub(crate) use footing::Footing;
pub use held::Held;
pub use moves::{Intent, Intents, Moves};
pub use strikers::Strikers;

use crate::{Hp, Slot};

/// Where the card of a fork lies that is seen from the beginning.
pub(crate) const OPEN_SLOT: Slot = Slot::Middle;

/// HP that another roll costs where it costs HP.
pub const BLOOD: Hp = Hp(2);

/// Lux heals so many HP less than elsewhere.
pub(crate) const FAINTER: u8 = 2;

/// HP that a night's rest between two places heals.
pub const REST_HEAL: u8 = 5;

/// A Pit takes as many HP as the die that is laid across it lacks to this.
pub const PIT_WIDTH: u8 = 6;
