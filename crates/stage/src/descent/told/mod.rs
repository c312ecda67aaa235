//! What is told of runs and rules.

pub(super) mod bestiary;
pub(super) mod chronicle;
pub(super) mod codex;
pub(super) mod epitaph;
pub(super) mod ghost;
pub(super) mod statistics;
pub(super) mod story;
pub(super) mod summary;
pub(super) mod tutorial;
pub(super) mod words;
