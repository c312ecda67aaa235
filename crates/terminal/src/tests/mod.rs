//! The arcade without a terminal: keys in, pictures out, time as the test says.

mod arcade;
mod cave;
mod descent;
mod door;
mod labyrinth;
mod laws;
mod newer;
mod notices;
mod pictures;
mod play;
mod road;
mod store;
mod tactics;

pub(crate) use arcade::{Arcade, Folder};
