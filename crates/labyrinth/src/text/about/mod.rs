//! What everything is and does, for whoever looks at it.

mod ailments;
mod gear;
mod kinds;
mod relics;
mod spells;
mod things;
