//! Players that are programs.

mod delver;
mod fighter;
mod habits;
mod naive;

pub use delver::Delver;
pub use fighter::Fighter;
pub use naive::Naive;
