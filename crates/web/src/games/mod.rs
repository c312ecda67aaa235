//! The games of the arcade, as far as the shell needs to know them.

mod booth;

pub use booth::{
    Booth, Build, ChosenGroup, Gist, LessonSign, Lessons, Noun, Ready, Score, Screened, Screening, Seats,
    Taken,
};
pub(crate) use booth::{gist, summary};

use ::forward::Forward;
use ::labyrinth::Labyrinth;
use ::tactics::Tactics;
use engine::Game as _;

use crate::art::Art;
use crate::fault::Fault;
use crate::{forward, labyrinth, tactics};

/// Every cabinet of the hall, in the order they stand in.
pub static BOOTHS: &[Booth] = &[
    Booth {
        name: Forward::NAME,
        title: Forward::ABOUT.title,
        line: |_| stage::forward::LINE,
        emblem: Art::Forward,
        build: Build::Ready(&forward::READY),
    },
    Booth {
        name: Tactics::NAME,
        title: Tactics::ABOUT.title,
        line: |_| stage::tactics::LINE,
        emblem: Art::Tactics,
        build: Build::Ready(&tactics::READY),
    },
    Booth {
        name: Labyrinth::NAME,
        title: Labyrinth::ABOUT.title,
        line: |_| stage::labyrinth::LINE,
        emblem: Art::Labyrinth,
        build: Build::Ready(&labyrinth::READY),
    },
    Booth {
        name: "descent",
        title: "Descent",
        line: |words| words.descent,
        emblem: Art::Descent,
        build: Build::Coming,
    },
    Booth {
        name: "refuel",
        title: "Refuel",
        line: |words| words.refuel,
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
/// When there is none.
pub fn ready(name: &str) -> Result<(&'static Booth, &'static Ready), Fault> {
    match named(name) {
        Some(booth) => match booth.build {
            Build::Ready(ready) => Ok((booth, ready)),
            Build::Coming => Err(Fault::Unbuilt(booth.title)),
        },
        None => Err(Fault::NoGame(engine::shortened(name))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_of_the_arcade_can_be_played_here() {
        let here: Vec<&str> = playable().map(|booth| booth.name).collect();
        assert_eq!(here, arcade::GAMES.iter().map(|game| game.name()).collect::<Vec<_>>());
    }
}
