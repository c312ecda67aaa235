//! The testkit tried on games that break its laws, in one program, which is linked once.

mod knobs;
mod laws;
mod mutants;
