//! Players that are programs and know runs. RULES.md, 12.

mod captain;
mod taste;
mod way;

pub use self::captain::Captain;
