//! Runs in words. What something does is told from its row.

mod codex;
mod gifts;
mod hardships;
mod stories;
mod told;

pub use self::codex::run_codex;
use crate::text::Name;

macro_rules! named {
    ($($name:ident),+) => {
        $(impl crate::$name {
            /// What people call it.
            pub fn name(self) -> String {
                Name(self.word()).to_string()
            }
        })+
    };
}

named!(Encounter, FightSort, Hardship, Kit, Prize, Shelf, Theme, Trace);
