//! Players that are programs.

mod delver;
mod fighter;
mod habits;
mod naive;
mod together;

pub use delver::Delver;
pub use fighter::Fighter;
pub use naive::Naive;
