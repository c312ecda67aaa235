//! What lies on the table.

pub(super) mod advice;
pub(super) mod asked;
pub(super) mod cover;
pub(super) mod detail;
pub(super) mod draft;
pub(super) mod ink;
pub(super) mod luck;
pub(super) mod modes;
pub(super) mod roster;
pub(super) mod status;
pub(super) mod tools;
