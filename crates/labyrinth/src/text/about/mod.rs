//! What everything is and does, for whoever looks at it.

mod ailments;
mod gear;
mod relics;
mod spells;
mod things;
mod unrest;
