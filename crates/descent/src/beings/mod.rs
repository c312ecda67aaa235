//! Who walks the floors.

pub(crate) mod ailment;
pub(crate) mod blow;
pub(crate) mod character;
pub(crate) mod foe;
pub(crate) mod hero;
pub(crate) mod kind;
