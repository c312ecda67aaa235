//! The games of the arcade, as far as the shell needs to know them.

mod booth;

pub use booth::{Booth, Build, Ready, Screened, Screening};

use crate::art::Art;
use crate::forward;

/// Every cabinet of the hall, in the order they stand in.
pub static BOOTHS: &[Booth] = &[
    Booth {
        name: "forward",
        title: "Forward",
        line: stage::forward::LINE,
        emblem: Art::Forward,
        build: Build::Ready(&forward::READY),
    },
    Booth {
        name: "tactics",
        title: "5×5 Tactics",
        line: "Two players, one hero and two minions each, a ten-second clock and no luck.",
        emblem: Art::Tactics,
        build: Build::Coming,
    },
    Booth {
        name: "labyrinth",
        title: "Endless Tower",
        line: "Floor upon floor of mazes that do real work, with bow, blade and four spells.",
        emblem: Art::EndlessTower,
        build: Build::Coming,
    },
    Booth {
        name: "descent",
        title: "Descent",
        line: "Seven floors down, in the dark, with whatever you find on the way.",
        emblem: Art::Descent,
        build: Build::Coming,
    },
    Booth {
        name: "refuel",
        title: "Refuel",
        line: "Towers on worlds that nobody has seen before, and a tank that runs dry.",
        emblem: Art::Refuel,
        build: Build::Coming,
    },
];

/// The games that can be played.
pub fn playable() -> impl Iterator<Item = &'static Booth> {
    BOOTHS.iter().filter(|booth| matches!(booth.build, Build::Ready(_)))
}

/// The cabinet with a name.
pub fn named(name: &str) -> Option<&'static Booth> {
    BOOTHS.iter().find(|booth| booth.name == name)
}

/// The game with a name that can be played.
///
/// # Errors
/// When there is none, in words.
pub fn ready(name: &str) -> Result<(&'static Booth, &'static Ready), String> {
    match named(name) {
        Some(booth) => match booth.build {
            Build::Ready(ready) => Ok((booth, ready)),
            Build::Coming => Err(format!("{} is still being built.", booth.title)),
        },
        None => Err(format!("This arcade has no game called '{}'.", engine::shortened(name))),
    }
}
