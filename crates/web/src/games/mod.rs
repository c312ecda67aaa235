//! The games of the arcade, as far as the shell needs to know them, and those that are still to come.

mod cabinet;
mod choices;
mod marquee;

pub use cabinet::{Cabinet, ChosenGroup, Gist, LessonSign, Lessons, Screened, Screening, Seats, Taken};
pub(crate) use cabinet::{Described, Fetching, Installed, summary};
pub use choices::{Asked, Choices, Written};
pub use marquee::Marquee;

use engine::Noun;

use crate::fault::Fault;
use crate::words::Coming;

/// Every game that can be played, in the order they stand in the hall.
pub static MARQUEES: [Marquee; COUNT] = arcade::every_game!(on screens, G => Marquee::of::<G>());

const COUNT: usize = arcade::every_game!(on screens, G => size_of::<G>()).len();

/// The front of the cabinet of a game.
///
/// # Errors
/// When there is none, or it is still to come.
pub fn marquee(name: &str) -> Result<&'static Marquee, Fault> {
    let found = MARQUEES.iter().find(|marquee| marquee.about.name == name);
    found.ok_or_else(|| match Coming::named(name) {
        Some(coming) => Fault::Unbuilt(coming.title),
        None => Fault::NoGame(engine::shortened(name)),
    })
}

/// The game with a name. Whoever asks has waited until it was fetched.
///
/// # Errors
/// When there is none, it is still to come, or nobody has fetched it.
pub fn cabinet(name: &str) -> Result<&'static Cabinet, Fault> {
    let marquee = marquee(name)?;
    marquee.cabinet().ok_or(Fault::NotFetched)
}

/// The name on the front of a game, even if it is still to come.
pub fn title(name: &str) -> Option<&'static str> {
    match marquee(name) {
        Ok(marquee) => Some(marquee.about.title),
        Err(_) => Coming::named(name).map(|coming| coming.title),
    }
}

/// What a run of a game is called.
pub fn noun(name: &str) -> Noun {
    marquee(name).map_or(Noun::Run, |marquee| marquee.about.noun)
}

/// Opens every cabinet. Natively nothing has to be fetched for that, and nobody waits.
#[cfg(test)]
pub(crate) fn open_all() {
    use std::pin::pin;
    use std::task::{Context, Poll, Waker};

    for marquee in &MARQUEES {
        let opened = pin!(marquee.open()).poll(&mut Context::from_waker(Waker::noop()));
        assert!(matches!(opened, Poll::Ready(Ok(_))), "{}", marquee.about.name);
    }
}
