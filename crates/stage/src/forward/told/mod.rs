//! Runs and rules in words and numbers.

pub(super) mod chronicle;
pub(super) mod codex;
pub(super) mod epitaph;
mod road;
pub(super) mod score;
pub(super) mod statistics;
pub(super) mod story;
pub(super) mod summary;
pub(super) mod tutorial;
