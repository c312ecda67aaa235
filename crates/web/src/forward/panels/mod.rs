//! What lies on the table.

pub(super) mod advice;
pub(super) mod answers;
pub(super) mod blows;
pub(super) mod bout;
pub(super) mod card;
pub(super) mod cleared;
pub(super) mod deck;
pub(super) mod dice;
pub(super) mod effects;
pub(super) mod fight;
pub(super) mod gap;
pub(super) mod hero;
pub(super) mod light;
pub(super) mod own_die;
pub(super) mod pit;
pub(super) mod road;
pub(super) mod row;
pub(super) mod tips;
pub(super) mod tray;
