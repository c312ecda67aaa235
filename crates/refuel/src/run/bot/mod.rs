//! Players that are programs and know runs. RULES.md, section 'Bots'.

mod captain;
mod taste;
mod way;

pub use self::captain::Captain;
