//! The games of the arcade, as far as the shell needs to know them, and those that are still to come.

mod cabinet;
mod coming;

pub use cabinet::{Cabinet, ChosenGroup, Gist, LessonSign, Lessons, Screened, Screening, Seats, Taken};
pub(crate) use cabinet::{Described, Installed, summary};
pub use coming::{COMING, Coming};

use engine::Noun;

use crate::fault::Fault;

/// Every game that can be played, in the order they stand in the hall.
pub static CABINETS: &[Cabinet] = &arcade::every_game!(G => Cabinet::of::<G>());

/// The game with a name.
///
/// # Errors
/// When there is none, or it is still to come.
pub fn cabinet(name: &str) -> Result<&'static Cabinet, Fault> {
    let found = CABINETS.iter().find(|cabinet| cabinet.about.name == name);
    found.ok_or_else(|| match Coming::named(name) {
        Some(coming) => Fault::Unbuilt(coming.title),
        None => Fault::NoGame(engine::shortened(name)),
    })
}

/// The name on the sign of a game, even if it is still to come.
pub fn title(name: &str) -> Option<&'static str> {
    match cabinet(name) {
        Ok(cabinet) => Some(cabinet.about.title),
        Err(_) => Coming::named(name).map(|coming| coming.title),
    }
}

/// What a run of a game is called.
pub fn noun(name: &str) -> Noun {
    cabinet(name).map_or(Noun::Run, |cabinet| cabinet.about.noun)
}
