//! What is around every page.

pub(super) mod app;
pub(super) mod desk;
pub(super) mod header;
pub(super) mod live;
pub(super) mod mistake;
pub(super) mod notice;
pub(super) mod route;
pub(super) mod rules;
pub(super) mod tip;
pub(super) mod watchers;
