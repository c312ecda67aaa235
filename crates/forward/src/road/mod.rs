//! What there is on the road alone: dice that are held, foes that announce what they do, backs
//! that tell a family, places that bend a rule. RULES.md, section 13.

mod bend;
mod family;
mod footing;
mod held;
mod moves;

pub use bend::Bend;
pub(crate) use bend::Fee;
pub use family::Family;
pub(crate) use footing::Footing;
pub use held::Held;
pub use moves::{Intent, Intents, Moves};

/// Lux that it takes to pass a card by.
pub const PASS_LUX: u8 = 2;

/// Lux that it takes to roll a die again.
pub const REROLL_LUX: u8 = 2;
