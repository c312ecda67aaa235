//! What is carried, and what it does. RULES.md, section 8.

pub(crate) mod change;
pub(crate) mod effect;
pub(crate) mod flask;
pub(crate) mod item;
pub(crate) mod pack;
pub(crate) mod pair;
pub(crate) mod stats;
pub(crate) mod table;
pub(crate) mod tag;
