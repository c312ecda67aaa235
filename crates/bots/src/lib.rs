//! Players that are programs and know no game in particular: whatever a [`engine::Game`]
//! calls legal is all they need.

mod random;

pub use random::Random;
