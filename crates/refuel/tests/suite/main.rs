//! What holds for Refuel as a whole.

mod cuts;
mod laws;
mod runs;
