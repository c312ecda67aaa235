//! The front of a cabinet: what is known of a game before anything of it was fetched.

use std::sync::OnceLock;

use engine::About;

use super::cabinet::{Cabinet, Fetching, Installed};
use crate::art::Art;
use crate::fault::Fault;
use crate::shell::desk::Desk;
use crate::words::NounWords;

/// The front of a cabinet. It belongs to the part of the client that comes first; the cabinet behind it is fetched
/// when somebody wants to play, or when there is nothing else to do.
pub struct Marquee {
    /// What the game says of itself.
    pub about: &'static About,
    /// The picture that stands for it.
    pub emblem: Art,
    fetch: fn() -> Fetching,
    cabinet: OnceLock<&'static Cabinet>,
}

impl Marquee {
    /// The front of a game's cabinet.
    pub(super) const fn of<G: Installed>() -> Self {
        Self { about: &G::ABOUT, emblem: G::EMBLEM, fetch: G::fetch, cabinet: OnceLock::new() }
    }

    /// The cabinet behind it, once it is here.
    pub fn cabinet(&self) -> Option<&'static Cabinet> {
        self.cabinet.get().copied()
    }

    /// The cabinet behind it, fetched unless it is here.
    ///
    /// # Errors
    /// When it could not be fetched. The next who asks tries again.
    pub async fn open(&self) -> Result<&'static Cabinet, Fault> {
        if let Some(cabinet) = self.cabinet() {
            return Ok(cabinet);
        }
        let cabinet = (self.fetch)().await?;
        Ok(self.cabinet.get_or_init(|| cabinet))
    }

    /// What the shell says about its runs.
    ///
    /// # Panics
    /// Where no page is being made, as when a key is heard.
    pub fn words(&self) -> &'static NounWords {
        (Desk::get().words().noun)(self.about.noun)
    }
}
